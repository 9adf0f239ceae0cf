"""Write commands as text and read them back. See commands.py for the forms."""

import re
from collections.abc import Callable

from bulkhead.starquest.data import commands as c
from bulkhead.starquest.data.commands import AnyCommand, Spot
from bulkhead.starquest.data.facings import FACING_NAMES
from bulkhead.tabletop.refusals import Mistake

_PLAIN: dict[str, AnyCommand] = {
    "pass": c.Pass(),
    "yes": c.Yes(),
    "done": c.Done(),
    "end": c.End(),
    "raise": c.Raise(),
}
_SPOT = re.compile(r"(-?\d{1,4})\.(-?\d{1,4})")
_FIGURE = re.compile(r"[a-z]{2}\??[0-9]+")


def read(text: str) -> AnyCommand:
    """The command that a text stands for, or Mistake."""
    words = text.split()
    plain = _PLAIN.get(" ".join(words))
    if plain is not None:
        return plain
    try:
        if words and words[0] in _FIRST:
            return _FIRST[words[0]](words[1:])
        if len(words) > 1 and words[1] in _OF_FIGURE and _FIGURE.fullmatch(words[0]):
            return _OF_FIGURE[words[1]](words[0], words[2:])
    except (ValueError, IndexError):
        pass
    raise Mistake("sq-command-unreadable", text=text)


def _spot(word: str) -> Spot:
    found = _SPOT.fullmatch(word)
    if found is None:
        raise ValueError(word)
    return int(found[1]), int(found[2])


def _facing(word: str) -> int:
    return FACING_NAMES.index(word)


def _one(words: list[str]) -> str:
    if len(words) != 1:
        raise ValueError(words)
    return words[0]


def _two(words: list[str]) -> tuple[str, str]:
    if len(words) != 2:
        raise ValueError(words)
    return words[0], words[1]


def _none(words: list[str]) -> None:
    if words:
        raise ValueError(words)


def _shots(words: list[str]) -> tuple[list[str], int]:
    """A number of shots at the end: `x2`. One shot is not written."""
    if words and re.fullmatch(r"x[2-9]", words[-1]):
        return words[:-1], int(words[-1][1:])
    return words, 1


def _shoot(who: str, words: list[str]) -> AnyCommand:
    words, shots = _shots(words)
    weapon, *at = words
    return c.Shoot(who, weapon, _one(at) if at else "", shots)


def _snap(who: str, words: list[str]) -> AnyCommand:
    words, shots = _shots(words)
    weapon, *at, facing = words
    return c.Snap(who, weapon, _one(at) if at else "", _facing(facing), shots)


def _enter(who: str, words: list[str]) -> AnyCommand:
    to, facing = _two(words)
    return c.Enter(who, _spot(to), _facing(facing))


def _leave(who: str, words: list[str]) -> AnyCommand:
    _none(words)
    return c.Leave(who)


def _walk(who: str, words: list[str]) -> AnyCommand:
    if not words:
        raise ValueError(words)
    return c.Walk(who, tuple(_spot(word) for word in words))


def _quit(who: str, words: list[str]) -> AnyCommand:
    _none(words)
    return c.Quit(who)


def _search(who: str, words: list[str]) -> AnyCommand:
    _none(words)
    return c.Search(who)


def _overwatch(who: str, words: list[str]) -> AnyCommand:
    _none(words)
    return c.Overwatch(who)


def _arm(who: str, words: list[str]) -> AnyCommand:
    _none(words)
    return c.Arm(who)


def _lower(who: str, words: list[str]) -> AnyCommand:
    _none(words)
    return c.Lower(who)


_OF_FIGURE: dict[str, Callable[[str, list[str]], AnyCommand]] = {
    "step": lambda who, words: c.Step(who, _spot(_one(words))),
    "walk": _walk,
    "enter": _enter,
    "leave": _leave,
    "face": lambda who, words: c.Face(who, _facing(_one(words))),
    "open": lambda who, words: c.Open(who, _one(words)),
    "shoot": _shoot,
    "snap": _snap,
    "strike": lambda who, words: c.Strike(who, _one(words)),
    "search": _search,
    "overwatch": _overwatch,
    "lower": _lower,
    "arm": _arm,
    "plant": lambda who, words: c.Plant(who, *_two(words)),
    "pick-up": lambda who, words: c.PickUp(who, _one(words)),
    "put-down": lambda who, words: c.PutDown(who, _one(words)),
    "give": lambda who, words: c.Give(who, *_two(words)),
    "load": lambda who, words: c.Load(who, _one(words)),
    "unload": lambda who, words: c.Unload(who, _spot(_one(words))),
    "hand-in": lambda who, words: c.HandIn(who, _one(words)),
    "man": lambda who, words: c.Man(who, _one(words)),
    "quit": _quit,
}


def _put(words: list[str]) -> AnyCommand:
    identity, to = _two(words)
    return c.Put(identity, _spot(to))


def _stand(words: list[str]) -> AnyCommand:
    to, facing = _two(words)
    return c.Stand(_spot(to), _facing(facing))


def _share(words: list[str]) -> AnyCommand:
    at, points = _two(words)
    return c.Share(at, int(points))


def _pledge(words: list[str]) -> AnyCommand:
    to, kind, *who = words
    return c.Pledge(to, kind, _one(who) if who else "")


def _dissolve(words: list[str]) -> AnyCommand:
    to, *who = words
    return c.Dissolve(to, _one(who) if who else "")


_FIRST: dict[str, Callable[[list[str]], AnyCommand]] = {
    "choose": lambda words: c.Choose(_one(words)),
    "activate": lambda words: c.Activate(_one(words)),
    "share": _share,
    "reroll": lambda words: c.Reroll(words[0], tuple(int(word) for word in words[1:])),
    "save": lambda words: c.Save(int(_one(words))),
    "use": lambda words: c.Use(words[0], tuple(words[1:])),
    "put": _put,
    "reveal": lambda words: c.Reveal(_one(words)),
    "demand": lambda words: c.Demand(_one(words)),
    "stand": _stand,
    "trigger": lambda words: c.Trigger(tuple(words)),
    "instruct": lambda words: c.Instruct(tuple(words)),
    "rite": lambda words: c.Rite(_one(words)),
    "pledge": _pledge,
    "sell": lambda words: c.Sell(*_two(words)),
    "accept": lambda words: c.Accept(int(_one(words))),
    "refuse": lambda words: c.Refuse(int(_one(words))),
    "dissolve": _dissolve,
    "expose": lambda words: c.Expose(_one(words)),
    "expel": lambda words: c.Expel(_one(words)),
}
