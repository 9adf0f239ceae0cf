"""What all HTTP requests share: rate limits, security headers, compressed files, refusals, phrases on the wire."""
