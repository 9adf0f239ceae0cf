"""The rules of Starquest: one room a part of the rulebook, one file a chapter."""
