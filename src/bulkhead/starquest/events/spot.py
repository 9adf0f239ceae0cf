"""Where something happened."""

Spot = tuple[int, int]
"""A square, as `(x, y)`."""
