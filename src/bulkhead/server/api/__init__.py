"""The addresses under /api for tables and replays, and what goes over them as types."""
