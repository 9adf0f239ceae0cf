"""The commands of the command line, one file each, with the output that they print."""
