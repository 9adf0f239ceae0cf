"""HTTP under /api for tables and replays: the routes, and the types of requests and answers."""
