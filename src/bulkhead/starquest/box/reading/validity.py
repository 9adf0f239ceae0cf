"""Checks that a mission is playable (SQ-SETUP-19): docks, rooms, squares, token lists and objectives must fit
together."""

from collections.abc import Iterator

from bulkhead.starquest.box.catalogue import Box
from bulkhead.starquest.box.items.described import DESCRIBED
from bulkhead.starquest.box.items.figures import Figure
from bulkhead.starquest.box.items.missions import Mission, Roll
from bulkhead.starquest.box.items.objectives import (
    Arm,
    DamageMost,
    Destroy,
    Eliminate,
    Hold,
    HoldAll,
    Majority,
    Occupy,
    Recover,
    Secret,
    Stand,
)
from bulkhead.starquest.box.items.sources import Square
from bulkhead.starquest.box.reading.item_files import mistake_at
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import NOWHERE, holds
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.phrases import Arg
from bulkhead.tabletop.refusals import Mistake, Mistakes
from bulkhead.tabletop.tomlfile import Path, TomlFile

LEAST_R_SQUARES = 6
SIDES: dict[Roll, str] = {
    "chaos_blips": "chaos",
    "chaos_reinforcements": "chaos",
    "special_tokens": "chaos",
    "cult_tokens": "cult",
    "cult_reinforcements": "cult",
}


@clause("SQ-SETUP-19")
def check_mission(box: Box, mission: Mission, document: TomlFile) -> None:
    """Refuse a mission that cannot be played, naming every field that is wrong."""
    check = _Check(box, mission, document)
    check.all()
    if check.found:
        raise Mistakes(check.found)


class _Check:
    """The checks of one mission."""

    def __init__(self, box: Box, mission: Mission, document: TomlFile) -> None:
        self.box = box
        self.mission = mission
        self.document = document
        self.found: list[Mistake] = []

    def all(self) -> None:
        self.docks()
        try:
            ship = self.assembled()
        except Mistake as mistake:
            self.found.append(mistake)
        else:
            self.rooms(ship)
            self.marked_squares(ship)
        self.alien_ways()
        self.token_rows()
        self.objective("primary")
        self.objective("secondary")
        self.special_words()

    def note(self, path: Path, message: str, **args: Arg) -> None:
        self.found.append(mistake_at(self.document, path, message, **args))

    def docks(self) -> None:
        """One entry area for each squad."""
        docks = self.box.layouts[self.mission.layout].docks
        for dock in self.mission.entry:
            if dock not in docks:
                self.note(("entry",), "file-not-one-of", value=dock, allowed=", ".join(docks))
        if len(set(self.mission.entry)) < self.mission.squads.most:
            self.note(("entry",), "content-too-few-docks", least=self.mission.squads.most)

    def assembled(self) -> Ship:
        """The ship of the mission: all floor on boards, all rooms marked, doors where bulkheads are required."""
        try:
            return self.box.ship(self.mission.id)
        except Mistake as mistake:
            raise mistake_at(self.document, ("layout",), "content-in-field", what=mistake.phrase) from None

    def rooms(self, ship: Ship) -> None:
        """The rooms and boards that it names exist."""
        mission = self.mission
        for field, rooms in (("zone", mission.zone), ("r_rooms", mission.r_rooms)):
            for room in rooms:
                if room not in ship.rooms:
                    self.note((field,), "content-no-such-room", value=room)
        for field, boards in (("one_board", mission.one_board), ("side_boards", mission.side_boards)):
            for board in boards:
                if board not in ship.boards:
                    self.note((field,), "content-unknown-id", value=board)
        for field in ("primary", "secondary"):
            test = getattr(mission, field).test
            if isinstance(test, Occupy | HoldAll) and test.zone not in ship.rooms:
                self.note((field, "test", "zone"), "content-no-such-room", value=test.zone)
            if isinstance(test, Majority) and test.area not in (*ship.rooms, *ship.boards):
                self.note((field, "test", "area"), "content-no-such-room", value=test.area)

    def marked_squares(self, ship: Ship) -> None:
        """Every marked square is floor, in the room that is stated, and marked once."""
        taken: set[Square] = set()
        for path, square, rooms in self._marked():
            x, y = square
            where = f"{x}.{y}"
            index = ship.at(x, y)
            if index == NOWHERE or not holds(ship.floor, index):
                self.note(path, "content-no-floor", square=where)
                continue
            if ship.room_of[index] not in rooms:
                self.note(path, "content-not-in-room", square=where, rooms=", ".join(rooms))
            if square in taken:
                self.note(path, "content-square-taken", square=where)
            taken.add(square)

    def _marked(self) -> Iterator[tuple[Path, Square, tuple[str, ...]]]:
        """Marked squares, with the rooms in which they may be."""
        mission = self.mission
        for square in mission.r_squares:
            yield ("r_squares",), square, mission.r_rooms
        for id_, vent in mission.vents.items():
            yield ("vents", id_), vent.at, (vent.room,)
        for id_, conduit in mission.conduits.items():
            for square in conduit.at:
                yield ("conduits", id_), square, (conduit.room,)
        for room, square in mission.console.items():
            yield ("console", room), square, (room,)
        if mission.sites is not None:
            for room, square in mission.sites.at.items():
                yield ("sites", room), square, (room,)

    def alien_ways(self) -> None:
        """R squares for reinforcements, a conduit exactly where the Cult uses one, vents for special tokens."""
        mission = self.mission
        for roll in ("chaos_reinforcements", "cult_reinforcements"):
            if any(mission.tokens.get(roll, {}).values()) and len(mission.r_squares) < LEAST_R_SQUARES:
                count = len(mission.r_squares)
                self.note(("r_squares",), "content-too-few-r", count=count, least=LEAST_R_SQUARES)
        if (mission.cult_entry == "conduit") != bool(mission.conduits):
            self.note(("cult_entry",), "content-conduit")
        plays = "cult" in mission.aliens.seats
        if plays != (mission.cult_entry != "none") or plays != ("cult_tokens" in mission.tokens):
            self.note(("cult_entry",), "content-cult")
        if "special_tokens" in mission.tokens and not mission.vents:
            self.note(("tokens", "special_tokens"), "content-no-vent")

    def token_rows(self) -> None:
        """Each list has a row for every number of squads, with figures of its side; the stock is enough for those on
        the boards together."""
        mission = self.mission
        for roll, rows in mission.tokens.items():
            for squads in range(mission.squads.least, mission.squads.most + 1):
                if squads not in rows:
                    self.note(("tokens", roll), "content-no-row", squads=squads)
                else:
                    self._row(roll, squads)
        for roll in mission.key_tokens:
            if roll not in mission.tokens:
                self.note(("key_tokens", roll), "content-no-list")
        keys = {figure for tokens in mission.key_tokens.values() for figure in tokens}
        for id_ in mission.due:
            if id_ not in keys | {lot.id for lot in mission.objects if lot.mixed_into or lot.drawn_into}:
                self.note(("due", id_), "content-not-in-mission", value=id_)

    def _row(self, roll: Roll, squads: int) -> None:
        for id_, count in self.mission.row(roll, squads).items():
            figure = self.box.figures[id_]
            if not _belongs(figure, roll):
                self.note(("tokens", roll, str(squads)), "content-wrong-list", value=id_)
            if roll in ("chaos_blips", "cult_tokens") and count > figure.stock.own:
                self.note(
                    ("tokens", roll, str(squads)), "content-beyond-stock", value=id_, count=figure.stock.own
                )

    def objective(self, field: str) -> None:
        """The mission has what the objective asks for, and the shares add up to its points."""
        objective = getattr(self.mission, field)
        test = objective.test
        path = (field, "test")
        if isinstance(test, Stand) and not self.mission.console:
            self.note(path, "content-not-in-mission", value=test.square)
        if isinstance(test, Eliminate | DamageMost):
            for id_ in test.figures:
                if not any(id_ in tokens for tokens in self.mission.key_tokens.values()):
                    self.note(path, "content-not-in-mission", value=id_)
        if isinstance(test, Recover | Destroy | Arm | Hold | HoldAll) and test.what not in self._present():
            self.note(path, "content-not-in-mission", value=test.what)
        if isinstance(test, Secret):
            return
        points = test.points if isinstance(test.points, int) else sum(test.points)
        if points != objective.points:
            self.note(path, "content-points", points=points, whole=objective.points)

    def special_words(self) -> None:
        """A word that describes a field stands where the field does what the text says."""
        for word in self.mission.special:
            described = DESCRIBED.get(word)
            if described is not None and not described.does(self.mission):
                self.note(("special",), "content-word-alone", value=word, other=described.field)

    def _present(self) -> set[str]:
        """Objects of the mission, and survivors if it has their hiding places."""
        found = {lot.id for lot in self.mission.objects}
        if any(lot.survivors for lot in self.mission.objects):
            found.add("fig_survivor")
        if self.mission.vents:
            found.add("obj_vent")
        return found


def _belongs(figure: Figure, roll: Roll) -> bool:
    """Gene figures come only as special tokens; all others come with their own side."""
    return figure.faction == SIDES[roll] and figure.has("gene") == (roll == "special_tokens")
