"""What of the words belongs to the 2019 edition alone."""
