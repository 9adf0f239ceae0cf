"""Objectives, end and winner of missions; `special/` has the rules of single missions."""
