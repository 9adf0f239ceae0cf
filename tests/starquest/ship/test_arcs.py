"""Half of the map for sight, a wedge of it for fire (SQ-LOS-03, SQ-LOF-01)."""

import pytest

from bulkhead.starquest.ship import E, N, S, W
from tests.starquest.ship.maps import picture

FIELD = """
    .......
    .......
    .......
    .......
    .......
    .......
    .......
    """


@pytest.mark.clause("SQ-LOS-03", "SQ-LOF-01")
def test_worked_example_a_viewer_facing_north_has_fifteen_squares_to_shoot_at_and_twelve_more_to_see() -> (
    None
):
    scene = picture(FIELD, at=(-3, -3))
    viewer = scene.ship.at(0, 0)
    field = scene.sight.field(viewer, 0, 0) & ~(1 << viewer)
    seen, shot = field & scene.arcs.half(viewer, N), field & scene.arcs.wedge(viewer, N)
    assert scene.spots(shot) == {(x, y) for y in (-1, -2, -3) for x in range(y, 1 - y)}
    assert scene.spots(seen & ~shot) == {(x, 0) for x in (-3, -2, -1, 1, 2, 3)} | {
        (x, y) for x in range(-3, 4) for y in (-1, -2) if abs(x) > -y
    }
    assert (shot.bit_count(), (seen & ~shot).bit_count(), (field & ~seen).bit_count()) == (15, 12, 21)
    assert scene.spots(field & ~seen) == {(x, y) for x in range(-3, 4) for y in (1, 2, 3)}


@pytest.mark.clause("SQ-LOF-01")
@pytest.mark.parametrize(
    ("spot", "inside"), [((3, 3), True), ((3, -3), True), ((3, 4), False), ((0, 2), False)]
)
def test_the_wedge_to_the_east_ends_at_its_diagonals(spot: tuple[int, int], inside: bool) -> None:
    scene = picture("\n".join(["....."] * 9), at=(0, -4))
    assert (spot in scene.spots(scene.arcs.wedge(scene.ship.at(0, 0), E))) == inside


@pytest.mark.clause("SQ-LOS-03", "SQ-LOF-01")
@pytest.mark.parametrize(("facing", "ahead"), [(N, (0, -1)), (E, (1, 0)), (S, (0, 1)), (W, (-1, 0))])
def test_every_facing_measures_forward_and_sideways_alike(facing: int, ahead: tuple[int, int]) -> None:
    scene = picture(FIELD)
    for square in range(49):
        x, y = scene.ship.xy(square)
        half, wedge = set(), set()
        for other_x in range(7):
            for other_y in range(7):
                dx, dy = other_x - x, other_y - y
                forward = dx * ahead[0] + dy * ahead[1]
                sideways = abs(dx * ahead[1] - dy * ahead[0])
                if forward >= 0:
                    half.add((other_x, other_y))
                if forward > 0 and sideways <= forward:
                    wedge.add((other_x, other_y))
        assert scene.spots(scene.arcs.half(square, facing)) == half
        assert scene.spots(scene.arcs.wedge(square, facing)) == wedge


@pytest.mark.clause("SQ-MOVE-05")
@pytest.mark.parametrize(
    ("direction", "ahead"),
    [(1, (1, -1)), (3, (1, 1)), (5, (-1, 1)), (7, (-1, -1))],
    ids=("NE", "SE", "SW", "NW"),
)
def test_who_looks_along_a_diagonal_sees_half_the_map_and_fires_into_a_quarter(
    direction: int, ahead: tuple[int, int]
) -> None:
    scene = picture(FIELD)
    for square in range(49):
        x, y = scene.ship.xy(square)
        half, wedge = set(), set()
        for other in {(other_x, other_y) for other_x in range(7) for other_y in range(7)} - {(x, y)}:
            right, down = (other[0] - x) * ahead[0], (other[1] - y) * ahead[1]
            if right + down >= 0:
                half.add(other)
            if right >= 0 and down >= 0:
                wedge.add(other)
        assert tuple(map(scene.spots, scene.arcs.diagonal(square, direction))) == (half, wedge)


@pytest.mark.clause("SQ-LOS-03")
def test_sight_is_one_sided_by_facing_alone() -> None:
    scene = picture("A..\n..B")
    a, b = scene.at("A"), scene.at("B")
    assert scene.sight.sees(a, b, 0, 0)
    assert scene.sight.sees(b, a, 0, 0)
    assert scene.arcs.half(a, E) >> b & 1
    assert not scene.arcs.half(b, E) >> a & 1


def test_solid_squares_are_in_no_arc() -> None:
    scene = picture("A. .")
    assert scene.spots(scene.arcs.half(scene.at("A"), E)) == {(0, 0), (1, 0), (3, 0)}
    assert scene.spots(scene.arcs.wedge(scene.at("A"), E)) == {(1, 0), (3, 0)}
