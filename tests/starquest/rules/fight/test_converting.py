"""A miniature that changes side (SQ-ALIEN-43): what stays with it, what ends, and what its old player has lost."""

import pytest

from bulkhead.starquest.data.records import Psionic
from bulkhead.starquest.data.state import Effect, Pact, Watch
from bulkhead.starquest.events import Converted, Declared, Eliminated, OverwatchEnded, Rolled, Scored, Wounded
from bulkhead.starquest.rules.campaign import honours, psionic_ranks
from bulkhead.starquest.rules.cards.recon.secrets import lost
from bulkhead.starquest.rules.fight import converting
from tests.starquest.scene import BA, CH, CU, EL, LD, hall, scene

LANE = hall(6, 2)
CORNER = """
    +-+-+-+-+-+-+
    |. . . . . .|
    +-+-+-+-+   +
            |. .|
            +-+-+
    """


@pytest.mark.clause("SQ-ALIEN-43")
def test_a_miniature_that_changes_side_stays_as_it_is_and_acts_from_its_new_players_next_turn() -> None:
    lines = ("ba1 fig_marine_laser 0.0 E lp=1 objects=th1", "ba2 fig_marine_laser 5.1 W", "ch1 fig_ork 5.0 W")
    table = scene(LANE, *lines, turn=CH)
    table.state.effects = (Effect("move", BA, "ba1", value=2), Effect("move", BA, "ba2", value=2))
    converting.convert(table.state, table.mini("ba1"), CH, table.heard)
    turned = table.mini("ba1")
    assert (turned.seat, turned.lp, turned.facing, turned.objects) == (CH, 1, 2, ("th1",))
    assert turned.weapons == table.mini("ba2").weapons
    assert [effect.on for effect in table.state.effects] == ["ba2"]
    table.state.offered = None
    assert table.offered("activate") == ["activate ch1"]
    assert table.happened == [Scored(BA, -5, -5, "loss", "ba1", "SQ-ALIEN-43"), Converted(CH, "ba1", BA)]
    assert table.told(Scored) == [Scored(BA, -5, -5, "loss", "ba1", "SQ-ALIEN-43")], "and nobody gains"


@pytest.mark.clause("SQ-ALIEN-43")
def test_its_old_player_may_kill_it_for_points() -> None:
    lines = ("ba2 fig_marine_laser 5.0 W", "ba1 fig_marine_laser 0.0 E lp=1", "ch1 fig_ork 5.1 W")
    table = scene(LANE, *lines, dice=[6, 6])
    converting.convert(table.state, table.mini("ba1"), CH, table.heard)
    table.act("ba2").do("ba2 shoot wpn_laser_rifle ba1")
    assert table.mini("ba1").place == "dead"
    assert table.happened == [
        Declared(BA, "ba2", "wpn_laser_rifle", "ba1", 1, "shoot"),
        Rolled(BA, "ba2", (2, 2), 0, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ba1", 1, 0),
        Eliminated(CH, "ba1", "fig_marine_laser", BA),
        Scored(BA, 5, 0, "kill", "ba1"),
    ]
    assert [(event.seat, event.points) for event in table.told(Scored)] == [(BA, -5), (BA, 5)]


@pytest.mark.clause("SQ-ALIEN-43")
def test_leaders_do_not_change_side_unless_the_card_says_so() -> None:
    lines = (
        "ba1 fig_marine_commander 0.0 E role=leader",
        "ba2 fig_marine_laser 5.1 W",
        "ba3 fig_marine_laser dock",
    )
    table = scene(LANE, *lines)
    assert not converting.may_convert(table.state, table.mini("ba1"))
    assert converting.may_convert(table.state, table.mini("ba1"), even_leaders=True)
    assert converting.may_convert(table.state, table.mini("ba2"))
    assert not converting.may_convert(table.state, table.mini("ba3")), "it is not aboard"
    assert not converting.may_convert(table.state, table.mini("ba3"), even_leaders=True)
    converting.convert(table.state, table.mini("ba1"), CH, table.heard)
    assert table.side(BA).command_lost


@pytest.mark.clause("SQ-ALIEN-43")
@pytest.mark.parametrize(("cards", "may"), [(("gov_acrobat",), False), ((), True)])
def test_a_governor_who_does_not_lead_changes_side_only_without_cards(
    cards: tuple[str, ...], may: bool
) -> None:
    lines = ("el1 fig_eldar_governor 0.0 E", "el2 fig_eldar_warrior 1.0 E", "ch1 fig_ork 5.0 W")
    table = scene(LANE, *lines, sides={EL: {"governor": cards}})
    assert converting.may_convert(table.state, table.mini("el1")) is may
    assert converting.may_convert(table.state, table.mini("el2")), "the cards are not his"


@pytest.mark.clause("SQ-ALIEN-43")
def test_a_legionary_leaves_the_ally_of_his_own_and_other_alliances_stay() -> None:
    lines = (f"ld1 fig_thorn 0.0 E ally={CH}", f"ld2 fig_oxide 1.0 E ally={CU}", "ch1 fig_ork 5.0 W")
    table = scene(LANE, *lines)
    own, other = Pact(LD, CH, legionary="ld1"), Pact(LD, CU, legionary="ld2")
    table.state.pacts = (own, other, Pact(BA, EL))
    converting.convert(table.state, table.mini("ld1"), CU, table.heard)
    assert (table.mini("ld1").ally, table.mini("ld2").ally) == (-1, CU)
    assert list(table.state.pacts) == [other, Pact(BA, EL)]


@pytest.mark.clause("SQ-ALIEN-43", "SQ-OBJ-15")
def test_whom_it_carries_is_put_down_in_its_own_square_where_there_is_no_other() -> None:
    lines = ("ba1 fig_marine_laser 0.0 E load=ba2", "ba2 fig_marine_laser carried N carrier=ba1")
    table = scene(hall(1, 1), *lines)
    converting.convert(table.state, table.mini("ba1"), CH, table.heard)
    assert [(table.at(who), table.mini(who).seat) for who in ("ba1", "ba2")] == [("0.0", CH), ("0.0", BA)]


@pytest.mark.clause("SQ-ALIEN-43", "SQ-OVER-20")
def test_its_overwatch_ends_and_it_watches_for_nobody() -> None:
    """An Ork that comes into the sight of both is shot at by the one who stayed, and only by him."""
    lines = (
        "ch1 fig_ork 5.1 N",
        "ba1 fig_marine_laser 0.0 E watching",
        "ba2 fig_marine_laser 1.0 E watching",
    )
    table = scene(CORNER, *lines, turn=CH)
    table.state.watches = {"ba1": Watch(), "ba2": Watch()}
    turned = converting.convert(table.state, table.mini("ba1"), CU, table.heard)
    assert (turned.watching, list(table.state.watches)) == (False, ["ba2"])
    assert table.happened == [
        OverwatchEnded(BA, "ba1", "SQ-ALIEN-43"),
        Scored(BA, -5, -5, "loss", "ba1", "SQ-ALIEN-43"),
        Converted(CU, "ba1", BA),
    ]
    table.act("ch1").do("ch1 step 5.0")
    assert table.waiting == BA
    assert table.offered("ba2 snap")
    assert not table.offered("ba1")


@pytest.mark.clause("SQ-ALIEN-43")
def test_a_governor_who_is_turned_takes_his_cards_from_the_game() -> None:
    cards = ("gov_acrobat", "gov_war_cry")
    lines = ("el1 fig_eldar_governor 0.0 E role=leader", "el2 fig_eldar_warrior 1.0 E", "ch1 fig_ork 5.0 W")
    table = scene(LANE, *lines, sides={EL: {"governor": cards, "command": 3}}, turn=CH)
    assert not converting.may_convert(table.state, table.mini("el1"))
    converting.convert(table.state, table.mini("el1"), CH, table.heard)
    assert (table.side(EL).governor, table.side(EL).governor_lost) == ((), cards)
    assert (table.mini("el1").role, table.side(EL).command, table.side(EL).command_lost) == ("", 0, True)
    assert table.mini("el2").seat == EL


@pytest.mark.clause("SQ-ALIEN-43", "SQ-PSI-16")
def test_a_psionic_who_is_turned_has_no_cards_and_is_lost_to_his_post() -> None:
    lines = (
        "ba1 fig_librarian 0.0 E role=psionic",
        "if1 fig_librarian 1.0 E role=psionic",
        "ch1 fig_ork 5.0 W",
    )
    study = Psionic(rank=2, row=2, bought=True)
    sides = {
        seat: {"psionic": who, "psychic": ("psi_blink",), "study": study}
        for seat, who in ((BA, "ba1"), (1, "if1"))
    }
    table = scene(LANE, *lines, sides=sides, turn=CH)
    converting.convert(table.state, table.mini("ba1"), CH, table.heard)
    assert (table.side(BA).psychic, table.side(BA).psychic_used) == ((), ("psi_blink",))
    assert not psionic_ranks.after_mission(table.state, BA)
    assert table.side(BA).study == Psionic(rank=2, row=0, bought=False)
    assert table.side(1).psychic == ("psi_blink",)
    assert psionic_ranks.after_mission(table.state, 1), "the other has survived his third mission"


@pytest.mark.clause("SQ-ALIEN-43", "SQ-HONOUR-08")
def test_a_leader_who_was_turned_is_mourned_like_a_dead_one() -> None:
    lines = ("ba1 fig_marine_commander 0.0 E role=leader", "if1 fig_marine_commander 1.0 E role=leader")
    table = scene(LANE, *lines, sides={BA: {"rank": 2, "seals": 3}, 1: {"rank": 2, "seals": 3}})
    converting.convert(table.state, table.mini("ba1"), CH, table.heard)
    honours.mourn(table.state, table.heard)
    assert [(table.side(seat).rank, table.side(seat).seals) for seat in (BA, 1)] == [(1, 0), (2, 3)]


@pytest.mark.clause("SQ-ALIEN-43")
def test_who_was_turned_counts_among_the_losses_of_his_squad() -> None:
    table = scene(
        LANE, "ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 1.0 E", "if1 fig_marine_laser 2.0 E"
    )
    assert (lost(table.state, BA), lost(table.state, 1)) == (0, 0)
    converting.convert(table.state, table.mini("ba1"), CH, table.heard)
    assert (lost(table.state, BA), lost(table.state, 1), lost(table.state, CH)) == (1, 0, 0)


@pytest.mark.clause("SQ-ALIEN-43")
def test_whom_it_carries_is_put_down_beside_it_and_stays_with_its_player() -> None:
    lines = (
        "ba1 fig_marine_laser 0.0 E load=ba2",
        "ba2 fig_marine_laser carried E carrier=ba1",
        "ch1 fig_ork 5.0 W",
    )
    table = scene(LANE, *lines)
    converting.convert(table.state, table.mini("ba1"), CH, table.heard)
    assert (table.at("ba2"), table.mini("ba2").seat, table.mini("ba2").carrier) == ("1.0", BA, "")
    assert table.mini("ba1").load == ""
