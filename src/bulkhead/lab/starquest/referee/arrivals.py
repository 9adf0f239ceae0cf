"""Where tokens come to the map (SQ-SCAN-01, 03, 07, SQ-ALIEN-07, 22, 23, 35, 37, 38): at a scan, by a vent or conduit,
or as reinforcements; what a squad sees is closed to them."""

from collections import Counter
from collections.abc import Iterable

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.content import XY
from bulkhead.lab.starquest.referee.fights.fire import standing
from bulkhead.lab.starquest.referee.keeping import square_of
from bulkhead.lab.starquest.referee.objections import Objection, require
from bulkhead.lab.starquest.referee.secrets.reveals import Reveals
from bulkhead.lab.starquest.referee.table import MARINES, Hears, Piece, Table

BY_VENT, BY_CONDUIT, REINFORCEMENTS = 1, 8, 6
"""The most tokens of a seat that come in one turn in each of these ways."""


class Arrivals:
    """Looks at every scan, and at every token that is laid."""

    def __init__(self, table: Table, reveals: Reveals) -> None:
        self.table = table
        self.reveals = reveals
        self.scanned: set[str] = set()
        """Boards that have been scanned."""
        self.under_way: set[str] = set()
        """Boards at whose scan tokens may be laid now."""
        self.came: Counter[tuple[int, str]] = Counter()
        """Tokens of this turn, by seat and by the clause that brings them."""
        self.card = False
        """A card was played, drawn or shown since the last activation: it may bring tokens by its own rules."""
        self.pacts: list[Plain] = []
        self.hears: Hears = {
            "TurnBegan": self.turn_began,
            "Activated": self.activated,
            "CardPlayed": self.card_played,
            "CardShown": self.card_played,
            "EventDrawn": self.card_played,
            "RoomSearched": self.card_played,
            "Moved": self.goes_on,
            "Entered": self.goes_on,
            "Scanned": self.scan,
            "TokenPlaced": self.laid,
        }

    def command(self, entry: Entry) -> None:
        self.pacts = entry.table["pacts"]

    def turn_began(self, event: Plain) -> None:
        self.came.clear()
        self.card = False

    def activated(self, event: Plain) -> None:
        self.card = False

    def card_played(self, event: Plain) -> None:
        self.card = True

    def goes_on(self, event: Plain) -> None:
        """SQ-SCAN-03: tokens are laid before the movement goes on."""
        self.under_way.clear()

    # Scans

    def scan(self, event: Plain) -> None:
        """SQ-SCAN-01: a squad miniature has come to a board that nobody has scanned yet."""
        table, who, board = self.table, event["who"], event["board"]
        piece = table.pieces.get(who)
        if piece is None or piece.seat < 0 or table.alien(piece.seat):
            raise Objection("SQ-SCAN-01", f"{who} scans {board}, and is no miniature of a squad")
        on_it = any(table.ship.board_of.get(square) == board for square in piece.squares)
        require(on_it, "SQ-SCAN-01", f"{who} at {piece.squares} scans {board}, where it is not")
        require(board not in self.scanned, "SQ-SCAN-01", f"{who} scans {board} once more")
        self.scanned |= self.together(board)
        self.under_way |= self.together(board)

    def together(self, board: str) -> set[str]:
        """The boards that count as one with this one."""
        group = set(self.table.mission.get("one_board", ()))
        return group if board in group else {board}

    # Tokens

    def laid(self, event: Plain) -> None:
        table, seat, why, at = self.table, event["seat"], event["why"], square_of(event)
        require(table.alien(seat), "SQ-SCAN-03", f"seat {seat}, a squad, lays a token")
        self.came[seat, why] += 1
        if why == "SQ-SCAN-03":
            mode = table.factions[seat] != "cult" or table.mission["cult_entry"] == "board"
            require(
                mode, "SQ-ALIEN-22", f"the Cult lays {event['token']} at a scan, and does not come by boards"
            )
            self.unseen_on_board(event["token"], at, self.under_way)
        elif why == "SQ-SCAN-07":
            self.unseen_on_board(event["token"], at, self.scanned)
        elif why == "SQ-ALIEN-07":
            vents = {table.ship.vents[vent] for vent in table.vents}
            self.marked(event, at, vents, table.factions[seat] == "chaos", BY_VENT)
        elif why == "SQ-ALIEN-23":
            self.marked(event, at, table.ship.conduits, self.by_conduit(seat), BY_CONDUIT)
        elif not self.card:
            self.reinforcement(event, at)

    def unseen_on_board(self, token: str, at: XY, boards: set[str]) -> None:
        """SQ-SCAN-07: on a free square of the board out of the sight of the squads."""
        table = self.table
        board = table.ship.board_of.get(at)
        require(board in boards, "SQ-SCAN-07", f"{token} is laid at {at}, on a board that is not scanned now")
        vents = {table.ship.vents[vent] for vent in table.vents}
        closed = at in table.ship.conduits or at in vents or at in table.structures or at in table.walled
        require(not closed, "SQ-SCAN-07", f"{token} is laid at {at}, which is no square for blips")
        watching = self.reveals.squads()
        if table.house["blip-sight"] == "marines":
            watching = [piece for piece in watching if table.factions[piece.seat] in MARINES]
        self.unseen(token, at, watching, "SQ-SCAN-07")

    def marked(self, event: Plain, at: XY, squares: Iterable[XY], allowed: bool, most: int) -> None:
        """SQ-ALIEN-07, 23: on a vent or conduit, by the player whose it is, so many in a turn."""
        seat, why, token = event["seat"], event["why"], event["token"]
        require(allowed and at in squares, why, f"seat {seat} brings {token} at {at}, where it has no way in")
        require(
            self.came[seat, why] <= most, why, f"seat {seat} brings {self.came[seat, why]} tokens, of {most}"
        )

    def by_conduit(self, seat: int) -> bool:
        return self.table.factions[seat] == "cult" and self.table.mission["cult_entry"] == "conduit"

    def reinforcement(self, event: Plain, at: XY) -> None:
        """SQ-ALIEN-35, 37, 38, 45: six in a turn, on R squares that no enemy sees, or on a conduit of the Cult."""
        table, seat, token = self.table, event["seat"], event["token"]
        count = self.came[seat, event["why"]]
        require(
            count <= REINFORCEMENTS, "SQ-ALIEN-38", f"seat {seat} brings {count} reinforcements in a turn"
        )
        if self.by_conduit(seat) and at in table.ship.conduits:
            return
        require(at in table.ship.r_squares, "SQ-ALIEN-35", f"the reinforcement {token} comes at {at}")
        friends = {seat, -1}
        for pact in self.pacts:
            if pact.get("public", True) and seat in (pact["a"], pact["b"]):
                friends |= {pact["a"], pact["b"]}
        enemies = [
            piece
            for piece in table.pieces.values()
            if piece.place == "board" and not piece.machine and piece.seat not in friends
        ]
        self.unseen(token, at, enemies, "SQ-ALIEN-37")

    def unseen(self, token: str, at: XY, watching: list[Piece], clause: str) -> None:
        blocking = standing(self.table)
        for piece in watching:
            if self.reveals.sighted(piece, (at,), blocking) is not None:
                raise Objection(clause, f"{token} is laid at {at} in the sight of {piece.id}")
