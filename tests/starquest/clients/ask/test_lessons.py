"""The briefing of a mission, and the hints of the first one: each at its time, and in every language."""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.clients.ask.lessons import ALIEN_LESSONS, LESSONS, farewell, hints
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.options import Options, read_options
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.table.engine import waiting
from bulkhead.starquest.views.views import view
from bulkhead.tabletop.game import Offer
from bulkhead.tabletop.phrases import Phrase
from bulkhead.words import LANGUAGES, Words
from tests.starquest.mustering import muster, ready
from tests.starquest.scene import CH, Table, scene

ROOM = """
    +-+-+-+-+-+-+
    |. .:a a a a|
    +   +       +
    |. .:a a a a|
    +-+-+-+-+-+-+
    """
MARINE, ORK = "ba1 fig_marine_laser 3.0 E", "ch1 fig_ork 5.0 W"


def said(state: State) -> list[str]:
    """The names of what could be said at the question on hand."""
    seat = waiting(state)
    assert seat is not None
    offer = decisions.offer(state, seat)
    assert offer is not None
    return [name for name, _ in hints(view(state, seat), offer)]


def lesson(*lines: str, special: tuple[str, ...] = ("teaching",), round_: int = 2) -> Table:
    table = ready(muster(read_options({"mission": "tutorial"})))
    objectives = table.state.scenario.objectives
    there = scene(ROOM, *lines, special=special, objectives=objectives)
    there.state.round = round_
    return there


def test_the_tutorial_begins_with_its_briefing_a_welcome_and_the_airlocks() -> None:
    table = muster(read_options({"mission": "tutorial"}))
    assert said(table.state) == ["story", "primary", "secondary", "rounds", "welcome", "dock"]
    assert {"map", "act"} <= set(said(ready(table).state))
    assert "dock" not in said(table.state)


def test_every_mission_of_the_box_has_a_briefing_that_can_be_said_and_keeps_back_what_is_kept_back() -> None:
    for id_, mission in load_box().missions.items():
        state = muster(read_options({"mission": id_})).state
        names = said(state)
        assert names[:2] == ["story", "primary"]
        assert ("secondary" in names) is mission.secondary.public
        assert ("welcome" in names) is (mission.kind == "tutorial")
        seat = waiting(state)
        assert seat is not None
        offer = decisions.offer(state, seat)
        assert offer is not None
        for _, phrase in hints(view(state, seat), offer):
            assert all(Words(language).render(phrase) for language in LANGUAGES)


def test_aliens_hear_the_briefing_from_their_own_side_and_have_lessons_of_their_own() -> None:
    table = lesson("ch1 fig_ork 3.0 E", "ba1 fig_marine_laser 5.1 W")
    offer = decisions.offer(table.state, CH)
    assert offer is not None
    told = dict(hints(view(table.state, CH), offer))
    assert set(told) & set(LESSONS) == set()
    assert told["alien-act"].id == "sq-lesson-alien-act"
    state = muster(read_options({"mission": "tutorial"})).state
    aliens = next(seat for seat, side in enumerate(state.sides) if is_alien(side.faction))
    briefed = dict(hints(view(state, aliens), Offer(aliens, "", ())))
    assert list(briefed) == ["story", "aliens", "primary", "secondary", "rounds"]
    assert [phrase.id for phrase in briefed.values()][2:4] == [
        "sq-briefing-their-primary",
        "sq-briefing-their-secondary",
    ]
    for phrase in (*briefed.values(), *(Phrase(f"sq-lesson-{name}") for name in ALIEN_LESSONS)):
        assert all(Words(language).render(phrase) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("lines", "round_", "expected", "unexpected"),
    [
        (
            (MARINE, ORK),
            1,
            {"walk", "shoot", "aliens"},
            {"turn", "melee", "overwatch", "round-2", "door", "blips"},
        ),
        ((MARINE,), 2, {"overwatch", "round-2"}, {"aliens", "shoot", "search", "round-3"}),
        (("ba1 fig_marine_laser 1.0 E",), 1, {"door"}, {"overwatch"}),
        ((MARINE, "ch1 fig_ork 4.0 W"), 2, {"melee"}, {"shoot"}),
        ((MARINE, "ch?1 fig_ork 1.0 blip"), 1, {"blips"}, {"aliens"}),
        ((MARINE, "ch1 fig_ork 3.1 W"), 1, {"turn"}, {"shoot"}),
        ((MARINE,), 1, {"walk"}, {"turn"}),
        ((MARINE,), 6, {"last", "round-4"}, set()),
    ],
)
def test_a_hint_comes_with_what_it_is_about(
    lines: tuple[str, ...], round_: int, expected: set[str], unexpected: set[str]
) -> None:
    names = set(said(lesson(*lines, round_=round_).act("ba1").state))
    assert expected <= names
    assert not unexpected & names


def test_no_hints_elsewhere_or_for_aliens() -> None:
    assert said(lesson(MARINE, special=()).act("ba1").state) == []
    alien = lesson("ch1 fig_ork 2.0 E", MARINE.replace("3.0", "5.0"))
    assert waiting(alien.state) == CH
    assert not set(said(alien.state)) & set(LESSONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_lessons_can_be_said(language: str) -> None:
    words = Words(language)
    for name in LESSONS:
        assert words.say(f"sq-lesson-{name}", faction="Fists", zone="d5", points=3)


def test_the_farewell_is_the_tutorial_s() -> None:
    first = muster(read_options({"mission": "tutorial"})).state
    other = muster(Options()).state
    assert [phrase.id for phrase in farewell(view(first, 0))] == ["sq-lesson-farewell"]
    assert list(farewell(view(other, 0))) == []
