"""`bulkhead packs`, and `--pack` before or after any command."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bulkhead.packs.opening import play_with
from bulkhead.starquest.box import load_box
from tests.cli.running import ok, run
from tests.packs.making import DRILL, new_pack, write
from tools.house import ROOT

EXAMPLE = str(ROOT / "examples/pack")
PLAYED = "out/starquest-1.jsonl"


@pytest.fixture(autouse=True)
def _nothing_left_open() -> Iterator[None]:
    yield
    play_with([])


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folder of packs, with one pack in it."""
    monkeypatch.setattr("bulkhead.packs.folders.user_folder", lambda: tmp_path)
    return write(new_pack(tmp_path / "packs/drill", "drill"), "cards/order/ord_drill.toml", DRILL)


def sim(mission: str, *packs: str, games: int = 1) -> tuple[str, ...]:
    """The command by which two random players play a mission with these packs."""
    opened = (word for pack in packs for word in ("--pack", pack))
    table = ("--mission", mission, "-o", "factions=imperial_fists,chaos", "--seats", "random,random")
    return ("sim", "starquest", *opened, *table, "--games", str(games))


def test_a_sound_pack() -> None:
    assert ok("packs", "check", EXAMPLE).out == "“The jetty”, version 1.0, is sound.\n"


def test_a_pack_with_mistakes_is_a_no_and_every_mistake_is_a_line(tmp_path: Path) -> None:
    text = DRILL.replace("uses = 1", "uses = 9").replace('"turn"', '"for ever"')
    write(new_pack(tmp_path), "cards/order/ord_drill.toml", text)
    ran = run("packs", "check", str(tmp_path))
    assert ran.code == 1
    lasts, uses, count = ran.err.splitlines()
    assert lasts.startswith(f"{tmp_path}/cards/order/ord_drill.toml, line 7, field “lasts”: ")
    assert uses.startswith(f"{tmp_path}/cards/order/ord_drill.toml, line 8, field “uses”: ")
    assert count == "2 mistakes."


def test_what_could_be_better(installed: Path) -> None:
    lines = ok("packs", "check", "drill").out.splitlines()
    assert sum(line.startswith("Could be better: ") for line in lines) == 6
    assert lines[-1] == "“A pack”, version 1, is sound."


def test_the_list_names_what_comes_with_the_game_what_is_open_and_what_is_installed(installed: Path) -> None:
    lines = ok("packs", "list", "--pack", EXAMPLE).out.splitlines()
    words = [line.split()[:2] for line in lines]
    assert words[:3] == [["starquest", "1"], ["jetty", "1.0"], ["drill", "1"]]
    assert load_box().packs[1].digest[:12] in lines[1]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (("packs", "mend"), "“mend” cannot be done with packs"),
        (("packs", "check"), "Say which pack"),
        (("packs", "check", "nowhere"), "There is no folder “nowhere”"),
        (("packs", "list", "--pack", "nowhere"), "There is no folder “nowhere”"),
        (("packs", "list", "--pack"), "--pack"),
    ],
)
def test_what_is_not_understood(line: tuple[str, ...], said: str) -> None:
    ran = run(*line)
    assert ran.code == 2
    assert said in ran.err


def test_a_folder_that_is_no_pack_is_not_opened(tmp_path: Path) -> None:
    ran = run("packs", "list", "--pack", str(tmp_path))
    assert ran.code == 2
    assert "pack.toml is missing" in ran.err


def test_two_packs_of_one_name_are_not_opened(installed: Path, tmp_path: Path) -> None:
    new_pack(tmp_path / "other", "drill")
    ran = run("packs", "list", "--pack", "drill", "--pack", str(tmp_path / "other"))
    assert ran.code == 2
    assert "already called “drill”" in ran.err


def test_a_match_with_a_pack_from_its_first_command_to_its_verification(somewhere: Path) -> None:
    ok(*sim("mis_jetty", EXAMPLE), "--save", "out")
    assert ok("--pack", EXAMPLE, "verify", PLAYED).out.startswith("out/starquest-1.jsonl is sound")
    assert "Il pontile" in ok("replay", PLAYED, "--at", "0", f"--pack={EXAMPLE}", "--lang", "it").out
    ran = run("verify", PLAYED)
    assert ran.code == 1
    assert "“jetty”, version 1.0, which is not loaded here; give its folder with --pack." in ran.err


def test_an_installed_pack_is_found_by_the_match_itself(installed: Path, somewhere: Path) -> None:
    ok(*sim("mis_00_first_steps", "drill"), "--save", "out")
    assert "is sound" in ok("verify", PLAYED).out
    assert [stamp.id for stamp in load_box().packs] == ["starquest", "drill"]


def test_a_match_without_packs_is_read_without_them(somewhere: Path) -> None:
    ok(*sim("mis_00_first_steps"), "--save", "out")
    assert "is sound" in ok("verify", "--pack", EXAMPLE, PLAYED).out


def test_a_position_of_a_mission_of_ones_own_is_shown(somewhere: Path) -> None:
    ok(*sim("mis_jetty", EXAMPLE), "--save", "out")
    told = ok("replay", PLAYED, "--pack", EXAMPLE, "--json").json
    Path("here.txt").write_text(told["position"], encoding="utf-8")
    assert ok("show", "starquest", "here.txt", "--pack", EXAMPLE).out


def test_several_processes_play_with_the_same_packs(somewhere: Path) -> None:
    line = sim("mis_jetty", EXAMPLE, games=2)
    assert ok(*line, "--json", "--jobs", "2").out == ok(*line, "--json").out


def test_a_campaign_finds_its_packs_too(installed: Path, somewhere: Path) -> None:
    ok("campaign", "new", "war.jsonl", "--pack", "drill")
    ok("campaign", "status", "war.jsonl")
    assert [stamp.id for stamp in load_box().packs] == ["starquest", "drill"]
    ok("packs", "list")
    assert [stamp.id for stamp in load_box().packs] == ["starquest"]
    ok("verify", "war.jsonl")
    assert [stamp.id for stamp in load_box().packs] == ["starquest", "drill"]
