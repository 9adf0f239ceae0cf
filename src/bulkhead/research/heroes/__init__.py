"""Heroes as arrays: a fixed number for each command, what a seat sees, and features of commands."""
