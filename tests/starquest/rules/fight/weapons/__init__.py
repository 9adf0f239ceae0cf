"""Weapons, one file each."""
