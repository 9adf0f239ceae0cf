"""Turn events and commands into sentences without a language: each field becomes an argument of its name."""

from collections.abc import Callable, Iterable
from functools import cache, cached_property
from typing import Any

from bulkhead.numbers import written
from bulkhead.starquest import events as e
from bulkhead.starquest.clients.forecasts import preview
from bulkhead.starquest.clients.forecasts.preview import Danger
from bulkhead.starquest.clients.forecasts.rehearsal import rehearse
from bulkhead.starquest.clients.words import answers, names
from bulkhead.starquest.data import commands as c
from bulkhead.starquest.data.frames import Activation, Playing
from bulkhead.starquest.data.scenario import kind_of
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.fight.declaring import attack_of, attacker_of
from bulkhead.starquest.rules.move.movement_points import own_purse
from bulkhead.starquest.rules.move.possible_steps import may_move
from bulkhead.starquest.table.whereabouts import of_rooms, vent_name
from bulkhead.starquest.views.guessing import on_the_table
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Event
from bulkhead.tabletop.game import Command, Viewer
from bulkhead.tabletop.phrases import Arg, Faces, Phrase

# Arguments


def _truth(value: bool) -> str:
    return "yes" if value else "no"


def _target(value: Any) -> Arg:
    """`to` is a square, a seat, a faction or a figure, whichever the record means."""
    if isinstance(value, tuple):
        return names.square_name(value)
    return names.player(value) if isinstance(value, int) else str(value)


_ARGS: dict[str, Callable[[Any], Arg]] = {
    "seat": names.player,
    "by": names.player,
    "was": names.player,
    "a": names.player,
    "b": names.player,
    "order": names.players,
    "seats": names.players,
    "factions": lambda value: [names.faction_name(one) for one in value],
    "to": _target,
    "at": lambda value: names.square_name(value) if isinstance(value, tuple) else names.aim_name(value),
    "aim": names.aim_name,
    "target": names.aim_name,
    "who": names.aim_name,
    "facing": names.facing_name,
    "squares": lambda value: [names.square_name(one) for one in value],
    "path": lambda value: [names.square_name(one) for one in value],
    "door": of_rooms,
    "vent": vent_name,
    "structure": lambda value: names.item_name(kind_of(value)),
    "board": names.item_name,
    "mission": names.item_name,
    "weapon": names.item_name,
    "figure": names.item_name,
    "identity": names.item_name,
    "card": names.item_name,
    "thing": names.item_name,
    "value": lambda value: names.item_name(value) if isinstance(value, str) else int(value),
    "what": names.item_name,
    "cards": lambda value: [names.item_name(one) for one in value],
    "values": Faces,
    "faces": Faces,
    "dice": lambda value: [str(one) for one in value] if isinstance(value, tuple) else int(value),
    "words": " ".join,
    "on": lambda value: [names.target_name(one) for one in value],
    "points": lambda value: [written(str(one)) for one in value] if isinstance(value, tuple) else int(value),
}
"""How a field of an event or a command is said. Other texts and numbers are said as they are."""


def _args(record: Event | Command) -> dict[str, Arg]:
    args: dict[str, Arg] = {}
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if name in _ARGS:
            args[name] = _ARGS[name](value)
        elif isinstance(value, bool):
            args[name] = _truth(value)
        elif isinstance(value, str | int):
            args[name] = value
    return args


@cache
def kebab(name: str) -> str:
    """`TurnBegan` as `turn-began`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


# Events


@clause("SQ-ALIEN-09", "SQ-ALIEN-11")
def comes_out(event: Event) -> bool:
    """Does a token come out of its vent? That is not one of its steps."""
    return isinstance(event, e.TokenMoved) and event.why == "SQ-ALIEN-09"


def tell(event: Event, viewer: Viewer) -> Phrase:
    """An event as a sentence."""
    args = _args(event)
    for name in ("aim", "attacker", "card", "identity", "value", "who"):
        if hasattr(event, name):
            args[f"{name}-known"] = _truth(bool(getattr(event, name)))
    if isinstance(event, e.TokenMoved):
        args["out"] = _truth(comes_out(event))
    if isinstance(event, e.Rolled | e.Rerolled):
        args["sum"] = sum(event.values)
    if isinstance(event, e.Eliminated | e.Placed):
        args["who"] = names.piece_name(event.who, event.figure)
        del args["figure"]
    if isinstance(event, e.Unharmed):
        args["fixed"] = _truth(":" in event.who)
    if isinstance(event, e.Chose):
        args["what"] = Phrase(f"sq-choice-{event.what}")
    if isinstance(event, e.CardPlayed):
        args["on-count"] = len(event.on)
    if isinstance(event, e.RankChanged):
        args["rank"] = names.rank_name(event.faction, event.rank)
        del args["faction"]
    if isinstance(event, e.Won):
        args["count"] = len(event.seats)
    return Phrase(f"sq-event-{kebab(type(event).__name__)}", args)


_REVEALING: tuple[type[Event], ...] = (
    # dice
    e.Rolled,
    e.DieRolled,
    e.Rerolled,
    e.SaveRolled,
    e.CommandRolled,
    e.Ranked,
    # cards and hidden things shown
    e.RoomSearched,
    e.EventDrawn,
    e.CardTaken,
    e.CardLost,
    e.TokensJoined,
    e.TokenVanished,
    e.CardPlayed,
    e.CardShown,
    e.CardSeen,
    e.TokenSeen,
    e.CardPutUnder,
    e.ObjectiveRead,
    e.SiteTurned,
    e.Reshuffled,
    e.TokenRevealed,
    e.Placed,
    e.Unavailable,
    e.Mounted,
    e.PactExposed,
    e.PactMade,
    e.Chose,
    # a board scanned, tokens laid out
    e.Scanned,
    e.TokenPlaced,
    e.TokensLost,
    # other players asked, or their answers
    e.Asked,
    e.Allowed,
    e.WindowOpened,
    e.Waited,
    e.Pledged,
    e.CardOffered,
    e.CardSold,
    e.TurnBegan,
)


@clause("SQ-TURN-19", "C-mis_00_first_steps-special-5-1")
def reveals(event: Event) -> bool:
    """Does the event keep the commands before it from being taken back? A die was rolled, a card drawn, something
    hidden
    shown, a board scanned, or another player asked."""
    return isinstance(event, _REVEALING)


def interrupts(event: Event) -> bool:
    """A raised hand or a trigger opens a window: nobody else knew before at which moment."""
    return isinstance(event, e.WindowOpened) and event.reason == "hand"


# Commands


def describe(command: c.AnyCommand, view: View) -> Phrase:
    """What a command would do, in a sentence, with its odds where it rolls."""
    return _Describer(view).describe(command)


def describe_all(commands: Iterable[c.AnyCommand], view: View) -> list[Phrase]:
    """What each of several commands would do."""
    describer = _Describer(view)
    return [describer.describe(command) for command in commands]


class _Describer:
    """Describes commands to one viewer. All commands of an offer share the table that his view shows."""

    def __init__(self, view: View) -> None:
        self._view = view

    @cached_property
    def _table(self) -> State:
        """The state as far as the view tells it, made when the first command needs it. Nothing here changes it."""
        return on_the_table(self._view)

    def describe(self, command: c.AnyCommand) -> Phrase:
        """What a command would do."""
        view = self._view
        args = _args(command)
        if isinstance(command, c.Shoot | c.Snap | c.Strike):
            dangers = self._dangers(command)
            args["dangers"], args["count"] = dangers, len(dangers)
            args["area"] = _truth(isinstance(args["at"], Phrase))
        elif isinstance(command, c.Use | c.Choose | c.Plant):
            risks = self._risks(command)
            if risks is not None:
                args["dangers"] = [_danger(one) for one in risks]
                args["only"] = _truth([one.target for one in risks] == _named(command))
        if isinstance(command, c.Reroll):
            args["count"] = len(command.dice)
        if isinstance(command, c.Use | c.Reroll | c.Dissolve | c.Pledge):
            args["on-count"] = len(getattr(command, "on", ()))
            args["alone"] = _truth(bool(getattr(command, "who", "")))
        elif isinstance(command, c.Activate):
            mini = view.minis.get(command.who)
            args["figure-known"] = _truth(mini is not None)
            args["figure"] = names.item_name(mini.figure if mini is not None else "")
            args["lp"] = mini.lp if mini is not None else 0
            args["weapons"] = [names.item_name(one) for one in mini.weapons] if mini is not None else []
        elif isinstance(command, c.Done):
            args["left"] = self._steps_left()
        if isinstance(command, c.Pledge | c.Sell | c.Dissolve | c.Expose):
            args["to"] = names.faction_name(command.to)
        if isinstance(command, c.Expel):
            args["faction"] = names.faction_name(command.faction)
        if isinstance(command, c.Pass):
            return Phrase(answers.passing(view))
        if isinstance(command, c.Yes):
            return Phrase(answers.agreeing(view))
        if isinstance(command, c.Choose):
            args["choice"] = kebab(type(view.frames[-1]).__name__) if view.frames else ""
        if type(command) in _WITH_ODDS and args.get("dangers"):
            return Phrase(_WITH_ODDS[type(command)], args)
        return Phrase(f"sq-do-{kebab(type(command).__name__)}", args)

    def _steps_left(self) -> int:
        """Movement points that the acting miniature has left; 0 when it may not move."""
        view = self._view
        frame = view.frames[-1] if view.frames else None
        if not isinstance(frame, Activation) or frame.who not in view.minis:
            return 0
        mini = self._table.minis[frame.who]
        purse = own_purse(self._table, mini)
        return purse.left if may_move(self._table, mini, purse) else 0

    def _dangers(self, command: c.Shoot | c.Snap | c.Strike) -> list[str | Phrase]:
        """All targets that an attack may hurt, with the exact chances before saves."""
        mini = self._table.minis.get(command.who)
        if mini is None:
            return []
        attack, attacker = attack_of(self._table, mini.seat, command), attacker_of(self._table, command)
        return [_danger(danger) for danger in preview.threats(self._table, attack, attacker)]

    def _risks(self, command: c.Use | c.Choose | c.Plant) -> list[Danger] | None:
        """All targets that a card or a charge may hurt; None where it makes no attack. Only the player who has to
        decide gets them."""
        view = self._view
        playing = bool(view.frames) and isinstance(view.frames[-1], Playing)
        if view.waiting != view.viewer or (isinstance(command, c.Choose) and not playing):
            return None
        played = rehearse(self._table, view.seat, command)
        if played is None or played.attack is None:
            return None if played is None else []
        return preview.threats(played.state, played.attack)


_WITH_ODDS: dict[type[Command], str] = {
    c.Use: "sq-do-use-odds",
    c.Choose: "sq-do-choose-odds",
    c.Plant: "sq-do-plant-odds",
}
"""Sentences of cards and charges that roll dice."""


def _named(command: c.Use | c.Choose | c.Plant) -> list[str]:
    """The targets of a card or a charge."""
    if isinstance(command, c.Use):
        return list(command.on)
    return [command.value if isinstance(command, c.Choose) else command.at]


def _danger(danger: Danger) -> Phrase:
    args: dict[str, Arg] = {
        "target": names.aim_name(danger.target),
        "hurt": float(danger.hurt),
        "killed": float(danger.killed),
    }
    return Phrase("sq-danger", args)


# Beside the map


def tell_sides(view: View) -> list[Phrase]:
    """The points of all seats, and the miniatures on the map: a line for each faction that has some there."""
    lines: list[Phrase] = []
    for seat, side in enumerate(view.sides):
        kinds: dict[str, list[str]] = {}
        for mini in view.minis.values():
            if mini.seat == seat and mini.place == "board":
                kinds.setdefault(mini.figure, []).append(mini.id)
        groups: list[str | Phrase] = [
            Phrase("sq-beside-kind", {"figure": names.item_name(figure), "ids": " ".join(ids)})
            for figure, ids in kinds.items()
        ]
        args: dict[str, Arg] = {"faction": names.faction_name(side.faction), "points": side.points}
        if groups:
            lines.append(Phrase("sq-beside", args | {"groups": groups}))
        elif side.points:
            lines.append(Phrase("sq-beside-nobody", args))
    return lines
