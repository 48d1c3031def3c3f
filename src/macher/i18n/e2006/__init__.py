"""What of the words belongs to the 2006 edition alone."""
