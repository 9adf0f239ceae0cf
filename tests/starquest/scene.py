"""Drawn maps: a position is a picture and a few lines about who stands where, the dice are a script.

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

The map is the legend of ship/plan.py; its top left square is 0.0. A line about a figure is its id (the first two
letters say whose it is), its sheet, its square (`dock` for the entry area; the north-west one of a two-by-two base;
front and centre of a Tarantula as 2.0,1.0), its facing, and then what is special: `lp=1`, `weapons=wpn_a,wpn_b`,
`watching`, `carries=thing1`, `mans=ba7`, `load=ba2`, `role=leader`. A line whose id has a question mark is a token:
`ch?1 fig_ork 5.2 blip`. Dice are scripted as faces 1 to 6: a white die shows 0,0,0,0,1,2 and a red one 0,0,0,1,2,3 on
them.
"""

from collections.abc import Sequence
from textwrap import dedent
from typing import Any

import pytest
from msgspec.structs import replace

from bulkhead.starquest import rulebook
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.clients.text.notation import read
from bulkhead.starquest.data.commands import AnyCommand
from bulkhead.starquest.data.facings import FACING_NAMES
from bulkhead.starquest.data.factions import FACTIONS, SHORT, is_alien
from bulkhead.starquest.data.frames import Turn
from bulkhead.starquest.data.options import House, Options
from bulkhead.starquest.data.scenario import Scenario
from bulkhead.starquest.data.standing_orders import Standing
from bulkhead.starquest.data.state import Mini, Side, State, Token
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.rules.setup.saving import dump
from bulkhead.starquest.rules.setup.scenario_builder import ship_of
from bulkhead.starquest.rules.turn import activation
from bulkhead.starquest.ship.bases import base_at
from bulkhead.starquest.ship.squares import members
from bulkhead.starquest.table import places
from bulkhead.starquest.table.engine import push, settle, waiting
from bulkhead.tabletop import Event, Heard, Illegal, Scripted
from bulkhead.words import LANGUAGES, Words

SEATS = {short: seat for seat, short in enumerate(SHORT[faction] for faction in FACTIONS)}
BA, IF, UM, EL, LD, CH, CU = range(7)
"""Seats of the full table."""


class Table:
    """A table in the middle of a game, with its dice and everything that was told."""

    def __init__(self, state: State, dice: Scripted) -> None:
        self.state = state
        self.dice = dice
        self.heard = Heard()

    def act(self, who: str) -> "Table":
        """Begin the activation of a figure or token of the seat whose turn it is."""
        activation.begin(self.state, self.state.turn_seat, who, self.heard)
        return self.settle()

    def settle(self) -> "Table":
        settle(self.state, self.dice, self.heard)
        self.state.offered = None
        return self

    def do(self, *commands: str | AnyCommand, by: int | None = None) -> "Table":
        """Commands, in text, by whoever has to decide (or by a seat that speaks out of turn)."""
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
        return self.heard.events

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
    step: str = "act",
    dice: Sequence[int] = (),
    house: dict[str, Any] | None = None,
    factions: tuple[str, ...] = FACTIONS,
    sides: dict[int, dict[str, Any]] | None = None,
    opened: Sequence[str] = (),
    scanned: bool = True,
    **scenario: Any,
) -> Table:
    """A position. It is `turn`'s turn (the seat of the first figure unless named), at the step where activations are
    chosen. `sides` sets fields of seats' records, `opened` takes doors off, `scanned` says whether the boards are."""
    options = Options(factions=factions, house=House(**(house or {})))
    mission = Scenario("mis_test", dedent(drawn).strip("\n"), **scenario)
    state = State(options, mission, ship_of(mission, options))
    state.phase = "play"
    state.round = 1
    state.turn = 1
    state.order = tuple(range(len(factions)))
    state.vents = tuple(state.ship.vents)
    state.gone = tuple(opened)
    state.scanned = tuple(range(len(state.ship.boards))) if scanned else ()
    state.sides = [Side(faction) for faction in factions]
    state.orders = [Standing() for _ in factions]
    docks = iter(state.ship.docks)
    for seat, faction in enumerate(factions):
        if not is_alien(faction):
            state.sides[seat] = replace(state.sides[seat], dock=next(docks, ""))
    for line in lines:
        _put(state, line)
    for seat, fields in (sides or {}).items():
        state.sides[seat] = replace(state.sides[seat], **fields)
    places.recount(state)
    first = _seat(state, lines[0].split()[0]) if lines else 0
    state.turn_seat = first if turn is None else turn
    push(state, Turn(state.turn_seat, step))
    return Table(state, Scripted(*dice)).settle()


def _seat(state: State, who: str) -> int:
    short = {SHORT[side.faction]: seat for seat, side in enumerate(state.sides)}
    return short.get(who[:2], -1)


def _put(state: State, line: str) -> None:
    who, sheet, where, *rest = line.split()
    seat = _seat(state, who)
    if "?" in who:
        kind: Any = rest[0] if rest else "blip"
        state.tokens[who] = Token(who, seat, kind, sheet, state.ship.square(where))
        _count(state, who)
        return
    figure = load_box().figures[sheet]
    facing = FACING_NAMES.index(rest.pop(0)) if rest and rest[0] in FACING_NAMES else 0
    special = dict(word.split("=") for word in rest if "=" in word)
    weapons: tuple[str, ...] = tuple(figure.weapons)
    if figure.choose and figure.mounts == 0:
        weapons = (*weapons, *arms(figure.choose[0]))
    if "weapons" in special:
        weapons = tuple(name for word in special["weapons"].split(",") for name in arms(word))
    squares: tuple[int, ...] = ()
    if where != "dock":
        squares = tuple(state.ship.square(one) for one in where.split(","))
        if "two_by_two" in figure.flags:
            squares = tuple(members(base_at(state.ship, squares[0])))
    mini = Mini(
        who,
        seat,
        sheet,
        facing,
        squares,
        int(special.get("lp", figure.lp)),
        weapons,
        "dock" if where == "dock" else "board",
        role=special.get("role", ""),
        watching="watching" in rest,
        objects=tuple(special["carries"].split(",")) if "carries" in special else (),
        load=special.get("load", ""),
        carrier=special.get("carrier", ""),
        mans=special.get("mans", ""),
        ward="ward" in figure.flags,
    )
    if mini.carrier:
        mini = replace(mini, place="carried", squares=())
    state.minis[who] = mini
    if mini.role == "leader":
        state.sides[seat] = replace(state.sides[seat], leader=who)
    _count(state, who)


def arms(name: str) -> tuple[str, ...]:
    """The weapons of a set, or the weapon itself."""
    sets = load_box().sets
    return tuple(sets[name].weapons) if name in sets else (name,)


def _count(state: State, who: str) -> None:
    prefix = who.rstrip("0123456789")
    state.serials[prefix] = max(state.serials.get(prefix, 0), int(who[len(prefix) :]))
