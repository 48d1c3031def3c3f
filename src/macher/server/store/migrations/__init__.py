"""The revisions of the database. A new one gets the next number and never changes once released."""
