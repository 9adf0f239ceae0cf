"""The first mission teaches one thing at a time."""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.state import Deck
from bulkhead.starquest.events import Finished, TurnBegan, TurnEnded
from bulkhead.starquest.rules.turn import command_points
from bulkhead.words import LANGUAGES, Words
from tests.starquest.scene import BA, CH, EL, IF, LD, UM, Table, scene

ROOM = """
    +-+-+-+-+
    |a a a a|
    +-+-+-+-+
    """


def lesson(round_: int, *lines: str, special: tuple[str, ...] = ("teaching",)) -> Table:
    table = scene(ROOM, *(lines or ("ba1 fig_marine_laser 1.0 E", "ch1 fig_ork 2.0 W")), special=special)
    table.state.round = round_
    table.state.decks["recon"] = Deck(("rec_empty",))
    return table


@pytest.mark.clause("C-mis_00_first_steps-special-4-1")
@pytest.mark.parametrize("round_", [1, 2])
def test_everybody_shoots_from_the_first_round_and_fights_from_the_second(round_: int) -> None:
    apart = lesson(round_, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 3.0 W").act("ba1")
    assert apart.offered("ba1 shoot")
    table = lesson(round_).act("ba1")
    assert bool(table.offered("ba1 strike")) is (round_ >= 2)
    alien = lesson(round_, "ch1 fig_ork 2.0 W", "ba1 fig_marine_laser 1.0 E").act("ch1")
    assert bool(alien.offered("ch1 strike")) is (round_ >= 2)


@pytest.mark.clause("C-mis_00_first_steps-special-4-1")
@pytest.mark.parametrize(
    ("command", "lesson_", "round_"),
    [("ba1 strike ch1", "melee", 2), ("ba1 overwatch", "overwatch", 2), ("ba1 search", "search", 3)],
)
def test_what_comes_later_is_refused_with_its_round(command: str, lesson_: str, round_: int) -> None:
    refusal = lesson(1).act("ba1").refused(command)
    assert refusal.phrase.id == "sq-no-lesson"
    assert refusal.phrase.args == {"lesson": lesson_, "round": round_}
    assert all(Words(language).render(refusal.phrase) for language in LANGUAGES)


def test_elsewhere_everything_is_there_from_the_start() -> None:
    table = lesson(1, special=()).act("ba1")
    assert table.offered("ba1 strike")
    assert command_points.may_roll(table.state, BA)


@pytest.mark.clause("C-mis_00_first_steps-special-4-1")
@pytest.mark.parametrize(("round_", "may"), [(2, False), (3, True)])
def test_rooms_are_searched_from_the_third_round(round_: int, may: bool) -> None:
    table = lesson(round_, "ba1 fig_marine_laser 1.0 E").act("ba1")
    assert bool(table.offered("ba1 search")) is may
    assert bool(table.offered("ba1 overwatch")) is (round_ >= 2)
    table.do("done", "end")
    assert table.happened == [
        Finished(BA, "ba1"),
        TurnEnded(BA),
        TurnEnded(IF),
        TurnEnded(UM),
        TurnEnded(EL),
        TurnEnded(LD),
        TurnBegan(CH, 6),
    ]


@pytest.mark.clause("C-mis_00_first_steps-special-4-1")
@pytest.mark.parametrize(("round_", "may"), [(3, False), (4, True)])
def test_command_points_are_rolled_from_the_fourth(round_: int, may: bool) -> None:
    table = lesson(round_).do("end")
    assert (table.waiting == BA and "yes" in table.offers) is may
    assert not command_points.may_roll(table.state, CH)


def test_the_lesson_is_the_tutorial_s_alone() -> None:
    missions = load_box().missions
    assert [id_ for id_ in missions if "teaching" in missions[id_].special] == ["mis_00_first_steps"]
