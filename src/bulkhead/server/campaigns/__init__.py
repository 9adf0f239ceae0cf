"""Campaigns on a server: their records, their people, their addresses."""
