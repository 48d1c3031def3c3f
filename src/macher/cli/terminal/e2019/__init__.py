"""What of the terminal table belongs to the 2019 edition alone."""
