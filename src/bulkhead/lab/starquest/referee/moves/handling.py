"""Coming, leaving and handling things (SQ-SETUP-18, SQ-END-02, SQ-OBJ-04, 10, 15, 17): where, and at what price."""

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.content import XY
from bulkhead.lab.starquest.referee.keeping import squares_of
from bulkhead.lab.starquest.referee.moves.turning import Turning
from bulkhead.lab.starquest.referee.objections import Objection, require
from bulkhead.lab.starquest.referee.table import Piece, Table


class Handling(Turning):
    """Follows pieces over the thresholds of their docks, and what they pick up, load and hand in."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.handing_in = False
        """The command of this entry hands something into a dock (SQ-OBJ-17)."""
        self.owing: set[str] = set()
        """Pieces that have brought an object into safety, and must leave in the same entry."""
        self.stepped_off = ""
        """A carrier that has paid for leaving when its load left."""

    def entered(self, event: Plain) -> None:
        """SQ-SETUP-18: from the own dock onto one of its thresholds, for 1 point; a machine pays more."""
        table, who = self.table, event["who"]
        piece = table.pieces.get(who)
        if piece is None or piece.place not in ("dock", "left"):
            raise Objection("SQ-SETUP-18", f"{who} enters, but is not in a dock")
        new = squares_of(event)
        cost = 2 if piece.large else 3 if len(new) > 1 else 1
        if piece.mans and not piece.machine:
            return
        thresholds = table.ship.thresholds.get(table.sides[piece.seat].get("dock", ""), ())
        require(
            any(square in thresholds for square in new) or len(new) > 1,
            "SQ-SETUP-18",
            f"{who} enters at {new}, not on a threshold of its dock",
        )
        self.pay(piece, cost, "entry")
        self.anchored(who)

    def left(self, event: Plain) -> None:
        """SQ-END-02, SQ-OBJ-15: a piece leaves with its load, which is told first; the carrier pays for both."""
        who = event["who"]
        piece = self.table.pieces.get(who)
        if piece is not None and piece.place == "carried":
            if self.handing_in:
                self.hand_in(piece.carrier)
            else:
                self.step_off(self.table.pieces[piece.carrier])
                self.owing.add(piece.carrier)
                self.stepped_off = piece.carrier
            return
        if piece is None or piece.place != "board":
            raise Objection("SQ-END-02", f"{who} leaves, but is not on the board")
        if self.stepped_off != who:
            self.step_off(piece)
        self.owing.discard(who)

    def step_off(self, piece: Piece) -> None:
        """SQ-END-02: from a threshold of the own dock, for 1 point."""
        table = self.table
        thresholds = table.ship.thresholds.get(table.sides[piece.seat].get("dock", ""), ())
        require(
            any(square in thresholds for square in piece.squares) and not table.alien(piece.seat),
            "SQ-END-02",
            f"{piece.id} leaves from {piece.squares}, not from a threshold of its own dock",
        )
        self.pay(piece, 1, "step off the board")

    def recovered(self, event: Plain) -> None:
        """SQ-OBJ-17: an object is safe when its carrier leaves, or hands it into the dock."""
        if self.handing_in:
            self.hand_in(event["who"])
        else:
            self.owing.add(event["who"])

    def hand_in(self, who: str) -> None:
        """SQ-OBJ-17: for 1 point from a threshold of the own dock, or from its floor; the carrier stays."""
        table, piece = self.table, self.table.pieces[who]
        dock = table.sides[piece.seat].get("dock", "")
        inside = (*table.ship.thresholds.get(dock, ()), *self.floor_of(dock))
        require(
            piece.place == "board" and any(square in inside for square in piece.squares),
            "SQ-OBJ-17",
            f"{who} hands something in from {piece.squares}, not at its own dock",
        )
        self.pay(piece, 1, "hand-in")
        self.anchored(piece.id)

    def floor_of(self, dock: str) -> list[XY]:
        return [square for square, name in self.table.ship.dock_floor.items() if name == dock]

    def handled(self, event: Plain) -> None:
        piece = self.table.pieces[event["who"]]
        self.pay(piece, 1, "pick-up")
        self.anchored(piece.id)

    def loaded(self, event: Plain) -> None:
        """SQ-OBJ-10: loading costs the carrier 1 point."""
        piece = self.table.pieces[event["who"]]
        self.pay(piece, 1, "load")
        self.anchored(piece.id)

    def unloaded(self, event: Plain) -> None:
        """SQ-OBJ-10, 15: unloading costs 1 point; the load of a dead carrier stands in its square for nothing."""
        piece = self.table.pieces[event["who"]]
        if piece.place == "board" and event["why"] == "SQ-OBJ-10":
            self.pay(piece, 1, "unload")
            self.anchored(piece.id)
        self.doubtful.add(event["what"])  # whether being put down is an anchor, the manual does not say

    def command(self, entry: Entry) -> None:
        self.handing_in = entry.command.get("type") == "HandIn"
        self.owing.clear()
        self.stepped_off = ""

    def entry(self, entry: Entry) -> None:
        if self.owing:
            who = ", ".join(sorted(self.owing))
            raise Objection("SQ-OBJ-17", f"{who} brought something into safety and stayed on the board")
        if self.paid is not None:
            raise Objection("SQ-CMD-04", f"command points were spent on nothing: {self.paid}")
