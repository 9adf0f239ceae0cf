"""Dressing and surgeon's pack."""

import pytest

from bulkhead.starquest.events import CardPlayed, Healed
from tests.starquest.rules.cards.finding import holding
from tests.starquest.scene import BA

SEARCHER, MATE = "ba1 fig_marine_laser 0.1 E", "ba2 fig_marine_laser 1.1 E"


@pytest.mark.clause("SQ-LIFE-04")
@pytest.mark.clause("C-rec_field_dressing-1")
def test_a_dressing_heals_the_carrier_or_a_neighbour() -> None:
    lines = (
        "ba1 fig_marine_laser 0.1 E lp=1",
        "ba2 fig_marine_laser 1.1 E lp=1",
        "ba3 fig_marine_laser 5.1 E lp=1",
        "ba4 fig_marine_laser 0.2 E",
        "if1 fig_marine_laser 1.2 E lp=1",
    )
    table = holding("rec_field_dressing", "rec_field_dressing", lines=lines)
    assert table.offered("use") == ["use rec_field_dressing ba1", "use rec_field_dressing ba2"]
    table.do("use rec_field_dressing ba2")
    assert table.happened == [CardPlayed(BA, "rec_field_dressing", ("ba2",)), Healed(BA, "ba2", 2)]
    assert [table.mini(who).lp for who in ("ba1", "ba2", "ba3", "if1")] == [1, 2, 1, 1]
    assert table.side(BA).recon == ("rec_field_dressing",)
    assert table.side(BA).named == (("rec_field_dressing", "ba1"),)


@pytest.mark.clause("SQ-LIFE-04")
@pytest.mark.clause("C-rec_surgeon_pack-1")
def test_a_pack_heals_two_points_in_any_split() -> None:
    lines = (
        "ba1 fig_marine_laser 0.1 E lp=1",
        "ba2 fig_marine_commander 1.1 E lp=1",
        "ba3 fig_marine_laser 4.1 E lp=1",
    )
    table = holding("rec_surgeon_pack", lines=lines)
    assert table.offered("use") == [
        "use rec_surgeon_pack ba1",
        "use rec_surgeon_pack ba2",
        "use rec_surgeon_pack ba1 ba2",
        "use rec_surgeon_pack ba2 ba2",
    ]
    table.do("use rec_surgeon_pack ba1 ba2")
    assert table.happened == [
        CardPlayed(BA, "rec_surgeon_pack", ("ba1", "ba2")),
        Healed(BA, "ba1", 2),
        Healed(BA, "ba2", 2),
    ]
    assert [table.mini(who).lp for who in ("ba1", "ba2", "ba3")] == [2, 2, 1]
    assert table.side(BA).recon == ()


def test_healing_cards_need_a_hurt_miniature() -> None:
    assert not holding("rec_field_dressing", "rec_surgeon_pack", lines=(SEARCHER, MATE)).offered("use")
