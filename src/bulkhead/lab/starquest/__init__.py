"""Studies of Starquest's missions: many games of bots, written down one by one, and what can be learnt from them."""
