"""Attacks as they are declared (chapters TURN, SHOOT, MELEE, LOF, OVER, WPN): who may attack, with what and where."""

import re
from collections import Counter
from dataclasses import dataclass, field

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.board import DIRECTIONS
from bulkhead.lab.starquest.referee.content import XY, Weapon
from bulkhead.lab.starquest.referee.fights.fire import (
    NAMES,
    all_round,
    block,
    burst,
    in_fire,
    line,
    passes,
    touching,
)
from bulkhead.lab.starquest.referee.moves.purses import able, felt
from bulkhead.lab.starquest.referee.objections import Objection, require
from bulkhead.lab.starquest.referee.table import Hears, Piece, Table

SQUARE = re.compile(r"(-?\d+)\.(-?\d+)")
MORE = re.compile(r"more\(|allow\(|again|extra")
LINES = ("line", "line-each", "backblast")
"""The patterns of weapons that fire along a line."""
LED = {"shift(4)", "more(melee,1)"}
"""The effects of a card that leads an enemy and lets it attack."""


@dataclass(slots=True)
class Attack:
    """An attack that was declared and is not over."""

    attacker: str
    seat: int
    weapon: Weapon | None
    aim: str
    shots: int
    how: str
    area: dict[XY, int] = field(default_factory=dict)
    """The squares that it hits, fixed when it was declared, and how far they lie from the middle."""
    rolled: tuple[int, ...] | None = None
    total: int = 0


class Attacks:
    """Looks at every declaration, and keeps the attacks that are under way."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.under_way: list[Attack] = []
        self.shots: Counter[tuple[str, str]] = Counter()
        """Shots of a piece with a weapon in this turn."""
        self.melees: Counter[str] = Counter()
        self.carded_turn = False
        """A card of this turn may change dice."""
        self.favours = 0
        """Cards of this turn that may allow more than one attack."""
        self.hears: Hears = {
            "TurnBegan": self.turn_began,
            "CardPlayed": self.card_played,
            "EventDrawn": self.card_played,
            "Declared": self.declared,
            "CalledOff": self.called_off,
            "OverwatchEnded": self.overwatch_ended,
        }
        self.ready: set[str] = set()
        """Pieces that have given up their marker for the shot that is declared next (SQ-OVER-07)."""
        self.volleys: set[str] = set()
        """Pieces that fired in Overwatch in this turn: by the house option of SQ-OVER-13 they fire all their shots."""
        self.led: set[tuple[int, str]] = set()
        """Pieces of others that a seat leads by a card of this turn: they may attack in melee for it."""
        self.carded: set[str] = set()
        """Pieces that a card of this entry was played on: it may let them attack at once."""

    def turn_began(self, event: Plain) -> None:
        self.under_way.clear()
        self.shots.clear()
        self.melees.clear()
        self.volleys.clear()
        self.led.clear()
        self.favours = 0
        self.carded_turn = False

    def card_played(self, event: Plain) -> None:
        card = self.table.box.cards.get(event["card"])
        if card is None or any(MORE.search(one) for one in card.do):
            self.favours += 1
        self.carded |= set(event.get("on", ()))
        if card is not None and set(card.do) >= LED:
            self.led |= {(event["seat"], who) for who in event.get("on", ())}
        if card is not None and any(one.startswith("dice(") for one in card.do):
            self.carded_turn = True

    def command(self, entry: Entry) -> None:
        self.ready.clear()
        self.carded.clear()

    def overwatch_ended(self, event: Plain) -> None:
        self.ready.add(event["who"])

    def called_off(self, event: Plain) -> None:
        """SQ-CMD-11: the attack is spent, unless a dispute took the line away, or by the house option of SQ-CMD-05."""
        for place in range(len(self.under_way) - 1, -1, -1):
            attack = self.under_way[place]
            if attack.attacker == event["attacker"]:
                del self.under_way[place:]
                if event["why"] == "SQ-LOS-05" or self.table.house["new-target"]:
                    self.give_back(attack)
                return
        raise Objection(
            "SQ-CMD-11", f"an attack of {event['attacker']} is called off that was never declared"
        )

    def give_back(self, attack: Attack) -> None:
        if attack.how == "melee":
            self.melees[attack.attacker] -= 1
        elif attack.how == "shoot" and attack.weapon is not None:
            key = (attack.attacker, attack.weapon.id)
            self.shots[key] -= attack.shots
            if not self.shots[key]:
                del self.shots[key]

    # Declarations

    def declared(self, event: Plain) -> None:
        table, who, how = self.table, event["attacker"], event["how"]
        weapon = table.box.weapons.get(event["weapon"])
        attack = Attack(who, event["seat"], weapon, event["aim"], event["shots"], how)
        self.under_way = [one for one in self.under_way if one.attacker != who]
        self.under_way.append(attack)
        if how not in ("shoot", "melee", "overwatch"):
            attack.area = self.blast_of_card(attack)
            return
        piece = table.pieces.get(who)
        if piece is None or piece.place != "board":
            raise Objection("SQ-SHOOT-10", f"{who} attacks, but is not on the board")
        led = how == "melee" and (event["seat"], who) in self.led
        require(
            piece.seat == event["seat"] or led,
            "SQ-SHOOT-10",
            f"seat {event['seat']} attacks with {who} of another",
        )
        if how == "melee":
            self.melee(piece, attack)
            return
        if weapon is None:
            raise Objection("SQ-SHOOT-03", f"{who} shoots with {event['weapon']}, which is no weapon")
        require(weapon.pattern != "melee", "SQ-WPN-04", f"{who} shoots with {weapon.id}")
        machine = table.pieces.get(piece.mans)
        borne = machine.figure.weapons if machine is not None else ()
        require(
            weapon.id in piece.weapons or weapon.id in borne or bool(piece.mans),
            "SQ-SHOOT-03",
            f"{who} shoots with {weapon.id}, which it does not bear",
        )
        if piece.load and weapon.kind in ("heavy", "extra_heavy", "flamer"):
            raise Objection("SQ-OBJ-13", f"{who} carries {piece.load} and fires {weapon.id}")
        if how == "overwatch":
            self.overwatch(piece, weapon)
        else:
            self.shoot(piece, weapon, attack)
        if not piece.mans and not piece.machine and not felt(table, piece, "lines"):
            self.aim(piece, weapon, attack)

    def blast_of_card(self, attack: Attack) -> dict[XY, int]:
        """SQ-WPN-18: a card that attacks a square may let something explode there."""
        at = SQUARE.fullmatch(attack.aim)
        return burst(self.table, (int(at[1]), int(at[2]))) if at is not None else {}

    def overwatch(self, piece: Piece, weapon: Weapon) -> None:
        """SQ-OVER-03, 08, 09, 16: only a miniature in Overwatch, in the turn of another player, never a flamer."""
        require(
            piece.watching or piece.id in self.ready or piece.id in self.volleys,
            "SQ-OVER-03",
            f"{piece.id} fires in Overwatch without its marker",
        )
        require(
            piece.seat != self.table.turn_seat,
            "SQ-OVER-16",
            f"{piece.id} fires in Overwatch in its own player's turn",
        )
        require(
            "no_overwatch" not in weapon.flags, "SQ-OVER-09", f"{piece.id} fires {weapon.id} in Overwatch"
        )
        if self.table.house["over-volley"]:
            self.volleys.add(piece.id)

    def shoot(self, piece: Piece, weapon: Weapon, attack: Attack) -> None:
        """SQ-TURN-04 to 06, 15: one shooting action in the own activation, with so many shots as the weapon has."""
        table, who = self.table, piece.id
        if who in self.carded:
            return
        require(
            piece.seat == table.turn_seat and table.acting.get(piece.seat) == who,
            "SQ-TURN-15",
            f"{who} shoots out of its activation",
        )
        self.shots[who, weapon.id] += attack.shots
        if self.favoured(piece):
            return
        fired = self.shots[who, weapon.id]
        borne = max(1, piece.weapons.count(weapon.id))
        most = borne * weapon.shots + sum(effect["value"] for effect in felt(table, piece, "more-shots"))
        if "card_life" in piece.figure.flags and able(table.sides[piece.seat], "gov_third_star"):
            most += 1
        require(
            fired <= most, "SQ-TURN-05", f"{who} fires {fired} shots of {weapon.id} in one turn, of {most}"
        )
        others = {name for one, name in self.shots if one == who and name != weapon.id}
        if others and not piece.large and not piece.mans:
            raise Objection("SQ-TURN-05", f"{who} shoots with {weapon.id} and {min(others)} in one turn")
        if self.melees[who]:
            self.both(piece)

    def both(self, piece: Piece) -> None:
        """SQ-TURN-06, SQ-SQUAD-06: shooting and melee in one turn is for Terminators, or by a card."""
        if "shoot_and_melee" not in piece.figure.flags:
            raise Objection("SQ-TURN-06", f"{piece.id} shoots and fights in melee in one turn")

    def favoured(self, piece: Piece) -> bool:
        """May a card or an effect give it more attacks than one?"""
        words = ("more-shoot", "more-melee", "shoot-and-melee", "move-or-shoot", "again", "any-order")
        return bool(self.favours) or bool(felt(self.table, piece, *words))

    def melee(self, piece: Piece, attack: Attack) -> None:
        """SQ-MELEE-05, SQ-TURN-05, 06: one melee, with an opponent in the square straight ahead."""
        table, who = self.table, piece.id
        self.melees[who] += 1
        allowed = who in self.carded or (attack.seat, who) in self.led
        require(
            allowed or (piece.seat == table.turn_seat and table.acting.get(piece.seat) == who),
            "SQ-TURN-15",
            f"{who} attacks in melee out of its activation",
        )
        if not self.favoured(piece):
            require(self.melees[who] == 1, "SQ-TURN-05", f"{who} attacks in melee twice in one turn")
            if any(one == who for one, _ in self.shots):
                self.both(piece)
        other = table.pieces.get(attack.aim)
        if other is None:
            return
        require(other.place == "board", "SQ-MELEE-05", f"{who} attacks {other.id}, which is not on the board")
        reach = [DIRECTIONS[piece.facing]]
        if self.diagonal(piece):
            reach += [DIRECTIONS[(piece.facing + turn) % 8] for turn in (1, 7)]
        for x, y in piece.squares:
            for dx, dy in reach:
                ahead = (x + dx, y + dy)
                slanted = bool(dx and dy)
                if ahead not in other.squares or (slanted and len(reach) == 1):
                    continue
                if passes(table, (x, y), ahead):
                    return
        if table.house["eight-facings"] and piece.facing % 2:
            return  # by the house option, melee stays orthogonal whatever the facing
        raise Objection(
            "SQ-MELEE-05",
            f"{who} at {piece.squares}, facing {piece.facing}, attacks {other.id} at {other.squares}",
        )

    def diagonal(self, piece: Piece) -> bool:
        """SQ-WPN-04, SQ-MELEE-05: claws and hammers reach the forward diagonals, and so do some cards."""
        table, side = self.table, self.table.sides[piece.seat]
        cards = (*side.get("equipment", ()), *side.get("governor", ()))
        return (
            any("diagonal" in table.box.weapons[weapon].flags for weapon in piece.weapons)
            or bool(felt(table, piece, "melee-diagonal"))
            or any("allow(melee_diagonal)" in table.box.cards[card].do for card in cards)
        )

    # Aims

    def aim(self, piece: Piece, weapon: Weapon, attack: Attack) -> None:
        """SQ-SHOOT-01, SQ-LOF-01 to 06: the aim is in the line of fire; the squares that it hits are fixed."""
        table = self.table
        target = table.pieces.get(attack.aim)
        if target is not None and weapon.pattern == "single":
            self.single(piece, target)
            return
        at = SQUARE.search(attack.aim)
        if at is None:
            return
        square = (int(at[1]), int(at[2]))
        if ">" in attack.aim:
            require(
                weapon.pattern in LINES or self.combined(piece),
                "SQ-WPN-14",
                f"{piece.id} fires {weapon.id} along a line",
            )
            direction = NAMES.index(attack.aim.split(">")[1])
            self.straight(piece, square, direction, attack)
        elif weapon.pattern in ("blast", "flame"):
            self.at_square(piece, weapon, square)
            attack.area = burst(table, square)
        elif weapon.pattern == "square":
            self.at_square(piece, weapon, square)
            attack.area = {square: 0}
        elif weapon.pattern == "block":
            squares = block(table, square)
            whole = frozenset() if table.house["area-screening"] else frozenset(squares)
            if not any(in_fire(table, piece, one, whole) for one in squares):
                raise Objection(
                    "SQ-LOF-04",
                    f"{piece.id} fires at the block {attack.aim}, of which no square is in its fire",
                )
            attack.area = dict.fromkeys(squares, 0)

    def combined(self, piece: Piece) -> bool:
        """May a card let it fire along a line like a plasma gun?"""
        cards = self.table.sides[piece.seat].get("equipment", ())
        return any("pattern(wpn_plasma_gun)" in self.table.box.cards[card].do for card in cards)

    def single(self, piece: Piece, target: Piece) -> None:
        table, who = self.table, piece.id
        require(
            target.place == "board", "SQ-SHOOT-01", f"{who} shoots at {target.id}, which is not on the board"
        )
        whole = frozenset(target.squares)
        if not any(in_fire(table, piece, square, whole) for square in whole):
            raise Objection(
                "SQ-SHOOT-01",
                f"{who} at {piece.squares}, facing {piece.facing}, shoots at {target.id} at {target.squares},"
                " out of its line of fire",
            )
        require(
            not touching(table, piece, target),
            "SQ-LOF-02",
            f"{who} shoots at {target.id}, which is next to it",
        )

    def straight(self, piece: Piece, start: XY, direction: int, attack: Attack) -> None:
        """SQ-LOF-04, 06, SQ-WPN-14, 38, 40, 80: a line inside the arc. The conversion beamer hits the squares around
        its end too, and its shooter."""
        table = self.table
        require(start in piece.squares, "SQ-WPN-14", f"{piece.id} fires a line from {start}, where it is not")
        turn = (direction - piece.facing) % 8
        require(
            turn in (0, 1, 7) or all_round(table, piece),
            "SQ-LOF-04",
            f"{piece.id}, facing {piece.facing}, fires a line to {NAMES[direction]}",
        )
        squares = line(table, piece, start, direction)
        require(bool(squares), "SQ-WPN-80", f"{piece.id} fires a line without squares to {NAMES[direction]}")
        attack.area = {square: len(squares) - place for place, square in enumerate(squares, 1)}
        if attack.weapon is not None and attack.weapon.pattern == "backblast":
            attack.area[start] = len(squares)
            for square, back in burst(table, squares[-1]).items():
                attack.area[square] = min(back, attack.area.get(square, back))

    def at_square(self, piece: Piece, weapon: Weapon, square: XY) -> None:
        """SQ-WPN-17, 46, SQ-ALIEN-31: a square in the line of fire, for a flamer at most six squares away."""
        if not in_fire(self.table, piece, square):
            raise Objection(
                "SQ-LOF-04",
                f"{piece.id} at {piece.squares}, facing {piece.facing}, aims at {square}, out of its line of fire",
            )
        away = min(max(abs(square[0] - x), abs(square[1] - y)) for x, y in piece.squares)
        if weapon.range:
            require(away <= weapon.range, "SQ-WPN-46", f"{piece.id} fires {weapon.id} over {away} squares")
        require(
            away >= weapon.nearest, "SQ-SHOOT-02", f"{piece.id} fires {weapon.id} over {away} squares only"
        )
