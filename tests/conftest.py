"""What holds for all tests."""

import pytest
from hypothesis import settings

# Property tests draw the same examples on every machine, and none is judged by the clock.
settings.register_profile("bulkhead", deadline=None, derandomize=True)
settings.load_profile("bulkhead")

# Failed assertions inside the drawn boards show both sides, as those of a test do.
pytest.register_assert_rewrite("tests.heroes.scene")
