"""Scanning boards, placing blips, moving them and turning them over."""
