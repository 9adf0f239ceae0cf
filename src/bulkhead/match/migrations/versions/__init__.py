"""The steps, the first of them first. A step that was released is never changed."""
