"""A live table: one match, its sockets, bots, clocks and chat."""
