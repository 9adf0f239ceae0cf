"""Setting up (H-SETUP): who begins, placing in turn, who has the first turn."""

import pytest

from bulkhead.heroes.data.commands import Place
from bulkhead.heroes.data.events import GameBegan, Placed, TurnBegan
from tests.heroes.scene import ARMIES, board, drafted, table

# Seat 0 puts its army in columns 1 to 5, seat 1 does the same on its side.
PLACING = [f"place {ARMIES[seat][column - 1]} {column}" for column in (1, 2, 3, 4, 5) for seat in (0, 1)]


@pytest.mark.clause("H-SETUP-1")
@pytest.mark.parametrize(("first", "seat"), [("1", 0), ("2", 1)])
def test_an_option_may_decide_who_places_first(first: str, seat: int) -> None:
    game = table(first=first)
    assert game.events == [GameBegan(1, seat, 0)]
    game.ready("draft", seat)


@pytest.mark.clause("H-SETUP-1")
@pytest.mark.parametrize(("face", "seat"), [(1, 0), (3, 0), (4, 1), (6, 1)])
def test_otherwise_a_die_decides_who_places_first(face: int, seat: int) -> None:
    game = table(first="draw", dice=[face])
    assert game.events == [GameBegan(1, seat, face)]
    game.ready("draft", seat)


@pytest.mark.clause("H-SETUP-1")
def test_a_hero_in_hand_may_go_to_any_numbered_space() -> None:
    drafted().ready("place", 0, *(f"place {hero} {column}" for hero in ARMIES[0] for column in range(1, 6)))


@pytest.mark.clause("H-SETUP-1")
def test_players_place_one_hero_each_in_turn() -> None:
    game = drafted()
    for number, command in enumerate(PLACING[:9]):
        game.ready("place", number % 2)
        game.do(command)
    assert game.events == [
        Placed(seat, ARMIES[seat][column - 1], column)
        for column in (1, 2, 3, 4, 5)
        for seat in (0, 1)
        if (column, seat) != (5, 1)
    ]
    game.ready("place", 1, "place donato 5")


@pytest.mark.clause("H-SETUP-1")
def test_after_the_first_hero_the_other_player_still_has_all_spaces_and_all_heroes() -> None:
    game = drafted().do("place phaello 3")
    game.ready("place", 1, *(f"place {hero} {column}" for hero in ARMIES[1] for column in range(1, 6)))
    game.do("place aramus 3")
    left = ("donato", "victorno", "sanyctus", "ebellius")
    game.ready("place", 0, *(f"place {hero} {column}" for hero in left for column in (1, 2, 4, 5)))


@pytest.mark.clause("H-SETUP-1")
@pytest.mark.parametrize(
    "hero", ["feurran", "donato", "nobody"], ids=["the enemy's", "placed already", "unknown"]
)
def test_only_a_hero_in_the_own_hand_can_be_placed(hero: str) -> None:
    game = drafted().do("place donato 1", "place feurran 1")
    assert str(game.refused(f"place {hero} 2")) == "H-SETUP-1: heroes-no-not-in-hand"
    game.ready("place", 0)


@pytest.mark.clause("H-SETUP-1")
@pytest.mark.parametrize("column", [0, 6])
def test_set_up_spaces_are_numbered_1_to_5(column: int) -> None:
    game = drafted()
    refusal = game.refused(Place("donato", column))
    assert str(refusal) == "H-BOARD-3: heroes-no-such-column"
    assert refusal.phrase.args == {"column": column}
    game.ready("place", 0)


@pytest.mark.clause("H-BOARD-4", "H-SETUP-1")
def test_a_space_takes_one_hero() -> None:
    game = drafted().do("place donato 1", "place feurran 1")
    refusal = game.refused("place phaello 1")
    assert str(refusal) == "H-BOARD-4: heroes-no-space-taken"
    assert refusal.phrase.args == {"column": 1}
    game.ready("place", 0)


@pytest.mark.clause("H-SETUP-2")
def test_the_player_who_finishes_placing_first_takes_the_first_turn() -> None:
    game = drafted().do(*PLACING)
    assert game.board == board(
        """
        drayf
        .....
        .....
        .....
        -----
        .....
        .....
        .....
        DVSPE
        """
    )
    assert game.events[-2:] == [Placed(1, "donato", 5), TurnBegan(0, 1, False)]
    game.ready("roll", 0, "roll")


@pytest.mark.clause("H-SETUP-2")
def test_the_second_seat_takes_the_first_turn_when_it_placed_first() -> None:
    swapped = [command for pair in zip(PLACING[1::2], PLACING[::2], strict=True) for command in pair]
    game = drafted(first="2").do(*swapped)
    assert game.events[-2:] == [Placed(0, "ebellius", 5), TurnBegan(1, 1, False)]
    game.ready("roll", 1, "roll")


@pytest.mark.clause("H-ARMY-2", "H-SETUP-1")
def test_a_hero_that_is_in_the_army_twice_is_placed_twice() -> None:
    game = table(duplicates=True).do(*["pick donato"] * 2, *["pick phaello"] * 3, *["pick feurran"] * 5)
    game.do("place donato 1", "place feurran 1")
    game.ready(
        "place", 0, *(f"place {hero} {column}" for hero in ("donato", "phaello") for column in (2, 3, 4, 5))
    )
    game.do("place donato 2", "place feurran 2")
    game.ready("place", 0, *(f"place phaello {column}" for column in (3, 4, 5)))
