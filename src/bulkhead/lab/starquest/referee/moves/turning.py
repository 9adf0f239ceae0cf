"""Turns on the spot (SQ-MOVE-05, 06, 07, 15, SQ-CMD-10, SQ-OVER-14): the first quarter after an anchor is free."""

from bulkhead.lab.starquest.referee.account import Plain
from bulkhead.lab.starquest.referee.moves.points import Going, Points
from bulkhead.lab.starquest.referee.objections import Objection, require
from bulkhead.lab.starquest.referee.table import Piece, Table

QUARTER = 2
"""A turn of 90 degrees, in eighths of a circle."""


class Turning(Points):
    """Follows turns, and the anchors after which one is free."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.turned: set[str] = set()
        """Pieces that have used the free turn since their last anchor (SQ-MOVE-15); a window is no anchor."""
        self.doubtful: set[str] = set()
        """Pieces to which something happened of which the manual does not say whether it is an anchor."""
        self.again: set[str] = set()
        """Pieces, and seats, that a card of this turn lets act once more."""
        self.put_by_card = ""
        """The piece that a card has just put somewhere: the card may turn it too."""
        self.card = ""
        """The card that was played or drawn last in this turn: it may move pieces by itself."""

    # When points and free turns begin anew

    def turn_began(self, event: Plain) -> None:
        self.going.clear()
        self.commanded.clear()
        pieces = self.table.pieces
        for who in self.turned | self.doubtful:
            if who not in pieces or pieces[who].seat == event["seat"]:
                self.anchored(who)
        self.leaves.clear()
        self.again.clear()
        self.card = self.put_by_card = ""

    def activated(self, event: Plain) -> None:
        """SQ-TURN-04: a new activation begins a movement; one that goes on (house option) keeps its own."""
        who = event["who"]
        self.put_by_card = ""
        once_more = bool(self.again & {who, f"seat {event['seat']}"})
        self.again.discard(who)
        if who not in self.going or once_more or not self.table.house["interleaving"]:
            self.leaves[who] = set()
            doubtful = who in self.going and self.table.house["interleaving"]
            self.going[who] = Going(allowed=self.leaves[who])
            if doubtful:
                self.doubtful.add(who)
            else:
                self.anchored(who)

    def card_played(self, event: Plain) -> None:
        """SQ-MOVE-15: a card of its own is an anchor of a miniature; the manual does not say whose others are."""
        self.card = event["card"]
        card = self.table.box.cards.get(event["card"])
        if card is not None and any(one.startswith(("more(", "allow(two_")) for one in card.do):
            self.again |= set(event.get("on", ())) or {f"seat {event['seat']}"}
        for who in self.turned:
            if who == self.table.acting.get(event["seat"]) or who in event.get("on", ()):
                self.doubtful.add(who)

    def card_shown(self, event: Plain) -> None:
        """A trap that was found in a room, for instance."""
        self.card = event["card"]

    def anchor(self, event: Plain) -> None:
        self.anchored(event.get("who", ""))

    def exchanged(self, event: Plain) -> None:
        """SQ-MOVE-15, SQ-OBJ-07: an exchange is an action of the one of the two who is on the move."""
        movers = self.commanded if self.windows else self.table.acting.values()
        for who in (event["who"], event["to"]):
            if who in movers:
                self.anchored(who)

    def anchored(self, who: str) -> None:
        """The next turn of 90 degrees of a piece is free again."""
        self.turned.discard(who)
        self.doubtful.discard(who)

    # Turns on the spot

    def faced(self, event: Plain) -> None:
        """SQ-MOVE-06, 07, 15: the first turn of 90 degrees after an anchor is free, any other costs 1."""
        table, who = self.table, event["who"]
        piece = table.pieces.get(who)
        if piece is None or piece.place != "board":
            raise Objection("SQ-MOVE-06", f"{who} turns, but is not on the board")
        if not table.house["eight-facings"] and event["facing"] % 2:
            raise Objection("SQ-MOVE-05", f"{who} faces {event['facing']}, and only four facings are in play")
        turn = (event["facing"] - piece.facing) % 8
        size = min(turn, 8 - turn)
        acting = table.acting.get(piece.seat)
        commanded = self.paid is not None or self.window_of == piece.seat
        by_card = who == self.put_by_card and event["cost"] == 0
        out_of_turn = not commanded and acting != who and not self.gunner(piece)
        under_way = commanded and who in self.commanded and self.commanded[who].used > 0
        if by_card or out_of_turn or (piece.watching and self.paid is None and not under_way):
            self.put_by_card = ""
            self.turned_by_card(piece, size, event)
            return
        going = self.pay(piece, event["cost"], "turn")
        if commanded:
            self.turn_by_points(who, going)
        if table.house["free-turns"]:
            cost = 0
        else:
            cost = 0 if size <= QUARTER and who not in self.turned else 1
        if len(piece.squares) == 2 or piece.machine:
            return
        if cost != event["cost"] and not (who in self.doubtful and size <= QUARTER):
            raise Objection(
                "SQ-MOVE-15",
                f"{who} turns from {piece.facing} to {event['facing']} for {event['cost']} points"
                f" instead of {cost}",
            )
        self.turned.add(who)
        self.doubtful.discard(who)

    def turn_by_points(self, who: str, going: Going) -> None:
        """SQ-CMD-10: a free turn is possible only inside a command-point move that spends at least one point."""
        require(going.used > 0, "SQ-CMD-10", f"{who} turns by command points and pays none")

    def turned_by_card(self, piece: Piece, size: int, event: Plain) -> None:
        """SQ-OVER-14: a free turn of 90 degrees before an Overwatch shot; else a card turns the piece."""
        if event["cost"] == 0 and ((piece.watching and size <= QUARTER) or self.card):
            return
        raise Objection("SQ-CMD-10", f"{piece.id} turns out of its activation, and nothing was paid")
