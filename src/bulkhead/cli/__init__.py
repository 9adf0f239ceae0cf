"""The command line: `bulkhead play`, `sim`, `odds`, `rules`, `replay`, `verify`, `show`."""

from bulkhead.cli.app import main

__all__ = ["main"]
