"""The judgement of the 2019 edition."""
