"""Whole matches at several screens: made and joined by hand, then played with checks on every screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from playwright.sync_api import Locator

from tests.browser.helpers.foretold import Foretold, Turn, is_loud
from tests.browser.helpers.gestures import play
from tests.browser.helpers.looking import (
    SPECTATOR,
    sees_heroes,
    sees_scores,
    sees_the_end,
    sees_the_report,
    sees_whose_turn,
    verifies_the_dice,
)
from tests.browser.helpers.player import Player

NAMES = ("Ann", "Bob")
CLIPBOARD = ("clipboard-read", "clipboard-write")
"""Permissions for a browser that copies links."""


CLIPPED = """
async () => {
  for (let frame = 0; frame < 300; frame += 1) {
    const text = await navigator.clipboard.readText();
    if (text) return text;
    await new Promise(requestAnimationFrame);
  }
  throw new Error('Nothing was copied.');
}
"""


def copied(player: Player, button: Locator) -> str:
    """Press a button that copies something; returns the copied text."""
    player.page.evaluate("navigator.clipboard.writeText('')")
    player.press(button)
    text: str = player.page.evaluate(CLIPPED)
    return text


def invite(ann: Player, bob: Player, *, games: int = 1) -> str:
    """Ann makes a table and sends Bob its link; he takes the free seat. Returns the spectator link."""
    ann.go("#/new/heroes")
    ann.find("textbox", "web-new-name", seat=1).fill(NAMES[0])
    ann.press(ann.choice(ann.page, ann.says("web-new-seat-link")).last)
    ann.find("combobox", "heroes-option-games").select_option(str(games))
    ann.press(ann.button("web-new-make"))
    watch = copied(ann, ann.button("web-invite-copy-watch"))
    table = copied(ann, ann.button("web-inv-copy"))
    ann.sees(ann.button("web-inv-copy").get_by_text(ann.says("web-copied"), exact=True))

    bob.page.goto(table)
    bob.find("textbox", "web-inv-name").fill(NAMES[1])
    bob.press(bob.button("web-inv-sit"))
    # The game begins as soon as Bob sits there.
    for one in (ann, bob):
        one.sees(one.find("group", "web-heroes-roster"))
    return watch


def share_a_screen(both: Player) -> None:
    """Ann and Bob at one screen."""
    both.go("#/new/heroes")
    for seat, name in enumerate(NAMES):
        both.press(both.choice(both.page, both.says("web-new-seat-here")).nth(seat))
        both.find("textbox", "web-new-name", seat=seat + 1).fill(name)
    both.press(both.button("web-new-start"))
    both.sees(both.find("group", "web-heroes-roster"))


def play_on(
    players: Sequence[Player | None],
    turns: Iterable[Turn],
    watching: Sequence[Player] = (),
    names: Sequence[str] = NAMES,
) -> None:
    """Play commands, each at its player's screen. Every screen shows the new scores, and after a turn the board.

    An absent player is None and is not checked.
    """
    screens = [(seat, one) for seat, one in enumerate(players) if one is not None]
    screens += ((SPECTATOR, eve) for eve in watching)
    for turn in turns:
        asked = players[turn.seat]
        assert asked is not None
        play(asked, turn)
        after = turn.after
        if is_loud(turn):
            for _, one in screens:
                one.reads_the_band()
        if after.phase in ("draft", "over"):
            continue
        for seat, one in screens:
            sees_scores(one, seat, after)
            if after.phase == "roll":
                sees_heroes(one, seat, after, names)
                sees_whose_turn(one, seat, after, names)


def play_the_captain(ann: Player, looked: Callable[[], None] = lambda: None) -> Foretold:
    """A whole game against a bot, from the first page on. After each command something is `looked` at."""
    ann.has_learned()
    ann.go()
    ann.press(ann.button("web-home-play-heroes"))
    ann.sees(ann.find("group", "web-heroes-roster"))
    foretold = Foretold((*ann.salts, ""))
    names = ("", ann.says("web-bot-captain"))
    for turn in foretold.turns:
        if turn.seat == 0:
            if turn.before.phase == "roll":
                sees_heroes(ann, 0, turn.before, names)
            play(ann, turn)
            if turn.after.phase in ("keep", "act"):
                sees_scores(ann, 0, turn.after)
            looked()
    sees_the_end(ann, 0, foretold, names)
    return foretold


def read_the_report(ann: Player, foretold: Foretold) -> None:
    """And recompute the dice."""
    ann.press(ann.link("web-heroes-after"))
    sees_the_report(ann, 0, foretold, ("", ann.says("web-bot-captain")))
    verifies_the_dice(ann, foretold)
