"""What the service says: positions, refusals, and the game before a game, in the language of the reader."""
