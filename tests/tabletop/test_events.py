"""Events, and who may know them."""

import pytest

from bulkhead.tabletop import SPECTATOR, Event, Heard, Silence, Told


class Drew(Event, frozen=True):
    """A player drew a card; others do not see which."""

    card: str


PUBLIC = Told(Drew("ace"))
SECRET = Told(Drew("ace"), to=(0,))
SHARED = Told(Drew("ace"), to=(0,), others=Drew(""))


@pytest.mark.parametrize(
    ("told", "viewer", "seen"),
    [
        (PUBLIC, 0, Drew("ace")),
        (PUBLIC, 1, Drew("ace")),
        (PUBLIC, SPECTATOR, Drew("ace")),
        (SECRET, 0, Drew("ace")),
        (SECRET, 1, None),
        (SECRET, SPECTATOR, None),
        (SHARED, 0, Drew("ace")),
        (SHARED, 1, Drew("")),
        (SHARED, SPECTATOR, Drew("")),
    ],
)
def test_a_viewer_learns_the_event_its_shared_twin_or_nothing(
    told: Told, viewer: int, seen: Event | None
) -> None:
    assert told.seen_by(viewer) == seen


def test_an_event_without_an_audience_is_seen_by_no_viewer() -> None:
    assert [Told(Drew("ace"), to=()).seen_by(viewer) for viewer in (0, 1, SPECTATOR)] == [None, None, None]


def test_heard_keeps_everything_in_order() -> None:
    out = Heard()
    out.tell(Drew("one"))
    out.tell(Drew("two"), to=(1,), others=Drew(""))
    out.tell(Drew("three"), to=(0,))
    assert out.events == [Drew("one"), Drew("two"), Drew("three")]
    assert out.seen_by(0) == [Drew("one"), Drew(""), Drew("three")]
    assert out.seen_by(1) == [Drew("one"), Drew("two")]
    assert out.seen_by(SPECTATOR) == [Drew("one"), Drew("")]
    assert out.told[1] == Told(Drew("two"), (1,), Drew(""))


def test_silence_takes_events_and_keeps_none() -> None:
    out = Silence()
    out.tell(Drew("one"), to=(0,), others=Drew(""))
    assert not hasattr(out, "told")
