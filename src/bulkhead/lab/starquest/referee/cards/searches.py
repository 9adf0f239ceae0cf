"""Searches of rooms (chapter RECON): who may search where, and what he may not do in the same turn."""

from collections import Counter

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.fights.fire import burning, sees
from bulkhead.lab.starquest.referee.objections import Objection, require
from bulkhead.lab.starquest.referee.table import Hears, Table

WHOLE = {"more(move,1)", "more(shoot,1)", "more(melee,1)"}
"""The effects of a card that lets a miniature act a second time."""


class Searches:
    """Follows every search."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rooms: set[tuple[int, str]] = set()
        """Rooms that were searched, by the seat, or by -1 where a room is searched once in the mission."""
        self.squads: set[int] = set()
        """Squads that have searched in this turn."""
        self.searchers: set[str] = set()
        """Miniatures that have searched in this turn."""
        self.attacks: Counter[str] = Counter()
        """Attacks of this turn, by miniature."""
        self.watchers: set[str] = set()
        """Searchers who found nothing: that card lets them go into Overwatch all the same."""
        self.free = False
        """A card of this turn lets a searcher attack."""
        self.now: tuple[str, str] = ("", "")
        """The miniature and the room of the search in this entry: a card that cannot be met is drawn again."""
        self.hears: Hears = {
            "TurnBegan": self.turn_began,
            "CardPlayed": self.card_played,
            "RoomSearched": self.searched,
            "Declared": self.declared,
            "CalledOff": self.called_off,
            "OverwatchSet": self.overwatch_set,
        }

    def turn_began(self, event: Plain) -> None:
        self.squads.clear()
        self.searchers.clear()
        self.attacks.clear()
        self.watchers.clear()
        self.free = False

    def command(self, entry: Entry) -> None:
        self.now = ("", "")

    def card_played(self, event: Plain) -> None:
        """SQ-TURN-15: who acts a second time by a card chooses a second time between a search and an attack."""
        card = self.table.box.cards.get(event["card"])
        if card is not None and "allow(attack_after_search)" in card.do:
            self.free = True
        if card is not None and set(card.do) >= WHOLE:
            for who in event.get("on", ()):
                self.searchers.discard(who)
                del self.attacks[who]

    def searched(self, event: Plain) -> None:
        """SQ-RECON-01, 02, 03, 06, 12: one search for a squad and turn, and one for a room, unseen and not in fire."""
        table, seat, who, room = self.table, event["seat"], event["who"], event["room"]
        card = table.box.cards.get(event["card"])
        if card is not None and card.group == "empty":
            self.watchers.add(who)
        if self.now == (who, room):
            return
        piece = table.pieces.get(who)
        if piece is None or piece.place != "board" or table.alien(seat):
            raise Objection("SQ-RECON-01", f"{who} searches, and is no squad miniature on the board")
        rooms = {table.ship.room_of.get(square, "") for square in piece.squares}
        require(
            bool(room) and rooms == {room}, "SQ-RECON-01", f"{who} searches {room!r} and stands in {rooms}"
        )
        require(seat not in self.squads, "SQ-RECON-02", f"seat {seat} searches twice in one turn")
        place = (seat if table.house["searches"] == "squad" else -1, room)
        require(place not in self.rooms, "SQ-RECON-03", f"{who} searches {room}, which was searched before")
        require(not self.attacks[who], "SQ-RECON-04", f"{who} searches after its attack")
        require(
            burning(table).isdisjoint(piece.squares), "SQ-RECON-12", f"{who} searches {room} standing in fire"
        )
        for other in table.pieces.values():
            if (
                other.place == "board"
                and table.alien(other.seat)
                and sees(table, other, frozenset(piece.squares))
            ):
                raise Objection("SQ-RECON-06", f"{who} searches {room} in the sight of {other.id}")
        self.squads.add(seat)
        self.rooms.add(place)
        self.searchers.add(who)
        self.now = (who, room)

    def declared(self, event: Plain) -> None:
        """SQ-RECON-04: no attack in the turn of a search, unless the card that was found allows it."""
        who = event["attacker"]
        if event["how"] not in ("shoot", "melee") or event["seat"] != self.table.turn_seat:
            return
        self.attacks[who] += 1
        require(who not in self.searchers or self.free, "SQ-RECON-04", f"{who} attacks after its search")

    def called_off(self, event: Plain) -> None:
        """SQ-LOS-05, SQ-CMD-05: an attack that was taken back is none."""
        if event["why"] == "SQ-LOS-05" or self.table.house["new-target"]:
            self.attacks[event["attacker"]] -= 1

    def overwatch_set(self, event: Plain) -> None:
        """SQ-RECON-05: a searcher is not put in Overwatch, unless the card that was found allows it."""
        who = event["who"]
        require(
            who not in self.searchers - self.watchers,
            "SQ-RECON-05",
            f"{who} is put in Overwatch after its search",
        )
