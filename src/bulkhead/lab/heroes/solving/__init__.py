"""Solves Heroes: the exact chance of winning from every board of a match-up, by sweeps over all boards.

A match-up is two armies in their columns with the options of the table. The value of a board is the chance of the
player who begins a turn there, with best play of both; a drawn or an endless game counts half.
"""
