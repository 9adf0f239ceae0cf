"""Positions of Starquest for screens: bots play until a wanted decision comes, and the table begins there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from bulkhead import GAMES
from bulkhead.bots import bot, strongest
from bulkhead.match.entries import Seated
from bulkhead.match.session import Session
from bulkhead.starquest.data.commands import AnyCommand, Put, Shoot
from bulkhead.tabletop.game import Offer

GAME = GAMES["starquest"]
TUTORIAL: dict[str, Any] = {"factions": ["ultramarines", "chaos"], "mission": "mis_00_first_steps"}
SEVEN: dict[str, Any] = {"mission": "mis_01_hard_dock"}
CHAOS = 5
"""The first of two alien players at a table of seven."""
MOST = 4000

Wanted = Callable[[Session, Offer[AnyCommand]], bool]


def may_shoot(session: Session, offer: Offer[AnyCommand]) -> bool:
    return offer.seat == 0 and any(isinstance(command, Shoot) for command in offer.commands)


def in_the_middle(session: Session, offer: Offer[AnyCommand]) -> bool:
    """The third round: all figures are aboard, and the first squad has a target to shoot at."""
    return session.state.round >= 3 and may_shoot(session, offer)


def holds_cards(session: Session, offer: Offer[AnyCommand]) -> bool:
    """The first squad has a target to shoot at and a hand of three cards or more."""
    side = session.state.sides[0]
    return may_shoot(session, offer) and len(side.orders + side.equipment + side.recon) >= 3


def places_blips(session: Session, offer: Offer[AnyCommand]) -> bool:
    """A scan: some of its blips are laid, and the first alien player lays the next one."""
    putting = any(isinstance(command, Put) for command in offer.commands)
    blips = sum(token.kind == "blip" for token in session.state.tokens.values())
    return offer.seat == CHAOS and putting and blips > 1


def first_asked(seed: bytes) -> int:
    """The seat that builds its squad first at a table of seven: the starting order is random."""
    options = GAME.options(SEVEN)
    seat = Session.start(GAME, options, [Seated("human", "")] * 7, seed, salts=[""] * 7).waiting
    assert seat is not None
    return seat


@cache
def moment(wanted: Wanted, *, seven: bool = False) -> str:
    """The position before such a decision."""
    options = GAME.options(SEVEN if seven else TUTORIAL)
    names = strongest("starquest", options.factions)
    players = [Seated(faction, name) for faction, name in zip(options.factions, names, strict=True)]
    session = Session.start(GAME, options, players, bytes(32))
    bots = [bot(name, "starquest", seat) for seat, name in enumerate(names)]
    for _ in range(MOST):
        seat = session.waiting
        assert seat is not None, "the mission was over before"
        offer = session.offer(seat)
        assert offer is not None
        if wanted(session, offer):
            return GAME.position(session.state)
        session.submit(seat, bots[seat].choose(session.view(seat), offer))
    raise AssertionError("that moment never came")
