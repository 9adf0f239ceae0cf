"""What a simulation counts in Heroes."""
