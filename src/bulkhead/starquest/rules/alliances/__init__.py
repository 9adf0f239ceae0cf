"""Alliances, sales and proposals between players."""
