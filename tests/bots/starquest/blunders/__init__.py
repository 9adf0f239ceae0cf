"""What a table would laugh at: each file holds one idea, as a position in which a sensible player does something else,
and a close one in which the same deed is right."""
