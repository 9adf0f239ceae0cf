"""Between missions: honours, reinforcements, ranks of aliens and psionics, aftermath."""
