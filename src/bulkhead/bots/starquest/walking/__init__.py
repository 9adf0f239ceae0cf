"""Two questions of a walk: which way to face on it, and who must allow it."""
