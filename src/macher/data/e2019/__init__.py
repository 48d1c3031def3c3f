"""The printed numbers of the 2019 edition."""
