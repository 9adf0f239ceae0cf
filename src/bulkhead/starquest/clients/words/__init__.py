"""Events, commands and figures as sentences, and the map as text."""
