"""The commands of the command line, one file each, with the pages that they print."""
