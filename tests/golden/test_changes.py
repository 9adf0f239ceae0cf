"""Changes between views: they are short, and the view can be rebuilt from them."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.golden.changes import changed, changes, shared

NAMES = st.sampled_from(["minis", "ba1", "facing", "feats"])
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["", "x"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=12,
)
TABLES = st.dictionaries(NAMES, PLAIN, max_size=4)

BEFORE = {
    "minis": {"ba1": {"facing": 0, "lp": 1}, "ba2": {"facing": 4}},
    "feats": [1, 2],
    "frames": [{"a": 1}, {"b": 2}],
}


@pytest.mark.parametrize(
    ("now", "told"),
    [
        (BEFORE, {}),
        ({**BEFORE, "minis": {"ba1": {"facing": 2, "lp": 1}, "ba2": {"facing": 4}}}, {"minis/ba1/facing": 2}),
        ({**BEFORE, "minis": {"ba2": {"facing": 4}}}, {"minis/-": ["ba1"]}),
        ({**BEFORE, "feats": [1, 2, 3]}, {"feats/+": [3]}),
        ({**BEFORE, "frames": [{"a": 1}]}, {"frames/-": 1}),
        ({**BEFORE, "frames": [{"a": 1}, {"b": 3}]}, {"frames/1/b": 3}),
        ({**BEFORE, "feats": [5]}, {"feats": [5]}),
        ({**BEFORE, "round": 2}, {"round": 2}),
    ],
)
def test_only_what_has_changed_is_told(now: dict[str, Any], told: dict[str, Any]) -> None:
    assert changes(BEFORE, now) == told


@given(TABLES, TABLES)
def test_a_view_is_rebuilt_from_its_changes(before: dict[str, Any], now: dict[str, Any]) -> None:
    kept = json.dumps(before)
    told = json.loads(json.dumps(changes(before, now)))
    assert changed(before, told) == now
    assert json.dumps(before) == kept


def test_common_changes_are_written_once() -> None:
    assert shared([{"a": 1, "b": 2}, {"a": 1, "b": 3}, {"a": 1}]) == {"a": 1}
    assert shared([{"a": 1}]) == {"a": 1}
