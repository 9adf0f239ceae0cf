"""Gives every command of Heroes by hand: by pressing what is lit, in the order in which the screen asks."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Locator, expect

from bulkhead.heroes.data.commands import Act, Attack, Done, Keep, Move, Pick, Place, Push, Roll, Stop, Use
from bulkhead.heroes.views import View
from tests.browser.helpers.foretold import Turn
from tests.browser.helpers.player import Player

DICE = 6
GO = "[aria-keyshortcuts='⏎']"


def play(player: Player, turn: Turn) -> None:
    """Give a command. Chosen scoring rolls are sent together with the push or act that follows."""
    command, before = turn.command, turn.before
    match command:
        case Pick(hero):
            player.press(player.button("web-heroes-pick", hero=player.hero(hero), picked="no"))
        case Place(hero, column):
            hand = player.find("group", "web-heroes-step-hero")
            player.press(hand.get_by_role("button", name=player.hero(hero), exact=True))
            player.press(player.button("web-heroes-column", column=column))
        case Roll():
            player.press(player.button("web-heroes-roll"))
        case Keep(rolls):
            take(player, rolls)
            if turn.after.phase != "act":
                return
            player.press(player.button("web-heroes-go-all-out"))
        case Push(dice):
            _hold(player, before, dice)
            player.press(player.button("web-heroes-push"))
        case Act():
            player.press(player.button("web-heroes-act", count=len(before.aside)))
        case Attack() | Move() | Use():
            choose(player, command, before)
            player.press(player.decision.locator(GO))
        case Done():
            player.press(player.button("web-heroes-done"))
        case Stop():
            player.press(player.button("web-heroes-end"))
    player.settle()


def take(player: Player, rolls: tuple[str, ...]) -> None:
    """Put exactly these scoring rolls aside. If there is only one choice, it is already selected."""
    group = player.find("group", "web-heroes-your-roll")
    player.sees(group)
    for roll, count in Counter(rolls).items():
        name = player.says("web-heroes-take", roll=title(player, roll))
        taken = group.get_by_role("button", name=name, exact=True, pressed=True)
        while taken.count() < count:
            now = taken.count()
            player.press(player.decision.get_by_role("button", name=name, exact=True, pressed=False).first)
            expect(taken).to_have_count(now + 1)
    expect(group.get_by_role("button", pressed=True)).to_have_count(len(rolls))


def title(player: Player, roll: str) -> str:
    """The heading of a scoring roll."""
    if roll in ("6", "66"):
        return player.says("web-heroes-roll-lucky-six" if roll == "6" else "web-heroes-roll-double-six")
    if roll[0] == roll[1]:
        return player.says("web-heroes-roll-three-of-a-kind", face=roll[0])
    return player.says("web-heroes-roll-straight", faces="-".join(roll))


def _hold(player: Player, before: View, dice: tuple[int, ...]) -> None:
    """Hold all dice but these."""
    hold(player, Counter((*before.rolled, *before.held)) - Counter(dice))


def hold(player: Player, faces: Counter[int]) -> None:
    """Hold these dice; some may be held already."""
    for face, count in faces.items():
        dice = player.button("web-heroes-hold", face=face)
        held, free = (dice.and_(player.page.locator(f"[aria-pressed={is_}]")) for is_ in ("true", "false"))
        while (now := held.count()) < count:
            player.press(free.first)
            expect(held).to_have_count(now + 1)


def choose(player: Player, command: Attack | Move | Use, before: View) -> None:
    """Choose the scoring roll, the hero and the target; nothing is sent yet."""
    for asked in (roll_of, way_of):
        line = asked(player, command, before)
        if not is_chosen(line):
            player.press(line)
    target = target_of(player, command, before)
    # With one target there is nothing to choose from.
    if target.count() > 0 and not is_chosen(target):
        player.press(target)


def is_chosen(line: Locator) -> bool:
    """It may be selected already, when there is no other choice."""
    return line.get_attribute("aria-pressed") == "true"


def roll_of(player: Player, command: Attack | Move | Use, before: View) -> Locator:
    """The scoring roll to spend; the later moves use the same one."""
    lines = player.region("web-heroes-step-roll").get_by_role("button")
    return lines.nth(before.aside.index(command.roll) if command.roll else 0)


def way_of(player: Player, command: Attack | Move | Use, before: View) -> Locator:
    """The line of the hero that acts. With one target only, the line names it."""
    verb = _verb(command)
    hero = player.hero(before.armies[before.seat][command.column - 1])
    whom = player.hero(_whom(command, before))
    row = command.at[1] if isinstance(command, Use) else 0
    texts = (
        player.says(f"web-heroes-can-{verb}", hero=hero),
        player.says(f"web-heroes-does-{verb}", hero=hero, victims=whom, walker=whom, row=row),
    )
    lines = player.region("web-heroes-step-act").get_by_role("button")
    return lines.filter(has_text=re.compile("|".join(map(re.escape, texts)))).first


def _whom(command: Attack | Move | Use, before: View) -> str:
    """The target hero, or the one that walks."""
    enemies = before.armies[1 - before.seat]
    if isinstance(command, Move):
        return before.armies[before.seat][command.to - 1]
    column = command.at[0] if isinstance(command, Use) else command.column
    return enemies[len(enemies) - column]


def _verb(command: Attack | Move | Use) -> str:
    if isinstance(command, Use):
        return command.weapon
    if isinstance(command, Attack):
        return "attack"
    return "move" if command.to == command.column else "pass"


def target_of(player: Player, command: Attack | Move | Use, before: View) -> Locator:
    """The intended target, where there are several."""
    targets = player.find("group", "web-heroes-step-target").get_by_role("button")
    if isinstance(command, Use) and command.weapon == "scythe":
        return targets.filter(has_text=re.compile(rf"\b{command.at[1]}\b")).first
    return targets.filter(has_text=player.hero(_whom(command, before))).first
