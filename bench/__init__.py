"""Benchmarks. Run with `make bench`, or `python -m bench --help`. README.md explains the numbers."""
