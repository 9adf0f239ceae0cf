"""Reads what to play from the command line: the game, its options, and the position it begins from."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgspec import Struct

from bulkhead.cli.shell.files import read_text
from bulkhead.registry import AnyGame, entry
from bulkhead.tabletop.refusals import Mistake


class Setting(Struct, frozen=True):
    """A game with checked options and an optional starting position."""

    game: AnyGame
    options: Any
    position: str = ""

    def at(self, position: str) -> "Setting":
        """The same game from a position, or from the file of that name. Options in the position win; a position drawn
        on several lines becomes the one-line form that a match stores."""
        text = position.strip()
        if "\n" not in text and _is_file(text):
            text = read_text(text).strip()
        if not text:
            return self
        state = self.game.from_position(text, self.options)
        line = str(self.game.position(state)) if "\n" in text else text
        return Setting(self.game, getattr(state, "options", self.options), line)

    def state(self) -> Any:
        """The position as a state."""
        return self.game.from_position(self.position, self.options)


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):  # not a possible file name, so it is a position
        return False


def read_setting(
    name: str, settings: Iterable[str] | None, cards: str = "", position: str = "", mission: str = ""
) -> Setting:
    """Read and check all settings, so that a mistake is reported before the game begins."""
    game = entry(name).game
    values = read_values(name, settings)
    if mission:
        values["mission"] = mission
    if cards:
        values["cards"] = _from_file(name, "cards", cards)
    setting = Setting(game, game.options(values))
    return setting.at(position) if position else setting


def read_values(game: str, settings: Iterable[str] | None) -> dict[str, Any]:
    """Options as typed, not yet checked by the game."""
    return dict(_setting(game, one) for one in settings or ())


def _setting(game: str, text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not equals or not name.strip():
        raise Mistake("cli-bad-setting", text=text)
    if name.strip() in entry(game).terminal().files:
        raise Mistake("cli-setting-is-file", option=name.strip())
    return name.strip(), value


def _from_file(game: str, option: str, file: str) -> Any:
    readers = entry(game).terminal().files
    if option not in readers:
        raise Mistake("cli-no-such-file-option", option=f"--{option}", game=game)
    return readers[option](read_text(file), file)
