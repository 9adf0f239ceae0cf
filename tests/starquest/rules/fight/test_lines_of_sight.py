"""Who sees and who can be shot at (SQ-LOS, SQ-LOF): figures, tokens, machines, fire and facing on the map."""

import pytest
from msgspec.structs import replace

from bulkhead.starquest.clients.ask.queries import Outlook, survey
from bulkhead.starquest.data.state import Flame, Thing
from bulkhead.starquest.events import DoorOpened, Moved, Placed, TokenRevealed
from bulkhead.starquest.rules.fight.lines_of_sight import (
    can_target,
    could_see,
    field,
    fire_field,
    half,
    in_sight,
    onlookers,
    sees,
    wedge,
)
from bulkhead.starquest.ship.squares import bits, members
from bulkhead.starquest.table import places
from bulkhead.starquest.views.views import view
from tests.starquest.rules.fight.watching import STEM
from tests.starquest.scene import BA, CH, Table, hall, scene

HALL = hall(7, 7)


def count(squares: int) -> int:
    return squares.bit_count()


@pytest.mark.clause("SQ-LOS-07", "SQ-LOS-03", "SQ-LOF-01")
def test_the_three_kinds_of_squares() -> None:
    """Seven by seven squares round a viewer who faces north."""
    table = scene(HALL, "ba1 fig_marine_laser 3.3 N")
    outlook = survey(view(table.state, BA), None, "ba1")
    assert isinstance(outlook, Outlook)
    both, only = set(outlook.sees) & set(outlook.fires), set(outlook.sees) - set(outlook.fires)
    assert (len(both), len(only)) == (15, 12)
    assert 7 * 7 - 1 - len(both) - len(only) == 21
    blades = scene(HALL, "ba1 fig_marine_commander 3.3 N weapons=set_sword_glove")
    unarmed = survey(view(blades.state, BA), None, "ba1")
    assert isinstance(unarmed, Outlook)
    assert (len(unarmed.sees), unarmed.fires) == (27, ()), "one without a gun fires at nothing"


@pytest.mark.clause("SQ-LOF-02", "SQ-LOF-05")
def test_an_orthogonal_neighbour_is_seen_and_cannot_be_chosen() -> None:
    """A miniature straight ahead, and one diagonally ahead."""
    table = scene(HALL, "ba1 fig_marine_laser 3.3 N", "ch1 fig_ork 3.2 S", "ch2 fig_ork 4.2 S")
    marine = table.mini("ba1")
    assert sees(table.state, marine, table.mini("ch1"))
    assert not can_target(table.state, marine, table.mini("ch1"))
    assert sees(table.state, marine, table.mini("ch2"))
    assert can_target(table.state, marine, table.mini("ch2"))


def ahead(*between: str) -> Table:
    return scene(HALL, "ba1 fig_marine_laser 3.6 N", "ch1 fig_ork 3.1 S", *between)


@pytest.mark.clause("SQ-LOS-01", "SQ-LOS-02")
def test_a_miniature_between_cuts_the_line_and_one_beside_it_does_not() -> None:
    cut = ahead("ba2 fig_marine_laser 3.4 N")
    free = ahead("ba2 fig_marine_laser 4.4 N")
    assert not sees(cut.state, cut.mini("ba1"), cut.mini("ch1"))
    assert sees(free.state, free.mini("ba1"), free.mini("ch1"))


@pytest.mark.clause("SQ-LOS-09")
def test_tokens_and_objects_cut_no_line() -> None:
    table = ahead("ch?1 fig_android 3.4 blip")
    table.state.things["obj_key1"] = Thing("obj_key1", "obj_key", table.state.ship.at(3, 3))
    marine, ork = table.mini("ba1"), table.mini("ch1")
    assert sees(table.state, marine, ork)
    assert can_target(table.state, marine, ork)


@pytest.mark.clause("SQ-LOS-08", "SQ-LOF-03", "SQ-WPN-52")
def test_a_tarantula_cuts_the_line_of_fire_and_not_of_sight() -> None:
    table = ahead("ba7 mch_tarantula 3.4,2.4 E")
    marine, ork = table.mini("ba1"), table.mini("ch1")
    assert sees(table.state, marine, ork)
    assert not can_target(table.state, marine, ork)


@pytest.mark.clause("SQ-LOS-01", "SQ-LOS-04")
@pytest.mark.house("fire-hides")
def test_fire_cuts_lines_that_pass_and_not_those_that_end_in_it() -> None:
    table = ahead()
    table.state.flames = (Flame(1, BA, (table.state.ship.at(3, 4),)),)
    table.state.burning = 1 << table.state.ship.at(3, 4)
    assert not sees(table.state, table.mini("ba1"), table.mini("ch1"))
    table.state.burning = 1 << table.state.ship.at(3, 1)
    assert sees(table.state, table.mini("ba1"), table.mini("ch1"))
    assert can_target(table.state, table.mini("ba1"), table.mini("ch1"))


@pytest.mark.clause("SQ-LOS-01", "SQ-LOS-04")
@pytest.mark.house("fire-hides")
def test_by_the_house_rule_fire_hides_who_stands_in_it() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 3.6 N", "ch1 fig_ork 3.1 S", house={"fire_hides": True})
    table.state.burning = 1 << table.state.ship.at(3, 1)
    assert not sees(table.state, table.mini("ba1"), table.mini("ch1"))
    assert not can_target(table.state, table.mini("ba1"), table.mini("ch1"))


@pytest.mark.clause("SQ-LOS-04", "SQ-LOS-11")
@pytest.mark.house("fire-hides")
@pytest.mark.parametrize(("hides", "seen"), [(False, ["ch1", "ch2"]), (True, ["ch2"])])
def test_a_look_round_finds_nobody_in_fire_that_hides(hides: bool, seen: list[str]) -> None:
    """Both ways: whom a marine sees, and who is seen by it. One Ork stands in the fire, the other beside it."""
    lines = ("ba1 fig_marine_laser 3.6 N", "ch1 fig_ork 3.1 S", "ch2 fig_ork 4.1 S")
    table = scene(HALL, *lines, house={"fire_hides": hides})
    table.state.burning = 1 << table.state.ship.at(3, 1)
    marine = table.mini("ba1")
    assert [other.id for other in in_sight(table.state, marine) if other.id != "ba1"] == seen
    assert [who for who in ("ch1", "ch2") if list(onlookers(table.state, table.mini(who), [marine]))] == seen


@pytest.mark.clause("SQ-LOS-10", "SQ-DREAD-17")
@pytest.mark.house("dreadnought-arcs")
@pytest.mark.parametrize(("arcs", "seen"), [("round", True), ("facing", False)])
def test_a_dreadnought_sees_from_any_of_its_squares_all_round(arcs: str, seen: bool) -> None:
    table = scene(
        HALL,
        "ch1 fig_dread_mk7 3.3 N",
        "ba1 fig_marine_laser 3.6 N",
        house={"dreadnought_arcs": arcs},
        turn=5,
    )
    assert sees(table.state, table.mini("ch1"), table.mini("ba1")) == seen
    assert bool(fire_field(table.state, table.mini("ch1")) >> table.state.ship.at(3, 6) & 1) == seen


@pytest.mark.clause("SQ-LOS-10", "SQ-LOS-11")
@pytest.mark.parametrize("corner", ["3.0", "0.0", "6.0", "3.1", "3.2", "3.3"])
def test_a_look_round_finds_every_base_that_one_line_reaches(corner: str) -> None:
    """From every square of the map, whatever squares of the Dreadnought hide others of its own base."""
    blind = {"3.1": {"0.0"}, "3.2": {"0.0", "7.0"}}
    table = scene(STEM, f"ch1 fig_dread_mk7 {corner} N", "ba1 fig_marine_laser dock", turn=CH)
    state, dreadnought = table.state, table.mini("ch1")
    seen_from: set[str] = set()
    for square in members(state.ship.floor & ~bits(dreadnought.squares)):
        for facing in (0, 2, 4, 6):
            viewer = replace(table.mini("ba1"), place="board", squares=(square,), facing=facing)
            found = dreadnought in list(in_sight(state, viewer, [dreadnought]))
            assert found == sees(state, viewer, dreadnought)
            if found:
                seen_from.add(state.ship.name(square))
    assert blind.get(corner, set()) <= seen_from


@pytest.mark.clause("SQ-LOS-10")
def test_its_own_base_hides_nothing_from_a_dreadnought_and_nothing_of_it() -> None:
    """The only line between 0.0 and the base runs through 3.2 to 4.2. Two Orcs on those squares are two bases: the
    first hides the second."""
    table = scene(STEM, "ch1 fig_dread_mk7 3.2 N", "ba1 fig_marine_laser 0.0 E", turn=CH)
    marine, dreadnought = table.mini("ba1"), table.mini("ch1")
    assert sees(table.state, marine, dreadnought)
    assert sees(table.state, dreadnought, marine)
    assert field(table.state, dreadnought) >> table.state.ship.square("0.0") & 1
    assert can_target(table.state, marine, dreadnought)
    assert can_target(table.state, dreadnought, marine)
    orcs = scene(STEM, "ch1 fig_ork 3.2 N", "ch2 fig_ork 4.2 N", "ba1 fig_marine_laser 0.0 E", turn=CH)
    for who in ("ch1", "ch2"):
        assert not sees(orcs.state, orcs.mini("ba1"), orcs.mini(who))
        assert not sees(orcs.state, orcs.mini(who), orcs.mini("ba1"))
    alone = scene(STEM, "ch2 fig_ork 4.2 N", "ba1 fig_marine_laser 0.0 E", turn=CH)
    assert sees(alone.state, alone.mini("ba1"), alone.mini("ch2"))


@pytest.mark.clause("SQ-LOS-11", "SQ-LOS-12")
def test_onlookers_are_those_who_see() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 3.3 N",
        "ch1 fig_ork 3.0 S",
        "ch2 fig_ork 0.0 N",
        "ch3 fig_ork 6.6 W",
        "ch4 fig_dread_mk7 0.4 S",
        "ch5 fig_ork 3.6 W",
        "ba7 mch_tarantula 5.1,6.1 W",
    )
    others = [mini for mini in table.state.minis.values() if mini.id != "ba1"]
    watching = [other.id for other in onlookers(table.state, table.mini("ba1"), others)]
    assert watching == ["ch1", "ch3", "ch4", "ch5"]
    assert field(table.state, table.mini("ba7")) == 0, "a machine sees nothing"


@pytest.mark.clause("SQ-MOVE-14")
def test_movement_stops_for_what_happens_and_then_goes_on() -> None:
    """A door opens on a blip: it is revealed, its owner answers, and the mover goes on with what it has left."""
    table = scene(
        """
        +-+-+-+-+-+
        |. .|a a a|
        +   +     +
        |. .:a a a|
        +   +     +
        |. .:a a a|
        +-+-+-+-+-+
        """,
        "ba1 fig_marine_laser 0.1 E",
        "ch?1 fig_ork 4.1 blip",
    ).act("ba1")
    table.do("ba1 step 1.1", "ba1 open d1")
    assert table.waiting == 5, "the owner says how it stands"
    table.do(table.offers[0])
    assert table.waiting == BA
    assert table.mini("ba1").deeds.mp == 1
    table.do("ba1 step 2.1")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 1),), 1),
        DoorOpened(BA, "ba1", "d1"),
        TokenRevealed(CH, "ch?1", "fig_ork", (4, 1)),
        Placed(CH, "ch1", "fig_ork", ((4, 1),), 0),
        Moved(BA, "ba1", ((2, 1),), 1),
    ]
    assert table.at("ba1") == "2.1"


@pytest.mark.clause("SQ-LOS-03")
@pytest.mark.parametrize(
    ("facing", "seen", "unseen"),
    [
        (0, {"0.3", "6.3", "3.0", "0.0"}, {"3.6", "6.4", "0.4"}),
        (1, {"0.0", "6.6", "3.0", "6.3", "6.4", "2.0"}, {"0.3", "3.6", "0.6", "0.1", "5.6"}),
        (3, {"6.0", "0.6", "6.3", "3.6", "6.2", "2.6"}, {"0.3", "3.0", "0.0"}),
        (6, {"3.0", "3.6", "0.3"}, {"6.3", "4.0", "4.6"}),
    ],
)
def test_a_half_of_the_map_lies_before_each_facing(facing: int, seen: set[str], unseen: set[str]) -> None:
    state = scene(HALL, "ba1 fig_marine_laser 3.3 N").state
    names = set(state.ship.names(half(state, state.ship.square("3.3"), facing)))
    assert seen <= names
    assert not names & unseen


@pytest.mark.clause("SQ-LOF-01")
@pytest.mark.parametrize(
    ("facing", "inside", "outside"),
    [
        (0, {"0.0", "6.0", "3.0"}, {"0.1", "6.1", "0.3", "3.6"}),
        (1, {"3.0", "6.0", "6.3"}, {"2.0", "0.0", "6.4", "6.6"}),
        (5, {"3.6", "0.6", "0.3"}, {"4.6", "6.6", "0.2", "0.0"}),
    ],
)
def test_a_quarter_of_the_map_lies_in_the_line_of_fire_of_each_facing(
    facing: int, inside: set[str], outside: set[str]
) -> None:
    state = scene(HALL, "ba1 fig_marine_laser 3.3 N").state
    names = set(state.ship.names(wedge(state, state.ship.square("3.3"), facing)))
    assert inside <= names
    assert not names & outside


@pytest.mark.clause("SQ-LOF-01", "SQ-LOF-03")
def test_one_off_the_map_has_a_line_of_fire_to_no_square() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 3.3 N", "ch1 fig_ork 3.0 S")
    assert fire_field(table.state, table.mini("ba1"))
    assert fire_field(table.state, places.remove(table.state, table.mini("ba1"), "dead")) == 0


@pytest.mark.clause("SQ-LOS-01", "SQ-LOS-03", "SQ-LOS-12", "SQ-SHOOT-02")
def test_the_first_corner_of_the_map_is_a_square_like_any_other() -> None:
    lines = ("ba1 fig_marine_laser 3.3 N", "ba2 fig_marine_laser 4.3 S", "ch1 fig_ork 0.0 E")
    table = scene(HALL, *lines)
    ork = table.mini("ch1")
    assert sees(table.state, table.mini("ba1"), ork)
    assert not sees(table.state, table.mini("ba2"), ork)
    assert not field(table.state, table.mini("ba2")) & 1
    assert [mini.id for mini in in_sight(table.state, ork) if mini.seat == BA] == ["ba1"], (
        "he hides the other"
    )


@pytest.mark.clause("SQ-LOS-12", "SQ-SCAN-09")
def test_a_token_in_the_first_corner_is_not_seen_by_one_who_looks_away() -> None:
    table = scene(
        HALL, "ba1 fig_marine_laser 3.3 N", "ba2 fig_marine_laser 4.3 E", "ch?1 fig_ork 0.0", turn=BA
    )
    places.remove(table.state, table.mini("ba1"), "dead")
    table.act("ba2").do("ba2 step 5.3")
    assert table.happened == [Moved(BA, "ba2", ((5, 3),), 1)]


@pytest.mark.clause("SQ-LOS-10", "SQ-LOS-11")
def test_a_look_round_finds_small_bases_and_a_machine_of_which_one_square_is_seen() -> None:
    """A wall hides 4.0 and the front of the machine. One Orc is dead and lies nowhere."""
    drawn = """
        +-+-+-+-+-+-+
        |. . . .|. .|
        +       +-+ +
        |. . . . . .|
        +-+-+-+-+-+-+
        """
    table = scene(
        drawn,
        "ba1 fig_marine_laser 0.1 E",
        "ba7 mch_tarantula 5.0,5.1 N",
        "ch1 fig_ork 3.0 W",
        "ch2 fig_ork 4.0 W",
        "ch3 fig_ork 1.0 W",
    )
    places.remove(table.state, table.mini("ch3"), "dead")
    marine, seen, hidden = table.mini("ba1"), table.mini("ch1"), table.mini("ch2")
    assert [one.id for one in in_sight(table.state, marine) if one.id != "ba1"] == ["ba7", "ch1"]
    assert list(in_sight(table.state, marine, [seen])) == [seen]
    assert list(in_sight(table.state, marine, [hidden])) == []
    assert could_see(table.state, marine) & bits((*seen.squares, *hidden.squares)) == bits(seen.squares)
    turned = replace(marine, facing=6)
    assert not could_see(table.state, turned) & bits(seen.squares), "they are behind its back"


@pytest.mark.clause("SQ-LOS-01", "SQ-LOS-10", "SQ-LOS-11")
def test_a_machine_and_one_off_the_map_see_nobody_and_a_giant_is_seen_by_any_square() -> None:
    drawn = """
        +-+-+-+-+-+-+
        |. . . .|. .|
        +       +-+ +
        |. . . . . .|
        +-+-+-+-+-+-+
        """
    lines = ("ba1 fig_marine_laser 0.1 E", "ch1 fig_dread_mk7 2.0 W", "el1 fig_eldar_warrior 5.1 W")
    table = scene(drawn, *lines)
    dread = table.mini("ch1")
    assert {one.id for one in onlookers(table.state, dread, table.state.minis.values())} >= {"ba1", "el1"}
    gun = scene(HALL, "ba7 mch_tarantula 3.3,3.4 N", "ba1 fig_marine_laser 3.6 N", "ch1 fig_ork 3.0 S")
    assert not sees(gun.state, gun.mini("ba7"), gun.mini("ch1"))
    places.remove(gun.state, gun.mini("ba1"), "dead")
    assert not sees(gun.state, gun.mini("ba1"), gun.mini("ch1"))
