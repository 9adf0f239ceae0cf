"""The data of Heroes: board, cards, names, armies, commands, events, options, state."""
