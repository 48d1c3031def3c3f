"""Bots at the tables: whose turn it is, the processes in which they think, hints."""
