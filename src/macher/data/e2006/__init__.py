"""The printed numbers of the 2006 edition."""
