"""Makes docs/images/terminal.svg: the terminal table in the middle of a game, drawn by the table itself.

A real session; only the player's input comes from here. The position is that of the other picture.
"""

import builtins
import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import bulkhead
from bulkhead.bots import bot
from bulkhead.cli.shell.screen import Screen
from bulkhead.cli.terminal.saving import SaveFile
from bulkhead.cli.terminal.table import Table
from bulkhead.match import Seated, Session
from bulkhead.words import Words
from tools.board_picture import POSITION

TYPED = ("keep 66", "why")
WIDE = 92

# The colours of the console, as in the other picture.
THEME = TerminalTheme(
    (10, 15, 18),
    (233, 239, 241),
    [
        (34, 49, 58),
        (255, 134, 114),
        (127, 184, 255),
        (255, 180, 58),
        (127, 184, 255),
        (255, 165, 107),
        (143, 214, 255),
        (233, 239, 241),
    ],
)

# rich's template loads a font from the network; this one uses the viewer's fonts.
TEMPLATE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"
 role="img">
<title>A game of Heroes in the terminal</title>
<style>
.{unique_id}-matrix {{
  font-family: ui-monospace, "Cascadia Mono", "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px;
  line-height: {line_height}px;
}}
.{unique_id}-title {{
  font-family: ui-monospace, "Cascadia Mono", "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: 15px;
  fill: #8ea0aa;
}}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
<rect width="100%" height="100%" rx="14" fill="#0a0f12" stroke="#25353e" stroke-width="3"/>
<path d="M0 38H{width}" stroke="#25353e" stroke-width="1.5"/>
<text x="22" y="25" class="{unique_id}-title">$ bulkhead play heroes --from POSITION</text>
<g transform="translate({terminal_x}, {terminal_y}) translate(0 6)" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def terminal_picture() -> str:
    """The whole picture."""
    paper = Console(record=True, file=io.StringIO(), width=WIDE + 2, highlight=False)
    for line in Text.from_ansi(_on_the_screen()).split():
        paper.print(Text(" ").append(line))
    paper.print()
    return paper.export_svg(theme=THEME, code_format=TEMPLATE, unique_id="t")


def _on_the_screen() -> str:
    """The table's output to a terminal, with colours."""
    game = bulkhead.game("heroes")
    players = (Seated(Words().say("player", seat=1), "human"), Seated("Captain", "captain"))
    seed = sha256(b"terminal picture").digest()
    session = Session.start(game, game.options({}), players, seed, position=POSITION)
    table = Table(Screen(Words()), session, {1: bot("captain", "heroes", 0)}, SaveFile())
    written = io.StringIO()
    table.screen.out = screen = Console(
        file=written,
        width=WIDE,
        force_terminal=True,
        color_system="standard",
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )
    with _typing(screen, TYPED):
        try:
            table.play()
        except EOFError:
            screen.print(Text.assemble(("> ", "bold"), ("█", "yellow")))
    return written.getvalue()


@contextmanager
def _typing(screen: Console, lines: Sequence[str]) -> Iterator[None]:
    """Type these lines, and then leave."""
    left = list(lines)

    def typed(prompt: object = "", /) -> str:
        if not left:
            raise EOFError
        screen.print(Text.assemble((str(prompt), "bold"), (left[0], "yellow")))
        return left.pop(0)

    before = builtins.input
    builtins.input = typed
    try:
        yield
    finally:
        builtins.input = before
