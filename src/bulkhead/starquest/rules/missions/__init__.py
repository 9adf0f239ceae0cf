"""What missions reward, how they end and who wins; `special/` has the rules of single missions."""
