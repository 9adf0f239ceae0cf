"""The lines of Starquest's content, set against code and tests like the clauses of the rules."""
