"""What each seat may know, and the checks that it learns no more."""
