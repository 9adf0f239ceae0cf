"""A person plays the aliens: all commands of their turns by hand, and no other page shows their secrets."""

from __future__ import annotations

from playwright.sync_api import expect

from bulkhead.starquest.data.scenario import Supply
from bulkhead.starquest.data.state import Deck
from tests.browser.conftest import Seats
from tests.browser.helpers.aboard import CHAOS, places_blips
from tests.browser.helpers.agreeing import says_nothing_of
from tests.browser.helpers.drawn import FORCES, laid, sits
from tests.browser.helpers.house import House
from tests.browser.helpers.screens import aboard
from tests.browser.helpers.ship import Ship
from tests.starquest.scene import Table, hall, scene

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
"""The commander sees the R square in the south-west; the other one is out of sight."""


def before_chaos() -> Table:
    """The squad can end its turn: then Chaos draws an event and can bring on everything."""
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
        supplies={"chaos": Supply(blips=("fig_android", "fig_android"))},
        hidden_objects={"chaos": ("obj_data_core",)},
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
    table = laid(house, before_chaos(), 1, 1)
    ann, bob, eve = player(), player(), player()
    ann.sit(table.keys[0], "Ann")
    bob.sit(table.keys[1], "Bob")
    eve.watch(table.watch)
    hers, his, theirs = Ship(ann), Ship(bob), Ship(eve)
    looks_at_a_blip(hers)
    hers.asks("sq-ask-act")
    hers.do("web-sq-end-turn")
    hers.do("sq-do-pass-command")
    draws_an_event(his, hers, theirs)
    plays_what_was_held_back(his, hers, theirs)
    uses_a_vent(his)
    walks_and_fires(his)
    brings_reinforcements(his)
    hers.asks("sq-ask-order")
    for other in (hers, theirs):
        other.told("C4 on 5.0.")
        says_nothing_of(other.player, *SECRETS)


def looks_at_a_blip(hers: Ship) -> None:
    """It has no sheet: she is told only how far it moves and what the mission's list says."""
    ann = hers.player
    hers.press_piece("ch?2")
    for said in (
        ann.says("web-sq-unknown"),
        ann.says("web-sq-token-moves", squares=5),
        ann.says("web-sq-token-lists", kinds=[ann.says("fig_android"), ann.says("obj_data_core")]),
    ):
        expect(hers.decision).to_contain_text(said)
    expect(hers.decision).not_to_contain_text(ann.says("web-sq-sheet", armour=0, move=5, points=0)[:6])
    ann.page.keyboard.press("Escape")


def draws_an_event(his: Ship, *others: Ship) -> None:
    """All players read the card; the token it moves stays face down."""
    his.asks("sq-ask-event-token")
    redeploy = his.player.says("evg_redeploy-rule")
    expect(his.player.region("sq-ask-event-token")).to_contain_text(redeploy)
    for other in others:
        expect(other.decision).to_contain_text(other.player.says("web-sq-waiting", name="Bob"))
        expect(other.decision).to_contain_text(other.player.says("web-sq-waits-event"))
        expect(other.decision).to_contain_text(redeploy)
    his.press_piece("ch?2")
    his.asks("sq-ask-event-square")
    his.press(11, 1)
    his.do("sq-do-pass-stop")


def plays_what_was_held_back(his: Ship, *others: Ship) -> None:
    """A card that Chaos holds by its rank is secret until it is played."""
    bob = his.player
    his.asks("sq-ask-held")
    for other in others:
        expect(other.decision).to_contain_text(other.player.says("web-sq-waits-event"))
        says_nothing_of(other.player, "evg_teleporter", *SECRETS)
    his.do("sq-do-use", card=bob.says("evg_teleporter"), **{"on-count": 0})
    his.asks("sq-ask-event-piece")
    his.press_piece("ch?1")
    his.press_piece("ch?2")
    for other in others:
        other.told(other.player.says("evg_teleporter"))


def uses_a_vent(his: Ship) -> None:
    """One special token, on a vent and nowhere else."""
    bob = his.player
    his.asks("sq-ask-special")
    bob.press(bob.button("web-sq-supply-count", name=bob.says("fig_hybrid"), count=1))
    his.press(5, 0)
    bob.sees(bob.notices().get_by_role("link", name="SQ-ALIEN-07"))
    his.press(7, 0)
    bob.sees(bob.page.locator("[data-map] [data-piece='ch?3']"))


def walks_and_fires(his: Ship) -> None:
    """A blip walks; a machine of two by two squares fires one weapon after the other, each once."""
    his.asks("sq-ask-act")
    his.press_piece("ch?1")
    his.press(10, 1)
    his.told("C1 moves to 10.1")
    his.do("web-sq-finish")
    his.press_piece("ch1")
    his.press_piece("um2")
    fires(his, "wpn_body_lasers")
    his.asks("sq-ask-activation")
    his.press_piece("um2")
    fires(his, "wpn_plasma_gun")
    shoot = his.decision.get_by_role("button", name=his.player.says("web-sq-action-shoot"))
    expect(shoot).to_have_attribute("aria-disabled", "true")
    his.do("web-sq-finish")
    his.do("web-sq-end-turn")


def brings_reinforcements(his: Ship) -> None:
    """They come where no squad sees them, and lie face down."""
    bob = his.player
    his.asks("sq-ask-reinforce")
    bob.press(bob.button("web-sq-supply-count", name=bob.says("fig_gretchin"), count=1))
    his.press(0, 3)
    bob.sees(bob.notices().get_by_role("link", name="SQ-ALIEN-37"))
    his.press(5, 0)
    his.told(f"5.0: {bob.says('fig_gretchin')}")


def fires(ship: Ship, weapon: str) -> None:
    """Shoot with one of the weapons: the odds are shown, and the button that rolls."""
    player = ship.player
    target = player.region("web-sq-target").first
    chosen = player.choice(target, player.says("web-sq-weapon", weapon=player.says(weapon), shots=1))
    expect(target).to_contain_text("%")  # its weapons come with its odds
    if chosen.count() > 0:
        player.press(chosen)
    expect(target).to_contain_text("%")
    player.press(target.get_by_role("button", name=player.says("web-sq-shoot-now")))
    ship.settle()


def steps_on(ship: Ship, x: int, y: int) -> None:
    """On a square with a figure there is more to do than to step on it."""
    ship.press(x, y)
    ship.player.press(ship.menu.get_by_role("button", name=ship.player.says("sq-do-step", to=f"{x}.{y}")))
    ship.settle()


CRYPT = """
    +-+-+-+-+-+-+-+-+-+-+
    |. . . . . . . . . .|
    + + +-+-+-+-+-+-+-+ +
    |. .|C . . . . . . .|
    + + +-+-+-+-+-+-+-+ +
    |. . . . . . . . . .|
    +-+-+-+-+-+-+-+-+-+-+
    """
"""Between two corridors that the squad sees, a third one with a conduit at its end."""


def by_conduit() -> Table:
    """It is the turn of the Cult; a token of Chaos lies in its way."""
    return scene(
        CRYPT,
        "um1 fig_marine_commander 0.1 S role=leader",
        "um2 fig_marine_laser 1.2 E",
        "um3 fig_marine_laser 1.0 E",
        "cu1 fig_husk 6.2 W",
        "cu2 fig_husk 6.0 W",
        "ch?1 fig_ork 4.1",
        factions=("ultramarines", "chaos", "cult"),
        turn=2,
        sides={2: {"blips": ("fig_votary", "fig_hierophant"), "rites": 2}},
        cult_entry="conduit",
    )


def test_the_cult_comes_by_conduit_asks_for_leave_and_has_its_rites(house: House, player: Seats) -> None:
    table = laid(house, by_conduit(), 6, 6, 6, 6)
    ann, bob, cleo, eve = player(), player(), player(), player()
    for one, seat in ((ann, 0), (bob, 1), (cleo, 2)):
        one.sit(table.keys[seat])
    eve.watch(table.watch)
    hers, his, ship, theirs = Ship(ann), Ship(bob), Ship(cleo), Ship(eve)

    # Tokens come in at a conduit and at no other square.
    ship.asks("sq-ask-act")
    cleo.press(cleo.button("web-sq-supply-count", name=cleo.says("fig_hierophant"), count=1))
    ship.press(8, 1)
    cleo.sees(cleo.notices().get_by_role("link", name="SQ-ALIEN-45"))
    ship.press(2, 1)
    ship.told(f"2.1: {cleo.says('fig_hierophant')}")
    for one in (ann, bob, eve):
        expect(one.page.locator("[data-map] [data-piece='cu?1']")).to_be_visible()
        says_nothing_of(one, "fig_hierophant", "fig_votary")

    # The owner of the token in the way is asked, and all players see who is waited for, and why.
    ship.press_piece("cu?1")
    ship.press(3, 1)
    steps_on(ship, 4, 1)
    his.asks("sq-ask-permission")
    for other in (hers, ship, theirs):
        expect(other.decision).to_contain_text(other.player.says("web-sq-waiting", name="Bob"))
        expect(other.decision).to_contain_text(other.player.says("web-sq-waits-permission"))
    bob.choice(bob.page, bob.says("web-sq-word-always")).click()
    bob.page.keyboard.press("y")
    his.settle()
    ship.asks("sq-ask-activation")
    ship.press(5, 1)
    ship.press(6, 1)
    ship.do("web-sq-finish")

    # The next one passes at once: that is a standing answer, and only Bob knows it.
    ship.press(2, 1)
    ship.press_piece("cu?2")
    ship.press(3, 1)
    steps_on(ship, 4, 1)
    ship.asks("sq-ask-activation")
    ship.press(5, 1)
    for other in (hers, his, theirs):
        other.told("D2 moves to 5.1")
        expect(other.decision).to_contain_text(other.player.says("web-sq-waiting", name="Cleo"))
    ship.do("web-sq-finish")
    ship.do("web-sq-end-turn")

    # A rite saves one of the Cult's figures after a fatal shot, once a turn; no other player is asked.
    for marine, husk in (("um2", "cu1"), ("um3", "cu2")):
        hers.asks("sq-ask-act")
        hers.press_piece(marine)
        hers.press_piece(husk)
        fires(hers, "wpn_laser_rifle")
        if husk == "cu1":
            ship.asks("sq-ask-rite")
            for other in (hers, his, theirs):
                expect(other.decision).to_contain_text(other.player.says("web-sq-waits-rite"))
                expect(
                    other.decision.get_by_role("button", name=cleo.says("sq-do-rite", who=""))
                ).to_have_count(0)
            ship.do("sq-do-rite", who=cleo.says("web-sq-figure", figure=cleo.says("fig_husk"), id="cu1"))
        hers.asks("sq-ask-activation")
        hers.do("web-sq-finish")
    for other in (ship, theirs):
        expect(other.page.locator("[data-map] [data-piece='cu2']")).to_have_count(0)
        expect(other.page.locator("[data-map] [data-piece='cu1']")).to_be_visible()


def test_a_group_is_sent_towards_a_square_and_the_player_sees_where_it_would_be_seen(
    house: House, player: Seats
) -> None:
    table = scene(
        hall(16, 4),
        "um1 fig_marine_laser 0.0 N",
        "ch?1 fig_ork 15.1",
        "ch?2 fig_gretchin 15.2",
        "ch?3 fig_gretchin 14.3",
        factions=FORCES,
        turn=1,
    )
    ship = sits(house, player, table, seat=1)
    bob = ship.player
    ship.asks("sq-ask-act")

    # Where others see is drawn once it is wanted.
    exposed = bob.page.locator("[data-exposed]")
    expect(exposed).to_have_count(0)
    bob.press(bob.button("web-sq-layer-exposed"))
    expect(exposed).to_have_count(1)
    bob.press(bob.button("web-sq-layer-exposed"))
    expect(exposed).to_have_count(0)

    # Two of three are chosen, one in the panel and one on the map; a press on a square sends both.
    bob.press(bob.button("web-sq-group"))
    rows = bob.page.locator(".mini")
    bob.press(rows.filter(has_text="C1"))
    ship.press_piece("ch?2")
    expect(bob.text("web-sq-group-go", count=2)).to_be_visible()
    before = {who: ship.piece(who).get_attribute("style") for who in ("ch?1", "ch?2", "ch?3")}
    ship.press(8, 1)
    expect(bob.button("web-sq-group-stop")).to_have_count(0)
    ship.asks("sq-ask-act")
    for who, moves in (("ch?1", True), ("ch?2", True), ("ch?3", False)):
        moved = expect(ship.piece(who))
        style = before[who] or ""
        if moves:
            moved.not_to_have_attribute("style", style)
        else:
            moved.to_have_attribute("style", style)


def test_an_alien_seat_is_told_what_to_stop(house: House, player: Seats) -> None:
    ship = aboard(player(), house, places_blips, seven=True, seat=CHAOS)
    bob = ship.player
    goals = bob.region("web-sq-goals")
    expect(goals).to_contain_text(bob.says("web-sq-goal-stop"))
    expect(goals.get_by_role("button").first).to_be_visible()
