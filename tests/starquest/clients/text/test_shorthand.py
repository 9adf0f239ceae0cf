"""What a player may type for short: who acts, and where it goes."""

import pytest

from bulkhead.starquest.clients.text.shorthand import Errand, next_command, read_short
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.views.views import view
from tests.starquest.scene import BA, Table, scene

HALL = """
    +-+-+-+-+-+-+
    |. . . . . .|
    +   +-+-+   +
    |. .:a a|. .|
    +   +   +   +
    |. .:a a|. .|
    +-+-+-+-+-+-+
    """


@pytest.mark.parametrize(
    ("text", "errand"),
    [
        ("if2", Errand("if2")),
        ("7.5", Errand("", (7, 5))),
        ("go 7.-5", Errand("", (7, -5))),
        (" IF12 go 7.5 ", Errand("if12", (7, 5))),
        ("ch?3 7.5", Errand("ch?3", (7, 5))),
        ("12", None),
        ("if2 step 7.5", None),
        ("end", None),
        ("go", None),
        ("", None),
    ],
)
def test_what_is_an_errand_and_what_is_not(text: str, errand: Errand | None) -> None:
    assert read_short(text) == errand


def go(table: Table, text: str, most: int = 20) -> list[str]:
    """Run an errand to its end."""
    errand = read_short(text)
    assert errand is not None
    given: list[str] = []
    while len(given) < most and (seat := table.waiting) is not None:
        offer = decisions.offer(table.state, seat)
        assert offer is not None
        command = next_command(view(table.state, seat), offer, errand)
        if command is None:
            break
        given.append(str(command))
        table.do(command)
    return given


def test_a_miniature_walks_round_the_corner_looking_where_it_goes() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.2 N")
    assert go(table, "ba1 4.0")[0] == "activate ba1"
    assert table.at("ba1") == "4.0"
    assert table.facing("ba1") == "E"
    assert table.mini("ba1").deeds.mp == 4, "not one point more than steps"


def test_it_turns_round_rather_than_walk_backwards() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 N").act("ba1")
    assert go(table, "0.2") == ["ba1 face E", "ba1 step 0.1", "ba1 face S", "ba1 step 0.2"]
    assert table.mini("ba1").deeds.mp == 2, "both turns are free"


def test_it_stops_where_its_points_or_its_way_end() -> None:
    slow = scene(HALL, "ba1 fig_marine_heavy 0.2 N").act("ba1")
    go(slow, "5.2")
    assert slow.mini("ba1").deeds.mp == 4
    behind = scene(HALL, "ba1 fig_marine_laser 0.1 E").act("ba1")
    go(behind, "2.1")
    assert behind.at("ba1") == "1.1", "before the closed door"
    assert behind.offered("ba1 open")


def test_it_walks_round_an_enemy_and_through_its_own() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 1.0 E", "ch1 fig_ork 5.2 W")
    go(table.act("ba1"), "4.0")
    assert table.at("ba1") == "4.0"


@pytest.mark.parametrize("text", ["9.9", "ba7", "ch1 3.0", "2.2"])
def test_an_errand_that_leads_nowhere_gives_no_command(text: str) -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 2.2 W")
    errand = read_short(text)
    offer = decisions.offer(table.state, BA)
    assert errand is not None
    assert offer is not None
    assert next_command(view(table.state, BA), offer, errand) is None


def test_from_the_entry_area_it_comes_in_looking_towards_its_goal() -> None:
    table = scene(
        """
        +-+-+-+
        |* * *|
        +^+^+-+
        |. . .|
        +     +
        |. . .|
        +-+-+-+
        """,
        "ba1 fig_marine_laser dock",
    )
    given = go(table, "ba1 1.2")
    assert given[1].endswith("1.1 S")
    assert table.at("ba1") == "1.2"
    assert table.facing("ba1") == "S"
