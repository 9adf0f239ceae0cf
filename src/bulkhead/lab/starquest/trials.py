"""The games that the referee watches: all missions, all numbers of seats, bots and random players, and random sets of
house options."""

from collections.abc import Collection, Generator, Sequence
from itertools import combinations
from random import Random
from typing import Any

from msgspec import Struct

from bulkhead.bots import bot, strongest
from bulkhead.lab.playing import BareTable, Series, decide, seed_of
from bulkhead.lab.sharing import in_order
from bulkhead.lab.starquest.game import GAME, Plan, undisturbed
from bulkhead.lab.starquest.tables import Table
from bulkhead.lab.starquest.watching import Found, Objected, Watch
from bulkhead.starquest import STARQUEST
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import ALIENS, FACTIONS
from bulkhead.starquest.data.options import HOUSE, Options, values_of
from bulkhead.starquest.rules.setup.scenario_builder import fits

STUDY = "referee"
BEST, RANDOM = "best", "random"
SETS = 100
"""Random sets of house options; set 0 is the one we play by, and a fifth of the games uses it."""
SHARE_OF_OURS = 0.2
LONGEST = 8000
"""Entries after which a game is no longer watched. Where turns are free and miniatures take turns, random players turn
on the spot almost for ever."""

Key = tuple[str, str, int, int]


class Trial(Struct, frozen=True):
    """One game to watch."""

    bots: str
    table: Table
    index: int

    @property
    def key(self) -> Key:
        return self.bots, self.table.mission, self.table.squads, self.index

    @property
    def name(self) -> str:
        return "-".join(map(str, self.key))


class Watched(Struct, frozen=True, omit_defaults=True, rename="kebab"):
    """The line of one game in the file: what was played, and what the referee said."""

    bots: str
    mission: str
    squads: int
    game: int
    factions: tuple[str, ...]
    house: int
    """The number of the set of house options."""
    entries: int
    clause: str = ""
    """The clause of the objection; empty where the referee had none."""
    entry: int = 0
    sentence: str = ""

    @property
    def key(self) -> Key:
        return self.bots, self.mission, self.squads, self.game

    @property
    def name(self) -> str:
        return "-".join(map(str, self.key))


class Verdict(Struct, frozen=True):
    """The line of a game, and the files of an objection."""

    line: Watched
    found: Found | None = None


def trials(tables: Sequence[Table], games: int, bots: str = "", there: Collection[Key] = ()) -> list[Trial]:
    """So many games of the best bots and as many of random players, or of one kind of bots; the tables take turns."""
    return [
        one
        for number in range(games)
        for kind in ((bots,) if bots else (BEST, RANDOM))
        if (one := Trial(kind, tables[number % len(tables)], number // len(tables))).key not in there
    ]


def house_set(seed: str, number: int) -> dict[str, Any]:
    """A set of house options: number 0 leaves all at their defaults, any other draws each."""
    rng = Random(f"{seed}/house/{number}")
    return {name: rng.choice(values_of(name)) for name in HOUSE} if number else {}


def options_of(seed: str, trial: Trial) -> tuple[Options, int]:
    """The table of a game and the number of its set of house options, drawn from the seed."""
    rng = Random(f"{seed}/{trial.table.mission}/{trial.table.squads}/{trial.index}")
    factions = list(rng.choice(_line_ups(trial.table)))
    number = 0 if rng.random() < SHARE_OF_OURS else 1 + rng.randrange(SETS)
    house = house_set(seed, number)
    if house.get("seating") == "host":
        rng.shuffle(factions)
    if len(factions) < len(FACTIONS):
        house.pop("empty-seats", None)  # a table of fewer than seven must allow empty seats
    return STARQUEST.options({"factions": factions, "mission": trial.table.mission, **house}), number


def _line_ups(table: Table) -> list[tuple[str, ...]]:
    """Every combination of squads, with one alien player and with two where the mission takes them."""
    mission = load_box().missions[table.mission]
    squads = dict.fromkeys(tuple(one for one in line if one not in ALIENS) for line in table.line_ups)
    return [
        (*chosen, *aliens)
        for chosen in squads
        for number in range(1, len(ALIENS) + 1)
        for aliens in combinations(ALIENS, number)
        if fits(mission, Options(factions=(*chosen, *aliens), mission=mission.id))
    ]


def watch(plan: Plan, trial: Trial) -> Verdict:
    """Play a game under the eyes of the referee, up to its first objection."""
    options, number = options_of(plan.seed, trial)
    factions, table = options.factions, trial.table
    names = strongest(GAME, factions) if trial.bots == BEST else (trial.bots,) * len(factions)
    series = Series(GAME, options, names, f"{plan.seed}/{trial.bots}/{table.mission}/{table.squads}")
    players = [bot(name, GAME, seed_of(series, trial.index, seat)) for seat, name in enumerate(names)]
    eyes = Watch(series, trial.index, trial.name)
    found: Found | None = None
    with undisturbed():
        try:
            board = BareTable(STARQUEST, series, trial.index, eyes)
            state: Any = board.state
            eyes.begin(state)
            while (seat := STARQUEST.waiting(state)) is not None and eyes.account.number < LONGEST:
                command = decide(STARQUEST, state, seat, players[seat])
                board.submit(seat, command)
                eyes.follow(state, seat, command)
        except Objected as objected:
            found = objected.found
        except Exception as error:  # a fault of the game: say in which one, so that it can be played again
            error.add_note(
                f"In the game {trial.name}, seed {plan.seed}, after {eyes.account.number} entries."
            )
            raise
    entries = eyes.account.number
    line = Watched(trial.bots, table.mission, table.squads, trial.index, factions, number, entries)
    if found is None:
        return Verdict(line)
    values = {name: getattr(line, name) for name in line.__struct_fields__}
    values |= {"clause": found.clause, "entry": found.entry, "sentence": found.sentence}
    return Verdict(Watched(**values), found)


def run(plan: Plan, tasks: Sequence[Trial], jobs: int = 1) -> Generator[Verdict, None, None]:
    """Watch the games; verdicts come in the order of the games."""
    return in_order(watch, ((plan, one) for one in tasks), jobs)
