"""Says what the scoring rolls on the table would pay for now: every battle action that each of them could buy at once.

A client asks while dice are chosen, so that it promises nothing that cannot be done and needs no rules.
"""

from msgspec import Struct

from bulkhead.heroes.clients import telling
from bulkhead.heroes.data.commands import AnyCommand, Stop
from bulkhead.heroes.rules import actions
from bulkhead.heroes.rules.scoring_rolls import keeps
from bulkhead.heroes.views import View, on_the_table
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake

PAYS = "pays"


class Bought(Struct, frozen=True):
    """A battle action that a scoring roll would pay for: as an answer of an offer."""

    text: str
    command: AnyCommand
    does: Phrase


class Pays(Struct, frozen=True):
    """What each scoring roll on the table or aside would pay for if the mover acted now."""

    rolls: dict[str, tuple[Bought, ...]]


def topics(view: View) -> tuple[str, ...]:
    """The questions about a view: while dice are chosen, what they would pay for."""
    return (PAYS,) if view.phase in ("keep", "push") else ()


def survey(view: View, about: str) -> Pays:
    """The answer to a question; the dice and the battlefield are public, so everybody gets the same."""
    if about not in topics(view):
        raise Mistake("survey-nothing", about=about)
    found = dict.fromkeys(view.aside)
    if view.phase == "keep":
        for rolls in keeps(view.rolled, view.held, view.options.hold):
            found |= dict.fromkeys(rolls)
    return Pays({roll: _bought(view, roll) for roll in found})


def _bought(view: View, roll: str) -> tuple[Bought, ...]:
    state = on_the_table(view)
    state.phase, state.aside = "act", (roll,)
    commands = (one for one in actions.choices(state, view.mover) if not isinstance(one, Stop))
    return tuple(Bought(str(one), one, telling.describe(one, view)) for one in commands)
