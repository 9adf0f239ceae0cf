"""A replay shows what the live table shows when it goes one step forward: dice, tracer, result. Jumps show nothing, and
those who want no motion see none."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from bulkhead.bots import bot
from bulkhead.heroes import HEROES
from bulkhead.heroes.data.events import Rolled
from bulkhead.match import Seated, Session
from bulkhead.starquest.events import Rolled as AttackRolled
from tests.browser.conftest import Seats
from tests.browser.helpers.player import Player
from tests.browser.starquest.test_mission_replay import PATIENCE, played


def opened(player: Player, file: Path, log: bytes) -> None:
    """A replay from its file, with its clock stopped: nothing goes on by itself."""
    file.write_bytes(log)
    player.go("#/replay-file")
    player.page.locator("input[type=file]").set_input_files(file)
    expect(player.find("group", "web-replay-controls")).to_be_visible(timeout=PATIENCE)


def goes_to(player: Player, at: int) -> None:
    place = player.page.get_by_role("slider", name=player.says("web-replay-place"))
    place.fill(str(at))
    expect(place).to_have_value(str(at))


def stands_at(player: Player, at: int) -> None:
    place = player.page.get_by_role("slider", name=player.says("web-replay-place"))
    expect(place).to_have_value(str(at))


def _first(session: Session, kind: type) -> int:
    return next(
        at for at, step in enumerate(session.steps) if any(isinstance(told.event, kind) for told in step.told)
    )


def _captains() -> Session:
    options = HEROES.options({})
    seats = [Seated("Hal", "captain"), Seated("Max", "captain")]
    session = Session.start(HEROES, options, seats, bytes(32))
    bots = [bot("captain", "heroes", seat) for seat in (0, 1)]
    while (seat := session.waiting) is not None:
        offer = session.offer(seat)
        assert offer is not None
        session.submit(seat, bots[seat].choose(session.view(seat), offer))
    return session


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_an_attack_of_a_mission_is_seen_again(player: Seats, tmp_path: Path, motion: str) -> None:
    session, _, _ = played()
    attack = _first(session, AttackRolled)
    ann = player(reduced_motion=motion)
    opened(ann, tmp_path / "mission.jsonl", session.log())
    ann.page.locator("[data-map]").wait_for()
    goes_to(ann, attack - 1)
    dice = ann.page.locator(".over .tray")
    if motion == "reduce":
        ann.button("web-replay-forward").click()
        stands_at(ann, attack)
        expect(dice).to_have_count(0)
        return
    ann.stop_the_clock()
    ann.button("web-replay-forward").click()
    stands_at(ann, attack - 1)
    for _ in range(30):
        ann.page.clock.run_for(60)
        if dice.count():
            break
    expect(dice).to_be_visible()
    # A press on the map ends it; the frame that follows is there.
    ann.page.locator(".map-holder").click(position={"x": 8, "y": 8})
    stands_at(ann, attack)
    ann.page.clock.run_for(500)
    expect(dice).to_have_count(0)
    # A jump over the same attack shows nothing.
    goes_to(ann, attack - 1)
    goes_to(ann, attack)
    ann.page.clock.run_for(300)
    expect(dice).to_have_count(0)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_roll_of_heroes_tumbles_again(player: Seats, tmp_path: Path, motion: str) -> None:
    session = _captains()
    roll = _first(session, Rolled)
    ann = player(reduced_motion=motion)
    opened(ann, tmp_path / "match.jsonl", session.log())
    goes_to(ann, roll - 1)
    thrown = ann.page.locator('.cast[data-resting="false"]')
    if motion == "reduce":
        ann.button("web-replay-forward").click()
        stands_at(ann, roll)
        expect(thrown).to_have_count(0)
        return
    ann.stop_the_clock()
    ann.button("web-replay-forward").click()
    expect(thrown).to_be_visible()
    stands_at(ann, roll - 1)
    ann.page.clock.run_for(6000)
    stands_at(ann, roll)
    expect(thrown).to_have_count(0)
    goes_to(ann, roll - 1)
    goes_to(ann, roll)
    expect(thrown).to_have_count(0)
