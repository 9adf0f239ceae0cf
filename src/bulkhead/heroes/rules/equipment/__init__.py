"""Equipment, one piece a file: special rules (inspire, shield, vox) and weapons (shoot, cut down, scythe)."""
