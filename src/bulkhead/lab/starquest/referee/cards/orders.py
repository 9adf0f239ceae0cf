"""Turns and order cards (SQ-SETUP-17, SQ-TURN-12, 13, 14): whose turn it is, and one order at its start."""

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.objections import Objection, require
from bulkhead.lab.starquest.referee.table import Hears, Table


class Orders:
    """Follows the order of play, and the order cards from the hand to the discards."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.given = self.acted = False
        """In this turn an order was given; a miniature of the player has acted."""
        self.rank: dict[int, int] = {}
        """The order of the seats in the first round, which holds for all rounds."""
        self.ended: set[int] = set()
        """Seats whose turn of this round is over."""
        self.sides: list[Plain] = []
        """The records of the seats at the entry before."""
        self.hands: list[tuple[str, ...]] = []
        self.played: list[list[str]] = []
        self.taken: list[list[str]] = []
        self.gifts = False
        """An event of this turn lets squads take an order card."""
        self.hears: Hears = {
            "RoundBegan": self.round_began,
            "TurnBegan": self.turn_began,
            "TurnEnded": self.turn_ended,
            "Activated": self.activated,
            "CardPlayed": self.card_played,
            "EventDrawn": self.event_drawn,
            "CardTaken": self.card_taken,
        }

    def round_began(self, event: Plain) -> None:
        """SQ-SETUP-17: a round goes through all seats, those without miniatures too."""
        require(
            event["number"] == self.table.round + 1,
            "SQ-SETUP-17",
            f"round {event['number']} begins after round {self.table.round}",
        )
        self.ended.clear()

    def turn_began(self, event: Plain) -> None:
        """SQ-SETUP-17: one turn in a round for each seat, in the order of the first; the aliens come last."""
        seat, table = event["seat"], self.table
        require(seat not in self.ended, "SQ-SETUP-17", f"seat {seat} has a second turn in one round")
        self.rank.setdefault(seat, len(self.rank))
        later = [one for one in self.ended if self.place(one) > self.place(seat)]
        if later:
            raise Objection(
                "SQ-SETUP-17",
                f"{table.factions[seat]} has its turn after {table.factions[later[0]]}",
            )
        self.given = self.acted = False

    def place(self, seat: int) -> tuple[int, int]:
        return {"chaos": 1, "cult": 2}.get(self.table.factions[seat], 0), self.rank[seat]

    def turn_ended(self, event: Plain) -> None:
        self.rank.setdefault(event["seat"], len(self.rank))
        self.ended.add(event["seat"])

    def activated(self, event: Plain) -> None:
        if event["seat"] == self.table.turn_seat:
            self.acted = True

    def card_played(self, event: Plain) -> None:
        """SQ-TURN-12, 13: one order in the own turn, before any of the miniatures acts, and out of the own hand."""
        card, seat = self.table.box.cards.get(event["card"]), event["seat"]
        if card is None or card.sort != "order":
            return
        require(seat == self.table.turn_seat, "SQ-TURN-13", f"seat {seat} gives {card.id} in another's turn")
        require(not self.given, "SQ-TURN-12", f"seat {seat} gives {card.id}, a second order in one turn")
        require(not self.acted, "SQ-TURN-13", f"seat {seat} gives {card.id} after a miniature has acted")
        self.given = True
        if self.hands:
            hand = self.hands[seat]
            require(card.id in hand, "SQ-TURN-14", f"seat {seat} gives {card.id}, which is not in its hand")
            self.played[seat].append(card.id)

    def event_drawn(self, event: Plain) -> None:
        self.gifts = any(one.startswith("draw(order") for one in self.table.box.cards[event["card"]].do)

    def card_taken(self, event: Plain) -> None:
        """An order comes to a hand only by an event that says so."""
        card, seat = self.table.box.cards.get(event["card"]), event["seat"]
        if card is None or card.sort != "order":
            return
        require(self.gifts, "SQ-TURN-14", f"seat {seat} takes {card.id}, and no event says so")
        self.taken[seat].append(card.id)

    def begin(self, entry: Entry) -> None:
        self.keep(entry)

    def keep(self, entry: Entry) -> None:
        self.sides = entry.table["sides"]
        self.hands = [tuple(side.get("orders", ())) for side in self.sides]
        self.played = [[] for _ in self.hands]
        self.taken = [[] for _ in self.hands]

    def entry(self, entry: Entry) -> None:
        """SQ-TURN-14: an order that is given leaves the hand, and none comes back."""
        if entry.table["outcome"]:
            return
        if entry.table["sides"] is self.sides and not any(self.played) and not any(self.taken):
            return
        for seat, side in enumerate(entry.table["sides"]):
            expected = [*self.hands[seat], *self.taken[seat]]
            for card in self.played[seat]:
                expected.remove(card)
            now = list(side.get("orders", ()))
            if sorted(now) != sorted(expected):
                raise Objection(
                    "SQ-TURN-14",
                    f"seat {seat} holds the orders {sorted(now)}, but by what was said {sorted(expected)}",
                )
        self.keep(entry)
