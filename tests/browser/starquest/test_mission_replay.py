"""After a mission: its replay with the combined view, a branch for the other side from a kill on, and a rematch."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from bulkhead.bots import bot, strongest
from bulkhead.match import Seated, Session
from bulkhead.match.entries import Did, Entry
from bulkhead.starquest.events import Eliminated
from tests.browser.conftest import Seats
from tests.browser.helpers.aboard import GAME, TUTORIAL
from tests.browser.helpers.house import House, here
from tests.browser.helpers.player import Player
from tests.browser.helpers.ship import Ship
from tests.server.server_process import Talk, stir

PATIENCE = 60_000
"""Milliseconds: the server plays a mission through before it sends a story or a branch."""


def played() -> tuple[Session, int, str]:
    """The first mission, played to its end by bots; the first entry after which a token lies face down; and the
    position before the last answer."""
    options = GAME.options(TUTORIAL)
    names = strongest("starquest", options.factions)
    session = Session.start(GAME, options, [Seated("Hal", "trooper"), Seated("Max", "overlord")], bytes(32))
    bots = [bot(name, "starquest", seat) for seat, name in enumerate(names)]
    position, hidden = "", 0
    while (seat := session.waiting) is not None:
        offer = session.offer(seat)
        assert offer is not None
        position = GAME.position(session.state)
        session.submit(seat, bots[seat].choose(session.view(seat), offer))
        if session.state.tokens and not hidden:
            hidden = len(session.steps) - 1
    return session, hidden, position


def test_a_mission_is_replayed_branched_and_rematched(house: House, player: Seats, tmp_path: Path) -> None:
    session, hidden, end = played()
    kill = next(
        at
        for at, step in enumerate(session.steps)
        if any(isinstance(told.event, Eliminated) for told in step.told)
    )
    file = tmp_path / "mission.jsonl"
    file.write_bytes(session.log())
    ann = player()
    ann.go("#/replay-file")
    ann.page.locator("input[type=file]").set_input_files(file)
    expect(ann.find("group", "web-replay-controls")).to_be_visible(timeout=PATIENCE)
    ship = Ship(ann)
    ann.sees(ann.button("web-verify-button-fair"))

    # The combined view shows a token that only its owner knows.
    place = ann.page.get_by_role("slider", name=ann.says("web-replay-place"))
    known = ann.page.locator("[data-map] .piece .known")
    for eyes, several in (("web-replay-everything", True), ("web-replay-spectator", False)):
        ann.page.get_by_label(ann.says("web-replay-seen-by")).select_option(label=ann.says(eyes))
        expect(ann.page.locator(".eyes")).to_have_attribute("aria-busy", "false", timeout=PATIENCE)
        place.fill(str(hidden))
        if several:
            expect(known).not_to_have_count(0)
        else:
            expect(known).to_have_count(0)

    # From the first kill on, Ann leads the aliens.
    ann.button("web-replay-first").click()
    ann.page.keyboard.press("k")
    expect(place).to_have_value(str(kill))
    expect(ship.log.get_by_text("is eliminated").first).to_be_visible()
    ann.button("web-branch").click()
    dialog = ann.page.get_by_role("dialog", name=ann.says("web-branch"))
    for faction, kind in (("Ultramarines", "bot"), ("Realm of Chaos", "here")):
        row = dialog.get_by_role("listitem").filter(has_text=faction)
        ann.choice(row, ann.says(f"web-new-seat-{kind}")).click()
    ann.button("web-branch-go").click()
    forces = ann.page.get_by_role("heading", name=ann.says("web-sq-forces"))
    expect(forces).to_be_visible(timeout=PATIENCE)

    rematches(house, ann, end, session.steps[-1].entry)


def rematches(house: House, ann: Player, end: str, last: Entry) -> None:
    """The end of a mission by its link: the report, and the same table again with the same seats."""
    table = house.table(here("Ann"), here("Bob"), game="starquest", options=TUTORIAL, position=end)
    assert isinstance(last, Did)
    bob = Talk(house.url, table.keys[last.seat - 1])
    told = bob.sync
    bob.say("do", id="last", seq=told["seq"], command=last.command)
    while not told.get("finished"):  # by Bob, or by the server, where there is no other answer
        told = bob.next()
    bob.hang_up()
    ann.go(f"#/after/{table.keys[0]}")
    expect(ann.region("web-after-final")).to_be_visible(timeout=PATIENCE)
    ann.button("web-after-rematch").click()
    # New dice need new salts: the table waits for Bob.
    ann.sees(ann.text("web-lobby-salt-what"))
    stir(house.url, house.rematch(table.keys[1]))
    Ship(ann).asks("sq-ask-setup-entry")
    ann.sees(ann.text("web-sq-you").first)
