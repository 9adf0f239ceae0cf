"""Kept replays are read, verified and played again: the same events, the same state, the same views for every seat.
Those of an earlier version of the rules are told apart, verified as far as they go, and played on."""

import pytest

import bulkhead
from bulkhead.match import common, continued, read_replay, resume, verify, walk
from bulkhead.match.comparison import OtherMatch
from bulkhead.match.entries import write_entry
from tests.kept.seen import all_seen, has_pack, packs, see
from tests.kept.shelf import names, read
from tests.kept.versions import header_of, names_both, older, present

REPLAYS = names("replays")
PRESENT, OLDER = present(REPLAYS), older(REPLAYS)
KEPT = all_seen()


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
def test_a_kept_replay_of_an_earlier_version_is_verified_as_far_as_it_goes(name: str) -> None:
    """The seed is the promised one, all dice follow from it, and the sentence names both versions."""
    data = read(name)
    replay = read_replay(data, name)
    header = replay.header
    with packs(has_pack(header)):
        verdict = verify(data, name, bulkhead.GAMES)
    agreement = verdict.agreement
    assert agreement is not None, verdict.finding
    assert names_both(agreement.sentence(), header.game, header.rules)
    assert (verdict.finding is None) == (agreement.parting is None)
    assert agreement.of == len(replay.moves) - 1
    assert agreement.faces + agreement.read == KEPT[name].faces


@pytest.mark.parametrize("name", OLDER)
def test_the_common_part_of_a_kept_replay_is_looked_at_and_played_on(name: str) -> None:
    replay = read_replay(read(name), name)
    with packs(has_pack(replay.header)):
        try:
            part, agreement = common(replay, bulkhead.GAMES)
        except OtherMatch:
            return  # not even the set-up is the same, as the test above has compared
        assert agreement is not None
        looked = list(walk(part, bulkhead.GAMES, compared=True))
        assert [step.entry for step, _ in looked] == list(replay.moves[: agreement.last + 1])
        if not KEPT[name].finished:
            session, _ = continued(replay, bulkhead.GAMES)
            seat = session.waiting
            assert seat is not None
            offer = session.offer(seat)
            assert offer is not None
            session.submit(seat, offer.commands[0])
            assert verify(session.log(), "on.jsonl", bulkhead.GAMES).ok


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
