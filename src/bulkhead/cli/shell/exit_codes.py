"""The exit codes of the command line."""

YES = 0
"""Success, or yes."""
NO = 1
"""Failure, or no."""
USAGE = 2
"""Wrong usage."""
PARTLY = 3
"""A match of another version of the rules: it was checked as far as it agrees with the version here."""
