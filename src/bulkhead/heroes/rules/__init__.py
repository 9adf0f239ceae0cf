"""The rules of Heroes, one chapter per file."""
