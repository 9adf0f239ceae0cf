"""Bouts: who sits where, and which of two bots did better."""

from typing import Any

import pytest

from bulkhead.lab.ladder import bouts
from bulkhead.lab.ladder.bouts import Plan, play_bout
from bulkhead.lab.ladder.entrants import Entrant
from bulkhead.registry import entry, game
from bulkhead.registry.counts import Role
from bulkhead.starquest.data.factions import ALIENS, SQUADS
from bulkhead.tabletop.game import Result, Seat

ONE, OTHER = Entrant("random"), Entrant("cadet")
EVERY = Role()
AS_SQUADS = Role("squads", SQUADS)
AS_ALIENS = Role("aliens", ALIENS)

Seating = tuple[tuple[Seat, str], ...]


def starquest(*factions: str) -> Plan:
    options = game("starquest").options({"factions": factions, "mission": "mis_00_first_steps"})
    return Plan("starquest", "7", (options,))


@pytest.fixture
def results(monkeypatch: pytest.MonkeyPatch) -> dict[Seating, Result]:
    """Results in place of games: who sat in the seats of the role, and what they got."""
    found: dict[Seating, Result] = {}

    def play(plan: Plan, options: Any, number: int, placed: dict[Seat, Entrant]) -> Result:
        return found[tuple(sorted((seat, one.text) for seat, one in placed.items()))]

    monkeypatch.setattr(bouts, "_play", play)
    return found


def test_in_a_duel_both_play_either_seat(results: dict[Seating, Result]) -> None:
    results[(0, "random"), (1, "cadet")] = Result((1.0, 0.0), (20, 11), "H-WIN-1")
    results[(0, "cadet"), (1, "random")] = Result((0.5, 0.5), (9, 13), "H-WIN-1")
    bout = play_bout(Plan("heroes", "7", (game("heroes").options({}),)), EVERY, (ONE, OTHER), 3)
    first, second = bout.compared
    assert (first.score, first.points, first.wins) == (1.0, (20, 11), (1.0, 0.0))
    assert (second.score, second.points) == (0.5, (13, 9)), "a draw is a draw, whatever the points"
    assert bout.key == ("", "random", "cadet", 3)


def test_squads_take_seats_in_turn_and_then_change(results: dict[Seating, Result]) -> None:
    plan = starquest("imperial_fists", "ultramarines", "chaos")
    results[(0, "random"), (1, "cadet")] = Result((0.0, 0.0, 1.0), (30, 20, 50), "SQ-END-01")
    results[(0, "cadet"), (1, "random")] = Result((1.0, 0.0, 0.0), (60, 70, 10), "SQ-END-01")
    first, second = play_bout(plan, AS_SQUADS, (ONE, OTHER), 0).compared
    assert first.score == 1.0, "neither won, and the first has more points"
    assert second.score == 0.0, "a win is better than more points"


def test_of_a_single_seat_two_games_are_compared(results: dict[Seating, Result]) -> None:
    plan = starquest("imperial_fists", "chaos")
    results[((1, "random"),)] = Result((1.0, 0.0), (80, 20), "SQ-END-01")
    results[((1, "cadet"),)] = Result((1.0, 0.0), (70, 25), "SQ-END-01")
    (only,) = play_bout(plan, AS_ALIENS, (ONE, OTHER), 0).compared
    assert (only.score, only.points, only.wins) == (0.0, (20, 25), (0.0, 0.0))


def test_equal_points_and_wins_are_half_a_win(results: dict[Seating, Result]) -> None:
    plan = starquest("imperial_fists", "chaos")
    results[((1, "random"),)] = results[((1, "cadet"),)] = Result((1.0, 0.0), (80, 20), "SQ-END-01")
    (only,) = play_bout(plan, AS_ALIENS, (ONE, OTHER), 0).compared
    assert only.score == 0.5


def test_bouts_take_the_tables_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def play(plan: Plan, options: Any, number: int, placed: dict[Seat, Entrant]) -> Result:
        seen.append((number, options.rows))
        return Result((1.0, 0.0), (1, 0), "H-WIN-1")

    monkeypatch.setattr(bouts, "_play", play)
    tables = tuple(game("heroes").options({"rows": rows}) for rows in (3, 5))
    for number in range(3):
        play_bout(Plan("heroes", "7", tables), EVERY, (ONE, OTHER), number)
    assert seen == [(0, 3), (0, 3), (1, 5), (1, 5), (2, 3), (2, 3)]


def test_the_games_of_a_bout_are_real_and_repeatable() -> None:
    plan = Plan("heroes", "7", (game("heroes").options({"rows": 3}),))
    bout = play_bout(plan, EVERY, (ONE, OTHER), 0)
    assert bout == play_bout(plan, EVERY, (ONE, OTHER), 0)
    assert bout != play_bout(plan, EVERY, (ONE, OTHER), 1)
    assert all(sum(found.wins) == 1.0 for found in bout.compared)


def test_roles_of_the_games() -> None:
    assert [role.name for role in entry("heroes").lab().roles] == [""]
    assert [role.name for role in entry("starquest").lab().roles] == ["squads", "aliens"]
