"""The cards that a squad of a bot takes."""

from collections import Counter
from typing import Any

from bulkhead.bots.starquest.chance import Chance
from bulkhead.bots.starquest.sense import Table as Seen
from bulkhead.bots.starquest.setup import muster
from bulkhead.bots.starquest.tastes import AIMS, DEMOLITION, TASTES, UNKNOWN, likelihood, taste
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.commands import Choose
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.game import STARQUEST
from tests.bots.starquest.tables import game
from tests.starquest.scene import BA, LD, hall, scene

HALL = hall(5, 1)


def seen(*lines: str, seat: int = BA, **fields: Any) -> Seen:
    return Seen(STARQUEST.view(scene(HALL, *lines, **fields).state, seat))


def test_every_card_that_is_named_is_in_the_box() -> None:
    assert {*TASTES, *DEMOLITION, *AIMS} <= set(load_box().cards)


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


def test_demolition_is_for_missions_that_want_something_destroyed() -> None:
    vents = (Objective("primary", 30, tests.Destroy("obj_vent", (30,))),)
    plain, wanted = (seen("ba1 fig_marine_laser 0.0 E", objectives=what) for what in ((), vents))
    assert taste(wanted, "eqp_melta_bomb") > taste(wanted, "eqp_force_field")
    assert taste(plain, "eqp_melta_bomb") < taste(plain, "eqp_force_field")


def test_an_unknown_card_rates_above_a_useless_one() -> None:
    table = seen("ba1 fig_marine_laser 0.0 E")
    assert taste(table, "eqp_unheard_of") == UNKNOWN > taste(table, "eqp_bio_scanner")


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
    """Everybody sees the weapons; nobody else sees the cards, so no card may be certain."""
    squads = [chosen(f"tastes {number}") for number in range(12)]
    assert chosen("tastes 0") == squads[0], "the same seed draws the same cards"
    cards = {tuple(one for one in squad if one.startswith(("eqp_", "ord_"))) for squad in squads}
    docks = {one for squad in squads for one in squad if one.startswith("dk_")}
    arms = {tuple(one for one in squad if not one.startswith(("eqp_", "ord_", "dk_"))) for squad in squads}
    assert len(arms) == 1
    assert len(cards) == 12
    assert len(docks) > 1, "games do not all open alike"
    held = Counter(card for squad in squads for card in {one.partition(":")[0] for one in squad})
    secret = {card: count for card, count in held.items() if card.startswith(("eqp_", "ord_"))}
    assert max(secret.values()) < 12, "no card is in every hand"


def test_the_better_a_secret_card_suits_the_squad_the_likelier_it_is() -> None:
    view = seen("ba1 fig_marine_laser 0.0 E").view
    orders = ("ord_attack", "ord_fire", "ord_heavy_weapon", "ord_move", "ord_close_assault")
    offered = tuple(map(Choose, orders))
    draws = 2000
    drawn = Counter(
        choice.value
        for seed in range(draws)
        for choice, _ in [muster(Seen(view, Chance(seed)), "order", offered)]
        if isinstance(choice, Choose)
    )
    weights = {order: likelihood(TASTES[order]) for order in orders}
    for order, weight in weights.items():
        share = draws * weight / sum(weights.values())
        assert abs(drawn[order] - share) < 4 * share**0.5, order
        assert drawn[order] > 0
    assert drawn["ord_fire"] > 2 * drawn["ord_close_assault"]
    assert likelihood(0.0) > 0, "a card that suits nobody stays possible"


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
