"""What the instructor of a lesson says now: one short sentence, and the thing that it is about.

A lesson is a list of pieces of advice. The first that fits the open question is given. Nothing is remembered, so it
also fits after something was taken back. `at` is a command on offer in its text form, a miniature, an object or a
square; a client points there. Where a client activates a miniature only with its first deed, it asks with the
miniature that is selected: once that is the one to be pressed, the advice is about what it does next.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import TypeVar

from msgspec import Struct

from bulkhead.starquest.clients.ask.prospects import begun, shown
from bulkhead.starquest.clients.words import names
from bulkhead.starquest.data.commands import (
    Activate,
    AnyCommand,
    Done,
    End,
    HandIn,
    Open,
    Overwatch,
    Pass,
    PickUp,
    Search,
    Shoot,
    Snap,
    Step,
    Use,
    Yes,
    spot_text,
)
from bulkhead.starquest.data.frames import Activation, Attack, Window
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.game import Offer
from bulkhead.tabletop.phrases import Arg, Phrase


class Advice(Struct, frozen=True, rename="kebab"):
    """What is said, the name under which it can be put away, and what it is about."""

    name: str
    says: Phrase
    at: str = ""


C = TypeVar("C", bound=AnyCommand)


class Pupil:
    """The table as the instructor looks at it: what the pupil has done, and what is on offer."""

    def __init__(self, view: View, offer: Offer[AnyCommand], selected: str = "") -> None:
        self.view = view
        self.selected = selected
        self.seat = offer.seat
        self.commands: Sequence[AnyCommand] = offer.commands
        self.side = view.sides[offer.seat]
        self.frame = view.frames[-1] if view.frames else None

    def first(self, kind: type[C], *, who: str = "") -> C | None:
        """The first command of a kind on offer, of this miniature where one is named."""
        for command in self.commands:
            if isinstance(command, kind) and (not who or getattr(command, "who", "") == who):
                return command
        return None

    @cached_property
    def deeds(self) -> frozenset[str]:
        """The deeds of the lesson that are done."""
        return frozenset(
            one.subject for one in self.view.feats if one.what == "drilled" and one.seat == self.seat
        )

    @cached_property
    def mine(self) -> list[Mini]:
        return [mini for mini in self.view.minis.values() if mini.seat == self.seat and mini.place == "board"]

    @cached_property
    def foes(self) -> list[Mini]:
        return [mini for mini in self.view.minis.values() if mini.seat != self.seat and mini.place == "board"]

    @property
    def acting(self) -> Mini | None:
        """The miniature whose activation it is."""
        return self.view.minis.get(self.frame.who) if isinstance(self.frame, Activation) else None

    @property
    def choosing(self) -> bool:
        """Is it the pupil's turn, with no miniature acting?"""
        return any(isinstance(command, Activate | End) for command in self.commands)

    @property
    def ready(self) -> list[str]:
        return [command.who for command in self.commands if isinstance(command, Activate)]

    def figure(self, id_: str) -> str:
        """The first foe with this sheet on the map."""
        return next((mini.id for mini in self.foes if mini.figure == id_), "")

    def spot(self, mini: Mini) -> tuple[int, int]:
        width, _, west, north = self.view.grid
        return west + mini.squares[0] % width, north + mini.squares[0] // width

    def window(self, why: str) -> bool:
        return isinstance(self.frame, Window) and self.frame.why == why

    @property
    def shot_at(self) -> str:
        """The miniature that is under attack."""
        attack = next((one for one in reversed(self.view.frames) if isinstance(one, Attack)), None)
        return attack.aim if attack is not None else ""


Found = str | None
"""What a piece of advice is about; None where it does not fit."""
Lesson = tuple[tuple[str, Callable[[Pupil], Found]], ...]


def advise(view: View, offer: Offer[AnyCommand], selected: Activate | None = None) -> Advice | None:
    """The advice for the open question; None in a mission that is no lesson, and where none fits. A miniature that is
    selected as was advised is advised as if it had been activated."""
    if selected is None:
        return _advice(Pupil(view, offer))
    now = _advice(Pupil(view, offer, selected.who))
    if now is None or now.at != selected.who:
        return now
    after = begun(view, selected)
    return _advice(Pupil(shown(view, after), after.offer)) if after.offer is not None else now


def _advice(pupil: Pupil) -> Advice | None:
    for name, fits in LESSONS.get(pupil.view.scenario.id, ()):
        at = fits(pupil)
        if at is not None:
            return Advice(name, Phrase(f"sq-coach-{name}", _about(pupil, at)), at)
    return None


def _about(pupil: Pupil, at: str) -> dict[str, Arg]:
    """What the sentences may name."""
    mini = pupil.view.minis.get(at) or pupil.view.minis.get(pupil.shot_at) or pupil.acting
    return {"who": names.item_name(mini.figure) if mini is not None else ""}


def _text(command: AnyCommand | None) -> Found:
    return None if command is None else str(command)


def _pick(ids: Iterable[str]) -> Found:
    return next(iter(ids), None)


# Shooting and Overwatch


def _choose_first(pupil: Pupil) -> Found:
    """The miniature in the middle has the best gun."""
    if not pupil.choosing or "shot" in pupil.deeds:
        return None
    return _pick(sorted(pupil.ready, key=lambda who: who != pupil.side.leader))


def _shoot(pupil: Pupil) -> Found:
    shot = pupil.first(Shoot)
    return shot.at if shot is not None else None


def _first_shot(pupil: Pupil) -> Found:
    return None if "shot" in pupil.deeds else _shoot(pupil)


def _after_shot(pupil: Pupil) -> Found:
    return str(Done()) if _shot_already(pupil) and Done() in pupil.commands else None


def _watch(pupil: Pupil) -> Found:
    return _text(pupil.first(Overwatch))


def _next_one(pupil: Pupil) -> Found:
    """Any miniature that may act: the one that is selected, or the first."""
    return _pick(sorted(pupil.ready, key=lambda who: who != pupil.selected)) if pupil.choosing else None


def _end(pupil: Pupil) -> Found:
    return str(End()) if pupil.choosing and not pupil.ready and End() in pupil.commands else None


def _pass(pupil: Pupil) -> Found:
    return str(Pass()) if Pass() in pupil.commands else None


def _shot_already(pupil: Pupil) -> bool:
    return pupil.acting is not None and pupil.acting.deeds.shots > 0


def _snap(pupil: Pupil) -> Found:
    return _text(pupil.first(Snap))


def _finish(pupil: Pupil) -> Found:
    return str(Done()) if pupil.acting is not None and Done() in pupil.commands else None


CORRIDOR: Lesson = (
    ("t1-choose", _choose_first),
    ("t1-shoot", _first_shot),
    ("t1-snap", _snap),
    ("t1-done", _after_shot),
    ("t1-fire", lambda pupil: _shoot(pupil) if "overwatch" in pupil.deeds else None),
    ("t1-watch", _watch),
    ("t1-finish", _finish),
    ("t1-next", lambda pupil: _next_one(pupil) if pupil.view.round == 1 else None),
    ("t1-again", _next_one),
    ("t1-end", _end),
)

# Searching, cards and objects

KEY = "rec_override_key"
DOOR, BESIDE, VAULT, AIRLOCK = (2, 3), (5, 2), (5, 3), (2, 0)
"""Squares of the lesson: behind the door of the store, before the bulkhead, the strongbox, the airlock."""
WIDTH, DEPTH = range(4, 7), range(3, 6)
"""The columns and rows of the vault."""


def _bearer(pupil: Pupil) -> str:
    """The miniature that carries the strongbox."""
    return next((mini.id for mini in pupil.mine if mini.objects), "")


def _searched(pupil: Pupil) -> bool:
    return bool(pupil.view.searched)


def _vault_open(pupil: Pupil) -> bool:
    return bool(pupil.view.opened)


def _keeper(pupil: Pupil) -> str:
    """The miniature that holds the key, or had it: the cards of a squad are in its hand, so the searcher plays it."""
    return _bearer(pupil) or (pupil.mine[0].id if pupil.mine else "")


def _is_keeper(pupil: Pupil) -> bool:
    return pupil.acting is not None and pupil.acting.id == _keeper(pupil)


def _inside(pupil: Pupil, mini: Mini) -> bool:
    x, y = pupil.spot(mini)
    return x in WIDTH and y in DEPTH


def _go(square: tuple[int, int]) -> Callable[[Pupil], Found]:
    """Walk there, while the acting miniature has steps left."""

    def fits(pupil: Pupil) -> Found:
        acting = pupil.acting
        if acting is None or not _is_keeper(pupil) or pupil.first(Step, who=acting.id) is None:
            return None
        return None if pupil.spot(acting) == square else spot_text(square)

    return fits


def _when(condition: Callable[[Pupil], bool], then: Callable[[Pupil], Found]) -> Callable[[Pupil], Found]:
    return lambda pupil: then(pupil) if condition(pupil) else None


def _pick_keeper(pupil: Pupil) -> Found:
    return _keeper(pupil) if pupil.choosing and _keeper(pupil) in pupil.ready else None


def _use_key(pupil: Pupil) -> Found:
    for command in pupil.commands:
        if isinstance(command, Use) and command.card == KEY and not _vault_open(pupil):
            return str(command)
    return None


def _needs_key(pupil: Pupil) -> bool:
    """Is the bulkhead between the keeper and where it has to go?"""
    acting = pupil.acting
    if acting is None or not _searched(pupil) or _vault_open(pupil):
        return False
    return _inside(pupil, acting) if _bearer(pupil) else not _inside(pupil, acting)


STORE: Lesson = (
    ("t2-hand-in", lambda pupil: _text(pupil.first(HandIn))),
    ("t2-box", lambda pupil: _text(pupil.first(PickUp))),
    ("t2-search", lambda pupil: None if _searched(pupil) else _text(pupil.first(Search))),
    ("t2-choose", _when(lambda pupil: not _searched(pupil), _pick_keeper)),
    ("t2-open", lambda pupil: None if _searched(pupil) else _text(pupil.first(Open))),
    ("t2-in", _when(lambda pupil: not _searched(pupil), _go(DOOR))),
    ("t2-snap", _snap),
    ("t2-key", _when(_needs_key, _use_key)),
    ("t2-home", _when(lambda pupil: bool(_bearer(pupil)), _go(AIRLOCK))),
    ("t2-vault", _when(_vault_open, _go(VAULT))),
    ("t2-way", _when(lambda pupil: _searched(pupil) and not _bearer(pupil), _go(BESIDE))),
    ("t2-shoot", lambda pupil: None if _is_keeper(pupil) or _shot_already(pupil) else _shoot(pupil)),
    ("t2-watch", lambda pupil: None if _is_keeper(pupil) else _watch(pupil)),
    ("t2-done", _finish),
    ("t2-bearer", _when(lambda pupil: bool(_bearer(pupil)), _pick_keeper)),
    ("t2-keeper", _pick_keeper),
    ("t2-next", _next_one),
    ("t2-end", _end),
    ("t2-cards", _pass),
)

# Command points, reactions and psychic powers

MACHINE, CRUSH = "fig_android", "psi_crush"


def _crush(pupil: Pupil) -> Found:
    for command in pupil.commands:
        if isinstance(command, Use) and command.card == CRUSH:
            return str(command)
    return None


def _in_sight_of_machine(pupil: Pupil) -> bool:
    return pupil.view.round > 1 and bool(pupil.figure(MACHINE)) and CRUSH in pupil.side.psychic


def _pick_psionic(pupil: Pupil) -> Found:
    who = pupil.side.psionic
    return who if pupil.choosing and who in pupil.ready and _in_sight_of_machine(pupil) else None


def _dodge(pupil: Pupil) -> Found:
    """A step of the miniature under attack, straight to the south where the open door is."""
    if not isinstance(pupil.frame, Window) or pupil.frame.why != "dodge" or pupil.frame.spent:
        return None
    target = pupil.view.minis.get(pupil.shot_at)
    steps = [one for one in pupil.commands if isinstance(one, Step) and one.who == pupil.shot_at]
    if target is None or not steps:
        return None
    here, _ = pupil.spot(target)
    return spot_text(max(steps, key=lambda one: (one.to[1], -abs(one.to[0] - here))).to)


def _let_go(why: str) -> Callable[[Pupil], Found]:
    return lambda pupil: str(Pass()) if pupil.window(why) and Pass() in pupil.commands else None


COMMAND: Lesson = (
    ("t3-roll", lambda pupil: _text(pupil.first(Yes))),
    ("t3-keep", _let_go("own")),
    ("t3-dodge", _dodge),
    ("t3-dodged", _let_go("dodge")),
    ("t3-snap", _snap),
    ("t3-psionic", _pick_psionic),
    ("t3-crush", _crush),
    ("t3-done", _after_shot),
    ("t3-shoot", lambda pupil: _shoot(pupil) if pupil.view.round > 1 else None),
    ("t3-finish", _finish),
    ("t3-begin", lambda pupil: str(End()) if pupil.choosing and pupil.view.round == 1 else None),
    ("t3-next", lambda pupil: _next_one(pupil) if pupil.figure(MACHINE) else None),
    ("t3-end", lambda pupil: str(End()) if pupil.choosing else None),
    ("t3-cards", _pass),
)

LESSONS: dict[str, Lesson] = {
    "mis_t1_corridor": CORRIDOR,
    "mis_t2_vault": STORE,
    "mis_t3_machine": COMMAND,
}
"""By mission."""
