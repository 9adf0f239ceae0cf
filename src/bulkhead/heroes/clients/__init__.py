"""Text forms of Heroes for players and programs: drawings, notation, positions, odds, sentences, reports."""
