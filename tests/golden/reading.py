"""Reads golden files back, so that tests can check in the files what they claim to cover."""

import json
import re
from itertools import pairwise
from typing import Any

from msgspec import Struct

from tests.golden.changes import changed

Event = dict[str, Any]
View = dict[str, Any]

_SAID = re.compile(r"\[(\d+)\] (?:seat (\d): )?(.+)")
_SEES = re.compile(r"(all|seat \d|spectator) sees? (\{.*\})")
_EVENT = re.compile(r"event (?:to ((?:seat \d)(?: and seat \d)*|others) )?(\{.*\})")
_LEGAL = re.compile(r"legal (\d+) for seat (\d), (\S+)")


class Step(Struct, kw_only=True):
    """One step of a golden file."""

    seat: int
    """1, 2, ...; 0 for the beginning."""
    command: str
    dice: list[int]
    events: list[Event]
    """All events in full: `hearsay` has what the others were told instead of private ones."""
    hearsay: list[Event]
    refusal: str
    views: dict[str, View]
    """By `seat 1`, `seat 2`, `spectator`: what each sees after the step."""
    listed: list[str]
    """The legal commands, where the file writes them out."""
    legal: int
    decides: int
    """1, 2, ...; 0 when the game is over."""

    def told(self, kind: str) -> list[Event]:
        """The events of a kind."""
        return [event for event in self.events if event["type"] == kind]

    @property
    def view(self) -> View:
        """The spectator's view: in a game without secrets, everything."""
        return self.views["spectator"]


class Golden(Struct):
    """A golden file."""

    name: str
    covers: list[str]
    options: dict[str, Any]
    start: str
    seeded: bool
    fine: bool
    steps: list[Step]

    def told(self, kind: str) -> list[Event]:
        """Every event of a kind, in order."""
        return [event for step in self.steps for event in step.told(kind)]

    @property
    def accepted(self) -> list[Step]:
        return [step for step in self.steps if not step.refusal]


def read_golden(name: str, text: str) -> Golden:
    """The file that `transcript` wrote."""
    head, *blocks = text.rstrip("\n").split("\n\n")
    fields = dict(line.split(": ", 1) for line in head.splitlines()[1:])
    golden = Golden(
        name,
        fields["covers"].split("; "),
        json.loads(fields["options"]),
        fields["start"],
        fields["dice"].startswith("seed"),
        fields.get("views") == "fine",
        [],
    )
    views: dict[str, View] = {}
    for block in blocks:
        step = _read_step(block.splitlines(), views, golden.fine)
        views = step.views
        golden.steps.append(step)
    return golden


def _read_step(lines: list[str], before: dict[str, View], fine: bool) -> Step:
    said = _SAID.fullmatch(lines[0])
    assert said, lines[0]
    step = Step(
        seat=int(said[2] or 0),
        command=said[3],
        dice=[],
        events=[],
        hearsay=[],
        refusal="",
        views={name: dict(view) for name, view in before.items()},
        listed=[],
        legal=0,
        decides=0,
    )
    for previous, line in pairwise(lines):
        _read_line(step, line, previous, fine)
    return step


def _read_line(step: Step, line: str, previous: str, fine: bool) -> None:
    if line.startswith("dice "):
        step.dice = [int(face) for face in line.split()[1:]]
    elif line.startswith("refused "):
        step.refusal = line.removeprefix("refused ")
    elif event := _EVENT.fullmatch(line):
        (step.hearsay if event[1] == "others" else step.events).append(json.loads(event[2]))
    elif sees := _SEES.fullmatch(line):
        seen = json.loads(sees[2])
        for name in list(step.views) if sees[1] == "all" else [sees[1]]:
            before = step.views.get(name, {})
            step.views[name] = changed(before, seen) if fine else {**before, **seen}
    elif legal := _LEGAL.fullmatch(line):
        step.legal, step.decides = int(legal[1]), int(legal[2])
    elif previous.startswith("legal "):
        step.listed = line.strip().split(" | ")
