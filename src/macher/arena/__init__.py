"""Whole games of bots against bots, counted, and matches that say how strong a bot is."""
