"""Steps of miniatures, machines and tokens (chapters MOVE, DREAD and ALIEN): where they may go, and what they cost."""

from bulkhead.lab.starquest.referee.account import Plain
from bulkhead.lab.starquest.referee.content import XY
from bulkhead.lab.starquest.referee.keeping import square_of, squares_of
from bulkhead.lab.starquest.referee.moves.handling import Handling
from bulkhead.lab.starquest.referee.moves.machines import large_step, roll
from bulkhead.lab.starquest.referee.moves.points import Going, splits
from bulkhead.lab.starquest.referee.moves.purses import able, allowance, felt, token_steps
from bulkhead.lab.starquest.referee.moves.ways import route, step_cost
from bulkhead.lab.starquest.referee.objections import Objection, require
from bulkhead.lab.starquest.referee.table import Hears, Piece, Table


class Steps(Handling):
    """Follows every step: its way, its price, and the points that are left."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
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
            cost = large_step(table, piece, new, self.mover(who).allowed)
        elif len(piece.squares) > 1:
            cost = roll(table, piece, new)
        else:
            cost = self.small_step(piece, new[0], going)
        if cost != event["cost"]:
            raise Objection(
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
        route(self.table, piece.id, piece.seat, old, new, going.allowed, free)
        if piece.machine and old[0] != new[0] and old[1] != new[1]:
            raise Objection("SQ-WPN-55", f"the machine {piece.id} moves diagonally to {new}")
        return step_cost(piece.facing, old, new)

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

    def share(self, event: Plain) -> None:
        """Who comes to an occupied square is passing through."""
        who = event.get("who") or event["token"]
        squares = squares_of(event) if "squares" in event else (square_of(event),)
        if any(len(self.table.on(square)) > 1 for square in squares):
            self.table.passing.add(who)
        else:
            self.table.passing.discard(who)

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
        route(self.table, blip.id, blip.seat, blip.square, at, going.allowed, free=False)

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
