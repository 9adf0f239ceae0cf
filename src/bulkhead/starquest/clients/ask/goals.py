"""The goals of a mission as a viewer follows them: in a few words, how far they are met, where they are on the map."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

from msgspec import Struct

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.clients.words.names import item_name
from bulkhead.starquest.data.scenario import Objective, kind_of
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.missions import objectives
from bulkhead.starquest.rules.missions.marked_squares import SURVIVOR, marked, unturned
from bulkhead.starquest.ship.squares import members
from bulkhead.starquest.table import feat_log
from bulkhead.starquest.table.places import on_board
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.game import SPECTATOR
from bulkhead.tabletop.phrases import Arg, Phrase

CARDS = "rsm_"
"""The ids of the cards that are secret missions begin so (SQ-RECON-10)."""


class Goal(Struct, frozen=True, rename="kebab"):
    """One goal: the primary or the secondary objective, or a secret mission of the viewer."""

    id: str
    kind: Literal["primary", "secondary", "secret"]
    says: Phrase
    """In a few words."""
    text: Phrase
    """In full."""
    points: int
    """In all; 0 where the words say it."""
    mine: int
    """Points that the viewer has been paid for it."""
    paid: int
    """Points that have been paid for it, to all seats together."""
    state: Literal["open", "met", "gone"]
    """`met`: closed, and the viewer has points of it, or only watches. `gone`: closed, all points went to others."""
    done: int
    of: int
    """How far the viewer is, or the table where parts are shared out: `done` of `of`; 0 of 0: nothing is counted."""
    squares: tuple[int, ...]
    """The rooms, boards and marked squares that it names."""
    pieces: tuple[str, ...]
    """The miniatures, objects and fixed things on the map that it names, by id (`vent:v1`, `site:obj_altar1`)."""


class Goals(Struct, frozen=True, rename="kebab"):
    """All goals that the viewer knows, the primary one first."""

    goals: tuple[Goal, ...]


class _Part(Struct, frozen=True):
    """What a type of objective says of itself."""

    args: dict[str, Arg]
    done: int = 0
    of: int = 0
    squares: Iterable[int] = ()
    pieces: Iterable[str] = ()


Tell = Callable[[State, Objective, Any, int], _Part]
TELLERS: dict[type, Tell] = {}
NOBODY = -1
"""The seat of a spectator: nothing counts for it."""


def tells(test: type) -> Callable[[Tell], Tell]:
    """Register the function of a type of objective."""

    def register(tell: Tell) -> Tell:
        TELLERS[test] = tell
        return tell

    return register


def goals(view: View, state: State) -> Goals:
    """The goals that a viewer knows. `state` is the table as far as the view shows it."""
    seat = NOBODY if view.viewer is SPECTATOR else view.seat
    known = [
        _goal(state, one, seat) for one in view.scenario.objectives if not isinstance(one.test, tests.Secret)
    ]
    secret = () if seat == NOBODY else state.sides[seat].recon
    return Goals((*known, *(_secret(card) for card in secret if card.startswith(CARDS))))


def goal_message(test: type[tests.Test]) -> str:
    """The message that tells a type of objective in a few words."""
    return f"sq-goal-{str(test.__struct_config__.tag).replace('_', '-')}"


def _goal(state: State, objective: Objective, seat: int) -> Goal:
    test = objective.test
    part = TELLERS[type(test)](state, objective, test, seat)
    paid = objectives.paid(state, objective)
    mine = sum(one.points for one in paid if one.seat == seat)
    says = Phrase(goal_message(type(test)), part.args)
    return Goal(
        objective.id,
        "primary" if objective.id == "primary" else "secondary",
        says,
        says if state.scenario.map else Phrase(f"{state.scenario.id}-{objective.id}"),
        objective.points,
        mine,
        sum(one.points for one in paid),
        _standing(objective, [one.seat for one in paid], seat),
        part.done,
        part.of,
        tuple(sorted(set(part.squares))),
        tuple(part.pieces),
    )


def _standing(objective: Objective, paid: Sequence[int], seat: int) -> Literal["open", "met", "gone"]:
    """Is anything of it left to be won?"""
    if len(paid) < len(_shares(objective)):
        return "open"
    return "met" if seat == NOBODY or seat in paid else "gone"


def _shares(objective: Objective) -> Sequence[int]:
    """The payments into which its points are divided."""
    points = getattr(objective.test, "points", 0)
    return points if isinstance(points, tuple) else (points,)


def _secret(card: str) -> Goal:
    return Goal(card, "secret", Phrase(card), Phrase(f"{card}-rule"), 0, 0, 0, "open", 0, 0, (), ())


# One function for each type


@tells(tests.Occupy)
def _occupy(state: State, objective: Objective, test: tests.Occupy, seat: int) -> _Part:
    area = objectives.area_of(state, test.zone)
    inside = len(objectives.inside(state, area, seat)) if seat != NOBODY else 0
    args: dict[str, Arg] = {"zone": _letter(test.zone), "minis": test.minis, "clear": test.clear}
    return _Part(args, min(inside, test.minis), test.minis, members(area))


@tells(tests.Eliminate)
def _eliminate(state: State, objective: Objective, test: tests.Eliminate, seat: int) -> _Part:
    first = "yes" if test.only == "first" and len(test.figures) > 1 else "no"
    return _Part(
        {"figures": [item_name(one) for one in test.figures], "first": first},
        *_parts(state, objective),
        pieces=_figures(state, test.figures),
    )


@tells(tests.Recover)
def _recover(state: State, objective: Objective, test: tests.Recover, seat: int) -> _Part:
    args: dict[str, Arg] = {"what": item_name(test.what)}
    hidden = unturned(state) if test.what == SURVIVOR else ()
    return _Part(args, *_parts(state, objective), hidden, _named(state, test.what))


@tells(tests.Destroy)
def _destroy(state: State, objective: Objective, test: tests.Destroy, seat: int) -> _Part:
    args: dict[str, Arg] = {"what": item_name(test.what)}
    return _Part(args, *_parts(state, objective), pieces=_named(state, test.what))


@tells(tests.Arm)
def _arm(state: State, objective: Objective, test: tests.Arm, seat: int) -> _Part:
    args: dict[str, Arg] = {"what": item_name(test.what)}
    return _Part(args, *_parts(state, objective), marked(state, test.what), _named(state, test.what))


@tells(tests.Hold)
def _hold(state: State, objective: Objective, test: tests.Hold, seat: int) -> _Part:
    held = [one for one in objectives.of_kind(state, test.what) if objectives.holder(state, one) == seat]
    done = int(bool(held)) if seat != NOBODY else 0
    return _Part({"what": item_name(test.what)}, done, 1, pieces=_named(state, test.what))


@tells(tests.HoldAll)
def _hold_all(state: State, objective: Objective, test: tests.HoldAll, seat: int) -> _Part:
    area = objectives.area_of(state, test.zone)
    held = sum(
        kind_of(thing) == test.what
        for mini in (objectives.inside(state, area, seat) if seat != NOBODY else ())
        for thing in mini.objects
    )
    args: dict[str, Arg] = {"what": item_name(test.what), "zone": _letter(test.zone)}
    of = len(objectives.of_kind(state, test.what))
    return _Part(args, held, of, members(area), _named(state, test.what))


@tells(tests.Majority)
def _majority(state: State, objective: Objective, test: tests.Majority, seat: int) -> _Part:
    area = objectives.area_of(state, test.area)
    board = "yes" if test.area in state.ship.boards else "no"
    args: dict[str, Arg] = {"area": _letter(test.area), "board": board, "measure": test.measure}
    return _Part(args, squares=members(area))


@tells(tests.Search)
def _search(state: State, objective: Objective, test: tests.Search, seat: int) -> _Part:
    searched = sum(feat.seat == seat for feat in feat_log.feats(state, "searched"))
    return _Part({"rooms": test.rooms}, min(searched, test.rooms), test.rooms)


@tells(tests.Stand)
def _stand(state: State, objective: Objective, test: tests.Stand, seat: int) -> _Part:
    what = f"obj_{test.square}"
    return _Part({"what": item_name(what)}, squares=marked(state, what))


@tells(tests.KillCount)
def _kill_count(state: State, objective: Objective, test: tests.KillCount, seat: int) -> _Part:
    sheets = load_box().figures
    killed = [feat for feat in feat_log.feats(state, "killed") if feat.seat == seat]
    done = sum(sheets[feat.subject].has(test.flag) for feat in killed)
    of = test.count[len(objectives.squads(state))]
    figures = [id_ for id_, sheet in sheets.items() if sheet.has(test.flag)]
    args: dict[str, Arg] = {"figures": [item_name(one) for one in figures], "count": of}
    return _Part(args, min(done, of), of, pieces=_figures(state, figures))


@tells(tests.Drill)
def _drill(state: State, objective: Objective, test: tests.Drill, seat: int) -> _Part:
    of = len(test.deeds) + sum(test.kills.values())
    left = len(objectives.lacking(state, test, seat)) if seat != NOBODY else of
    args: dict[str, Arg] = {
        "deeds": [Phrase(f"sq-deed-{deed}") for deed in test.deeds],
        "figures": [item_name(one) for one in test.kills],
        "kills": len(test.kills),
    }
    return _Part(args, of - left, of, pieces=_figures(state, tuple(test.kills)))


@tells(tests.LeaveMost)
def _leave_most(state: State, objective: Objective, test: tests.LeaveMost, seat: int) -> _Part:
    since = next((at for at, feat in enumerate(state.feats) if feat.what == "armed"), len(state.feats))
    left = sum(feat.what == "left" and feat.seat == seat for feat in state.feats[since:])
    return _Part({"least": test.min}, left, test.min)


@tells(tests.DamageMost)
def _damage_most(state: State, objective: Objective, test: tests.DamageMost, seat: int) -> _Part:
    hurt: Counter[int] = Counter()
    for feat in feat_log.feats(state, "hurt"):
        hurt[feat.seat] += feat.count if feat.subject in test.figures else 0
    args: dict[str, Arg] = {"figures": [item_name(one) for one in test.figures], "least": test.min}
    return _Part(args, hurt[seat], test.min, pieces=_figures(state, test.figures))


@tells(tests.ClearBoard)
def _clear_board(state: State, objective: Objective, test: tests.ClearBoard, seat: int) -> _Part:
    area = objectives.area_of(state, test.board)
    return _Part({"board": _letter(test.board), "round": test.by_round}, squares=members(area))


# What is counted, and where it is


def _parts(state: State, objective: Objective) -> tuple[int, int]:
    """How many of its parts have been paid, of how many; nothing where it is a single one."""
    of = len(_shares(objective))
    return (len(objectives.paid(state, objective)), of) if of > 1 else (0, 0)


def _figures(state: State, figures: Sequence[str]) -> list[str]:
    """The miniatures of these sheets that stand on the map."""
    return [mini.id for mini in on_board(state) if mini.figure in figures]


def _named(state: State, what: str) -> list[str]:
    """Everything of this kind that is known to be on the map: objects, carried figures, vents, structures."""
    things = [one.id for one in objectives.of_kind(state, what) if one.recovered < 0]
    minis = _figures(state, (what,))
    if what == "obj_vent":
        return [*things, *minis, *(f"vent:{id_}" for id_ in state.vents)]
    return [*things, *minis, *(f"site:{id_}" for id_, _ in state.structures if kind_of(id_) == what)]


def _letter(area: str) -> str:
    """A room or a board as the map writes it: `brd_b` is B."""
    return area.removeprefix("brd_").upper()
