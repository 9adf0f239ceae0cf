"""`bulkhead replay`: prints a recorded match up to any entry, as any viewer sees it."""

from typing import Annotated, Any

import msgspec
import typer
from typer import Option

from bulkhead.cli.commands.show import Scene, show_scene
from bulkhead.cli.shell.files import read_bytes
from bulkhead.cli.shell.pack_flag import open_for_match
from bulkhead.cli.shell.params import FileName, Json, whole
from bulkhead.cli.shell.screen import Screen
from bulkhead.cli.terminal.seats import called
from bulkhead.cli.terminal.telling import Listener, sentences, tell_log
from bulkhead.cli.terminal.viewers import ALL, ViewerName, read_viewer
from bulkhead.match import Course, Did, Replay, Step, Undone, common, read_replay, walk
from bulkhead.match.comparison import OtherMatch
from bulkhead.match.replay import game_of, known_game
from bulkhead.registry import GAMES
from bulkhead.tabletop.refusals import Mistake
from bulkhead.tabletop.secrecy import hidden_from


def replay(
    ctx: typer.Context,
    file: FileName,
    at: Annotated[
        int | None, Option("--at", metavar="cli-meta-n", help="cli-replay-at", parser=whole("--at", 0))
    ] = None,
    view: ViewerName = ALL,
    as_json: Json = False,
) -> int:
    """Print the events up to an entry, and draw the position after it. A match of another version of the rules is shown
    as far as it agrees with the version here."""
    open_for_match(file)
    base: Screen = ctx.obj
    recorded, agreement = common(read_replay(read_bytes(file), file), GAMES)
    game = known_game(recorded, GAMES) if agreement else game_of(recorded, GAMES)
    viewer = read_viewer(view, game, game.options(recorded.header.options))
    if agreement is not None:
        if at is not None and at > agreement.last:
            raise OtherMatch(file, agreement)
        base.complain(agreement.sentence())
    steps, course = _up_to(recorded, at, compared=agreement is not None)
    screen = base.called(called(recorded.header.seats, base.words))
    scene = Scene(game, course.state, viewer)
    if as_json:
        screen.json(_plain(screen, scene, steps))
        return 0
    tell_log(screen, game, steps, Listener(viewer))
    screen.line()
    show_scene(screen, scene)
    return 0


def _up_to(recorded: Replay, at: int | None, *, compared: bool) -> tuple[list[Step], Course]:
    """The entries up to number `at` (all if None), and the course after them."""
    last = len(recorded.moves) - 1
    if at is not None and at > last:
        raise Mistake("cli-replay-no-such-entry", file=recorded.name, at=at, last=last)
    steps = []
    for step, course in walk(recorded, GAMES, compared=compared):
        steps.append(step)
        if len(steps) - 1 == (last if at is None else at):
            return steps, course
    raise AssertionError("a replay has at least the entry that set it up")


def _plain(screen: Screen, scene: Scene, steps: list[Step]) -> dict[str, Any]:
    """A replay as plain data. What the viewer may not know is null."""
    game, viewer = scene.game, scene.viewer
    secret = viewer is not None and hidden_from(game, scene.state, viewer)
    listener = Listener(viewer)
    return {
        "game": game.id,
        "at": len(steps) - 1,
        "decides": None if scene.decides is None else scene.decides + 1,
        "position": None if secret else game.position(scene.state),
        "view": msgspec.to_builtins(scene.view),
        "log": [_plain_step(screen, scene, step, listener) for step in steps if listener.knows(step)],
        "result": game.result(scene.state),
    }


def _plain_step(screen: Screen, scene: Scene, step: Step, listener: Listener) -> dict[str, Any]:
    entry, open_ = step.entry, listener.knows_command(step)
    return {
        "seat": entry.seat if isinstance(entry, Did | Undone) else None,
        "command": entry.command if isinstance(entry, Did) and open_ else None,
        "faces": list(entry.faces) if not isinstance(entry, Undone) and open_ else [],
        "told": [sentence for sentence, _ in sentences(screen, scene.game, step, listener)],
    }
