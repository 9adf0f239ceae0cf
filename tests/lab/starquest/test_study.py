"""Studies of missions: the same seed gives the same games, an interrupted study continues, and the sums are right."""

import gc
from pathlib import Path

import msgspec
import pytest

from bulkhead.lab.starquest.findings import find, mean, share
from bulkhead.lab.starquest.game import Plan, play, undisturbed
from bulkhead.lab.starquest.ledger import Ledger, read_study
from bulkhead.lab.starquest.record import CardCount, Pace, Record
from bulkhead.lab.starquest.study import run, schedule
from bulkhead.lab.starquest.tables import Table, missions_named, squads_named, tables
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.tabletop.refusals import Mistake

TUTORIAL = "mis_00_first_steps"
PLAN = Plan("a study")
SMALL = tables((TUTORIAL,), (1,))


# Tables


def test_every_mission_with_every_number_of_squads() -> None:
    found = tables(missions_named("all"), squads_named("all"))
    assert len({table.mission for table in found}) == 15
    assert [table.squads for table in found if table.mission == "mis_04_nest"] == [5, 4, 3, 2, 1]
    assert [table.squads for table in found if table.mission == "mis_s2_two_keys"] == [2]


def test_a_full_table_takes_as_many_as_its_mission_does() -> None:
    (nest,) = tables(("mis_04_nest",), squads_named("full"))
    assert nest.line_ups == (FACTIONS,)
    assert [table.squads for table in tables((TUTORIAL,), squads_named("full"))] == [2]


def test_line_ups_take_turns() -> None:
    (lock,) = tables(("mis_s1_cold_lock",), (1,))
    assert len(lock.line_ups) == 10, "five squads, either alien faction"
    assert {lock.factions(index) for index in range(10)} == set(lock.line_ups)
    assert lock.factions(10) == lock.factions(0)


def test_numbers_that_no_mission_takes_are_left_out() -> None:
    assert tables((TUTORIAL,), squads_named("5,4")) == ()
    assert [table.squads for table in tables((TUTORIAL,), squads_named("5, 1"))] == [1]


@pytest.mark.parametrize("wrong", ["0", "6", "", "two", "1,", "full,1"])
def test_a_wrong_number_of_squads_is_refused(wrong: str) -> None:
    with pytest.raises(Mistake, match="cli-lab-squads-unknown"):
        squads_named(wrong)


def test_an_unknown_mission_is_refused() -> None:
    with pytest.raises(Mistake, match="starquest-table-no-mission"):
        missions_named("mis_04_nest,mis_99")


# Games


def test_a_game_follows_from_its_seed_and_its_number() -> None:
    one, again, other = (play(PLAN, SMALL[0], index) for index in (0, 0, 1))
    assert one.untimed() == again.untimed()
    assert one.factions != other.factions
    assert play(Plan("another"), SMALL[0], 0).untimed() != one.untimed()


def test_the_number_of_processes_makes_no_difference() -> None:
    tasks = schedule(SMALL, 3)
    alone, together = ([one.untimed() for one in run(PLAN, tasks, jobs)] for jobs in (1, 2))
    assert alone == together


def test_the_record_of_a_game() -> None:
    record = play(PLAN, SMALL[0], 0)
    assert record.rounds <= 6
    assert sum(record.shares) == pytest.approx(1)
    for seat, points in enumerate(record.points):
        assert points == sum(booked[seat] for booked in record.reasons.values())
    assert record.primary == sum(record.reasons.get("primary", (0,)))
    assert set(record.pace) == {"trooper", "overlord"}
    assert sum(pace.decisions for pace in record.pace.values()) == record.commands


def test_the_collector_is_off_during_a_game_which_leaves_no_cycles() -> None:
    play(PLAN, SMALL[0], 1)  # the first one fills the caches that all share
    with undisturbed():
        assert not gc.isenabled()
        with undisturbed():
            pass
        assert not gc.isenabled(), "who switched it off switches it on"
        gc.collect()
        play(PLAN, SMALL[0], 0)
        assert gc.collect() == 0
    assert gc.isenabled()


def test_random_bots_can_take_every_seat() -> None:
    assert set(play(Plan("x", "random"), SMALL[0], 0).pace) == {"random"}


def test_every_table_is_seen_early() -> None:
    both = tables((TUTORIAL,), None)
    assert [(table.squads, index) for table, index in schedule(both, 2)] == [(2, 0), (1, 0), (2, 1), (1, 1)]
    assert [index for _, index in schedule(SMALL, 3, {(TUTORIAL, 1, 1)})] == [0, 2]


# The file


def test_an_interrupted_study_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    with Ledger(str(whole), PLAN, resume=False) as ledger:
        for record in run(PLAN, schedule(SMALL, 3)):
            ledger.add(record)
    lines = whole.read_bytes().splitlines(keepends=True)
    broken.write_bytes(b"".join(lines[:2]) + lines[2][:40])
    with Ledger(str(broken), PLAN, resume=True) as ledger:
        there = {one.key for one in ledger.records}
        assert there == {(TUTORIAL, 1, 0)}
        for record in run(PLAN, schedule(SMALL, 3, there)):
            ledger.add(record)
    first, second = (read_study(str(file)) for file in (whole, broken))
    assert first[0] == second[0]
    assert [one.untimed() for one in first[1]] == [one.untimed() for one in second[1]]


def test_a_file_of_another_study_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "study.jsonl"
    Ledger(str(file), PLAN, resume=False).__exit__(None, None, None)
    before = file.read_bytes()
    with pytest.raises(Mistake, match="cli-lab-file-exists"):
        Ledger(str(file), PLAN, resume=False)
    with pytest.raises(Mistake, match="cli-lab-file-other") as refused:
        Ledger(str(file), Plan("another"), resume=True)
    assert refused.value.phrase.args["what"] == "seed"
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", [b"no study\n", b'{"study":"starquest"}\n'])
def test_a_file_that_is_no_study_is_refused(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "study.jsonl"
    file.write_bytes(text)
    with pytest.raises(Mistake, match="cli-lab-file-damaged"):
        read_study(str(file))


# Findings


def made(game: int, winner: int, **others: object) -> Record:
    """A game of seven seats that one seat has won with 50 points."""
    record = Record(
        mission="mis_04_nest",
        squads=5,
        game=game,
        factions=FACTIONS,
        points=tuple(50 if seat == winner else 20 for seat in range(7)),
        shares=tuple(float(seat == winner) for seat in range(7)),
        rounds=10,
        ending="rounds",
        commands=100,
        lost=(1, 0, 0, 0, 0, 30, 30),
        leaders=(1, 0, 0, 0, 0, 0, 0),
        docks=("",) * 7,
        reasons={},
        primary=30,
        secondary=0,
    )
    return msgspec.structs.replace(record, **others)


def test_who_wins_how_often() -> None:
    found = find([made(0, 0), made(1, 0), made(2, 5), made(3, 6)])
    (table,) = found.tables
    assert [one.wins.share for one in table.factions] == [0.5, 0, 0, 0, 0, 0.25, 0.25]
    assert table.factions == found.seven
    assert table.factions[0].points.mean == 35
    assert table.factions[0].leader_lost == share(4, 4)
    assert table.factions[5].leader_lost is None
    assert found.winners == {"mis_04_nest": ("blood_angels", "chaos", "cult")}


def test_a_shared_win_counts_in_parts() -> None:
    tied = made(0, 0, shares=(0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0))
    found = find([tied])
    assert [one.wins.count for one in found.seven[:3]] == [0.5, 0.5, 0]
    assert found.winners == {"mis_04_nest": ("blood_angels", "imperial_fists")}


def test_objectives_are_met_when_they_are_scored_in_full() -> None:
    found = find(
        [made(0, 0, primary_round=4), made(1, 1, primary=20, primary_round=8), made(2, 1, primary=0)]
    )
    (table,) = found.tables
    assert table.primary.met == share(1, 3)
    assert table.primary.points == pytest.approx(50 / 3)
    assert table.primary.round == 6, "games in which nobody scored it have no round"
    assert table.secondary.met == share(0, 3)


def test_games_beyond_the_limit_are_named() -> None:
    assert find([made(0, 0), made(1, 0, rounds=13)]).late == 1


def test_cards_and_pace_are_added_up() -> None:
    one = made(0, 0, cards={"ord_fire": CardCount(2, 1, 1, 1.0, 1)}, pace={"trooper": Pace(10, 0.01, 0.004)})
    two = made(1, 0, cards={"ord_fire": CardCount(1, 1, 0, 0.0, 1)}, pace={"trooper": Pace(30, 0.07, 0.002)})
    found = find([one, two])
    card = found.cards["ord_fire"]
    assert (card.held, card.played, card.mattered, card.players, card.won) == (3, 2, 1, 2, 1.0)
    pace = found.pace["trooper"]
    assert pace.decisions == 40
    assert pace.mean == pytest.approx(2)
    assert pace.slowest == pytest.approx(4)


def test_the_order_of_games_makes_no_difference() -> None:
    games = [made(number, number % 7) for number in range(9)]
    assert find(games) == find(games[::-1])


def test_the_interval_of_a_mean_narrows_with_more_games() -> None:
    few, many = mean([0, 10] * 2), mean([0, 10] * 50)
    assert few.mean == many.mean == 5
    assert few.interval.low < many.interval.low < 5 < many.interval.high < few.interval.high
    assert mean([]).mean == 0


def test_a_table_can_be_made_directly() -> None:
    table = Table(TUTORIAL, 1, (("imperial_fists", "chaos"),))
    assert play(PLAN, table, 3).factions == ("imperial_fists", "chaos")
