"""One test for each card of the box, drawn like the weapon tests."""
