"""The command line: `bulkhead play`, `serve`, `sim`, `odds`, `rules`, `show`, `replay`, `verify`, `packs`, `bench`."""

from bulkhead.cli.app import main

__all__ = ["main"]
