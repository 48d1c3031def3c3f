"""The `macher` command."""

from macher.cli.command import main

__all__ = ["main"]
