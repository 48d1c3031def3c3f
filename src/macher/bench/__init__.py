"""`macher bench`: how fast the engine is, in both its forms, on this machine and beside other engines."""
