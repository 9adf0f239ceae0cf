"""The round robin of a ladder: which bouts there are, the file that keeps them, and how they are played."""

from collections.abc import Collection, Generator, Sequence
from hashlib import sha256
from itertools import combinations
from typing import Any

import msgspec
from msgspec import Struct

from bulkhead.bots import sides_at
from bulkhead.lab.ladder.bouts import Bout, Pair, Plan, play_bout, seats_of_role
from bulkhead.lab.ladder.entrants import Entrant
from bulkhead.lab.lines import Lines
from bulkhead.lab.sharing import in_order
from bulkhead.registry import entry
from bulkhead.registry.counts import Role
from bulkhead.tabletop.refusals import Mistake
from bulkhead.version import __version__

Task = tuple[Role, Pair, int]


class Tournament(Struct, frozen=True):
    """Who meets whom, and at which tables."""

    plan: Plan
    roles: tuple[tuple[Role, tuple[Entrant, ...]], ...]
    """Each role that at least two of the bots play, with these bots."""


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of the file. Bouts with another seed, other rules, other tables or other bots that come with
    the program are refused; more bots or more games may be added."""

    ladder: str
    seed: str
    tables: str
    """A hash of the options of all tables."""
    rules: str
    """The version of the rules and the packs that are open."""
    program: str
    """The version of the program, whose bots play."""


def arrange(game: str, entrants: Sequence[Entrant], tables: Sequence[Any], seed: str) -> Tournament:
    """Arrange a round robin. The tables must have seats for a role in which two of the bots can be compared."""
    found = entry(game)
    sides = [sides_at(found.game, options) for options in tables]
    roles = []
    for role in found.lab().roles:
        there = tuple(one for one in entrants if not one.factions or set(role.factions) <= set(one.factions))
        if len(there) > 1 and all(seats_of_role(role, factions) for factions in sides):
            roles.append((role, there))
    if not roles:
        raise Mistake("ladder-nobody-to-compare", bots=", ".join(one.text for one in entrants))
    return Tournament(Plan(game, seed, tuple(tables)), tuple(roles))


def schedule(tournament: Tournament, games: int, there: Collection[object] = ()) -> list[Task]:
    """The bouts that are missing: the first of every pair, then the second of every pair, so that a ladder that was
    interrupted has seen every pair. A bout is two games."""
    return [
        (role, pair, number)
        for number in range((games + 1) // 2)
        for role, entrants in tournament.roles
        for pair in combinations(entrants, 2)
        if (role.name, pair[0].id, pair[1].id, number) not in there
    ]


def play(tournament: Tournament, tasks: Sequence[Task], jobs: int = 1) -> Generator[Bout, None, None]:
    """Play the bouts; they come in the order of the tasks."""
    return in_order(play_bout, ((tournament.plan, *task) for task in tasks), jobs)


class Ledger(Lines[Header, Bout]):
    """The file of a ladder."""

    def __init__(self, file: str, plan: Plan, *, resume: bool) -> None:
        super().__init__(file, header(plan), Bout, resume=resume)


def header(plan: Plan) -> Header:
    game = entry(plan.game).game
    options = msgspec.json.encode([game.plain_options(one) for one in plan.tables])
    packs = msgspec.json.encode(game.packs()).decode()
    rules = f"{game.version} {sha256(packs.encode()).hexdigest()[:12]}"
    return Header(plan.game, plan.seed, sha256(options).hexdigest()[:12], rules, __version__)
