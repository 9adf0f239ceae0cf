"""Draws SVG that looks the same in every viewer: explicit colours, letters as outlines, no external files.

A code host shows a picture without style sheets and fonts, and some viewers do not support CSS variables. So the
art of tools/art has placeholders in braces for colours, and the letters are drawn.
"""

import json
import re
from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path

ART = Path(__file__).parent / "art"
UNITS = 1000
"""Units of the lettering to one font size."""

_SYMBOL = re.compile(r'<symbol id="([a-z0-9-]+)" viewBox="0 0 (\d+) \d+">\n(.*?)\n</symbol>', re.DOTALL)
_COLOUR = re.compile(r"\{([a-z-]+)\}")


@cache
def _symbols(sheet: str) -> dict[str, tuple[int, str]]:
    text = (ART / f"{sheet}.svg").read_text(encoding="utf-8")
    return {name: (int(size), body.replace("\n", "")) for name, size, body in _SYMBOL.findall(text)}


@cache
def _letters() -> dict[str, tuple[int, str]]:
    letters: dict[str, tuple[int, str]] = json.loads((ART / "lettering.json").read_text(encoding="utf-8"))
    return letters


def number(value: float) -> str:
    """A coordinate, short."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def symbol(sheet: str, name: str, x: float, y: float, size: float, colours: Mapping[str, str]) -> str:
    """A piece of art from one of the sheets, in these colours."""
    units, body = _symbols(sheet)[name]
    painted = _COLOUR.sub(lambda word: colours[word[1]], body)
    return f'<g transform="translate({number(x)} {number(y)}) scale({number(size / units)})">{painted}</g>'


def width(text: str, size: float) -> float:
    """The width of a line of text."""
    return sum(_letters()[letter][0] for letter in text) * size / UNITS


class Picture:
    """A drawing, built shape by shape. Letters are defined once and reused."""

    def __init__(self, wide: int, high: int, title: str, description: str) -> None:
        self.wide, self.high = wide, high
        self._title, self._description = title, description
        self._shapes: list[str] = []
        self._used: dict[str, str] = {}
        self._patterns: list[str] = []

    def add(self, shape: str) -> None:
        self._shapes.append(shape)

    def hatch(self, name: str, colour: str, *, gap: float = 7, weight: float = 2.4) -> str:
        """A pattern of slanting lines; returns what a `fill` needs to use it."""
        self._patterns.append(
            f'<pattern id="{name}" width="{number(gap)}" height="{number(gap)}" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate(45)"><path d="M0 0v{number(gap)}" stroke="{colour}" '
            f'stroke-width="{number(weight)}"/></pattern>'
        )
        return f"url(#{name})"

    def rect(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        *,
        fill: str = "none",
        round_: float = 8,
        **more: str,
    ) -> None:
        self.add(
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}" '
            f'rx="{number(round_)}" fill="{fill}"{_attributes(more)}/>'
        )

    def path(self, d: str, *, fill: str = "none", **more: str) -> None:
        self.add(f'<path d="{d}" fill="{fill}"{_attributes(more)}/>')

    def art(self, sheet: str, name: str, x: float, y: float, size: float, **colours: str) -> None:
        named = {key.replace("_", "-"): colour for key, colour in colours.items()}
        self.add(symbol(sheet, name, x, y, size, named))

    def text(
        self, x: float, y: float, text: str, size: float, fill: str, *, anchor: float = 0, **more: str
    ) -> float:
        """A line of text on the baseline `y`; `anchor` 0 begins at `x`, 0.5 is centred, 1 ends there. Returns where
        it ends."""
        left = x - anchor * width(text, size)
        at = 0
        uses = []
        for letter in text:
            advance, outline = _letters()[letter]
            if outline:
                uses.append(f'<use href="#{self._letter(letter, outline)}" x="{at}"/>')
            at += advance
        place = f"translate({number(left)} {number(y)}) scale({size / UNITS:.4g})"
        self.add(f'<g transform="{place}" fill="{fill}"{_attributes(more)}>{"".join(uses)}</g>')
        return left + at * size / UNITS

    def _letter(self, letter: str, outline: str) -> str:
        name = f"u{ord(letter):x}"
        self._used[name] = f'<path id="{name}" d="{outline}"/>'
        return name

    def svg(self) -> str:
        definitions = [*self._patterns, *(self._used[name] for name in sorted(self._used))]
        return "\n".join(
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.wide} {self.high}" '
                f'width="{self.wide}" height="{self.high}" role="img" aria-labelledby="title description">',
                f'<title id="title">{escape(self._title)}</title>',
                f'<desc id="description">{escape(self._description)}</desc>',
                "<defs>",
                *definitions,
                "</defs>",
                *self._shapes,
                "</svg>\n",
            )
        )


def _attributes(more: Mapping[str, str]) -> str:
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
