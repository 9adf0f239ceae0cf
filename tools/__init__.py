"""Commands for contributors: generate the pages of docs/, check them, and draw the pictures."""
