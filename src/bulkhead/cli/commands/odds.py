"""`bulkhead odds`: exact chances of a roll, or of every roll that a position allows."""

from fractions import Fraction
from typing import Annotated, Any

import typer
from rich.text import Text
from typer import Option

from bulkhead.cli.shell.params import DEFAULT_GAME, CardsFile, From, GameName, Json, Settings, whole
from bulkhead.cli.shell.screen import Screen
from bulkhead.cli.terminal.setting import read_setting
from bulkhead.registry import AnyGame, entry
from bulkhead.registry.terminal import Chances
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake


def odds(
    ctx: typer.Context,
    game: GameName = DEFAULT_GAME,
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
    of_game = entry(game).terminal().odds
    if of_game is None:
        raise Mistake("cli-no-odds", game=game)
    if setting.position:
        if dice is not None or hold:
            raise Mistake("cli-odds-either")
        state = setting.state()
        return _print(screen, of_game.of_position(state, _offered(setting.game, state)), as_json)
    if dice is None:
        raise Mistake("cli-missing", what="--dice")
    return _print(screen, of_game.of_roll(setting.options, dice, _faces(hold)), as_json)


def _offered(game: AnyGame, state: Any) -> tuple[Any, ...]:
    seat = game.waiting(state)
    offer = None if seat is None else game.offer(state, seat)
    return () if offer is None else offer.commands


def _faces(text: str) -> tuple[int, ...]:
    """The faces of several dice, from `1,1` or `11`."""
    signs = "".join(text.replace(",", " ").split())
    if not all(sign in "0123456789" for sign in signs):
        raise Mistake("cli-not-faces", option="--hold", value=text)
    return tuple(map(int, signs))


def _print(screen: Screen, chances: Chances, as_json: bool) -> int:
    words = screen.words
    if as_json:
        screen.json(chances.plain)
    elif chances.rows:
        screen.line(words.render(chances.title), "bold")
        rows = [
            (name if isinstance(name, str) else words.render(name), *_figures(screen, chance))
            for name, chance in chances.rows
        ]
        screen.rows(rows, ("", "bold", "dim"))
    if not chances.rows:
        screen.complain(Phrase("cli-odds-no-roll"))
    return 0 if chances.rows else 1


def _figures(screen: Screen, chance: Fraction) -> tuple[Text, str]:
    percent = screen.words.say("cli-percent", chance=float(chance))
    return Text(percent, justify="right"), f"{chance.numerator}/{chance.denominator}"
