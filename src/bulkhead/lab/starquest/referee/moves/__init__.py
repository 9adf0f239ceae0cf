"""Movement: points, steps, turns on the spot, and where pieces may stand."""
