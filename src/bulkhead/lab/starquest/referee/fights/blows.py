"""From dice to life points (chapters SHOOT, MELEE, LIFE, SQUAD, WPN): what is rolled, and who loses how much."""

import re
from dataclasses import dataclass, field

from bulkhead.lab.starquest.referee.account import Plain
from bulkhead.lab.starquest.referee.fights.attacks import Attack, Attacks
from bulkhead.lab.starquest.referee.moves.purses import felt
from bulkhead.lab.starquest.referee.objections import Objection, require
from bulkhead.lab.starquest.referee.sight import in_view
from bulkhead.lab.starquest.referee.table import Hears, Piece, Table

WHITE, RED = 2, 3
"""The highest faces of the two kinds of dice."""
ARMOUR = re.compile(r"stat\(av,(=|\+|-)(\d+)\)")


@dataclass(slots=True)
class Melee:
    """The totals of a melee, and who may be hurt by it."""

    loser: str = ""
    difference: int = 0


@dataclass(slots=True)
class Throw:
    """The dice of an attack as they lie."""

    values: tuple[int, ...] = ()
    reason: str = ""
    attack: Attack | None = None
    saved: dict[str, int] = field(default_factory=dict)

    given: int = 0
    """Points that an assault cannon has shared out."""

    @property
    def total(self) -> int:
        return sum(self.values)

    def divided_by(self, seat: int) -> bool:
        """Is it the roll of a weapon of this seat whose total is divided?"""
        attack = self.attack
        return (
            attack is not None
            and attack.seat == seat
            and attack.weapon is not None
            and attack.weapon.pattern == "split"
        )


class Blows:
    """Follows each roll to the life points that it costs."""

    def __init__(self, table: Table, attacks: Attacks) -> None:
        self.table, self.attacks = table, attacks
        self.throw: Throw | None = None
        self.thrown: list[Throw] = []
        """The throws of this turn: an attack goes on with its own after another has come between."""
        self.melee: Melee | None = None
        self.share: tuple[str, int] | None = None
        self.hears: Hears = {
            "TurnBegan": self.turn_began,
            "Declared": self.declared,
            "Rolled": self.rolled,
            "Rerolled": self.rerolled,
            "Shared": self.shared,
            "SaveRolled": self.saved,
            "MeleeFought": self.fought,
            "Unharmed": self.unharmed,
            "Wounded": self.wounded,
        }

    def turn_began(self, event: Plain) -> None:
        self.throw = self.melee = self.share = None
        self.thrown.clear()

    def declared(self, event: Plain) -> None:
        self.throw = self.melee = self.share = None

    # Dice

    def rolled(self, event: Plain) -> None:
        """SQ-SHOOT-03, 04, SQ-MELEE-02: the dice have their faces, and as many are rolled as weapons and cards give."""
        values, red, reason = tuple(event["values"]), event["red"], event["reason"]
        require(0 <= red <= len(values), "SQ-SHOOT-04", f"{red} of {len(values)} dice are red")
        for place, value in enumerate(values):
            most = RED if place < red else WHITE
            require(0 <= value <= most, "SQ-SHOOT-04", f"a die of at most {most} shows {value}")
        if reason not in ("shoot", "overwatch", "card", "flames", "melee"):
            return
        attack = next((one for one in reversed(self.attacks.under_way) if one.attacker == event["who"]), None)
        self.throw, self.melee, self.share = Throw(values, reason, attack), None, None
        self.thrown.append(self.throw)
        if attack is None or reason not in ("shoot", "overwatch"):
            return
        piece, weapon = self.table.pieces.get(attack.attacker), attack.weapon
        if piece is None or weapon is None or piece.mans:
            return
        whites, reds = len(values) - red, red
        least_red, least_white = weapon.dice.red * attack.shots, weapon.dice.white * attack.shots
        if weapon.id == "wpn_eldar_las_cannon":
            least_red = self.eldar_laser(attack.shots)
        if weapon.pattern != "split" and "no_concentration" in weapon.flags:
            require(attack.shots == 1, "SQ-DREAD-26", f"{piece.id} concentrates the shots of {weapon.id}")
        more = bool(felt(self.table, piece, "shoot-red", "shoot-white")) or self.attacks.carded_turn
        exact = (reds, whites) == (least_red, least_white)
        require(
            exact or (more and reds >= least_red and whites >= least_white) or self.gifted(piece),
            "SQ-SHOOT-03",
            f"{piece.id} rolls {reds} red and {whites} white dice for {attack.shots} shots of {weapon.id}",
        )

    def eldar_laser(self, shots: int) -> int:
        """SQ-WPN-76, 77: two dice a shot, all added; by house options one die, or two in all."""
        house = self.table.house
        return (
            2 if shots == 2 and house["eldar-laser-together"] == "two" else house["eldar-laser-dice"] * shots
        )

    def gifted(self, piece: Piece) -> bool:
        """May equipment, a governor's ability or a trait change the dice of its shots?"""
        side = self.table.sides[piece.seat]
        cards = (*side.get("equipment", ()), *side.get("governor", ()), *side.get("lasting", ()))
        return bool(piece.figure.trait) or any(
            one.startswith("dice(") for card in cards for one in self.table.box.cards[card].do
        )

    def rerolled(self, event: Plain) -> None:
        """SQ-SHOOT-09: the new result counts."""
        if self.throw is not None and len(event["values"]) == len(self.throw.values):
            self.throw.values = tuple(event["values"])

    def shared(self, event: Plain) -> None:
        """SQ-WPN-10, 11: shares come out of the total."""
        self.share = (event["target"], event["points"])
        self.throw = next((one for one in reversed(self.thrown) if one.divided_by(event["seat"])), None)
        if self.throw is None:
            raise Objection("SQ-WPN-10", f"{event['target']} gets a share of no roll")
        left = self.throw.total - self.throw.given
        require(
            0 < event["points"] <= left,
            "SQ-WPN-10",
            f"{event['target']} gets {event['points']} of {left} points",
        )
        self.throw.given += event["points"]

    def saved(self, event: Plain) -> None:
        """SQ-SQUAD-23: each 2 or 3 of a red die saves."""
        if event["why"] == "SQ-SQUAD-09":
            self.shielded(event)
            return
        good = sum(1 for value in event["values"] if value >= 2)
        require(
            event["saved"] <= good or self.table.house["avenger-saves"] == "attack",
            "SQ-SQUAD-23",
            f"{event['who']} saves {event['saved']} with {event['values']}",
        )
        if self.throw is not None:
            self.throw.saved[event["who"]] = event["saved"]

    def shielded(self, event: Plain) -> None:
        """SQ-SQUAD-09: a storm shield saves as many points as one red die shows."""
        piece = self.table.pieces[event["who"]]
        require(
            any("shield" in self.table.box.weapons[weapon].flags for weapon in piece.weapons),
            "SQ-SQUAD-09",
            f"{piece.id} rolls for a storm shield that it does not bear",
        )
        values = event["values"]
        require(
            len(values) == 1 and 0 <= event["saved"] <= values[0] <= RED,
            "SQ-SQUAD-09",
            f"{piece.id} saves {event['saved']} with its storm shield, which shows {values}",
        )
        if self.throw is not None:
            self.throw.saved[piece.id] = event["saved"]

    # Losses

    def fought(self, event: Plain) -> None:
        """SQ-MELEE-03, 04, 06: the higher total wins; from behind the attacker cannot be hurt."""
        attack, defence = event["attack"], event["defence"]
        attacker, defender = self.table.pieces[event["attacker"]], self.table.pieces.get(event["defender"])
        if event["behind"] and defender is not None and defender.place == "board":
            self.from_behind(attacker, defender)
        if attack > defence:
            self.melee = Melee(event["defender"], attack - defence)
        elif defence > attack and not event["behind"]:
            self.melee = Melee(event["attacker"], defence - attack)
        else:
            self.melee = Melee()

    def from_behind(self, attacker: Piece, defender: Piece) -> None:
        """SQ-MELEE-06: outside the 180 degrees of the defender; by the house option from the sides too."""
        if felt(self.table, attacker, "ambush") or attacker.large or defender.large:
            return
        (x, y), facing = defender.squares[0], defender.facing
        rear = all(not in_view((x, y), facing, square) for square in attacker.squares)
        if self.table.house["attack-from-behind"] == "sides":
            dx, dy = attacker.squares[0][0] - x, attacker.squares[0][1] - y
            ahead = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)][facing]
            rear = rear or dx * ahead[0] + dy * ahead[1] <= 0
        require(
            rear,
            "SQ-MELEE-06",
            f"{attacker.id} at {attacker.squares} is said to attack {defender.id} from behind, which faces {facing}",
        )

    def unharmed(self, event: Plain) -> None:
        """SQ-SHOOT-05: the value is the one of the dice, against the armour of the target."""
        piece = self.table.pieces.get(event["who"])
        if piece is None or piece.machine:
            return
        self.inside(piece)
        values = self.values(piece)
        if values is not None and event["value"] not in values:
            raise Objection(
                "SQ-SHOOT-05",
                f"{piece.id} is attacked with {event['value']}, but the dice give {sorted(values)}",
            )
        if self.throw is not None and self.throw.reason == "card":
            return  # a card may count armour in its own way
        if event["against"] not in self.armour(piece):
            raise Objection(
                "SQ-SHOOT-05",
                f"{piece.id} has armour {event['against']}, but by its sheet and cards {sorted(self.armour(piece))}",
            )

    def wounded(self, event: Plain) -> None:
        """SQ-SHOOT-06, SQ-MELEE-03, SQ-SQUAD-23: one life point for each point above the armour, less what is saved."""
        piece = self.table.pieces.get(event["who"])
        if piece is None or piece.machine or "card_life" in piece.figure.flags or piece.large:
            return
        if self.throw is None or any(
            one.machine and one.place == "board" for one in self.table.pieces.values()
        ):
            return  # losses of a gunner come from the table of SQ-WPN-63
        saved = self.throw.saved.pop(piece.id, 0)
        losses = self.losses(piece, event)
        if losses is None:
            return
        lives = {min(piece.lp, max(0, loss - saved)) for loss in losses}
        if event["lost"] not in lives:
            raise Objection(
                "SQ-SHOOT-06",
                f"{piece.id} with {piece.lp} life points loses {event['lost']}, but the dice {self.throw.values}"
                f" cost {sorted(lives)}",
            )

    def losses(self, piece: Piece, event: Plain) -> set[int] | None:
        if event["why"].startswith("SQ-MELEE"):
            if self.melee is None:
                return None
            require(
                self.melee.loser == piece.id, "SQ-MELEE-03", f"{piece.id} is wounded without losing the melee"
            )
            return {self.melee.difference}
        self.inside(piece)
        values = self.values(piece)
        if values is None:
            return None
        return {value - armour for value in values for armour in self.armour(piece) if value > armour}

    def values(self, piece: Piece) -> set[int] | None:
        """The values with which the attack under way may hit a piece; None where cards decide."""
        throw = self.throw
        if throw is None or throw.reason not in ("shoot", "overwatch", "flames"):
            return None
        if throw.reason == "flames" or throw.attack is None or throw.attack.weapon is None:
            return None
        pattern, area = throw.attack.weapon.pattern, throw.attack.area
        if pattern == "split":
            return {self.share[1]} if self.share is not None and self.share[0] == piece.id else None
        if pattern in ("single", "square", "line", "line-each", "block"):
            return {throw.total}
        if not area:
            return None
        if pattern in ("blast", "flame"):
            far = {area[square] for square in piece.squares if square in area}
            return {max(throw.values, default=0) if one else throw.total for one in far}
        if pattern == "backblast":
            return {throw.total - area[square] for square in piece.squares if square in area}
        return None

    def inside(self, piece: Piece) -> None:
        """SQ-WPN-15, 19, 28, 38: only who stands in the squares of the attack is attacked."""
        throw = self.throw
        if throw is None or throw.attack is None or not throw.attack.area:
            return
        attack = throw.attack
        if attack.weapon is None or throw.reason not in ("shoot", "overwatch"):
            return
        if any(square in attack.area for square in piece.squares):
            return
        raise Objection(
            "SQ-WPN-19" if attack.weapon.pattern in ("blast", "flame") else "SQ-WPN-15",
            f"{piece.id} at {piece.squares} is attacked by {attack.weapon.id} at {attack.aim}, which does not reach it",
        )

    def armour(self, piece: Piece) -> set[int]:
        """SQ-SHOOT-05: the armour value of the sheet, and the values that cards may make of it."""
        table = self.table
        found = {piece.figure.av}
        for effect in felt(table, piece, "av="):
            found.add(effect["value"])
        plus = sum(effect["value"] for effect in felt(table, piece, "av"))
        if piece.seat >= 0:
            side = table.sides[piece.seat]
            cards = (*side.get("equipment", ()), *side.get("governor", ()), *side.get("lasting", ()))
            for card in cards:
                for one in table.box.cards[card].do:
                    if (change := ARMOUR.fullmatch(one)) is not None:
                        number = int(change[2])
                        found |= {number} if change[1] == "=" else {old + number for old in found}
        return found | {value + plus for value in found}
