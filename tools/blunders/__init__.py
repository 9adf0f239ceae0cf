"""`python -m tools.blunders` plays games of Starquest with bots and counts the moves that a table would laugh at.

Each witness knows one kind of blunder and watches every decision of a game. A blunder is counted where it can be seen
in the position; few of them are always wrong, so one in many games may be right. What the numbers are for is to
compare: the same games, before and after a change. Another version of the bots is counted by putting its source first:

    PYTHONPATH=../before/src python -m tools.blunders --games 20
"""
