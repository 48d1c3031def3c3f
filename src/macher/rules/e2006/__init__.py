"""The 2006 edition: seven rounds, or the short game of five."""
