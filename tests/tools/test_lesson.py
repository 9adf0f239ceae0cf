"""The lesson of the browser: it shows what the engine plays, covers everything once, and explains it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bulkhead.tabletop.phrases import Arg
from bulkhead.words import LANGUAGES, Words
from tools.house import ROOT
from tools.lesson import SCENES, SCRIPT, main, script, stale, written


@pytest.fixture(scope="module")
def steps() -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = script()["steps"]
    return steps


def frames(steps: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for step in steps:
        yield from ([step["begins"]] if "begins" in step else [])
        yield from step.get("frames", ())


def events(steps: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The events of one kind that the new player is told."""
    told = (line["event"] for frame in frames(steps) for line in frame["log"])
    return [event for event in told if event["type"] == kind]


def test_the_script_in_web_is_what_the_engine_plays() -> None:
    assert not stale(ROOT), f"{SCRIPT} is stale: run python -m tools.lesson"


def test_the_script_is_the_same_every_time_a_step_to_a_line() -> None:
    text = written(script())
    assert text == written(script())
    assert len(text.splitlines()) == sum(len(scene.steps) for scene in SCENES) + 2


def test_the_newcomer_gives_every_kind_of_command(steps: list[dict[str, Any]]) -> None:
    given = " ".join(command for step in steps if step["kind"] == "do" for command in step["commands"])
    words = {"pick", "place", "roll", "keep", "push", "act", "move", "attack", "shoot", "stop"}
    assert words <= set(given.split())
    assert "555 move 5>3" in given, "the vox passes a move on"


def test_everything_that_can_happen_in_a_turn_happens(steps: list[dict[str, Any]]) -> None:
    for kind in (
        "ArmiesShown",
        "Placed",
        "Rolled",
        "PutAside",
        "Moved",
        "Attacked",
        "Retreated",
        "TurnEnded",
    ):
        assert events(steps, kind), kind
    assert [event["seat"] for event in events(steps, "WentBust")] == [0]
    assert [event["seat"] for event in events(steps, "WentAllOut")] == [0]
    saves = events(steps, "Saved")
    assert {event["stayed"] for event in saves} == {True, False}
    assert {event["needed"] for event in saves} == {3, 4}, "a shield is seen at work"
    assert any(event["passed_by"] for event in events(steps, "Moved"))
    assert any(event["extra"] for event in events(steps, "TurnBegan"))
    assert [event["seat"] for event in events(steps, "GameWon")] == [0]


def test_dice_are_held_for_a_push_and_make_it_safer(steps: list[dict[str, Any]]) -> None:
    (hold,) = [step for step in steps if step.get("held")]
    aids = script()["aids"]["bust"]
    assert hold["held"] == [3, 4]
    assert aids["2|34"][1] < aids["4|"][1]
    rolls = [event["held"] for event in events(steps, "Rolled")]
    assert hold["held"] in rolls


def test_nothing_hidden_is_told(steps: list[dict[str, Any]]) -> None:
    for frame in frames(steps):
        assert frame["view"]["viewer"] == 0
        if frame["view"]["phase"] == "draft":
            assert set(frame["view"]["hands"][1]) <= {""}


def test_what_cannot_be_done_has_its_clause(steps: list[dict[str, Any]]) -> None:
    refusals = [because for frame in frames(steps) for because in frame["why"].values()]
    assert refusals
    assert all(because["clause"].startswith("H-") for because in refusals)
    for frame in frames(steps):
        offered = {answer["text"] for answer in frame["offer"]["answers"]} if frame["offer"] else set()
        assert offered.isdisjoint(frame["why"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_explained_and_what_is_to_be_done_has_a_hint(language: str) -> None:
    words = Words(language)
    args: dict[str, Arg] = {"one": "", "two": "", "three": "", "four": "", "own": 0, "other": 0}
    for scene in SCENES:
        assert words.say(f"web-learn-scene-{scene.id}")
        for step in scene.steps:
            message = f"web-learn-step-{step.id}"
            assert words.say(message, **args)
            hint = words.attribute(message, "hint")
            assert (hint is not None) == (step.kind in ("do", "choose")), message


def test_names_of_steps_are_used_once() -> None:
    names = [step.id for scene in SCENES for step in scene.steps]
    assert len(names) == len(set(names))


def test_checking_and_writing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / SCRIPT
    file.parent.mkdir(parents=True)
    assert main(["--check"], tmp_path) == 1
    assert capsys.readouterr().err == f"{SCRIPT} is not what the engine plays. Run python -m tools.lesson.\n"
    assert main([], tmp_path) == 0
    assert main(["--check"], tmp_path) == 0
    assert capsys.readouterr().out == "lesson: every step is what the engine plays.\n"
    file.write_text(file.read_text(encoding="utf-8").replace("push 11", "push 1134"), encoding="utf-8")
    assert main(["--check"], tmp_path) == 1


def test_an_unknown_argument_is_answered_with_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--chek"]) == 2
    assert capsys.readouterr().err == "usage: python -m tools.lesson [--check]\n"
