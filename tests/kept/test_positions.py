"""Kept positions can be read and played on; those of the present rules are written again as they were."""

import msgspec
import pytest

import bulkhead
from bulkhead.tabletop import Seeded
from bulkhead.tabletop.events import Silence
from tests.kept.positions import Kept, kept
from tests.kept.shelf import read

POSITIONS = {
    game: msgspec.json.decode(read(f"positions/{game}.json"), type=list[Kept]) for game in bulkhead.GAMES
}


PRESENT = [game for game in POSITIONS if bulkhead.game(game).version == 1]
"""The kept positions were written with version 1 of the rules."""


@pytest.mark.parametrize("game", PRESENT)
def test_a_kept_position_stands_for_the_same_state(game: str) -> None:
    for position in POSITIONS[game]:
        assert kept(game, position.options, position.text) == position


@pytest.mark.parametrize("game", POSITIONS)
def test_a_kept_position_can_be_played_on(game: str) -> None:
    """A position names no version: it is a state of the table, and the present rules play on from it."""
    rules = bulkhead.game(game)
    for position in POSITIONS[game]:
        state = rules.from_position(position.text, rules.options(position.options))
        seat = rules.waiting(state)
        assert seat is not None
        offer = rules.offer(state, seat)
        assert offer is not None
        rules.apply(state, seat, offer.commands[0], Seeded(b"kept"), Silence())


@pytest.mark.parametrize("game", PRESENT)
def test_a_kept_position_in_one_line_is_written_as_it_was(game: str) -> None:
    rules = bulkhead.game(game)
    lines = [position for position in POSITIONS[game] if "\n" not in position.text]
    assert len(lines) >= 40
    for position in lines:
        state = rules.from_position(position.text, rules.options(position.options))
        assert rules.position(state) == position.text


def test_some_positions_of_starquest_are_drawn_files() -> None:
    drawn = [position.text for position in POSITIONS["starquest"] if "\n" in position.text]
    assert len(drawn) >= 8
    assert all(text.startswith("starquest\n") for text in drawn)
