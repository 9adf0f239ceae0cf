"""The migrations, oldest first. A released migration is never changed."""
