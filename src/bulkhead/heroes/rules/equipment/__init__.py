"""Equipment, one piece per file: special rules (inspire, shield, vox) and weapons (shoot, cut down, scythe)."""
