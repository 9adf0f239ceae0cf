"""The type of a square in events."""

Spot = tuple[int, int]
"""A square, as `(x, y)`."""
