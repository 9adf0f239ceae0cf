"""The cards that a squad of a bot takes."""

from collections import Counter
from typing import Any

from bulkhead.bots.starquest.sense import Table as Seen
from bulkhead.bots.starquest.setup import muster
from bulkhead.bots.starquest.tastes import AIMS, TASTES, UNKNOWN, taste
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.commands import Choose
from bulkhead.starquest.game import STARQUEST
from tests.bots.starquest.tables import game
from tests.starquest.scene import BA, LD, hall, scene

HALL = hall(5, 1)


def seen(*lines: str, seat: int = BA, **fields: Any) -> Seen:
    return Seen(STARQUEST.view(scene(HALL, *lines, **fields).state, seat))


def test_every_card_that_is_named_is_in_the_box() -> None:
    assert {*TASTES, *AIMS} <= set(load_box().cards)


def test_a_targeter_is_for_the_weapon_that_most_bear() -> None:
    table = seen(
        "ba4 fig_marine_heavy 0.0 E weapons=wpn_assault_cannon",
        "ba5 fig_marine_heavy 1.0 E weapons=wpn_assault_cannon",
        "ba6 fig_marine_heavy 2.0 E weapons=wpn_plasma_gun",
        "um4 fig_marine_heavy 3.0 E weapons=wpn_missile_launcher",
    )
    worth = {
        weapon: taste(table, f"eqp_targeter:wpn_{weapon}")
        for weapon in ("assault_cannon", "plasma_gun", "missile_launcher")
    }
    assert worth["assault_cannon"] > worth["plasma_gun"] > worth["missile_launcher"] == 0, "that is another's"


def test_marked_rounds_are_for_the_best_gun() -> None:
    table = seen(
        "ld2 fig_dominic 0.0 E weapons=wpn_laser_pistol",
        "ld3 fig_oxide 1.0 E weapons=wpn_assault_cannon",
        seat=LD,
    )
    assert taste(table, "eql_marked_rounds:ld3") > taste(table, "eql_marked_rounds:ld2")


def test_an_unknown_card_is_rated_below_those_that_players_know() -> None:
    table = seen("el1 fig_eldar_warrior 0.0 E")
    assert taste(table, "gov_unheard_of") == UNKNOWN < min(TASTES.values())


def chosen(seed: str) -> list[str]:
    """What a squad takes at set-up."""
    values = {"mission": "mis_04_nest", "factions": "blood_angels,chaos"}
    taken = []
    for decision in game(values, seed, chance=seed.encode()):
        if decision.state.round:
            break
        if decision.seat == BA and isinstance(decision.command, Choose):
            taken.append(decision.command.value)
    return taken


def test_weapons_are_chosen_and_cards_are_drawn() -> None:
    """Everybody sees the weapons; nobody else sees the cards, so a bot has no favourites among them."""
    squads = [chosen(f"tastes {number}") for number in range(12)]
    assert chosen("tastes 0") == squads[0], "the same seed draws the same cards"
    arms, cards = (
        {tuple(one for one in squad if one.startswith(("eqp_", "ord_")) == secret) for squad in squads}
        for secret in (False, True)
    )
    assert len(arms) == 1
    assert len(cards) == 12
    drawn = Counter(one.partition(":")[0] for squad in squads for one in squad if one.startswith("eqp_"))
    assert max(drawn.values()) < 12, "no card is always taken"
    assert len(drawn) == 7, "every card of the deck is taken by somebody"


def test_a_card_that_is_drawn_names_the_best_weapon() -> None:
    squads = [chosen(f"tastes {number}") for number in range(12)]
    named = [[one for one in squad if one.startswith("eqp_targeter")] for squad in squads]
    assert {targeters[0] for targeters in named if targeters} == {"eqp_targeter:wpn_assault_cannon"}


def test_eldar_take_their_best_gun_twice_and_then_another() -> None:
    chosen = []
    for decision in game({"mission": "mis_04_nest", "factions": "eldar,chaos"}, "tastes"):
        if decision.state.round:
            break
        if decision.view.question == "sq-ask-setup-weapon" and isinstance(decision.command, Choose):
            chosen.append(decision.command.value.partition(":")[2])
    assert chosen == ["wpn_eldar_las_cannon", "wpn_eldar_las_cannon", "wpn_shuriken_cannon"]


def test_terminators_bear_a_gun_and_then_a_shield() -> None:
    """A storm bolter reaches further; beside it a shield lives longer than a second one shoots."""
    table = seen("ba3 fig_terminator 1.0 E weapons=wpn_combat_blade")
    sets = tuple(Choose(f"ba3:{one}") for one in load_box().figures["fig_terminator"].choose)
    assert muster(table, "weapon", sets)[0] == Choose("ba3:set_storm_fist")
    armed = seen(
        "ba2 fig_terminator 0.0 E weapons=wpn_storm_bolter,wpn_power_fist",
        "ba3 fig_terminator 1.0 E weapons=wpn_combat_blade",
    )
    assert muster(armed, "weapon", sets)[0] == Choose("ba3:set_hammer_shield")
