"""The command line: `bulkhead play`, `sim`, `odds`, `rules`, `replay`, `verify`, `show`."""

from bulkhead.cli.shell.app import main

__all__ = ["main"]
