"""Kept replays are read, verified and played again: the same events, the same state, the same views for every seat.
Those of an earlier version of the rules are told apart."""

import msgspec
import pytest

import bulkhead
from bulkhead.match import read_replay, resume, verify
from bulkhead.match.entries import write_entry
from tests.kept.seen import SEEN, Seen, has_pack, packs, see
from tests.kept.shelf import names, read
from tests.kept.versions import header_of, names_both, older, present

REPLAYS = names("replays")
PRESENT, OLDER = present(REPLAYS), older(REPLAYS)
KEPT = msgspec.json.decode(SEEN.read_bytes(), type=dict[str, Seen])


def test_every_kept_replay_is_there() -> None:
    assert sorted(KEPT) == REPLAYS
    assert len(REPLAYS) >= 40
    for game in bulkhead.GAMES:
        ours = [KEPT[name] for name in REPLAYS if name.startswith(f"replays/{game}")]
        assert sum(seen.finished for seen in ours) >= 15
        assert sum(not seen.finished for seen in ours) >= 3


@pytest.mark.parametrize("name", PRESENT)
def test_a_kept_replay_comes_to_the_same_game(name: str) -> None:
    data = read(name)
    with packs(has_pack(read_replay(data, name).header)):
        assert see(data, name) == KEPT[name]


@pytest.mark.parametrize("name", [name for name in PRESENT if not KEPT[name].finished])
def test_a_kept_unfinished_match_is_resumed(name: str) -> None:
    data = read(name)
    session = resume(read_replay(data, name), bulkhead.GAMES)
    assert session.log() == data
    seat = session.waiting
    assert seat is not None
    offer = session.offer(seat)
    assert offer is not None
    step = session.submit(seat, offer.commands[0])
    assert session.log().splitlines()[-2] == write_entry(step.entry)


@pytest.mark.parametrize("name", OLDER)
def test_a_kept_replay_of_an_earlier_version_is_told_apart(name: str) -> None:
    header = header_of(name)
    verdict = verify(read(name), name, bulkhead.GAMES)
    assert (verdict.ok, verdict.line) == (False, 1)
    assert verdict.finding is not None
    assert verdict.finding.id == "replay-other-rules"
    assert names_both(verdict.finding, header.game, header.rules)


def test_the_kept_replays_cover_both_games_in_all_their_missions() -> None:
    headers = [header_of(name) for name in REPLAYS]
    missions = {header.options.get("mission") for header in headers if header.game == "starquest"}
    known = {stamp.id for header in headers if isinstance(header.packs, tuple) for stamp in header.packs}
    assert len(missions - {None, "mis_jetty"}) >= 15
    assert known == {"starquest", "jetty"}
    assert {len(header.seats) for header in headers if header.game == "starquest"} >= {2, 3, 4, 5, 7}
    assert any(header.position for header in headers)
    assert sum(any(header.salts) for header in headers) >= 6


def test_the_kept_replays_hold_every_kind_of_entry() -> None:
    lines = b"".join(read(name) for name in REPLAYS)
    assert lines.count(b'{"entry":"undo"') > 100
    assert lines.count(b'"clock":true') > 50
    for aside in (b"pledge ", b"accept ", b"refuse ", b"instruct ", b"trigger ", b"sell ", b"raise"):
        assert lines.count(b'"command":"' + aside) > 0, aside
