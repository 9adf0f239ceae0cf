"""Cards (chapters RECON, ALIEN, PSI, SQUAD): no card comes from nowhere, none vanishes, none is there twice."""

from collections import Counter

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.objections import Objection
from bulkhead.lab.starquest.referee.table import Hears, Table

EVENTS = ("green", "azure")
OWN = ("governor", "governor-lost", "psychic", "psychic-used")
COUNTED = ("recon", "events", *OWN)
"""The hands and piles of a seat whose cards are counted."""


class Decks:
    """Counts every card wherever it may lie: in a deck, among its discards, in a hand, or in play."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._decks: object = None
        self._sides: list[Plain] = []
        self._all: dict[str, Counter[str]] = {}
        self._own: list[Counter[str]] = []
        """Governor and psychic cards of each seat."""
        self._in_play: Counter[str] = Counter()
        """Reconnaissance cards with a lasting effect that lie before their player (SQ-RECON-09)."""
        self._drawn: Counter[str] = Counter()
        """Event cards that were drawn, and have not reached the discards yet."""
        self._heard = True
        """Something was said since the cards were last counted."""
        self.hears: Hears = {"CardPlayed": self.played, "EventDrawn": self.drawn}

    def played(self, event: Plain) -> None:
        card = self.table.box.cards.get(event["card"])
        if card is not None and card.sort == "recon" and "lasting" in card.flags:
            self._in_play[card.id] += 1
            self._heard = True

    def drawn(self, event: Plain) -> None:
        """SQ-ALIEN-06: an event card is played at once, so it is for a while in no pile."""
        self._drawn[event["card"]] += 1

    def begin(self, entry: Entry) -> None:
        """The decks of the mission as they were shuffled, and what each seat has chosen."""
        self._all = self.piles(entry.table)
        self._own = [self.chosen(side) for side in entry.table["sides"]]
        for name in ("recon", *EVENTS):
            self.complete(name, self._all.get(name, Counter()))

    def complete(self, name: str, cards: Counter[str]) -> None:
        """No deck holds more copies of a card than the box."""
        for id_, copies in cards.items():
            card = self.table.box.cards.get(id_)
            if card is None or (card.colour or card.sort) != name:
                raise Objection("SQ-SETUP-06", f"the card {id_} lies in the deck {name}")
            if copies > card.copies:
                raise Objection(
                    "SQ-SETUP-06", f"{copies} copies of {id_} are in play, of {card.copies} in the box"
                )

    def entry(self, entry: Entry) -> None:
        game = entry.table
        if game["outcome"]:
            return  # SQ-END-05: cards are shown, kept and dropped
        before, self._sides = self._sides, game["sides"]
        if not self._heard and game["decks"] is self._decks and not _moved(before, self._sides):
            return
        self._decks, self._heard = game["decks"], False
        now = self.piles(game)
        self.compare("recon", now["recon"] + self._in_play, "SQ-RECON-11")
        for name in EVENTS:
            if name not in now:
                continue
            away = self._all[name] - now[name]
            if any(copies > self._drawn[id_] for id_, copies in away.items()):
                raise Objection("SQ-ALIEN-05", f"the event cards {dict(away)} have left the deck {name}")
            self.compare(name, now[name] + away, "SQ-ALIEN-05")
        for seat, side in enumerate(game["sides"]):
            cards = self.chosen(side)
            if cards != self._own[seat]:
                change = f"{dict(cards - self._own[seat])} too many, {dict(self._own[seat] - cards)} missing"
                raise Objection("SQ-PSI-10", f"governor and psychic cards of seat {seat}: {change}")

    def compare(self, name: str, cards: Counter[str], clause: str) -> None:
        if cards != self._all[name]:
            more, less = dict(cards - self._all[name]), dict(self._all[name] - cards)
            raise Objection(clause, f"cards of the deck {name}: {more} too many, {less} missing")

    def piles(self, game: Plain) -> dict[str, Counter[str]]:
        found = {
            name: Counter(deck["draw"]) + Counter(deck["discard"]) for name, deck in game["decks"].items()
        }
        found.setdefault("recon", Counter())
        for side in game["sides"]:
            found["recon"].update(side.get("recon", ()))
            for card in side.get("events", ()):
                found[self.table.box.cards[card].colour][card] += 1
        return found

    def chosen(self, side: Plain) -> Counter[str]:
        """SQ-SQUAD-15, SQ-PSI-10: what is used or given up stays out of the hand, and nothing is added."""
        return Counter(card for name in OWN for card in side.get(name, ()))


def _moved(before: list[Plain], after: list[Plain]) -> bool:
    """Have cards of any seat changed their place? Most changes of a seat's record are about something else."""
    return after is not before and any(
        side is not old and any(side.get(name) != old.get(name) for name in COUNTED)
        for side, old in zip(after, before, strict=True)
    )
