"""`Text`, optional methods for commands that people type, positions on one line, and the board drawn with letters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Protocol, get_args

import msgspec
from msgspec.structs import fields

from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Silence
from bulkhead.tabletop.game.core import Core
from bulkhead.tabletop.game.records import K, Opt, S, V, verb
from bulkhead.tabletop.refusals import Mistake


class Text(Core[Opt, S, K, V], Protocol[Opt, S, K, V]):
    """The text forms of a game. The defaults serve every game; one with a notation and a board overrides them."""

    def read(self, text: str) -> K:
        """The command that a text stands for, or Mistake. `read(str(command)) == command`. The default reads the
        default form of a command: its verb and fields, separated by spaces."""
        command: K = read_plain(self.commands, text)
        return command

    def vocabulary(self, state: S) -> Iterable[K]:
        """Every command that could be written at this table, legal or not: the conformance suite tries all of them.
        The default: everything that is offered now, or at a new table with the usual options."""
        new = self.new(self.options({}), Seeded(b""), Silence())
        return dict.fromkeys((*_offered(self, state), *_offered(self, new)))

    def position(self, state: S) -> str:
        """The state as one line of text. The default: as JSON."""
        return self.dump(state).decode()

    def from_position(self, text: str, options: Opt) -> S:
        """The state that a line of text stands for, or Mistake. Options named in the line win over `options`."""
        try:
            return self.load(text.encode())
        except (msgspec.DecodeError, UnicodeEncodeError):
            raise Mistake("game-position-unreadable", text=text) from None

    def draw(self, view: V) -> str:
        """The board as text, seen from the viewer's side. The default: each field of the view on a line."""
        plain = msgspec.to_builtins(view)
        rows = plain.items() if isinstance(plain, dict) else [("view", plain)]
        return "\n".join(f"{name}: {msgspec.json.encode(value).decode()}" for name, value in rows)


def _offered(game: Core[Any, S, K, Any], state: S) -> Iterator[K]:
    seat = game.waiting(state)
    offer = None if seat is None else game.offer(state, seat)
    if offer is not None:
        yield from offer.commands


def read_plain(kinds: Any, text: str) -> Any:
    """Read a command in its default form."""
    first, *words = text.split() or [""]
    kind = next((one for one in get_args(kinds) or (kinds,) if verb(one) == first.lower()), None)
    if kind is None or len(fields(kind)) != len(words):
        raise Mistake("game-command-unreadable", text=text)
    try:
        return kind(*(_value(word, one.type) for word, one in zip(words, fields(kind), strict=True)))
    except msgspec.DecodeError:
        raise Mistake("game-command-unreadable", text=text) from None


def _value(word: str, type_: Any) -> Any:
    """A field of a command: a number or a word as it is typed, anything else as JSON."""
    try:
        return msgspec.convert(word, type_, strict=False)
    except msgspec.ValidationError:
        return msgspec.json.decode(word, type=type_)
