"""Lines of sight, drawn (SQ-LOS-01, 02, 04, 10, 11)."""

import pytest

from bulkhead.starquest.ship import E, Sight, members
from bulkhead.starquest.ship.bases import base_at, border
from bulkhead.starquest.ship.walk import path
from tests.starquest.ship.maps import Scene, layout_ship, picture

LAS_CANNON_FLOOR = """
         GG
    .....GG..
    E.M....AA
    """
"""The worked examples of both las-cannons have the same floor; its top left square is (0, 1)."""


@pytest.mark.clause("SQ-LOS-11")
def test_the_walk_between_two_centres_passes_edges_and_corners() -> None:
    assert path(0, 0) == ()
    assert path(3, 0) == (2, 2, 2)
    assert path(0, -2) == (0, 0)
    assert path(2, 2) == (3, 3)
    assert path(-1, -1) == (7,)
    assert path(2, 1) == (2, 4, 2)
    assert path(3, 1) == (2, 3, 2)
    assert path(1, -3) == (0, 1, 0)


@pytest.mark.clause("SQ-LOS-11", "SQ-LOS-02")
def test_a_line_between_two_miniatures_at_a_corner_is_cut_and_free_beside_one() -> None:
    scene = picture("AM\nMB")
    a, b, both = scene.at("A"), scene.at("B"), scene.figures["M"]
    assert not scene.sight.sees(a, b, 0, both)
    for one in members(both):
        assert scene.sight.sees(a, b, 0, 1 << one)
    assert scene.sight.sees(a, b, 0, 0)
    assert not scene.sight.field(a, 0, both) >> b & 1
    assert scene.sight.field(a, 0, both) & both == both


@pytest.mark.clause("SQ-LOS-02")
def test_a_miniature_hides_what_is_behind_it_and_not_itself() -> None:
    scene = picture("A.M.B")
    a, m, b = scene.at("A"), scene.at("M"), scene.at("B")
    assert not scene.sight.sees(a, b, 0, 1 << m)
    assert scene.sight.sees(a, m, 0, 1 << m)
    assert scene.spots(scene.sight.field(a, 0, 1 << m)) == {(0, 0), (1, 0), (2, 0)}


@pytest.mark.clause("SQ-LOS-02")
def test_a_square_that_the_line_only_grazes_at_its_corner_hides_nothing() -> None:
    scene = picture("A...\n.M..\n...B")
    a, b = scene.at("A"), scene.at("B")
    assert path(3, 2) == (2, 4, 2, 4, 2)
    assert not scene.sight.sees(a, b, 0, scene.figures["M"])
    grazing = picture("AM..\n....\n....\n...B")
    assert grazing.sight.sees(grazing.at("A"), grazing.at("B"), 0, grazing.figures["M"])


@pytest.mark.clause("SQ-LOS-02")
def test_a_miniature_in_the_bend_of_a_corridor_cuts_the_line_that_walls_leave_free() -> None:
    scene = picture("MA\nB")
    a, b = scene.at("A"), scene.at("B")
    assert scene.sight.reach(a, 0) >> b & 1, "only walls and doors count"
    assert scene.sight.sees(a, b, 0, 0)
    assert not scene.sight.sees(a, b, 0, scene.figures["M"])


@pytest.mark.clause("SQ-LOS-02", "SQ-DOOR-14")
def test_a_closed_door_hides_the_room_and_an_open_one_shows_it() -> None:
    scene = Scene(
        """
        +-+-+-+-+
        |. .|a a|
        +   +   +
        |A .:a B|
        +   +   +
        |. .:a a|
        +-+-+-+-+
        """
    )
    a, b = scene.at("A"), scene.at("B")
    assert not scene.sight.sees(a, b, closed=1, blockers=0)
    assert scene.sight.sees(a, b, closed=0, blockers=0)
    assert not scene.sight.reach(a, 1) & scene.ship.rooms["a"]
    assert scene.sight.reach(a, 0) & scene.ship.rooms["a"]


@pytest.mark.clause("SQ-DOOR-17", "SQ-LOS-11")
def test_door_posts_are_thin_open_a_corner_is_free_closed_it_is_not() -> None:
    scene = Scene(
        """
        +-+-+-+-+
        |A . . .|
        +-+=+=+-+
        |. B . .|
        +-+-+-+-+
        """
    )
    a, b = scene.at("A"), scene.at("B")
    assert scene.sight.sees(a, b, closed=0, blockers=0)
    assert not scene.sight.sees(a, b, closed=1, blockers=0)
    assert scene.ship.leads_on(a, 3, closed=0) == b
    assert scene.ship.leads_on(a, 3, closed=1) == -1


@pytest.mark.clause("SQ-LOS-11")
def test_a_route_past_a_wall_end_is_cut_by_a_miniature_on_the_open_side() -> None:
    scene = Scene(
        """
        +-+-+
        |A M|
        +-+ +
        |. B|
        +-+-+
        """
    )
    a, b = scene.at("A"), scene.at("B")
    assert scene.sight.sees(a, b, 0, 0)
    assert not scene.sight.sees(a, b, 0, scene.figures["M"])
    assert not scene.sight.field(a, 0, scene.figures["M"]) >> b & 1


@pytest.mark.clause("SQ-LOS-11")
def test_a_door_that_both_routes_cross_cuts_a_corner_by_itself() -> None:
    scene = Scene(
        """
        +-+-+-+
        |A M .|
        +=+=+ +
        |. B .|
        +-+-+-+
        """
    )
    a, b = scene.at("A"), scene.at("B")
    cuts = [(closed, blockers) for closed in (0, 1) for blockers in (0, scene.figures["M"])]
    assert [scene.sight.sees(a, b, *cut) for cut in cuts] == [True, True, False, False]
    beside = picture("AM\n.B")
    assert beside.sight.sees(beside.at("A"), beside.at("B"), 0, beside.figures["M"])


@pytest.mark.clause("SQ-LOS-11")
def test_a_door_beside_one_route_and_a_miniature_on_the_other_cut_only_together() -> None:
    scene = Scene(
        """
        +-+-+-+
        |. M .|
        + + + +
        |A:. .|
        + + + +
        |.:. .|
        +-+-+-+
        """
    )
    a, b = scene.at("A"), scene.ship.at(1, 0)
    assert scene.sight.sees(a, b, closed=1, blockers=0)
    north = scene.bits((0, 0))
    assert not scene.sight.sees(a, b, closed=1, blockers=north)
    assert scene.sight.sees(a, b, closed=0, blockers=north)
    assert not scene.sight.field(a, 1, north) >> b & 1
    assert scene.sight.field(a, 0, north) >> b & 1


@pytest.mark.clause("SQ-LOS-02")
def test_worked_example_the_second_ork_appears_when_the_first_is_gone() -> None:
    scene = picture(
        """
        ...G...
        ...G...
        .....A.
        S...O.P
        .......
        ...G...
        .......
        """,
        at=(0, -3),
    )
    shooter = scene.at("S")
    figures = scene.figures["G"] | scene.figures["A"] | scene.figures["O"] | scene.figures["P"]
    lit = scene.sight.field(shooter, 0, figures) & scene.arcs.wedge(shooter, E)
    assert lit & figures == figures & ~scene.figures["P"]
    without = figures & ~scene.figures["O"]
    assert scene.sight.field(shooter, 0, without) >> scene.at("P") & 1


@pytest.mark.clause("SQ-LOS-11")
def test_worked_example_the_corner_gretchin_is_hidden_by_the_wall_alone() -> None:
    scene = picture(LAS_CANNON_FLOOR, at=(0, 1))
    shooter = scene.at("M")
    assert scene.ship.xy(shooter) == (2, 3)
    area = scene.figures["G"]
    others = scene.figures["A"]
    # Those inside the area do not screen one another.
    hit = scene.sight.field(shooter, 0, others) & area & scene.arcs.half(shooter, E)
    assert scene.spots(area & ~hit) == {(5, 1)}


@pytest.mark.clause("SQ-LOS-02")
def test_worked_example_in_a_full_block_that_screens_itself_at_most_two_are_seen() -> None:
    scene = picture(LAS_CANNON_FLOOR, at=(0, 1))
    area = scene.figures["G"]
    for viewer in members(scene.ship.floor & ~area):
        assert (scene.sight.field(viewer, 0, area) & area).bit_count() <= 2


@pytest.mark.clause("SQ-LOS-02")
def test_worked_example_the_androids_are_seen_past_one_another_only_without_screening() -> None:
    scene = picture(LAS_CANNON_FLOOR, at=(0, 1))
    marine, androids = scene.at("M"), scene.figures["A"]
    assert scene.sight.field(marine, 0, 0) & androids == androids
    assert scene.spots(scene.sight.field(marine, 0, androids) & androids) == {(7, 3)}


@pytest.mark.clause("SQ-LOS-02")
def test_worked_example_once_three_are_dead_nothing_is_in_sight() -> None:
    scene = picture(LAS_CANNON_FLOOR, at=(0, 1))
    left = scene.bits((5, 1))
    assert not scene.sight.field(scene.at("M"), 0, left) & left


@pytest.mark.clause("SQ-LOS-11")
def test_worked_example_the_gunners_sight_inside_the_arc_of_the_tarantula() -> None:
    corridor = ["......" + " " * 6 if abs(y) <= 1 else " " * 12 for y in range(-5, 6)]
    rows = [row[:6] + "......" for row in corridor]
    scene = picture("\n".join(rows), at=(-1, -5))
    front, gunner = scene.ship.at(2, 0), scene.ship.at(0, 0)
    arc = scene.arcs.wedge(front, E)
    assert scene.spots(arc) == {
        (x, y) for x in range(3, 11) for y in range(-5, 6) if abs(y) <= x - 2 and (x >= 5 or abs(y) <= 1)
    }
    assert arc.bit_count() == 66
    hidden = {5: (2, 3), 6: (3, 4), 7: (3, 4, 5), 8: (3, 4, 5), 9: (4, 5), 10: (4, 5)}
    crossed_out = {(x, side * y) for x, ys in hidden.items() for y in ys for side in (1, -1)}
    assert len(crossed_out) == 28
    assert scene.spots(arc & ~scene.sight.field(gunner, 0, 0)) == crossed_out
    for doubtful in ((6, 2), (6, -2), (9, 3), (9, -3)):
        assert scene.sight.sees(gunner, scene.ship.at(*doubtful), 0, 0)


@pytest.mark.clause("SQ-LOS-11", "SQ-LOF-02")
def test_worked_example_the_android_comes_into_sight_from_the_branch() -> None:
    scene = picture(
        """
           ..
           A.
           ..
           ..
        ..G..
        E.H..
        """,
        at=(0, -4),
    )
    ship, android = scene.ship, scene.at("A")
    minis = scene.figures["G"] | scene.figures["H"] | scene.figures["A"]
    assert scene.sight.sees(scene.at("E"), scene.at("G"), 0, minis)
    assert not scene.sight.sees(scene.at("E"), android, 0, minis)
    after = minis & ~scene.figures["G"]
    here = ship.at(3, 0)
    assert scene.sight.sees(here, android, 0, after)
    assert scene.sight.sees(here, scene.at("H"), 0, after)
    assert not border(ship, 1 << here, 0) & scene.figures["H"]


@pytest.mark.clause("SQ-LOS-02", "SQ-LOS-11")
def test_worked_example_a_dreadnought_sees_all_but_two_squares() -> None:
    scene = Scene(
        """
        +-+-+-+-+-+-+
        |. D D . . .|
        +           +
        |. D D . . .|
        +    -      +
        |. .|. . . .|
        +           +
        |. . . . . .|
        +-+-+-+-+-+-+
        """
    )
    base = base_at(scene.ship, scene.ship.at(1, 0))
    assert base == scene.figures["D"]
    seen = 0
    for square in members(base):
        seen |= scene.sight.field(square, 0, 0)
    assert scene.spots(scene.ship.floor & ~seen) == {(2, 2), (2, 3)}
    assert (seen & ~base).bit_count() == 18


@pytest.mark.clause("SQ-LOS-11")
def test_a_base_is_seen_at_any_of_its_squares_and_hides_none_of_them() -> None:
    scene = picture(
        """
        A..MDD
        ....DD
        """
    )
    blockers = scene.figures["M"] | scene.figures["D"]
    viewer, base = scene.at("A"), scene.figures["D"]
    assert scene.sight.field(viewer, 0, blockers & ~base) & base == scene.bits((4, 1), (5, 1))
    wall = blockers | scene.bits((3, 1))
    assert not scene.sight.field(viewer, 0, wall & ~base) & base


@pytest.mark.clause("SQ-LOS-04")
def test_burning_squares_hide_what_is_behind_them_and_not_who_stands_in_them() -> None:
    scene = picture("A.FFF.B")
    fire = scene.figures["F"]
    assert not scene.sight.sees(scene.at("A"), scene.at("B"), 0, fire)
    assert scene.spots(scene.sight.field(scene.at("A"), 0, fire)) == {(0, 0), (1, 0), (2, 0)}
    assert scene.sight.sees(scene.ship.at(3, 0), scene.ship.at(4, 0), 0, fire)


def test_a_viewer_sees_its_own_square() -> None:
    scene = picture("A.")
    assert scene.sight.sees(scene.at("A"), scene.at("A"), 0, 3)
    assert scene.sight.field(scene.at("A"), 0, 3) >> scene.at("A") & 1


def test_what_cannot_matter_to_a_view_does_not_make_it_anew() -> None:
    ship = layout_ship("lay_hulk")
    sight = Sight(ship)
    viewer = ship.square("0.0")
    closed = ship.all_closed
    far = 1 << ship.square("23.23")
    assert sight.field(viewer, closed, far) is sight.field(viewer, closed, 0)
    elsewhere = closed & ~(1 << ship.door("a_d3"))
    assert sight.field(viewer, elsewhere, 0) is sight.field(viewer, closed, 0)


def test_a_view_stays_right_however_many_it_has_seen() -> None:
    scene = picture("A...........")
    viewer = scene.at("A")
    for blockers in range(0, 1 << 12, 2):
        nearest = (blockers & -blockers).bit_length() - 1 if blockers else 11
        assert scene.sight.field(viewer, 0, blockers) == (1 << nearest + 1) - 1
