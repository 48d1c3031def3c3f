"""Whole games of bots against bots, counted."""
