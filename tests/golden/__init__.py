"""Goldens: whole games and counts of legal commands, which change only when the rules do; sentences in four languages.

`make goldens` is the only way they are written. When one changes, the diff is read.
"""
