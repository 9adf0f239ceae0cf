"""Failed assertions inside the drawn boards show both sides, as those of a test do."""

import pytest

pytest.register_assert_rewrite("tests.heroes.scene")
