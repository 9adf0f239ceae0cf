"""Overwatch markers (SQ-OVER-01, 02, 07, 09, 10, 11, 15, 20): who is given one, and when it is taken away."""

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.objections import Objection, require
from bulkhead.lab.starquest.referee.table import Hears, Table

WHOLE = {"move,1)", "shoot,1)", "melee,1)"}
"""What a card gives that lets a miniature act a second time, as the card's effects end."""


class Markers:
    """Follows the markers; the shots themselves are judged as attacks."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.attacked: set[str] = set()
        """Miniatures that have attacked in this turn."""
        self.fresh: set[str] = set()
        """Miniatures that were given their marker in this turn."""
        self.again: set[str] = set()
        """Those of them that have been activated a second time since."""
        self.twice: set[str] = set()
        """Miniatures that a card of this turn lets act twice."""
        self.moved: set[str] = set()
        """Miniatures that have paid for a step or turn in this entry while they had a marker."""
        self.hears: Hears = {
            "TurnBegan": self.turn_began,
            "Declared": self.declared,
            "CalledOff": self.called_off,
            "OverwatchSet": self.placed,
            "Activated": self.activated,
            "CardPlayed": self.card_played,
            "Moved": self.moves,
            "Faced": self.moves,
        }

    def turn_began(self, event: Plain) -> None:
        self.attacked.clear()
        self.fresh.clear()
        self.again.clear()
        self.twice.clear()

    def declared(self, event: Plain) -> None:
        if event["how"] in ("shoot", "melee"):
            self.attacked.add(event["attacker"])

    def called_off(self, event: Plain) -> None:
        """SQ-LOS-05, SQ-CMD-05: an attack that was taken back is none."""
        if event["why"] == "SQ-LOS-05" or self.table.house["new-target"]:
            self.attacked.discard(event["attacker"])

    def card_played(self, event: Plain) -> None:
        """SQ-TURN-15: a card that lets a miniature act a second time gives it a second choice to attack or not, when it
        is played or when its second activation begins."""
        card = self.table.box.cards.get(event["card"])
        if card is not None and {one.partition("(")[2] for one in card.do} >= WHOLE:
            self.attacked.difference_update(event.get("on", ()))
            self.twice.update(event.get("on", ()))

    def placed(self, event: Plain) -> None:
        """SQ-OVER-01, 02, 09, 15: for a miniature that has not attacked, with a ranged weapon that may watch; aliens by
        a house option only."""
        table, who = self.table, event["who"]
        piece = table.pieces.get(who)
        if piece is None or piece.place != "board":
            raise Objection("SQ-OVER-01", f"{who} is put in Overwatch, and is not on the board")
        anew = not piece.watching or who in self.again
        require(anew, "SQ-OVER-02", f"{who} is put in Overwatch twice")
        self.again.discard(who)
        require(who not in self.attacked, "SQ-OVER-01", f"{who} is put in Overwatch after its attack")
        allowed = not table.alien(piece.seat) or bool(table.house["alien-overwatch"])
        require(allowed, "SQ-OVER-15", f"the alien {who} is put in Overwatch")
        arms = [*piece.weapons, *(table.pieces[piece.mans].weapons if piece.mans else ())]
        guns = [table.box.weapons[name] for name in arms]
        fit = any(gun.pattern != "melee" and "no_overwatch" not in gun.flags for gun in guns)
        require(fit, "SQ-OVER-09", f"{who} is put in Overwatch with {', '.join(arms) or 'no weapon'}")
        self.fresh.add(who)

    def activated(self, event: Plain) -> None:
        """SQ-OVER-07, 12: at the start of its player's turn every marker of the seat is taken away. Who acts a second
        time may leave Overwatch for nothing and go into it again, so it may choose it although it has its marker."""
        seat, who = event["seat"], event["who"]
        if who in self.fresh:
            self.again.add(who)
        if who in self.twice:
            self.attacked.discard(who)
        if seat != self.table.turn_seat:
            return
        for piece in self.table.pieces.values():
            if piece.seat == seat and piece.watching and piece.id not in self.fresh:
                raise Objection("SQ-OVER-07", f"{piece.id} keeps its marker in its player's next turn")

    def moves(self, event: Plain) -> None:
        if event["cost"] and self.table.pieces[event["who"]].watching:
            self.moved.add(event["who"])

    def entry(self, entry: Entry) -> None:
        """SQ-OVER-10: who moves leaves Overwatch."""
        for who in self.moved:
            if self.table.pieces[who].watching:
                raise Objection("SQ-OVER-10", f"{who} has moved and is still in Overwatch")
        self.moved.clear()
