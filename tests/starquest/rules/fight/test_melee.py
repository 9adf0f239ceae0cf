"""Melee (SQ-MELEE): opposed rolls, straight ahead, and the attack from behind."""

import pytest

from bulkhead.starquest.data.state import Effect
from bulkhead.starquest.events import (
    Declared,
    Eliminated,
    MeleeFought,
    OverwatchEnded,
    Rolled,
    Scored,
    TokenRevealed,
    Wounded,
)
from bulkhead.starquest.rules.fight import melee, targeting
from bulkhead.starquest.table import effects
from tests.starquest.scene import BA, CH, EL, hall, scene

HALL = hall(5, 4)
WHITE = {0: 1, 1: 5, 2: 6}
"""The face on which a white die shows a value."""


def white(*values: int) -> list[int]:
    return [WHITE[value] for value in values]


@pytest.mark.clause("SQ-MELEE-01", "SQ-MELEE-02", "SQ-MELEE-03")
def test_both_roll_their_dice_and_the_loser_loses_the_difference() -> None:
    """The worked example the other way round: 4 against 1 wounds the defender by 3, armour or not."""
    table = scene(
        HALL,
        "ba1 fig_marine_laser 2.2 N",
        "ch1 fig_chaos_commander 2.1 S",
        "ch2 fig_ork 1.1 S",
        dice=white(2, 2, 1, 0),
    ).act("ba1")
    table.do("ba1 strike ch1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_combat_blade", "ch1", 1, "melee"),
        Rolled(BA, "ba1", (2, 2), 0, "melee", "SQ-MELEE-02"),
        Rolled(CH, "ch1", (1, 0), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("ba1", "ch1", 4, 1, False),
        Wounded(CH, "ch1", 3, 0, "SQ-MELEE-03"),
        Eliminated(CH, "ch1", "fig_chaos_commander", BA),
        Scored(BA, 10, 10, "kill", "ch1"),
    ]
    assert table.mini("ch2").lp == 1
    assert "done" in table.offers


@pytest.mark.clause("SQ-MELEE-03", "SQ-SHOOT-07")
def test_the_attacker_can_lose_and_the_winner_scores() -> None:
    """The worked example: 1 against 4 costs the first player's miniature 3 life points."""
    table = scene(HALL, "ba1 fig_marine_laser 2.2 N", "ch1 fig_ork 2.1 S", dice=white(1, 0, 2, 2)).act("ba1")
    table.do("ba1 strike ch1")
    assert table.mini("ba1").place == "dead"
    assert table.mini("ch1").place == "board"
    assert table.side(CH).points == 5
    assert table.happened == [
        Declared(BA, "ba1", "wpn_combat_blade", "ch1", 1, "melee"),
        Rolled(BA, "ba1", (1, 0), 0, "melee", "SQ-MELEE-02"),
        Rolled(CH, "ch1", (2, 2), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("ba1", "ch1", 1, 4, False),
        Wounded(BA, "ba1", 2, 0, "SQ-MELEE-03"),
        Eliminated(BA, "ba1", "fig_marine_laser", CH),
        Scored(CH, 5, 5, "kill", "ba1"),
        Scored(BA, -5, -5, "loss", "ba1"),
    ]


@pytest.mark.clause("SQ-MELEE-04")
def test_equal_totals_hurt_nobody() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 2.2 N", "ch1 fig_ork 2.1 S", dice=white(1, 1, 2, 0)).act("ba1")
    table.do("ba1 strike ch1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_combat_blade", "ch1", 1, "melee"),
        Rolled(BA, "ba1", (1, 1), 0, "melee", "SQ-MELEE-02"),
        Rolled(CH, "ch1", (2, 0), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("ba1", "ch1", 2, 2, False),
    ]
    assert table.refused("ba1 strike ch1").clause == "SQ-TURN-17"


@pytest.mark.clause("SQ-MELEE-03", "SQ-MELEE-04")
@pytest.mark.parametrize(("striker", "struck"), [("el1", "ch1"), ("ch1", "el1")])
def test_equal_totals_ask_an_avenger_for_no_saves(striker: str, struck: str) -> None:
    table = scene(HALL, "el1 fig_avenger 2.2 N", "ch1 fig_ork 2.1 S", turn=CH if striker == "ch1" else EL)
    dice = [melee.melee_dice(table.state, table.mini(who)) for who in (striker, struck)]
    table.dice.left.extend([1] * sum(pool.red + pool.white for pool in dice))
    table.act(striker).do(f"{striker} strike {struck}")
    assert table.happened[-1] == MeleeFought(striker, struck, 0, 0, False)
    assert "done" in table.offers


@pytest.mark.clause("SQ-MELEE-05")
@pytest.mark.parametrize("where", ["1.1", "3.1", "1.2", "3.2", "2.3", "2.0"])
def test_only_who_stands_straight_ahead_can_be_struck(where: str) -> None:
    table = scene(HALL, "ba1 fig_marine_laser 2.2 N", f"ch1 fig_ork {where} S").act("ba1")
    assert not table.offered("ba1 strike")
    assert table.refused("ba1 strike ch1").clause == "SQ-MELEE-05"


@pytest.mark.clause("SQ-MELEE-05")
@pytest.mark.parametrize(
    ("facing", "ahead"),
    [
        ("N", {"1.0", "2.0"}),
        ("E", {"3.1", "3.2"}),
        ("S", {"1.3", "2.3"}),
        ("W", {"0.1", "0.2"}),
    ],
)
def test_a_dreadnought_strikes_ahead_of_both_its_front_squares(facing: str, ahead: set[str]) -> None:
    table = scene(HALL, f"ch1 fig_dread_mk7 1.1 {facing}", "ba1 fig_marine_laser 4.3 W")
    struck = melee.squares_ahead(table.state, table.mini("ch1"))
    assert {table.state.ship.name(square) for square in struck} == ahead


@pytest.mark.clause("SQ-MELEE-05")
def test_not_through_a_wall_or_closed_door() -> None:
    drawn = """
        +-+-+
        |a b|
        +   +
        |a b|
        +-+-+
        """.replace("a b", "a:b")
    closed = scene(drawn, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 1.0 W").act("ba1")
    assert not closed.offered("ba1 strike")
    opened = scene(drawn, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 1.0 W", opened=["d1"]).act("ba1")
    assert opened.offered("ba1 strike") == ["ba1 strike ch1"]


@pytest.mark.clause("SQ-MELEE-06")
@pytest.mark.parametrize(("attack", "defence", "lost"), [((1, 0), (2, 1), 0), ((2, 1), (1, 0), 1)])
def test_from_behind_the_attacker_cannot_be_wounded(
    attack: tuple[int, int], defence: tuple[int, int], lost: int
) -> None:
    table = scene(HALL, "ba1 fig_marine_laser 2.2 N", "ch1 fig_ork 2.1 N", dice=white(*attack, *defence)).act(
        "ba1"
    )
    table.do("ba1 strike ch1")
    assert table.told(MeleeFought)[0].behind
    assert table.mini("ba1").lp == 2
    assert table.mini("ch1").lp == 1 - lost


@pytest.mark.clause("SQ-MELEE-06")
@pytest.mark.house("attack-from-behind")
@pytest.mark.parametrize(("house", "behind"), [("rear", False), ("sides", True)])
def test_the_side_counts_as_behind_only_by_the_house_rule(house: str, behind: bool) -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 1.2 N",
        "ch1 fig_ork 2.1 E",
        "ch2 fig_ork 4.3 S",
        dice=white(0, 0, 2, 0),
        house={"attack_from_behind": house},
    ).act("ba1")
    table.do("ba1 step 2.2", "ba1 strike ch1")
    assert table.told(MeleeFought)[0].behind == behind
    assert table.mini("ba1").lp == (2 if behind else 0)


@pytest.mark.clause("SQ-MELEE-07")
def test_the_advantage_is_lost_if_the_attacker_began_in_the_defenders_sight() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 1.0 S", "ch1 fig_ork 2.2 N", dice=white(0, 0, 2, 0)).act("ba1")
    table.do("ba1 step 1.1", "ba1 step 1.2", "ba1 step 1.3", "ba1 step 2.3")
    table.do("ba1 face W", "ba1 face N", "ba1 strike ch1")
    assert not table.told(MeleeFought)[0].behind
    assert table.mini("ba1").lp == 0


VENT = """
    +-+-+-+-+-+-+
    |V . . . . .|
    +           +
    |. . . . . .|
    +           +
    |. . . . . .|
    +-+-+-+-+-+-+
    """


@pytest.mark.clause("SQ-MELEE-07", "SQ-ALIEN-10")
@pytest.mark.parametrize(("facing", "behind"), [("W", False), ("E", True)])
def test_a_genestealer_that_comes_out_of_a_vent_in_plain_sight_surprises_nobody(
    facing: str, behind: bool
) -> None:
    """The same way round the marine: he has seen the vent, or he has looked away from it."""
    lines = ("ch?1 fig_genestealer 0.0 special vent=v1", f"ba1 fig_marine_laser 3.1 {facing}")
    table = scene(VENT, *lines, "ba2 fig_marine_laser 5.2 E", dice=[1] * 8).act("ch?1")
    if not behind:
        assert table.told(TokenRevealed) == [TokenRevealed(CH, "ch?1", "fig_genestealer", (0, 0))]
        table.do("stand 0.0 E", *(f"ch1 step {at}" for at in ("1.0", "2.0", "3.0", "4.0")))
        table.do("ch1 face S", "ch1 step 4.1", "ch1 face W")
    else:
        table.do(*(f"ch?1 step {at}" for at in ("1.0", "2.0")), "reveal ch?1", "stand 2.0 S")
        table.do("ch1 step 2.1", "ch1 face E")
    table.do("ch1 strike ba1")
    assert [fought.behind for fought in table.told(MeleeFought)] == [behind]
    assert table.mini("ch1").deeds.seen_by == (() if behind else ("ba1",)), "the other marine saw nothing"


@pytest.mark.clause("SQ-MELEE-07")
def test_a_token_that_began_in_sight_of_the_other_alien_player_does_not_surprise_him() -> None:
    def behind(start: str, *way: str) -> bool:
        table = scene(HALL, f"ch?1 fig_ork {start}", "cu1 fig_husk 2.2 N", dice=[1] * 8).act("ch?1")
        table.do(*(f"ch?1 step {at}" for at in way), "reveal ch?1", "stand 2.3 N", "ch1 strike cu1")
        fought: list[MeleeFought] = table.told(MeleeFought)
        return fought[0].behind

    assert not behind("2.0", "1.1", "1.2", "1.3", "2.3"), "it began before his eyes"
    assert behind("0.3", "1.3", "2.3"), "it came from behind all the way"


@pytest.mark.clause("SQ-MELEE-08")
def test_a_dreadnought_strikes_before_its_two_front_squares_and_is_struck_in_any_of_its_four() -> None:
    table = scene(
        HALL,
        "ch1 fig_dread_mk7 1.1 N",
        "ba1 fig_marine_laser 1.0 S",
        "ba2 fig_marine_laser 2.0 S",
        "ba3 fig_marine_laser 3.1 W",
        turn=CH,
    ).act("ch1")
    assert set(table.offered("ch1 strike")) == {"ch1 strike ba1", "ch1 strike ba2"}
    side = scene(HALL, "ba3 fig_marine_laser 3.1 W", "ch1 fig_dread_mk7 1.1 N").act("ba3")
    assert side.offered("ba3 strike") == ["ba3 strike ch1"]


@pytest.mark.clause("SQ-MELEE-08", "SQ-MELEE-06")
@pytest.mark.parametrize(
    ("way", "behind"),
    [
        ((), True),
        (("ba1 step 1.3",), True),
        (("ba1 step 3.3", "ba1 step 3.2", "ba1 face W"), False),
    ],
)
def test_a_dreadnought_is_attacked_from_behind_only_along_its_rear_side(
    way: tuple[str, ...], behind: bool
) -> None:
    """It faces north on 1.1 to 2.2 and has not seen ba1, which strikes one of its rear squares from the south, or the
    eastern one from its side. ba1 rolls less, and is wounded unless it comes from behind."""
    table = scene(
        HALL,
        "ba1 fig_marine_laser 2.3 N",
        "ch1 fig_dread_mk7 1.1 N",
        "ba2 fig_marine_laser 4.0 N",
        dice=[*white(0, 0), 4, 1, 1, 1],
        house={"dreadnought_arcs": "facing"},
    ).act("ba1")
    table.do(*way, "ba1 strike ch1")
    assert table.told(MeleeFought) == [MeleeFought("ba1", "ch1", 0, 1, behind)]
    assert table.mini("ba1").lp == (2 if behind else 1)
    assert (table.mini("ch1").lp, table.mini("ba2").lp) == (3, 2)


@pytest.mark.clause("SQ-OVER-11")
def test_a_miniature_attacked_in_melee_leaves_overwatch_whatever_comes_of_it() -> None:
    table = scene(
        HALL,
        "ch1 fig_ork 2.1 S",
        "ba1 fig_marine_laser 2.2 N watching",
        "ba2 fig_marine_laser 0.0 N watching",
        turn=CH,
        dice=white(1, 0, 1, 0),
    ).act("ch1")
    table.do("ch1 strike ba1")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_combat_blade", "ba1", 1, "melee"),
        OverwatchEnded(BA, "ba1", "SQ-OVER-11"),
        Rolled(CH, "ch1", (1, 0), 0, "melee", "SQ-MELEE-02"),
        Rolled(BA, "ba1", (1, 0), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("ch1", "ba1", 1, 1, False),
    ]
    assert not table.mini("ba1").watching
    assert table.mini("ba2").watching


@pytest.mark.clause("SQ-MELEE-06", "SQ-MELEE-07")
@pytest.mark.house("attack-from-behind")
@pytest.mark.parametrize(
    ("house", "behind"),
    [("rear", {"1.2", "2.2", "3.2"}), ("sides", {"1.1", "3.1", "1.2", "2.2", "3.2"})],
)
def test_behind_is_the_rear_row_and_by_the_house_rule_the_sides(house: str, behind: set[str]) -> None:
    around = ("1.0", "2.0", "3.0", "1.1", "3.1", "1.2", "2.2", "3.2")
    lines = [f"ba{n + 1} fig_marine_laser {at} N" for n, at in enumerate(around)]
    table = scene(HALL, *lines, "ch1 fig_ork 2.1 N", house={"attack_from_behind": house})
    found = {
        table.at(mini.id)
        for mini in table.state.minis.values()
        if mini.seat == BA and melee.from_behind(table.state, mini, table.mini("ch1"))
    }
    assert found == behind


@pytest.mark.clause("SQ-MELEE-05")
@pytest.mark.parametrize(
    ("facing", "ahead"),
    [("N", {"1.0", "2.0", "3.0"}), ("W", {"1.0", "1.1", "1.2"}), ("E", {"3.0", "3.1", "3.2"})],
)
def test_a_weapon_that_reaches_the_diagonals_strikes_three_squares(facing: str, ahead: set[str]) -> None:
    table = scene(HALL, f"ba1 fig_marine_laser 2.1 {facing}", "ba2 fig_marine_laser 4.3 N")
    effects.add(table.state, Effect("melee-diagonal", BA, on="ba1"))
    reached = {
        table.state.ship.name(square) for square in melee.squares_ahead(table.state, table.mini("ba1"))
    }
    assert reached == ahead
    assert len(list(melee.squares_ahead(table.state, table.mini("ba2")))) == 1


@pytest.mark.clause("SQ-MELEE-05")
def test_one_that_looks_diagonally_strikes_nobody() -> None:
    lines = ("ba1 fig_marine_laser 2.1 NE", "ch1 fig_ork 3.0 S", "ch2 fig_ork 2.0 S")
    table = scene(HALL, *lines, house={"eight_facings": True}).act("ba1")
    assert not table.offered("ba1 strike")


@pytest.mark.clause("SQ-MELEE-07", "SQ-TURN-15")
@pytest.mark.house("interleaving")
def test_who_saw_the_attacker_is_noted_once_when_it_first_acts() -> None:
    lines = (
        "ba1 fig_marine_laser 0.3 N",
        "ba2 fig_marine_laser 4.3 N",
        "ch1 fig_ork 2.1 N",
        "ch2 fig_ork 4.0 W",
    )
    table = scene(HALL, *lines, house={"interleaving": True}).act("ba1").do("ba1 step 0.2", "ba1 step 0.1")
    table.do("ba1 step 0.0", "activate ba2", "ba2 step 4.2", "activate ba1")
    assert table.mini("ba1").deeds.seen_by == (), "it has come into their sight only later"
    assert table.mini("ba1").deeds.mp == 3


@pytest.mark.clause("SQ-DOOR-11", "SQ-WPN-61")
@pytest.mark.parametrize("aim", ["ba2", "door:d1", "ch1"])
def test_a_die_for_an_attack_is_rolled_against_machines_and_bulkheads_too(aim: str) -> None:
    lines = ("ba1 fig_marine_laser 2.1 N", "ba2 mch_tarantula 4.1,4.2 N", "ch1 fig_ork 2.0 S")
    table = scene(HALL, *lines)
    effects.add(table.state, Effect("strike-red", BA, on="ba1", value=1))
    marine = table.mini("ba1")
    assert melee.attacking_dice(table.state, marine, aim).red == melee.melee_dice(table.state, marine).red + 1


@pytest.mark.clause("SQ-MELEE-07")
@pytest.mark.house("interleaving")
def test_who_saw_a_token_is_noted_once_when_it_first_acts() -> None:
    lines = ("ch?1 fig_ork 2.0", "ch?2 fig_ork 4.0", "cu1 fig_husk 2.2 N")
    table = scene(HALL, *lines, house={"interleaving": True}).act("ch?1")
    table.do("ch?1 step 1.1", "ch?1 step 1.2", "ch?1 step 1.3", "activate ch?2", "activate ch?1")
    assert table.state.tokens["ch?1"].deeds.seen_by == ("cu1",), "it has gone behind him only later"


@pytest.mark.clause("SQ-MELEE-01", "SQ-SHOOT-01")
def test_one_that_a_card_hides_from_one_player_may_be_named_by_others() -> None:
    lines = (
        "ba1 fig_marine_laser 2.1 N",
        "ch1 fig_ork 2.0 S",
        "cu1 fig_husk 1.1 E",
        "ba2 fig_marine_laser 4.3 N",
    )
    table = scene(HALL, *lines)
    effects.add(table.state, Effect("hidden", BA, on="ba1", of=CH))
    minis = table.state.minis
    assert targeting.is_protected(table.state, minis["ch1"], minis["ba1"])
    assert not targeting.is_protected(table.state, minis["cu1"], minis["ba1"])
    assert not targeting.is_protected(table.state, minis["ch1"], minis["ba2"])
