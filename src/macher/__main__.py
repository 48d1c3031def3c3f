"""`python -m macher` is the `macher` command."""

from macher.cli import main

main()
