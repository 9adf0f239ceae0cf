"""A table in the terminal: it draws, asks, reads a line and tells what happened."""
