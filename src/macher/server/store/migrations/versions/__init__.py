"""One module for each revision, named `r` and its number."""
