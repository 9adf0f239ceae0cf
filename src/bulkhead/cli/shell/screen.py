"""The output of the command line: messages, boards and tables on stdout, errors and progress on stderr.

A terminal gets colours, and lines wrapped between words; a pipe or a file gets plain text, one line each.
"""

import os
import re
import sys
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from bulkhead.tabletop.phrases import Arg, Phrase
from bulkhead.words import Words

WIDE = 10_000
"""The width without a terminal: lines are not wrapped."""


class Screen:
    """One run's output, in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.out = _console(stderr=False)
        self.err = _console(stderr=True)

    def called(self, names: Sequence[str]) -> "Screen":
        """The same screen, with these names for the seats."""
        return Screen(self.words.called(names))

    def say(self, message: str, /, style: str = "", **args: Arg) -> None:
        """Print a message on a line."""
        self.line(self.words.say(message, **args), style)

    def line(self, text: str | Text = "", style: str = "") -> None:
        shown = _harmless(text if isinstance(text, Text) else Text(text, style))
        self.out.print(shown, soft_wrap=not self.out.is_terminal)

    def heading(self, text: str) -> None:
        self.line(Text(text, "bold"))

    def complain(self, phrase: Phrase) -> None:
        """Print an error on stderr, on one line."""
        sentence = " ".join(self.words.render(phrase).split("\n"))
        self.err.print(_harmless(Text(sentence, "red")), soft_wrap=not self.err.is_terminal)

    def remark(self, phrase: Phrase) -> None:
        """Print something about the work, not about its result, on stderr."""
        self.err.print(_harmless(Text(self.words.render(phrase), "dim")), soft_wrap=not self.err.is_terminal)

    def rows(self, rows: Sequence[Sequence[str | Text]], styles: Sequence[str]) -> None:
        """Print a table without borders, a column for each style. On a terminal the last column is wrapped."""
        cells = [[_harmless(Text(cell) if isinstance(cell, str) else cell) for cell in row] for row in rows]
        if self.out.is_terminal:
            self.out.print(_table(cells, styles))
            return
        widths = [max(cell.cell_len for cell in column) for column in zip(*cells, strict=True)]
        for row in cells:
            for cell, width in zip(row, widths, strict=True):
                cell.align("right" if cell.justify == "right" else "left", width)
            self.line("  " + "  ".join(cell.plain for cell in row).rstrip())

    def ask(self, prompt: str) -> str:
        """Read a line from the player. Piped input is printed too, so that the transcript is complete."""
        typed = input(prompt).strip()
        if not sys.stdin.isatty() and not self.out.is_terminal:
            self.line(typed)
        return typed

    def clear(self) -> None:
        """Wipe the terminal and its scrollback."""
        if self.out.is_terminal:
            self.out.file.write("\x1b[3J")
            self.out.clear()

    def json(self, data: Any) -> None:
        """One line of JSON for a program."""
        sys.stdout.write(msgspec.json.encode(data).decode() + "\n")

    def progress(self) -> Progress:
        """A progress bar for long work; only a terminal shows it, and it leaves nothing behind."""
        return Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=self.err,
            transient=True,
            disable=not self.err.is_terminal,
        )


_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")


def _harmless(text: Text) -> Text:
    """Replace control characters: names and commands may come from an untrusted file."""
    if not _CONTROL.search(text.plain):
        return text
    return Text(_CONTROL.sub("\N{REPLACEMENT CHARACTER}", text.plain), text.style, justify=text.justify)


def _table(cells: Sequence[Sequence[Text]], styles: Sequence[str]) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 0, 0, 2))
    for place, style in enumerate(styles):
        table.add_column(style=style, no_wrap=place + 1 < len(styles))
    for row in cells:
        table.add_row(*row)
    return table


class _Console(Console):
    """rich exits the program when the pipe is closed; here `app.attempt` handles that."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def _console(*, stderr: bool) -> Console:
    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() else WIDE
    return _Console(stderr=stderr, highlight=False, markup=False, emoji=False, width=width)


def be_lenient() -> None:
    """Make the standard streams safe: a character that cannot be encoded or decoded is replaced, and a stream that was
    closed before the start becomes an empty one."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 (open until the end)
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
