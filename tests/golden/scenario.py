"""Scenarios: a game played from a script, or whole games played by chance, one moment at a time."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from bulkhead.tabletop import Dice, Game, Heard, Illegal, Noted, Recorded, Seat, Seeded, Told

AnyGame = Game[Any, Any, Any, Any]


class Moment(Struct, frozen=True):
    """Something was said at the table, and what came of it."""

    said: str
    """`begin`, or who gave which command: `seat 1: roll`."""
    faces: tuple[int, ...]
    told: tuple[Told, ...]
    refusal: str = ""
    """The clause and the message, when the command was refused."""


class Table:
    """A game with its state; every command on it yields a moment."""

    def __init__(self, game: AnyGame, options: dict[str, Any]) -> None:
        self.game = game
        self.options = game.options(options)
        self.state: Any = None

    def begin(self, dice: Dice, position: str = "") -> Moment:
        noted, heard = Noted(dice), Heard()
        if position:
            self.state = self.game.from_position(position, self.options)
        else:
            self.state = self.game.new(self.options, noted, heard)
        return Moment("begin", noted.take(), tuple(heard.told))

    def do(self, seat: Seat, command: str, dice: Dice) -> Moment:
        noted, heard = Noted(dice), Heard()
        said = f"seat {seat + 1}: {command}"
        try:
            self.game.apply(self.state, seat, self.game.read(command), noted, heard)
        except Illegal as refusal:
            return Moment(said, (), (), str(refusal))
        return Moment(said, noted.take(), tuple(heard.told))

    @property
    def decides(self) -> Seat:
        seat = self.game.waiting(self.state)
        assert seat is not None, "the script goes on although the game is over"
        return seat


class Scripted(Struct, frozen=True, kw_only=True):
    """A game from a script: one command a line, by whoever decides, then `=` and the dice that fall.

    `no: COMMAND` must be refused; `no 2: COMMAND` is said by seat 2. Without a position the first line is `begin`.
    """

    name: str
    title: str
    covers: tuple[str, ...]
    script: str
    options: dict[str, Any] = {}
    position: str = ""
    brief: bool = False

    @property
    def dice(self) -> str:
        return "scripted"

    def play(self, table: Table) -> Iterator[Moment]:
        lines = [line.strip() for line in self.script.strip().splitlines()]
        if self.position:
            lines = ["begin", *lines]
        for line in lines:
            said, _, fallen = line.partition("=")
            dice = Recorded(*(int(face) for face in fallen.replace(" ", "")))
            moment = self._say(table, said.strip(), dice)
            dice.finish()
            wanted = line.startswith("no")
            assert bool(moment.refusal) == wanted, f"{self.name}: {line}: {moment.refusal or 'not refused'}"
            yield moment

    def _say(self, table: Table, said: str, dice: Dice) -> Moment:
        if said == "begin":
            return table.begin(dice, self.position)
        if said.startswith("no"):
            who, _, command = said.removeprefix("no").partition(":")
            return table.do(int(who) - 1 if who.strip() else table.decides, command.strip(), dice)
        return table.do(table.decides, said, dice)


class WholeGame(Struct, frozen=True, kw_only=True):
    """A game from its beginning to its end by players who choose with dice of their own."""

    name: str
    title: str
    covers: tuple[str, ...]
    seed: str
    options: dict[str, Any] = {}
    position: str = ""
    brief: bool = True

    @property
    def dice(self) -> str:
        return f"seed {self.seed}"

    def play(self, table: Table) -> Iterator[Moment]:
        dice = Seeded(self.seed.encode())
        whims = Seeded(self.seed.encode(), ("choices",))
        yield table.begin(dice)
        while (seat := table.game.waiting(table.state)) is not None:
            offer = table.game.offer(table.state, seat)
            assert offer is not None
            (whim,) = whims.roll(1, len(offer.commands))
            yield table.do(seat, str(offer.commands[whim - 1]), dice)


Scenario = Scripted | WholeGame
