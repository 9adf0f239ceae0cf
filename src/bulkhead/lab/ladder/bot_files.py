"""Loads a bot from a Python file that the user named on the command line, as `path/to/file.py:ClassName`.

This runs the user's own code. Nothing but the command line of the ladder may call it: no name that comes from a file,
a socket or a replay ever gets here.
"""

import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.abc import SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import Any

from bulkhead.registry.bots import Bot
from bulkhead.tabletop.game import Command, Offer
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake

SEPARATOR = ".py:"


def names_a_file(text: str) -> bool:
    return SEPARATOR in text


def split(text: str) -> tuple[str, str]:
    """The file and the name of the class."""
    file, _, name = text.rpartition(":")
    return file, name


def digest(file: str) -> str:
    """The beginning of the hash of a file."""
    return _hash(_read(file))


def _read(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except FileNotFoundError:
        raise Mistake("cli-file-missing", file=file) from None
    except (OSError, ValueError) as error:
        raise Mistake("cli-file-trouble", file=file, detail=str(error)) from None


def _hash(source: bytes) -> str:
    return sha256(source).hexdigest()[:12]


def find(text: str, wanted: str) -> type[Bot]:
    """The class that a text names, of the version of the file that has this hash."""
    file, name = split(text)
    found = getattr(_run(file, wanted), name, None)
    if not isinstance(found, type):
        raise Mistake("ladder-file-no-class", file=file, name=name)
    if not callable(getattr(found, "choose", None)):
        raise Mistake("ladder-file-no-choose", file=file, name=name)
    return found


class _Source(SourceLoader):
    """Loads a module from bytes that are there already: what runs is what was hashed."""

    def __init__(self, path: str, source: bytes) -> None:
        self._path, self._source = path, source

    def get_filename(self, fullname: str) -> str:
        return self._path

    def get_data(self, path: str | bytes) -> bytes:
        return self._source


@cache
def _run(file: str, wanted: str) -> ModuleType:
    """The module of a file. Modules beside it can be imported, as for a script."""
    source = _read(file)
    if _hash(source) != wanted:
        raise Mistake("ladder-file-changed", file=file)
    path = Path(file).resolve()
    loader = _Source(str(path), source)
    module = module_from_spec(ModuleSpec(f"ladder_bots_{wanted}", loader, origin=str(path)))
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    sys.modules[module.__name__] = module
    try:
        loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[module.__name__]
        raise Mistake(
            "ladder-file-fails", file=file, line=_line(error, str(path)), error=_said(error)
        ) from None
    return module


def _make(kind: Callable[..., Bot], seed: bytes) -> Bot:
    """A class is called with a seed, or with nothing if it takes no argument."""
    try:
        signature(kind).bind(seed)
    except TypeError:
        return kind()
    return kind(seed)


class Guest:
    """A user's bot at the table: what goes wrong in it becomes one sentence."""

    def __init__(self, text: str, wanted: str, seed: bytes) -> None:
        self._text = text
        self._file = str(Path(split(text)[0]).resolve())
        kind = find(text, wanted)
        try:
            self._bot: Any = _make(kind, seed)
        except (Exception, SystemExit) as error:
            raise self._wrong("ladder-bot-not-made", error) from None
        self.blind = bool(getattr(self._bot, "blind", False))
        self.reason: Phrase | None = None

    def looks(self, offer: Offer[Any]) -> bool:
        """Does it read the view for this question?"""
        looks = getattr(self._bot, "looks", None)
        try:
            return not self.blind if looks is None else bool(looks(offer))
        except (Exception, SystemExit) as error:
            raise self._wrong("ladder-bot-fails", error) from None

    def choose(self, view: Any, offer: Offer[Any]) -> Any:
        try:
            command = self._bot.choose(view, offer)
        except (Exception, SystemExit) as error:
            raise self._wrong("ladder-bot-fails", error) from None
        if not isinstance(command, Command):
            raise Mistake("ladder-bot-no-command", bot=self._text, answer=repr(command)[:80])
        return command

    def _wrong(self, message: str, error: BaseException) -> Mistake:
        return Mistake(message, bot=self._text, line=_line(error, self._file), error=_said(error))


def _line(error: BaseException, file: str) -> int:
    """The line of the file in which an error arose; 0 if it did not arise there."""
    if isinstance(error, SyntaxError) and error.filename == file:
        return error.lineno or 0
    line, trace = 0, error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == file:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


def _said(error: BaseException) -> str:
    """An error in one line."""
    text = error.msg if isinstance(error, SyntaxError) else str(error)
    return ": ".join([type(error).__name__, *" ".join(text.split()).split("\x00")[:1]]).rstrip(": ")
