"""Text that players type and programs keep: notation, shorthand, positions."""
