"""A match of another version of the rules: how far it agrees with the version here, and what differs first."""

import msgspec
import pytest

from bulkhead.match import Agreement, Replay, Undone, common, compare, read_replay, verify, walk
from bulkhead.match.comparison import OtherMatch
from bulkhead.match.replay import Broken
from bulkhead.words import LANGUAGES, Words
from tests.match.old_rules import Kind, old_match, old_replay
from tests.match.playing import GAMES, SEED, edited, paused_game


def faces_of(replay: Replay, first: int, last: int) -> int:
    return sum(len(getattr(move, "faces", ())) for move in replay.moves[first : last + 1])


def test_a_match_that_agrees_to_its_end_is_recomputed_as_a_whole() -> None:
    replay = old_replay("same")
    assert compare(replay, GAMES) == Agreement(0, 1, 80, 80, 0, None, faces_of(replay, 0, 80))
    verdict = verify(old_match("same").log(), "old.jsonl", GAMES)
    assert verdict.ok
    assert verdict.agreement is not None
    assert verdict.agreement.sentence().id == "match-agrees-whole"


@pytest.mark.parametrize(
    ("kind", "parting"),
    [
        ("dice", "match-parts-dice"),
        ("events", "match-parts-events"),
        ("refused", "match-parts-refused"),
        ("end", "match-parts-end"),
    ],
)
def test_the_first_difference_is_named(kind: Kind, parting: str) -> None:
    session = old_match(kind)
    replay = read_replay(session.log(), "old.jsonl")
    found = compare(replay, GAMES)
    assert found.parting is not None
    assert (found.rules, found.known, found.of, found.parting.id) == (0, 1, len(replay.moves) - 1, parting)
    assert found.faces == faces_of(replay, 0, found.last)
    assert found.read == faces_of(replay, found.last + 1, found.of)
    if kind == "end":
        assert found.last == found.of
    else:
        first = replay.moves[found.last + 1]
        assert found.parting.args["n"] == found.last + 1
        assert getattr(first, "command", "") == "roll"


def test_a_refusal_names_its_clause() -> None:
    parting = compare(old_replay("refused"), GAMES).parting
    assert parting is not None
    assert parting.args["clause"] == "H-ACT-1"
    assert parting.args["command"] == "roll"


@pytest.mark.parametrize(
    ("kind", "parting"), [("start", "match-parts-start-dice"), ("start-events", "match-parts-start-events")]
)
def test_nothing_agrees_where_the_set_up_differs(kind: Kind, parting: str) -> None:
    replay = old_replay(kind)
    found = compare(replay, GAMES)
    assert found.parting is not None
    assert (found.last, found.faces, found.parting.id) == (-1, 0, parting)
    assert found.read == faces_of(replay, 0, found.of)
    with pytest.raises(OtherMatch):
        common(replay, GAMES)


def test_options_that_are_not_known_any_more_differ_at_the_start() -> None:
    replay = old_replay("same")
    header = msgspec.structs.replace(replay.header, options={"columns": 9})
    found = compare(msgspec.structs.replace(replay, header=header), GAMES)
    assert found.parting is not None
    assert (found.last, found.parting.id) == (-1, "match-parts-start")


def test_a_part_of_the_file_is_a_finding_and_names_the_line() -> None:
    verdict = verify(old_match("events").log(), "old.jsonl", GAMES)
    assert not verdict.ok
    assert verdict.finding is not None
    assert verdict.agreement is not None
    assert verdict.finding.id == "replay-agrees"
    assert verdict.line == verdict.agreement.last + 3
    assert verdict.moves == verdict.agreement.last
    assert verdict.result is None, "the result of old rules is not confirmed"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["same", "dice", "events", "refused", "start", "start-events", "end"])
def test_every_sentence_names_both_versions(kind: Kind, language: str) -> None:
    found = compare(old_replay(kind), GAMES)
    words = Words(language)
    said = words.render(found.sentence())
    assert "0" in said
    assert "1" in said
    if found.last > 0 and found.parting is not None:
        assert str(found.last) in said
    assert str(found.faces) in words.render(found.dice())
    assert "{" not in said + words.render(found.dice())


# What can be checked without the rules


def test_a_seed_that_was_not_promised_is_found_in_an_old_file() -> None:
    data = old_match("events").log().replace(SEED.hex().encode(), bytes(32).hex().encode())
    found = verify(data, "old.jsonl", GAMES).finding
    assert found is not None
    assert found.id == "replay-bad-seed"


def test_the_noted_commitment_is_compared_in_an_old_file() -> None:
    found = verify(old_match("events").log(), "old.jsonl", GAMES, "00").finding
    assert found is not None
    assert found.id == "replay-other-commitment"


def test_dice_that_do_not_follow_from_the_seed_are_found_after_the_common_part() -> None:
    """A changed face may still be read as a lot, and then its entry is named; most of them fit nothing."""
    data = old_match("events").log()
    honest = compare(read_replay(data, "old.jsonl"), GAMES)
    assert honest.lots == ()
    kinds = set()
    for line, move in enumerate(read_replay(data, "old.jsonl").moves, 2):
        faces = getattr(move, "faces", ())
        if line - 2 <= honest.last or not faces:
            continue
        for face in {1, 2, 3, 4, 5, 6} - {faces[0]}:
            changed = read_replay(edited(data, line, faces=[face, *faces[1:]]), "old.jsonl")
            try:
                found = compare(changed, GAMES)
            except Broken as broken:
                kinds.add(broken.phrase.id if broken.line >= line else "line")
            else:
                kinds.add("lot")
                assert found.lots
    assert kinds == {"replay-dice-not-from-seed", "lot"}


def test_a_changed_end_and_a_changed_undo_are_found_after_the_common_part() -> None:
    session = old_match("events", 60)
    while not any(session.can_undo(seat) for seat in (0, 1)):
        assert session.waiting is not None
        offer = session.offer(session.waiting)
        assert offer is not None
        session.submit(session.waiting, offer.commands[0])
    session.undo(0 if session.can_undo(0) else 1)
    data = session.log()
    assert compare(read_replay(data, "old.jsonl"), GAMES).parting is not None
    undone = len(session.steps) + 1
    assert isinstance(read_replay(data, "old.jsonl").moves[-1], Undone)
    for line, fields, message in (
        (undone, {"hash": "00" * 32}, "replay-broken-chain"),
        (undone, {"seat": 3}, "replay-broken-chain"),
        (undone - 1, {"hash": "no hash"}, "replay-broken-chain"),
        (undone + 1, {"hash": "00" * 32}, "replay-wrong-end"),
        (undone + 1, {"state": "finished"}, "replay-wrong-end"),
    ):
        found = verify(edited(data, line, **fields), "old.jsonl", GAMES)
        assert found.finding is not None
        assert found.finding.id == message
        assert found.agreement is None


# The common part


def test_the_common_part_can_be_looked_at() -> None:
    replay = old_replay("events")
    part, agreement = common(replay, GAMES)
    assert agreement is not None
    steps = [step for step, _ in walk(part, GAMES, compared=True)]
    assert [step.entry for step in steps] == list(replay.moves[: agreement.last + 1])


def test_a_match_of_the_present_rules_is_all_common() -> None:
    replay = read_replay(paused_game().log(), "game.jsonl")
    assert common(replay, GAMES) == (replay, None)
