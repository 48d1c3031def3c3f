"""Many games of bots, kept, and what they teach about the game: balance, what pays, and how far the value is right."""
