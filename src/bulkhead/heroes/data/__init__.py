"""What a game of Heroes is made of: board, cards, names, armies, commands, events, options, state."""
