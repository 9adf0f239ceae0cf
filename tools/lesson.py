"""`python -m tools.lesson` writes the script of the browser's lesson; with --check it reports whether it is stale.

The lesson is a recorded game of Heroes: every view, offer and sentence in it is what the engine produced when
`SCENES` was played with the dice written here. The browser needs neither server nor rules.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Raw, Struct

import bulkhead
from bulkhead.heroes.data.board import COLUMNS
from bulkhead.heroes.data.state import State
from bulkhead.heroes.game import why_not
from bulkhead.heroes.rules.scoring_rolls import LUCKY_SIX, in_order, keeps
from bulkhead.server.http.speech import Spoken, spoken
from bulkhead.server.table.messages import Answer, LogLine, Offered
from bulkhead.tabletop.dice import Recorded
from bulkhead.tabletop.events import Heard
from tools.house import ROOT

SCRIPT = "web/src/games/heroes/learn/script.json"
NEWCOMER, CAPTAIN = 0, 1
Kind = Literal["read", "choose", "do", "watch"]


class Played(Struct, frozen=True):
    """A command as it is typed, and its dice."""

    command: str
    faces: str = ""


class Step(Struct, frozen=True):
    """One thing that the new player reads, chooses, does or watches. Its text is the message `web-learn-step-<id>`."""

    id: str
    kind: Kind
    played: tuple[Played, ...] = ()
    taken: tuple[str, ...] = ()
    """Scoring rolls to be chosen, before anything is sent."""
    held: tuple[int, ...] = ()
    """Dice to be held, before anything is sent."""


class Scene(Struct, frozen=True):
    """Steps that belong together, under the heading `web-learn-scene-<id>`."""

    id: str
    steps: tuple[Step, ...]
    position: str = ""
    """A new position; empty: the game goes on."""


def read(id_: str) -> Step:
    """A step that explains something."""
    return Step(id_, "read")


def take(id_: str, *rolls: str) -> Step:
    """The player chooses what to put aside; a later step sends it."""
    return Step(id_, "choose", taken=rolls)


def hold(id_: str, *faces: int) -> Step:
    """The player chooses which dice to hold; a later step sends it."""
    return Step(id_, "choose", held=faces)


def do(id_: str, *commands: str, dice: str = "") -> Step:
    """The player gives these commands, which the table sends with one press; the dice are for the last."""
    *first, last = commands
    return Step(id_, "do", (*map(Played, first), Played(last, dice)))


def watch(id_: str, *commands: str | tuple[str, str]) -> Step:
    """The captain plays; a command comes with its dice, if any."""
    pairs = ((one, "") if isinstance(one, str) else one for one in commands)
    return Step(id_, "watch", tuple(Played(command, faces) for command, faces in pairs))


CAPTAINS_ARMY = ("feurran", "phaello", "darrago", "dyrael", "aramus")

SCENES = (
    Scene(
        "army",
        (
            read("welcome"),
            do("pick", "pick phaello"),
            watch("armies", *(f"pick {hero}" for hero in CAPTAINS_ARMY)),
            do("place", "place phaello 1"),
        ),
        "-/-/-/-/-;donato,sanyctus,ebellius,victorno -/-/-/-/- 1 draft - - t0 f1 g1 -",
    ),
    Scene(
        "dice",
        (
            read("board"),
            do("roll", "roll", dice="631614"),
            take("take", "66"),
            read("odds"),
            hold("hold", 3, 4),
            do("push", "keep 66", "push 11", dice="51"),
            do("act", "keep 345", "act"),
        ),
        "phaello0/donato0/sanyctus0/ebellius0/victorno0 feurran0/phaello0/darrago0/dyrael0/aramus0 "
        "1 roll - - t1 f1 g1 -",
    ),
    Scene(
        "moves",
        (
            do("straight", "345 move 3"),
            do("straight-on", "move 4"),
            do("straight-end", "move 5"),
            do("double-six", "66 move 2"),
            do("stop", "stop"),
            watch("captain", ("roll", "242256"), "keep 222", "act", "222 move 2", "move 2", "stop"),
        ),
    ),
    Scene(
        "bust",
        (
            do("roll-again", "roll", dice="151313"),
            do("push-on", "keep 111", "push 335", dice="422"),
            read("busted"),
        ),
    ),
    Scene(
        "fight",
        (
            read("later"),
            watch("attacked", ("roll", "625325"), "keep 6", "act", ("6 attack 3", "3"), "stop"),
            do("roll-lucky", "roll", dice="656556"),
            take("take-all", "6", "6", "6", "555"),
            do("all-out", "keep 6 6 6 555"),
            do("attack", "6 attack 3", dice="5"),
            do("attack-again", "6 attack 3", dice="2"),
            do("shoot", "6 shoot 1 at 1.5", dice="3"),
            do("vox", "555 move 5>3"),
            do("vox-own", "move 5"),
            do("stop-all-out", "stop"),
        ),
        "phaello2/donato4/sanyctus3/ebellius2/victorno2 feurran2/phaello3/darrago3/dyrael1/aramus3 "
        "2 roll - - t10 f1 g1 -",
    ),
    Scene(
        "win",
        (
            do("roll-extra", "roll", dice="616244"),
            take("take-double", "66"),
            do("act-now", "keep 66", "act"),
            do("across", "66 move 5"),
            do("stop-win", "stop"),
            read("won"),
        ),
    ),
)


class Because(Struct, frozen=True):
    """Why something cannot be done."""

    clause: str
    says: Spoken


class Frame(Struct, frozen=True):
    """What the player sees after a command: an Update of the wire, without the fields that a lesson does not need."""

    log: list[LogLine]
    view: Raw
    waiting: int
    offer: Offered | None
    why: dict[str, Because]
    """The refusals of commands that a new player is likely to try."""
    finished: bool


class Told(Struct, frozen=True, omit_defaults=True):
    """A step as the browser gets it."""

    id: str
    scene: str
    kind: Kind
    begins: Frame | None = None
    """The table at the beginning of the step, if it is a new one."""
    commands: tuple[str, ...] = ()
    """The commands of the player or the captain."""
    frames: list[Frame] = []
    """The results of these commands."""
    taken: tuple[str, ...] = ()
    held: tuple[int, ...] = ()


class Teacher:
    """Plays the scenes and records what the new player sees."""

    def __init__(self) -> None:
        self._game = bulkhead.game("heroes")
        self._options = self._game.options({})
        self._state = self._game.from_position(SCENES[0].position, self._options)
        self._played = 0

    @property
    def aids(self) -> dict[str, Any]:
        """The tables of odds that a server would send."""
        return self._game.aids(self._options)

    def lesson(self) -> Iterator[Told]:
        """Every step, in order."""
        for scene in SCENES:
            begins = self._set_up(scene.position) if scene.position else None
            for step in scene.steps:
                seat = CAPTAIN if step.kind == "watch" else NEWCOMER
                frames = [self._play(seat, played) for played in step.played]
                commands = tuple(played.command for played in step.played)
                yield Told(step.id, scene.id, step.kind, begins, commands, frames, step.taken, step.held)
                begins = None

    def _set_up(self, position: str) -> Frame:
        self._state = self._game.from_position(position, self._options)
        return self._frame(Heard())

    def _play(self, seat: int, played: Played) -> Frame:
        heard = Heard()
        dice = Recorded(*map(int, played.faces))
        self._played += 1
        self._game.apply(self._state, seat, self._game.read(played.command), dice, heard)
        dice.finish()
        return self._frame(heard)

    def _frame(self, heard: Heard) -> Frame:
        game, state = self._game, self._state
        waiting = game.waiting(state)
        log = [
            LogLine(
                self._played,
                Raw(msgspec.json.encode(event)),
                spoken(game.tell(event, NEWCOMER)),
                getattr(event, "why", ""),
                clock=False,
            )
            for event in heard.seen_by(NEWCOMER)
        ]
        return Frame(
            log,
            Raw(msgspec.json.encode(game.view(state, NEWCOMER))),
            -1 if waiting is None else waiting,
            self._offered(),
            self._refusals(),
            game.result(state) is not None,
        )

    def _offered(self) -> Offered | None:
        game, view = self._game, self._game.view(self._state, NEWCOMER)
        offer = game.offer(self._state, NEWCOMER)
        if offer is None:
            return None
        answers = [
            Answer(str(command), Raw(msgspec.json.encode(command)), spoken(said))
            for command, said in zip(offer.commands, game.describe_all(offer.commands, view), strict=True)
        ]
        return Offered(offer.seat, offer.question, answers, game.curtain(self._state))

    def _refusals(self) -> dict[str, Because]:
        game, state = self._game, self._state
        offer = game.offer(state, NEWCOMER)
        if offer is None:
            return {}
        found: dict[str, Because] = {}
        for text in tried(state):
            command = game.read(text)
            if command not in offer.commands:
                refusal = why_not(state, NEWCOMER, command)
                found[text] = Because(refusal.clause, spoken(refusal.phrase))
        return found


def tried(state: State) -> Iterator[str]:
    """Commands that the screen asks about when a disabled element is pressed."""
    if state.phase == "draft":
        yield from (f"pick {hero}" for hero in state.hands[NEWCOMER])
    elif state.phase == "keep":
        rolls = in_order(
            {roll for kept in keeps(state.rolled, state.held, state.options.hold) for roll in kept}
        )
        yield from (f"keep {one} {other}" for one, other in combinations(rolls, 2))
    elif state.frames:
        yield from (f"move {column}" for column in COLUMNS)
    elif state.phase == "act":
        for roll, column in product(dict.fromkeys(state.aside), COLUMNS):
            yield f"{roll} {'attack' if roll == LUCKY_SIX else 'move'} {column}"


def script() -> dict[str, Any]:
    """The lesson as plain data."""
    teacher = Teacher()
    lesson = {"aids": teacher.aids, "steps": list(teacher.lesson())}
    plain: dict[str, Any] = json.loads(msgspec.json.encode(lesson))
    return plain


def written(lesson: dict[str, Any]) -> str:
    """The file's text: a step to a line, so that a diff shows which ones changed."""
    steps = ",\n".join(map(_compact, lesson["steps"]))
    return f'{{"aids":{_compact(lesson["aids"])},"steps":[\n{steps}\n]}}\n'


def _compact(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def stale(root: Path) -> bool:
    """Does the file differ from what the engine produces today?"""
    file = root / SCRIPT
    return not file.exists() or file.read_text(encoding="utf-8") != written(script())


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    if list(arguments) not in ([], ["--check"]):
        print("usage: python -m tools.lesson [--check]", file=sys.stderr)
        return 2
    if not arguments:
        (root / SCRIPT).write_text(written(script()), encoding="utf-8", newline="\n")
    elif stale(root):
        print(f"{SCRIPT} is not what the engine plays. Run python -m tools.lesson.", file=sys.stderr)
        return 1
    else:
        print("lesson: every step is what the engine plays.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
