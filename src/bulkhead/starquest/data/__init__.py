"""Plain records: the state of a table, its frames, commands, options, factions and campaign records."""
