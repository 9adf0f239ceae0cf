"""What a game of Heroes is made of: board, cards, armies, commands, events, options, state."""
