"""A campaign: the order of its entries, what is carried from one mission into the next, and the seats."""

from pathlib import Path

import pytest

from bulkhead.campaign import Begun, Book, Decision, Finished, Roster, TakenBack, missions_of, open_campaign
from bulkhead.campaign.starquest.results import decisions
from bulkhead.match import Seated
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.data.records import Record
from bulkhead.starquest.events import Chose, TurnBegan
from bulkhead.tabletop.events import Told
from bulkhead.tabletop.refusals import Mistake
from tests.campaign.playing import (
    MISSIONS,
    SMALL,
    again,
    check,
    give,
    go_on,
    held,
    play_mission,
    start,
)

ADA = Seated("Ada", "human")


def book(missions: str = MISSIONS, **house: object) -> Book:
    return Book(open_campaign(missions_of(missions), house, held(*SMALL)), "crown.jsonl")


def refused(mistake: pytest.ExceptionInfo[Mistake]) -> str:
    return mistake.value.phrase.id


# Plans


@pytest.mark.parametrize(
    ("text", "count", "last"),
    [
        ("", 12, "mis_12_hollow_crown"),
        ("short", 5, "mis_12_hollow_crown"),
        ("hollow-crown", 12, "mis_12_hollow_crown"),
    ],
)
def test_campaigns_of_the_box(text: str, count: int, last: str) -> None:
    missions = missions_of(text)
    assert (len(missions), missions[-1]) == (count, last)


def test_missions_of_one_s_own_choice() -> None:
    assert missions_of("04_nest, mis_01_hard_dock") == ("mis_04_nest", "mis_01_hard_dock")


@pytest.mark.parametrize(
    ("text", "message"),
    [("nowhere", "campaign-no-mission"), ("04_nest,mis_04_nest", "campaign-mission-twice")],
)
def test_missions_that_make_no_campaign(text: str, message: str) -> None:
    with pytest.raises(Mistake) as mistake:
        missions_of(text)
    assert refused(mistake) == message


@pytest.mark.parametrize("option", ["mission", "records", "ranks", "factions"])
def test_only_house_rules_are_chosen(option: str) -> None:
    with pytest.raises(Mistake) as mistake:
        book(**{option: "x"})
    assert refused(mistake) == "campaign-own-option"


def test_a_table_that_may_not_play_is_refused() -> None:
    with pytest.raises(Mistake):
        open_campaign(missions_of(""), {}, held("eldar"))
    with pytest.raises(Mistake):
        open_campaign(missions_of(""), {"over-stays": "perhaps"}, held(*SMALL))


def test_house_rules_are_those_of_every_mission(tmp_path: Path) -> None:
    folder = start(tmp_path, house={"over-stays": "yes"})
    assert folder.book.following().options.house.over_stays
    play_mission(folder)
    assert folder.book.following().options.house.over_stays


# Missions


def test_missions_come_in_their_order_until_none_is_left(tmp_path: Path) -> None:
    folder = start(tmp_path, missions="mis_01_hard_dock,mis_03_headhunt")
    for mission in ("mis_01_hard_dock", "mis_03_headhunt"):
        assert folder.book.mission == mission
        assert play_mission(folder).played.mission == mission
    assert folder.book.mission is None
    with pytest.raises(Mistake) as mistake:
        folder.begin()
    assert refused(mistake) == "campaign-over"


@pytest.mark.clause("SQ-END-05")
def test_each_faction_begins_a_mission_with_its_record_from_the_last(tmp_path: Path) -> None:
    folder = start(tmp_path)
    first = play_mission(folder)
    following = folder.book.following().options
    assert following.records == first.records
    assert following.played == ("mis_01_hard_dock",)
    assert following.legacy == first.legacy
    session = folder.begin()
    for side in session.state.sides:
        record = first.records[side.faction]
        assert (side.rank, side.seals, side.reserve) == (record.rank, record.seals, record.reinforcement)


def test_seven_bots_play_several_missions_with_changes_of_rank(tmp_path: Path) -> None:
    """A whole campaign, saved, resumed from disk in the middle of a mission, and verified."""
    folder = start(tmp_path, held(*FACTIONS), ",".join(missions_of("")[:6]))
    ranks: list[dict[str, int]] = []
    while folder.book.mission is not None:
        folder.save(go_on(folder.begin(seed=bytes([len(ranks)]) * 32), 300))
        folder = again(folder)
        session = folder.resume()
        assert session is not None
        assert len(session.steps) == 301
        result = folder.take(go_on(session))
        ranks.append({faction: record.rank for faction, record in result.records.items()})
    assert len(ranks) == 6
    assert set(ranks[-1]) == set(FACTIONS)
    assert any(rank > 0 for after in ranks for rank in after.values()), "somebody was promoted"
    assert folder.book.rules.leaders(folder.book.campaign)
    verdict = check(folder)
    assert (verdict.finding, verdict.missions, verdict.finished) == (None, 6, True)


def test_skirmishes_change_nothing_but_the_annals(tmp_path: Path) -> None:
    folder = start(tmp_path, missions="mis_01_hard_dock,mis_s2_two_keys,mis_02_dead_signal")
    before = play_mission(folder)
    after = play_mission(folder)
    assert after.played.mission == "mis_s2_two_keys"
    assert (after.records, after.legacy, after.decisions) == (before.records, before.legacy, ())
    assert len(folder.book.campaign.played) == 2


# Who plays


@pytest.mark.clause("SQ-SEAT-02")
def test_who_is_absent_stays_as_he_was_and_comes_back_with_it(tmp_path: Path) -> None:
    folder = start(tmp_path)
    before = play_mission(folder)
    folder.book.change_seats(held("ultramarines", "chaos"), "Ada")
    after = play_mission(folder, 1)
    assert set(after.played.points) == {"ultramarines", "chaos"}
    assert after.records["eldar"] == before.records["eldar"]
    folder.book.change_seats(held(*SMALL), "Ada")
    assert folder.book.following().options.records["eldar"] == before.records["eldar"]


def test_ranks_stay_with_the_faction_when_its_holder_changes(tmp_path: Path) -> None:
    folder = start(tmp_path)
    before = play_mission(folder)
    folder.book.change_seats({**folder.book.seats, "eldar": ADA}, "Ada")
    entry = folder.book.entries[-1]
    assert isinstance(entry, Roster)
    assert (entry.by, entry.seats["eldar"]) == ("Ada", ADA)
    assert folder.book.following().options.records["eldar"] == before.records["eldar"]


def test_the_same_seats_again_are_no_change(tmp_path: Path) -> None:
    folder = start(tmp_path)
    folder.book.change_seats(dict(reversed(folder.book.seats.items())), "Ada")
    assert folder.book.entries == []


def test_a_bot_holds_a_seat_for_one_mission(tmp_path: Path) -> None:
    folder = start(tmp_path, {**held(*SMALL), "eldar": ADA})
    folder.book.begin("once.jsonl", held(*SMALL))
    entry = folder.book.entries[-1]
    assert isinstance(entry, Begun)
    assert entry.seats["eldar"].player == "random"
    assert folder.book.seats["eldar"] == ADA


def test_a_newcomer_begins_at_the_lowest_rank(tmp_path: Path) -> None:
    folder = start(tmp_path)
    play_mission(folder)
    folder.book.change_seats(held(*SMALL, "cult"), "Ada")
    assert folder.book.following().options.record("cult") == Record()
    assert "cult" in play_mission(folder).records


def test_seats_do_not_change_while_a_mission_is_played(tmp_path: Path) -> None:
    folder = start(tmp_path)
    folder.begin()
    for change in (lambda: folder.book.change_seats(held("eldar", "cult"), "Ada"), folder.begin):
        with pytest.raises(Mistake) as mistake:
            change()
        assert refused(mistake) in ("campaign-in-mission", "campaign-taken")


# Decisions


def test_what_was_decided_for_later_missions_is_written_down_with_who_decided(tmp_path: Path) -> None:
    session = start(tmp_path).begin()
    give(session, "eldar", recon=("rec_medikit",))
    told = [
        Told(Chose(0, "reinforcement", "fig_marine_heavy", "SQ-REINF-01")),
        Told(Chose(0, "formation", "sqd_marines", "SQ-SQUAD-04")),
        Told(Chose(1, "art", "art_power", "SQ-PSI-12")),
        Told(TurnBegan(1, 4)),
    ]
    assert decisions(session.state, session.header.seats, told) == (
        Decision("ultramarines", "Ultramarines", "random", "reinforcement", "fig_marine_heavy"),
        Decision("eldar", "Eldar", "random", "art", "art_power"),
        Decision("eldar", "Eldar", "random", "keep", "rec_medikit"),
    )


# Taking back


def test_the_last_mission_is_taken_back_and_nothing_is_deleted(tmp_path: Path) -> None:
    folder = start(tmp_path)
    first = play_mission(folder)
    second = play_mission(folder, 1)
    begun = folder.book.take_back("Ada")
    assert begun.mission == second.played.mission
    assert folder.book.campaign.records == first.records
    assert folder.book.mission == "mis_02_dead_signal"
    assert folder.file_of(begun.file).exists()
    kinds = [type(entry) for entry in again(folder).book.entries]
    assert kinds == [Begun, Finished, Begun, Finished, TakenBack]
    replayed = play_mission(folder, 2)
    assert replayed.played.mission == "mis_02_dead_signal"
    folder.book.take_back("Ada")
    folder.book.take_back("Ada")
    assert folder.book.campaign.played == ()
    with pytest.raises(Mistake) as mistake:
        folder.book.take_back("Ada")
    assert refused(mistake) == "campaign-nothing-to-undo"


def test_a_mission_that_was_only_begun_is_taken_back_first(tmp_path: Path) -> None:
    folder = start(tmp_path)
    first = play_mission(folder)
    folder.begin()
    folder.book.take_back("Ada")
    assert folder.book.pending is None
    assert folder.book.campaign.records == first.records


# What is not taken over


def test_a_match_that_is_not_over_has_no_result(tmp_path: Path) -> None:
    folder = start(tmp_path)
    session = folder.begin()
    with pytest.raises(Mistake) as mistake:
        folder.book.take(session)
    assert refused(mistake) == "campaign-not-over"


def test_a_match_with_other_dice_or_other_records_is_refused(tmp_path: Path) -> None:
    seed = b"a" * 32
    folder, same = start(tmp_path), start(tmp_path, name="same.jsonl")
    other = start(tmp_path, name="other.jsonl", house={"over-stays": "yes"})
    folder.begin(seed=seed)
    with pytest.raises(Mistake) as mistake:
        folder.book.take(same.begin(seed=b"b" * 32))
    assert refused(mistake) == "campaign-other-match"
    match = other.begin(seed=seed)
    with pytest.raises(Mistake) as mistake:
        folder.book.take(match)
    assert refused(mistake) == "campaign-other-records"
    folder.book.take_back("Ada")
    with pytest.raises(Mistake) as mistake:
        folder.book.take(match)
    assert refused(mistake) == "campaign-no-mission-begun"
