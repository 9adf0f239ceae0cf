"""What the people at a table ask of it, each with the room's lock."""
