"""Scenes for tests: a position is a drawn map with a line for each figure, the dice are scripted, and the outcome is a
list of events.

    table = scene(
        '''
        +-+-+-+-+
        |. . . .|
        +-+-+-+-+
        ''',
        "ba1 fig_marine_laser 0.0 E",
        "ch1 fig_ork 3.0 W",
        dice=[5, 6],
    )
    table.act("ba1").do("ba1 shoot wpn_laser_rifle ch1")

The lines are those of a drawn position (clients/text/position.py, docs/starquest-position.md), and the same reader
reads them. A line about a figure is its id (the first two letters say whose it is), its sheet, its square or `dock`,
its facing, and then what is special: `lp=1`, `weapons=wpn_a,wpn_b`, `watching`, `objects=thing1`, `mans=ba7`,
`load=ba2`, `role=leader`. A line whose id has a question mark is a token: `ch?1 fig_ork 5.2 blip`. Dice are scripted
as faces 1 to 6: a white die shows 0,0,0,0,1,2 and a red one 0,0,0,1,2,3 on them.
"""

from collections.abc import Sequence
from textwrap import dedent
from typing import Any

import msgspec
import pytest

from bulkhead.starquest import rulebook
from bulkhead.starquest.clients.text.checking import check
from bulkhead.starquest.clients.text.notation import read
from bulkhead.starquest.clients.text.position import HEAD, MISSION, read_unchecked
from bulkhead.starquest.data.commands import AnyCommand
from bulkhead.starquest.data.facings import FACING_NAMES
from bulkhead.starquest.data.factions import FACTIONS, SHORT
from bulkhead.starquest.data.frames import TurnStep
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.state import Mini, Side, State
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.rules.setup.saving import dump
from bulkhead.starquest.rules.turn import activation
from bulkhead.starquest.table.engine import settle, waiting
from bulkhead.tabletop import Event, Heard, Illegal, Scripted
from bulkhead.words import LANGUAGES, Words

LEADER = "role=leader"
BA, IF, UM, EL, LD, CH, CU = range(7)
"""Seats of the full table."""


class Table:
    """A table in the middle of a game, with its dice and everything that was told."""

    def __init__(self, state: State, dice: Scripted) -> None:
        self.state = state
        self.dice = dice
        self.heard = Heard()
        self.begun = 0
        """How much had been told when the last activation began."""

    def act(self, who: str) -> "Table":
        """Begin the activation of a figure or token of the seat whose turn it is."""
        activation.begin(self.state, self.state.turn_seat, who, self.heard)
        self.settle()
        self.begun = len(self.heard.told)
        return self

    def settle(self) -> "Table":
        settle(self.state, self.dice, self.heard)
        self.state.offered = None
        return self

    def do(self, *commands: str | AnyCommand, by: int | None = None) -> "Table":
        """Give commands, in text, as the deciding seat, or as seat `by` out of turn."""
        for command in commands:
            seat = waiting(self.state) if by is None else by
            assert seat is not None, f"nobody decides, yet: {command}"
            wanted = read(command) if isinstance(command, str) else command
            decisions.apply(self.state, seat, wanted, self.dice, self.heard)
        return self

    def refused(self, command: str | AnyCommand, by: int | None = None) -> Illegal:
        """The refusal of a command: its clause exists, it can be said in every language, and nothing has changed."""
        seat = waiting(self.state) if by is None else by
        assert seat is not None
        wanted = read(command) if isinstance(command, str) else command
        before = dump(self.state), list(self.dice.left), list(self.heard.told)
        with pytest.raises(Illegal) as refusal:
            decisions.apply(self.state, seat, wanted, self.dice, self.heard)
        assert (dump(self.state), list(self.dice.left), list(self.heard.told)) == before
        assert refusal.value.clause in rulebook.RULEBOOK.ids()
        assert all(Words(language).render(refusal.value.phrase) for language in LANGUAGES)
        return refusal.value

    @property
    def waiting(self) -> int | None:
        return waiting(self.state)

    @property
    def offers(self) -> list[str]:
        """What the seat that decides may do, as text."""
        seat = waiting(self.state)
        if seat is None:
            return []
        offer = decisions.offer(self.state, seat)
        assert offer is not None
        return [str(command) for command in offer.commands]

    def offered(self, start: str) -> list[str]:
        """Offers that begin so."""
        return [offer for offer in self.offers if offer.startswith(start)]

    @property
    def events(self) -> list[Event]:
        """All events since the scene was drawn."""
        return self.heard.events

    @property
    def happened(self) -> list[Event]:
        """What the commands told: all events since the activation that `act` began, or since the scene was drawn."""
        return self.heard.events[self.begun :]

    def told(self, kind: type[Any]) -> list[Any]:
        """All events of a kind, in order."""
        return [event for event in self.heard.events if isinstance(event, kind)]

    def mini(self, who: str) -> Mini:
        return self.state.minis[who]

    def at(self, who: str) -> str:
        """Where a figure stands: its first square, or its place if it is off the map."""
        mini = self.state.minis[who]
        return self.state.ship.name(mini.squares[0]) if mini.squares else mini.place

    def facing(self, who: str) -> str:
        return FACING_NAMES[self.state.minis[who].facing]

    def side(self, seat: int) -> Side:
        return self.state.sides[seat]


def hall(width: int, height: int) -> str:
    """An empty room, drawn."""
    wall = "+" + "-+" * width
    row = "|" + " ".join("." * width) + "|"
    gap = "+" + " " * (2 * width - 1) + "+"
    return "\n".join([wall, *(f"{row}\n{gap}" for _ in range(height - 1)), row, wall])


def scene(
    drawn: str,
    *lines: str,
    turn: int | None = None,
    step: TurnStep = "act",
    dice: Sequence[int] = (),
    house: dict[str, Any] | None = None,
    factions: tuple[str, ...] = FACTIONS,
    sides: dict[int, dict[str, Any]] | None = None,
    opened: Sequence[str] = (),
    scanned: bool = True,
    mission: str = "mis_test",
    **scenario: Any,
) -> Table:
    """A position that the game accepts. It is `turn`'s turn (the seat of the first line unless named), at the step
    where activations are chosen. `sides` sets fields of seats' records, `opened` takes doors off, `scanned` says
    whether the boards are, other names are fields of the mission. The miniature with the role of a leader leads. A
    mission of the box needs no drawn map."""
    position = [
        HEAD,
        f"mission {mission}",
        *(f"{MISSION}{_kebab(name)} {_json(value)}" for name, value in scenario.items()),
        f"option factions={','.join(factions)}",
        *(f"option {_kebab(name)}={_typed(value)}" for name, value in (house or {}).items()),
        *(["map"] if drawn else []),
        *(f"    {row}" for row in dedent(drawn).strip("\n").splitlines()),
        *lines,
        *(f"{line[:2]} leader={line.split()[0]}" for line in lines if LEADER in line.split()),
        *(
            f"{SHORT[factions[seat]]} {_kebab(name)}={_typed(value)}"
            for seat, record in (sides or {}).items()
            for name, value in record.items()
            if value != ()
        ),
        f"gone {_json(opened)}",
    ]
    if turn is not None or lines:
        position.append(f"turn-of {lines[0][:2] if turn is None else SHORT[factions[turn]]} {step}")
    if not scanned:
        position.append("scanned []")
    table = Table(read_unchecked("\n".join(position), Options()), Scripted(*dice)).settle()
    check(table.state)
    return table


def _kebab(name: str) -> str:
    return name.replace("_", "-")


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _typed(value: Any) -> str:
    """A value as it is written in a drawn position."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | int):
        return str(value)
    if isinstance(value, tuple | list) and all(isinstance(one, str) for one in value):
        return ",".join(value)
    return _json(value)
