"""Alliances (SQ-ALLY): bans, pledges, secrets, and what naming an ally costs."""

import pytest

from bulkhead.starquest.data.commands import Pledge
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.data.state import Pact
from bulkhead.starquest.events import (
    Declared,
    Moved,
    PactEnded,
    PactExposed,
    PactMade,
    Pledged,
    Scored,
    TokenRevealed,
)
from bulkhead.starquest.table import asides
from bulkhead.starquest.table.allegiance import enemies
from tests.starquest.rules.alliances.pacts import pacts
from tests.starquest.rules.cards.handful import REGISTERED
from tests.starquest.rules.fight.watching import CORNER
from tests.starquest.scene import BA, CH, EL, IF, LD, UM, hall, scene

assert REGISTERED
HALL = hall(8, 3)


@pytest.mark.clause("SQ-ALLY-01", "SQ-ALLY-13")
@pytest.mark.parametrize("kind", ["public", "secret"])
def test_an_alliance_is_offered_and_accepted(kind: str) -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E")
    table.do(f"pledge eldar {kind}", by=UM)
    assert table.heard.told[-1].to == (UM, EL)
    assert pacts(table) == ()
    table.do("accept 34", by=EL)
    assert pacts(table) == (Pact(UM, EL, kind == "public"),)
    assert table.told(PactMade) == [PactMade(UM, EL, kind == "public")]
    assert bool(list(table.heard.seen_by(BA))) == (kind == "public")


@pytest.mark.clause("SQ-ALLY-13", "SQ-ALLY-15")
def test_the_number_of_an_offer_does_not_tell_how_many_others_there_are() -> None:
    quiet, busy = (scene(HALL, "ba1 fig_marine_laser 0.0 E") for _ in range(2))
    busy.do("pledge chaos public", by=LD).do("pledge chaos secret", by=UM).do("pledge legion secret", by=EL)
    for table in (quiet, busy):
        table.do("pledge eldar public", by=UM).do("pledge eldar secret", by=UM)
    assert quiet.heard.seen_by(EL) == busy.heard.seen_by(EL)[1:]
    assert quiet.heard.seen_by(UM) == busy.heard.seen_by(UM)[1:]
    assert [one.number for one in quiet.state.proposals] == [34, 134]
    assert quiet.offered("activate ba1")


@pytest.mark.clause("SQ-ALLY-01", "SQ-ALLY-09", "SQ-ALLY-13")
def test_every_alliance_that_is_allowed_is_on_offer_and_no_other() -> None:
    """Thorn has an ally of his own already. What was offered is not offered twice."""
    table = scene(
        HALL,
        "ld1 fig_karak 0.0 E",
        "ld2 fig_thorn 0.1 E",
        "ba1 fig_marine_laser 5.0 W",
        factions=("blood_angels", "legion", "chaos"),
    )
    table.do("pledge blood_angels public ld2", by=1).do("accept 21", by=0)
    table.do("pledge chaos secret", by=1)

    def pledges(seat: int) -> list[str]:
        return [str(wish) for wish in asides.choices(table.state, seat) if isinstance(wish, Pledge)]

    assert pledges(0) == ["pledge legion secret"], "no second public alliance, and none with Chaos"
    assert pledges(1) == ["pledge blood_angels secret", "pledge chaos public", "pledge chaos public ld1"]
    assert pledges(2) == ["pledge legion public", "pledge legion secret"]
    assert str(table.refused("pledge chaos secret", by=1)) == "SQ-ALLY-13: sq-no-pledge-open"
    assert str(table.refused("pledge legion public", by=1)) == "SQ-ALLY-01: sq-no-ally-nobody"


@pytest.mark.parametrize(
    ("one", "other", "rule"),
    [
        pytest.param(BA, "chaos", "SQ-ALLY-02", marks=pytest.mark.clause("SQ-ALLY-02")),
        pytest.param(IF, "chaos", "SQ-ALLY-03", marks=pytest.mark.clause("SQ-ALLY-03")),
        pytest.param(UM, "cult", "SQ-ALLY-04", marks=pytest.mark.clause("SQ-ALLY-04")),
        pytest.param(EL, "cult", "SQ-ALLY-05", marks=pytest.mark.clause("SQ-ALLY-05")),
    ],
)
@pytest.mark.parametrize("kind", ["public", "secret"])
def test_some_may_never_ally(one: int, other: str, rule: str, kind: str) -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E")
    assert table.refused(f"pledge {other} {kind}", by=one).clause == rule
    table.do(f"pledge {other} {kind}", by=LD)


@pytest.mark.clause("SQ-ALLY-06")
@pytest.mark.house("hybrids-apart")
@pytest.mark.parametrize("apart", [False, True])
@pytest.mark.clause("C-FLAG-no_ally")
def test_genestealers_are_covered_by_no_alliance_and_hybrids_only_by_the_house_rule(apart: bool) -> None:
    table = scene(
        HALL,
        "ld1 fig_karak 0.0 E",
        "ch1 fig_genestealer 3.0 W",
        "ch2 fig_hybrid 4.0 W",
        "ch3 fig_ork 5.0 W",
        house={"hybrids_apart": apart},
    )
    table.state.pacts = (Pact(LD, CH),)
    karak = table.mini("ld1")
    assert enemies(table.state, karak, table.mini("ch1"))
    assert enemies(table.state, karak, table.mini("ch2")) == apart
    assert not enemies(table.state, karak, table.mini("ch3"))


@pytest.mark.clause("SQ-ALLY-07")
def test_one_public_alliance_at_a_time_but_any_number_of_secret_ones() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E")
    table.state.pacts = (Pact(UM, EL),)
    assert table.refused("pledge ultramarines public", by=LD).clause == "SQ-ALLY-07"
    table.do("pledge ultramarines secret", by=LD).do("accept 53", by=UM)
    table.do("pledge ultramarines secret", by=BA).do("accept 13", by=UM)
    assert table.happened == [
        Pledged(LD, UM, "secret", 53),
        PactMade(LD, UM, False),
        Pledged(BA, UM, "secret", 13),
        PactMade(BA, UM, False),
    ]
    assert len(pacts(table)) == 3
    table.do("pledge imperial_fists public", by=BA)
    assert table.told(Pledged)[-1] == Pledged(BA, IF, "public", 12), "a secret one does not count"


@pytest.mark.clause("SQ-ALLY-07", "SQ-ALLY-09")
def test_an_alliance_with_one_legionary_is_the_public_one_of_his_partner_alone() -> None:
    table = scene(HALL, "ld1 fig_karak 0.0 E", "ld2 fig_thorn 0.1 E", "um1 fig_marine_laser 5.0 W")
    table.do("pledge ultramarines public ld2", by=LD).do("accept 53", by=UM)
    assert table.refused("pledge eldar public", by=UM).clause == "SQ-ALLY-07"
    assert table.refused("pledge ultramarines public", by=EL).clause == "SQ-ALLY-07"
    table.do("pledge eldar public", by=LD).do("accept 54", by=EL)
    assert pacts(table) == (Pact(LD, UM, True, "ld2"), Pact(LD, EL))
    assert table.refused("pledge blood_angels public", by=LD).clause == "SQ-ALLY-07"
    table.do("pledge blood_angels public ld1", by=LD)


@pytest.mark.clause("SQ-ALLY-08")
def test_a_secret_that_comes_to_light_beside_a_public_alliance_is_settled() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E")
    table.state.pacts = (Pact(UM, EL), Pact(UM, LD, False), Pact(BA, IF))
    for secret in ("ultramarines", "legion"):
        assert table.refused(f"expose {secret}", by=BA).clause == "SQ-ALLY-08", "only who belongs to it"
    table.do("expose ultramarines", by=LD)
    assert table.told(PactExposed) == [PactExposed(UM, LD)]
    assert table.waiting == UM
    assert set(table.offers) == {"choose eldar", "choose legion"}
    table.do("choose legion")
    assert pacts(table) == (Pact(UM, LD), Pact(BA, IF))
    assert table.happened == [PactExposed(UM, LD), PactEnded(UM, EL, True)]
    assert table.waiting == BA


@pytest.mark.clause("SQ-ALLY-08")
def test_alone_it_simply_becomes_public() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E")
    table.state.pacts = (Pact(UM, LD, False),)
    table.do("expose legion", by=UM)
    assert table.happened == [PactExposed(UM, LD)]
    assert pacts(table) == (Pact(UM, LD),)
    assert table.waiting == BA
    assert table.refused("expose legion", by=UM).clause == "SQ-ALLY-08"


@pytest.mark.clause("SQ-ALLY-08")
def test_both_sides_of_a_secret_settle_it_one_after_the_other() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E")
    table.state.pacts = (Pact(UM, EL), Pact(UM, LD, False), Pact(LD, CH))
    table.do("expose legion", by=UM)
    assert (table.waiting, table.offers) == (UM, ["choose eldar", "choose legion"])
    table.do("choose legion")
    assert (table.waiting, table.offers) == (LD, ["choose ultramarines", "choose chaos"])
    table.do("choose chaos")
    assert table.happened == [PactExposed(UM, LD), PactEnded(UM, EL, True), PactEnded(UM, LD, True)]
    assert (pacts(table), table.waiting) == ((Pact(LD, CH),), BA)


@pytest.mark.clause("SQ-ALLY-08", "SQ-ALLY-10", "SQ-ALLY-13")
def test_an_alliance_is_neither_shown_nor_ended_while_an_attack_is_resolved() -> None:
    """The Eldar may dodge the shot, which has not been rolled yet."""
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "el1 fig_eldar_warrior 5.0 W",
        sides={EL: {"command": 2}},
        dice=[1, 1],
    )
    table.state.pacts = (Pact(UM, LD, False),)
    table.act("ba1").do("ba1 shoot wpn_laser_rifle el1")
    assert table.waiting == EL
    assert table.refused("expose legion", by=UM).clause == "SQ-ALLY-08"
    assert table.refused("dissolve legion", by=UM).clause == "SQ-ALLY-13"
    table.do("pass").do("dissolve legion", by=UM)
    assert table.happened[-1] == PactEnded(UM, LD, False)


@pytest.mark.clause("SQ-ALLY-09", "SQ-ALLY-14")
def test_legionaries_ally_one_by_one_even_with_rivals() -> None:
    table = scene(
        HALL,
        "ld1 fig_karak 0.0 E",
        "ld2 fig_thorn 0.1 E",
        "um1 fig_marine_laser 5.0 W",
        "ch1 fig_ork 5.1 W",
    )
    table.do("pledge ultramarines public ld2", by=LD).do("accept 53", by=UM)
    table.do("pledge chaos public", by=LD).do("accept 56", by=CH)
    assert table.happened == [
        Pledged(LD, UM, "public", 53, "ld2"),
        PactMade(LD, UM, True, "ld2"),
        Pledged(LD, CH, "public", 56),
        PactMade(LD, CH, True),
    ]
    karak, thorn, marine, ork = (table.mini(who) for who in ("ld1", "ld2", "um1", "ch1"))
    assert enemies(table.state, thorn, ork)
    assert not enemies(table.state, thorn, marine)
    assert enemies(table.state, karak, marine)
    assert not enemies(table.state, karak, ork)
    assert table.refused("pledge eldar public ld2", by=LD).clause == "SQ-ALLY-09"
    assert table.refused("pledge eldar public um1", by=UM).clause == "SQ-ALLY-09"


@pytest.mark.clause("SQ-ALLY-09", "SQ-ALLY-14", "SQ-ALLY-10")
def test_several_legionaries_have_allies_among_rivals_and_each_binds_only_itself() -> None:
    """Thorn with the Ultramarines, Quill with Chaos, Oxide with the Eldar; Karak has none, and nor has the Legion."""
    table = scene(
        HALL,
        "ld1 fig_karak 0.0 E",
        "ld2 fig_thorn 0.1 E",
        "ld3 fig_quill 0.2 E",
        "ld4 fig_oxide 1.0 E",
        "um1 fig_marine_laser 5.0 W",
        "ch1 fig_ork 5.1 W",
        "el1 fig_eldar_warrior 5.2 W",
        "ba1 fig_marine_laser 6.0 W",
    )
    for faction, seat, who in (("ultramarines", UM, "ld2"), ("chaos", CH, "ld3"), ("eldar", EL, "ld4")):
        table.do(f"pledge {faction} public {who}", by=LD).do(f"accept {51 + seat}", by=seat)
    assert table.told(PactMade) == [
        PactMade(LD, UM, True, "ld2"),
        PactMade(LD, CH, True, "ld3"),
        PactMade(LD, EL, True, "ld4"),
    ]
    friends = {
        (one, other)
        for one in ("ld1", "ld2", "ld3", "ld4")
        for other in ("um1", "ch1", "el1", "ba1")
        if not enemies(table.state, table.mini(one), table.mini(other))
    }
    assert friends == {("ld2", "um1"), ("ld3", "ch1"), ("ld4", "el1")}
    assert table.refused("pledge blood_angels public ld2", by=LD).clause == "SQ-ALLY-09", "one ally for each"
    assert table.refused("pledge blood_angels secret ld1", by=LD).clause == "SQ-ALLY-09", "and openly only"
    table.do("dissolve chaos ld3", by=LD)
    assert table.told(PactEnded) == [PactEnded(LD, CH, True, "ld3")]
    assert (table.mini("ld3").ally, table.mini("ld2").ally) == (-1, UM)
    assert not enemies(table.state, table.mini("ld2"), table.mini("um1")), "the others keep theirs"
    assert enemies(table.state, table.mini("ld3"), table.mini("ch1"))


@pytest.mark.clause("SQ-ALLY-09")
def test_only_miniatures_of_the_legion_ally_on_their_own() -> None:
    table = scene(HALL, "ld1 fig_karak 0.0 E", "ld2 mch_mrl_inferno 2.1 E", "ba1 fig_marine_laser 5.0 W")
    own = {pledge.who for pledge in asides.choices(table.state, LD) if isinstance(pledge, Pledge)}
    assert own == {"", "ld1"}, "the Legion as a whole, and Karak; no machine"
    assert {pledge.who for pledge in asides.choices(table.state, BA) if isinstance(pledge, Pledge)} == {""}
    assert table.refused("pledge blood_angels public ld2", by=LD).clause == "SQ-ALLY-09"


@pytest.mark.clause("SQ-ALLY-10", "SQ-ALLY-13")
@pytest.mark.parametrize("public", [True, False])
@pytest.mark.parametrize(("one", "other"), [("ultramarines", "eldar"), ("eldar", "ultramarines")])
def test_a_dissolved_alliance_is_not_renewed_in_the_mission(public: bool, one: str, other: str) -> None:
    """Either side ends it; only of a public one the others hear. The alliance of two others stays."""
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E")
    table.state.pacts = (Pact(UM, EL, public), Pact(BA, IF))
    assert table.refused(f"dissolve {other}", by=LD).clause == "SQ-ALLY-13"
    table.do(f"dissolve {other}", by=FACTIONS.index(one))
    assert table.happened == [PactEnded(UM, EL, public)]
    assert table.heard.told[-1].to == (None if public else (UM, EL))
    assert pacts(table) == (Pact(BA, IF),)
    assert table.refused("pledge ultramarines secret", by=EL).clause == "SQ-ALLY-10"
    assert table.refused("pledge eldar public", by=UM).clause == "SQ-ALLY-10"
    assert table.refused("dissolve eldar", by=UM).clause == "SQ-ALLY-13"


@pytest.mark.clause("SQ-ALLY-12", "SQ-ALLY-16")
@pytest.mark.parametrize("public", [True, False])
def test_naming_an_ally_costs_fifty_points_and_ends_the_alliance(public: bool) -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 5.0 W", dice=[1, 1])
    table.state.pacts = (Pact(BA, EL, public), Pact(UM, LD))
    table.act("ba1").do("ba1 shoot wpn_laser_rifle el1")
    assert table.told(Scored) == [Scored(BA, -50, -50, "violation", "", "SQ-ALLY-12")]
    assert bool(table.told(PactExposed)) != public, "a secret one comes to light by it"
    assert pacts(table) == (Pact(UM, LD),)


@pytest.mark.clause("SQ-ALLY-01", "SQ-ALLY-12", "SQ-ALLY-16")
def test_an_area_that_holds_only_allies_and_figures_of_the_shooter_names_the_allies() -> None:
    """Two Eldar are one alliance, and one violation. The Ultramarines are not hit, and stay allies."""
    table = scene(
        HALL,
        "ba1 fig_marine_heavy 0.1 E weapons=wpn_missile_launcher,wpn_combat_blade",
        "ba2 fig_marine_laser 4.0 E",
        "el1 fig_eldar_warrior 5.1 W",
        "el2 fig_eldar_warrior 6.1 W",
        "um1 fig_marine_laser 7.2 W",
        dice=[1, 1],
    )
    table.state.pacts = (Pact(BA, EL), Pact(UM, BA, False))
    table.act("ba1").do("ba1 shoot wpn_missile_launcher 5.1")
    assert table.happened[:3] == [
        Declared(BA, "ba1", "wpn_missile_launcher", "5.1", 1, "shoot"),
        Scored(BA, -50, -50, "violation", "", "SQ-ALLY-12"),
        PactEnded(BA, EL, True),
    ]
    assert table.told(Scored) == [Scored(BA, -50, -50, "violation", "", "SQ-ALLY-12")]
    assert pacts(table) == (Pact(UM, BA, False),)


@pytest.mark.clause("SQ-ALLY-16", "SQ-SHOOT-07")
def test_allies_hit_beside_an_enemy_are_no_violation_and_no_points() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_heavy 0.1 E weapons=wpn_missile_launcher,wpn_combat_blade",
        "ch1 fig_ork 5.1 W",
        "el1 fig_eldar_warrior 6.1 W lp=1",
        dice=[6, 6],
    )
    table.state.pacts = (Pact(BA, EL),)
    table.act("ba1").do("ba1 shoot wpn_missile_launcher 5.1")
    assert table.mini("el1").place == table.mini("ch1").place == "dead"
    assert table.side(BA).points == 3, "the Orc alone is scored"
    assert pacts(table) == (Pact(BA, EL),)


@pytest.mark.clause("SQ-ALLY-17")
def test_an_alliance_opens_no_line_of_fire_and_leaves_no_token_covered() -> None:
    table = scene(
        HALL, "ld1 fig_karak 0.0 E", "ch1 fig_ork 3.0 W", "ch2 fig_ork 6.0 W", "ch?1 fig_gretchin 7.2 blip"
    )
    table.state.pacts = (Pact(LD, CH),)
    table.act("ld1")
    assert "ld1 shoot wpn_verdict_pistol ch2" not in table.offers, "an ally still blocks the line"
    table.do("ld1 step 1.0")
    assert table.happened == [
        Moved(LD, "ld1", ((1, 0),), 1),
        TokenRevealed(CH, "ch?1", "fig_gretchin", (7, 2)),
    ]


@pytest.mark.clause("SQ-ALLY-15")
def test_a_secret_alliance_changes_nothing_that_others_see() -> None:
    """The Eldar steps into the view of a Blood Angel that watches the corridor."""

    def shown(public: bool | None) -> tuple[object, ...]:
        table = scene(CORNER, "el1 fig_eldar_warrior 5.1 N", "ba1 fig_marine_laser 0.0 E watching")
        table.state.pacts = () if public is None else (Pact(BA, EL, public),)
        table.act("el1").do("el1 step 5.0")
        return table.waiting, *table.heard.seen_by(UM)

    assert shown(None) == shown(False)
    assert shown(None) != shown(True), "a public ally is not shot at"
