"""Steps and turns on the spot (chapters MOVE, DREAD, ALIEN, CMD): where they may go, and what they cost."""

from dataclasses import dataclass, field

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.board import DIRECTIONS, edge
from bulkhead.lab.starquest.referee.content import XY
from bulkhead.lab.starquest.referee.keeping import square_of, squares_of
from bulkhead.lab.starquest.referee.objections import Objection, require
from bulkhead.lab.starquest.referee.purses import able, allowance, felt, movements, token_steps
from bulkhead.lab.starquest.referee.table import Hears, Piece, Table

QUARTER = 2
"""A turn of 90 degrees, in eighths of a circle."""


@dataclass(slots=True)
class Going:
    """A movement under way: of an activation, or by command points."""

    used: int = 0
    done: int = 0
    """Whole movements that are over, because an attack came between (SQ-TURN-07 to 09)."""
    allowed: set[int] = field(default_factory=set)
    """Seats that let it pass (SQ-MOVE-11, 18)."""


class Steps:
    """Follows every step: its way, its price, and the points that are left."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.going: dict[str, Going] = {}
        """By the piece or token that acts in its player's turn."""
        self.commanded: dict[str, Going] = {}
        """By the piece that command points move, in the window that is open."""
        self.leaves: dict[str, set[int]] = {}
        """Seats that let a piece pass in the window that is open."""
        self.turned: set[str] = set()
        """Pieces that have used the free turn since their last anchor (SQ-MOVE-15); a window is no anchor."""
        self.doubtful: set[str] = set()
        """Pieces to which something happened of which the manual does not say whether it is an anchor."""
        self.again: set[str] = set()
        """Pieces, and seats, that a card of this turn lets act once more."""
        self.put_by_card = ""
        """The piece that a card has just put somewhere: the card may turn it too."""
        self.windows: list[tuple[int, str]] = []
        """Windows for command points that are open, by seat and reason, the last one on top."""
        self.paid: Plain | None = None
        """Command points that were just spent, and not yet seen to be used."""
        self.handing_in = False
        """The command of this entry hands something into a dock (SQ-OBJ-17)."""
        self.owing: set[str] = set()
        """Pieces that have brought an object into safety, and must leave in the same entry."""
        self.stepped_off = ""
        """A carrier that has paid for leaving when its load left."""
        self.card = ""
        """The card that was played or drawn last in this turn: it may move pieces by itself."""
        self.hears: Hears = {
            "TurnBegan": self.turn_began,
            "Activated": self.activated,
            "CardPlayed": self.card_played,
            "EventDrawn": self.card_played,
            "CardShown": self.card_shown,
            "CommandSpent": self.command_spent,
            "WindowOpened": self.window_opened,
            "WindowClosed": self.window_closed,
            "Waited": self.waited,
            "Allowed": self.allowed,
            "Moved": self.moved,
            "TokenMoved": self.token_moved,
            "Faced": self.faced,
            "Entered": self.entered,
            "Left": self.left,
            "ThingPickedUp": self.handled,
            "Loaded": self.loaded,
            "Unloaded": self.unloaded,
            "DoorOpened": self.anchor,
            "RoomSearched": self.anchor,
            "ThingGiven": self.exchanged,
            "CardGiven": self.exchanged,
            "ThingDropped": self.anchor,
            "ThingRecovered": self.recovered,
            "Declared": self.declared,
        }
        self.sees: Hears = {"Placed": self.placed, "Moved": self.share, "TokenMoved": self.share}

    # When points and free turns begin anew

    def turn_began(self, event: Plain) -> None:
        self.going.clear()
        self.commanded.clear()
        pieces = self.table.pieces
        for who in self.turned | self.doubtful:
            if who not in pieces or pieces[who].seat == event["seat"]:
                self.anchored(who)
        self.leaves.clear()
        self.again.clear()
        self.card = self.put_by_card = ""

    def activated(self, event: Plain) -> None:
        """SQ-TURN-04: a new activation begins a movement; one that goes on (house option) keeps its own."""
        who = event["who"]
        self.put_by_card = ""
        once_more = bool(self.again & {who, f"seat {event['seat']}"})
        self.again.discard(who)
        if who not in self.going or once_more or not self.table.house["interleaving"]:
            self.leaves[who] = set()
            doubtful = who in self.going and self.table.house["interleaving"]
            self.going[who] = Going(allowed=self.leaves[who])
            if doubtful:
                self.doubtful.add(who)
            else:
                self.anchored(who)

    def card_played(self, event: Plain) -> None:
        """SQ-MOVE-15: a card of its own is an anchor of a miniature; the manual does not say whose others are."""
        self.card = event["card"]
        card = self.table.box.cards.get(event["card"])
        if card is not None and any(one.startswith(("more(", "allow(two_")) for one in card.do):
            self.again |= set(event.get("on", ())) or {f"seat {event['seat']}"}
        for who in self.turned:
            if who == self.table.acting.get(event["seat"]) or who in event.get("on", ()):
                self.doubtful.add(who)

    def card_shown(self, event: Plain) -> None:
        """A trap that was found in a room, for instance."""
        self.card = event["card"]

    def window_opened(self, event: Plain) -> None:
        self.windows.append((event["seat"], event["reason"]))
        self.commanded = {}
        self.leaves = {who: seats for who, seats in self.leaves.items() if who in self.going}

    def window_closed(self, event: Plain) -> None:
        self.close((event["seat"], event["reason"]))

    def waited(self, event: Plain) -> None:
        """SQ-CMD-05, 09: a window closes too when its player lets it pass without spending a point."""
        self.close((event["seat"], event["what"]))

    def close(self, window: tuple[int, str]) -> None:
        if window in self.windows:
            self.windows.remove(window)
            self.commanded = {}

    @property
    def window_of(self) -> int:
        """The seat that may spend command points now; -1 for none."""
        return self.windows[-1][0] if self.windows else -1

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
            require(
                acts, "SQ-TURN-15", f"{who} makes a {what} out of its activation and without command points"
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

    # Steps

    def moved(self, event: Plain) -> None:
        table, who, new = self.table, event["who"], squares_of(event)
        piece = table.pieces.get(who)
        if piece is None or piece.place != "board":
            raise Objection("SQ-MOVE-03", f"{who} moves, but is not on the board")
        if event["cost"] == 0:
            self.moved_by_card(piece, new)
            return
        going = self.pay(piece, event["cost"], "step")
        if piece.large:
            cost = self.large_step(piece, new)
        elif len(piece.squares) > 1:
            cost = self.roll(piece, new)
        else:
            cost = self.small_step(piece, new[0], going)
        require(
            cost == event["cost"],
            "SQ-MOVE-08",
            f"{who}, facing {piece.facing}, moves from {piece.squares} to {new} for {event['cost']} points"
            f" instead of {cost}",
        )
        self.anchor({"who": who})

    def small_step(self, piece: Piece, new: XY, going: Going) -> int:
        old = piece.squares[0]
        free = bool(felt(self.table, piece, "pass-occupied")) or (
            "card_life" in piece.figure.flags and able(self.table.sides[piece.seat], "gov_acrobat")
        )
        self.route(piece.id, piece.seat, old, new, going.allowed, free)
        if piece.machine and old[0] != new[0] and old[1] != new[1]:
            raise Objection("SQ-WPN-55", f"the machine {piece.id} moves diagonally to {new}")
        return step_cost(piece.facing, old, new)

    def large_step(self, piece: Piece, new: tuple[XY, ...]) -> int:
        """SQ-DREAD-11, 28, 29: one square straight on for 1 or back for 2; two at once across a door."""
        (x, y), (to_x, to_y) = piece.squares[0], new[0]
        dx, dy = to_x - x, to_y - y
        length = abs(dx) + abs(dy)
        if (dx and dy) or length not in (1, 2):
            raise Objection("SQ-DREAD-11", f"{piece.id} moves from {piece.squares[0]} to {new[0]}")
        step = (dx // length, dy // length)
        base, door = set(piece.squares), False
        for _ in range(length):
            for square in tuple(base):
                after = (square[0] + step[0], square[1] + step[1])
                if after in base:
                    continue
                if self.barred(square, after) or after in self.table.structures:
                    raise Objection(
                        "SQ-DREAD-29", f"{piece.id} moves into {after} through a wall or closed door"
                    )
                place = edge(square, after)
                door = door or place in self.table.ship.door_at or place in self.table.ship.doorways
            base = {(a + step[0], b + step[1]) for a, b in base}
        if length == 2 and not door:
            raise Objection("SQ-DREAD-28", f"{piece.id} takes two steps at once to {new[0]} without a door")
        for square in new:
            for other in self.table.on(square):
                if other != piece.id and not self.passes_over(piece, other):
                    raise Objection("SQ-DREAD-08", f"{piece.id} moves over {other}")
        return length * step_cost(piece.facing, (0, 0), step)

    def passes_over(self, piece: Piece, other: str) -> bool:
        """SQ-DREAD-08, 27: an alien Dreadnought over aliens, one of the Legion over its own; others with leave."""
        seat = self.table.seat_of(other)
        if self.table.alien(piece.seat):
            return self.table.alien(seat) or seat in self.mover(piece.id).allowed
        return seat == piece.seat or seat in self.mover(piece.id).allowed

    def roll(self, piece: Piece, new: tuple[XY, ...]) -> int:
        """SQ-WPN-55: a Tarantula rolls ahead for 1 and back for 2, never sideways or diagonally."""
        old = piece.squares[0]
        cost = step_cost(piece.facing, old, new[0])
        turn = (direction_of(old, new[0]) - piece.facing) % 8
        require(
            turn in (0, 4), "SQ-WPN-55", f"{piece.id} rolls from {old} to {new[0]}, facing {piece.facing}"
        )
        gunners = {one.id for one in self.table.pieces.values() if one.mans == piece.id}
        for square in new:
            others = [one for one in self.table.on(square) if one != piece.id and one not in gunners]
            require(not others, "SQ-WPN-86", f"{piece.id} rolls onto {square}, where {others} are")
        return cost

    def moved_by_card(self, piece: Piece, new: tuple[XY, ...]) -> None:
        """A step without a price: a gunner goes with his machine, or a card moves a piece."""
        if piece.mans:
            return
        require(
            bool(self.card),
            "SQ-TURN-04",
            f"{piece.id} comes to {new}, and neither paid nor was a card played",
        )
        self.put_by_card = piece.id

    def route(self, who: str, seat: int, old: XY, new: XY, allowed: set[int], free: bool) -> None:
        """SQ-MOVE-03, 10, 11, 12, 13: is there a way for a step, and has everybody on it agreed?"""
        table, dx, dy = self.table, new[0] - old[0], new[1] - old[1]
        if max(abs(dx), abs(dy)) != 1:
            raise Objection("SQ-MOVE-03", f"{who} steps from {old} to {new}, which is no neighbour")
        if new in table.structures or new in self.walled():
            raise Objection("SQ-MOVE-10", f"{who} steps into {new}, which is blocked")
        self.leave(who, seat, new, allowed, free)
        if dx == 0 or dy == 0:
            if self.barred(old, new):
                raise Objection(
                    "SQ-MOVE-13", f"{who} steps from {old} to {new} through a wall or a closed door"
                )
            return
        routes = [
            flank
            for flank in ((new[0], old[1]), (old[0], new[1]))
            if not self.barred(old, flank)
            and not self.barred(flank, new)
            and flank not in table.structures
            and flank not in self.walled()
        ]
        if not routes:
            raise Objection(
                "SQ-MOVE-12", f"{who} steps from {old} to {new} past a corner with both routes cut"
            )
        if free or any(self.willing(who, seat, flank, allowed) for flank in routes):
            return
        raise Objection("SQ-MOVE-12", f"{who} steps from {old} to {new} between pieces that gave no leave")

    def willing(self, who: str, seat: int, square: XY, allowed: set[int]) -> bool:
        """Is a square free, or do all who stand there let it pass?"""
        seats = {self.table.seat_of(other) for other in self.table.on(square) if other != who}
        return all(one == seat or one in allowed or one < 0 for one in seats)

    def leave(self, who: str, seat: int, square: XY, allowed: set[int], free: bool) -> None:
        if not free and not self.willing(who, seat, square, allowed):
            raise Objection(
                "SQ-MOVE-11", f"{who} steps into {square} of {self.table.on(square)} without leave"
            )

    def barred(self, a: XY, b: XY) -> bool:
        """A wall, no floor, or a closed door between two neighbours."""
        ship = self.table.ship
        return ship.wall(a, b) or ship.door_at.get(edge(a, b), "") in self.table.closed

    def walled(self) -> set[XY]:
        """Squares that cards have blocked."""
        return self.table.walled

    def share(self, event: Plain) -> None:
        """Who comes to an occupied square is passing through."""
        who = event.get("who") or event["token"]
        squares = squares_of(event) if "squares" in event else (square_of(event),)
        if any(len(self.table.on(square)) > 1 for square in squares):
            self.table.passing.add(who)
        else:
            self.table.passing.discard(who)

    # Tokens

    def token_moved(self, event: Plain) -> None:
        """SQ-ALIEN-11, 15: every step of a token costs 1, up to five or eight."""
        blip = self.table.blips.get(event["token"])
        if blip is None:
            raise Objection("SQ-ALIEN-15", f"{event['token']} moves, but is not on the map")
        at = square_of(event)
        if blip.vent:
            require(at == blip.square, "SQ-ALIEN-09", f"{blip.id} enters by {at}, not by its vent")
            require(
                self.table.turn > blip.turn, "SQ-ALIEN-08", f"{blip.id} enters in the turn in which it came"
            )
            return
        if self.table.acting.get(blip.seat) != blip.id:
            require(bool(self.card), "SQ-ALIEN-15", f"{blip.id} moves to {at} out of its activation")
            return
        going = self.going.setdefault(blip.id, Going())
        going.used += 1
        most = token_steps(self.table, blip)
        require(going.used <= most, "SQ-ALIEN-15", f"the token {blip.id} makes {going.used} steps of {most}")
        self.route(blip.id, blip.seat, blip.square, at, going.allowed, free=False)

    # Turns on the spot

    def faced(self, event: Plain) -> None:
        """SQ-MOVE-06, 07, 15: the first turn of 90 degrees after an anchor is free, any other costs 1."""
        table, who = self.table, event["who"]
        piece = table.pieces.get(who)
        if piece is None or piece.place != "board":
            raise Objection("SQ-MOVE-06", f"{who} turns, but is not on the board")
        if not table.house["eight-facings"] and event["facing"] % 2:
            raise Objection("SQ-MOVE-05", f"{who} faces {event['facing']}, and only four facings are in play")
        turn = (event["facing"] - piece.facing) % 8
        size = min(turn, 8 - turn)
        acting = table.acting.get(piece.seat)
        commanded = self.paid is not None or self.window_of == piece.seat
        by_card = who == self.put_by_card and event["cost"] == 0
        out_of_turn = not commanded and acting != who and not self.gunner(piece)
        if by_card or out_of_turn or (piece.watching and self.paid is None):
            self.put_by_card = ""
            self.turned_by_card(piece, size, event)
            return
        going = self.pay(piece, event["cost"], "turn")
        if commanded:
            self.turn_by_points(who, going)
        if table.house["free-turns"]:
            cost = 0
        else:
            cost = 0 if size <= QUARTER and who not in self.turned else 1
        if len(piece.squares) == 2 or piece.machine:
            return
        require(
            cost == event["cost"] or (who in self.doubtful and size <= QUARTER),
            "SQ-MOVE-15",
            f"{who} turns from {piece.facing} to {event['facing']} for {event['cost']} points instead of {cost}",
        )
        self.turned.add(who)
        self.doubtful.discard(who)

    def turn_by_points(self, who: str, going: Going) -> None:
        """SQ-CMD-10: a free turn is possible only inside a command-point move that spends at least one point."""
        require(going.used > 0, "SQ-CMD-10", f"{who} turns by command points and pays none")

    def turned_by_card(self, piece: Piece, size: int, event: Plain) -> None:
        """SQ-OVER-14: a free turn of 90 degrees before an Overwatch shot; else a card turns the piece."""
        if event["cost"] == 0 and ((piece.watching and size <= QUARTER) or self.card):
            return
        raise Objection("SQ-CMD-10", f"{piece.id} turns out of its activation, and nothing was paid")

    # Coming, leaving and handling

    def entered(self, event: Plain) -> None:
        """SQ-SETUP-18: from the own dock onto one of its thresholds, for 1 point; a machine pays more."""
        table, who = self.table, event["who"]
        piece = table.pieces.get(who)
        if piece is None or piece.place not in ("dock", "left"):
            raise Objection("SQ-SETUP-18", f"{who} enters, but is not in a dock")
        new = squares_of(event)
        cost = 2 if piece.large else 3 if len(new) > 1 else 1
        if piece.mans and not piece.machine:
            return
        thresholds = table.ship.thresholds.get(table.sides[piece.seat].get("dock", ""), ())
        require(
            any(square in thresholds for square in new) or len(new) > 1,
            "SQ-SETUP-18",
            f"{who} enters at {new}, not on a threshold of its dock",
        )
        self.pay(piece, cost, "entry")
        self.anchored(who)

    def left(self, event: Plain) -> None:
        """SQ-END-02, SQ-OBJ-15: a piece leaves with its load, which is told first; the carrier pays for both."""
        who = event["who"]
        piece = self.table.pieces.get(who)
        if piece is not None and piece.place == "carried":
            if self.handing_in:
                self.hand_in(piece.carrier)
            else:
                self.step_off(self.table.pieces[piece.carrier])
                self.owing.add(piece.carrier)
                self.stepped_off = piece.carrier
            return
        if piece is None or piece.place != "board":
            raise Objection("SQ-END-02", f"{who} leaves, but is not on the board")
        if self.stepped_off != who:
            self.step_off(piece)
        self.owing.discard(who)

    def step_off(self, piece: Piece) -> None:
        """SQ-END-02: from a threshold of the own dock, for 1 point."""
        table = self.table
        thresholds = table.ship.thresholds.get(table.sides[piece.seat].get("dock", ""), ())
        require(
            any(square in thresholds for square in piece.squares) and not table.alien(piece.seat),
            "SQ-END-02",
            f"{piece.id} leaves from {piece.squares}, not from a threshold of its own dock",
        )
        self.pay(piece, 1, "step off the board")

    def recovered(self, event: Plain) -> None:
        """SQ-OBJ-17: an object is safe when its carrier leaves, or hands it into the dock."""
        if self.handing_in:
            self.hand_in(event["who"])
        else:
            self.owing.add(event["who"])

    def hand_in(self, who: str) -> None:
        """SQ-OBJ-17: for 1 point from a threshold of the own dock, or from its floor; the carrier stays."""
        table, piece = self.table, self.table.pieces[who]
        dock = table.sides[piece.seat].get("dock", "")
        inside = (*table.ship.thresholds.get(dock, ()), *self.floor_of(dock))
        require(
            piece.place == "board" and any(square in inside for square in piece.squares),
            "SQ-OBJ-17",
            f"{who} hands something in from {piece.squares}, not at its own dock",
        )
        self.pay(piece, 1, "hand-in")
        self.anchored(piece.id)

    def floor_of(self, dock: str) -> list[XY]:
        return [square for square, name in self.table.ship.dock_floor.items() if name == dock]

    def command(self, entry: Entry) -> None:
        self.handing_in = entry.command.get("type") == "HandIn"
        self.owing.clear()
        self.stepped_off = ""

    def handled(self, event: Plain) -> None:
        piece = self.table.pieces[event["who"]]
        self.pay(piece, 1, "pick-up")
        self.anchored(piece.id)

    def loaded(self, event: Plain) -> None:
        """SQ-OBJ-10: loading costs the carrier 1 point."""
        piece = self.table.pieces[event["who"]]
        self.pay(piece, 1, "load")
        self.anchored(piece.id)

    def unloaded(self, event: Plain) -> None:
        """SQ-OBJ-10, 15: unloading costs 1 point; the load of a dead carrier stands in its square for nothing."""
        piece = self.table.pieces[event["who"]]
        if piece.place == "board" and event["why"] == "SQ-OBJ-10":
            self.pay(piece, 1, "unload")
            self.anchored(piece.id)
        self.doubtful.add(event["what"])  # whether being put down is an anchor, the manual does not say

    def anchor(self, event: Plain) -> None:
        self.anchored(event.get("who", ""))

    def exchanged(self, event: Plain) -> None:
        """SQ-MOVE-15, SQ-OBJ-07: an exchange is an action of the one of the two who is on the move."""
        movers = self.commanded if self.windows else self.table.acting.values()
        for who in (event["who"], event["to"]):
            if who in movers:
                self.anchored(who)

    def anchored(self, who: str) -> None:
        """The next turn of 90 degrees of a piece is free again."""
        self.turned.discard(who)
        self.doubtful.discard(who)

    def declared(self, event: Plain) -> None:
        """SQ-TURN-07 to 09, SQ-ALIEN-13: only a light shot may come between two parts of a movement."""
        who = event["attacker"]
        self.anchor({"who": who})
        going, piece = self.going.get(who), self.table.pieces.get(who)
        if going is None or piece is None or event["how"] not in ("shoot", "melee") or not going.used:
            return
        if event["how"] == "melee" or not splits(self.table, piece, event["weapon"]):
            once = allowance(self.table, piece)
            going.done += max(1, -(-going.used // once)) if once else 1
            going.used = 0

    def entry(self, entry: Entry) -> None:
        require(
            not self.owing,
            "SQ-OBJ-17",
            f"{', '.join(sorted(self.owing))} brought something into safety and stayed on the board",
        )
        require(self.paid is None, "SQ-CMD-04", f"command points were spent on nothing: {self.paid}")


def direction_of(old: XY, new: XY) -> int:
    return DIRECTIONS.index((new[0] - old[0], new[1] - old[1]))


def step_cost(facing: int, old: XY, new: XY) -> int:
    """SQ-MOVE-03, 08: 1 ahead, diagonally ahead and to the sides, 2 backward."""
    turn = (direction_of(old, new) - facing) % 8
    return 2 if 3 <= turn <= 5 else 1


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
