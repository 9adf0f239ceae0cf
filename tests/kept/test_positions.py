"""Kept positions can be read and played on; those of the present rules are written again as they were."""

import msgspec
import pytest

import bulkhead
from bulkhead.tabletop import Seeded
from bulkhead.tabletop.events import Silence
from tests.kept.editions import rules_named
from tests.kept.positions import Kept, kept
from tests.kept.shelf import names, read
from tests.kept.versions import is_present

POSITIONS = {name: msgspec.json.decode(read(name), type=list[Kept]) for name in names("positions")}


def game_of(name: str) -> str:
    return name.removeprefix("positions/").partition(".")[0]


PRESENT = [name for name in POSITIONS if is_present(game_of(name), rules_named(name))]
"""The positions that were written with the present rules."""


def test_the_positions_of_both_games_are_kept() -> None:
    assert {game_of(name) for name in POSITIONS} == set(bulkhead.GAMES)


@pytest.mark.parametrize("name", PRESENT)
def test_a_kept_position_stands_for_the_same_state(name: str) -> None:
    for position in POSITIONS[name]:
        assert kept(game_of(name), position.options, position.text) == position


@pytest.mark.parametrize("name", POSITIONS)
def test_a_kept_position_can_be_played_on(name: str) -> None:
    """A position names no version: it is a state of the table, and the present rules play on from it."""
    rules = bulkhead.game(game_of(name))
    for position in POSITIONS[name]:
        state = rules.from_position(position.text, rules.options(position.options))
        seat = rules.waiting(state)
        assert seat is not None
        offer = rules.offer(state, seat)
        assert offer is not None
        rules.apply(state, seat, offer.commands[0], Seeded(b"kept"), Silence())


@pytest.mark.parametrize("name", PRESENT)
def test_a_kept_position_in_one_line_is_written_as_it_was(name: str) -> None:
    rules = bulkhead.game(game_of(name))
    lines = [position for position in POSITIONS[name] if "\n" not in position.text]
    assert len(lines) >= 40
    for position in lines:
        state = rules.from_position(position.text, rules.options(position.options))
        assert rules.position(state) == position.text


@pytest.mark.parametrize("name", [name for name in POSITIONS if game_of(name) == "starquest"])
def test_some_positions_of_starquest_are_drawn_files(name: str) -> None:
    drawn = [position.text for position in POSITIONS[name] if "\n" in position.text]
    assert len(drawn) >= 8
    assert all(text.startswith("starquest\n") for text in drawn)
