"""Compares the referee's table with the game's after each entry: nothing may change without a word."""

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.content import XY
from bulkhead.lab.starquest.referee.objections import Objection, require
from bulkhead.lab.starquest.referee.table import Piece, Table


class Comparing:
    """Looks at whatever changed in the game's table, and at whatever was spoken of."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._seen: Plain = {}
        """The miniatures as they were last compared."""
        self._said: dict[str, object] = {}
        self._sides: list[Plain] = []

    def spot(self, game: Plain, square: int) -> XY:
        width, _, west, north = game["grid"]
        return west + square % width, north + square // width

    def adopt(self, game: Plain) -> None:
        """Take over the miniatures in the docks when the first turn begins; other judges look at the rosters."""
        table = self.table
        self._seen = game["minis"]
        for id_, mini in game["minis"].items():
            if id_ not in table.pieces:
                table.pieces[id_] = self.piece(game, mini)
                for square in table.pieces[id_].squares:
                    table.holders.setdefault(square, []).append(id_)
        table.points = [side.get("points", 0) for side in game["sides"]]
        table.command = [side.get("command", 0) for side in game["sides"]]
        table.begun = True

    def piece(self, game: Plain, mini: Plain) -> Piece:
        return Piece(
            mini["id"],
            mini["seat"],
            self.table.box.figures[mini["figure"]],
            mini.get("facing", 0),
            tuple(self.spot(game, square) for square in mini.get("squares", ())),
            mini.get("lp", 1),
            mini.get("place", "board"),
            mini.get("role", ""),
            tuple(mini.get("weapons", ())),
            mini.get("watching", False),
            mini.get("load", ""),
            mini.get("carrier", ""),
            mini.get("mans", ""),
            tuple(mini.get("objects", ())),
        )

    def entry(self, entry: Entry) -> None:
        game, table = entry.table, self.table
        if game["outcome"]:
            return  # the mission is over: command points, alliances and lost miniatures are cleared away
        if game["sides"] is not self._sides:
            self._command_points(game["sides"])
        minis = game["minis"]
        if minis is not self._seen:
            before, self._seen = self._seen, minis
            for id_, mini in minis.items():
                if before.get(id_) is not mini:
                    self._mini(game, id_, mini)
                    table.dirty.discard(id_)
        for id_ in table.dirty:
            if id_ in table.pieces:
                if id_ not in minis:
                    raise Objection("SQ-ALIEN-46", f"{id_} is said to be on the table, but is nowhere")
                self._mini(game, id_, minis[id_])
        if game["tokens"] is not self._said.get("tokens") or any("?" in id_ for id_ in table.dirty):
            self._said["tokens"] = game["tokens"]
            self._tokens(game)
        if game["doors"] is not self._said.get("doors"):
            self._said["doors"] = game["doors"]
            self._doors(game)
        if game["flames"] is not self._said.get("flames"):
            self._said["flames"] = game["flames"]
            self._flames(game)
        if game["structures"] is not self._said.get("structures"):
            self._said["structures"] = game["structures"]
            table.structures = {table.ship.structures[name] for name, lp in game["structures"] if lp > 0}
        table.dirty.clear()

    def _command_points(self, sides: list[Plain]) -> None:
        """Compare the stocks of the seats whose records have changed."""
        before = self._sides or [{}] * len(sides)
        for seat, (side, old) in enumerate(zip(sides, before, strict=True)):
            if side is not old and side.get("command", 0) != self.table.command[seat]:
                own, have = self.table.command[seat], side.get("command", 0)
                _same(f"seat {seat}", "has so many command points:", own, have, "SQ-CMD-03")
        self._sides = sides

    def _mini(self, game: Plain, id_: str, mini: Plain) -> None:
        own = self.table.pieces.get(id_)
        if own is None:
            raise Objection("SQ-ALIEN-46", f"{id_} has come to the table, and nothing was said")
        said = self.piece(game, mini)
        if _alike(own, said):
            own.weapons, own.objects = said.weapons, said.objects
            return
        _same(id_, "belongs to seat", own.seat, said.seat, "SQ-ALIEN-43")
        _same(id_, "is a", own.figure.id, said.figure.id, "SQ-SCAN-10")
        _same(id_, "is", own.place, said.place, "SQ-MOVE-09")
        if own.place == "board":
            _same(id_, "stands on", own.squares, said.squares, "SQ-MOVE-03")
            _same(id_, "faces", own.facing, said.facing, "SQ-MOVE-05")
        _same(id_, "has so many life points:", own.lp, said.lp, "SQ-LIFE-03")
        _same(id_, "is in Overwatch:", own.watching, said.watching, "SQ-OVER-02")
        _same(id_, "carries", own.load, said.load, "SQ-OBJ-09")
        _same(id_, "is carried by", own.carrier, said.carrier, "SQ-OBJ-09")
        _same(id_, "mans", own.mans, said.mans, "SQ-WPN-48")

    def _tokens(self, game: Plain) -> None:
        table, said = self.table, game["tokens"]
        width, _, west, north = game["grid"]
        for id_, token in said.items():
            own = table.blips.get(id_)
            if own is None:
                raise Objection("SQ-SCAN-03", f"the token {id_} has come to the map, and nothing was said")
            square = token["square"]
            if (
                own.square == (west + square % width, north + square // width)
                and own.vent == token.get("vent", "")
                and own.seat == token["seat"]
                and own.identity == token["identity"]
            ):
                continue
            _same(id_, "lies on", own.square, self.spot(game, square), "SQ-ALIEN-15")
            _same(id_, "waits on vent", own.vent, token.get("vent", ""), "SQ-ALIEN-08")
            _same(id_, "belongs to seat", own.seat, token["seat"], "SQ-SETUP-07")
            _same(id_, "is a", own.identity, token["identity"], "SQ-SETUP-07")
        for id_ in table.blips:
            if id_ not in said:
                raise Objection("SQ-SCAN-03", f"the token {id_} is gone, and nothing was said")

    def _doors(self, game: Plain) -> None:
        """SQ-DOOR-03, 07: a door is open that was opened, and closed that was not or was closed by a card."""
        said = set(game["doors"])
        own = self.table.closed
        if said != own:
            door = min(said ^ own)
            state = "closed" if door in said else "open"
            raise Objection("SQ-DOOR-07", f"the door {door} is {state}, and nothing was said")

    def _flames(self, game: Plain) -> None:
        said = {
            flame["id"]: frozenset(self.spot(game, square) for square in flame["squares"])
            for flame in game["flames"]
        }
        own = {number: squares for number, (_, squares) in self.table.flames.items()}
        require(said == own, "SQ-WPN-83", f"fire burns at {said}, but was lit at {own}")


def _alike(own: Piece, said: Piece) -> bool:
    """Are all things that must agree the same? Most pieces pass, and only the others need a sentence."""
    return (
        own.seat == said.seat
        and own.figure.id == said.figure.id
        and own.place == said.place
        and (own.place != "board" or (own.squares == said.squares and own.facing == said.facing))
        and own.lp == said.lp
        and own.watching == said.watching
        and own.load == said.load
        and own.carrier == said.carrier
        and own.mans == said.mans
    )


def _same(id_: str, what: str, own: object, said: object, clause: str) -> None:
    if own != said:
        raise Objection(clause, f"{id_} {what} {said!r}, but by what was said {own!r}")
