"""The battlefield as text, seen from each side."""

import pytest

from bulkhead.heroes import HEROES
from bulkhead.heroes.data.cards import Card, Item, Kind, house_cards
from bulkhead.tabletop import SPECTATOR
from tests.heroes.scene import drafted, scene, table

BOARD = """
    .aryf
    d....
    .....
    -----
    ..S..
    .....
    DV.PE
    """

FROM_THE_FIRST_SEAT = """\
          5            4            3            2            1
    +------------+------------+------------+------------+------------+
  6 |            | ▼Aramus!   | ▼Darrago!  | ▼Dyrael/   | ▼Feurran/  |
    +------------+------------+------------+------------+------------+
  5 | ▼Donato*   |     ·      |     ·      |     ·      |     ·      |
    +------------+------------+------------+------------+------------+
  4 |     ·      |     ·      |     ·      |     ·      |     ·      |
    #============#============#============#============#============#
  3 |     ·      |     ·      | ▲Sanyctus# |     ·      |     ·      |
    +------------+------------+------------+------------+------------+
  2 |     ·      |     ·      |     ·      |     ·      |     ·      |
    +------------+------------+------------+------------+------------+
  1 | ▲Donato*   | ▲Victorno~ |            | ▲Phaello+  | ▲Ebellius+ |
    +------------+------------+------------+------------+------------+
          1            2            3            4            5"""

FROM_THE_SECOND_SEAT = """\
          5            4            3            2            1
    +------------+------------+------------+------------+------------+
  6 | ▼Ebellius+ | ▼Phaello+  |            | ▼Victorno~ | ▼Donato*   |
    +------------+------------+------------+------------+------------+
  5 |     ·      |     ·      |     ·      |     ·      |     ·      |
    +------------+------------+------------+------------+------------+
  4 |     ·      |     ·      | ▼Sanyctus# |     ·      |     ·      |
    #============#============#============#============#============#
  3 |     ·      |     ·      |     ·      |     ·      |     ·      |
    +------------+------------+------------+------------+------------+
  2 |     ·      |     ·      |     ·      |     ·      | ▲Donato*   |
    +------------+------------+------------+------------+------------+
  1 | ▲Feurran/  | ▲Dyrael/   | ▲Darrago!  | ▲Aramus!   |            |
    +------------+------------+------------+------------+------------+
          1            2            3            4            5"""


@pytest.mark.clause("H-BOARD-1", "H-BOARD-3")
@pytest.mark.parametrize(
    ("viewer", "expected"),
    [(0, FROM_THE_FIRST_SEAT), (1, FROM_THE_SECOND_SEAT), (SPECTATOR, FROM_THE_FIRST_SEAT)],
)
def test_everyone_sees_the_own_heroes_at_the_bottom_and_spectators_sit_with_the_first_seat(
    viewer: int, expected: str
) -> None:
    assert HEROES.draw(HEROES.view(scene(BOARD).state, viewer)) == expected


@pytest.mark.clause("H-BOARD-2")
@pytest.mark.parametrize("rows", [3, 4, 5, 6])
def test_the_middle_line_has_as_many_rows_above_as_below(rows: int) -> None:
    lines = HEROES.draw(HEROES.view(table(rows=rows).state, 0)).splitlines()
    numbers = [line.split()[0] for line in lines if "|" in line]
    assert numbers == [str(row) for row in range(2 * rows, 0, -1)]
    middle = next(place for place, line in enumerate(lines) if "#" in line)
    assert sum("|" in line for line in lines[:middle]) == rows


def test_during_set_up_only_what_stands_is_drawn() -> None:
    text = HEROES.draw(HEROES.view(drafted().do("place donato 2").state, 1))
    assert [word for word in text.split() if word[0] in "▲▼"] == ["▼Donato*"]


@pytest.mark.parametrize(
    ("kinds", "cell"),
    [
        (["vox", "shield"], "| ▲Brother~# |"),
        (["vox", "shield", "vox", "vox"], "| ▲Brother~# |"),
        (["vox"], "| ▲Brother-~ |"),
    ],
)
def test_a_name_is_cut_to_fit_its_space_and_each_mark_stands_once(kinds: list[Kind], cell: str) -> None:
    own = Card("donato", "own", tuple(Item(kind) for kind in kinds), "Brother-Captain Donato")
    others = tuple(card for card in house_cards() if card.id != "donato")
    text = HEROES.draw(HEROES.view(scene(BOARD, cards=(own, *others)).state, 0))
    assert cell in text
    assert {len(line) for line in text.splitlines() if "|" in line} == {70}
