"""Numbers in Fluent texts as people read them: `−10`, with the sign of the texts, not the hyphen of machines.

`web/src/lib/words/numbers.ts` is the browser's twin of this file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentNone, FluentType, fluent_number

_MINUS = "\N{MINUS SIGN}"


class Bundle(FluentBundle):
    """The messages of a language, with the numbers in them."""

    def __init__(self, language: str, functions: Mapping[str, Callable[..., Any]]) -> None:
        super().__init__([language], {"NUMBER": _number, **functions}, use_isolating=False)

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        """What the library does, with numbers of our own: it makes its own kind of each that it is given."""
        errors: list[Exception] = []
        read = CurrentEnvironment(args={name: _read(value) for name, value in (args or {}).items()})
        text: str | FluentNone = pattern(ResolverEnvironment(context=self, current=read, errors=errors))
        return text, errors


def written(number: str) -> str:
    """A number with the sign of the texts."""
    return number.replace("-", _MINUS, 1)


class _Int(FluentInt):
    def format(self, locale: Locale) -> str:
        return written(super().format(locale))


class _Float(FluentFloat):
    def format(self, locale: Locale) -> str:
        return written(super().format(locale))


def _read(value: Any) -> Any:
    """A number as the texts take it; anything else as it is."""
    if isinstance(value, int):
        return _Int(value)
    return _Float(value) if isinstance(value, float) else value


def _number(value: Any, **options: Any) -> FluentType:
    """The function NUMBER of Fluent texts."""
    said: FluentType = _read(fluent_number(value, **options))
    return said
