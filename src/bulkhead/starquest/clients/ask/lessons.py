"""The briefing of each mission, and the hints of the first one; each hint is shown once, when its subject comes up."""

from collections.abc import Callable, Iterator, Sequence

from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.clients.words import names
from bulkhead.starquest.data.commands import (
    Activate,
    AnyCommand,
    Choose,
    Enter,
    Face,
    Open,
    Overwatch,
    Put,
    Search,
    Share,
    Shoot,
    Snap,
    Step,
    Strike,
    Use,
    Yes,
)
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.frames import Window
from bulkhead.starquest.data.scenario import TEACHING
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.game import SPECTATOR, Offer
from bulkhead.tabletop.phrases import Arg, Phrase


def hints(view: View, offer: Offer[AnyCommand]) -> Iterator[tuple[str, Phrase]]:
    """All hints that fit the open question, each with the name under which it is remembered as shown."""
    yield from _briefing(view)
    if TEACHING in view.scenario.special:
        alien = is_alien(view.sides[offer.seat].faction)
        for name, fits in (ALIEN_LESSONS if alien else LESSONS).items():
            if fits(view, offer.commands):
                yield name, Phrase(f"sq-lesson-{name}", _about(view, offer.seat))


def farewell(view: View) -> Iterator[Phrase]:
    """The closing words of the first lesson."""
    if TEACHING in view.scenario.special:
        yield Phrase("sq-lesson-farewell")


def _about(view: View, seat: int) -> dict[str, Arg]:
    """What the sentences of a lesson may name."""
    zone = getattr(view.scenario.objectives[0].test, "zone", "")
    return {
        "faction": names.faction_name(view.sides[seat].faction),
        "zone": zone,
        "points": view.sides[seat].command,
    }


# The briefing


def _briefing(view: View) -> Iterator[tuple[str, Phrase]]:
    """The mission's story and its objectives, without hidden ones; alien players get their own version."""
    mission = view.scenario.id
    if view.scenario.map:  # a mission of the table's own has no words
        return
    faction = "" if view.viewer is SPECTATOR else view.sides[view.seat].faction
    theirs = "their-" if is_alien(faction) else ""
    yield "story", Phrase("sq-briefing-story", {"story": Phrase(f"{mission}-story")})
    if theirs:
        yield "aliens", Phrase("sq-briefing-aliens", {"faction": names.faction_name(faction)})
    for objective in view.scenario.objectives:
        if objective.public and not isinstance(objective.test, tests.Secret):
            told = Phrase(f"{mission}-{objective.id}")
            yield objective.id, Phrase(f"sq-briefing-{theirs}{objective.id}", {"text": told})
    yield "rounds", Phrase("sq-briefing-rounds", {"rounds": view.scenario.rounds})


# The lessons


Fits = Callable[[View, Sequence[AnyCommand]], bool]


def _offers(*kinds: type[AnyCommand]) -> Fits:
    """A test: is a command of this kind on offer?"""
    return lambda view, commands: any(isinstance(command, kinds) for command in commands)


def _choosing_dock(view: View, commands: Sequence[AnyCommand]) -> bool:
    return view.phase == "setup" and any(isinstance(command, Choose) for command in commands)


def _in_round(number: int) -> Fits:
    return lambda view, commands: view.round >= number


def _tokens_about(view: View, commands: Sequence[AnyCommand]) -> bool:
    return bool(view.tokens)


def _alien_in_sight(view: View, commands: Sequence[AnyCommand]) -> bool:
    return any(
        mini.place == "board" and mini.seat >= 0 and is_alien(view.sides[mini.seat].faction)
        for mini in view.minis.values()
    )


def _turned_away(view: View, commands: Sequence[AnyCommand]) -> bool:
    """Are aliens on the map while the acting figure has no attack but can turn?"""
    able = any(isinstance(command, Face) for command in commands)
    attacks = any(isinstance(command, Shoot | Strike) for command in commands)
    return able and not attacks and _alien_in_sight(view, commands)


def _wounded(view: View, commands: Sequence[AnyCommand]) -> bool:
    return any(
        mini.place == "dead" and not is_alien(view.sides[mini.seat].faction) for mini in view.minis.values()
    )


def _dodging(view: View, commands: Sequence[AnyCommand]) -> bool:
    return bool(view.frames) and isinstance(view.frames[-1], Window) and view.frames[-1].why == "dodge"


def _spending(view: View, commands: Sequence[AnyCommand]) -> bool:
    return bool(view.frames) and isinstance(view.frames[-1], Window) and view.frames[-1].why == "own"


LESSONS: dict[str, Fits] = {
    "welcome": lambda view, commands: True,
    "dock": _choosing_dock,
    "map": _offers(Activate),
    "act": _offers(Activate),
    "enter": _offers(Enter),
    "walk": _offers(Step),
    "blips": _tokens_about,
    "door": _offers(Open),
    "aliens": _alien_in_sight,
    "shoot": _offers(Shoot),
    "turn": _turned_away,
    "share": _offers(Share),
    "loss": _wounded,
    "round-2": _in_round(2),
    "melee": _offers(Strike),
    "overwatch": _offers(Overwatch),
    "snap": _offers(Snap),
    "round-3": _in_round(3),
    "search": _offers(Search),
    "card": _offers(Use),
    "round-4": _in_round(4),
    "command": _offers(Yes),
    "spend": _spending,
    "dodge": _dodging,
    "last": _in_round(6),
}
"""When each hint fits, in the order in which several at once are shown. Each is shown once."""

ALIEN_LESSONS: dict[str, Fits] = {"alien-place": _offers(Put), "alien-act": _offers(Activate)}
"""The same for alien players."""
