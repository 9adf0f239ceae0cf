"""After the game: report, replay, a file to keep, a branch."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from bulkhead import GAMES
from bulkhead.heroes.data.commands import Keep, Push
from bulkhead.match.verify import verify
from tests.browser.conftest import Seats
from tests.browser.helpers.foretold import Foretold, is_loud
from tests.browser.helpers.gestures import take
from tests.browser.helpers.house import House, bot, here
from tests.browser.helpers.looking import sees_heroes, sees_scores
from tests.browser.helpers.player import Player
from tests.browser.helpers.positions import LAST_CHANCE, NEARLY_OVER

FORETOLD = Foretold()
"""A match of two captains without salts, computed in advance."""


def test_the_report_tells_the_score_and_the_luck(finished: tuple[Player, str]) -> None:
    eve, _ = finished
    high, low = max(FORETOLD.scores), min(FORETOLD.scores)
    winner = ("Hal", "Max")[FORETOLD.winner]
    eve.sees(
        eve.find("heading", "web-after-headline", how="lost", match="no", high=high, low=low, name=winner)
    )
    for panel in ("web-after-graph", "web-after-luck", "web-after-turning"):
        eve.sees(eve.region(panel))


def test_the_report_tells_what_each_push_cost(finished: tuple[Player, str]) -> None:
    """Its risk, the smallest that there was, and what lay at stake; a press shows the roll on the board."""
    eve, _ = finished
    pushed = [
        (at, turn, turn.command)
        for at, turn in enumerate(FORETOLD.turns, 1)
        if isinstance(turn.command, Push)
    ]
    assert pushed
    lines = eve.region("web-after-pushes").get_by_role("listitem")
    expect(lines).to_have_count(len(pushed))
    for line, (_, turn, command) in zip(lines.all(), pushed, strict=True):
        name = ("Hal", "Max")[turn.seat]
        expect(line).to_contain_text(eve.says("web-after-push", name=name, count=len(command.dice)))
        lost = is_loud(turn)
        expect(line).to_contain_text(eve.says("web-after-push-lost" if lost else "web-after-push-staked"))
    place = eve.page.get_by_role("slider", name=eve.says("web-replay-place"))
    eve.press(lines.first.get_by_role("button"))
    expect(place).to_have_value(str(pushed[0][0]))


def test_the_report_tells_what_each_decision_cost(house: House, player: Seats) -> None:
    """The choice, the better one and the chance to win between them; a press shows the table as it was."""
    ann = player()
    ann.sit(house.table(here("Ann"), bot("Hal"), position=LAST_CHANCE).keys[0], "Ann")
    ann.press(ann.button("web-heroes-end"))
    ann.press(ann.link("web-heroes-after"))
    costs = ann.region("web-after-costs")
    line = costs.get_by_role("listitem")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("50.0%")
    place = ann.page.get_by_role("slider", name=ann.says("web-replay-place"))
    ann.press(line.get_by_role("button"))
    expect(place).to_have_value("0")


def test_the_champion_prices_what_captains_decided(finished: tuple[Player, str]) -> None:
    eve, _ = finished
    costs = eve.region("web-after-costs")
    eve.sees(costs.get_by_text(eve.says("web-after-costs-what")).first)
    eve.sees(costs.get_by_role("listitem").first)


def test_a_downloaded_replay_can_be_verified(finished: tuple[Player, str], tmp_path: Path) -> None:
    eve, _ = finished
    eve.button("web-after-share").click()
    with eve.page.expect_download() as downloading:
        dialog = eve.page.get_by_role("dialog", name=eve.says("web-share"))
        dialog.get_by_role("button", name=eve.says("web-share-download"), exact=True).click()
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    verdict = verify(file.read_bytes(), file.name, GAMES)
    assert verdict.ok, verdict

    # And it opens here, without any link.
    eve.page.keyboard.press("Escape")
    eve.go("#/replay-file")
    with eve.page.expect_file_chooser() as choosing:
        eve.button("web-replay-choose").click()
    choosing.value.set_files(file)
    eve.sees(eve.find("group", "web-replay-controls"))


def test_finished_games_are_among_the_replays(house: House, player: Seats) -> None:
    ann = player()
    ann.sit(house.table(here("Ann"), bot("Hal"), position=NEARLY_OVER).keys[0], "Ann")
    ann.press(ann.button("web-heroes-end"))
    ann.sees(ann.link("web-heroes-after"))
    ann.go("#/replay-file")
    ann.press(ann.region("web-replay-finished").get_by_role("link").filter(has_text="Hal"))
    ann.sees(ann.find("group", "web-replay-controls"))


def test_a_replay_goes_step_by_step(finished: tuple[Player, str]) -> None:
    eve, watch = finished
    eve.go(f"#/replay/{watch}")
    last = len(FORETOLD.turns)
    place = eve.page.get_by_role("slider", name=eve.says("web-replay-place"))
    expect(place).to_have_value("0")
    eve.button("web-replay-forward").click()
    expect(place).to_have_value("1")
    # The armies were chosen in secret: a spectator saw only that a hero was chosen, the combined view shows which.
    told = eve.page.locator(".told")
    hidden = told.inner_text()
    eve.page.get_by_label(eve.says("web-replay-seen-by")).select_option(
        label=eve.says("web-replay-everything")
    )
    expect(told).not_to_have_text(hidden)
    expect(place).to_have_value("1")
    eve.button("web-replay-last").click()
    expect(place).to_have_value(str(last))
    eve.page.keyboard.press("ArrowLeft")
    expect(place).to_have_value(str(last - 1))
    eve.button("web-replay-first").click()
    eve.button("web-replay-play").click()
    expect(place).not_to_have_value("0")
    eve.button("web-replay-pause").click()


def test_a_match_branches_at_the_shown_entry(finished: tuple[Player, str]) -> None:
    eve, watch = finished
    moment = next(
        n for n, turn in enumerate(FORETOLD.turns, 1) if turn.after.phase == "keep" and turn.seat == 0
    )
    eve.go(f"#/replay/{watch}?at={moment}")
    eve.button("web-replay-last").click()
    eve.ask(eve.button("web-branch"))
    eve.sees(eve.text("web-branch-over"))

    eve.go(f"#/replay/{watch}?at={moment}")
    eve.page.reload()
    eve.button("web-branch").click()
    eve.button("web-branch-go").click()
    # Eve has the first seat of a new table, with the same dice on it.
    eve.is_asked("keep")
    before, keep = FORETOLD.turns[moment].before, FORETOLD.turns[moment].command
    sees_heroes(eve, 0, before, ("", ""))
    assert isinstance(keep, Keep)
    take(eve, keep.rolls)
    eve.press(eve.button("web-heroes-act", count=len(keep.rolls)))
    eve.is_asked("act")
    sees_scores(eve, 0, before)
