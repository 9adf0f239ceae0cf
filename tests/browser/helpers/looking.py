"""Checks what a screen must show: the table as the engine has it, from a seat, and the report after the match."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from bulkhead.heroes.data.board import COLUMNS
from bulkhead.heroes.views import View
from tests.browser.helpers.foretold import Foretold
from tests.browser.helpers.player import Player

SPECTATOR = -1


def sees_scores(player: Player, seat: int, view: View) -> None:
    """The current scores, the player's own first; a spectator sees the first player's first."""
    ours, theirs = reversed(view.scores) if seat == 1 else view.scores
    player.sees(player.find("img", "web-heroes-scores", ours=ours, theirs=theirs).first)


def sees_heroes(player: Player, seat: int, view: View, names: Sequence[str]) -> None:
    """Every hero stands in its square, and the square says so."""
    for owner, army in enumerate(view.armies):
        for column, hero in zip(COLUMNS, army, strict=True):
            advance = view.advances[owner][column - 1]
            below = owner == max(seat, 0)
            there = (
                (column, advance + 1) if below else (len(army) + 1 - column, 2 * view.options.rows - advance)
            )
            said = player.says(
                "web-heroes-square-hero",
                column=there[0],
                row=there[1],
                hero=player.hero(hero),
                whose="other" if seat == SPECTATOR else "yours" if owner == seat else "theirs",
                who=names[owner],
                advance=advance,
            )
            expect(player.square(*there)).to_have_attribute("aria-label", re.compile(f"^{re.escape(said)}"))


def sees_whose_turn(player: Player, seat: int, view: View, names: Sequence[str]) -> None:
    """A turn begins: its player may roll, the others see whose turn it is."""
    if seat == view.mover:
        player.sees(player.button("web-heroes-roll"))
    else:
        waits = player.says("web-heroes-their-turn", name=names[view.mover])
        player.sees(player.decision.get_by_role("heading", name=waits, exact=True))


def sees_the_end(player: Player, seat: int, foretold: Foretold, names: Sequence[str]) -> None:
    """The winner, and the way to everything after the game."""
    how = "watched" if seat == SPECTATOR else "won" if foretold.winner == seat else "lost"
    player.sees(player.find("heading", "web-heroes-over", how=how, name=names[foretold.winner]))
    player.sees(player.link("web-heroes-after"))


def sees_the_report(
    player: Player, seat: int, foretold: Foretold, names: Sequence[str], *, match: bool = False
) -> None:
    """After the game: who won, and by how much."""
    how = "won" if foretold.winner == seat else "lost"
    high, low = max(foretold.scores), min(foretold.scores)
    said = {"how": how, "match": "yes" if match else "no", "name": names[foretold.winner]}
    player.sees(player.find("heading", "web-after-headline", high=high, low=low, **said))


def verifies_the_dice(player: Player, foretold: Foretold) -> None:
    """The browser rolls every die of the match again and finds no difference."""
    player.press(player.button("web-verify-button"))
    player.sees(verdict(player).get_by_text(player.says("web-verify-seed-right")))
    player.sees(verdict(player).get_by_text(player.says("web-verify-fair", count=foretold.dice)))
    player.press(player.button("web-close"))
    player.sees(player.button("web-verify-button-fair"))


def verdict(player: Player) -> Locator:
    """The element with the result of the verification."""
    return player.page.get_by_role("dialog", name=player.says("web-verify"))


def sees_the_sheet(player: Player, view: View, names: Sequence[str]) -> None:
    """The scores of a best of three: the games that are over, the one being played, and the sum."""
    for seat, name in enumerate(names):
        games = [game[seat] for game in view.sheet]
        if view.phase != "over":
            games.append(view.scores[seat])
        empty = [""] * (view.options.games - len(games))
        expect(sheet_row(player, name)).to_have_text([*map(str, games), *empty, str(sum(games))])


def sheet_row(player: Player, name: str) -> Locator:
    """A player's line in the sheet of a best of three: the cells of the games, then their sum."""
    rows = player.page.get_by_role("table").first.get_by_role("row")
    return rows.filter(has=player.page.get_by_role("rowheader", name=name)).get_by_role("cell")
