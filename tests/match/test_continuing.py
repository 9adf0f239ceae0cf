"""A match of an earlier version of the rules is played on with the version here, from its last common entry."""

import msgspec
import pytest

from bulkhead.match import Earlier, Session, continued, read_replay, resume, verify
from bulkhead.match.comparison import OtherMatch
from bulkhead.match.entries import write_entry
from bulkhead.match.replay import Broken
from bulkhead.match.streams import Streams, earlier_of
from bulkhead.match.versions import OtherRules
from bulkhead.tabletop import Mistake
from tests.match.old_rules import Kind, OldHeroes, old_match, old_replay
from tests.match.playing import GAMES, HEROES, SEED, Whims, paused_game, start, whole_game


def carried_on(kind: Kind = "refused", commands: int = 40) -> Session:
    session, _ = continued(old_replay(kind), GAMES)
    return Whims("carried on").play(session, commands)


def test_the_new_match_begins_where_the_old_one_agrees() -> None:
    replay = old_replay("refused")
    session, agreement = continued(replay, GAMES)
    assert agreement.last == 26
    assert len(session.steps) == 27
    for step, move in zip(session.steps, replay.moves, strict=False):
        assert msgspec.structs.replace(step.entry, hash=move.hash) == move
    assert session.waiting is not None


def test_the_new_header_names_the_earlier_version_and_keeps_seed_and_salts() -> None:
    replay = old_replay("refused")
    session, _ = continued(replay, GAMES)
    old, new = replay.header, session.header
    assert (new.rules, new.earlier) == (1, (Earlier(0, 26, replay.moves[26].hash),))
    assert (new.commitment, new.salts, new.seats, new.options) == (
        old.commitment,
        old.salts,
        old.seats,
        old.options,
    )


def test_the_new_file_verifies_as_a_whole_and_can_be_resumed() -> None:
    session = carried_on()
    data = session.log()
    verdict = verify(data, "new.jsonl", GAMES)
    assert verdict.ok
    assert verdict.agreement is None
    assert verdict.moves == 66
    again = resume(read_replay(data, "new.jsonl"), GAMES)
    assert again.log() == data
    assert Whims("a").play(again, 20).log() == Whims("a").play(session, 20).log()


def test_the_players_have_not_seen_the_new_dice() -> None:
    """The same commands after the last common entry get other dice than in the old match."""
    replay = old_replay("events")
    session, agreement = continued(replay, GAMES)
    session.repeat(replay.moves[agreement.last + 1])
    old, new = replay.moves[agreement.last + 1], session.steps[-1].entry
    assert getattr(old, "command", "") == getattr(new, "command", "") == "roll"
    assert getattr(old, "faces", ()) != getattr(new, "faces", ())


@pytest.mark.parametrize("entries", [10, 40])
def test_the_point_from_which_the_new_dice_count_cannot_be_moved(entries: int) -> None:
    """A server must not switch to other dice at a moment that suits it: the file is then not the match it claims."""
    session = carried_on()
    (told,) = earlier_of(session.header)
    header = msgspec.structs.replace(
        session.header, earlier=(msgspec.structs.replace(told, entries=entries),)
    )
    data = write_entry(header) + session.log()[session.log().index(b"\n") :]
    found = verify(data, "new.jsonl", GAMES)
    assert found.finding is not None
    assert found.finding.id in ("replay-broken-chain", "replay-wrong-faces")


def test_the_hash_of_the_old_entry_chooses_no_dice() -> None:
    """The old hash is only a reference: if it led to the dice, a server could try hashes until it liked them."""
    header = continued(old_replay("refused"), GAMES)[0].header
    (told,) = earlier_of(header)
    other = msgspec.structs.replace(header, earlier=(msgspec.structs.replace(told, hash="00" * 32),))
    assert [Streams(one, SEED).at(27).roll(40) for one in (header, other)] == [
        Streams(header, SEED).at(27).roll(40)
    ] * 2


@pytest.mark.parametrize(
    "earlier",
    [
        (Earlier(1, 26, ""),),
        (Earlier(2, 26, ""),),
        (Earlier(-1, 26, ""), Earlier(-2, 30, "")),
        (Earlier(-1, 26, ""), Earlier(0, 26, "")),
        (Earlier(0, -1, ""),),
    ],
)
def test_earlier_versions_out_of_order_are_refused(earlier: tuple[Earlier, ...]) -> None:
    session = carried_on()
    header = msgspec.structs.replace(session.header, earlier=earlier)
    data = write_entry(header) + session.log()[session.log().index(b"\n") :]
    with pytest.raises(Broken, match="replay-bad-entry"):
        read_replay(data, "new.jsonl")


def test_a_match_can_be_carried_on_twice() -> None:
    """Version 0 until entry 26, version 1 after it, and then a version 2 that refuses what version 1 allows."""

    class Later(OldHeroes):
        version = 2

    first = carried_on()
    games = {"heroes": Later("events")}
    replay = read_replay(first.log(), "new.jsonl")
    session, agreement = continued(replay, games)
    assert (agreement.rules, agreement.known) == (1, 2)
    earlier = session.header.earlier
    assert isinstance(earlier, tuple)
    assert earlier[-1].entries == agreement.last
    Whims("later").play(session, 30)
    assert verify(session.log(), "third.jsonl", games).ok


def test_a_second_change_of_rules_keeps_the_first_one_in_the_header() -> None:
    class Same(OldHeroes):
        version = 2

    first = carried_on()
    games = {"heroes": Same("same")}
    session, agreement = continued(read_replay(first.log(), "new.jsonl"), games)
    assert agreement.parting is None
    earlier = session.header.earlier
    assert isinstance(earlier, tuple)
    assert [(one.rules, one.entries) for one in earlier] == [(0, 26), (1, 66)]
    assert verify(Whims("on").play(session, 30).log(), "third.jsonl", games).ok


def test_what_agrees_to_its_end_is_carried_on_from_its_end() -> None:
    session, agreement = continued(old_replay("same"), GAMES)
    assert (agreement.parting, len(session.steps)) == (None, 81)
    assert verify(Whims("on").play(session, 30).log(), "new.jsonl", GAMES).ok


def test_what_cannot_be_carried_on_is_refused_in_a_sentence() -> None:
    with pytest.raises(OtherMatch) as nowhere:
        continued(old_replay("start"), GAMES)
    assert nowhere.value.agreement.last == -1
    present = read_replay(paused_game().log(), "game.jsonl")
    with pytest.raises(Mistake, match="replay-same-rules"):
        continued(present, GAMES)
    with pytest.raises(OtherRules):
        continued(present, {"heroes": OldHeroes()})
    ended = read_replay(old_match("end").log(), "old.jsonl")
    with pytest.raises(Mistake, match="replay-not-paused"):
        continued(ended, GAMES)
    assert HEROES.version == 1


def test_a_damaged_old_file_is_not_carried_on() -> None:
    replay = old_replay("refused")
    end = msgspec.structs.replace(replay.end, hash="00" * 32)
    with pytest.raises(Broken, match="replay-wrong-end"):
        continued(msgspec.structs.replace(replay, end=end), GAMES)


def test_a_match_without_earlier_rules_writes_no_such_field() -> None:
    assert b"earlier" not in start().log()
    assert b"earlier" not in whole_game().log()
