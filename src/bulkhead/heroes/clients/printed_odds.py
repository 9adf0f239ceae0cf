"""The odds of battle rolls as `bulkhead odds` prints them: of one roll, or of every roll that a position allows."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct

from bulkhead.heroes.clients.odds import Odds, check_roll, roll_odds
from bulkhead.heroes.clients.position import write_position
from bulkhead.heroes.data.commands import AnyCommand, Push, Roll
from bulkhead.heroes.data.options import Options
from bulkhead.heroes.data.state import State
from bulkhead.heroes.rules.scoring_rolls import DICE, minus
from bulkhead.tabletop.phrases import Faces, Phrase


class Printed(Struct, frozen=True):
    """A table of chances, for people and for programs."""

    title: Phrase
    rows: tuple[tuple[str | Phrase, Fraction], ...]
    plain: dict[str, Any]


def of_roll(options: Options, dice: int, held: Sequence[int]) -> Printed:
    """The chances of one battle roll beside the dice that are held."""
    lying = tuple(sorted(held))
    check_roll(dice, lying)
    chances = roll_odds(dice, lying, options.hold)
    title = Phrase(
        "cli-odds-roll",
        {
            "dice": dice,
            "holding": "yes" if lying else "no",
            "held": Faces(lying),
            "reading": Phrase(f"heroes-option-hold-{chances.hold}"),
        },
    )
    rows = (
        (Phrase("heroes-term-bust"), chances.bust),
        *((Phrase(f"heroes-kind-{kind}"), chance) for kind, chance in chances.kinds.items()),
        (Phrase("heroes-term-all-out"), chances.all_out),
    )
    return Printed(title, rows, _plain(chances))


def of_position(state: State, offered: Iterable[AnyCommand]) -> Printed:
    """Every roll among the commands on offer, with its chance to go bust."""
    rolls: dict[str, Odds] = {}
    for command in offered:
        if isinstance(command, Push):
            held = minus(state.rolled, command.dice)
            rolls[str(command)] = roll_odds(len(command.dice), held, state.options.hold)
        elif isinstance(command, Roll):
            rolls[str(command)] = roll_odds(DICE, (), state.options.hold)
    pushes = [{"command": text, **_plain(chances)} for text, chances in rolls.items()]
    plain = {"position": write_position(state), "reading": state.options.hold, "pushes": pushes}
    return Printed(Phrase("cli-odds-position"), tuple((text, one.bust) for text, one in rolls.items()), plain)


def _plain(chances: Odds) -> dict[str, Any]:
    return {
        "dice": chances.dice,
        "hold": list(chances.held),
        "reading": chances.hold,
        "bust": ratio(chances.bust),
        "bust_float": float(chances.bust),
        "kinds": {kind: ratio(chance) for kind, chance in chances.kinds.items()},
        "all_out": ratio(chances.all_out),
    }


def ratio(chance: Fraction) -> str:
    """A chance as `numerator/denominator`, in lowest terms."""
    return f"{chance.numerator}/{chance.denominator}"
