"""The claims of Starquest's golden games hold in the files, and its counts are many."""

from functools import cache

import pytest

from bulkhead.starquest import events
from bulkhead.starquest.data.options import HOUSE
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.views.views import View
from bulkhead.tabletop import Event
from tests.golden.make import FOLDER, games_of
from tests.golden.reading import Golden, read_golden
from tests.golden.recipes.starquest.claims import CLAIMS
from tests.golden.recipes.starquest.positions import POSITIONS

GAMES = games_of("starquest")
VIEWERS = {"seat 1", "seat 2", "seat 3", "spectator"}
LARGEST = 300_000
"""No file is too long to be read."""
ALL = [position for _, positions in POSITIONS for position in positions]
COMMON = 45
"""The number of kinds of events that the test mission covers at least: the others need machines, charges, rites, the
box's cards, and the full table."""


@cache
def golden(name: str) -> Golden:
    return read_golden(name, (FOLDER / name).read_text(encoding="utf-8"))


def test_ten_whole_missions_are_played_and_three_of_them_led() -> None:
    assert len(GAMES) >= 10
    assert sum("led-" in name for name in GAMES) >= 3
    assert all((FOLDER / name).stat().st_size < LARGEST for name in GAMES)
    for name in GAMES:
        assert golden(name).start == "a new game"
        assert golden(name).steps[-1].decides == 0
        assert golden(name).told("MissionEnded")


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_covers_what_it_claims(name: str) -> None:
    claimed = golden(name).covers
    assert claimed
    assert [claim for claim in claimed if not CLAIMS[claim](golden(name))] == []


def test_every_claim_is_made_somewhere_and_holds_not_everywhere() -> None:
    claimed = {claim for name in GAMES for claim in golden(name).covers}
    assert set(CLAIMS) == claimed
    everywhere = {claim for claim in CLAIMS if all(CLAIMS[claim](golden(name)) for name in GAMES)}
    assert everywhere <= {"scan", "reveal", "end procedure"}, "no mission goes without these"


@pytest.mark.parametrize("name", GAMES)
def test_each_step_has_every_viewers_view_and_the_number_of_legal_commands(name: str) -> None:
    fields = set(View.__struct_encode_fields__)
    for step in golden(name).steps:
        assert set(step.views) == VIEWERS
        assert all(set(view) == fields for view in step.views.values())
        assert step.refusal or step.decides == 0 or step.legal > 0
        assert {view["viewer"] for view in step.views.values()} == {-1, 0, 1, 2}


def test_a_view_that_was_told_by_changes_is_the_view_itself() -> None:
    """The view at the last step of a game, rebuilt from all the changes before it, has the result."""
    for name in GAMES:
        last = golden(name).steps[-1]
        (won,) = golden(name).told("Won")
        for view in last.views.values():
            assert [side.get("points", 0) for side in view["sides"]] == won["points"]


def test_house_rules_of_every_chapter_are_played_with() -> None:
    used = {option for name in GAMES for option in golden(name).options} & set(HOUSE)
    assert len(used) > 40


def test_many_kinds_of_events_happen() -> None:
    known = {
        kind.__name__
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    told = {event["type"] for name in GAMES for step in golden(name).steps for event in step.events}
    assert told <= known
    assert len(told) > COMMON


# Counts


def test_a_hundred_different_positions_are_counted_of_every_kind_of_question() -> None:
    assert len(set(ALL)) == len(ALL) >= 100
    states = [STARQUEST.from_position(position, STARQUEST.options({})) for position in ALL]
    assert {len(state.sides) for state in states} == {3, 7}
    assert len({state.phase for state in states}) > 1
    assert len({type(state.frames[-1]).__name__ for state in states}) > 10
    assert {STARQUEST.waiting(state) for state in states} == set(range(7))


def test_positions_are_written_as_the_game_writes_them() -> None:
    for position in ALL:
        assert STARQUEST.position(STARQUEST.from_position(position, STARQUEST.options({}))) == position


def test_the_counts_are_numbers_worth_keeping() -> None:
    lines = (FOLDER / "starquest/counts.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split(maxsplit=2) for line in lines if line[:5].strip().isdigit()]
    assert len(rows) == len(ALL)
    assert len({(one, two) for one, two, _ in rows}) > 60
    assert sum(int(two) for _, two, _ in rows) > 10_000
    assert all(int(one) > 0 for one, _, _ in rows)
