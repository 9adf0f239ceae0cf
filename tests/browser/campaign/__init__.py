"""Campaigns of Starquest in the browser."""
