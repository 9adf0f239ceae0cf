"""The board and the offers on the screen, for any game."""

from typing import Any

from rich.text import Text

from bulkhead.cli.extras import BESIDE, DICE
from bulkhead.cli.screen import Screen
from bulkhead.tabletop.game import Game, Offer


def draw_board(screen: Screen, game: Game[Any, Any, Any, Any], view: Any) -> None:
    """The board as the game draws it, own pieces and the others' in different colours."""
    board = Text(game.draw(view), no_wrap=True)
    board.highlight_regex(r"▲[^ |]*", "bold green")
    board.highlight_regex(r"▼[^ |]*", "bold magenta")
    board.highlight_regex(r"[-+=#|]{3,}|\||·", "dim")
    screen.line(board)
    for phrase in BESIDE[game.id](view) if game.id in BESIDE else ():
        screen.line(screen.words.render(phrase))


def show_dice(screen: Screen, game: Game[Any, Any, Any, Any], view: Any) -> None:
    """The dice that lie beside the board, if there are any."""
    for phrase in DICE[game.id](view) if game.id in DICE else ():
        screen.line(screen.words.render(phrase))


def list_offer(
    screen: Screen, game: Game[Any, Any, Any, Any], offer: Offer[Any], view: Any, *, numbered: bool = True
) -> None:
    """Every legal command: its number, how it is written, and what it does."""
    rows = [
        (
            Text(str(number) if numbered else "", justify="right"),
            str(command),
            screen.words.render(game.describe(command, view)),
        )
        for number, command in enumerate(offer.commands, 1)
    ]
    screen.rows(rows, ("cyan", "dim", ""))
