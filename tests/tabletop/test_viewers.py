"""Who looks at a table: a seat or a spectator, and a spectator is no number in code."""

import pytest
from msgspec import json

from bulkhead.tabletop.game import SPECTATOR, Seen, Viewer, viewer_number, viewer_of


@pytest.mark.parametrize(("number", "viewer"), [(0, 0), (6, 6), (-1, SPECTATOR)])
def test_a_viewer_is_a_number_in_json_only(number: int, viewer: Viewer) -> None:
    assert (viewer_of(number), viewer_number(viewer)) == (viewer, number)
    seen = Seen(number)
    assert seen.viewer == viewer
    assert json.encode(seen) == b'{"viewer":%d}' % number
    assert json.decode(json.encode(seen), type=Seen) == seen


def test_a_view_of_a_seat_knows_its_seat() -> None:
    assert Seen(3).seat == 3


def test_a_spectator_has_no_seat() -> None:
    with pytest.raises(ValueError, match="a spectator has no seat"):
        Seen(-1).seat  # noqa: B018
