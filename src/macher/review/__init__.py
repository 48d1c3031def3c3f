"""What decided a finished game: chances after every move, choices and what they cost, and how much was luck."""
