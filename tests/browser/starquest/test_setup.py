"""A new table of Starquest, and set-up at it: house options by chapter, a suggested squad, the entry area on the
map."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.helpers.house import House, bot, here
from tests.browser.helpers.player import Player
from tests.browser.helpers.ship import Ship


def test_house_options_stand_by_chapter_and_only_what_differs_is_shown(player: Seats) -> None:
    ann = player(chance=4)
    ann.go("#/new/starquest")
    options = ann.page.locator(".option")
    show = ann.page.get_by_role("button", name=ann.says("web-sq-new-house-show"))
    expect(show).to_be_visible()
    expect(options).to_have_count(0)
    ann.press(show)
    ann.page.locator("summary").filter(has_text=ann.says("starquest-chapter-life")).click()
    options.locator("select").first.select_option(index=1)
    ann.press(ann.page.get_by_role("button", name=ann.says("web-sq-new-house-hide")))
    expect(options).to_have_count(1)
    ann.press(ann.button("web-new-to-the-book"))
    expect(options).to_have_count(0)


INSTEAD = """
(command) => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type !== 'do') return send.call(this, text);
    WebSocket.prototype.send = send;
    return send.call(this, JSON.stringify({ ...message, command }));
  };
}
"""
"""Replaces the next command that is sent with another: one written by hand, or out of date."""


def a_squad_that_must_not_be_is_refused(ship: Ship) -> None:
    """Only legal choices are offered; any other is refused where it was pressed, with its clause."""
    player = ship.player
    ship.asks("sq-ask-setup-formation")
    ship.page.evaluate(INSTEAD, "choose sqd_of_nobody")
    ship.decision.get_by_role("list", name=player.says("web-sq-answers")).get_by_role("button").first.click()
    player.sees(player.notices().get_by_text(player.says("sq-no-setup-formation")))
    player.sees(player.notices().get_by_role("link", name="SQ-SQUAD-04"))
    ship.asks("sq-ask-setup-formation")


def test_one_press_gives_a_sensible_squad_and_leaves_the_entry_area_to_the_player(player: Seats) -> None:
    ann = player(chance=4)
    ann.go("#/new/starquest")
    ann.find("combobox", "web-sq-new-mission").select_option("mis_01_hard_dock")
    ann.press(ann.button("web-sq-new-start"))
    ship = Ship(ann)
    expect(ship.decision.get_by_text(ann.says("web-sq-ready-chooses"), exact=True)).to_be_visible()
    a_squad_that_must_not_be_is_refused(ship)
    ship.do("web-sq-sensible")
    ship.asks("sq-ask-setup-entry")
    ship.decision.get_by_role("list").first.get_by_role("button").first.click()
    expect(ann.page.get_by_text(ann.says("web-sq-round", round=1, rounds=9))).to_be_visible()
    expect(ship.decision.get_by_text(ann.says("web-sq-ready-check"))).to_have_count(0)


def holds(player: Player, faction: str, kind: str) -> None:
    """Choose who plays a faction: a person here, a person with a link, a bot, nobody."""
    row = player.page.get_by_role("radiogroup", name=player.says(f"sq-faction-{faction}"), exact=True)
    player.press(player.choice(row, player.says(kind)))
    expect(row.get_by_role("radio", name=player.says(kind), exact=True)).to_be_checked()


def test_a_table_with_every_kind_of_seat_says_what_is_wrong_with_it_and_who_is_ready(player: Seats) -> None:
    ann, bob = player(chance=4), player()
    ann.go("#/new/starquest")
    ann.find("combobox", "web-sq-new-mission").select_option("mis_01_hard_dock")
    for faction in ("chaos", "cult"):
        holds(ann, faction, "web-sq-new-empty")
    ann.sees(ann.text("web-sq-new-few-aliens"))
    expect(ann.button("web-sq-new-start")).to_have_attribute("aria-disabled", "true")
    holds(ann, "chaos", "web-new-seat-bot")
    expect(ann.text("web-sq-new-few-aliens")).to_have_count(0)
    for faction in ("blood-angels", "imperial-fists", "legion"):
        holds(ann, faction, "web-sq-new-empty")
    holds(ann, "ultramarines", "web-new-seat-here")
    holds(ann, "eldar", "web-new-seat-link")
    ann.press(ann.button("web-new-make"))
    # A free seat is called by its faction.
    free = ann.page.get_by_role("region", name=ann.says("sq-faction-eldar"), exact=True)
    ann.press(free.get_by_text(ann.says("web-inv-seat-link"), exact=True))

    # A player joins with the code; now all can build a squad, and see who is ready.
    code = free.locator(".code").inner_text()
    bob.go()
    bob.find("textbox", "web-home-join-field").fill(code)
    bob.button("web-home-join-go").click()
    bob.find("textbox", "web-sit-name").fill("Bob")
    bob.button("web-sit-go").click()
    hers, his = Ship(ann), Ship(bob)
    his.asks("sq-ask-setup-formation")
    for ship, chooses in ((hers, 0), (his, 1)):
        says = ship.player.says
        expect(ship.decision).to_contain_text(says("web-sq-ready-check"))
        eldar = ship.decision.get_by_role("listitem").filter(has_text=says("sq-faction-eldar"))
        expect(eldar.filter(has_text=says("web-sq-ready-chooses"))).to_have_count(1)
        expect(ship.decision.get_by_role("button", name=says("web-sq-sensible"))).to_have_count(chooses)
    his.do("web-sq-sensible")
    expect(hers.decision.get_by_role("button", name=ann.says("web-sq-sensible"))).to_be_visible()


def test_a_mission_for_one_alien_side_can_be_started_as_soon_as_it_is_chosen(player: Seats) -> None:
    ann = player()
    ann.go("#/new/starquest")
    mission = ann.find("combobox", "web-sq-new-mission")
    start = ann.button("web-sq-new-start")
    mission.select_option("mis_s1_cold_lock")
    expect(start).not_to_have_attribute("aria-disabled", "true")
    # With all seats of a large mission filled, and then this one: the surplus bots go.
    mission.select_option("mis_01_hard_dock")
    ann.press(ann.button("web-sq-new-fill"))
    mission.select_option("mis_s1_cold_lock")
    expect(start).not_to_have_attribute("aria-disabled", "true")
    # Bots make room for a newer choice, people do not.
    holds(ann, "cult", "web-new-seat-bot")
    chaos = ann.page.get_by_role("radiogroup", name=ann.says("sq-faction-chaos"), exact=True)
    expect(chaos.get_by_role("radio", name=ann.says("web-sq-new-empty"), exact=True)).to_be_checked()
    for faction in ("cult", "chaos"):
        holds(ann, faction, "web-new-seat-here")
    ann.sees(ann.text("web-sq-new-many-aliens", aliens=1))
    expect(start).to_have_attribute("aria-disabled", "true")


def mustering(house: House, player: Seats) -> Ship:
    """A squad before its first choice; a bot has the aliens."""
    options = {"mission": "mis_01_hard_dock", "factions": ["ultramarines", "chaos"]}
    table = house.table(here("Ann"), bot("Max", "overlord"), game="starquest", options=options)
    person = player()
    person.sit(table.keys[0], "Ann")
    return Ship(person)


def counts(ship: Ship, step: str, chosen: int, of: int) -> None:
    """The page says how many of a step are chosen."""
    part = ship.page.locator(f"[data-step='{step}'] h3")
    expect(part).to_contain_text(ship.player.says("web-sq-squad-count", chosen=chosen, of=of))


def test_a_whole_squad_is_chosen_on_one_page_and_changed_before_it_is_taken(
    house: House, player: Seats
) -> None:
    ship = mustering(house, player)
    ann = ship.player
    ship.do("web-sq-squad-build")
    page = ann.page.get_by_role("dialog", name=ann.says("web-sq-squad"))
    cards = page.locator("[data-step='equipment'] button")
    counts(ship, "equipment", 0, 4)
    cards.nth(2).click()
    counts(ship, "equipment", 1, 4)
    cards.nth(4).click()
    counts(ship, "equipment", 2, 4)
    cards.nth(4).click()  # put back
    counts(ship, "equipment", 1, 4)
    taken = cards.nth(2).inner_text()
    assert taken not in ship.page.locator(".hand").all_inner_texts()
    gun = page.locator("[data-step='weapon'] .slot").nth(1).get_by_role("button").nth(1)
    gun.click()
    counts(ship, "weapon", 1, page.locator("[data-step='weapon'] .slot").count())
    armed = gun.locator("b").inner_text()
    # Every weapon is drawn with its pattern.
    assert page.locator("[data-step='weapon'] [data-template]").count() >= 6

    # Nothing was sent so far. One press answers every question that is asked; the entry area stays with the player.
    expect(ann.page.locator(".mini")).to_have_count(0)
    ann.press(page.get_by_role("button", name=ann.says("web-sq-squad-take")))
    ship.asks("sq-ask-setup-entry")
    expect(ann.page.locator(".mini").filter(has_text=armed)).not_to_have_count(0)
    expect(ann.region("web-sq-cards")).to_contain_text(taken)


def test_a_squad_is_built_while_others_choose_and_sent_at_every_stage(house: House, player: Seats) -> None:
    """Two people with links: each presses once."""
    options = {"mission": "mis_01_hard_dock", "factions": ["ultramarines", "eldar", "chaos"]}
    table = house.table(here("Ann"), here("Bob"), bot("Max", "overlord"), game="starquest", options=options)
    ann, bob = player(), player()
    ann.sit(table.keys[0], "Ann")
    bob.sit(table.keys[1], "Bob")
    hers, his = Ship(ann), Ship(bob)
    for ship in (hers, his):
        ship.do("web-sq-squad-build")
        take = ship.page.get_by_role("dialog").get_by_role("button", name=ann.says("web-sq-squad-take"))
        ship.player.press(take)
    entry = ann.says("sq-ask-setup-entry")
    # One of them chooses a way in, and the squads of both are complete.
    for ship in (hers, his):
        heading = ship.page.locator(".now").get_by_text(entry)
        expect(heading.or_(ship.decision.get_by_text(ann.says("web-sq-ready-later"))).first).to_be_visible()
    expect(ann.page.locator(".mini")).not_to_have_count(0)
    expect(bob.page.locator(".mini")).not_to_have_count(0)


def test_a_squad_that_is_ready_is_kept_by_the_table_and_nobody_sees_it_before(
    house: House, player: Seats
) -> None:
    """One of two people is ready early and leaves; the other one sees only that, and chooses."""
    options = {"mission": "mis_01_hard_dock", "factions": ["ultramarines", "eldar", "chaos"]}
    table = house.table(here("Ann"), here("Bob"), bot("Max", "overlord"), game="starquest", options=options)
    ships = []
    for seat, name in enumerate(("Ann", "Bob")):
        person = player()
        person.sit(table.keys[seat], name)
        ships.append(Ship(person))
        person.sees(person.button("web-sq-squad-build"))
    asked = [ship.player.button("web-sq-sensible").count() for ship in ships]
    first, second = ships if asked[0] else ships[::-1]

    second.do("web-sq-squad-build")
    page = second.page.get_by_role("dialog", name=second.player.says("web-sq-squad"))
    card = page.locator("[data-step='equipment'] button").nth(3)
    card.click()
    taken = card.inner_text()
    second.player.press(page.get_by_role("button", name=second.player.says("web-sq-squad-take")))
    second.player.sees(second.player.text("web-sq-squad-kept"))
    # The bar of the pace lies over the map and takes nothing of its width.
    expect(second.player.find("group", "web-pace-label")).to_be_visible()
    stage, holder = (second.page.locator(f".stage{part}").bounding_box() for part in ("", " > .holder"))
    assert stage is not None
    assert holder is not None
    assert holder["width"] == stage["width"]
    ready = first.player.says("web-sq-ready-prepared")
    expect(first.decision.get_by_text(ready, exact=True)).to_have_count(1)
    table_address = second.page.url
    second.page.goto("about:blank")
    assert taken not in first.page.locator("body").inner_text()
    expect(first.page.locator(".mini")).to_have_count(0)

    # The first player takes a squad too: both are complete, although the second one is away.
    first.do("web-sq-squad-build")
    take = first.page.get_by_role("dialog").get_by_role("button", name=first.player.says("web-sq-squad-take"))
    first.player.press(take)
    expect(first.page.locator(".mini")).not_to_have_count(0)
    expect(first.decision.get_by_text(ready, exact=True)).to_have_count(0)
    second.page.goto(table_address)
    expect(second.player.region("web-sq-cards")).to_contain_text(taken)


def test_one_press_gives_everybody_at_a_screen_a_sensible_squad(player: Seats) -> None:
    ann = player(chance=4)
    ann.go("#/new/starquest")
    ann.find("combobox", "web-sq-new-mission").select_option("mis_01_hard_dock")
    for faction in ("ultramarines", "eldar", "blood-angels"):
        holds(ann, faction, "web-new-seat-here")
    holds(ann, "cult", "web-sq-new-empty")
    ann.press(ann.button("web-sq-new-start"))
    ship = Ship(ann)
    ship.do("web-sq-squad-everybody")
    # No stage asks again: the next thing that somebody decides is an entry area.
    curtain = ann.page.get_by_role("dialog").get_by_role("button").first
    entry = ship.decision.get_by_role("heading", name=ann.says("sq-ask-setup-entry"), exact=True)
    expect(entry.or_(curtain).first).to_be_visible()
    if curtain.count() > 0:
        curtain.click()
    ship.asks("sq-ask-setup-entry")
