"""Campaigns on a server: records, players, and the HTTP routes."""
