"""What of the table belongs to the 2019 edition alone."""
