"""Shooting, melee, Overwatch, fire, wounds and losses; `weapons/` has one file a weapon."""
