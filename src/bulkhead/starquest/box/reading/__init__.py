"""Reads packs from disk: item files, drawn maps, checks, digests."""
