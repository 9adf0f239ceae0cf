"""Actions of soldiers: walk, open, break, fight, search, carry, man a machine."""

from __future__ import annotations

from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from bulkhead.starquest.box.items.dice import Pool, chance_above
from bulkhead.starquest.clients.forecasts import preview
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.state import Deck, Thing
from bulkhead.starquest.rules.move.doors import BULKHEAD_AV
from tests.browser.conftest import Seats
from tests.browser.helpers.drawn import FORCES, shown, sits
from tests.browser.helpers.house import House
from tests.browser.helpers.player import Player
from tests.browser.helpers.ship import Ship
from tests.starquest.scene import hall, scene

DECK = """
    +-+-+-+-+-+-+-+-+-+-+
    |a a a|. . . . . . .|
    +     +             +
    |a a a:. . . . . . .|
    +     + +-+-+-+-+-+-+
    |a a a:. . . . . . .|
    +-+-+-+-+-+ +-+-+-+-+
    |b b b!. .|.|. . . .|
    +     +   + +       +
    |b b b!. .|.|. . . .|
    +-+-+-+-+-+-+-+-+-+-+
    """


def refuses(player: Player, clause: str) -> None:
    """The command is refused under this clause."""
    player.sees(player.notices().get_by_role("link", name=clause).last)


def test_walking_doors_a_bulkhead_a_fight_and_a_search(house: House, player: Seats) -> None:
    table = scene(
        DECK,
        "um1 fig_marine_laser 9.2 W",
        "um2 fig_marine_laser 3.1 W",
        "um3 fig_marine_laser 7.0 E",
        "um4 fig_marine_commander 4.3 W weapons=set_bolter",
        "um5 fig_marine_laser 0.0 E",
        "ch1 fig_ork 8.0 W",
        "ch?2 fig_gretchin 5.4",
        factions=FORCES,
    )
    table.state.decks["recon"] = Deck(("rec_ambush", "rsm_bounty"))
    table.state.orders[1] = replace(table.state.orders[1], reveal="nearest")
    ship = sits(house, player, table, 6, 6, 1, 1, 6, 6)
    ann = ship.player

    ship.begin("um1")
    ann.page.keyboard.press("d")
    refuses(ann, "SQ-DOOR-02")
    ship.undoable(False)  # looking and asking spends nothing
    ship.press(3, 2)
    expect(ship.piece("ch2")).to_have_count(1)  # on the way something came into sight
    expect(ship.piece("ch?2")).to_have_count(0)
    expect(ship.decision).to_contain_text(ann.says("web-sq-left", left=2, full=6))
    expect(ship.log.get_by_text("um1 moves to 3.2")).to_have_count(0)
    ship.undoable(False)
    ship.do("web-sq-finish")

    ship.begin("um2")
    ship.press(2.5, 1.5)
    ship.told("um2 opens")
    ship.do("web-sq-undo")  # nothing was behind it
    expect(ship.log.get_by_text("um2 opens")).to_have_count(0)
    ship.press(2.5, 1.5)
    ship.told("um2 opens")
    ship.do("web-sq-finish")

    ship.begin("um3")
    ship.press_piece("ch1")
    target = ann.region("web-sq-target")
    expect(target).to_contain_text(ann.says("web-sq-action-melee"))
    foe, back = preview.threats(table.state, Attack(0, "um3", "wpn_combat_blade", "ch1", how="melee"))
    expect(target.locator(".big b")).to_have_text(shown(foe))
    mine = target.get_by_role("row").filter(has_text="um3")
    expect(mine).to_contain_text(ann.says("web-sq-own"))
    expect(mine.get_by_role("cell")).to_have_text(shown(back))
    ann.press(target.get_by_role("button", name=ann.says("web-sq-strike-now")))
    ship.settle()
    ship.rolls(2, 2)
    ship.rolls(0, 0)
    ship.gone("ch1")
    ann.page.keyboard.press("f")
    ann.sees(ann.notices().get_by_role("link").last)
    ship.do("web-sq-finish")

    _breaks_and_searches(ship)


def _breaks_and_searches(ship: Ship) -> None:
    ann, target = ship.player, ship.player.region("web-sq-target")
    ship.begin("um4")
    ship.press(2.5, 3.5)
    expect(target).to_contain_text(ann.says("sq-aim-door", id="d2"))
    expect(target).to_contain_text(f"{round(100 * chance_above(Pool(2), BULKHEAD_AV))}%")
    ann.press(target.get_by_role("button", name=ann.says("web-sq-shoot-now")))
    ship.settle()
    ship.rolls(3, 3)
    ship.told("d2")
    ship.do("web-sq-finish")

    ship.begin("um5")
    ship.do("web-sq-action-search")
    ship.told(ann.says("rec_ambush"))
    expect(cards(ann)).to_contain_text(ann.says("rec_ambush"))
    ship.undoable(False)
    ann.page.keyboard.press("r")
    refuses(ann, "SQ-RECON-02")


def cards(player: Player) -> Locator:
    return player.region("web-sq-cards")


def test_an_object_goes_from_hand_to_hand_and_a_wounded_man_is_carried(house: House, player: Seats) -> None:
    table = scene(
        hall(9, 5),
        "um1 fig_marine_laser 1.2 E",
        "um2 fig_marine_laser 4.3 E",
        "um3 fig_marine_laser 5.2 N lp=1",
        "um4 fig_marine_laser 6.3 W",
        "ch1 fig_ork 8.1 W",
        factions=FORCES,
    )
    state = table.state
    state.things["obj_key1"] = Thing("obj_key1", "obj_key", state.ship.square("3.2"))
    state.offered = None
    ship = sits(house, player, table)
    ann = ship.player
    key = ann.says("obj_key")
    laden = ann.says("web-sq-carries", what=key)
    chart = ann.page.get_by_role("application")

    ship.begin("um1")
    picks = ship.decision.get_by_role("button", name=ann.says("sq-do-pick-up", thing=key))
    expect(picks).to_have_count(0)
    ship.press(3, 2)
    ann.press(picks)
    ship.settle()
    expect(ship.decision).to_contain_text(laden)
    expect(ann.page.get_by_role("button", name="um1").filter(has_text=laden)).to_have_count(1)
    expect(ship.piece("um1").locator(".laden")).to_have_count(1)
    chart.focus()
    ann.page.keyboard.press("Home")
    expect(chart.get_by_role("status")).to_contain_text(laden)

    ship.press(4, 2)
    ship.press_piece("um2")
    gives = ann.says("sq-do-give", who=ship.called("um1"), thing=key, to=ship.called("um2"))
    ann.press(ship.menu.get_by_role("button", name=gives))
    ship.settle()
    ship.told(key)
    expect(ship.piece("um1").locator(".laden")).to_have_count(0)
    expect(ann.page.get_by_role("button", name="um2").filter(has_text=laden)).to_have_count(1)
    nobody = ann.says("sq-do-give", who=ship.called("um2"), thing=key, to=ship.called("um4"))
    expect(ship.decision.get_by_role("button", name=nobody)).to_have_count(0)  # he stands far away

    ship.do("web-sq-finish")

    ship.begin("um4")
    takes = ann.says("sq-do-load", who=ship.called("um4"), what=ship.called("um3"))
    carried = ann.says("web-sq-carries", what=ship.called("um3"))
    ann.press(ship.decision.get_by_role("button", name=takes))
    ship.settle()
    expect(ship.piece("um3")).to_have_count(0)
    expect(ship.decision).to_contain_text(carried)
    ann.press(ship.decision.get_by_role("button", name=ann.says("sq-do-unload", to="5.3")))
    ship.settle()
    expect(ship.piece("um3")).to_have_count(1)
    expect(ship.decision).not_to_contain_text(carried)


def test_a_tarantula_is_manned_turned_and_fired(house: House, player: Seats) -> None:
    table = scene(
        hall(12, 9),
        "um1 fig_marine_laser 1.2 N",
        "um2 mch_tarantula 3.2,2.2 E",
        "um3 fig_marine_laser 2.6 E mans=um4",
        "um4 mch_tarantula 4.6,3.6 E",
        "ch1 fig_gretchin 3.3 S",
        "ch2 fig_gretchin 8.6 W",
        "ch3 fig_gretchin 9.7 W",
        factions=FORCES,
    )
    ship = sits(house, player, table, 4, 1)
    ann = ship.player
    target = ann.region("web-sq-target")

    mans = ann.says("web-sq-mans", machine=ship.called("um2"))
    ship.begin("um1")
    ship.press_piece("um2")
    expect(ship.decision).to_contain_text(mans)
    ship.told(ship.called("um2"))
    ann.page.keyboard.press("s")  # he has just taken the post
    refuses(ann, "SQ-WPN-65")
    ship.undoable()
    ship.do("web-sq-finish")

    ship.begin("um3")
    ship.press(9.4, 6.4)
    expect(target).to_contain_text(ann.says("sq-aim-block", square="9.6"))
    ship.press(8.4, 6.4)  # another corner: it is aimed again, not fired
    expect(target).to_contain_text(ann.says("sq-aim-block", square="8.6"))
    expect(target.get_by_role("row").filter(has_text="ch2")).to_have_count(1)
    expect(target.get_by_role("row").filter(has_text="ch3")).to_have_count(1)
    ann.press(target.get_by_role("button", name=ann.says("web-sq-shoot-now")))
    ship.settle()
    ship.rolls(1, 0)
    ship.gone("ch2", "ch3")
    ship.do("web-sq-action-turn")
    ship.answer(ann.says("sq-do-face", facing=ann.says("sq-facing-n")))
    ship.told(ann.says("sq-facing-n"))
    expect(ship.decision).to_contain_text(ann.says("web-sq-facing", facing=ann.says("sq-facing-n")))
