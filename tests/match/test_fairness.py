"""Verifiable dice: the commitment, the salts, and every face recomputed without our code."""

import hmac
import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice

import pytest

from bulkhead.match.fairness import (
    LONGEST_SALT,
    check_salt,
    commitment,
    keeps_promise,
    named_by,
    names_another,
    naming,
    new_seed,
)
from bulkhead.tabletop import Mistake
from tests.match.playing import SEED, last_turn, paused_game, start, whole_game


def stream(seed: bytes, salts: Sequence[str]) -> Iterator[int]:
    """The faces of a match as docs/protocol.md describes them, with hashes from the standard library only."""
    message = "\n".join(["bulkhead dice 1", *salts]).encode("utf-8")
    key = hmac.new(seed, message, sha256).digest()
    block = 0
    while True:
        for byte in hmac.new(key, block.to_bytes(8, "big"), sha256).digest():
            if byte < 252:
                yield byte % 6 + 1
        block += 1


def test_the_commitment_is_sha256_of_the_seed() -> None:
    assert commitment(SEED) == sha256(SEED).hexdigest()
    assert keeps_promise(SEED, commitment(SEED))


@pytest.mark.parametrize(
    "promised", ["", "0" * 64, commitment(SEED).upper(), commitment(SEED)[:-1], "é" * 64]
)
def test_no_other_commitment_fits(promised: str) -> None:
    assert not keeps_promise(SEED, promised)


def test_a_new_seed_is_long_and_never_the_same() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}


@pytest.mark.parametrize("salt", ["", "tea", "two words", "caffè ☕", "x" * LONGEST_SALT])
def test_a_salt_is_a_short_printable_line(salt: str) -> None:
    assert check_salt(0, salt) == salt


@pytest.mark.parametrize("salt", ["x" * (LONGEST_SALT + 1), "a\nb", "tab\t", "\x00", "\ud800", "\u2028"])
def test_a_salt_that_others_could_read_differently_is_refused(salt: str) -> None:
    with pytest.raises(Mistake) as mistake:
        check_salt(1, salt)
    assert mistake.value.phrase.id == "match-bad-salt"
    assert mistake.value.phrase.args == {"seat": 2, "most": LONGEST_SALT}
    with pytest.raises(Mistake):
        start(salts=("", salt))


@pytest.mark.parametrize("text", ["tea", "caffè ☕", "a@b", "@", "x" * LONGEST_SALT])
def test_a_salt_that_was_given_for_a_commitment_names_it(text: str) -> None:
    salt = naming(text, commitment(SEED))
    assert salt == f"{text}@{commitment(SEED)}"
    assert check_salt(0, salt) == salt
    assert named_by(salt) == commitment(SEED)
    assert not names_another(salt, commitment(SEED))
    assert names_another(salt, commitment(SEED[::-1]))
    assert start(salts=("", salt)).header.salts == ("", salt)
    with pytest.raises(Mistake) as mistake:
        start(salts=("", naming(text, commitment(SEED[::-1]))))
    assert mistake.value.phrase.id == "match-salt-of-another"
    assert mistake.value.phrase.args == {"seat": 2}


@pytest.mark.parametrize("salt", ["", "tea", "tea@", f"tea@{commitment(SEED)[1:]}", f"@{'X' * 64}"])
def test_any_other_salt_names_no_commitment(salt: str) -> None:
    assert named_by(salt) == ""
    assert not names_another(salt, commitment(SEED))


def test_an_empty_salt_adds_nothing_and_names_nothing() -> None:
    assert naming("", commitment(SEED)) == ""


def test_the_text_of_a_salt_stays_short() -> None:
    with pytest.raises(Mistake):
        check_salt(0, naming("x" * (LONGEST_SALT + 1), commitment(SEED)))


@pytest.mark.parametrize("log", [last_turn().log(), whole_game().log(), paused_game().log()], ids=len)
def test_every_face_of_a_match_is_recomputed_from_its_file(log: bytes) -> None:
    header, *entries, end = [json.loads(line) for line in log.decode("utf-8").splitlines()]
    seed = bytes.fromhex(end["seed"])
    assert sha256(seed).hexdigest() == header["commitment"]
    fallen = [face for entry in entries for face in entry.get("faces", [])]
    assert fallen == list(islice(stream(seed, header["salts"]), len(fallen)))


def test_the_matches_of_these_tests_do_roll_dice() -> None:
    faces = [step.entry for step in whole_game().steps]
    assert sum(len(getattr(entry, "faces", ())) for entry in faces) > 60
