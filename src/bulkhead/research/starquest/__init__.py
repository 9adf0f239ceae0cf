"""Starquest as arrays: places in the current offer, features of the commands there, and what a seat sees."""
