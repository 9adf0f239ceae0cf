"""The referee: hears every entry of a game, keeps its own table, and objects to the first thing that is wrong."""

from collections.abc import Callable
from typing import Any

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.arrivals import Arrivals
from bulkhead.lab.starquest.referee.board import map_of
from bulkhead.lab.starquest.referee.cards.decks import Decks
from bulkhead.lab.starquest.referee.cards.hands import Hands
from bulkhead.lab.starquest.referee.cards.orders import Orders
from bulkhead.lab.starquest.referee.cards.searches import Searches
from bulkhead.lab.starquest.referee.comparing import Comparing
from bulkhead.lab.starquest.referee.content import content
from bulkhead.lab.starquest.referee.fights.attacks import Attacks
from bulkhead.lab.starquest.referee.fights.blows import Blows
from bulkhead.lab.starquest.referee.fights.life import Life
from bulkhead.lab.starquest.referee.fights.markers import Markers
from bulkhead.lab.starquest.referee.keeping import Keeper
from bulkhead.lab.starquest.referee.ledger import Ledger
from bulkhead.lab.starquest.referee.moves.occupancy import Occupancy
from bulkhead.lab.starquest.referee.moves.steps import Steps
from bulkhead.lab.starquest.referee.objections import Objection
from bulkhead.lab.starquest.referee.objectives import Objectives
from bulkhead.lab.starquest.referee.rosters import Rosters
from bulkhead.lab.starquest.referee.secrets.knowledge import Knowledge
from bulkhead.lab.starquest.referee.secrets.reveals import Reveals
from bulkhead.lab.starquest.referee.secrets.views import Views
from bulkhead.lab.starquest.referee.sight import Sight
from bulkhead.lab.starquest.referee.table import Table

_SIGHTS: dict[tuple[str, bool], Sight] = {}
"""Lines of sight by map: all games on a map share them."""


class Referee:
    """Watches one game from its first entry on."""

    def __init__(self, factions: tuple[str, ...], mission: str, house: Plain) -> None:
        box = content()
        open_docks = bool(house["entry-floor"])
        ship = map_of(mission, open_docks)
        key = (mission, open_docks)
        if key not in _SIGHTS:
            _SIGHTS[key] = Sight(ship)
        self.table = Table(box, ship, _SIGHTS[key], factions, house, box.missions[mission])
        self.table.shut = set(ship.doors)
        self.table.vents = set(ship.vents) if vents_stand(factions, self.table.mission) else set()
        self.table.structures = set(ship.structures.values())
        keeper = Keeper(self.table)
        self._decks = Decks(self.table)
        self._orders = Orders(self.table)
        self._hands = Hands(self.table)
        self._rosters = Rosters(self.table)
        attacks = Attacks(self.table)
        reveals = Reveals(self.table, attacks)
        judges: tuple[Any, ...] = (
            Steps(self.table),
            Occupancy(self.table),
            Life(self.table),
            attacks,
            Blows(self.table, attacks),
            self._decks,
            Ledger(self.table),
            Objectives(self.table),
            self._orders,
            self._hands,
            Searches(self.table),
            Markers(self.table),
            reveals,
            Arrivals(self.table, reveals),
            self._rosters,
        )
        self._before = _gathered([judge.hears for judge in judges])
        self._keep = keeper.hears
        self._after = _gathered([judge.sees for judge in judges if hasattr(judge, "sees")])
        self._commands = [judge.command for judge in judges if hasattr(judge, "command")]
        self._comparing = Comparing(self.table)
        self._knowledge = Knowledge(self.table)
        self._views = Views(self.table, self._knowledge)
        self._ends: list[Callable[[Entry], None]] = [
            judge.entry for judge in judges if hasattr(judge, "entry")
        ]

    def watch(self, entry: Entry) -> None:
        """Hear an entry. Raises an objection, which names the entry."""
        try:
            self._watch(entry)
        except Objection as objection:
            objection.entry = entry.number
            raise

    def _watch(self, entry: Entry) -> None:
        table = self.table
        table.sides = entry.table["sides"]
        if not table.begun:
            if entry.table["phase"] == "setup":
                return
            self._comparing.adopt(entry.table)
            self._decks.begin(entry)
            self._orders.begin(entry)
            self._hands.begin(entry)
            self._rosters.begin(entry)
            self._knowledge.begin(entry)
            table.effects = entry.table["effects"]
            for said in entry.said:
                if said.event["type"] == "EventDrawn":
                    self._decks.drawn(said.event)
                if (keep := self._keep.get(said.event["type"])) is not None and said.event[
                    "type"
                ] != "Scored":
                    keep(said.event)
            table.dirty.clear()
            return
        for command in self._commands:
            command(entry)
        for said in entry.said:
            event, kind = said.event, said.event["type"]
            for judge in self._before.get(kind, ()):
                judge(event)
            if (keep := self._keep.get(kind)) is not None:
                keep(event)
            for judge in self._after.get(kind, ()):
                judge(event)
        if table.effects is not entry.table["effects"]:
            table.effects = entry.table["effects"]
            table.grid = entry.table["grid"]
            table.veil(table.effects)
        for end in self._ends:
            end(entry)
        self._comparing.entry(entry)
        self._knowledge.entry(entry)
        self._views.entry(entry)


def vents_stand(factions: tuple[str, ...], mission: Plain) -> bool:
    """Without a Chaos player the vents count as destroyed, unless an objective is about them."""
    tests = [mission[name]["test"] for name in ("primary", "secondary")]
    return "chaos" in factions or any(
        test["type"] == "destroy" and test["what"] == "obj_vent" for test in tests
    )


def _gathered(tables: list[dict[str, Callable[[Plain], None]]]) -> dict[str, list[Callable[[Plain], None]]]:
    found: dict[str, list[Callable[[Plain], None]]] = {}
    for one in tables:
        for kind, judge in one.items():
            found.setdefault(kind, []).append(judge)
    return found
