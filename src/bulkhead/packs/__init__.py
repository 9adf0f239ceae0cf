"""Packs on this machine: where they lie, what they say, what is wrong with them, and playing with them."""
