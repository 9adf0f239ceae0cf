"""A match names the packs it is played with, and is played with no others."""

from pathlib import Path

import pytest

import bulkhead
from bulkhead.match import Seated, Session, read_replay, verify, walk
from bulkhead.match.packs import OtherPacks
from bulkhead.match.replay import Broken
from bulkhead.starquest import STARQUEST
from bulkhead.starquest.box import load_box
from bulkhead.words import LANGUAGES, Words
from tests.packs.making import DRILL, new_pack, played_with, write

SEED = bytes(32)


def match() -> bytes:
    """A match that has just begun, as its file."""
    options = STARQUEST.options({"factions": "imperial_fists,chaos", "mission": "mis_00_first_steps"})
    players = [Seated("Ada", "human"), Seated("Bob", "human")]
    return Session.start(STARQUEST, options, players, SEED).log()


def finding(data: bytes) -> str:
    """The message with which a match is refused; it has a text in every language."""
    verdict = verify(data, "game.jsonl", bulkhead.GAMES)
    assert verdict.finding is not None
    sentences = [Words(language).render(verdict.finding) for language in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    return sentences[0]


def pack(folder: Path, version: str = "1.5") -> Path:
    write(new_pack(folder, version=version), "cards/order/ord_drill.toml", DRILL)
    return folder


def test_a_match_without_packs_names_the_built_in_pack() -> None:
    header = read_replay(match(), "game.jsonl").header
    assert header.packs == load_box().packs
    assert [stamp.id for stamp in load_box().packs] == ["starquest"]


def test_a_game_without_packs_names_none() -> None:
    game = bulkhead.game("heroes")
    players = [Seated("Ada", "human"), Seated("Bob", "human")]
    assert b"packs" not in Session.start(game, game.options({}), players, SEED).log().splitlines()[0]


def test_a_match_with_a_pack_is_replayed_with_it(tmp_path: Path) -> None:
    with played_with(pack(tmp_path)):
        data = match()
        assert verify(data, "game.jsonl", bulkhead.GAMES).ok
        stamps = read_replay(data, "game.jsonl").header.packs
    assert isinstance(stamps, tuple)
    assert [(stamp.id, stamp.version) for stamp in stamps] == [("starquest", "1"), ("mine", "1.5")]


def test_it_is_refused_without_the_pack(tmp_path: Path) -> None:
    with played_with(pack(tmp_path)):
        data = match()
    assert "“mine”, version 1.5, which is not loaded here" in finding(data)
    with pytest.raises(Broken):
        next(walk(read_replay(data, "game.jsonl"), bulkhead.GAMES))


def test_it_is_refused_with_another_version(tmp_path: Path) -> None:
    with played_with(pack(tmp_path)):
        data = match()
    with played_with(pack(tmp_path, version="1.6")):
        assert "version 1.5 of the pack “mine”, but version 1.6 is loaded here" in finding(data)


def test_it_is_refused_when_the_pack_has_changed(tmp_path: Path) -> None:
    with played_with(pack(tmp_path)):
        data = match()
    write(tmp_path, "cards/order/ord_drill.toml", DRILL.replace("more(move,1)", "more(shoot,1)"))
    with played_with(tmp_path):
        assert "version 1.5 of the pack “mine”, but its content has been changed" in finding(data)


def test_a_match_without_packs_is_refused_with_one(tmp_path: Path) -> None:
    data = match()
    with played_with(pack(tmp_path)):
        assert "without the pack “mine”, version 1.5" in finding(data)


def test_the_order_of_packs_matters(tmp_path: Path) -> None:
    one, other = pack(tmp_path / "one"), new_pack(tmp_path / "other", "other")
    with played_with(one, other):
        data = match()
    with played_with(other, one):
        assert "another order: starquest, mine, other" in finding(data)


def test_a_match_that_names_no_packs_is_refused() -> None:
    line, *rest = match().split(b"\n")
    without = line[: line.index(b',"packs"')] + b"}"
    assert "does not say which packs" in finding(b"\n".join([without, *rest]))


def test_words_and_comments_change_no_digest(tmp_path: Path) -> None:
    with played_with(pack(tmp_path)):
        data = match()
    write(
        tmp_path, "cards/order/ord_drill.toml", DRILL.replace("Drill", "Quick march") + "# in other words\n"
    )
    with played_with(tmp_path):
        assert verify(data, "game.jsonl", bulkhead.GAMES).ok


def test_a_live_match_cannot_be_begun_for_other_packs(tmp_path: Path) -> None:
    with played_with(pack(tmp_path)):
        header = read_replay(match(), "game.jsonl").header
    with pytest.raises(OtherPacks):
        Session(STARQUEST, header, SEED)
