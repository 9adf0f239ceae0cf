"""Objects and miniatures that are picked up, carried, handed over and dropped."""
