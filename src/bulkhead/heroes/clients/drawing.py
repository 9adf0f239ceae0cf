"""Draws the battlefield as text, seen from the viewer's side: own heroes at the bottom, pointing up."""

from bulkhead.heroes.data.board import COLUMNS, at, facing, hero_at, rows_in_all
from bulkhead.heroes.data.cards import Card
from bulkhead.heroes.data.state import State
from bulkhead.heroes.views import View, on_the_table
from bulkhead.tabletop.game import SPECTATOR

WIDTH = 12
OWN, ENEMY = "▲", "▼"
MARKS = {"inspire": "*", "vox": "~", "shield": "#", "shoot": "+", "scythe": "/", "cut-down": "!"}


def draw(view: View) -> str:
    """Draw the rows of both halves with the middle line; set-up spaces are numbered as their owner counts."""
    state = on_the_table(view)
    below = 0 if view.viewer is SPECTATOR else view.seat
    rows = rows_in_all(state)
    rule = "    +" + ("-" * WIDTH + "+") * len(COLUMNS)
    middle = "    #" + ("=" * WIDTH + "#") * len(COLUMNS)
    lines = ["     " + " ".join(str(facing(column)).center(WIDTH) for column in COLUMNS), rule]
    for row in range(rows, 0, -1):
        cells = [_cell(state, below, column, row) for column in COLUMNS]
        lines.append(f"{row:>3} |" + "|".join(cell.ljust(WIDTH) for cell in cells) + "|")
        lines.append(middle if row == state.options.rows + 1 else rule)
    lines.append("     " + " ".join(str(column).center(WIDTH) for column in COLUMNS))
    return "\n".join(line.rstrip() for line in lines)


def _cell(state: State, viewer: int, column: int, row: int) -> str:
    hero = hero_at(state, viewer, column, row)
    if hero is None or not state.army[at(*hero)]:
        return "     ·" if 1 < row < rows_in_all(state) else ""
    card = state.cards[state.army[at(*hero)]]
    return f" {OWN if hero[0] == viewer else ENEMY}{_short(card)}"


def _short(card: Card) -> str:
    marks = "".join(dict.fromkeys(MARKS[item.kind] for item in card.equipment))
    name = card.name or card.id.capitalize()
    return f"{name[: WIDTH - 3 - len(marks)]}{marks}"
