"""Plays the games, asks the witnesses and prints what they saw."""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from statistics import median, quantiles
from time import process_time

from msgspec import Struct

from bulkhead.bots import Bot, bot, strongest
from bulkhead.lab.playing import Series, seed_of
from bulkhead.lab.starquest.tables import tables
from bulkhead.starquest.data.commands import Choose
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.game import STARQUEST
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Silence
from tools.blunders import fights, walks
from tools.blunders.moments import Blunder, Moment, Witness

GAME = STARQUEST.id
WITNESSES: tuple[Callable[[], Witness], ...] = (
    fights.AttackLeft,
    fights.AttackInReachLeft,
    fights.OwnBlast,
    fights.CheapCharge,
    fights.IdleOrder,
    walks.Dithering,
    walks.EnemyAsked,
    walks.IntoFire,
    walks.OwnOverwatch,
    walks.Dodging,
    walks.GoalLeft,
    walks.ShutOut,
)
KINDS = (
    "attack on offer left",
    "attack in reach left",
    "shooter in its own blast",
    "charge on a cheap target",
    "haste without an attack",
    "order with few attacks",
    "walk in a circle for nothing",
    "enemy asked for leave to pass",
    "walk into fire",
    "own Overwatch given up",
    "dodge of what cannot hurt",
    "dodge onto a taken square",
    "goal in reach left in the last round",
    "comrades shut out",
)
OPENING = 20
"""So many commands after set-up are an opening."""


class Seen(Struct, frozen=True):
    """One game."""

    blunders: list[tuple[bool, Blunder]]
    """Whether an alien player made it, and what it was."""
    opening: tuple[str, ...]
    scores: tuple[int, ...]
    times: list[float]
    """Of each choice between answers, in milliseconds of a processor."""


def watch(series: Series, index: int, witnesses: Sequence[Witness]) -> Seen:
    """Play one game under the eyes of the witnesses."""
    factions = series.options.factions
    players: list[Bot] = [
        bot(name, GAME, seed_of(series, index, seat)) for seat, name in enumerate(series.seats)
    ]
    dice = Seeded(seed_of(series, index), ("",) * len(factions))
    state = STARQUEST.new(series.options, dice, Silence())
    found = Seen([], (), (), [])
    opening: list[str] = []
    while (seat := STARQUEST.waiting(state)) is not None:
        offer = STARQUEST.offer(state, seat)
        assert offer is not None
        view = STARQUEST.view(state, seat)
        begun = process_time()
        command = players[seat].choose(view, offer)
        if len(offer.commands) > 1:
            found.times.append(1000 * (process_time() - begun))
        moment = Moment(state, seat, view, offer, command)
        for witness in witnesses:
            for one in witness.see(moment):
                side = factions[one.seat if one.seat >= 0 else seat]
                found.blunders.append((is_alien(side), one))
        if state.round and len(opening) < OPENING and not isinstance(command, Choose):
            opening.append(str(command))
        STARQUEST.apply(state, seat, command, dice, Silence())
    result = STARQUEST.result(state)
    assert result is not None
    return Seen(found.blunders, tuple(opening), result.scores, found.times)


def games(mission: str, count: int, seed: str, start: int = 0) -> Iterator[Seen]:
    """The best bots at the fullest table of a mission, game by game."""
    table = tables((mission,), ())[0]
    for index in range(start, start + count):
        factions = table.factions(index)
        options = STARQUEST.options({"factions": factions, "mission": mission})
        series = Series(GAME, options, strongest(GAME, factions), f"blunders/{seed}/{mission}")
        yield watch(series, index, [make() for make in WITNESSES])


def report(seen: Sequence[Seen]) -> Iterator[str]:
    """The table of what was seen, for squads and for aliens."""
    count = len(seen)
    yield f"{'per game':<40}{'squads':>8}{'aliens':>8}{'points':>8}"
    for kind in KINDS:
        by = [
            [one for game in seen for alien, one in game.blunders if one.kind == kind and alien is side]
            for side in (False, True)
        ]
        cost = sum(one.cost for side in by for one in side)
        yield f"{kind:<40}{len(by[0]) / count:>8.2f}{len(by[1]) / count:>8.2f}{cost / count:>8.1f}"
    openings = Counter(game.opening for game in seen)
    yield f"{len(openings)} different openings in {count} games"
    times = sorted(time for game in seen for time in game.times)
    yield (
        f"{len(times):,} choices, in milliseconds of a processor: median {median(times):.2f}, "
        f"99 % below {quantiles(times, n=100)[98]:.1f}, longest {times[-1]:.0f}"
    )


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.blunders", description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--mission", default="mis_01_hard_dock")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--tell", action="store_true", help="print every blunder when it is seen")
    asked = parser.parse_args(argv)
    seen = []
    for number, game in enumerate(games(asked.mission, asked.games, asked.seed)):
        seen.append(game)
        for alien, one in game.blunders if asked.tell else ():
            side = "aliens" if alien else "squads"
            print(f"game {number}, {side}: {one.kind}: {one.what}", flush=True)
    print("\n".join(report(seen)))
    return 0
