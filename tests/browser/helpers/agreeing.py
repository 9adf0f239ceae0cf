"""Checks that several screens at one table of Starquest agree, and that none shows a secret."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import expect

from bulkhead.starquest.views.views import View
from tests.browser.helpers.mirror import Mirror
from tests.browser.helpers.player import Player
from tests.browser.helpers.ship import Ship

SPECTATOR = -1
UNIT = 32
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gil")
FACE_DOWN = ("fig-blip", "fig-reinf", "fig-object")

SHOWS = """
([wanted, docked]) => {
  const pieces = {};
  for (const one of document.querySelectorAll('[data-map] [data-piece]'))
    if (!docked.includes(one.dataset.piece))
      pieces[one.dataset.piece] = one.style.transform.match(/-?[\\d.]+/g).map(Number);
  const points = [...document.querySelectorAll('.seat .num')].map((one) => Number(one.textContent));
  const sorted = (facts) => JSON.stringify([Object.entries(facts.pieces).sort(), facts.points]);
  return sorted({ pieces, points }) === sorted(wanted);
}
"""
PIECES = """
() => [...document.querySelectorAll('[data-map] [data-piece]')].map((one) => [
  one.dataset.piece, [...one.querySelectorAll('use')].map((use) => use.getAttribute('href').split('#').at(-1)),
])
"""


def public(view: View) -> dict[str, Any]:
    """The positions of all pieces, and all points."""
    width, _, west, north = view.grid

    def middle(squares: Sequence[int]) -> list[float]:
        across = [west + square % width for square in squares]
        down = [north + square // width for square in squares]
        return [(min(line) + max(line) + 1) / 2 * UNIT for line in (across, down)]

    stand = {
        id: middle(mini.squares)
        for id, mini in view.minis.items()
        if mini.place == "board" and mini.squares and not mini.carrier
    }
    lie = {id: middle([token.square]) for id, token in view.tokens.items()}
    return {"pieces": stand | lie, "points": [view.sides[seat].points for seat in view.order]}


def agree(mirror: Mirror, ships: Sequence[Ship]) -> None:
    """Every screen shows all pieces, and no secret."""
    for seat, ship in enumerate(ships):
        player = ship.player
        if seat != mirror.waiting:
            name = player.words.called(NAMES).name(mirror.waiting)
            expect(player.page.locator(".now")).to_contain_text(player.says("web-sq-waiting", name=name))
        shows(mirror, player)
        keeps_secrets(mirror, seat, player)


def spectates(mirror: Mirror, player: Player) -> None:
    """A spectator sees what is public."""
    shows(mirror, player)
    keeps_secrets(mirror, SPECTATOR, player)


def shows(mirror: Mirror, player: Player) -> None:
    """Wait until the screen shows what is public."""
    docked = [id for id, mini in mirror.state.minis.items() if mini.place == "dock"]
    player.page.wait_for_function(SHOWS, arg=[public(mirror.view(SPECTATOR)), docked])


def keeps_secrets(mirror: Mirror, seat: int, player: Player) -> None:
    """Nothing in the whole page shows a secret of another seat: no picture of a token, no name of a card."""
    view = mirror.view(seat)
    for id, pictures in player.page.evaluate(PIECES):
        if id in view.tokens and not view.tokens[id].identity:
            assert set(pictures) <= set(FACE_DOWN), f"seat {seat} sees what {id} is"
    page = player.page.content()
    for secret in mirror.secrets(seat):
        assert secret not in page
        assert not re.search(rf">\s*{re.escape(player.says(secret))}\s*<", page), f"seat {seat}: {secret}"


def says_nothing_of(player: Player, *secrets: str) -> None:
    """Neither names nor ids of these cards and figures are in the page: no text, no title, no picture, no hint."""
    page = player.page.content()
    for secret in secrets:
        assert secret not in page, secret
        assert player.says(secret) not in page, player.says(secret)
