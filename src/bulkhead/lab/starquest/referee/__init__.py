"""An independent referee for Starquest, written from the manual.

It shares no code with the game: it reads content files, events and tables as plain data, keeps a table of its own, and
objects to the first thing that the manual does not allow.
"""
