"""Weapons, one file each: how each of them fires (SQ-WPN)."""
