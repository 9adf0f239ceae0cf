"""Plays one game of a simulation from its number: the same number gives the same game in any process."""

from hashlib import sha256
from typing import Any, Protocol

from msgspec import Struct

from bulkhead.bots import Bot, bot
from bulkhead.lab.counts import Tally, tally
from bulkhead.match import Seated, Session
from bulkhead.registry import AnyGame, entry
from bulkhead.registry.bots import reads_view
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command, Seat


class Series(Struct, frozen=True):
    """The settings that the games of a simulation share."""

    game: str
    options: Any
    seats: tuple[str, ...]
    """The bots, first seat first."""
    seed: str
    position: str = ""
    """The position in which every game starts; empty for a normal setup."""
    recorded: bool = False
    """Play each game as a match with a replay file."""


class Played(Struct, frozen=True):
    """The results of one game."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    commands: int
    tally: Tally
    log: bytes = b""
    """The replay file, when the series is recorded."""


class Table(Protocol):
    """The protocol for playing a game."""

    @property
    def state(self) -> Any: ...

    def submit(self, seat: Seat, command: Command) -> None: ...

    def log(self) -> bytes: ...


def play_one(series: Series, index: int) -> Played:
    """Play game number `index` of a series."""
    found = entry(series.game)
    game, counts = found.game, found.lab().counts(len(series.seats))
    bots = [bot(name, series.game, seed_of(series, index, seat)) for seat, name in enumerate(series.seats)]
    table: Table = (RecordedTable if series.recorded else BareTable)(game, series, index, counts)
    state, commands = table.state, 0
    while (seat := game.waiting(state)) is not None:
        table.submit(seat, decide(game, state, seat, bots[seat]))
        commands += 1
    result = game.result(state)
    assert result is not None
    return Played(result.shares, result.scores, commands, tally(counts), table.log())


def decide(game: AnyGame, state: Any, seat: Seat, player: Bot) -> Command:
    """The command of a seat: its standing answer, else its bot's choice."""
    ordered: Command | None = game.standing(state)
    if ordered is not None:
        return ordered
    offer = game.offer(state, seat)
    assert offer is not None
    view = game.view(state, seat) if reads_view(player, offer) else None
    command: Command = player.choose(view, offer)
    return command


def seed_of(series: Series, index: int, seat: Seat | None = None) -> bytes:
    """The seed of a game's dice, or of one bot in it."""
    words = ["bulkhead sim", series.seed, str(index)] + ([] if seat is None else [str(seat + 1)])
    return sha256("|".join(words).encode()).digest()


class BareTable:
    """Only rules and dice, for speed."""

    def __init__(self, game: AnyGame, series: Series, index: int, out: Out) -> None:
        # The dice of a match without salts: a game is the same whether it is recorded or not.
        self._dice = Seeded(seed_of(series, index), ("",) * game.seats_at(series.options))
        self._game, self._out = game, out
        if series.position:
            self.state = game.from_position(series.position, series.options)
        else:
            self.state = game.new(series.options, self._dice, out)

    def submit(self, seat: Seat, command: Command) -> None:
        self._game.apply(self.state, seat, command, self._dice, self._out)

    def log(self) -> bytes:
        return b""


class RecordedTable:
    """A match with its log."""

    def __init__(self, game: AnyGame, series: Series, index: int, out: Out) -> None:
        players = [Seated(f"{name} {seat}", name) for seat, name in enumerate(series.seats, 1)]
        self._session = Session.start(
            game, series.options, players, seed_of(series, index), position=series.position
        )
        self._out = out
        self._pass_on()

    @property
    def state(self) -> Any:
        return self._session.state

    def submit(self, seat: Seat, command: Command) -> None:
        self._session.submit(seat, command)
        self._pass_on()

    def _pass_on(self) -> None:
        for told in self._session.steps[-1].told:
            self._out.tell(told.event, told.to, told.others)

    def log(self) -> bytes:
        return self._session.log()
