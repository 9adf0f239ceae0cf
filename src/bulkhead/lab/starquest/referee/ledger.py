"""The points ledger (SQ-SETUP-10, SQ-SHOOT-07): who scores a miniature, who pays, and the sums."""

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.moves.purses import felt
from bulkhead.lab.starquest.referee.objections import Objection, require
from bulkhead.lab.starquest.referee.table import Hears, Table

GIANTS = frozenset(("fig_dread_mk8", "fig_dread_mk10", "fig_golgotha"))
"""In the mission of the two giants each life point that they lose is scored, and their end is not."""


class Ledger:
    """Adds up every line, and expects two lines for each miniature that is eliminated."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.dead: dict[str, Plain] = {}
        """Those that were eliminated in this entry."""
        self.gained: set[str] = set()
        self.paid: set[str] = set()
        self.counted_by_life = GIANTS if "points_by_life" in table.mission.get("special", ()) else frozenset()
        self.hears: Hears = {"Eliminated": self.eliminated, "Scored": self.scored}

    def command(self, entry: Entry) -> None:
        self.dead.clear()
        self.gained.clear()
        self.paid.clear()

    def eliminated(self, event: Plain) -> None:
        """Nobody scores his own miniatures."""
        require(
            event["by"] != event["seat"] or event["by"] < 0,
            "SQ-SHOOT-07",
            f"seat {event['by']} scores {event['who']}, which is its own",
        )
        self.dead[event["who"]] = event

    def scored(self, event: Plain) -> None:
        seat, points, total = event["seat"], event["points"], event["total"]
        have = self.table.points[seat]
        require(
            total == have + points,
            "SQ-SETUP-10",
            f"seat {seat} had {have} points, books {points}, and is said to have {total}",
        )
        if event["reason"] == "kill":
            self.kill(event)
        elif event["reason"] == "loss" and event["why"] == "SQ-SHOOT-07":
            self.loss(event)

    def kill(self, event: Plain) -> None:
        """SQ-SHOOT-07: the points of the sheet for the player whose attack took the last life point, once."""
        who = event["what"]
        dead = self.dead.get(who)
        if dead is None or dead["by"] != event["seat"] or who in self.gained:
            raise Objection(
                "SQ-SHOOT-07", f"seat {event['seat']} scores {who}, which it did not eliminate now"
            )
        self.gained.add(who)
        require(
            event["points"] in self.worth(who),
            "SQ-SHOOT-07",
            f"{who} is worth {sorted(self.worth(who))} points, not {event['points']}",
        )

    def loss(self, event: Plain) -> None:
        """SQ-SHOOT-07: a squad pays for its own dead, once, as the house option says; alien players do not pay."""
        who, seat = event["what"], event["seat"]
        dead = self.dead.get(who)
        if dead is None or dead["seat"] != seat or who in self.paid:
            raise Objection("SQ-SHOOT-07", f"seat {seat} pays for {who}, which it did not lose now")
        self.paid.add(who)
        require(not self.table.alien(seat), "SQ-SHOOT-07", f"the alien seat {seat} pays for {who}")
        none = self.table.house["paid-losses"] == "none"
        require(not none, "SQ-SHOOT-07", f"seat {seat} pays for {who}, and nobody pays at this table")
        require(
            -event["points"] in self.worth(who),
            "SQ-SHOOT-07",
            f"seat {seat} pays {-event['points']} points for {who}, of {sorted(self.worth(who))}",
        )

    def worth(self, who: str) -> set[int]:
        """The points of the sheet, or those that a card sets."""
        piece = self.table.pieces[who]
        said = {effect["value"] for effect in felt(self.table, piece, "worth=")}
        return said or {piece.figure.points}

    def entry(self, entry: Entry) -> None:
        """Both lines of each death are there, and the game's sums are the referee's."""
        table = self.table
        if not entry.table["outcome"]:
            for who, dead in self.dead.items():
                self.booked(who, dead)
        for seat, (side, said) in enumerate(zip(entry.table["sides"], table.points, strict=True)):
            have = side.get("points", 0)
            if have != said:
                raise Objection("SQ-SETUP-10", f"seat {seat} has {have} points, but by what was said {said}")

    def booked(self, who: str, dead: Plain) -> None:
        by, seat = dead["by"], dead["seat"]
        if not any(self.worth(who)) or dead["figure"] in self.counted_by_life:
            return
        if by >= 0:
            require(who in self.gained, "SQ-SHOOT-07", f"nobody books the points of {who}")
        if seat < 0 or self.table.alien(seat):
            return
        pays = self.table.house["paid-losses"]
        if pays == "all" or (pays == "aliens" and self.table.alien(by)):
            require(who in self.paid, "SQ-SHOOT-07", f"seat {seat} does not pay for {who}")
        elif by >= 0:
            require(who not in self.paid, "SQ-SHOOT-07", f"seat {seat} pays for {who} all the same")
