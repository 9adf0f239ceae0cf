"""A golden game as text: commands, dice, events, the views of every seat and a spectator, and the legal commands.

Views are whole at the beginning and after that only the fields that changed, per viewer where viewers differ; a
refused command changes nothing. A brief transcript leaves out the lists of commands, the positions and the boards
in between; a fine one writes views as single changes (see changes.py), first those of one viewer, then those that
all share.
"""

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from bulkhead.tabletop import SPECTATOR, Told, Viewer
from tests.golden.changes import changes, shared
from tests.golden.scenario import AnyGame, Moment, Scenario, Table

LISTED = 24
"""Offers of at most this many commands are listed."""

Views = dict[str, dict[str, Any]]


def transcribe(game: AnyGame, scenario: Scenario) -> str:
    """The whole text of a golden file."""
    return "\n".join(_lines(game, scenario)) + "\n"


def viewers(game: AnyGame, options: Any) -> dict[str, Viewer]:
    """All viewers of a table, by their names in a transcript."""
    return {**{f"seat {seat + 1}": seat for seat in range(game.seats_at(options))}, "spectator": SPECTATOR}


def _lines(game: AnyGame, scenario: Scenario) -> Iterator[str]:
    table = Table(game, scenario.options)
    yield f"# {scenario.title}"
    yield f"game: {game.id}, rules {game.version}"
    yield f"covers: {'; '.join(scenario.covers)}"
    yield f"options: {_plain(game.plain_options(table.options))}"
    yield f"start: {scenario.position or 'a new game'}"
    yield f"dice: {scenario.dice}"
    if scenario.fine:
        yield "views: fine"
    seen: Views = {}
    board = ""
    for number, moment in enumerate(scenario.play(table)):
        yield ""
        yield f"[{number}] {moment.said}"
        yield from _happened(moment)
        now = _views(table)
        yield from (_fine_changes if scenario.fine else _changes)(seen, now)
        seen = now
        if moment.refusal:
            continue
        if not scenario.brief:
            yield f"position {game.position(table.state)}"
        over = game.waiting(table.state) is None
        drawn = "" if scenario.brief else game.draw(game.view(table.state, 0))
        if number == 0 or over or (drawn != board and not scenario.brief):
            yield from _boards(table, everybody=number == 0 or over)
        board = drawn
        yield from _offer(table, brief=scenario.brief)


def _happened(moment: Moment) -> Iterator[str]:
    if moment.refusal:
        yield f"refused {moment.refusal}"
    if moment.faces:
        yield f"dice {' '.join(map(str, moment.faces))}"
    for told in moment.told:
        yield from _event(told)


def _event(told: Told) -> Iterator[str]:
    if told.to is None:
        yield f"event {_json(told.event)}"
        return
    yield f"event to {' and '.join(f'seat {seat + 1}' for seat in told.to)} {_json(told.event)}"
    if told.others is not None:
        yield f"event to others {_json(told.others)}"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _plain(value: object) -> str:
    """JSON with spaces, for what people read."""
    return json.dumps(value, ensure_ascii=False)


def _views(table: Table) -> Views:
    """All views now, as plain data."""
    everybody = viewers(table.game, table.options)
    looked = {name: table.game.view(table.state, viewer) for name, viewer in everybody.items()}
    return {name: msgspec.json.decode(msgspec.json.encode(view)) for name, view in looked.items()}


def _changes(before: Views, now: Views) -> Iterator[str]:
    changed = {
        name: dict(item for item in view.items() if item not in before.get(name, {}).items())
        for name, view in now.items()
    }
    first, *others = changed.values()
    if all(other == first for other in others):
        if first:
            yield f"all see {_plain(first)}"
        return
    for name, fields in changed.items():
        yield f"{name} sees {_plain(fields)}"


def _fine_changes(before: Views, now: Views) -> Iterator[str]:
    made = {name: changes(before.get(name, {}), view) for name, view in now.items()}
    common = shared(list(made.values()))
    for name, all_made in made.items():
        own = {path: what for path, what in all_made.items() if path not in common}
        if own:
            yield f"{name} sees {_json(own)}"
    if common:
        yield f"all see {_json(common)}"


def _boards(table: Table, *, everybody: bool) -> Iterator[str]:
    """The board as each viewer sees it; equal views share a drawing. In between, only the first seat's."""
    drawings: dict[str, list[str]] = {}
    for name, viewer in viewers(table.game, table.options).items():
        if everybody or viewer == 0:
            drawing = table.game.draw(table.game.view(table.state, viewer))
            drawings.setdefault(drawing, []).append(name)
    for drawing, names in drawings.items():
        yield f"board of {', '.join(names)}"
        yield from (f"  {line}".rstrip() for line in drawing.splitlines())


def _offer(table: Table, *, brief: bool) -> Iterator[str]:
    seat = table.game.waiting(table.state)
    if seat is None:
        yield "over"
        return
    offer = table.game.offer(table.state, seat)
    assert offer is not None
    yield f"legal {len(offer.commands)} for seat {seat + 1}, {offer.question}"
    if not brief and len(offer.commands) <= LISTED:
        yield f"  {' | '.join(map(str, offer.commands))}"
