"""`bulkhead replay`: a recorded game up to any entry, as any viewer sees it."""

from pathlib import Path

import pytest

from tests.cli.running import lines, ok, run
from tests.match.old_rules import old_match
from tests.match.playing import LAST_TURN, Whims, start

PICKS = ("donato", "phaello", "victorno", "aramus", "dyrael")


@pytest.fixture
def finished(somewhere: Path) -> str:
    """A game in three commands, won by the first seat."""
    session = start(position=LAST_TURN)
    for command in ("66 move 3", "66 move 5", "stop"):
        session.submit(0, session.game.read(command))
    (somewhere / "won.jsonl").write_bytes(session.log())
    return "won.jsonl"


@pytest.fixture
def draft(somewhere: Path) -> str:
    """The first seat has chosen its army, the second one hero of its own, after thinking again."""
    session = start({"first": "1"})
    for hero in PICKS:
        session.submit(0, session.game.read(f"pick {hero}"))
    session.submit(1, session.game.read("pick sanyctus"))
    session.undo(1)
    session.submit(1, session.game.read("pick darrago"))
    (somewhere / "draft.jsonl").write_bytes(session.log())
    return "draft.jsonl"


def test_the_end_is_shown_with_everything_before_it(finished: str) -> None:
    shown = ok("replay", finished).out
    assert shown.startswith("   0\n   1  Ann  66 move 3\n      Ann moved Donato in their column 3")
    assert "   3  Ann  stop\n" in shown
    assert "▲Donato*" in shown
    assert shown.endswith("Ann has won. (H-WIN-1)\n  Ann     18\n  Bob ☕   5\n")


def test_any_entry_can_be_looked_at(finished: str) -> None:
    shown = ok("replay", finished, "--at", "1").out
    assert "66 move 3" in shown
    assert "66 move 5" not in shown.split("\n\n")[0]
    assert "Ann decides." in shown
    assert run("replay", finished, "--at", "4").refused(2) == "won.jsonl has no entry 4; the last one is 3."


def test_a_replay_for_a_program(finished: str) -> None:
    found = ok("replay", finished, "--at", "2", "--json").json
    assert (found["game"], found["at"], found["decides"], found["result"]) == ("heroes", 2, 1, None)
    assert found["position"].startswith("sanyctus4/phaello4/donato4/ebellius0/victorno2 ")
    assert [entry["command"] for entry in found["log"]] == [None, "66 move 3", "66 move 5"]
    assert found["view"]["advances"][0] == [4, 4, 4, 0, 2]
    assert ok("replay", finished, "--json").json["result"]["scores"] == [18, 5]


@pytest.mark.clause("H-ARMY-1")
@pytest.mark.parametrize(
    ("view", "hidden", "seen"), [("1", ["darrago", "sanyctus"], PICKS), ("2", PICKS, ["darrago"])]
)
def test_a_seat_does_not_see_what_the_other_picks(
    draft: str, view: str, hidden: list[str], seen: list[str]
) -> None:
    for shown in (ok("replay", draft, "--view", view).out, ok("replay", draft, "--view", view, "--json").out):
        log = shown.split("\n\n")[0].lower()
        assert not [hero for hero in hidden if f"pick {hero}" in log or f"chose {hero}" in log]
        assert all(f"pick {hero}" in log for hero in seen)
    assert ok("replay", draft, "--view", view, "--json").json["position"] is None


@pytest.mark.clause("H-ARMY-1")
def test_a_spectator_sees_no_pick_at_all(draft: str) -> None:
    shown = ok("replay", draft, "--view", "spectator").out
    assert "pick " not in shown
    assert shown.count("chose a hero in secret") == 7
    assert "undid the last command" in shown
    assert ok("replay", draft, "--view", "spectator", "--json").json["view"]["hands"] == [[""] * 5, [""]]


def test_who_may_know_everything_sees_every_pick(draft: str) -> None:
    found = ok("replay", draft, "--json").json
    assert [entry["command"] for entry in found["log"]][-3:] == ["pick sanyctus", None, "pick darrago"]
    assert "darrago 2 draft" in found["position"]


def test_once_the_armies_are_shown_nothing_is_hidden(somewhere: Path) -> None:
    (somewhere / "game.jsonl").write_bytes(Whims().play(start(), 40).log())
    assert ok("replay", "game.jsonl", "--view", "2", "--json").json["position"] is not None


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda data: data[:-1], "line 6: the file is cut off"),
        (lambda data: data.replace(b"66 move 3", b"66 move 4"), "line 3: "),
        (
            lambda data: data.replace(b"66 move 3", b"66 move 9"),
            "line 3: the game refuses this. There is no column 9",
        ),
        (lambda data: data.replace(b'"heroes"', b'"chess"', 1), "line 1: there is no game “chess” here"),
        (lambda data: data.replace(b'"format":1', b'"format":9'), "line 1: the file has format 9"),
        (lambda data: b"Dear diary,\n", "line 1: this is not a replay file"),
        (lambda data: b"", "line 1: the file is cut off"),
        (lambda data: b"\xff\xfe\n", "line 1: this is not a replay file"),
    ],
)
def test_a_damaged_file_gets_one_sentence(finished: str, damage: object, sentence: str) -> None:
    assert callable(damage)
    file = Path(finished)
    file.write_bytes(damage(file.read_bytes()))
    if sentence == "line 3: ":
        assert run("verify", finished).refused(1).startswith("won.jsonl, line 3: ")
    else:
        assert run("replay", finished).refused(1).startswith(f"won.jsonl, {sentence}")


def test_names_in_a_file_do_not_steer_the_terminal(finished: str) -> None:
    session = start(position=LAST_TURN)
    wild = session.log().replace(b'"name":"Ann"', rb'"name":"An\u001b[2Jn"')
    Path("wild.jsonl").write_bytes(wild)
    shown = ok("replay", "wild.jsonl").out
    assert "\x1b" not in shown
    assert "An\N{REPLACEMENT CHARACTER}[2Jn decides." in shown


def test_lines_typed_at_a_replay_are_ignored(finished: str) -> None:
    assert ok("replay", finished, typed=lines("1")).out == ok("replay", finished).out


def test_a_game_of_other_rules_is_shown_as_far_as_it_agrees(somewhere: Path) -> None:
    (somewhere / "old.jsonl").write_bytes(old_match("refused").log())
    shown = ok("replay", "old.jsonl")
    assert shown.err.startswith(
        "The match was played with version 0 of the rules, and this program has version 1."
    )
    assert "\n  26  " in shown.out
    assert "\n  27  " not in shown.out
    assert ok("replay", "old.jsonl", "--json").json["at"] == 26
    assert ok("replay", "old.jsonl", "--at", "5", "--json").json["at"] == 5
    said = run("replay", "old.jsonl", "--at", "27").refused(1)
    assert "It agrees up to entry 26 of 80." in said


def test_a_game_of_other_rules_that_is_set_up_differently_is_not_shown(somewhere: Path) -> None:
    (somewhere / "old.jsonl").write_bytes(old_match("start").log())
    said = run("replay", "old.jsonl").refused(1)
    assert "No part of it agrees. Setting up the game takes different dice here." in said


def test_bots_of_a_series_have_the_names_of_the_reader_s_language(
    somewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ok("sim", "--games", "1", "--seats", "random,cadet", "-o", "turn-limit=2", "--save", "games")
    (file,) = (somewhere / "games").iterdir()
    assert "Random 1" in ok("replay", str(file)).out
    monkeypatch.setenv("BULKHEAD_LANG", "it")
    shown = ok("replay", str(file)).out
    assert "Cadetto 2" in shown
    assert "cadet 2" not in shown
