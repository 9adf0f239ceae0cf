"""Draws the board, the dice and the numbered list of offers on the screen, for any game."""

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from bulkhead.cli.shell.screen import Screen
from bulkhead.registry import AnyGame, entry
from bulkhead.tabletop.game import Offer
from bulkhead.tabletop.phrases import Phrase


def draw_board(screen: Screen, game: AnyGame, view: Any) -> None:
    """Print the board as the game draws it, with the viewer's pieces and the others' in different colours."""
    board = Text(game.draw(view), no_wrap=True)
    board.highlight_regex(r"▲[^ |]*", "bold green")
    board.highlight_regex(r"▼[^ |]*", "bold magenta")
    board.highlight_regex(r"[-+=#|]{3,}|\||·", "dim")
    screen.line(board)
    beside = entry(game.id).terminal().beside
    for phrase in beside(view) if beside is not None else ():
        screen.line(screen.words.render(phrase))


def show_dice(screen: Screen, game: AnyGame, view: Any) -> None:
    """Print the dice that lie beside the board, if there are any."""
    dice = entry(game.id).terminal().dice
    for phrase in dice(view) if dice is not None else ():
        screen.line(screen.words.render(phrase))


def list_offer(screen: Screen, game: AnyGame, offer: Offer[Any], view: Any, *, numbered: bool = True) -> None:
    """Print every legal command: its number, its notation, and what it does. Some games group several on a line."""
    rows: list[tuple[Text, str, str]] = []
    for first, count, start, phrase in _listed(game, offer):
        numbers = str(first) if count == 1 else f"{first}-{first + count - 1}"
        said = phrase or game.describe(offer.commands[first - 1], view)
        rows.append((Text(numbers if numbered else "", justify="right"), start, screen.words.render(said)))
    screen.rows(rows, ("cyan", "dim", ""))


def _listed(game: AnyGame, offer: Offer[Any]) -> Iterator[tuple[int, int, str, Phrase | None]]:
    """The lines of the list: first number, count, notation, and the sentence of a group (None for a single command)."""
    gather = entry(game.id).terminal().gather
    if gather is not None:
        for one in gather(offer.commands):
            yield one.first, one.count, one.start, one.phrase
        return
    for number, command in enumerate(offer.commands, 1):
        yield number, 1, str(command), None
