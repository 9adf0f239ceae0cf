"""`bulkhead show`: draws a position, and lists who decides and every legal command."""

import sys
from typing import Annotated, Any

import typer
from msgspec import Struct
from typer import Argument, Option

from bulkhead.cli.shell.files import write_bytes
from bulkhead.cli.shell.game_extras import drawn_position
from bulkhead.cli.shell.grammar import SHIELD
from bulkhead.cli.shell.params import CardsFile, GameName, Json, Settings
from bulkhead.cli.shell.screen import Screen
from bulkhead.cli.terminal.drawing import draw_board, list_offer, show_dice
from bulkhead.cli.terminal.ending import tell_result
from bulkhead.cli.terminal.setting import read_setting
from bulkhead.cli.terminal.viewers import ALL, ViewerName, read_viewer
from bulkhead.tabletop import asking
from bulkhead.tabletop.game import SPECTATOR, Game, Offer, Seat, Viewer
from bulkhead.tabletop.phrases import Phrase, Who
from bulkhead.tabletop.refusals import Mistake

STDIN = "-"


class Scene(Struct, frozen=True):
    """A state as one viewer sees it."""

    game: Game[Any, Any, Any, Any]
    state: Any
    viewer: Viewer | None
    """None shows the view of the deciding seat."""

    @property
    def decides(self) -> Seat | None:
        return self.game.waiting(self.state)

    @property
    def view(self) -> Any:
        viewer = self.decides if self.viewer is None else self.viewer
        return self.game.view(self.state, SPECTATOR if viewer is None else viewer)

    @property
    def offer(self) -> Offer[Any] | None:
        """The pending decision, if this viewer may see it."""
        viewer = self.decides if self.viewer is None else self.viewer
        return None if viewer is None else asking.offered(self.game, self.state, viewer)


def show(
    ctx: typer.Context,
    game: GameName,
    position: Annotated[list[str], Argument(metavar="cli-meta-position", help="cli-arg-position")],
    view: ViewerName = ALL,
    settings: Settings = None,
    cards: CardsFile = "",
    as_json: Json = False,
    write: Annotated[str, Option("--write", metavar="cli-meta-file", help="cli-show-write")] = "",
) -> int:
    """Draw a position and list its legal commands."""
    screen: Screen = ctx.obj
    setting = read_setting(game, settings, cards, typed_position(position))
    if not setting.position:
        raise Mistake("cli-missing", what=Phrase("cli-meta-position"))
    scene = Scene(setting.game, setting.state(), read_viewer(view, setting.game, setting.options))
    if write:
        write_bytes(write, drawn_position(setting.game, scene.state).encode())
    if as_json:
        screen.json(plain_scene(screen, scene))
    else:
        show_scene(screen, scene)
    return 0


def typed_position(words: list[str]) -> str:
    """The position, from several arguments or from stdin."""
    if words == [STDIN]:
        return sys.stdin.read()
    return " ".join(word.removeprefix(SHIELD) for word in words)


def plain_scene(screen: Screen, scene: Scene) -> dict[str, Any]:
    """A position as plain data. Commands are in their text form; `describe` says what each would do."""
    game, offer, view = scene.game, scene.offer, scene.view
    commands = offer.commands if offer else ()
    said = game.describe_all(commands, view)
    return {
        "game": game.id,
        "position": game.position(scene.state),
        "decides": None if scene.decides is None else scene.decides + 1,
        "phase": getattr(view, "phase", None),
        "commands": [str(command) for command in commands],
        "describe": {
            str(one): screen.words.render(phrase) for one, phrase in zip(commands, said, strict=True)
        },
        "result": game.result(scene.state),
    }


def show_scene(screen: Screen, scene: Scene) -> None:
    """Print a position for a person."""
    game, view, result = scene.game, scene.view, scene.game.result(scene.state)
    draw_board(screen, game, view)
    show_dice(screen, game, view)
    if result is not None:
        tell_result(screen, result, view)
    if scene.decides is not None:
        screen.say("cli-show-decides", style="bold", who=Who(scene.decides))
        if scene.offer is not None:
            screen.say(scene.offer.question)
            list_offer(screen, game, scene.offer, view)
