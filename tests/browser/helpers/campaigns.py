"""Campaigns for screens: one just founded, and the last decisions of a mission."""

from __future__ import annotations

from functools import cache
from typing import Any

import httpx

from bulkhead.bots import bot
from bulkhead.match.entries import Seated
from bulkhead.match.session import Session
from bulkhead.starquest.data.frames import Ending
from tests.browser.helpers.aboard import GAME, MOST
from tests.browser.helpers.house import PATIENCE, House

LAST_TURN: dict[str, Any] = {
    "factions": ["ultramarines", "chaos"],
    "mission": "mis_01_hard_dock",
    "seals": {"ultramarines": 6},
}


def founded(house: House) -> str:
    """A campaign of five missions: its founder's key. A squad at her screen, another by link, bots against them."""
    seats = [
        {"faction": "ultramarines", "kind": "here", "name": "Ann"},
        {"faction": "eldar", "kind": "link", "name": "Bob"},
        {"faction": "chaos", "kind": "bot", "name": "Hal"},
        {"faction": "cult", "kind": "bot", "name": "Max"},
    ]
    form = {"name": "Friday crew", "missions": ["short"], "seats": seats}
    answer = httpx.post(f"{house.url}/api/campaigns", json=form, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    key: str = answer.json()["key"]
    return key


@cache
def last_turn() -> str:
    """The last decision of a mission before its end: the squad will have a card to keep and Seals to spend."""
    options = GAME.options(LAST_TURN)
    session = Session.start(GAME, options, [Seated(one, "random") for one in options.factions], bytes(32))
    bots = [bot("random", "starquest", seat) for seat in range(len(options.factions))]
    before = ""
    for _ in range(MOST):
        seat = session.waiting
        assert seat is not None, "nobody had anything to decide at the end"
        if isinstance(session.state.frames[-1], Ending):
            return before
        before = GAME.position(session.state)
        offer = session.offer(seat)
        assert offer is not None
        session.submit(seat, bots[seat].choose(session.view(seat), offer))
    raise AssertionError("the mission never ended")
