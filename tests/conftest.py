"""Property tests draw the same examples on every machine, and none is judged by the clock."""

from hypothesis import settings

settings.register_profile("bulkhead", deadline=None, derandomize=True)
settings.load_profile("bulkhead")
