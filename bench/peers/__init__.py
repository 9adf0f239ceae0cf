"""Compares our engine with others, on the same core in the same run. One file per peer; a peer is optional."""
