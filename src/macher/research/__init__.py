"""For research: features as arrays, environments that learning libraries know, and games as data (docs/research.md)."""
