"""The compiled engine is equal to the reference: in random games, in the goldens and in the kept replays."""

from random import Random

import pytest

import bulkhead
from bulkhead.heroes import HEROES
from bulkhead.lab.heroes.lanes.both import Both, Difference, compared
from bulkhead.lab.heroes.lanes.comparing import compare_game, random_options
from bulkhead.match import read_replay, walk
from bulkhead.tabletop.dice import Scripted
from bulkhead.tabletop.events import Silence
from tests.golden.counts import count
from tests.golden.make import BOOKS, FOLDER
from tests.golden.transcript import transcribe
from tests.kept.shelf import names, read
from tests.native.compiler import needs_compiler

pytestmark = needs_compiler

COMMANDS = 5_000
"""For each of four seeds."""


@pytest.mark.parametrize("seed", range(4))
def test_random_games_of_all_options_are_equal_after_every_command(seed: int) -> None:
    both, rng = Both(), Random(seed)
    while both.compared["commands"] < COMMANDS:
        compare_game(both, random_options(rng), rng)
    counted = compared(both)
    assert counted["games"] >= 5
    kinds = ("pick", "place", "roll", "keep", "push", "act", "attack", "move", "use", "done", "stop")
    assert all(counted[kind] >= 5 for kind in kinds)
    assert counted["offered"] > 3 * COMMANDS


@pytest.mark.parametrize("name", [one.name for one in BOOKS["heroes"].scenarios])
def test_goldens_are_equal_after_every_command(name: str) -> None:
    both = Both()
    (found,) = (one for one in BOOKS["heroes"].scenarios if one.name == name)
    written = (FOLDER / "heroes" / f"{found.name}.txt").read_text(encoding="utf-8")
    assert transcribe(both, found) == written
    assert both.compared["commands"] > 0


def test_counted_positions_have_equal_offers() -> None:
    both, book = Both(), BOOKS["heroes"]
    written = (FOLDER / "heroes" / "counts.txt").read_text(encoding="utf-8")
    assert count(both, book.positions, book.called) == written
    assert both.compared["offered"] > 1000


@pytest.mark.parametrize("name", [name for name in names("replays") if name.startswith("replays/heroes")])
def test_kept_replays_are_equal_after_every_command(name: str) -> None:
    both = Both()
    replay = read_replay(read(name), name)
    commands = sum(1 for _ in walk(replay, {**bulkhead.GAMES, "heroes": both}))
    assert both.compared["games"] == 1
    assert both.compared["commands"] > commands / 2 > 1


# What is compared is really compared


POSITION = (
    "phaello3/donato4/sanyctus2/ebellius1/victorno2 feurran1/phaello4/darrago3/dyrael0/aramus2 1 act 6,66 - "
    "t12 f1 g1 -"
)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("advance", [1] * 10),
        ("phase", 3),
        ("mover", 1),
        ("first", 1),
        ("all_out", 1),
        ("aside", [1] * 13),
        ("rolled", [1] * 6),
        ("held", [1] * 6),
        ("frame_columns", 5),
        ("winner", 0),
        ("turn", 13),
        ("army", [0] * 10),
        ("hand", [0] * 10),
    ],
)
def test_a_difference_in_any_field_is_found(name: str, value: int | list[int]) -> None:
    both = Both()
    state = both.from_position(POSITION, HEROES.options({}))
    mirror = both.mirror(state)
    view = getattr(mirror.batch, name)
    if isinstance(value, list):
        for place, one in enumerate(value):
            view[0, place] = one
    else:
        view[0] = value
    with pytest.raises(Difference, match=name):
        mirror.compare(state)


def test_a_difference_between_offers_is_found() -> None:
    both = Both()
    state = both.from_position(POSITION, HEROES.options({}))
    mirror = both.mirror(state)
    offered = both.offer(state, 0)
    assert offered is not None
    assert mirror.compare_offer(offered.commands) == len(offered.commands)
    with pytest.raises(Difference):
        mirror.compare_offer(offered.commands[::-1])
    mirror.batch.aside[0, 0] = 0
    with pytest.raises(Difference):
        mirror.compare_offer(offered.commands)


def test_a_command_that_the_reference_plays_otherwise_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bulkhead.heroes.rules.attacks.STAYS_ON", 5)
    both = Both()
    state = both.from_position(POSITION, HEROES.options({}))
    with pytest.raises(Difference, match="advance"):
        both.apply(state, 0, both.read("66 shoot 4 at 1.6"), Scripted(4), Silence())
