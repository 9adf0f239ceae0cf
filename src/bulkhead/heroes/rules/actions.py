"""Battle actions (H-ACT): each scoring roll put aside pays for one, in any order, none obligatory."""

from bulkhead.heroes.data.board import COLUMNS, at, free_spaces, hero_at, rows_in_all
from bulkhead.heroes.data.commands import AnyCommand, Attack, Done, Move, Stop, Use
from bulkhead.heroes.data.events import Attacked
from bulkhead.heroes.data.names import hero_name
from bulkhead.heroes.data.state import State
from bulkhead.heroes.rules import armour
from bulkhead.heroes.rules.attacks import may_attack
from bulkhead.heroes.rules.equipment import vox
from bulkhead.heroes.rules.equipment.ranges import in_range
from bulkhead.heroes.rules.equipment.weapons import WEAPONS, pays_for, weapons_of
from bulkhead.heroes.rules.moves import can_move
from bulkhead.heroes.rules.roll_names import roll_name
from bulkhead.heroes.rules.scoring_rolls import DOUBLE_SIX, LUCKY_SIX, SCORING_ROLLS
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Illegal


@clause("H-ACT-1", "H-ACT-2", "H-ACT-3")
def choices(state: State, seat: int) -> tuple[AnyCommand, ...]:
    """Every battle action that a scoring roll still aside can pay for, armour or equipment, and stopping."""
    if state.frames:
        (frame,) = state.frames
        return tuple(armour.march_choices(state, seat, frame))
    commands: list[AnyCommand] = []
    for roll in dict.fromkeys(state.aside):
        commands += armour.choices(state, seat, roll)
        commands += _equipment_choices(state, seat, roll)
    commands.append(Stop())
    return tuple(commands)


def _equipment_choices(state: State, seat: int, roll: str) -> list[AnyCommand]:
    commands: dict[AnyCommand, None] = {}
    for column in COLUMNS:
        if not may_attack(state, seat, column):
            continue
        for weapon, item in weapons_of(state, seat, column):
            if pays_for(roll, item):
                for space in WEAPONS[weapon].targets(state, seat, column, item):
                    commands[Use(roll, weapon, column, space)] = None
    return list(commands)


@clause("H-ACT-1", "H-ACT-3")
def spend(state: State, roll: str) -> None:
    """Spend a scoring roll on one action."""
    left = list(state.aside)
    left.remove(roll)
    state.aside = tuple(left)


def attack(state: State, seat: int, command: Attack, dice: Dice, out: Out) -> None:
    """The armour's attack."""
    spend(state, command.roll)
    armour.strike(state, seat, command, dice, out)


def move(state: State, seat: int, command: Move, out: Out) -> None:
    """A move by the armour: the first one of a roll spends it."""
    if command.roll:
        spend(state, command.roll)
    armour.march(state, seat, command, out)


@clause("H-EQ-1")
def use(state: State, seat: int, command: Use, dice: Dice, out: Out) -> None:
    """An equipment action."""
    spend(state, command.roll)
    weapon = WEAPONS[command.weapon]
    hero = state.army[at(seat, command.column)]
    out.tell(Attacked(seat, command.column, hero, command.weapon, command.roll, command.at[1], weapon.why))
    weapon.strike(state, seat, command.column, command.at, dice, out)


# Why not? `choices` decides; the functions below only find the clause that explains a refusal.


def why_not(state: State, seat: int, command: AnyCommand) -> Illegal:
    """The clause that forbids an action."""
    if isinstance(command, Move):
        return _why_not_move(state, seat, command)
    if isinstance(command, Done):
        return Illegal("H-ACT-1", "heroes-no-nothing-to-finish")
    if state.frames:
        return Illegal("H-ACT-2", "heroes-no-finish-first", roll=roll_name(state.frames[-1].roll))
    if isinstance(command, Attack):
        return _why_not_roll(state, command.roll) or _why_not_attack(state, seat, command)
    assert isinstance(command, Use)
    return _why_not_roll(state, command.roll) or _why_not_use(state, seat, command)


def _why_not_roll(state: State, roll: str) -> Illegal | None:
    if roll not in SCORING_ROLLS:
        return Illegal("H-ROLL-2", "heroes-no-such-roll", roll=roll)
    if roll not in state.aside:
        return Illegal("H-ACT-1", "heroes-no-roll-not-aside", roll=roll_name(roll))
    return None


def _no_column(column: int) -> Illegal | None:
    return None if column in COLUMNS else Illegal("H-BOARD-3", "heroes-no-such-column", column=column)


def _name(state: State, seat: int, column: int) -> str | Phrase:
    return hero_name(state.cards[state.army[at(seat, column)]])


def _why_not_move(state: State, seat: int, command: Move) -> Illegal:
    if wrong := _no_column(command.column) or _no_column(command.to):
        return wrong
    if command.roll:
        if state.frames:
            return Illegal("H-ACT-2", "heroes-no-finish-first", roll=roll_name(state.frames[-1].roll))
        if wrong := _why_not_roll(state, command.roll):
            return wrong
        roll = command.roll
        if roll == LUCKY_SIX:
            return Illegal("H-TERM-1", "heroes-no-six-moves-nobody")
        owed = armour.moves_of(roll)
    elif not state.frames:
        return Illegal("H-ACT-1", "heroes-no-move-without-roll")
    else:
        roll, owed = state.frames[-1].roll, state.frames[-1].columns
    hero = _name(state, seat, command.column)
    if command.column not in owed:
        why = armour.WHY["straight" if len(set(roll)) > 1 else "three-of-a-kind"]
        return Illegal(
            why, "heroes-no-not-this-column", hero=hero, roll=roll_name(roll), column=command.column
        )
    if command.to != command.column:
        if not vox.may_pass(state, seat, command.column, able=True):
            return Illegal("H-VOX-1", "heroes-no-vox", hero=hero)
        if not vox.may_pass(state, seat, command.column, able=can_move(state, seat, command.column)):
            return Illegal("H-VOX-1", "heroes-no-vox-blocked", hero=hero)
    return Illegal("H-MOVE-2", "heroes-no-blocked", hero=_name(state, seat, command.to))


def _why_not_attack(state: State, seat: int, command: Attack) -> Illegal:
    if wrong := _no_column(command.column):
        return wrong
    hero = _name(state, seat, command.column)
    if command.roll != LUCKY_SIX:
        why = "H-TERM-2" if command.roll == DOUBLE_SIX else "H-TERM-1"
        return Illegal(why, "heroes-no-attack-needs-six", roll=roll_name(command.roll))
    if not may_attack(state, seat, command.column):
        return Illegal("H-ATK-3", "heroes-no-attack-from-set-up", hero=hero)
    return Illegal(
        "H-TERM-1", "heroes-no-enemy-adjacent", hero=hero, spaces=free_spaces(state, seat, command.column)
    )


def _why_not_use(state: State, seat: int, command: Use) -> Illegal:
    if wrong := _no_column(command.column):
        return wrong
    hero = _name(state, seat, command.column)
    weapon = Phrase(f"heroes-equipment-{command.weapon}")
    items = [item for kind, item in weapons_of(state, seat, command.column) if kind == command.weapon]
    if not items:
        return Illegal("H-EQ-1", "heroes-no-such-equipment", hero=hero, weapon=weapon)
    paid = [item for item in items if pays_for(command.roll, item)]
    if not paid:
        price = Phrase(f"heroes-kind-{_kind_word(items[0].roll)}")
        why = "H-EQ-2" if items[0].roll == "straight-or-three" else "H-EQ-1"
        return Illegal(
            why, "heroes-no-wrong-roll", hero=hero, weapon=weapon, price=price, roll=roll_name(command.roll)
        )
    if not may_attack(state, seat, command.column):
        return Illegal("H-ATK-3", "heroes-no-attack-from-set-up", hero=hero)
    column, row = command.at
    if wrong := _no_column(column):
        return wrong
    if not 1 <= row <= rows_in_all(state):
        return Illegal("H-BOARD-2", "heroes-no-such-row", row=row, rows=rows_in_all(state))
    ranges = [item.range for item in paid if item.range]
    if not any(in_range(state, seat, command.column, range_, command.at) for range_ in ranges):
        range_name = Phrase(f"heroes-range-{ranges[0]}")
        return Illegal("H-RANGE-1", "heroes-no-out-of-range", hero=hero, weapon=weapon, range=range_name)
    there = hero_at(state, seat, column, row)
    if there is not None and there[0] == seat:
        return Illegal(
            WEAPONS[command.weapon].why, "heroes-no-own-hero", hero=_name(state, *there), weapon=weapon
        )
    return Illegal(WEAPONS[command.weapon].why, "heroes-no-empty-space", weapon=weapon)


def _kind_word(price: str | None) -> str:
    return price or "straight-or-three"
