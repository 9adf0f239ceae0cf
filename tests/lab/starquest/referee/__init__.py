"""The referee: for each rule area a clean record of a game, and forged ones that it must object to."""
