"""From the options of a table to the first turn: squads, supplies, entry areas; copies and saved states."""
