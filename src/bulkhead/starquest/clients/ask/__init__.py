"""Answers to questions about a table: map, reach, advice, lessons, reports."""
