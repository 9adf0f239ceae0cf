"""Cards: how they are held, played and worked out."""
