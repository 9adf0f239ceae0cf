"""Reveals by sight (SQ-SCAN-09, 14, SQ-ALIEN-08, 17): no token stays face down in the sight of a squad."""

from collections.abc import Sequence

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.board import DIRECTIONS
from bulkhead.lab.starquest.referee.content import XY
from bulkhead.lab.starquest.referee.fights.attacks import Attacks
from bulkhead.lab.starquest.referee.fights.fire import all_round, burning, light, standing
from bulkhead.lab.starquest.referee.objections import Objection
from bulkhead.lab.starquest.referee.table import Hears, Piece, Table


class Reveals:
    """Looks at face-down tokens whenever an activation or a turn is over, and at each token that is turned over."""

    def __init__(self, table: Table, attacks: Attacks) -> None:
        self.table = table
        self.attacks = attacks
        self.card = False
        """A card was played or drawn in this entry: it may turn tokens over."""
        self.room = ""
        """The room that was searched in this entry: a trap may attack everybody in it."""
        self.hears: Hears = {
            "TurnBegan": self.turn_began,
            "RoomSearched": self.searched,
            "CardPlayed": self.card_played,
            "EventDrawn": self.card_played,
            "Finished": self.quiet,
            "TurnEnded": self.quiet,
            "TokenRevealed": self.revealed,
        }

    def command(self, entry: Entry) -> None:
        self.card, self.room = False, ""

    def turn_began(self, event: Plain) -> None:
        """What a player's cards have veiled until his next turn can be seen again."""
        mine = (event["seat"], "next-own-turn")
        left = [one for one in self.table.effects if (one["seat"], one.get("until")) != mine]
        if len(left) < len(self.table.effects):
            self.table.veil(left)

    def searched(self, event: Plain) -> None:
        self.room = event["room"]

    def card_played(self, event: Plain) -> None:
        self.card = True

    def quiet(self, event: Plain) -> None:
        """SQ-SCAN-09, 14: nothing is under way, so every token that a squad sees has been turned over."""
        blips = [blip for blip in self.table.blips.values() if not blip.vent and not blip.shown]
        if not blips:
            return
        squares, blocking = [blip.square for blip in blips], standing(self.table)
        for piece in self.squads():
            place = self.sighted(piece, squares, blocking)
            if place is not None:
                raise Objection("SQ-SCAN-09", f"{blips[place].id} stays face down in the sight of {piece.id}")

    def revealed(self, event: Plain) -> None:
        """SQ-SCAN-09, 15: who turns a token over is a squad that sees it, a card, an attack that hits it, or fire."""
        x, y = event["at"]
        hit = any((x, y) in attack.area for attack in self.attacks.under_way)
        hit = hit or (bool(self.room) and self.table.ship.room_of.get((x, y)) == self.room)
        if event["why"] != "SQ-SCAN-09" or self.card or hit or (x, y) in burning(self.table):
            return
        blocking = standing(self.table)
        for piece in self.squads():
            if self.sighted(piece, ((x, y),), blocking) is not None:
                return
        raise Objection(
            "SQ-SCAN-09", f"{event['token']} is turned over as if it were seen, and nobody sees it"
        )

    def squads(self) -> list[Piece]:
        """The squad miniatures on the board that have eyes: machines and survivors do not reveal."""
        table = self.table
        return [
            piece
            for piece in table.pieces.values()
            if piece.place == "board"
            and piece.seat >= 0
            and not table.alien(piece.seat)
            and not piece.machine
        ]

    def sighted(self, piece: Piece, squares: Sequence[XY], blocking: set[XY]) -> int | None:
        """SQ-LOS-03, 11: the place in the list of the first square that a piece sees. The ends of a line do not cut it,
        so that only a larger base is taken out of what blocks."""
        table, (east, south) = self.table, DIRECTIONS[piece.facing]
        if len(piece.squares) > 1:
            blocking = blocking.difference(piece.squares)
        round_ = all_round(table, piece)
        eyes = [(x, y, table.sight.lines((x, y))) for x, y in piece.squares]
        for place, square in enumerate(squares):
            for x, y, lines in eyes:
                if round_ or (square[0] - x) * east + (square[1] - y) * south >= 0:
                    line = lines[square]
                    if (
                        line is not None
                        and light(table, (x, y), square)
                        and line.free(table.closed, blocking)
                    ):
                        return place
        return None
