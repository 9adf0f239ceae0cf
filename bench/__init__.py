"""How fast is it? Run with `make bench`, or `python -m bench --help`. README.md says what each number means."""
