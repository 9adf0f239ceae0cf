"""Replays for the browser: stories of finished matches, sent as changes and cached."""
