"""Who may know what (chapters SETUP, SCAN, RECON, PSI, ALLY and CMD): the referee's own record of what was shown to
whom."""

from bulkhead.lab.starquest.referee.account import Entry, Said
from bulkhead.lab.starquest.referee.objections import Objection
from bulkhead.lab.starquest.referee.table import Table

SPECTATOR = -1

FOR_OWNER = {
    "TokenSeen": ("identity", "SQ-SETUP-07"),
    "CardSeen": ("card", "SQ-ALIEN-05"),
    "RoomSearched": ("card", "SQ-RECON-08"),
    "CardTaken": ("card", "SQ-SETUP-11"),
    "CardGiven": ("card", "SQ-RECON-08"),
}
"""The secret of an event that only the seat of the event may hear, and the clause that makes it one."""
FOR_KEEPERS = {"TokenPlaced": ("identity", "SQ-SETUP-07"), "TokensJoined": ("cards", "SQ-SETUP-07")}
"""The secret of an event that only those hear who know the tokens of its seat."""
PRIVATE = {
    "CardOffered": (("seat", "to"), "SQ-RECON-07"),
    "Pledged": (("seat", "to"), "SQ-ALLY-13"),
    "HandRaised": (("seat",), "SQ-CMD-09"),
    "Instructed": (("seat",), "SQ-CMD-09"),
}
"""Events of which nobody hears but the seats in these fields."""
PACTS = ("PactMade", "PactEnded")


class Knowledge:
    """Hears what every viewer hears, and objects where one hears too much or an owner too little."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.viewers = (SPECTATOR, *range(len(table.factions)))
        self.looked: set[tuple[int, str]] = set()
        """A seat and a token at which it has looked openly: it goes on seeing it."""
        self.told: set[tuple[int, str]] = set()
        """A seat and a token that it has learned of in any way."""
        self.pacts: set[tuple[int, int]] = set()
        """Seats in alliance, smaller first; those of single legionaries are no alliances of seats."""
        self.spoken: set[tuple[int, str]] = set()
        """A seat and a card of it that was named to all."""
        self.shown: set[tuple[int, str]] = set()
        """A seat and a card of it that was shown to all and stays open."""

    def begin(self, entry: Entry) -> None:
        for pact in entry.table["pacts"]:
            if not pact.get("legionary"):
                self.pacts.add(_pair(pact["a"], pact["b"]))
        for said in entry.said:
            self.hear(said)

    def keeps(self, viewer: int, owner: int) -> bool:
        """SQ-SETUP-07: a seat knows its own tokens; by the house option alien players in alliance know each other's."""
        if viewer == owner:
            return True
        table = self.table
        shared = table.house["shared-tokens"] and viewer >= 0 and table.alien(viewer) and table.alien(owner)
        return bool(shared) and _pair(viewer, owner) in self.pacts

    def entry(self, entry: Entry) -> None:
        for said in entry.said:
            self.judge(said)
            self.hear(said)

    # What is heard

    def judge(self, said: Said) -> None:
        """Does any viewer hear a secret that is not its own?"""
        event = said.event
        kind, seat = event["type"], event.get("seat", SPECTATOR)
        if kind in PRIVATE:
            fields, clause = PRIVATE[kind]
            self.only(said, {event[name] for name in fields}, "", clause)
        elif kind in PACTS and not event["public"]:
            self.only(said, {event["a"], event["b"]}, "", "SQ-ALLY-15")
        elif kind in FOR_OWNER:
            name, clause = FOR_OWNER[kind]
            if (seat, event[name]) not in self.spoken:
                self.only(said, {seat}, name, clause)
        elif kind in FOR_KEEPERS:
            name, clause = FOR_KEEPERS[kind]
            self.only(said, {one for one in self.viewers if self.keeps(one, seat)}, name, clause)
        elif kind == "CardSold":
            self.only(said, {seat, event["to"]}, "card", "SQ-RECON-07")

    def only(self, said: Said, allowed: set[int], name: str, clause: str) -> None:
        """Only these seats hear of it, or of this field of it; and they do."""
        for viewer in self.viewers:
            heard = said.heard_by(viewer)
            secret = heard.get(name) if heard is not None and name else heard
            if secret and viewer not in allowed:
                who = "a spectator" if viewer == SPECTATOR else f"seat {viewer}"
                raise Objection(clause, f"{who} hears the secret of {said.event}")
            if (
                viewer in allowed
                and name
                and said.event.get(name)
                and not secret
                and viewer == said.event["seat"]
            ):
                raise Objection(clause, f"seat {viewer} does not hear its own secret of {said.event}")

    def hear(self, said: Said) -> None:
        event = said.event
        kind = event["type"]
        if kind == "PactMade" and not event["who"]:
            self.pacts.add(_pair(event["a"], event["b"]))
        elif kind == "PactEnded" and not event["who"]:
            self.pacts.discard(_pair(event["a"], event["b"]))
        elif kind == "TokenSeen":
            self.told.add((event["seat"], event["token"]))
            if said.others is not None:
                self.looked.add((event["seat"], event["token"]))
        public = event if said.to is None else said.others
        if public is not None and public.get("card"):
            self.spoken.add((public.get("seat", SPECTATOR), public["card"]))
            if kind == "CardShown":
                self.shown.add((event["seat"], event["card"]))

    # What may be shown

    def may_see(self, viewer: int, token: str, owner: int) -> bool:
        """May a viewer know what a token is? It may also remember what it learned from an ally."""
        return self.must_see(viewer, token, owner) or (viewer, token) in self.told

    def must_see(self, viewer: int, token: str, owner: int) -> bool:
        blip = self.table.blips.get(token)
        revealed = blip is not None and blip.shown
        return revealed or self.keeps(viewer, owner) or (viewer, token) in self.looked


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)
