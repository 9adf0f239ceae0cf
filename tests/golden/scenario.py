"""Scenarios: scripted games and whole random games, one moment at a time."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from bulkhead.tabletop import Dice, Game, Heard, Illegal, Noted, Recorded, Seat, Seeded, Silence, Told
from bulkhead.tabletop.dice import USUAL_SIDES

AnyGame = Game[Any, Any, Any, Any]

MOST_SIDES = 256
"""The most sides of a die."""


class Moment(Struct, frozen=True):
    """A command at the table, and its results."""

    said: str
    """`begin`, or a seat and its command: `seat 1: roll`."""
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
    """A scripted game: one command per line, by the seat that decides, then `=` and the dice.

    `no: COMMAND` must be refused; `no 2: COMMAND` is sent by seat 2. Without a position the first line is
    `begin`.
    """

    name: str
    title: str
    covers: tuple[str, ...]
    script: str
    options: dict[str, Any] = {}
    position: str = ""
    brief: bool = False
    fine: bool = False
    """Views are written as single changes, not as whole fields."""

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
    """A game from its beginning to its end, by players who choose at random with their own dice."""

    name: str
    title: str
    covers: tuple[str, ...]
    seed: str
    options: dict[str, Any] = {}
    position: str = ""
    brief: bool = True
    fine: bool = False
    talk: int = 0
    """One in this many commands is an aside, where the game has any; 0 for none."""

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
            speaker, said = seat, offer.commands
            if self.talk and whims.roll(1, self.talk) == (1,):
                (other,) = whims.roll(1, table.game.seats_at(table.options))
                asides = table.game.asides(table.state, other - 1)
                if asides:
                    speaker, said = other - 1, tuple(asides)
            yield table.do(speaker, str(said[_below(whims, len(said))]), dice)


def _below(whims: Dice, count: int) -> int:
    """A random number below `count`, which may be more than a die has sides."""
    if count <= MOST_SIDES:
        (whim,) = whims.roll(1, count)
        return whim - 1
    high, low = whims.roll(2, MOST_SIDES)
    return ((high - 1) * MOST_SIDES + low - 1) % count


class Led(Struct, frozen=True, kw_only=True):
    """A whole game led by a script. One command per line: `2: COMMAND` is sent by seat 2 as soon as it is legal, as
    an answer or an aside; until then every seat gives the least answer. `= 6 5` after it are the next dice; all
    others come from the seed. `no 2: COMMAND` is refused at once."""

    name: str
    title: str
    covers: tuple[str, ...]
    seed: str
    script: str
    options: dict[str, Any] = {}
    position: str = ""
    brief: bool = True
    fine: bool = False

    @property
    def dice(self) -> str:
        return f"seed {self.seed}"

    def play(self, table: Table) -> Iterator[Moment]:
        dice = Loaded(Seeded(self.seed.encode()))
        lines = [line.strip() for line in self.script.splitlines() if line.strip()]
        yield table.begin(dice)
        while (seat := table.game.waiting(table.state)) is not None:
            if lines and (said := self._say(table, lines[0], dice)):
                lines.pop(0)
                yield said
                continue
            offer = table.game.offer(table.state, seat)
            assert offer is not None
            yield table.do(seat, least(str(command) for command in offer.commands), dice)
        assert not lines, f"{self.name}: the game is over and nobody could say: {lines[0]}"
        assert not dice.next, f"{self.name}: the game is over and {len(dice.next)} dice were not rolled"

    def _say(self, table: Table, line: str, dice: "Loaded") -> Moment | None:
        """The next line of the script, if it is legal now."""
        said, _, fallen = line.partition("=")
        who, _, command = said.partition(":")
        seat = int(who.removeprefix("no")) - 1
        if not who.startswith("no") and not self._is_legal(table, seat, command.strip()):
            return None
        dice.next += [int(face) for face in fallen.split()]
        moment = table.do(seat, command.strip(), dice)
        assert bool(moment.refusal) == who.startswith("no"), f"{self.name}: {line}: not refused"
        return moment

    def _is_legal(self, table: Table, seat: Seat, command: str) -> bool:
        game = table.game
        try:
            game.apply(game.clone(table.state), seat, game.read(command), Seeded(b"a try"), Silence())
        except Illegal:
            return False
        return True


class Loaded:
    """Dice with known next faces; after them another source rolls."""

    def __init__(self, source: Dice) -> None:
        self.source = source
        self.next: list[int] = []

    def roll(self, count: int, sides: int = 6) -> tuple[int, ...]:
        if sides != USUAL_SIDES or not self.next:
            return self.source.roll(count, sides)
        assert len(self.next) >= count, f"{count} dice are rolled, {len(self.next)} are written down"
        faces, self.next = tuple(self.next[:count]), self.next[count:]
        return faces


def least(commands: Iterable[str]) -> str:
    """The answer that does least."""
    offered = list(commands)
    return next((one for one in ("pass", "done", "end") if one in offered), offered[0])


Scenario = Scripted | WholeGame | Led
