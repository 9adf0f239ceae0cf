"""What every request meets: limits, safe headers, packed answers, refusals, and phrases on the wire."""
