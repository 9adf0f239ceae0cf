"""A person plays the aliens: everything of their turns by hand, and nobody else's page tells what is theirs to know."""

from __future__ import annotations

from playwright.sync_api import expect

from bulkhead.starquest.state import Deck
from tests.browser.conftest import Seats
from tests.browser.drawn import at_the_table, says_nothing_of
from tests.browser.house import House
from tests.browser.ship import Ship
from tests.starquest.scene import Table, scene

ENCLAVE = """
    +-+-+-+-+-+-+-+-+-+-+-+-+
    |. . . .|. R . V|. . . .|
    + + + + + + + + + + + + +
    |. . . . . . . .|. . . .|
    + + + +-+-+-+-+-+ +-+-+ +
    |. . .|. . . . . . . . .|
    + + + + + + + + + + + + +
    |R . .|. . . . . . . . .|
    +-+-+-+-+-+-+-+-+-+-+-+-+
    """
"""The commander sees the R square in the south-west, nobody the other one."""


def before_chaos() -> Table:
    """The squad can end its turn: then Chaos draws an event and has everything to bring on that it can have."""
    table = scene(
        ENCLAVE,
        "um1 fig_marine_commander 0.0 S role=leader",
        "um2 fig_marine_laser 4.2 W",
        "ch1 fig_dread_mk7 9.2 W weapons=wpn_body_lasers,wpn_plasma_gun",
        "ch?1 fig_genestealer 6.0",
        "ch?2 fig_ork 10.0",
        factions=("ultramarines", "chaos"),
        sides={
            0: {"orders": ("ord_fire",)},
            1: {
                "events": ("evg_teleporter",),
                "specials": ("fig_hybrid", "fig_chaos_commander"),
                "reinforcements": ("fig_gretchin", "fig_chaos_marine"),
                "turns": 1,
            },
        },
        decks={"green": ("evg_redeploy", "evg_teleporter", "evg_radio_silence")},
    )
    table.state.decks = {"green": Deck(("evg_redeploy", "evg_radio_silence"))}
    return table


SECRETS = (
    "fig_genestealer",
    "fig_ork",
    "fig_hybrid",
    "fig_chaos_commander",
    "fig_gretchin",
    "fig_chaos_marine",
)


def test_a_turn_of_chaos_from_the_event_to_the_reinforcements(house: House, player: Seats) -> None:
    table = at_the_table(house, before_chaos(), "Ann", "Bob", dice=(1, 1))
    ann, bob, eve = player(), player(), player()
    ann.sit(table.keys[0], "Ann")
    bob.sit(table.keys[1], "Bob")
    eve.watch(table.watch)
    hers, his, theirs = Ship(ann), Ship(bob), Ship(eve)
    hers.asks("sq-ask-act")
    hers.do("web-sq-end-turn")
    hers.do("sq-do-pass")

    # An event is drawn, and everybody reads it; what it moves stays face down.
    his.asks("sq-ask-event-token")
    expect(his.decision).to_contain_text(bob.says("evg_redeploy"))
    for other in (hers, theirs):
        other.told(other.player.says("evg_redeploy"))
        expect(other.decision).to_contain_text(other.player.says("web-sq-waiting", name="Bob"))
        expect(other.decision).to_contain_text(other.player.says("web-sq-waits-event"))
        expect(other.decision).to_contain_text(other.player.says("evg_redeploy"))
    his.press_piece("ch?2")
    his.asks("sq-ask-event-square")
    his.press(11, 1)
    his.do("sq-do-pass")

    # The card that Chaos has held back by its rank is its own business until it is played.
    his.asks("sq-ask-held")
    for one in (ann, eve):
        says_nothing_of(one, "evg_teleporter", *SECRETS)
    his.do("sq-do-use", card=bob.says("evg_teleporter"), **{"on-count": 0})
    his.asks("sq-ask-event-piece")
    his.press_piece("ch?1")
    his.press_piece("ch?2")
    hers.told(ann.says("evg_teleporter"))

    # One special token, on a vent and nowhere else.
    his.asks("sq-ask-special")
    bob.press(bob.button("web-sq-supply-count", name=bob.says("fig_hybrid"), count=1))
    his.press(5, 0)
    bob.sees(bob.notices().get_by_role("link", name="SQ-ALIEN-07"))
    his.press(7, 0)
