"""What players and programs read and write: drawings, notation, positions, odds, sentences, reports."""
