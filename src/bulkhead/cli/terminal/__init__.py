"""The game table in the terminal: draw the board, ask, read a typed line, print what happened."""
