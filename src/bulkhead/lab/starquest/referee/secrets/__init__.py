"""Secrets: who hears what, and what the views of all seats and of a spectator show."""
