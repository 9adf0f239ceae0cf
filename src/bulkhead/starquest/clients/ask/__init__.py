"""Answers to questions about a table: map, reach, odds, previews, advice, reports."""
