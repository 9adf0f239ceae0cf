"""The objectives of a mission (SQ-SETUP-04, 10, SQ-END-05): who is paid for one, how much, how often, and for what."""

from collections import Counter

from bulkhead.lab.starquest.referee.account import Plain
from bulkhead.lab.starquest.referee.content import XY
from bulkhead.lab.starquest.referee.fights.fire import sees
from bulkhead.lab.starquest.referee.moves.purses import kind_of
from bulkhead.lab.starquest.referee.objections import Objection, require
from bulkhead.lab.starquest.referee.table import Hears, Table

NAMES = ("primary", "secondary")
ROOM, CHARGE = "a room", "obj_charge_site"
PARTS = ("eliminate", "recover", "destroy", "arm")
"""Objectives of several parts: each is paid to the squad that has done it, in the order of the list of points."""
OFTEN = ("hold", "hold_all")
"""Objectives that are paid once for each object, or for each squad."""


class Objectives:
    """Remembers what each seat has done, and looks at every payment for an objective."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.squads = sum(not table.alien(seat) for seat in range(len(table.factions)))
        self.tests = {name: self.test(table.mission[name]["test"]) for name in NAMES}
        self.done: Counter[tuple[int, str]] = Counter()
        """What a seat has destroyed, recovered, armed or searched, by its kind."""
        self.kills: Counter[tuple[int, str]] = Counter()
        """The figures that a seat has eliminated: a survivor may be killed or rescued."""
        self.armed: set[XY] = set()
        """Charges that have been armed before."""
        self.paid: dict[str, list[tuple[int, str]]] = {name: [] for name in NAMES}
        """The payments for each objective: the seat, and the kind of what it has done."""
        self.hears: Hears = {
            "Eliminated": self.eliminated,
            "VentDestroyed": self.vent,
            "StructureDamaged": self.structure,
            "ThingRecovered": self.recovered,
            "Left": self.left,
            "ChargeArmed": self.charge,
            "RoomSearched": self.searched,
            "Scored": self.scored,
            "TurnBegan": self.turn_began,
        }

    def test(self, test: Plain) -> Plain:
        """An objective as it is at this table: with one squad a Veiled One stands in for the Hierophant; with two
        squads the smaller Dreadnought is the only giant."""
        figures = test.get("figures", ())
        if self.squads == 1 and "fig_hierophant" in figures:
            named = ["fig_veiled" if figure == "fig_hierophant" else figure for figure in figures]
            return test | {"figures": named}
        if self.squads == 2 and "fig_golgotha" in figures:
            points = test["points"]
            return test | {
                "figures": ["fig_dread_mk8"],
                "points": points[:1] if isinstance(points, list) else points,
            }
        return test

    # What is done

    def eliminated(self, event: Plain) -> None:
        self.kills[event["by"], event["figure"]] += 1

    def vent(self, event: Plain) -> None:
        self.done[event["seat"], "obj_vent"] += 1

    def structure(self, event: Plain) -> None:
        if event["lp"] == 0:
            self.done[event["seat"], kind_of(event["structure"])] += 1

    def recovered(self, event: Plain) -> None:
        self.done[event["seat"], kind_of(event["thing"])] += 1

    def left(self, event: Plain) -> None:
        """SQ-OBJ-17: who is carried off the board has been rescued by the squad of its carrier."""
        piece = self.table.pieces.get(event["who"])
        if piece is not None and piece.place == "carried":
            self.done[self.table.pieces[piece.carrier].seat, piece.figure.id] += 1

    def charge(self, event: Plain) -> None:
        """To arm the same charge once more gives nothing, unless it was an alien player who armed it before."""
        at = (event["at"][0], event["at"][1])
        if event["armed"] and at not in self.armed and not self.table.alien(event["seat"]):
            self.armed.add(at)
            self.done[event["seat"], CHARGE] += 1

    def searched(self, event: Plain) -> None:
        self.done[event["seat"], ROOM] += 1

    # What is paid

    def scored(self, event: Plain) -> None:
        name = event["reason"]
        if name not in NAMES:
            return
        test, seat, points = self.tests[name], event["seat"], event["points"]
        kind = self.kind(test, event)
        self.amount(name, test, seat, points)
        self.paid[name].append((seat, kind))
        if test["type"] in PARTS:
            self.enough(seat, self.counted(test)[seat, kind], self.paid[name].count((seat, kind)))
        elif test["type"] == "search":
            self.enough(seat, self.done[seat, ROOM], test["rooms"])
        elif test["type"] == "kill_count":
            self.enough(seat, self.killed(seat, test["flag"]), test["count"][str(self.squads)])
        elif test["type"] == "occupy":
            self.occupied(seat, test)
        elif test["type"] == "stand":
            self.stood(seat, event["what"], test)

    def kind(self, test: Plain, event: Plain) -> str:
        """What a part of an objective is about."""
        if test["type"] != "eliminate":
            return str(test.get("what", ""))
        figure = str(event["what"].partition(":")[0])
        require(
            figure in test["figures"], "SQ-END-05", f"seat {event['seat']} is paid for the end of {figure}"
        )
        return figure

    def amount(self, name: str, test: Plain, seat: int, points: int) -> None:
        """SQ-SETUP-10: the points of the mission's list, for squads, or for aliens where they have a share."""
        before = len(self.paid[name])
        if isinstance(test.get("points"), list):
            due = {test["points"][before]} if before < len(test["points"]) else set()
        elif before and test["type"] not in OFTEN:
            due = set()
        else:
            due = {test.get("points", 0), test.get("split", 0)}
        if self.table.alien(seat):
            due = {test.get("aliens", 0)} if due else set()
        require(
            points in due and points > 0,
            "SQ-SETUP-10",
            f"seat {seat} is paid {points} points for the {name} objective, payment {before + 1}",
        )

    def counted(self, test: Plain) -> Counter[tuple[int, str]]:
        """What counts for an objective of several parts."""
        return self.kills if test["type"] == "eliminate" else self.done

    def enough(self, seat: int, have: int, wanted: int) -> None:
        require(have >= wanted, "SQ-END-05", f"seat {seat} is paid for {wanted}, and has done {have}")

    def killed(self, seat: int, flag: str) -> int:
        """How many figures with a flag a seat has eliminated."""
        figures = self.table.box.figures
        return sum(
            count for (by, kind), count in self.kills.items() if by == seat and flag in figures[kind].flags
        )

    def occupied(self, seat: int, test: Plain) -> None:
        """Enough miniatures of the squad whose turn ends stand in the room, and no alien is there."""
        table, zone = self.table, test["zone"]
        require(seat == table.turn_seat, "SQ-END-05", f"seat {seat} is paid for {zone} in another's turn")
        inside = [
            piece
            for piece in table.pieces.values()
            if piece.place == "board"
            and not piece.machine
            and all(zone in self.places(square) for square in piece.squares)
        ]
        self.enough(seat, sum(piece.seat == seat for piece in inside), test["minis"])
        aliens = [piece.id for piece in inside if piece.seat >= 0 and table.alien(piece.seat)]
        if test["clear"] == "all":
            aliens += [
                blip.id for blip in table.blips.values() if not blip.vent and zone in self.places(blip.square)
            ]
        if test["clear"] != "none" and aliens:
            raise Objection("SQ-END-05", f"seat {seat} is paid for {zone}, where {aliens[0]} is")

    def places(self, square: XY) -> tuple[str | None, str | None]:
        """The room and the board of a square."""
        return self.table.ship.room_of.get(square), self.table.ship.board_of.get(square)

    def stood(self, seat: int, who: str, test: Plain) -> None:
        """The squad's own miniature has ended its activation there, and sees no alien."""
        table = self.table
        piece = table.pieces.get(who)
        if piece is None or piece.place != "board" or piece.seat != seat:
            raise Objection("SQ-END-05", f"seat {seat} is paid for {who}, which is not its own on the board")
        for other in table.pieces.values():
            alien = other.place == "board" and other.seat >= 0 and table.alien(other.seat)
            if test.get("unseen") and alien and sees(table, piece, frozenset(other.squares)):
                raise Objection("SQ-END-05", f"seat {seat} is paid for {who}, which sees {other.id}")

    # What is owed

    def turn_began(self, event: Plain) -> None:
        """SQ-END-05: what a squad has done in the turns before has been paid."""
        for name, test in self.tests.items():
            if test["type"] not in PARTS:
                continue
            kinds = test.get("figures") or (test["what"],)
            met = sum(
                count
                for (seat, kind), count in self.counted(test).items()
                if kind in kinds and seat >= 0 and not self.table.alien(seat)
            )
            owed = min(met, len(test["points"])) - len(self.paid[name])
            require(owed <= 0, "SQ-END-05", f"{owed} parts of the {name} objective were met and not paid")
