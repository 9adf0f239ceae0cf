"""What a figure could do if it were activated now, so that a client need not activate it first to show that.

The activation is rehearsed on the table that the asker sees, so it tells no more than his view does."""

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.starquest.clients.words.telling import describe_all
from bulkhead.starquest.data.commands import Activate, AnyCommand
from bulkhead.starquest.data.frames import Activation
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.rules.turn import activation
from bulkhead.starquest.table.engine import pop
from bulkhead.starquest.views.guessing import on_the_table
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Silence
from bulkhead.tabletop.game import Offer
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Illegal

THEN = ": "
"""Between an activation and a command that would follow it, in a question about that command."""


class Prospective(Struct, frozen=True, rename="kebab"):
    """A command that would be offered, as an offer has it."""

    text: str
    command: AnyCommand
    does: Phrase


class Prospect(Struct, frozen=True, rename="kebab"):
    """Everything that a figure could do at once, if it were activated."""

    who: str
    answers: tuple[Prospective, ...]


class Reason(Struct, frozen=True, rename="kebab"):
    """Why a command would not be possible even then: the clause and its words; empty where it would be."""

    clause: str
    says: Phrase | None


class Begun(Struct, frozen=True):
    """The table after a rehearsed activation."""

    state: State
    offer: Offer[AnyCommand] | None


def begun(view: View, command: Activate) -> Begun:
    """Activate a figure on a copy of the table that a view shows. By a house option another one may be left unfinished
    for it."""
    stage = on_the_table(view)
    if stage.frames and isinstance(stage.frames[-1], Activation):
        pop(stage)
    activation.begin(stage, view.seat, command.who, Silence())
    stage.offered = None
    return Begun(stage, decisions.offer(stage, view.seat))


def shown(view: View, after: Begun) -> View:
    """The view after a rehearsed activation."""
    stage = after.state
    question = after.offer.question if after.offer is not None else ""
    return replace(
        view, frames=tuple(stage.frames), minis=stage.minis, tokens=stage.tokens, question=question
    )


def prospect(view: View, command: Activate) -> Prospect:
    """The answers of the question that follows an activation; none where a token comes out of its vent first."""
    after = begun(view, command)
    if after.offer is None:
        return Prospect(command.who, ())
    commands = after.offer.commands
    told = zip(commands, describe_all(commands, shown(view, after)), strict=True)
    return Prospect(command.who, tuple(Prospective(str(one), one, does) for one, does in told))


def why_not_then(after: Begun, seat: int, command: AnyCommand) -> Reason:
    """Why a command is refused after a rehearsed activation. It is tried there, with dice that do not count."""
    try:
        decisions.apply(after.state, seat, command, Seeded(bytes(32)), Silence())
    except Illegal as refusal:
        return Reason(refusal.clause, refusal.phrase)
    return Reason("", None)
