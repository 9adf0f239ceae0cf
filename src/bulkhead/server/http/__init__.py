"""HTTP: addresses for tables, what goes over them as types, limits, and safe headers."""
