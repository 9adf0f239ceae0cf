"""Attacks: lines of fire, declarations, dice and life points."""
