"""Golden games: whole transcripts, and counts of legal commands, that change only when the rules do.

`make goldens` is the only way they are written. When one changes, the diff is read.
"""
