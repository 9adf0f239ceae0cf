"""Reconnaissance cards: finds, boosts, dressings, secret missions, traps."""

from typing import Any

import pytest

from bulkhead.starquest.data.feats import Feat
from bulkhead.starquest.data.state import Deck, Watch
from bulkhead.starquest.events import (
    CardGiven,
    CardPlayed,
    CardShown,
    CommandRolled,
    Declared,
    DoorClosed,
    Eliminated,
    Finished,
    Healed,
    MeleeFought,
    Moved,
    OverwatchEnded,
    Placed,
    Rerolled,
    Rolled,
    RoomSearched,
    Scored,
    TokenPlaced,
    TokenSeen,
    TurnBegan,
    TurnEnded,
    Unharmed,
    Waited,
    Wounded,
)
from bulkhead.starquest.rules.cards import reconnaissance
from bulkhead.starquest.rules.fight import fixed_targets, melee
from bulkhead.starquest.rules.fight.armour import armour_of
from bulkhead.starquest.rules.move import doors, movement_points
from bulkhead.starquest.rules.turn import activation
from bulkhead.starquest.table.card import card
from bulkhead.starquest.table.feat_log import note
from bulkhead.starquest.table.places import remove, stand
from tests.starquest.rules.cards.equipping import HALL
from tests.starquest.scene import BA, CH, CU, EL, IF, Table, scene

ROOMS = """
    +-+-+-+-+-+-+-+-+-+
    |a a a|. .|b b|R R|
    +     +   +   +   +
    |a a a;. .;b b|R R|
    +     +   +   +   +
    |a a a;. .;b b|R R|
    +-+-+-+-+-+-+-+-+-+
    """


def holding(
    *cards: str,
    lines: tuple[str, ...],
    carrier: str = "ba1",
    act: str = "ba1",
    drawn: str = HALL,
    **more: Any,
) -> Table:
    """A squad whose miniature carries cards, in its activation."""
    side = {"recon": tuple(sorted(cards)), "named": tuple((one, carrier) for one in cards)}
    table = scene(drawn, *lines, sides={BA: side, **more.pop("sides", {})}, **more)
    table.state.decks["recon"] = Deck((), ())
    return table.act(act) if act else table


def searching(*deck: str, lines: tuple[str, ...], **more: Any) -> Table:
    """A miniature in room a that searches: it draws the first of these cards."""
    table = scene(ROOMS, *lines, **more)
    table.state.decks["recon"] = Deck(deck, ())
    table.state.offered = None
    return table.act("ba1").do("ba1 search")


SEARCHER, MATE = "ba1 fig_marine_laser 0.1 E", "ba2 fig_marine_laser 1.1 E"


# Carriers


@pytest.mark.clause("SQ-RECON-01", "SQ-OBJ-08")
def test_the_searcher_carries_what_it_finds_and_nobody_else_learns_it() -> None:
    table = searching("rec_armour_plate", lines=(SEARCHER, MATE))
    assert table.side(BA).named == (("rec_armour_plate", "ba1"),)
    assert table.offered("use") == ["use rec_armour_plate ba1"]


@pytest.mark.clause("SQ-OBJ-08")
def test_a_card_is_handed_to_a_neighbour_of_the_squad_in_secret() -> None:
    table = holding(
        "rec_frag_case",
        "rec_shock_maul",
        lines=(SEARCHER, MATE, "ba3 fig_marine_laser 5.1 E", "if1 fig_marine_laser 0.2 E"),
    )
    assert table.offered("ba1 give") == ["ba1 give rec_frag_case ba2"], (
        "not every card, not to others, not far"
    )
    table.do("ba1 give rec_frag_case ba2")
    assert ("rec_frag_case", "ba2") in table.side(BA).named
    assert table.happened == [CardGiven(BA, "ba1", "ba2", "rec_frag_case")]
    assert table.heard.seen_by(IF)[-1] == CardGiven(BA, "ba1", "ba2", "")


# Armour plate


@pytest.mark.clause("SQ-SHOOT-05", "SQ-RECON-09")
def test_a_plate_makes_its_carrier_harder_for_the_rest_of_the_mission() -> None:
    table = holding("rec_armour_plate", lines=(SEARCHER, MATE))
    before = armour_of(table.state, table.mini("ba1"))
    assert before <= 2
    table.do("use rec_armour_plate ba1")
    assert table.happened == [CardPlayed(BA, "rec_armour_plate", ("ba1",))]
    assert armour_of(table.state, table.mini("ba1")) == before + 1
    assert armour_of(table.state, table.mini("ba2")) == before
    assert (table.side(BA).recon, table.side(BA).lasting) == ((), ("rec_armour_plate",))
    assert table.side(BA).named == ()


@pytest.mark.clause("SQ-SHOOT-05")
def test_a_plate_is_useless_on_heavy_armour() -> None:
    table = holding("rec_armour_plate", lines=("ba1 fig_librarian 0.1 E", MATE))
    assert not table.offered("use")


# Gun sight


@pytest.mark.clause("SQ-SHOOT-08")
def test_a_sight_rerolls_a_die_of_its_carriers_shots_three_times() -> None:
    table = holding("rec_gun_sight", lines=(SEARCHER, "ch1 fig_android 9.1 W"), dice=(1, 1, 1))
    table.do("ba1 shoot wpn_laser_rifle ch1", "pass")
    assert table.offers == ["pass", "reroll rec_gun_sight 1", "reroll rec_gun_sight 2"]
    table.do("reroll rec_gun_sight 1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Rerolled(BA, "rec_gun_sight", (0, 0), 0),
    ]
    assert (table.side(BA).recon, table.side(BA).open) == (("rec_gun_sight",), ("rec_gun_sight",))
    assert len(table.side(BA).used) == 1


@pytest.mark.clause("SQ-SHOOT-08")
def test_after_three_uses_it_is_gone_and_others_cannot_use_it() -> None:
    twice = {"used": (("rec_gun_sight", 1), ("rec_gun_sight", 1)), "open": ("rec_gun_sight",)}
    side = {"recon": ("rec_gun_sight",), "named": (("rec_gun_sight", "ba1"),), **twice}
    squad = ("ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 0.2 E")
    table = scene(
        HALL, *squad, "ch1 fig_android 9.0 W", "ch2 fig_android 9.2 W", sides={BA: side}, dice=(1,) * 5
    )
    table.state.decks["recon"] = Deck((), ())
    table.act("ba2").do("ba2 shoot wpn_laser_rifle ch2")
    assert "done" in table.offers, "the one who does not carry it is not asked"
    table.do("done").act("ba1").do("ba1 shoot wpn_laser_rifle ch1", "reroll rec_gun_sight 1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Rerolled(BA, "rec_gun_sight", (0, 0), 0),
    ]
    assert table.side(BA).recon == ()
    assert table.side(BA).named == ()
    assert table.state.decks["recon"].discard == ("rec_gun_sight",)


# Shock maul


@pytest.mark.clause("SQ-MELEE-02", "SQ-RECON-09")
def test_a_maul_is_a_white_die_more_in_melee() -> None:
    table = holding("rec_shock_maul", lines=(SEARCHER, MATE))
    before = melee.melee_dice(table.state, table.mini("ba1"))
    table.do("use rec_shock_maul ba1")
    assert table.happened == [CardPlayed(BA, "rec_shock_maul", ("ba1",))]
    after = melee.melee_dice(table.state, table.mini("ba1"))
    assert (after.red, after.white) == (before.red, before.white + 1)
    assert melee.melee_dice(table.state, table.mini("ba2")) == before
    assert table.side(BA).lasting == ("rec_shock_maul",)


# Frag case


@pytest.mark.clause("SQ-WPN-17", "SQ-WPN-18", "SQ-WPN-19")
def test_grenades_explode_like_a_missile_in_place_of_the_attack() -> None:
    table = holding(
        "rec_frag_case",
        "rec_frag_case",
        lines=(SEARCHER, "ch1 fig_gretchin 6.1 W", "ch2 fig_gretchin 6.2 W", "ch3 fig_gretchin 8.1 W"),
        dice=(6, 6),
    )
    assert "use rec_frag_case 6.1" in table.offers
    assert "use rec_frag_case 7.1" not in table.offers, "seven squares are too far"
    table.do("use rec_frag_case 6.1")
    while table.offers == ["pass"]:
        table.do("pass")
    assert {event.who for event in table.told(Eliminated)} == {"ch1", "ch2"}
    assert table.mini("ch3").place == "board"
    assert table.side(BA).recon == ("rec_frag_case",)
    assert (table.offered("ba1 shoot"), table.offered("use")) == ([], []), "the attack of this turn is spent"
    assert "ba1 overwatch" not in table.offers


@pytest.mark.clause("SQ-TURN-06")
def test_who_has_shot_throws_no_grenades_and_nor_does_another() -> None:
    table = holding("rec_frag_case", lines=(SEARCHER, MATE, "ch1 fig_android 9.0 W"), act="ba2")
    assert not table.offered("use")


# Door clamp, override key


DOOR = """
    +-+-+-+-+-+-+
    |. .|. . . .|
    +   +       +
    |. .:. . . .|
    +   +       +
    |. .:. . . .|
    +-+-+-+-+-+-+
    """
BULKHEAD = DOOR.replace(":", "!")


@pytest.mark.clause("SQ-DOOR-07")
def test_a_clamp_closes_an_open_door_beside_its_carrier() -> None:
    lines = ("ba1 fig_marine_laser 0.1 E", "ba2 fig_marine_laser 0.2 E")
    table = holding("rec_door_clamp", lines=lines, drawn=DOOR, opened=("d1",))
    assert not table.offered("use"), "he is not next to it"
    table.do("ba1 step 1.1")
    assert table.offered("use") == ["use rec_door_clamp d1"]
    table.do("use rec_door_clamp d1")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 1),), 1),
        CardPlayed(BA, "rec_door_clamp", ("d1",)),
        DoorClosed(BA, "d1", "SQ-DOOR-07"),
    ]
    assert table.state.gone == ()
    assert "ba1 open d1" in table.offers
    assert not holding("rec_door_clamp", lines=("ba1 fig_marine_laser 1.1 E",), drawn=DOOR).offered("use")


@pytest.mark.clause("SQ-DOOR-09", "SQ-DOOR-13")
def test_a_key_opens_a_bulkhead_until_the_turn_ends_twice() -> None:
    lines = ("ba1 fig_marine_laser 1.1 E", "ba2 fig_marine_laser 1.2 E")
    table = holding("rec_override_key", lines=lines, drawn=BULKHEAD)
    table.do("use rec_override_key d1")
    assert [closes for _, closes in table.state.opened] == [BA]
    assert table.side(BA).recon == ("rec_override_key",)
    table.do("done").act("ba2")
    assert not table.offered("use"), "he does not carry it"
    table.do("done")
    assert table.happened == [Finished(BA, "ba2")]
    doors.close_bulkheads(table.state, BA, table.heard)
    assert not table.state.opened
    activation.refresh(table.state, BA)
    table.act("ba1").do("use rec_override_key d1")
    assert table.side(BA).recon == (), "two uses"


# Motion tracker


@pytest.mark.clause("SQ-SETUP-07")
def test_a_tracker_shows_four_tokens_to_its_player_alone() -> None:
    tokens = tuple(f"ch?{number} fig_ork {number}.0 blip" for number in range(4, 10))
    drawn = """
    +-+-+-+-+-+-+-+-+-+-+
    |. .|. . . . . . . .|
    +-+-+-+-+-+-+-+-+-+-+
    """
    table = holding("rec_motion_tracker", lines=("ba1 fig_marine_laser 0.0 W", *tokens), drawn=drawn)
    table.do("use rec_motion_tracker")
    for token in ("ch?4", "ch?5", "ch?6", "ch?7"):
        table.do(f"choose {token}")
    assert (table.waiting, table.offered("choose")) == (BA, []), "four at most"
    assert table.happened == [
        CardPlayed(BA, "rec_motion_tracker"),
        TokenSeen(BA, "ch?4", "fig_ork"),
        TokenSeen(BA, "ch?5", "fig_ork"),
        TokenSeen(BA, "ch?6", "fig_ork"),
        TokenSeen(BA, "ch?7", "fig_ork"),
    ]
    assert [event.identity for event in table.heard.seen_by(IF) if isinstance(event, TokenSeen)] == [""] * 4
    assert len(table.state.tokens) == 6


def test_without_tokens_there_is_nothing_to_track() -> None:
    assert not holding("rec_motion_tracker", lines=(SEARCHER,)).offered("use")


# Adrenaline


@pytest.mark.clause("SQ-TURN-04")
def test_adrenaline_is_a_second_movement() -> None:
    table = holding("rec_adrenaline", lines=("ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 0.1 E"))
    assert table.offered("use") == ["use rec_adrenaline ba1"]
    once = movement_points.allowance(table.state, table.mini("ba1"))
    table.do("use rec_adrenaline ba1")
    assert movement_points.own_purse(table.state, table.mini("ba1")).left == 2 * once
    for column in range(1, once + 2):
        table.do(f"ba1 step {column}.0")
    assert table.offered("ba1 step")
    table.do("done").act("ba2")
    assert movement_points.own_purse(table.state, table.mini("ba2")).left == once


@pytest.mark.clause("SQ-TURN-04")
def test_adrenaline_comes_at_the_start_of_an_activation() -> None:
    table = holding("rec_adrenaline", lines=("ba1 fig_marine_laser 0.0 E",)).do("ba1 step 1.0")
    assert table.happened == [Moved(BA, "ba1", ((1, 0),), 1)]
    assert not table.offered("use")


# Clear shot


@pytest.mark.clause("SQ-SHOOT-03")
def test_a_clear_shot_is_a_red_die_for_a_light_weapon() -> None:
    table = holding(
        "rec_clear_shot", lines=(SEARCHER, "ch1 fig_android 9.1 W", "ch2 fig_android 9.2 W"), dice=(1,) * 6
    )
    table.do("ba1 shoot wpn_laser_rifle ch1", "use rec_clear_shot ba1")
    table.do("pass")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        CardPlayed(BA, "rec_clear_shot", ("ba1",)),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        Rolled(BA, "ba1", (0, 0, 0), 1, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
    ]
    assert table.side(BA).recon == ()
    assert not table.state.effects


@pytest.mark.clause("SQ-SHOOT-03", "SQ-SEAT-09")
def test_it_is_not_for_heavy_weapons_and_not_out_of_turn() -> None:
    table = holding(
        "rec_clear_shot",
        lines=("ba1 fig_marine_heavy 0.1 E weapons=wpn_missile_launcher", "ch1 fig_android 9.1 W"),
        dice=(1,) * 4,
    )
    table.do("ba1 shoot wpn_missile_launcher 9.1")
    assert table.happened == [Declared(BA, "ba1", "wpn_missile_launcher", "9.1", 1, "shoot")]
    assert table.offers == ["pass"], "asked all the same, since nobody knows the card"


@pytest.mark.clause("SQ-RECON-04")
def test_the_searcher_who_plays_it_may_attack_in_the_same_turn() -> None:
    lines = (SEARCHER, "ba2 fig_marine_laser 0.0 E", "ch1 fig_android 4.1 E")
    table = searching("rec_clear_shot", lines=lines, dice=(1,) * 6)
    assert not table.offered("ba1 shoot")
    table.do("use rec_clear_shot ba1", "ba1 shoot wpn_laser_rifle ch1")
    assert table.happened == [
        RoomSearched(BA, "ba1", "a", "rec_clear_shot"),
        CardPlayed(BA, "rec_clear_shot", ("ba1",)),
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0, 0), 1, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
    ]
    table.do("done").act("ba2")
    assert not table.offered("use")


# Rally


@pytest.mark.clause("SQ-CMD-01", "SQ-CMD-07")
def test_a_rally_is_six_command_points_without_a_roll() -> None:
    table = holding("rec_rally", lines=(SEARCHER, "if1 fig_marine_laser 9.1 W"), act="").do("end")
    assert table.offers == ["pass", "use rec_rally"]
    table.do("use rec_rally")
    assert table.happened == [CardPlayed(BA, "rec_rally"), CommandRolled(BA, 6)]
    assert (table.side(BA).command, table.side(IF).command) == (6, 0)
    while table.waiting == BA:
        table.do("pass")
    assert table.side(BA).command == 6
    assert table.state.turn_seat == IF


@pytest.mark.clause("SQ-CMD-07")
def test_without_a_leader_nobody_rallies() -> None:
    table = scene(HALL, SEARCHER, sides={BA: {"recon": ("rec_rally",), "command_lost": True}}).do("end")
    assert "use rec_rally" not in table.offers


# Ambush


@pytest.mark.clause("SQ-OVER-07", "SQ-OVER-08")
@pytest.mark.parametrize("ambush", [True, False])
def test_in_an_ambush_the_marker_stays_for_a_second_shot(ambush: bool) -> None:
    drawn = """
    +-+-+-+-+-+-+
    |. . . . . .|
    +-+-+-+   +-+
          |. .|
          +-+-+
    """
    table = scene(
        drawn,
        "ch1 fig_ork 3.1 N",
        "ch2 fig_ork 4.1 N",
        "ba1 fig_marine_laser 0.0 E watching",
        sides={BA: {"recon": ("rec_ambush",)}},
        dice=(1,) * 4,
    )
    table.state.watches["ba1"] = Watch()
    table.act("ch1").do("ch1 step 3.0")
    assert table.waiting == BA
    assert "use rec_ambush ba1" in table.offers
    if ambush:
        table.do("use rec_ambush ba1")
    table.do(table.offered("ba1 snap")[0])
    while table.offers == ["pass"]:
        table.do("pass")
    assert table.mini("ba1").watching == ambush
    assert bool(table.told(OverwatchEnded)) != ambush
    assert not table.state.effects


def test_only_who_watches_lies_in_ambush() -> None:
    assert not holding("rec_ambush", lines=(SEARCHER,)).offered("use")


# Dressings


@pytest.mark.clause("SQ-LIFE-04")
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


def test_nobody_hurt_nobody_healed() -> None:
    assert not holding("rec_field_dressing", "rec_surgeon_pack", lines=(SEARCHER, MATE)).offered("use")


# Secret missions


def mission(id_: str, *, lines: tuple[str, ...] = (SEARCHER, MATE), **more: Any) -> Table:
    """A squad that has just found a secret mission in room a."""
    table = searching(id_, lines=lines, **more)
    assert table.side(BA).recon == (id_,)
    assert card(id_).mission > 0
    assert not table.told(CardShown), "it is nobody else's business"
    return table


def fulfilled(table: Table, id_: str, seat: int = BA) -> bool:
    return card(id_).fulfilled(table.state, seat)


@pytest.mark.clause("SQ-RECON-08", "SQ-RECON-10")
def test_cold_blood_is_a_duel_of_the_leader() -> None:
    lines = ("ba1 fig_marine_laser 0.1 E", "ba2 fig_marine_commander 3.0 E role=leader", "ch1 fig_ork 4.0 W")
    table = mission("rsm_cold_blood", lines=lines, dice=(6,) * 3 + (1,) * 9)
    note(table.state, "killed", BA, "fig_chaos_commander")
    assert not fulfilled(table, "rsm_cold_blood"), "others have done that"
    note(table.state, "duelled", BA, "fig_gretchin")
    assert not fulfilled(table, "rsm_cold_blood"), "too small a beast"
    table.do("done").act("ba2").do("ba2 strike ch1")
    while table.offers == ["pass"]:
        table.do("pass")
    assert table.happened == [
        Declared(BA, "ba2", "wpn_deadly_axe", "ch1", 1, "melee"),
        Rolled(BA, "ba2", (3, 3), 2, "melee", "SQ-MELEE-02"),
        Rolled(CH, "ch1", (2, 0), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("ba2", "ch1", 6, 2, False),
        Wounded(CH, "ch1", 1, 0, "SQ-MELEE-03"),
        Eliminated(CH, "ch1", "fig_ork", BA),
        Scored(BA, 3, 3, "kill", "ch1"),
    ]
    assert [feat.subject for feat in table.state.feats if feat.what == "duelled"][-1] == "fig_ork"
    note(table.state, "duelled", BA, "fig_chaos_marine")
    assert fulfilled(table, "rsm_cold_blood")
    assert not fulfilled(table, "rsm_cold_blood", IF)


@pytest.mark.clause("SQ-RECON-08", "SQ-RECON-10")
def test_a_bounty_is_two_great_aliens_after_the_draw() -> None:
    table = scene(ROOMS, SEARCHER)
    table.state.decks["recon"] = Deck(("rsm_bounty",), ())
    note(table.state, "killed", BA, "fig_chaos_commander")
    table.state.offered = None
    table.act("ba1").do("ba1 search")
    note(table.state, "killed", BA, "fig_chaos_commander")
    note(table.state, "killed", BA, "fig_gretchin")
    note(table.state, "killed", IF, "fig_chaos_commander")
    assert not fulfilled(table, "rsm_bounty"), "the first one fell before the draw"
    note(table.state, "killed", BA, "fig_hierophant")
    assert fulfilled(table, "rsm_bounty")
    assert reconnaissance.unfulfilled(table.state, BA) == []


@pytest.mark.clause("SQ-RECON-03", "SQ-RECON-10")
def test_a_cartographer_searches_two_rooms_of_a_single_board() -> None:
    table = mission("rsm_cartographer")
    assert not fulfilled(table, "rsm_cartographer")
    note(table.state, "searched", IF, "b", table.state.ship.square("6.0"))
    assert not fulfilled(table, "rsm_cartographer"), "somebody else's search"
    note(table.state, "searched", BA, "b", table.state.ship.square("6.0"))
    assert fulfilled(table, "rsm_cartographer")


SABOTAGE = ROOMS.replace(".;b", ".!b").replace("|. .|b", "|. V|b")


@pytest.mark.clause("SQ-DOOR-12", "SQ-ALIEN-12", "SQ-RECON-10")
def test_a_wrecker_destroys_a_bulkhead_a_vent_or_a_structure() -> None:
    table = scene(SABOTAGE, SEARCHER)
    table.state.decks["recon"] = Deck(("rsm_wrecker", "rec_empty"), ())
    table.state.offered = None
    table.act("ba1").do("ba1 search")
    assert table.side(BA).recon == ("rsm_wrecker",)
    assert not fulfilled(table, "rsm_wrecker")
    note(table.state, "destroyed", IF, "vent:v1")
    assert not fulfilled(table, "rsm_wrecker")
    door = table.state.ship.doors[0].id
    fixed_targets.strike(table.state, BA, f"door:{door}", 9, table.heard)
    assert fulfilled(table, "rsm_wrecker")


@pytest.mark.clause("SQ-RECON-10")
def test_with_nothing_left_to_wreck_another_card_is_drawn() -> None:
    table = searching("rsm_wrecker", "rec_rally", "rec_shock_maul", lines=(SEARCHER,), dice=(1, 1, 1))
    assert table.side(BA).recon == ("rec_rally",)
    assert sorted(table.state.decks["recon"].draw) == ["rec_shock_maul", "rsm_wrecker"]
    assert table.state.decks["recon"].discard == ()


@pytest.mark.clause("SQ-SHOOT-07", "SQ-RECON-10")
def test_no_one_left_behind_counts_from_the_draw() -> None:
    others = ("ba3 fig_marine_laser 2.1 E", "if1 fig_marine_laser 3.1 E")
    table = mission("rsm_no_one_left", lines=(SEARCHER, MATE, *others))
    assert fulfilled(table, "rsm_no_one_left")
    remove(table.state, table.mini("if1"), "dead")
    assert fulfilled(table, "rsm_no_one_left")
    remove(table.state, table.mini("ba3"), "dead")
    assert not fulfilled(table, "rsm_no_one_left")


@pytest.mark.clause("SQ-RECON-08", "SQ-RECON-10")
@pytest.mark.house("left-aboard")
def test_a_last_watch_is_kept_in_the_room_of_the_search() -> None:
    table = mission("rsm_last_watch", lines=(SEARCHER, "ba2 fig_marine_laser 6.1 E", "ch1 fig_ork 3.1 E"))
    assert fulfilled(table, "rsm_last_watch")
    stand(table.state, table.mini("ch1"), (table.state.ship.square("2.2"),))
    assert not fulfilled(table, "rsm_last_watch"), "an alien is there"
    stand(table.state, table.mini("ch1"), (table.state.ship.square("3.1"),))
    stand(table.state, table.mini("ba1"), (table.state.ship.square("4.1"),))
    assert not fulfilled(table, "rsm_last_watch"), "nobody of the squad is"


@pytest.mark.clause("SQ-RECON-10", "SQ-END-04")
@pytest.mark.house("left-aboard")
@pytest.mark.parametrize("lost", [{"extraction": True}, {"house": {"left_aboard": "lost"}}])
def test_where_squads_get_out_two_turns_of_watching_are_enough(lost: dict[str, Any]) -> None:
    table = mission("rsm_last_watch", lines=(SEARCHER, "if1 fig_marine_laser 6.1 E"), **lost)
    assert not fulfilled(table, "rsm_last_watch")
    reconnaissance.note_held(table.state, BA)
    assert not fulfilled(table, "rsm_last_watch")
    table.do("done", "end", "pass", "pass")
    assert table.happened == [
        RoomSearched(BA, "ba1", "a", "rsm_last_watch"),
        Finished(BA, "ba1"),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        TurnEnded(BA),
        TurnBegan(IF, 2),
    ]
    assert [feat for feat in table.state.feats if feat.what == "held"] == [Feat("held", BA, "a", round=1)] * 2
    assert fulfilled(table, "rsm_last_watch")


# Traps


@pytest.mark.clause("SQ-SHOOT-05", "SQ-SHOOT-06")
@pytest.mark.parametrize(("dice", "hurt"), [((6, 6), ["ba1"]), ((5, 1), [])])
def test_a_tripwire_attacks_the_searcher_alone(dice: tuple[int, ...], hurt: list[str]) -> None:
    table = searching("rec_tripwire", "rec_empty", lines=(SEARCHER, MATE), dice=dice)
    assert [event.card for event in table.told(CardShown)] == ["rec_tripwire"]
    assert [(event.seat, len(event.values)) for event in table.told(Rolled)] == [(-1, 2)]
    assert [event.who for event in table.told(Wounded)] == hurt
    assert table.mini("ba2").lp == 2
    assert table.side(BA).recon == ()
    assert table.state.decks["recon"].discard == ("rec_tripwire",)
    assert all(scored.points < 0 for scored in table.told(Scored)), "nobody scores"


@pytest.mark.clause("SQ-SHOOT-05", "SQ-SHOOT-11")
def test_gas_reaches_everybody_in_the_room_who_breathes() -> None:
    lines = (
        "ba1 fig_marine_laser 0.1 E",
        "if1 fig_marine_laser 2.2 W",
        "ch1 fig_android 0.0 N",
        "ba2 fig_marine_laser 3.1 E",
    )
    table = searching("rec_gas_leak", lines=lines, dice=(6,))
    touched = {event.who for event in (*table.told(Wounded), *table.told(Unharmed))}
    assert touched == {"ba1", "if1"}
    assert table.happened == [
        RoomSearched(BA, "ba1", "a", "rec_gas_leak"),
        CardShown(BA, "rec_gas_leak"),
        Declared(-1, "", "rec_gas_leak", "", 1, "card"),
        Rolled(-1, "", (3,), 1, "card", "SQ-SHOOT-03"),
        Wounded(IF, "if1", 1, 1),
        Wounded(BA, "ba1", 1, 1),
    ]
    assert "done" in table.offers


@pytest.mark.clause("SQ-ALIEN-35", "SQ-ALIEN-37")
def test_an_alarm_brings_a_reinforcement_of_the_alien_player_who_is_behind() -> None:
    table = searching(
        "rec_alarm",
        lines=(SEARCHER,),
        sides={
            CH: {"points": 9, "reinforcements": ("fig_ork",)},
            CU: {"points": 3, "reinforcements": ("fig_husk",)},
        },
    )
    assert table.waiting == CU
    assert "put fig_husk 7.0" in table.offers
    assert "pass" in table.offers
    table.do("put fig_husk 7.0")
    assert table.happened == [
        RoomSearched(BA, "ba1", "a", "rec_alarm"),
        CardShown(BA, "rec_alarm"),
        TokenPlaced(CU, "cu?1", "reinforcement", (7, 0), "fig_husk", "SQ-ALIEN-35"),
    ]
    assert [(token.seat, token.identity) for token in table.state.tokens.values()] == [(CU, "fig_husk")]
    assert (table.side(CU).reinforcements, table.side(CH).reinforcements) == ((), ("fig_ork",))
    assert table.waiting == BA


@pytest.mark.clause("SQ-ALIEN-36")
def test_an_alarm_without_reinforcements_is_only_noise() -> None:
    table = searching("rec_alarm", lines=(SEARCHER,), sides={CH: {"points": 9}, CU: {"points": 3}})
    assert table.waiting == BA
    assert not table.state.tokens


@pytest.mark.clause("SQ-ALIEN-35")
def test_equals_draw_lots_for_the_alarm() -> None:
    sides = {CH: {"reinforcements": ("fig_ork",)}, CU: {"reinforcements": ("fig_husk",)}}
    assert searching("rec_alarm", lines=(SEARCHER,), sides=sides, dice=(1,)).waiting == CH
    assert searching("rec_alarm", lines=(SEARCHER,), sides=sides, dice=(2,)).waiting == CU


@pytest.mark.clause("SQ-SCAN-11", "SQ-ALIEN-36")
def test_a_hatchling_appears_beside_the_searcher() -> None:
    table = searching("rec_hatchling", lines=(SEARCHER, MATE))
    assert table.waiting == CH
    assert "stand 0.0 S" in table.offers
    assert not [offer for offer in table.offers if offer.startswith("stand 1.1")], "somebody stands there"
    table.do("stand 0.0 S")
    assert table.happened == [
        RoomSearched(BA, "ba1", "a", "rec_hatchling"),
        CardShown(BA, "rec_hatchling"),
        Placed(CH, "ch1", "fig_genestealer", ((0, 0),), 4),
    ]
    new = next(mini for mini in table.state.minis.values() if mini.seat == CH)
    assert (new.figure, table.at(new.id)) == ("fig_genestealer", "0.0")
    assert table.waiting == BA


@pytest.mark.clause("SQ-ALIEN-36")
def test_without_chaos_nothing_hatches() -> None:
    table = searching("rec_hatchling", lines=(SEARCHER,), factions=("blood_angels", "cult"))
    assert table.waiting == 0
    assert len(table.state.minis) == 1


@pytest.mark.clause("SQ-RECON-04", "SQ-RECON-05")
def test_who_finds_nothing_may_watch_after_all_but_not_attack() -> None:
    table = searching("rec_empty", lines=(SEARCHER, "el1 fig_eldar_warrior 6.1 E", "ch1 fig_android 4.1 E"))
    assert table.side(BA).recon == ()
    assert table.state.decks["recon"].discard == ("rec_empty",)
    assert "ba1 overwatch" in table.offers
    assert not table.offered("ba1 shoot")
    assert table.side(EL).recon == ()
    found = searching("rec_rally", lines=(SEARCHER,))
    assert "ba1 overwatch" not in found.offers
