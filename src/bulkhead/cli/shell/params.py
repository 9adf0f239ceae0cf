"""Arguments and options that several commands share, as types for typer. Help texts are message ids."""

from collections.abc import Callable
from typing import Annotated

from typer import Argument, Option

from bulkhead.registry import default_game
from bulkhead.tabletop.refusals import Mistake

MOST = 1_000_000_000


def whole(option: str, least: int, most: int = MOST) -> Callable[[object], int]:
    """A parser for the whole numbers of an option, or Mistake."""

    def read(value: object) -> int:
        text = str(value).strip()
        if not text.isascii() or not text.isdigit() or not least <= int(text[:20]) <= most:
            raise Mistake("cli-not-a-number", option=option, value=text, least=least, most=most)
        return int(text)

    return read


DEFAULT_GAME = default_game()
GameName = Annotated[str, Argument(metavar="cli-meta-game", help="cli-arg-game")]
FileName = Annotated[str, Argument(metavar="cli-meta-file", help="cli-arg-file")]

Settings = Annotated[
    list[str] | None, Option("--option", "-o", metavar="cli-meta-setting", help="cli-opt-option")
]
CardsFile = Annotated[str, Option("--cards", metavar="cli-meta-file", help="cli-opt-cards")]
MissionId = Annotated[str, Option("--mission", metavar="cli-meta-id", help="cli-opt-mission")]
From = Annotated[str, Option("--from", metavar="cli-meta-position", help="cli-opt-from")]
Json = Annotated[bool, Option("--json", help="cli-opt-json")]
