"""The status of a campaign, as each viewer may know it."""

from pathlib import Path

import msgspec
import pytest

from bulkhead.campaign import Book, Finished, status
from bulkhead.campaign.entries import Begun, Decision
from bulkhead.campaign.starquest.telling import DECIDED, tell_decision, tell_legacy
from bulkhead.campaign.status import Status
from bulkhead.starquest.data.legacy import Legacy, Look
from bulkhead.starquest.data.records import Psionic, Record
from bulkhead.starquest.rules.campaign.campaign import Played
from bulkhead.words import LANGUAGES, Words
from tests.campaign.playing import SMALL, held, play_mission, start

RECORDS = {
    "ultramarines": Record(1, 2, 6, cards=("rec_medikit", "rec_adrenaline")),
    "eldar": Record(2, 0, 8, Psionic(True, 2, 1, ("art_power",)), "fig_eldar_warrior"),
    "chaos": Record(1, 2, 6),
}
DECISIONS = (
    Decision("ultramarines", "Ultramarines", "random", "keep", "rec_medikit"),
    Decision("eldar", "Eldar", "random", "reinforcement", "fig_eldar_warrior"),
)


@pytest.fixture
def book(tmp_path: Path) -> Book:
    """A campaign after one mission with this forced result."""
    found = start(tmp_path).book
    begun = Begun(1, "mis_01_hard_dock", held(*SMALL), "", "crown.01.jsonl")
    played = Played(
        "mis_01_hard_dock", {"ultramarines": 20, "eldar": 50, "chaos": 30}, ("eldar",), ("chaos",)
    )
    legacy = (Legacy("mis_02_dead_signal", first_dock="eldar"),)
    found.finished.append((begun, Finished(2, "", played, DECISIONS, RECORDS, legacy)))
    return found


def line_of(found: Status, faction: str) -> object:
    return next(line for line in found.standing if line.faction == faction)


@pytest.mark.clause("SQ-RECON-09")
@pytest.mark.parametrize("own", [(), ("eldar",), ("eldar", "chaos")])
def test_kept_cards_are_a_secret_of_their_owner(book: Book, own: tuple[str, ...]) -> None:
    shown = msgspec.json.encode(status(book, own))
    assert b"rec_" not in shown
    mine = status(book, (*own, "ultramarines"))
    kept = {line.faction: line.kept for line in mine.standing}
    assert kept["ultramarines"] == ("rec_medikit", "rec_adrenaline")
    assert [one.what for one in mine.history[0].decisions] == ["keep", "reinforcement"]


@pytest.mark.clause("SQ-RECON-09")
def test_others_learn_no_more_than_how_many(book: Book) -> None:
    """The status for other viewers does not depend on which cards are kept."""
    before = status(book, ("eldar",))
    begun, result = book.finished[0]
    other = {**RECORDS, "ultramarines": Record(1, 2, 6, cards=("rec_armour", "rec_motion_tracker"))}
    hidden = Decision("ultramarines", "Ultramarines", "random", "keep", "rec_armour")
    book.finished[0] = (
        begun,
        msgspec.structs.replace(result, records=other, decisions=(hidden, DECISIONS[1])),
    )
    assert status(book, ("eldar",)) == before
    assert next(line.cards for line in before.standing if line.faction == "ultramarines") == 2


def test_the_standing_goes_by_rank_then_seals_then_points(book: Book) -> None:
    found = status(book)
    assert [line.faction for line in found.standing] == ["eldar", "chaos", "ultramarines"]
    assert [line.points for line in found.standing] == [50, 30, 20]
    assert [line.title for line in found.standing] == ["ldr_eldar-2", "ldr_chaos-1", "ldr_marines-1"]
    assert found.leaders == ("eldar",)


def test_the_history_says_who_won_who_rose_and_whose_leader_fell(book: Book) -> None:
    (past,) = status(book).history
    assert (past.winners, past.dead) == (("eldar",), ("chaos",))
    assert past.ranks == {"ultramarines": (0, 1), "eldar": (0, 2), "chaos": (0, 1)}


def test_what_comes_next_and_what_was_left_behind_for_it(book: Book) -> None:
    ahead = status(book).ahead
    assert ahead is not None
    assert (ahead.mission, ahead.begun, ahead.legacy.first_dock) == ("mis_02_dead_signal", False, "eldar")


def test_before_during_and_after(tmp_path: Path) -> None:
    folder = start(tmp_path, missions="mis_01_hard_dock")
    before = status(folder.book)
    assert (before.leaders, before.history, len(before.standing)) == ((), (), 3)
    folder.begin()
    during = status(folder.book).ahead
    assert during is not None
    assert (during.begun, during.file) == (True, "crown.01-mis_01_hard_dock.jsonl")
    folder.book.take_back("Ada")
    play_mission(folder)
    after = status(folder.book)
    assert (after.ahead, after.taken_back) == (None, 1)


def test_who_is_absent_is_still_in_the_standing(book: Book) -> None:
    book.change_seats(held("ultramarines", "chaos"), "Ada")
    assert next(line.holder for line in status(book).standing if line.faction == "eldar") is None


# In words


FULL = Legacy(
    "mis_11_two_giants",
    blips={"chaos": ("fig_dread_mk7", "fig_ork")},
    specials=("fig_genestealer",),
    random_tokens={"cult": 2},
    first_dock="eldar",
    given={"obj_limpet": 1},
    rounds=12,
    structure_lp={"obj_altar": 4},
    rites={"cult": 1},
    no_rites=("chaos",),
    specials_from=3,
    cards={"legion": 1},
    equipment={"eldar": 1},
    figure_lp={"fig_dread_mk10": 4},
    fewer_mounts={"fig_dread_mk10": 1},
    looks=(Look("eldar", 4, once=True), Look("legion", 3, "cult")),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_left_behind_has_a_sentence(language: str) -> None:
    said = [Words(language).render(phrase) for phrase in tell_legacy(FULL)]
    assert len(said) == len(set(said)) == 16
    assert list(tell_legacy(Legacy())) == []


def test_looks_in_words() -> None:
    said = [Words().render(phrase) for phrase in tell_legacy(FULL)]
    assert said[-2:] == [
        "Eldar: at the first scan, a look at 4 face-down tokens.",
        "Legion of the Damned: at every scan, a look at 3 face-down tokens (Dark Cult).",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_decisions_in_words(language: str) -> None:
    values = {"art": "art_power", "keep": "rec_medikit", "give-up": "rec_medikit"}
    for what in DECIDED:
        one = Decision("eldar", "Ada", "human", what, values.get(what, "fig_harlequin"))
        assert "Ada" in Words(language).render(tell_decision(one))
