"""Tables: how they are made, who sits where, and those that come from records."""
