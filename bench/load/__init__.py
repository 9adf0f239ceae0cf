"""Simulated players by the thousand, in their own processes."""
