"""The points of a movement (chapters TURN, MOVE and CMD): whose they are, how many are left, and who gives leave."""

from dataclasses import dataclass, field

from bulkhead.lab.starquest.referee.account import Plain
from bulkhead.lab.starquest.referee.moves.purses import allowance, movements
from bulkhead.lab.starquest.referee.objections import Objection, require
from bulkhead.lab.starquest.referee.table import Piece, Table


@dataclass(slots=True)
class Going:
    """A movement under way: of an activation, or by command points."""

    used: int = 0
    done: int = 0
    """Whole movements that are over, because an attack came between (SQ-TURN-07 to 09)."""
    allowed: set[int] = field(default_factory=set)
    """Seats that let it pass (SQ-MOVE-11, 18)."""


@dataclass(slots=True)
class Window:
    """A window for command points, and what was under way when it opened."""

    seat: int
    reason: str
    commanded: dict[str, Going]
    leaves: dict[str, set[int]]


class Points:
    """Follows movement points and command points."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.going: dict[str, Going] = {}
        """By the piece or token that acts in its player's turn."""
        self.commanded: dict[str, Going] = {}
        """By the piece that command points move, in the window that is open."""
        self.leaves: dict[str, set[int]] = {}
        """Seats that let a piece pass in the window that is open."""
        self.windows: list[Window] = []
        """Windows for command points that are open, the last one on top."""
        self.paid: Plain | None = None
        """Command points that were just spent, and not yet seen to be used."""

    def window_opened(self, event: Plain) -> None:
        self.windows.append(Window(event["seat"], event["reason"], self.commanded, self.leaves))
        self.commanded = {}
        self.leaves = {who: seats for who, seats in self.leaves.items() if who in self.going}

    def window_closed(self, event: Plain) -> None:
        self.close(event["seat"], event["reason"])

    def waited(self, event: Plain) -> None:
        """SQ-CMD-05, 09: a window closes too when its player lets it pass without spending a point."""
        self.close(event["seat"], event["what"])

    def close(self, seat: int, reason: str) -> None:
        """Close a window: what it interrupted goes on."""
        for place in range(len(self.windows) - 1, -1, -1):
            window = self.windows[place]
            if (window.seat, window.reason) == (seat, reason):
                self.commanded, self.leaves = window.commanded, window.leaves
                del self.windows[place:]
                return

    @property
    def window_of(self) -> int:
        """The seat that may spend command points now; -1 for none."""
        return self.windows[-1].seat if self.windows else -1

    def command_spent(self, event: Plain) -> None:
        """SQ-CMD-03: the stock is lowered at every use."""
        stock = self.table.command[event["seat"]]
        require(
            event["left"] == stock - event["points"] and event["left"] >= 0,
            "SQ-CMD-03",
            f"seat {event['seat']} spends {event['points']} of {stock} command points and keeps {event['left']}",
        )
        self.paid = event

    def allowed(self, event: Plain) -> None:
        if event["allowed"]:
            self.leaves.setdefault(event["who"], set()).add(event["seat"])

    def mover(self, who: str) -> Going:
        """The movement under way of a piece: by command points where some were spent, else its activation's."""
        seat = self.table.seat_of(who)
        if self.paid is not None or self.window_of == seat or self.table.acting.get(seat) != who:
            if who not in self.commanded:  # another piece's move is over when this one's begins
                self.commanded = {who: Going(allowed=self.leaves.setdefault(who, set()))}
            return self.commanded[who]
        return self.going.setdefault(who, Going(allowed=self.leaves.setdefault(who, set())))

    def placed(self, event: Plain) -> None:
        """SQ-ALIEN-19: squares moved as a token count against the miniature's allowance."""
        who = event["who"]
        token = self.table.tokens_of.get(who, "")
        if token in self.going and self.table.acting.get(event["seat"]) == who:
            self.going[who] = self.going.pop(token)
            self.leaves[who] = self.going[who].allowed

    def pay(self, piece: Piece, cost: int, what: str) -> Going:
        """Take a price from the points of the movement under way."""
        going = self.mover(piece.id)
        if self.paid is not None:
            points = cost * (2 if piece.load and what != "load" else 1)
            require(
                self.paid["points"] == points and self.paid["seat"] == piece.seat,
                "SQ-CMD-13",
                f"{piece.id} pays {self.paid['points']} command points for a {what} that costs {points}",
            )
            self.paid = None
            going.used += points
            return going
        if cost:
            who = piece.id
            acts = self.table.acting.get(piece.seat) == who or self.gunner(piece)
            if not acts:
                raise Objection(
                    "SQ-TURN-15", f"{who} makes a {what} out of its activation and without command points"
                )
            going = self.mover(who)
            going.used += cost
            once, times = allowance(self.table, piece), movements(self.table, piece)
            if going.done >= times:
                raise Objection(
                    "SQ-TURN-09", f"{who} makes a {what} although its attack has ended its movement"
                )
            most = once * (times - going.done)
            if going.used > most:
                raise Objection(
                    "SQ-MOVE-01", f"{who} uses {going.used} movement points for a {what}; it has {most}"
                )
        return going

    def gunner(self, piece: Piece) -> bool:
        """Is a machine moved by its acting gunner?"""
        acting = self.table.pieces.get(self.table.acting.get(piece.seat, ""))
        return acting is not None and acting.mans == piece.id


def splits(table: Table, piece: Piece, name: str) -> bool:
    """SQ-TURN-07, 10: may its movement go on after a shot with this weapon?"""
    weapon = table.box.weapons.get(name)
    if weapon is None or (table.alien(piece.seat) and not table.house["alien-split"]):
        return False
    if weapon.kind == "leader" and table.house["leader-gun-light"]:
        return True
    if name == "wpn_shuriken_cannon" and table.house["shuriken-cannon-light"]:
        return True
    return weapon.kind == "light" and weapon.dice.red < 2
