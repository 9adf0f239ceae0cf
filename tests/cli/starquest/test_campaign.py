"""`bulkhead campaign`: new, status, play, undo-last, and `bulkhead verify` on its file."""

import json
from pathlib import Path
from typing import Any

import pytest

from bulkhead.cli.starquest import campaign as campaign_commands
from bulkhead.lab.playing import decide
from bulkhead.match import read_replay
from bulkhead.words import LANGUAGES
from tests.campaign.playing import shorten
from tests.cli.running import lines, ok, run

BOTS = (
    "ultramarines=random,eldar=random,chaos=random,"
    "blood-angels=absent,imperial_fists=absent,legion=absent,cult=absent"
)
FEW = ("--missions", "01_hard_dock,02_dead_signal", "--seats", BOTS)
FIRST = "crown.01-mis_01_hard_dock.jsonl"


@pytest.fixture(autouse=True)
def short_missions(monkeypatch: pytest.MonkeyPatch) -> None:
    shorten(monkeypatch)


@pytest.fixture
def crown() -> str:
    ok("campaign", "new", "crown.jsonl", *FEW)
    return "crown.jsonl"


def entries(file: str) -> list[str]:
    return [json.loads(line)["entry"] for line in Path(file).read_bytes().splitlines()]


# new


def test_a_new_campaign_says_who_plays_and_what_comes_first() -> None:
    said = ok("campaign", "new", "crown.jsonl", "-o", "over-stays=yes").out
    assert "0 of 12 missions played" in said
    assert "Option over-stays: lasting Overwatch, yes." in said
    assert "Next mission: Hard dock" in said
    assert said.splitlines()[-1] == "Play its first mission with: bulkhead campaign play crown.jsonl"
    found = ok("campaign", "status", "crown.jsonl", "--json").json
    assert [line["holder"]["player"] for line in found["standing"]] == [
        *("human", "trooper", "trooper", "trooper", "trooper", "overlord", "overlord")
    ]
    assert found["options"] == {"over-stays": True}


def test_seats_take_people_by_name_bots_by_kind_and_absent(crown: str) -> None:
    ok("campaign", "new", "two.jsonl", "--seats", "eldar=human:Ada,cult=random,legion=absent")
    seats = ok("campaign", "status", "two.jsonl", "--json").json["ahead"]["seats"]
    assert seats["eldar"] == {"name": "Ada", "player": "human"}
    assert seats["cult"]["player"] == "random"
    assert seats["chaos"]["player"] == "overlord"
    assert "legion" not in seats
    assert "Ada" in ok("campaign", "status", "two.jsonl").out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("crown.jsonl",), "already exists"),
        (("x.jsonl", "--missions", "nowhere"), "no campaign or mission called “nowhere”"),
        (("x.jsonl", "--missions", "01_hard_dock,01_hard_dock"), "is named twice"),
        (("x.jsonl", "--seats", "orks=human"), "“orks=human” should be a faction"),
        (("x.jsonl", "--seats", "eldar=overlord"), "There is no player “overlord”"),
        (("x.jsonl", "--seats", "human,human"), "needs 7 players, not 2"),
        (("x.jsonl", "--seats", "chaos=absent,cult=absent"), "alien"),
        (("x.jsonl", "--seats", f"eldar=human:{'x' * 41}"), "at most 40"),
        (("x.jsonl", "-o", "mission=mis_04_nest"), "is set by the campaign itself"),
        (("x.jsonl", "-o", "nonsense=1"), "nonsense"),
        (("x.jsonl", "-o", "over-stays"), "should be an option and its value"),
        (("nowhere/x.jsonl",), "There is no file"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(crown: str, words: tuple[str, ...], said: str) -> None:
    assert said in run("campaign", "new", *words).refused(2)
    assert not Path("x.jsonl").exists()


def test_the_page_of_the_command() -> None:
    page = ok("campaign").out
    assert page == ok("campaign", "--help").out
    assert [word for word in ("new", "status", "play", "undo-last") if f"\n  {word} " in page] == [
        *("new", "status", "play", "undo-last")
    ]
    assert "no command “win”" in run("campaign", "win").refused(2)
    assert "bulkhead campaign play" in ok("campaign", "play", "--help").out


# play


def test_bots_play_one_mission_after_the_other_to_the_end(crown: str) -> None:
    said = ok("campaign", "play", crown, "--seed", "tea").out
    assert said.startswith("1. Hard dock: ")
    assert "1 of 2 missions played" in said
    assert "Next mission: Dead signal" in said
    said = ok("campaign", "play", crown, "--seed", "tea").out
    assert "The campaign is over" in said
    assert entries(crown) == ["campaign", "mission", "result", "mission", "result"]
    assert "is over: all its missions" in run("campaign", "play", crown).refused(2)


def test_all_missions_at_once_and_the_same_from_the_same_seed() -> None:
    for file in ("one.jsonl", "two.jsonl"):
        ok("campaign", "new", file, *FEW)
        ok("campaign", "play", file, "--all", "--seed", "tea")
    records = [
        [json.loads(line).get("records") for line in Path(file).read_bytes().splitlines()]
        for file in ("one.jsonl", "two.jsonl")
    ]
    assert records[0] == records[1]
    assert ok("campaign", "status", "one.jsonl", "--json").json["ahead"] is None


def test_seats_change_from_now_on_or_for_one_mission(crown: str) -> None:
    ok("campaign", "play", crown, "--once", "eldar=absent", "--seats", "legion=random")
    found = ok("campaign", "status", crown, "--json").json
    assert set(found["history"][0]["seats"]) == {"ultramarines", "legion", "chaos"}
    assert set(found["ahead"]["seats"]) == {"ultramarines", "eldar", "legion", "chaos"}
    assert entries(crown) == ["campaign", "roster", "mission", "result"]


def test_people_play_at_the_table_leave_and_come_back(crown: str) -> None:
    said = ok("campaign", "play", crown, "--seats", "eldar=human:Ada", typed=lines("", "quit", "quit")).out
    assert "bulkhead campaign play crown.jsonl" in said
    assert "records" not in said
    assert "Mission in progress: Hard dock" in ok("campaign", "status", crown).out
    assert ok("verify", crown).out.startswith("crown.jsonl is sound: 0 missions")
    stopped = run("campaign", "play", crown, typed="\n")
    assert (stopped.code, entries(crown)) == (0, ["campaign", "roster", "mission"])
    assert stopped.err.splitlines() == [
        "The mission stops here and is saved; continue with: bulkhead campaign play crown.jsonl"
    ]
    assert "is under way" in run("campaign", "play", crown, "--seats", "eldar=random").refused(2)


def test_people_stir_their_salts_into_the_dice_of_a_mission(crown: str) -> None:
    people = ("--seats", "eldar=human:Ada")
    typed = lines("", "quit", "quit")
    ok("campaign", "play", crown, *people, "--salt", "tea", typed=typed)
    (begun,) = Path().glob("crown.*-mis_01_hard_dock.jsonl")
    assert read_replay(begun.read_bytes(), str(begun)).header.salts == ("", "tea", "")
    assert "--salt cannot be changed" in run("campaign", "play", crown, "--salt", "cake").refused(2)
    ok("campaign", "new", "two.jsonl", *FEW)
    twice = run("campaign", "play", "two.jsonl", *people, "--salt", "tea", "--salt", "cake")
    assert "only one person is playing" in twice.refused(2)


def test_an_interrupted_mission_of_bots_is_saved_and_goes_on(
    crown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = 0

    def interrupted(*args: Any) -> Any:
        nonlocal count
        count += 1
        if count == 100:
            raise KeyboardInterrupt
        return decide(*args)

    monkeypatch.setattr(campaign_commands, "decide", interrupted)
    assert "is saved" in run("campaign", "play", crown, "--seed", "tea").refused(1)
    assert len(Path(FIRST).read_bytes().splitlines()) == 102
    ok("campaign", "play", crown)
    assert entries(crown) == ["campaign", "mission", "result"]
    assert ok("verify", crown).code == 0


# undo-last


def test_the_last_mission_is_taken_back(crown: str) -> None:
    assert "nothing to undo" in run("campaign", "undo-last", crown).refused(2)
    ok("campaign", "play", crown)
    said = ok("campaign", "undo-last", crown).out
    assert said.startswith(f"Undone: Hard dock. Its match is still in {FIRST}.")
    assert "One mission was undone." in said
    assert "0 of 2 missions played" in said
    assert entries(crown)[-1] == "undo"
    assert Path(FIRST).exists()
    ok("campaign", "play", crown)
    assert ok("verify", crown).out.startswith("crown.jsonl is sound: 2 missions")


# status


def test_kept_cards_are_shown_to_their_owner_alone(crown: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ok("campaign", "play", crown)
    data = Path(crown).read_bytes()
    assert "cards" not in ok("campaign", "status", crown, "--view", "all").err
    for eyes in ("spectator", "chaos", "eldar,chaos", "all"):
        found = ok("campaign", "status", crown, "--view", eyes, "--json").json
        for line in found["standing"]:
            knows = eyes == "all" or line["faction"] in eyes.split(",")
            assert (line["kept"] is not None) == knows
    assert "nobody is called “ada”" in run("campaign", "status", crown, "--view", "Ada").refused(2)
    assert Path(crown).read_bytes() == data


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_status(crown: str, language: str) -> None:
    ok("campaign", "play", crown)
    said = ok("campaign", "status", crown, "--lang", language).out
    assert len(said.splitlines()) >= 6
    assert "campaign-" not in said


def test_a_torn_file_says_so_and_loses_nothing(crown: str) -> None:
    ok("campaign", "play", crown)
    sound = Path(crown).read_bytes()
    Path(crown).write_bytes(sound + b'{"entry":"miss')
    found = run("campaign", "status", crown)
    assert found.code == 0
    assert found.err.startswith("crown.jsonl, line 4: the last line is cut off and does not count")
    assert "1 of 2 missions played" in found.out
    assert "cut off" in run("verify", crown).refused(1)
    assert run("campaign", "play", crown).code == 0
    assert Path(crown).read_bytes().startswith(sound)
    assert Path("crown.jsonl.torn").read_bytes() == b'{"entry":"miss'
    ok("verify", crown)


@pytest.mark.parametrize("command", ["status", "play", "undo-last"])
def test_a_file_that_is_no_campaign(command: str) -> None:
    assert "There is no file" in run("campaign", command, "crown.jsonl").refused(2)
    Path("crown.jsonl").write_text("hello\n")
    assert "not a campaign file" in run("campaign", command, "crown.jsonl").refused(1)
    Path("crown.jsonl").write_bytes(b"\xff\x00")
    assert "not a campaign file" in run("campaign", command, "crown.jsonl").refused(1)


# verify


def test_a_campaign_is_verified_with_its_missions(crown: str) -> None:
    ok("campaign", "play", crown, "--all")
    first, second = ok("verify", crown).out.splitlines()
    assert first.startswith("crown.jsonl is sound: 2 missions were recomputed (")
    assert second == "The campaign is over."
    found = ok("verify", crown, "--json").json
    assert (found["ok"], found["missions"], found["finished"], found["finding"]) == (True, 2, True, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mission_that_was_tampered_with_is_found_out(crown: str, language: str) -> None:
    ok("campaign", "play", crown)
    file = Path(FIRST)
    file.write_bytes(file.read_bytes().replace(b'"command":"end"', b'"command":"pass"', 1))
    said = run("verify", crown, "--lang", language).refused(1)
    assert FIRST in said
    found = run("verify", crown, "--json", "--lang", language)
    assert (found.code, found.json["finding"], found.json["line"]) == (1, said, 3)
    file.unlink()
    assert FIRST in run("verify", crown, "--lang", language).refused(1)
