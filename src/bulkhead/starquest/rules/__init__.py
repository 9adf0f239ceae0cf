"""The rules of Starquest: a folder for each part of the rulebook, a file for each chapter."""
