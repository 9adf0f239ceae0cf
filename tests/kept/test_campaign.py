"""Kept campaigns of the command line. That of the present version is read, verified, looked at and played on; those of
earlier versions are named in a sentence."""

import os
from pathlib import Path

import msgspec
import pytest

import bulkhead
from bulkhead.cli.shell.exit_codes import PARTLY
from bulkhead.match import read_replay
from tests.cli.running import ok, run
from tests.kept.campaign import FILE, KeptStatus, look
from tests.kept.shelf import folders, has, names, read
from tests.kept.versions import is_present

FOLDERS = [name for name in folders("campaign") if has(f"{name}/status.json")]


def rules_of(folder: str) -> int:
    """The version that a campaign was begun with."""
    rules: int = msgspec.json.decode(read(f"{folder}/{FILE}").splitlines()[0])["rules"]
    return rules


PRESENT = [folder for folder in FOLDERS if is_present("starquest", rules_of(folder))]
OLDER = [folder for folder in FOLDERS if folder not in PRESENT]


@pytest.fixture
def unpacked(folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> KeptStatus:
    """A copy of the campaign, in the present folder; and how it stood."""
    for name in names(folder):
        if not name.endswith("status.json"):
            tmp_path.joinpath(Path(name).name).write_bytes(read(name))
    monkeypatch.chdir(tmp_path)
    return msgspec.json.decode(read(f"{folder}/status.json"), type=KeptStatus)


@pytest.mark.parametrize("folder", PRESENT)
def test_the_kept_campaign_stands_as_it_stood(unpacked: KeptStatus) -> None:
    assert look() == unpacked
    assert len(unpacked.seen["spectator"]["history"]) == 2
    assert unpacked.seen["spectator"]["taken-back"] == 1


@pytest.mark.parametrize("folder", PRESENT)
def test_the_mission_that_was_begun_goes_on(unpacked: KeptStatus) -> None:
    file = unpacked.seen["spectator"]["ahead"]["file"]
    before = read_replay(Path(file).read_bytes(), file)
    ok("campaign", "play", FILE, typed="1\n1\n")
    after = read_replay(Path(file).read_bytes(), file)
    assert after.moves[: len(before.moves)] == before.moves
    assert len(after.moves) > len(before.moves)


@pytest.mark.parametrize("folder", PRESENT)
@pytest.mark.usefixtures("unpacked")
def test_a_mission_of_the_kept_campaign_can_be_taken_back() -> None:
    assert run("campaign", "undo-last", FILE).code == 0
    assert ok("campaign", "status", FILE, "--json").json["taken-back"] == 2


@pytest.mark.parametrize("folder", OLDER)
@pytest.mark.usefixtures("unpacked")
def test_the_kept_campaign_of_an_earlier_version_is_named_in_a_sentence(folder: str) -> None:
    refused = [
        run("campaign", "status", FILE).refused(1),
        run("campaign", "play", FILE).refused(1),
        run("campaign", "undo-last", FILE).refused(1),
    ]
    rules, now = rules_of(folder), bulkhead.game("starquest").version
    sentence = (
        f"{FILE}, line 1: the match was played with version {rules} of the rules, "
        f"and this program has version {now}."
    )
    assert refused == [sentence] * len(refused)


@pytest.mark.parametrize("folder", OLDER)
def test_the_kept_campaign_of_an_earlier_version_goes_on_with_the_present_rules(
    folder: str, unpacked: KeptStatus
) -> None:
    before = {name: Path(name).read_bytes() for name in os.listdir()}
    old = run("verify", FILE, "--json")
    assert (old.code, old.json["finding"]) == (PARTLY, None)
    assert {one["rules"] for one in old.json["older"]} == {rules_of(folder)}
    ok("campaign", "new-rules", FILE)
    assert {name: Path(name).read_bytes() for name in before} == before
    now = f"crown.rules-{bulkhead.game('starquest').version}.jsonl"
    for eyes, seen in unpacked.seen.items():
        status = ok("campaign", "status", now, "--view", eyes, "--json").json
        for field in ("missions", "standing", "history"):
            assert status[field] == seen[field]
    ok("campaign", "play", now, typed="1\n1\n")
    verdict = run("verify", now, "--json")
    assert (verdict.code, verdict.json["finding"]) == (PARTLY, None)
