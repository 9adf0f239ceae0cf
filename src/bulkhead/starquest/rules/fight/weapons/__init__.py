"""How weapons fire (SQ-WPN), one pattern or weapon a file."""
