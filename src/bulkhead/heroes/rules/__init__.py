"""The rules of Heroes, one chapter a file."""
