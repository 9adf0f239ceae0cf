"""A campaign of Starquest to its end: a substitute, the last mission, the final ladder, and an undo."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Locator, expect

from bulkhead.starquest.data.commands import Choose
from tests.browser.campaign.test_campaign import ahead, hold
from tests.browser.general.test_accessible import nothing_is_wrong
from tests.browser.helpers.crew import give
from tests.browser.helpers.house import PATIENCE, House
from tests.browser.helpers.meanwhile import Eve, played_on, played_out
from tests.browser.helpers.player import BROKEN_LINE, Player
from tests.browser.helpers.ship import Ship
from tests.server.campaigning import verified

MISSIONS = ("mis_01_hard_dock", "mis_04_nest")
BO, CY, ANN = range(3)
"""The order of their factions at the table: Ultramarines, Eldar, Chaos."""


class Crew:
    """Ann has founded the campaign and leads the aliens at her screen; Bo and Cy have joined by link."""

    def __init__(self, house: House, ann: Player, bo: Player) -> None:
        self.house = house
        self.ann = ann
        self.bo = bo
        found(ann)
        self.founder: str = ann.stored("bulkhead.campaigns")[0]
        bo_s, cy_s = (link["key"] for link in self.status()["links"])
        bo.go(f"#/campaign/{bo_s}")
        bo.find("textbox", "web-sq-camp-join-name").fill("Bo")
        bo.press(bo.button("web-sq-camp-join-do"))
        bo.sees(bo.text("web-sq-camp-waits"))
        self._ask("post", "/join", cy_s, json={"name": "Cy"})
        expect(self.sits(ann, "eldar")).to_contain_text("Cy")

    def status(self) -> Any:
        """The campaign's status for its founder."""
        return self._ask("get", "", self.founder).json()

    def file(self) -> bytes:
        return self._ask("get", "/file", self.founder).content

    def _ask(self, how: str, what: str, key: str, **form: Any) -> httpx.Response:
        answer = httpx.request(
            how,
            f"{self.house.url}/api/campaign{what}",
            headers={"X-Bulkhead-Key": key},
            timeout=PATIENCE,
            **form,
        )
        assert answer.is_success, answer.text
        return answer

    def sits(self, player: Player, faction: str) -> Locator:
        """The line that names its player."""
        listed = player.find("list", "web-sq-camp-who").get_by_role("listitem")
        return listed.filter(has_text=player.says(f"sq-faction-{faction}"))

    def begin_without_cy(self) -> str:
        """Cy is away: a bot plays this mission. The others join the table; returns the key of Ann's seat."""
        ann, bo = self.ann, self.bo
        ann.press(ann.button("web-sq-camp-roster"))
        ann.press(ann.choice(ann.page, ann.says("web-sq-camp-roster-once")))
        dialog = ann.page.get_by_role("dialog")
        eldar = ann.says("sq-faction-eldar")
        row = dialog.get_by_role("radiogroup", name=eldar)
        ann.press(ann.choice(row, ann.says("web-new-seat-bot")))
        dialog.get_by_role("combobox", name=ann.says("web-new-level", seat=eldar)).select_option("random")
        ann.press(ann.button("web-sq-camp-roster-begin"))
        bo.press(bo.button("web-sq-camp-to-table"))
        Ship(bo)
        Ship(ann)
        (mine,) = self.status()["running"]["links"]
        key: str = mine["key"]
        return key

    def end(self, eve: Eve) -> None:
        """Ann gives the last command; then each asked player decides, and the others see for whom they wait."""
        ann, bo = Ship(self.ann), Ship(self.bo)
        ann.asks(eve.session.view(ANN).question)
        give(ann, eve.last, eve.session.view(ANN))
        eve.session.submit(ANN, eve.last)
        asked = 0
        while eve.session.waiting is not None:
            assert eve.session.waiting == BO
            asked += 1
            view = eve.session.view(BO)
            bo.asks(view.question)
            steps = self.ann.region("web-sq-closing")
            expect(steps.get_by_role("status")).to_contain_text(self.ann.says("sq-faction-ultramarines"))
            expect(steps.locator("[aria-current=step]")).to_have_count(1)
            decision = self.bo.region(view.question)
            self.bo.press(decision.get_by_role("listitem").get_by_role("button").first)
            bo.settle()
            offer = eve.session.offer(BO)
            assert offer is not None
            eve.session.submit(BO, next(one for one in offer.commands if isinstance(one, Choose)))
        assert asked

    def come_back(self, *players: Player) -> None:
        """The server is back, and the pages reconnect."""
        self.house.open()
        for one in players:
            expect(one.text("web-line-broken")).to_have_count(0, timeout=60_000)


def found(ann: Player) -> None:
    ann.go("#/new/starquest")
    ann.press(ann.choice(ann.page, ann.says("web-sq-camp-play-campaign")))
    ann.find("textbox", "web-sq-camp-name").fill("Last crew")
    ann.press(ann.choice(ann.page, ann.says("web-sq-camp-plan-own")))
    for mission in MISSIONS:
        ann.find("combobox", "web-sq-camp-add").select_option(mission)
    for faction, kind in (
        ("ultramarines", "web-new-seat-link"),
        ("eldar", "web-new-seat-link"),
        ("chaos", "web-new-seat-here"),
        ("cult", "web-sq-new-empty"),
    ):
        hold(ann, faction, kind)
    ann.press(ann.button("web-sq-camp-found"))
    expect(ann.page.locator("h1")).to_have_text("Last crew")


def test_a_campaign_is_played_to_its_end_and_its_last_mission_taken_back(
    own_house: House, seats: Callable[..., Player], tmp_path: Path
) -> None:
    ann, bo = seats(own_house, chance=4), seats(own_house, chance=5)
    for one in (ann, bo):
        one.forgives.append(BROKEN_LINE)
    crew = Crew(own_house, ann, bo)

    # The first mission, without waiting for Cy. They leave it, and it is finished while the server is down.
    key = crew.begin_without_cy()
    own_house.kill()
    played_out(own_house.data, key)
    crew.come_back(ann, bo)
    for one in (bo, ann):
        one.press(one.link("web-sq-closing-on"))
        expect(one.page.locator(".past")).to_have_count(1)
        expect(ahead(one).get_by_role("heading", level=2)).to_have_text(one.says(MISSIONS[1]))
    expect(crew.sits(ann, "eldar")).to_contain_text("Cy")

    # The last mission, up to its last command.
    key = crew.begin_without_cy()
    own_house.kill()
    eve = played_on(own_house.data, key, ender=ANN, decider=BO)
    crew.come_back(ann, bo)
    crew.end(eve)

    # The page shows the winner and the final ladder; the archive can be downloaded, and is valid.
    standing = crew.status()
    for one in (bo, ann):
        one.press(one.link("web-sq-closing-on"))
        winner = one.region("web-sq-camp-over")
        for faction in standing["leaders"]:
            expect(winner).to_contain_text(one.says(f"sq-faction-{faction}"))
        ladder = one.page.locator(".ladder").get_by_role("img")
        for faction in standing["standing"]:
            expect(ladder).to_have_accessible_name(re.compile(re.escape(one.says(faction["title"]))))
        expect(one.page.locator(".past")).to_have_count(2)
        one.sees(one.button("web-sq-camp-file"))
    nothing_is_wrong(bo)
    verdict = verified(crew.file(), tmp_path)
    assert (verdict.finding, verdict.missions, verdict.finished) == (None, 2, True)

    # Ann wants to undo the end. One vote of three is not enough, two are.
    ann.press(ann.button("web-sq-camp-undo"))
    ann.press(ann.button("web-sq-camp-undo-do"))
    ann.sees(ann.text("web-sq-camp-undo-count", agreed=1, needed=2))
    bo.sees(bo.text("web-sq-camp-undo-asked", mission=bo.says(MISSIONS[1])))
    bo.press(bo.button("web-sq-camp-undo-agree"))
    for one in (bo, ann):
        expect(ahead(one).get_by_role("heading", level=2)).to_have_text(one.says(MISSIONS[1]))
        expect(one.region("web-sq-camp-over")).to_have_count(0)
        expect(one.page.locator(".past")).to_have_count(1)
        one.sees(one.text("web-sq-camp-taken-back", count=1))
