"""The judgement of the 2006 edition."""
