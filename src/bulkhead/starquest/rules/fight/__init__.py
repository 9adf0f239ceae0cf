"""Shooting, melee, Overwatch, fire, wounds and losses; `weapons/` has a file for each weapon."""
