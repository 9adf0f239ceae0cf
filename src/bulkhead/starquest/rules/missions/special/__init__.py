"""Rules that only single missions have, one file each."""
