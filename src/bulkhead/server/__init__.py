"""The web table: HTTP for tables, a WebSocket for play. Thin: it never looks inside a game."""
