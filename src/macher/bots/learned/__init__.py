"""Bots whose judgement was learned by play: the value of a position, and who chooses by it."""
