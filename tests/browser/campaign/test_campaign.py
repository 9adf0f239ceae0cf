"""A campaign of Starquest from its founding into its second mission: a founder who watches, and a player by link."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESKTOP, Seats
from tests.browser.general.test_accessible import nothing_is_wrong
from tests.browser.helpers.player import REFUSED, Player
from tests.browser.helpers.ship import Ship
from tests.campaign.playing import play_mission, start

MISSION = 300_000
"""Milliseconds in which two bots finish a mission even on a busy machine."""
FIRST_LINK = """
async () => {
  const [key] = JSON.parse(localStorage.getItem('bulkhead.campaigns'));
  const answer = await fetch('api/campaign', { headers: { 'X-Bulkhead-Key': key } });
  return (await answer.json()).links[0].key;
}
"""
"""The key that the founder sends, from the QR code."""


def found(ann: Player) -> None:
    """Two chosen missions, a squad by link against a bot; no other players."""
    ann.go("#/new/starquest")
    ann.press(ann.choice(ann.page, ann.says("web-sq-camp-play-campaign")))
    ann.find("textbox", "web-sq-camp-name").fill("Friday crew")
    ann.press(ann.choice(ann.page, ann.says("web-sq-camp-plan-own")))
    ann.sees(ann.text("web-sq-camp-no-missions"))
    for mission in ("mis_04_nest", "mis_01_hard_dock"):
        ann.find("combobox", "web-sq-camp-add").select_option(mission)
    ann.press(ann.button("web-sq-camp-earlier", mission=ann.says("mis_01_hard_dock")))
    hold(ann, "ultramarines", "web-new-seat-link")
    hold(ann, "cult", "web-sq-new-empty")
    ann.find("combobox", "web-new-level", seat=ann.says("sq-faction-chaos")).select_option("random")
    ann.press(ann.button("web-sq-camp-found"))
    expect(ann.page.locator("h1")).to_have_text("Friday crew")


def hold(player: Player, faction: str, kind: str) -> None:
    row = player.page.get_by_role("radiogroup", name=player.says(f"sq-faction-{faction}"))
    player.press(player.choice(row, player.says(kind)))


def ahead(player: Player) -> Locator:
    """The next mission, and its commands."""
    return player.page.locator("section.ahead")


def test_a_campaign_is_founded_joined_played_and_goes_on(player: Seats) -> None:
    ann, bo = player(chance=4), player(chance=5)
    found(ann)
    invited = ann.page.get_by_role(
        "img", name=ann.says("web-invite-qr", name=ann.says("sq-faction-ultramarines"))
    )
    ann.sees(invited)
    ladder = ann.page.locator(".ladder").get_by_role("img")
    expect(ladder).to_have_accessible_name(re.compile(ann.says("ldr_marines-0")))

    # A player with the link gives a name, and keeps the key for the whole campaign.
    key = ann.page.evaluate(FIRST_LINK)
    bo.go(f"#/campaign/{key}")
    bo.find("textbox", "web-sq-camp-join-name").fill("Bo")
    bo.press(bo.button("web-sq-camp-join-do"))
    bo.sees(bo.text("web-sq-camp-waits"))
    expect(bo.button("web-sq-camp-begin")).to_have_count(0)
    expect(invited).to_have_count(0)

    # The founder begins; the other pages lead to the table. A bot plays for a player who leaves.
    ann.press(ann.button("web-sq-camp-begin"))
    ann.sees(ann.link("web-sq-camp-watch"))
    bo.press(bo.button("web-sq-camp-to-table"))
    Ship(bo)
    bo.press(bo.button("web-heroes-seat"))
    bo.press(bo.button("web-heroes-hand-over"))
    bo.sees(bo.button("web-heroes-take-back").first)  # at the table, and in the dialog as long as it is open
    bo.page.go_back()
    past = bo.page.locator(".past")
    expect(past).to_have_count(1, timeout=MISSION)
    bo.page.go_forward()
    on = bo.link("web-sq-closing-on")
    bo.page.locator("summary", has_text=bo.says("web-sq-closing-how")).click()
    bo.sees(bo.page.get_by_role("heading", name=bo.says("web-sq-closing-seals")))
    bo.press(on)

    # The standing has changed, and the mission can be replayed with the player's own view.
    expect(past.get_by_role("heading")).to_have_text(bo.says("mis_01_hard_dock"))
    nothing_is_wrong(bo)
    bo.page.set_viewport_size(DESKTOP)
    bo.press(bo.link("web-sq-camp-report-of", mission=bo.says("mis_01_hard_dock")))
    bo.press(on)
    expect(ahead(bo).get_by_role("heading", level=2)).to_have_text(bo.says("mis_04_nest"))
    expect(past).to_have_count(1)

    # And so it goes on: the next mission begins, and home knows the way.
    ann.press(ann.button("web-sq-camp-begin"))
    bo.sees(bo.button("web-sq-camp-to-table"))
    bo.go()
    bo.press(bo.page.get_by_role("link", name="Friday crew"))
    bo.press(bo.button("web-sq-camp-to-table"))
    Ship(bo)
    expect(bo.page.locator("h1")).to_have_text(bo.says("web-sq-crumb", mission=bo.says("mis_04_nest")))


def test_a_campaign_of_the_terminal_is_brought_here_and_saved(player: Seats, tmp_path: Path) -> None:
    folder = start(tmp_path, missions="mis_01_hard_dock", name="friday-crew.jsonl")
    play_mission(folder)
    files = sorted(tmp_path.iterdir())
    torn = tmp_path / "torn.zip"
    torn.write_bytes(b"PK and then nothing")
    ann = player()
    ann.forgives.append(REFUSED)
    refused = ann.page.get_by_role("alert")
    chosen = ann.page.locator("input[type=file]")

    def bring(*paths: Path) -> None:
        ann.go("#/new/starquest?play=campaign")
        ann.sees(ann.button("web-sq-camp-bring"))
        chosen.set_input_files(list(paths))

    bring(torn)
    expect(refused).to_have_text(ann.says("web-archive-damaged", name="torn.zip"))
    mission, book = files
    bring(mission)
    expect(refused).to_have_text(ann.says("web-sq-camp-bring-which", name=mission.name, count=0))
    bring(book)  # the server's findings are shown in its words
    expect(refused).to_contain_text(mission.name)
    bring(*files)
    past = ann.page.locator(".past")
    expect(ann.page.locator("h1")).to_have_text("Friday crew")
    expect(past).to_have_count(1)

    # And back again, as one archive.
    with ann.page.expect_download() as saving:
        ann.press(ann.button("web-sq-camp-file"))
    saved = tmp_path / "crew.zip"
    saving.value.save_as(saved)
    bring(saved)
    expect(ann.page.locator("h1")).to_have_text("Friday crew")
    expect(past).to_have_count(1)
