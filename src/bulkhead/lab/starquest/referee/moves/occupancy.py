"""Who may stand where (SQ-MOVE-09, 16, 17, SQ-DREAD-09, 14, SQ-ALIEN-07, 23, SQ-SETUP-18): one piece on a square,
or passing."""

from bulkhead.lab.starquest.referee.account import Plain
from bulkhead.lab.starquest.referee.board import edge
from bulkhead.lab.starquest.referee.content import XY
from bulkhead.lab.starquest.referee.objections import Objection
from bulkhead.lab.starquest.referee.table import Hears, Table


class Occupancy:
    """Looks at squares when a move ends, when something is put down, and when a turn ends."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.stepped: set[str] = set()
        """Pieces that have moved in this turn."""
        self.hears: Hears = {
            "Finished": self.finished,
            "TurnEnded": self.turn_ended,
            "Declared": self.declared,
        }
        self.sees: Hears = {
            "Placed": self.stands,
            "Entered": self.stands,
            "SentBack": self.sent_back,
            "Unloaded": self.put_down,
            "TokenPlaced": self.token_placed,
            "Moved": self.moved,
        }

    def finished(self, event: Plain) -> None:
        """SQ-MOVE-09: no end of a move on an occupied square, on a vent or on a conduit."""
        self.alone(event["who"])
        self.doorstep(event["who"])

    def moved(self, event: Plain) -> None:
        self.on_floor(event)
        self.stepped.add(event["who"])

    def declared(self, event: Plain) -> None:
        """SQ-MOVE-16: on a shared square a miniature does nothing but go on."""
        who = event["attacker"]
        if who in self.table.pieces and event["how"] in ("shoot", "melee"):
            self.alone(who, ending=False)

    def turn_ended(self, event: Plain) -> None:
        """Between turns every square holds one piece at most."""
        self.stepped.clear()
        for square, held in self.table.holders.items():
            if len(held) > 1:
                raise Objection(
                    "SQ-MOVE-09", f"{' and '.join(held)} stand on {_name(square)} when a turn ends"
                )
        for who, piece in self.table.pieces.items():
            if piece.place == "board":
                self.marked(who)

    def stands(self, event: Plain) -> None:
        """Only a token that is turned over while it passes through a square may be put down on an occupied one."""
        self.on_floor(event)
        if event["who"] not in self.table.passing:
            self.alone(event["who"], ending=False)

    def sent_back(self, event: Plain) -> None:
        """SQ-MOVE-16: to a free square."""
        self.table.passing.discard(event["who"])
        self.stands(event)

    def put_down(self, event: Plain) -> None:
        """SQ-OBJ-15: who was carried by a miniature that fell on another's square stands there, and goes on from it."""
        who = event["what"]
        if event["why"] == "SQ-OBJ-15":
            self.table.passing.add(who)
        else:
            self.alone(who, ending=False)

    def token_placed(self, event: Plain) -> None:
        """SQ-SCAN-08: one blip on a square, and none on an occupied one."""
        blip = self.table.blips[event["token"]]
        if blip.square not in self.table.ship.board_of:
            raise Objection("SQ-SCAN-07", f"{blip.id} is put on {_name(blip.square)}, which is no floor")
        if not blip.vent:
            self.alone(blip.id, ending=False)
            self.doorstep(blip.id)

    def on_floor(self, event: Plain) -> None:
        """Every square of a base is floor, and a two-by-two base is square."""
        piece = self.table.pieces.get(event["who"])
        if piece is None:
            return
        ship = self.table.ship
        for square in piece.squares:
            if square not in ship.board_of:
                raise Objection("SQ-MOVE-13", f"{piece.id} stands on {_name(square)}, which is no floor")
            if square in self.table.structures:
                raise Objection("SQ-MOVE-10", f"{piece.id} stands on {_name(square)}, where a structure is")
        if piece.large:
            x, y = piece.squares[0]
            if set(piece.squares) != {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}:
                raise Objection(
                    "SQ-DREAD-07", f"{piece.id} stands on {piece.squares}, which is not two by two"
                )

    def alone(self, who: str, *, ending: bool = True) -> None:
        """Is it alone on its squares, and may it stay there?"""
        table = self.table
        piece = table.pieces.get(who)
        if piece is None:
            blip = table.blips.get(who)
            if blip is None or blip.vent:
                return
            squares: tuple[XY, ...] = (blip.square,)
        else:
            if piece.place != "board":
                return
            squares = piece.squares
        for square in squares:
            others = [other for other in table.on(square) if other != who and other not in table.passing]
            if others:
                raise Objection("SQ-MOVE-09", f"{who} stands on {_name(square)}, where {others[0]} is")
        if piece is not None and piece.large and ending:
            self.astride(who)
        if ending:
            self.marked(who)

    def doorstep(self, who: str) -> None:
        """SQ-SETUP-18: nobody else ends a move on the thresholds of a squad that still waits in its dock. Who stood
        there before somebody came back (house option) may stay."""
        table = self.table
        piece, blip = table.pieces.get(who), table.blips.get(who)
        if table.house["coming-back"] or (piece is not None and who not in self.stepped):
            return
        seat = piece.seat if piece is not None else blip.seat if blip is not None else None
        squares = piece.squares if piece is not None else (blip.square,) if blip is not None else ()
        for other in {one.seat for one in table.pieces.values() if one.place == "dock"} - {seat}:
            kept = table.ship.thresholds.get(table.sides[other].get("dock", ""), ())
            for square in squares:
                if square in kept:
                    raise Objection(
                        "SQ-SETUP-18", f"{who} stops on {_name(square)}, a threshold of seat {other + 1}"
                    )

    def astride(self, who: str) -> None:
        """SQ-DREAD-14: a Dreadnought never stops under a door or doorway."""
        ship, squares = self.table.ship, self.table.pieces[who].squares
        for one in squares:
            for other in squares:
                place = edge(one, other)
                if one < other and (place in ship.door_at or place in ship.doorways):
                    raise Objection("SQ-DREAD-14", f"{who} stops across the door line at {_name(one)}")

    def marked(self, who: str) -> None:
        """SQ-ALIEN-07, 23: nobody but the tokens they serve may end a move on a vent or a conduit."""
        table = self.table
        piece = table.pieces.get(who)
        if piece is not None:
            if piece.came:
                return
            squares, cult, special = piece.squares, False, False
        else:
            blip = table.blips.get(who)
            if blip is None or blip.came:
                return
            squares, special = (blip.square,), blip.kind == "special"
            cult = table.factions[blip.seat] == "cult"
        for square in squares:
            if square in table.ship.conduits and not cult:
                raise Objection("SQ-ALIEN-23", f"{who} ends its move on the conduit at {_name(square)}")
            for vent in table.vents:
                if table.ship.vents[vent] == square and not special:
                    raise Objection("SQ-ALIEN-07", f"{who} ends its move on the vent at {_name(square)}")


def _name(square: XY) -> str:
    return f"{square[0]}.{square[1]}"
