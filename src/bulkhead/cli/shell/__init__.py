"""The command line itself: entry point, grammar, help, language, files and the screen."""
