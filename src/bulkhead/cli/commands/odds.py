"""`bulkhead odds`: exact chances of a battle roll, or of every push of a position."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Annotated, Any

import typer
from rich.text import Text
from typer import Option

from bulkhead.cli.shell.params import CardsFile, From, GameName, Json, Settings, whole
from bulkhead.cli.shell.screen import Screen
from bulkhead.cli.terminal.setting import Setting, read_setting
from bulkhead.heroes.clients.odds import Odds, check_roll, roll_odds
from bulkhead.heroes.data.commands import Push, Roll
from bulkhead.heroes.rules.scoring_rolls import DICE, minus
from bulkhead.tabletop.phrases import Faces, Phrase
from bulkhead.tabletop.refusals import Mistake


def odds(
    ctx: typer.Context,
    game: GameName = "heroes",
    dice: Annotated[
        int | None, Option("--dice", metavar="cli-meta-n", help="cli-opt-dice", parser=whole("--dice", 0))
    ] = None,
    hold: Annotated[str, Option("--hold", metavar="cli-meta-faces", help="cli-opt-hold")] = "",
    settings: Settings = None,
    cards: CardsFile = "",
    position: From = "",
    as_json: Json = False,
) -> int:
    """Print the odds of one roll, or of what a position allows."""
    screen: Screen = ctx.obj
    setting = read_setting(game, settings, cards, position)
    if game != "heroes":
        raise Mistake("cli-no-odds", game=game)
    if setting.position:
        if dice is not None or hold:
            raise Mistake("cli-odds-either")
        return _of_position(screen, setting, as_json)
    if dice is None:
        raise Mistake("cli-missing", what="--dice")
    held = _faces(hold)
    check_roll(dice, held)
    chances = roll_odds(dice, held, setting.options.hold)
    screen.json(plain_odds(chances)) if as_json else _show(screen, chances)
    return 0


def _faces(text: str) -> tuple[int, ...]:
    """`1,1` and `11` are two dice showing 1."""
    signs = "".join(text.replace(",", " ").split())
    if not all(sign in "0123456789" for sign in signs):
        raise Mistake("cli-not-faces", option="--hold", value=text)
    return tuple(sorted(map(int, signs)))


def ratio(chance: Fraction) -> str:
    """A chance as `numerator/denominator`, in lowest terms."""
    return f"{chance.numerator}/{chance.denominator}"


def plain_odds(chances: Odds) -> dict[str, Any]:
    """The odds of a roll for a program."""
    return {
        "dice": chances.dice,
        "hold": list(chances.held),
        "reading": chances.hold,
        "bust": ratio(chances.bust),
        "bust_float": float(chances.bust),
        "kinds": {kind: ratio(chance) for kind, chance in chances.kinds.items()},
        "all_out": ratio(chances.all_out),
    }


def _show(screen: Screen, chances: Odds) -> None:
    words = screen.words
    holding = "yes" if chances.held else "no"
    reading = words.say(f"heroes-option-hold-{chances.hold}")
    args: Mapping[str, Any] = {"dice": chances.dice, "holding": holding, "held": Faces(chances.held)}
    screen.say("cli-odds-roll", style="bold", **args, reading=reading)
    kinds = {words.say(f"heroes-kind-{kind}"): chance for kind, chance in chances.kinds.items()}
    named = {
        words.say("heroes-term-bust"): chances.bust,
        **kinds,
        words.say("heroes-term-all-out"): chances.all_out,
    }
    screen.rows([(name, *_figures(screen, chance)) for name, chance in named.items()], ("", "bold", "dim"))


def _figures(screen: Screen, chance: Fraction) -> tuple[Text, str]:
    percent = screen.words.say("cli-percent", chance=float(chance))
    return Text(percent, justify="right"), ratio(chance)


def _of_position(screen: Screen, setting: Setting, as_json: bool) -> int:
    """Every roll that can be made next, with its chance to go bust."""
    game, state = setting.game, setting.state()
    seat = game.waiting(state)
    offer = None if seat is None else game.offer(state, seat)
    rolls = {}
    for command in offer.commands if offer else ():
        if isinstance(command, Push):
            held = minus(state.rolled, command.dice)
            rolls[str(command)] = roll_odds(len(command.dice), held, state.options.hold)
        elif isinstance(command, Roll):
            rolls[str(command)] = roll_odds(DICE, (), state.options.hold)
    if as_json:
        pushes = [{"command": text, **plain_odds(chances)} for text, chances in rolls.items()]
        screen.json({"position": game.position(state), "reading": state.options.hold, "pushes": pushes})
    elif rolls:
        screen.say("cli-odds-position", style="bold")
        screen.rows([(text, *_figures(screen, one.bust)) for text, one in rolls.items()], ("", "bold", "dim"))
    if not rolls:
        screen.complain(Phrase("cli-odds-no-roll"))
    return 0 if rolls else 1
