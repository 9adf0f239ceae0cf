"""How weapons fire (SQ-WPN): a file for each pattern or weapon."""
