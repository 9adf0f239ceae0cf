"""Files that an earlier version of the program has written: every later version reads them and comes to the same game.

`record.py` says how they were made. A kept file is never recorded anew: a program that cannot read it has lost a match
of somebody who plays.
"""
