"""Somebody who has read everything that was sent names what is hidden no better than chance; and would do better if
anything told. `make guess` plays two hundred games."""

from collections.abc import Sequence
from math import isclose
from zlib import crc32

import pytest
from msgspec.structs import replace

from bulkhead.bots.starquest import placement
from bulkhead.bots.starquest.sense import Table
from bulkhead.starquest.data.commands import Put, Spot
from tests.leaks.guesser.bot_games import TABLES, play
from tests.leaks.guesser.chance import binomial_tail, score
from tests.leaks.guesser.rows import Row
from tests.leaks.guesser.verdict import ALL, Verdict, judge, sort_of
from tests.leaks.guesser.watching import Watcher

SPECTATOR = -1
GAMES = range(2, 8)
"""Two games at each of three small tables."""
LEAKY = (6, 7, 22, 23, 38, 39)
"""Six games at one of them."""


def noted(games: Sequence[int]) -> list[Row]:
    return [row for number in games for row in Watcher(number).watch(play(number))]


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return noted(GAMES)


def by(verdict: Verdict, viewer: int, sort: str, features: str) -> tuple[int, float]:
    """How many a guesser has named, and how many chance would."""
    (one,) = (
        found
        for found in verdict.found
        if (found.viewer, found.sort, found.features) == (viewer, sort, features)
    )
    return one.score.named, one.score.expected


@pytest.mark.clause("SQ-SEAT-09", "SQ-SCAN-09")
def test_nobody_names_what_is_hidden(rows: list[Row]) -> None:
    verdict = judge(rows, pairs=False)
    assert verdict.leaks == []
    assert {one.sort for one in verdict.of_everything()} == {"token", "card", "chosen"}
    assert {one.viewer for one in verdict.found} >= {SPECTATOR, 0, 1, 2}
    for one in verdict.of_everything():
        if (one.viewer, one.sort) == (SPECTATOR, "token"):
            assert one.score.things > 80


def in_order(table: Table, puts: list[Put], to: Spot) -> Put:
    """Bots once laid their tokens in the order of their names."""
    return min((one for one in puts if one.to == to), key=lambda one: one.identity)


@pytest.mark.clause("SQ-SEAT-09", "SQ-SCAN-09")
def test_tokens_that_are_laid_in_an_order_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(placement, "_drawn", in_order)
    verdict = judge(noted(LEAKY), pairs=False)
    leaks = {(one.viewer, one.features) for one in verdict.leaks if one.sort == "token"}
    assert {(SPECTATOR, ALL), (SPECTATOR, "number"), (SPECTATOR, "tokens left")} <= leaks
    assert {one.sort for one in verdict.leaks} == {"token"}, "the cards are as hidden as ever"
    named, expected = by(verdict, SPECTATOR, "token", ALL)
    assert named > 2 * expected


@pytest.mark.clause("SQ-SEAT-09", "SQ-RECON-08")
def test_cards_with_a_number_of_their_own_are_named(rows: list[Row]) -> None:
    """As if the message about a drawn card carried the number that the card has in the box, and the guesser had seen
    every card once."""
    forged = [
        replace(row, game=game, sent={**row.sent, "event number": str(crc32(row.label.encode()))})
        for row in rows
        if sort_of(row) == "card"
        for game in (0, 1)
    ]
    verdict = judge(forged, pairs=False)
    assert (SPECTATOR, "event number") in {(one.viewer, one.features) for one in verdict.leaks}
    named, expected = by(verdict, SPECTATOR, "card", "event number")
    assert named > 3 * expected


def row(game: int, lot: str, label: str, **sent: str) -> Row:
    return Row(game, (SPECTATOR,), "token blip", lot, label, sent)


def test_chance_is_the_share_of_a_name_in_its_lot() -> None:
    dealt = [row(1, "a", label) for label in ("ork", "ork", "ork", "android")] + [row(1, "b", "android")]
    done = score(dealt, ["ork", "ork", "android", "ork", "android"])
    assert (done.things, done.named) == (5, 3)
    assert isclose(done.expected, 0.75 * 3 + 0.25 + 1)


@pytest.mark.parametrize(
    ("least", "p"), [(0, 1.0), (1, 1 - 0.75**10), (5, 0.078127), (10, 0.25**10), (11, 0.0)]
)
def test_the_tail_of_chance(least: int, p: float) -> None:
    assert isclose(binomial_tail(least, 10, 0.25), p, rel_tol=1e-4)


def test_two_values_that_tell_only_together_are_read_together() -> None:
    """Each value alone is as frequent with one name as with the other."""
    dealt = [
        row(game, f"{game}", "ork" if one == other else "android", one=str(one), other=str(other))
        for game in range(40)
        for one in (0, 1)
        for other in (0, 1)
    ]
    assert judge(dealt, pairs=False).leaks == []
    assert [found.features for found in judge(dealt).leaks] == ["one and other"]


def test_neighbouring_games_are_played_at_the_same_table() -> None:
    tables = [next(iter(play(number))).after.options for number in range(2 * len(TABLES))]
    assert tables[0::2] == tables[1::2]
    assert len({one.mission for one in tables}) == len(TABLES)
