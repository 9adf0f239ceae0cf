"""Files written by an earlier version of the program. Every later version must read them and reach the same game.

`record.py` says how they were made. A kept file is never recorded again: if the program cannot read it, players of that
version have lost their matches.
"""
