"""What people and programs read of a game: answers to questions, forecasts, sentences, text."""
