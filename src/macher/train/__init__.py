"""Training: a league that plays, learns a value from its games, and promotes what plays better."""
