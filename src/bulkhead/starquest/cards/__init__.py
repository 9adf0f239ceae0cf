"""Addresses that packs import. They stay the same when the rooms of the rules change."""
