"""What is in the box, and how it is read."""
