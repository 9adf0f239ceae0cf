"""What contributors run: the generated pages of docs/, their checks, and the pictures."""
