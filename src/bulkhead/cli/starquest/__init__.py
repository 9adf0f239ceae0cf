"""Commands of Starquest: campaigns, and studies of its missions."""
