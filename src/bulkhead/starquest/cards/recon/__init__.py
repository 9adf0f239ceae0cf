"""Reconnaissance cards with a procedure of their own. Importing the package registers them."""
