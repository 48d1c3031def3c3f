"""What of the terminal table belongs to the 2006 edition alone."""
