"""The games in the shape of OpenSpiel's `Game` and `State`, without needing OpenSpiel. Start at `game.py`."""
