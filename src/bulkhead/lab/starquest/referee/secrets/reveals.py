"""Reveals by sight (SQ-SCAN-09, 14, SQ-ALIEN-08, 17): no token stays face down in the sight of a squad."""

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.content import XY
from bulkhead.lab.starquest.referee.fights.attacks import Attacks
from bulkhead.lab.starquest.referee.fights.fire import all_round, blockers, burning
from bulkhead.lab.starquest.referee.objections import Objection
from bulkhead.lab.starquest.referee.sight import in_view
from bulkhead.lab.starquest.referee.table import Hears, Piece, Table

NOBODY: frozenset[XY] = frozenset()


class Reveals:
    """Looks at face-down tokens whenever an activation or a turn is over, and at each token that is turned over."""

    def __init__(self, table: Table, attacks: Attacks) -> None:
        self.table = table
        self.attacks = attacks
        self.card = False
        """A card was played or drawn in this entry: it may turn tokens over."""
        self.hears: Hears = {
            "CardPlayed": self.card_played,
            "EventDrawn": self.card_played,
            "Finished": self.quiet,
            "TurnEnded": self.quiet,
            "TokenRevealed": self.revealed,
        }

    def command(self, entry: Entry) -> None:
        self.card = False

    def card_played(self, event: Plain) -> None:
        self.card = True

    def quiet(self, event: Plain) -> None:
        """SQ-SCAN-09, 14: nothing is under way, so every token that a squad sees has been turned over."""
        blips = [blip for blip in self.table.blips.values() if not blip.vent and not blip.shown]
        if not blips:
            return
        for piece in self.squads():
            blocking = blockers(self.table, piece, NOBODY, fire=False)
            for blip in blips:
                if self.sighted(piece, blip.square, blocking):
                    raise Objection("SQ-SCAN-09", f"{blip.id} stays face down in the sight of {piece.id}")

    def revealed(self, event: Plain) -> None:
        """SQ-SCAN-09, 15: who turns a token over is a squad that sees it, a card, an attack that hits it, or fire."""
        x, y = event["at"]
        hit = any((x, y) in attack.area for attack in self.attacks.under_way)
        if event["why"] != "SQ-SCAN-09" or self.card or hit or (x, y) in burning(self.table):
            return
        for piece in self.squads():
            if self.sighted(piece, (x, y), blockers(self.table, piece, NOBODY, fire=False)):
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

    def sighted(self, piece: Piece, square: XY, blocking: set[XY]) -> bool:
        table, round_ = self.table, all_round(self.table, piece)
        return any(
            (round_ or in_view(own, piece.facing, square))
            and table.sight.free(own, square, table.closed, blocking - {square})
            for own in piece.squares
        )
