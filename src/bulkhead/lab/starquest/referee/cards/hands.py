"""Hands of cards (SQ-SETUP-11, 12, SQ-SQUAD-18, SQ-PSI-07, SQ-TURN-11, SQ-ALIENRANK-03, SQ-ALIEN-03, 04): how many each
seat begins with, and that cards come and go only by what is said."""

from collections import Counter
from collections.abc import Sequence

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.objections import Objection, require
from bulkhead.lab.starquest.referee.table import Hears, Table

GOVERNOR_CARDS = 5
HANDS = {
    "equipment": "SQ-TURN-11",
    "recon": "SQ-RECON-01",
    "psychic": "SQ-PSI-10",
    "events": "SQ-ALIENRANK-03",
}
"""The hands that are followed here, and the clause by which cards come and go; orders have a judge of their own."""


class Hands:
    """Counts the cards of every hand at the start, and follows them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sides: list[Plain] = []
        self.came: Counter[tuple[int, str]] = Counter()
        self.went: Counter[tuple[int, str]] = Counter()
        """Cards that came to a seat and left it in this entry, by what was said."""
        self.rerolls: Counter[tuple[int, str]] = Counter()
        """How often each card of a seat has rerolled dice."""
        self.drew: Counter[int] = Counter()
        """Compulsory event cards of this turn, by seat."""
        self.colours: dict[int, str] = {}
        """The deck of each seat's last compulsory event card."""
        self.hears: Hears = {
            "RoomSearched": self.taken,
            "CardTaken": self.taken,
            "CardPlayed": self.gone,
            "CardLost": self.gone,
            "CardSold": self.sold,
            "Rerolled": self.rerolled,
            "EventDrawn": self.drawn,
            "TurnBegan": self.turn_began,
        }

    # The start

    def begin(self, entry: Entry) -> None:
        for seat, side in enumerate(entry.table["sides"]):
            if not self.table.alien(seat):
                self.squad_begins(seat, side, entry.table)
            elif self.table.house["chaos-cards"] == "held":
                rank = self.rank_of(seat, side)
                self.count(seat, side, "events", rank.get("event_cards", 0), "SQ-ALIENRANK-03")
        self.keep(entry)

    def squad_begins(self, seat: int, side: Plain, table: Plain) -> None:
        """SQ-SETUP-11, 12, SQ-SQUAD-04, 18, 21, SQ-PSI-07: as many cards as the rank gives, less the price of the
        formation, and none to the small squads of the tutorial; five governor cards; a psychic card of each art, and
        those of the psionic's rank."""
        box, minis, sides = self.table.box, table["minis"], table["sides"]
        rank = {} if "small_squads" in self.table.mission.get("special", ()) else self.rank_of(seat, side)
        price = box.squads.get(side.get("formation", ""), {}).get("price", 0)
        self.count(seat, side, "orders", rank.get("orders", 0), "SQ-SETUP-11")
        self.count(seat, side, "equipment", rank.get("equipment", 0) - price, "SQ-SETUP-11")
        leader = box.figures[minis[side["leader"]]["figure"]]
        governs = "card_life" in leader.flags
        self.count(seat, side, "governor", GOVERNOR_CARDS if governs else 0, "SQ-SQUAD-18")
        test = self.table.mission["secondary"]["test"]
        self.count(seat, side, "recon", test["cards"] if test["type"] == "secret" else 0, "SQ-RECON-01")
        study = side.get("study", {}).get("rank", 1)
        level = next(one for one in box.campaign["ldr_psionics"]["ranks"] if one["rank"] == study)
        psychic = level["psychic_cards"] + level.get("extra_psychic_cards", 0)
        if self.none_left(sides):
            psychic = min(psychic, len(side.get("psychic", ())))
        self.count(seat, side, "psychic", psychic if side.get("psionic") else 0, "SQ-PSI-07")

    def none_left(self, sides: list[Plain]) -> bool:
        """SQ-PSI-07, by its house option: have the seats taken all psychic cards of the common deck?"""
        if self.table.house["psychic-deck"] != "common":
            return False
        taken = {card for side in sides for card in side.get("psychic", ())}
        return all(card.sort != "psychic" or id_ in taken for id_, card in self.table.box.cards.items())

    def rank_of(self, seat: int, side: Plain) -> Plain:
        """The line of a seat's ladder."""
        faction, rank = self.table.factions[seat], side.get("rank", 0)
        ladders = self.table.box.campaign
        ladder = next(
            one
            for id_, one in ladders.items()
            if id_.startswith("ldr_") and id_ != "ldr_psionics" and faction in one["seats"]
        )
        found: Plain = next(one for one in ladder["ranks"] if one["rank"] == rank)
        return found

    def count(self, seat: int, side: Plain, hand: str, wanted: int, clause: str) -> None:
        have = len(side.get(hand, ()))
        require(
            have == wanted, clause, f"seat {seat} begins with {have} cards of its {hand} instead of {wanted}"
        )

    # What is said

    def turn_began(self, event: Plain) -> None:
        self.drew.clear()

    def taken(self, event: Plain) -> None:
        if event["card"]:
            self.came[event["seat"], event["card"]] += 1

    def gone(self, event: Plain) -> None:
        self.went[event["seat"], event["card"]] += 1

    def sold(self, event: Plain) -> None:
        self.went[event["seat"], event["card"]] += 1
        self.came[event["to"], event["card"]] += 1

    def rerolled(self, event: Plain) -> None:
        """SQ-SHOOT-08: a card that rerolls dice a few times leaves with the last of them."""
        used = event["seat"], event["card"]
        self.rerolls[used] += 1
        card = self.table.box.cards.get(event["card"])
        if card is not None and card.uses == str(self.rerolls[used]):
            self.went[used] += 1

    def drawn(self, event: Plain) -> None:
        """SQ-ALIEN-03, 04: one event card in a turn by duty, from the two decks in turn."""
        seat, colour = event["seat"], event["colour"]
        if event["why"] != "SQ-ALIEN-03":
            return
        require(self.table.alien(seat), "SQ-ALIEN-03", f"seat {seat}, a squad, draws an event card")
        self.drew[seat] += 1
        require(
            self.drew[seat] == 1, "SQ-ALIEN-03", f"seat {seat} draws {self.drew[seat]} event cards in a turn"
        )
        decks = self.decks()
        if len(decks) > 1:
            last = self.colours.get(seat)
            require(colour != last, "SQ-ALIEN-04", f"seat {seat} draws from the {colour} deck twice running")
        self.colours[seat] = colour

    def decks(self) -> list[str]:
        return [name for name in ("green", "azure") if name in self.piles]

    # After each entry

    def keep(self, entry: Entry) -> None:
        self.sides = entry.table["sides"]
        self.piles = entry.table["decks"]
        self.came.clear()
        self.went.clear()

    def entry(self, entry: Entry) -> None:
        if entry.table["outcome"]:
            return  # SQ-RECON-08: all cards are shown and put away
        sides = entry.table["sides"]
        if sides is not self.sides:
            for seat, side in enumerate(sides):
                if side is not self.sides[seat]:
                    self.compare(seat, side)
        self.keep(entry)

    def compare(self, seat: int, side: Plain) -> None:
        for hand, clause in HANDS.items():
            before: Sequence[str] = self.sides[seat].get(hand, ())
            after: Sequence[str] = side.get(hand, ())
            if before == after:
                continue
            more, fewer = Counter(after) - Counter(before), Counter(before) - Counter(after)
            for card, copies in more.items():
                if copies > self.came[seat, card]:
                    raise Objection(
                        clause, f"{card} has come to the {hand} of seat {seat}, and nothing was said"
                    )
            for card, copies in fewer.items():
                if copies > self.went[seat, card]:
                    raise Objection(
                        clause, f"{card} has left the {hand} of seat {seat}, and nothing was said"
                    )
