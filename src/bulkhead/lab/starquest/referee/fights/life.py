"""Life points (chapters LIFE and SHOOT): what is lost, what is given back, and who is removed."""

from bulkhead.lab.starquest.referee.account import Plain
from bulkhead.lab.starquest.referee.objections import Objection, require
from bulkhead.lab.starquest.referee.table import Hears, Piece, Table

REMOVING = frozenset(("evg_mad_mechanic", "evg_suicide_unit"))
"""Events after whose attack the attacker is removed, whatever its life points."""


class Life:
    """Follows the life points of every miniature and machine."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.hears: Hears = {
            "Wounded": self.wounded,
            "Healed": self.healed,
            "RiteUsed": self.rite,
            "Eliminated": self.eliminated,
            "Unharmed": self.unharmed,
            "TurnBegan": self.turn_began,
            "EventDrawn": self.event_drawn,
            "CardPlayed": self.event_drawn,
        }
        self.events: set[str] = set()
        """Cards that were drawn or played in this turn."""

    def turn_began(self, event: Plain) -> None:
        self.events.clear()

    def event_drawn(self, event: Plain) -> None:
        self.events.add(event["card"])

    def living(self, event: Plain) -> Piece:
        piece = self.table.pieces.get(event["who"])
        if piece is None or piece.place in ("dead", "left"):
            raise Objection("SQ-LIFE-05", f"{event['who']} is not among the living, but {event['type']}")
        return piece

    def wounded(self, event: Plain) -> None:
        """SQ-SHOOT-06, SQ-LIFE-05: the loss is told, and life points never fall below 0."""
        piece = self.living(event)
        lost, lp = event["lost"], event["lp"]
        require(lost > 0, "SQ-SHOOT-06", f"{piece.id} is wounded and loses {lost} life points")
        require(
            lp == piece.lp - lost and lp >= 0,
            "SQ-LIFE-05",
            f"{piece.id} had {piece.lp} life points, loses {lost}, and is said to have {lp}",
        )

    def healed(self, event: Plain) -> None:
        """SQ-LIFE-04: nothing raises life points above the original value."""
        piece = self.living(event)
        if "card_life" in piece.figure.flags:
            cards = len(self.table.sides[piece.seat].get("governor", ()))
            require(
                event["lp"] <= piece.lp + 5 and event["lp"] <= piece.lp + cards + 1,
                "SQ-LIFE-04",
                f"{piece.id} is healed to {event['lp']} with {cards} cards",
            )
            event["lp"] = piece.lp
            return
        full = self.full(piece)
        require(
            piece.lp < event["lp"] <= full,
            "SQ-LIFE-04",
            f"{piece.id} is healed from {piece.lp} to {event['lp']} life points, of {full} at most",
        )

    def rite(self, event: Plain) -> None:
        """SQ-ALIENRANK-07: a rite gives one life point back, never above the original."""
        piece = self.living(event)
        require(self.table.alien(piece.seat), "SQ-ALIENRANK-07", f"a rite is used for {piece.id}")
        require(
            event["lp"] == piece.lp + 1 <= self.full(piece),
            "SQ-ALIENRANK-07",
            f"a rite takes {piece.id} from {piece.lp} to {event['lp']} life points",
        )

    def eliminated(self, event: Plain) -> None:
        """SQ-SHOOT-07: eliminated is who has no life point left."""
        piece = self.living(event)
        require(
            event["seat"] == piece.seat and event["figure"] == piece.figure.id,
            "SQ-SHOOT-07",
            f"{piece.id} is eliminated as a {event['figure']} of seat {event['seat']}",
        )
        blown_up = event["by"] < 0 and not self.events.isdisjoint(REMOVING)
        require(
            piece.lp == 0 or blown_up,
            "SQ-SHOOT-07",
            f"{piece.id} is eliminated with {piece.lp} life points",
        )

    def unharmed(self, event: Plain) -> None:
        """SQ-SHOOT-05: only a total greater than the armour value hits."""
        require(
            event["value"] <= event["against"],
            "SQ-SHOOT-05",
            f"{event['who']} is attacked with {event['value']} against {event['against']} and is unharmed",
        )

    def full(self, piece: Piece) -> int:
        """SQ-LIFE-01, 02: the life points with which it began."""
        sheet, house = piece.figure, self.table.house
        alien = self.table.alien(piece.seat)
        if piece.role == "leader" and not alien and "card_life" not in sheet.flags:
            return 6 if house["leader-life"] == 6 else sheet.lp
        if (
            alien
            and house["tough-elite"]
            and sheet.lp == 1
            and (sheet.kind == "elite" or sheet.id == "fig_genestealer")
        ):
            return 2
        return sheet.lp
