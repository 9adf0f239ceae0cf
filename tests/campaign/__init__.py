"""Campaigns: their file, their missions, what a viewer may know, and their verification."""
