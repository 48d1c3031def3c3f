"""Parts that both editions are built from."""
