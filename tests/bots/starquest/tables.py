"""Whole games of bots, decision by decision, and drawn positions in which a bot has to decide."""

from collections.abc import Iterator

from msgspec import Struct

from bulkhead.bots import Bot, bot, strongest
from bulkhead.bots.starquest import Overlord, Trooper
from bulkhead.bots.starquest.player import Commander
from bulkhead.starquest.data.commands import AnyCommand
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.frames import Activation
from bulkhead.starquest.data.options import Options, read_options
from bulkhead.starquest.data.state import State
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Silence
from bulkhead.tabletop.game import Offer
from bulkhead.tabletop.phrases import Phrase
from tests.starquest.scene import Table

DUEL = {"mission": "mis_00_first_steps", "factions": "blood_angels,chaos"}
"""The smallest possible table."""
TRIO = {"mission": "mis_s2_two_keys", "factions": "imperial_fists,eldar,chaos,cult"}


class Decision(Struct, frozen=True):
    """A bot's question and its answer."""

    state: State
    seat: int
    view: View
    offer: Offer[AnyCommand]
    command: AnyCommand
    reason: Phrase | None


def game(
    values: dict[str, str], seed: str, kinds: tuple[str, ...] = (), chance: bytes = b""
) -> Iterator[Decision]:
    """A game of bots (the best for each seat unless named); yields every decision before it is carried out. `chance`:
    the seed of the bots."""
    options: Options = read_options(values)
    dice = Seeded(seed.encode(), ("",) * len(options.factions))
    names = kinds or strongest("starquest", options.factions)
    players: list[Bot] = [bot(name, "starquest", chance or seat) for seat, name in enumerate(names)]
    state = STARQUEST.new(options, dice, Silence())
    while (seat := STARQUEST.waiting(state)) is not None:
        offer = STARQUEST.offer(state, seat)
        assert offer is not None
        view = STARQUEST.view(state, seat)
        command = players[seat].choose(view, offer)
        yield Decision(state, seat, view, offer, command, players[seat].reason)
        STARQUEST.apply(state, seat, command, dice, Silence())


def player(table: Table) -> Commander:
    """The bot for the seat that decides at a table."""
    assert table.waiting is not None
    return Overlord() if is_alien(table.side(table.waiting).faction) else Trooper()


def ask(table: Table) -> str:
    """The bot's answer to the pending question."""
    seat = table.waiting
    assert seat is not None
    offer = STARQUEST.offer(table.state, seat)
    assert offer is not None
    command = player(table).choose(STARQUEST.view(table.state, seat), offer)
    assert command in offer.commands
    return str(command)


def play(table: Table, most: int = 40) -> list[str]:
    """The bot's commands in the current activation."""
    done: list[str] = []
    while any(isinstance(frame, Activation) for frame in table.state.frames):
        done.append(ask(table))
        table.do(done[-1])
        assert len(done) < most
    return done
