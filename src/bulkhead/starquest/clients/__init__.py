"""Everything that reads the game for people and programs: questions, words, text."""
