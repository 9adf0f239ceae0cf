"""How much life a miniature has, and its end."""

import pytest

from bulkhead.starquest.data.frames import Mounting
from bulkhead.starquest.data.state import State, Thing, change_side
from bulkhead.starquest.events import Declared, Eliminated, Rolled, Scored, ThingDropped, Wounded
from bulkhead.starquest.rules.blips import revealing
from bulkhead.starquest.rules.fight import converting, governor, life
from bulkhead.starquest.rules.fight.harm import suffer
from bulkhead.starquest.table import places
from bulkhead.starquest.table.engine import push
from bulkhead.starquest.views.views import view
from bulkhead.tabletop.events import Event, Heard
from tests.starquest.rules.fight.shots import red
from tests.starquest.scene import BA, CH, CU, EL, IF, UM, hall, scene

HALL = hall(8, 3)


@pytest.mark.clause("SQ-LIFE-01", "SQ-SQUAD-02", "SQ-SQUAD-08")
@pytest.mark.house("leader-life")
@pytest.mark.parametrize(("house", "lp"), [(3, 3), (6, 6)])
def test_leaders_have_three_life_points_or_six_by_the_house_rule(house: int, lp: int) -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_commander 0.0 E role=leader",
        "ba2 fig_marine_laser 0.1 E",
        "el1 fig_eldar_governor 3.0 E role=leader",
        "ch1 fig_chaos_commander 5.0 W role=leader",
        house={"leader_life": house},
    )
    lives = [life.full_life(table.state, table.mini(who)) for who in ("ba1", "ba2", "el1", "ch1")]
    assert lives == [lp, 2, 1, 3]


@pytest.mark.clause("SQ-LIFE-02", "SQ-SQUAD-28")
@pytest.mark.house("tough-elite")
@pytest.mark.parametrize(("house", "elite"), [(False, 1), (True, 2)])
def test_aliens_have_the_life_of_their_sheet_and_elites_two_by_the_house_rule(
    house: bool, elite: int
) -> None:
    table = scene(
        HALL,
        "ch1 fig_gretchin 0.0 E",
        "ch2 fig_chaos_marine 0.1 E",
        "ld1 fig_thorn 3.0 E",
        "zz1 fig_chaos_marine 4.0 E",
        house={"tough_elite": house},
        turn=CH,
    )
    lives = [life.full_life(table.state, table.mini(who)) for who in ("ch1", "ch2", "ld1", "zz1")]
    assert lives == [1, elite, 3, 1], "the last one belongs to nobody"


class Onlooker(Heard):
    """Notes which of the victims stand on the board whenever one of them is said to be dead."""

    def __init__(self, state: State, victims: tuple[str, ...]) -> None:
        super().__init__()
        self.state = state
        self.victims = victims
        self.standing: list[list[str]] = []

    def tell(self, event: Event, to: tuple[int, ...] | None = None, others: Event | None = None) -> None:
        if isinstance(event, Eliminated):
            self.standing.append([who for who in self.victims if self.state.minis[who].place == "board"])
        super().tell(event, to, others)


@pytest.mark.clause("SQ-SHOOT-13", "SQ-SHOOT-07")
def test_the_dead_of_one_attack_leave_together_and_what_they_carried_drops_last() -> None:
    """A missile kills three and only wounds um2. No victim is on the board any more when the first death is told, and
    the key drops after the last one."""
    table = scene(
        HALL,
        "ba1 fig_marine_heavy 0.1 E weapons=wpn_missile_launcher,wpn_combat_blade",
        "um1 fig_marine_laser 4.1 W lp=1 objects=obj_key1",
        "um2 fig_marine_laser 4.2 W lp=3",
        "ch1 fig_ork 5.0 W",
        "ch2 fig_ork 5.1 W",
        dice=red(3, 2),
    )
    table.state.things["obj_key1"] = Thing("obj_key1", "obj_key", -1)
    table.heard = Onlooker(table.state, ("um1", "ch1", "ch2"))
    table.act("ba1").do("ba1 shoot wpn_missile_launcher 4.1")
    assert table.heard.standing == [[], [], []]
    assert table.happened == [
        Declared(BA, "ba1", "wpn_missile_launcher", "4.1", 1, "shoot"),
        Rolled(BA, "ba1", (3, 2), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(UM, "um1", 1, 0),
        Wounded(UM, "um2", 1, 2),
        Wounded(CH, "ch1", 1, 0),
        Wounded(CH, "ch2", 1, 0),
        Eliminated(UM, "um1", "fig_marine_laser", BA),
        Scored(BA, 5, 5, "kill", "um1"),
        Scored(UM, -5, -5, "loss", "um1"),
        Eliminated(CH, "ch1", "fig_ork", BA),
        Scored(BA, 3, 8, "kill", "ch1"),
        Eliminated(CH, "ch2", "fig_ork", BA),
        Scored(BA, 3, 11, "kill", "ch2"),
        ThingDropped(UM, "um1", "obj_key1", (4, 1)),
    ]
    assert table.mini("um2").lp == 2


@pytest.mark.clause("SQ-SHOOT-13")
def test_victims_of_one_attack_are_worked_out_together() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_heavy 0.1 E weapons=wpn_missile_launcher,wpn_combat_blade",
        "ch1 fig_ork 5.1 W",
        "ch2 fig_ork 6.1 W",
        "ch3 fig_ork 5.2 W",
        "el1 fig_avenger 4.2 W",
        dice=[*red(3, 3), *red(0)],
    ).act("ba1")
    table.do("ba1 shoot wpn_missile_launcher 5.1")
    assert table.waiting == EL, "saves come before anybody is removed"
    assert all(table.mini(who).place == "board" for who in ("ch1", "ch2", "ch3"))
    table.do("save 1")
    assert [event.who for event in table.told(Eliminated)] == ["ch1", "ch2", "ch3"]
    assert table.mini("el1").lp == 1


NOBODY = -1


@pytest.mark.clause("SQ-SHOOT-07")
@pytest.mark.house("paid-losses")
@pytest.mark.parametrize(
    ("house", "killer", "gains", "pays"),
    [
        ("all", CH, True, True),
        ("all", IF, True, True),
        ("all", BA, False, True),
        ("all", NOBODY, False, True),
        ("aliens", CH, True, True),
        ("aliens", IF, True, False),
        ("aliens", BA, False, False),
        ("aliens", NOBODY, False, False),
        ("none", CH, True, False),
        ("none", IF, True, False),
        ("none", BA, False, False),
    ],
)
def test_a_squad_pays_for_its_losses_in_an_entry_of_its_own(
    house: str, killer: int, gains: bool, pays: bool
) -> None:
    """A Marine is lost to an alien, to a rival, to his own squad and to nobody; his comrade is untouched."""
    lines = (
        "ba1 fig_marine_laser 0.0 E",
        "ba2 fig_marine_laser 0.2 E",
        "if1 fig_marine_laser 4.0 W",
        "ch1 fig_ork 5.0 W",
    )
    table = scene(HALL, *lines, house={"paid_losses": house})
    suffer(table.state, killer, "", [("ba1", 2)], table.heard)
    table.settle()
    entries: list[Event] = []
    if gains:
        entries.append(Scored(killer, 5, 5, "kill", "ba1"))
    if pays:
        entries.append(Scored(BA, -5, -5, "loss", "ba1"))
    assert table.told(Scored) == entries
    assert (table.mini("ba1").place, table.mini("ba2").place) == ("dead", "board")


@pytest.mark.clause("SQ-SHOOT-07", "SQ-ALIEN-43")
@pytest.mark.house("paid-losses")
@pytest.mark.parametrize(("house", "paid"), [("all", -5), ("aliens", -5), ("none", 0)])
def test_a_miniature_that_an_alien_player_wins_over_is_such_a_loss(house: str, paid: int) -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 5.0 W", house={"paid_losses": house})
    converting.convert(table.state, table.mini("ba1"), CH, table.heard)
    assert [table.side(seat).points for seat in (BA, CH)] == [paid, 0]


@pytest.mark.clause("SQ-SHOOT-07")
def test_alien_players_pay_for_nothing() -> None:
    table = scene(HALL, "ch1 fig_ork 0.0 E", "cu1 fig_husk 5.0 W", turn=CH)
    suffer(table.state, CU, "", [("ch1", 1)], table.heard)
    assert table.settle().told(Scored) == [Scored(CU, 3, 3, "kill", "ch1")]


@pytest.mark.clause("SQ-LIFE-03")
def test_every_player_sees_how_much_life_a_wounded_miniature_has_left() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 0.1 E", "ch1 fig_ork 5.0 W")
    suffer(table.state, CH, "ch1", [("ba1", 1)], table.heard)
    table.settle()
    table.act("ba1")
    for viewer in (BA, CH, EL):
        shown = view(table.state, viewer).minis
        assert [shown[who].lp for who in ("ba1", "ba2", "ch1")] == [1, 2, 1]
        assert shown["ba1"].weapons == table.mini("ba1").weapons


@pytest.mark.clause("SQ-LIFE-03", "SQ-DREAD-18")
def test_only_the_weapons_of_a_dreadnought_that_is_being_fitted_out_are_hidden_from_others() -> None:
    table = scene(
        HALL, "ch1 fig_dread_mk7 3.0 W weapons=wpn_plasma_gun", "ba1 fig_marine_laser 0.0 E", turn=CH
    )
    push(table.state, Mounting(CH, "ch1", 1))
    assert view(table.state, CH).minis["ch1"].weapons == ("wpn_plasma_gun",)
    assert view(table.state, BA).minis["ch1"].weapons == ()
    assert view(table.state, BA).minis["ba1"].weapons == table.mini("ba1").weapons


@pytest.mark.clause("SQ-LIFE-05")
def test_life_points_beyond_the_last_are_not_counted_and_the_unhurt_lose_none() -> None:
    table = scene(
        HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 5.0 W", "ch2 fig_ork 6.0 W", "ch3 fig_ork 7.0 W"
    )
    places.remove(table.state, table.mini("ch3"), "dead")
    suffer(table.state, BA, "ba1", [("ch1", 5), ("ch2", 0), ("ch3", 2)], table.heard)
    table.settle()
    assert table.happened == [
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch1", "fig_ork", BA),
        Scored(BA, 3, 3, "kill", "ch1"),
    ]
    assert [(feat.what, feat.count) for feat in table.state.feats if feat.what == "hurt"] == [("hurt", 1)]
    assert table.at("ch2") == "6.0"


@pytest.mark.clause("SQ-LIFE-05", "SQ-SHOOT-07")
@pytest.mark.parametrize(
    ("attacker", "why", "noted"),
    [
        ("ba1", "SQ-MELEE-03", True),
        ("ba2", "SQ-MELEE-03", False),
        ("ba1", "SQ-SHOOT-06", False),
        ("", "SQ-MELEE-03", False),
    ],
)
def test_a_leaders_kill_in_melee_is_remembered_as_a_duel(attacker: str, why: str, noted: bool) -> None:
    lines = ("ba1 fig_marine_commander 0.0 E role=leader", "ba2 fig_marine_laser 0.1 E", "ch1 fig_ork 5.0 W")
    table = scene(HALL, *lines)
    suffer(table.state, BA, attacker, [("ch1", 1)], table.heard, why=why)
    table.settle()
    square = table.state.ship.square("5.0")
    duels = [(feat.seat, feat.subject, feat.square) for feat in table.state.feats if feat.what == "duelled"]
    assert duels == ([(BA, "fig_ork", square)] if noted else [])


@pytest.mark.clause("SQ-LIFE-05", "SQ-CMD-07")
def test_with_a_leader_the_points_go_and_whom_it_carried_stays_behind() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_commander 0.0 E role=leader load=ba2",
        "ba2 fig_marine_laser carried N carrier=ba1",
        "ch1 fig_ork 5.0 W",
        sides={BA: {"command": 3}, EL: {"command": 2}},
    )
    suffer(table.state, CH, "ch1", [("ba1", 3)], table.heard)
    table.settle()
    assert (table.side(BA).command, table.side(EL).command) == (0, 2)
    assert (table.mini("ba1").place, table.mini("ba2").carrier) == ("dead", "")


@pytest.mark.clause("SQ-LIFE-04", "SQ-SQUAD-15")
def test_a_governor_takes_back_the_card_that_was_given_up_last() -> None:
    table = scene(HALL, "el1 fig_eldar_governor 3.0 E role=leader", "ba1 fig_marine_laser 0.0 E")
    cards = ("gov_swift_step", "gov_far_sight", "gov_iron_will")
    change_side(table.state, EL, governor=(), governor_lost=cards, faded=())
    governor.take_back(table.state, table.mini("el1"), table.heard)
    side = table.side(EL)
    assert (side.governor, side.governor_lost, side.faded) == (cards[2:], cards[:2], cards[2:])


@pytest.mark.clause("SQ-LIFE-02", "SQ-ALIEN-29")
def test_a_revealed_token_has_the_life_of_its_sheet_and_no_ward() -> None:
    table = scene(HALL, "ch?1 fig_ork 3.0", "ba1 fig_marine_laser 0.0 W")
    mini = revealing.miniature(table.state, table.state.tokens["ch?1"])
    assert (mini.lp, mini.ward, mini.figure, mini.seat) == (1, False, "fig_ork", CH)
