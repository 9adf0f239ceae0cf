"""The server: HTTP to make and list tables, a WebSocket to play. It contains no rules of any game."""
