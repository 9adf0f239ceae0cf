"""Games as they were played: the referee has nothing to object to. `bulkhead lab referee` watches many more."""

import pytest

from bulkhead.lab.playing import BareTable
from bulkhead.lab.starquest.game import Plan
from bulkhead.lab.starquest.tables import missions_named, squads_named, tables
from bulkhead.lab.starquest.trials import RANDOM, Trial, watch
from bulkhead.tabletop.game import Command
from tests.lab.starquest.referee.records import bot_game

SEED = "k2"
"""Draws short games: with some house options players at random turn round and round for a long time."""


@pytest.mark.parametrize("index", range(3))
def test_the_tutorial_played_by_bots_is_clean(index: int) -> None:
    record = bot_game("mis_00_first_steps", "imperial_fists", index)
    assert len(record.entries) > 100
    assert any(entry.views for entry in record.entries)
    assert record.judge() is None


@pytest.mark.parametrize(
    ("mission", "squads"),
    [("mis_01_hard_dock", 2), ("mis_03_headhunt", 4), ("mis_04_nest", 5), ("mis_06_fuse", 3)],
)
def test_games_at_random_with_house_options_by_lot_are_clean(mission: str, squads: int) -> None:
    (table,) = tables(missions_named(mission), squads_named(str(squads)))
    line = watch(Plan(SEED), Trial(RANDOM, table, 0)).line
    assert line.entries > 200
    assert (line.clause, line.sentence) == ("", "")


def test_a_fault_of_the_game_says_in_which_game_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(table: BareTable, seat: int, command: Command) -> None:
        raise KeyError("el1")

    monkeypatch.setattr(BareTable, "submit", fails)
    (table,) = tables(missions_named("mis_01_hard_dock"), squads_named("2"))
    with pytest.raises(KeyError) as caught:
        watch(Plan(SEED), Trial(RANDOM, table, 3))
    assert caught.value.__notes__ == ["In the game random-mis_01_hard_dock-2-3, seed k2, after 1 entries."]
