"""Packs on this machine: finds them, checks them, loads them and reads their texts."""
