"""The lesson can be gone through from its first word to its last."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Seats


def test_the_lesson_leads_to_its_end(player: Seats) -> None:
    ann = player()
    ann.go("#/learn")
    coach = ann.page.get_by_role("region", name=ann.says("web-learn-coach"))
    ann.sees(coach)
    over = ann.button("web-learn-play")
    onward = coach.get_by_role("button", name=ann.says("web-learn-next"), exact=True)
    skip = coach.get_by_role("button", name=ann.says("web-learn-skip-watching"), exact=True)
    help_ = coach.get_by_role("button", name=ann.says("web-learn-help"), exact=True)
    steps = 0
    while not over.is_visible():
        expect(onward.or_(skip).or_(help_).or_(over).first).to_be_visible()
        before = coach.inner_text()
        for button in (onward, skip, help_):
            if button.is_visible():
                button.click()
                break
        expect(coach).not_to_have_text(before)
        steps += 1
        assert steps < 100
    ann.sees(ann.text("web-learn-step-won"))
