"""The view of each seat, and the functions that test it for leaks."""
