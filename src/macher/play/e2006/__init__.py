"""What of the table belongs to the 2006 edition alone."""
