"""Operations: what a card does, read from its data; either lasting effects or changes made at once.

`words_of` translates what lasts into the words of effects.py: `more(shoot,1)` is `more-shoot` with the value 1."""

import re
from collections.abc import Iterable

from bulkhead.starquest.box.items.effects import Lasts, Operation
from bulkhead.starquest.data.lasting_effects import Named, Until, named
from bulkhead.starquest.data.state import Effect, Mini, State, change_side
from bulkhead.starquest.events import CommandGained, TokenSeen
from bulkhead.starquest.rules.fight import life
from bulkhead.starquest.rules.setup.supplies import aliens
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.card import Giving
from bulkhead.starquest.table.points import score
from bulkhead.tabletop.events import Out

UNTIL: dict[Lasts, Until] = {
    "instant": "attack",
    "roll": "attack",
    "attack": "attack",
    "activation": "activation",
    "turn": "turn",
    "next_own_turn": "next-own-turn",
    "target_turn": "turn-of",
    "alien_turns": "turn-of",
    "mission": "mission",
}
"""How long, in the words of effects.py."""

_ALLOWED: dict[str, Named] = {
    "shoot_and_melee": "shoot-and-melee",
    "melee_diagonal": "melee-diagonal",
    "pass_occupied": "pass-occupied",
    "attack_after_search": "attack-after-search",
    "act_after_psychic": "act-after-psychic",
    "heavy_any_order": "any-order",
    "two_moves_or_two_shots": "move-or-shoot",
    "keep_overwatch": "keep-overwatch",
}
_FORBIDDEN: dict[str, tuple[Named, ...]] = {
    "move": ("no-move",),
    "shoot": ("no-shoot",),
    "melee": ("no-melee",),
    "attack": ("no-shoot", "no-melee"),
    "shoot_heavy": ("no-heavy",),
    "order": ("no-order",),
    "command": ("no-command",),
    "act": ("no-act",),
    "target": ("untargeted",),
    "approach": ("no-approach",),
}
_USES = {"shoot": ("shoot",), "melee": ("melee",), "any": ("shoot", "melee")}
_COLOURS = {"R": "red", "W": "white"}


def words_of(operation: Operation) -> tuple[Giving, ...]:
    """The effect words of a lasting operation; none for one that is done at once."""
    verb, args = operation.verb, operation.args
    if verb == "more":
        return ((named(f"more-{args[0]}"), int(args[1])),)
    if verb == "allow":
        return ((_ALLOWED[args[0]], 1),)
    if verb == "forbid":
        return tuple((word, 1) for word in _FORBIDDEN[args[0]])
    if verb == "dice":
        dice = re.findall(r"(\d+)([RW])", args[0])
        return tuple(
            (named(f"{use}-{_COLOURS[colour]}"), int(count))
            for use in _USES[args[1]]
            for count, colour in dice
        )
    if verb == "drop_best":
        return (("drop-best", 1),)
    if verb == "reroll":
        count = 99 if args[0] == "all" else int(args[0])
        return tuple((named(f"reroll-{use}"), count) for use in _USES[args[1]])
    if verb == "force_reroll":
        return (("force-reroll", int(args[0])),)
    if verb == "stat":
        name, value = args
        return (
            ((named(f"{name}="), int(value[1:])),) if value.startswith("=") else ((named(name), int(value)),)
        )
    if verb == "immune":
        return ((named(f"immune-{args[0]}"), 1),)
    return ()


def lay(
    state: State, seat: int, card: str, words: Iterable[Giving], lasts: Lasts, *, on: str = "", side: int = -1
) -> None:
    """Lay effects of a card on one miniature or on a whole side, for as long as the card says."""
    until = UNTIL[lasts]
    target = state.minis[on].seat if on else side
    ends = list(aliens(state)) if lasts == "alien_turns" else [target if until == "turn-of" else -1]
    for word, value in words:
        for of in ends:
            effects.add(state, Effect(word, seat, on, -1 if on else side, value, until, card, of))


def at_once(state: State, seat: int, operation: Operation, touched: Iterable[Mini], out: Out) -> None:
    """Carry out an operation that does not last."""
    if operation.verb == "heal":
        for mini in touched:
            life.heal(state, mini, int(operation.args[0]), out)
    elif operation.verb == "points":
        score(state, seat, int(operation.args[0]), "card", out)
    elif operation.verb == "command":
        give_command(state, seat, operation.args[0], out)


def give_command(state: State, seat: int, points: str, out: Out) -> None:
    """The stock of command points grows by `+3` or becomes `6`."""
    before = state.sides[seat].command
    stock = before + int(points) if points.startswith("+") else int(points)
    change_side(state, seat, command=stock)
    out.tell(CommandGained(seat, stock - before, stock))


def peek(state: State, seat: int, token: str, out: Out) -> None:
    """Let a seat look at a face-down token: all players see that it looks, only the seat sees the token."""
    if (seat, token) not in state.peeked:
        state.peeked = (*state.peeked, (seat, token))
    seen = TokenSeen(seat, token, state.tokens[token].identity)
    out.tell(seen, (seat,), TokenSeen(seat, token))
