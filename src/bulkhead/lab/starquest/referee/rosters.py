"""Rosters and stock (chapters SETUP and SQUAD, SQ-SCAN-11, SQ-ALIEN-46): every squad has the miniatures and weapons of
its list, and no more of a kind stand on the map than the box holds."""

from collections import Counter

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.objections import Objection, require
from bulkhead.lab.starquest.referee.table import Hears, Table

SMALL = {"fig_marine_commander": (1, 1), "fig_marine_laser": (2, 2), "fig_marine_heavy": (1, 1)}
"""The small squads of the tutorial."""
FIVE = {"fig_marine_commander": (1, 1), "fig_marine_laser": (1, 3), "fig_marine_heavy": (1, 3)}
"""The house option of SQ-SQUAD-03: a commander and four marines, at least one heavy weapon and one laser rifle."""
IN_PLAY = ("board", "carried", "dock")


class Rosters:
    """Looks at the squads when the first turn begins, and counts miniatures whenever one is put on the map."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.hears: Hears = {"Placed": self.placed}

    def begin(self, entry: Entry) -> None:
        for seat, side in enumerate(entry.table["sides"]):
            if not self.table.alien(seat):
                self.squad(seat, side)

    def squad(self, seat: int, side: Plain) -> None:
        """SQ-SQUAD-01 to 05, 10, 22, 26, 27: the miniatures of the formation, a psionic and a reinforcement besides."""
        table, faction = self.table, self.table.factions[seat]
        have = Counter(piece.figure.id for piece in table.pieces.values() if piece.seat == seat)
        members, size = self.members(seat, side)
        spare = {side.get("reserve", ""): 1}
        formation = table.box.squads.get(side.get("formation", ""), {})
        if "psionic" in formation:
            spare[formation["psionic"]] = 1
        fixed = 0
        for figure, (least, most) in members.items():
            more = spare.pop(figure, 0)
            count = have.pop(figure, 0)
            fixed += min(count, most)
            if not least <= count <= most + more:
                raise Objection("SQ-SQUAD-01", f"{faction} has {count} of {figure}, not {least} to {most}")
        for figure, count in have.items():
            if count > spare.get(figure, 0):
                raise Objection("SQ-SQUAD-01", f"{faction} has {count} of {figure}, which is not in its list")
        require(fixed == size, "SQ-SQUAD-01", f"{faction} has {fixed} miniatures of its list of {size}")
        self.weapons(seat)

    def members(self, seat: int, side: Plain) -> tuple[dict[str, tuple[int, int]], int]:
        """The list of a squad, and how many miniatures it has."""
        table = self.table
        if "small_squads" in table.mission.get("special", ()):
            return SMALL, 4
        formation = table.box.squads[side["formation"]]
        require(
            table.factions[seat] in formation["seats"],
            "SQ-SQUAD-04",
            f"{table.factions[seat]} fields {formation['id']}",
        )
        if formation["id"] == "sqd_marines" and table.house["marine-squad"] == "five":
            return FIVE, 5
        lots = formation["members"].items()
        return {figure: (one["least"], one["most"]) for figure, one in lots}, formation["size"]

    def weapons(self, seat: int) -> None:
        """SQ-SETUP-13, 14, SQ-SQUAD-12, SQ-WPN-24: weapons that the sheet lets choose, and no more of a kind than it
        allows; by a house option extra-heavy weapons are for everyone."""
        bearers: Counter[tuple[str, str]] = Counter()
        everyone = self.table.house["extra-heavy"] == "everyone"
        for piece in self.table.pieces.values():
            sheet = piece.figure
            if piece.seat != seat or not sheet.choose:
                continue
            offered = {one for name in sheet.choose for one in self.table.box.sets.get(name, (name,))}
            chosen = [weapon for weapon in piece.weapons if weapon not in sheet.weapons]
            if everyone:
                offered |= {id_ for id_, one in self.table.box.weapons.items() if one.kind == "extra_heavy"}
            for weapon in chosen:
                require(
                    weapon in offered,
                    "SQ-SETUP-13",
                    f"{piece.id} bears {weapon}, which its sheet does not offer",
                )
                bearers[sheet.id, weapon] += 1
                limit = sheet.limit
                if limit and bearers[sheet.id, weapon] > limit:
                    raise Objection("SQ-SETUP-14", f"more than {limit} of {sheet.id} bear {weapon}")

    def placed(self, event: Plain) -> None:
        """SQ-SCAN-11, SQ-ALIEN-46: no more miniatures of a kind than the box holds; those eliminated go back to it."""
        sheet = self.table.box.figures.get(event["figure"])
        if sheet is None:
            return
        there = 1 + sum(
            piece.figure.id == sheet.id and piece.place in IN_PLAY for piece in self.table.pieces.values()
        )
        most = sheet.own + sheet.reserve
        require(there <= most, "SQ-SCAN-11", f"{there} of {sheet.id} are in play, and the box holds {most}")
