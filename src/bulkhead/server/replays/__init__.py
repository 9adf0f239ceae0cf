"""Looking back at a finished match: stories for the browser, kept on a shelf, sent as changes."""
