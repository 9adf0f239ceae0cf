"""A drawn position for the referee: an open floor, some miniatures, and events that are told to its judges."""

from typing import Any

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.board import Map
from bulkhead.lab.starquest.referee.content import XY, content
from bulkhead.lab.starquest.referee.fights.attacks import Attacks
from bulkhead.lab.starquest.referee.fights.blows import Blows
from bulkhead.lab.starquest.referee.keeping import Keeper
from bulkhead.lab.starquest.referee.moves.steps import Steps
from bulkhead.lab.starquest.referee.objections import Objection
from bulkhead.lab.starquest.referee.sight import Sight
from bulkhead.lab.starquest.referee.table import Piece, Table
from bulkhead.starquest.data.options import HOUSE, House

NORTH, EAST, SOUTH, WEST = 0, 2, 4, 6
SQUAD, ALIENS = 0, 1


class Drawn:
    """A floor of twelve by twelve squares; it is the turn of seat 0, a squad, against seat 1, the aliens."""

    def __init__(self, **house: Any) -> None:
        ship = Map(board_of={(x, y): "brd" for x in range(12) for y in range(12)})
        ours = {name: getattr(House(), name.replace("-", "_")) for name in HOUSE}
        rules = ours | {name.replace("_", "-"): value for name, value in house.items()}
        self.table = Table(content(), ship, Sight(ship), ("imperial_fists", "chaos"), rules, {})
        self.table.sides, self.table.turn_seat, self.table.begun = [{}, {}], SQUAD, True
        attacks = Attacks(self.table)
        self._steps, self._attacks = Steps(self.table), attacks
        self._judges = (self._steps, attacks, Blows(self.table, attacks))
        self._keeper = Keeper(self.table)

    def put(self, who: str, figure: str, *squares: XY, facing: int = NORTH, weapon: str = "") -> Piece:
        """Put a piece down; ids that begin with `ch` belong to the aliens."""
        sheet = content().figures[figure]
        weapons = (*sheet.weapons, weapon) if weapon else sheet.weapons
        seat = ALIENS if who.startswith("ch") else SQUAD
        piece = Piece(who, seat, sheet, facing, (), sheet.lp, "board", weapons=weapons)
        self.table.pieces[who] = piece
        self.table.put(who, squares)
        return piece

    def acts(self, who: str) -> None:
        self.table.acting[self.table.pieces[who].seat] = who

    def hears(self, *events: Plain, command: str = "") -> str:
        """The clause of the first objection to these events, which one entry tells; empty where there is none."""
        entry = Entry(0, SQUAD, {"type": command}, [], {})
        try:
            self._steps.command(entry)
            self._attacks.command(entry)
            for event in events:
                for judge in self._judges:
                    if (heard := judge.hears.get(event["type"])) is not None:
                        heard(event)
                if (keep := self._keeper.hears.get(event["type"])) is not None:
                    keep(event)
            self._steps.entry(entry)
        except Objection as objection:
            return objection.clause
        return ""


def declared(who: str, weapon: str, aim: str, how: str = "shoot", shots: int = 1, seat: int = SQUAD) -> Plain:
    return {
        "type": "Declared",
        "seat": seat,
        "attacker": who,
        "weapon": weapon,
        "aim": aim,
        "shots": shots,
        "how": how,
        "why": "SQ-SHOOT-10",
    }


def rolled(who: str, *values: int, red: int = 0, reason: str = "shoot", seat: int = SQUAD) -> Plain:
    return {"type": "Rolled", "seat": seat, "who": who, "values": values, "red": red, "reason": reason}


def unharmed(who: str, value: int, against: int) -> Plain:
    return {"type": "Unharmed", "seat": ALIENS, "who": who, "value": value, "against": against}


def wounded(who: str, lost: int, lp: int, why: str = "SQ-SHOOT-06") -> Plain:
    return {"type": "Wounded", "seat": ALIENS, "who": who, "lost": lost, "lp": lp, "why": why}


def fought(attacker: str, defender: str, attack: int, defence: int, behind: bool = False) -> Plain:
    return {
        "type": "MeleeFought",
        "attacker": attacker,
        "defender": defender,
        "attack": attack,
        "defence": defence,
        "behind": behind,
    }
