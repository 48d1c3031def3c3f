"""The board game Die Macher: one engine, five doors."""

__version__ = "0.1.0"
