"""Studies of Starquest's missions: plays many games of bots, records each, and sums them up."""
