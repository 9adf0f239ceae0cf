"""Rates the cards that a squad can take, by the experience of players and by the weapons it bears.

Values are on the scale of a weapon's firepower. An unknown card rates little more than one that the bots cannot
use, so that cards of packs are tried as well. Open cards are chosen by these values; secret cards are drawn, and a
card with a higher value is likelier.
"""

from bulkhead.bots.starquest.arms import firepower
from bulkhead.bots.starquest.sense import Table
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.objectives import Destroy
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.table.places import figure

TASTES = {
    # orders: all fire twice, or run
    "ord_attack": 5.0,
    "ord_fire": 4.5,
    "ord_heavy_weapon": 3.0,
    "ord_move": 2.0,
    "ord_close_assault": 1.0,
    "ord_photon_grenades": 0.8,
    "ord_foresight": 0.6,
    # equipment: life, speed of the heavy weapons, dice rolled again
    "eqp_force_field": 3.0,
    "eqp_suspensors": 3.0,
    "eqp_medi_kit": 2.5,
    "eqp_digital_weapons": 1.9,
    "eqp_bionic_eye": 2.0,
    "eqp_blind_grenades": 2.0,
    "eqp_bolt_pistols": 1.5,
    "eqp_assault_blades": 1.5,
    "eqp_combi_weapon": 1.0,
    "eqp_bionic_arm": 0.4,
    "eqp_bio_scanner": 0.2,
    "eqe_mesh_boosters": 3.0,
    "eqe_star_storm": 2.0,
    "eqe_spirit_stone": 2.0,
    "eqe_haze_grenades": 2.0,
    "eqe_holo_suit": 1.5,
    "eql_grave_plate": 3.0,
    "eql_blood_vial": 2.5,
    "eql_death_pact": 1.5,
    "eql_oath_blade": 1.0,
    "eql_grapnel": 0.8,
    "eql_black_writ": 0.8,
    "eql_ash_cloud": 0.4,
    "eql_stolen_chart": 0.2,
    # governor cards: his pistol and his skin first
    "gov_third_star": 5.0,
    "gov_force_weave": 4.0,
    "gov_cats_guard": 3.5,
    "gov_keen_eye": 3.0,
    "gov_swift_step": 2.5,
    "gov_shadow_veil": 2.5,
    "gov_duel_mask": 2.0,
    "gov_war_cry": 1.0,
    "gov_shearing_stroke": 1.0,
    # psychic cards: what attacks, mends, or gives another turn
    "psi_mind_lance": 4.0,
    "psi_haste": 4.0,
    "psi_mend": 3.0,
    "psi_hurl": 3.0,
    "psi_rewind": 2.5,
    "psi_puppet": 2.5,
    "psi_aegis": 2.0,
    "psi_dread": 2.0,
    "psi_stasis": 1.5,
    "psi_firestorm": 1.5,
    "psi_fury": 1.5,
    "psi_blink": 1.0,
}
UNKNOWN = 0.5
DEMOLITION = frozenset({"eqp_melta_bomb", "eqe_fusion_charge", "eql_breaching_charge", "psi_crush"})
NEEDED, SPARE = 4.5, 1.2
"""The value of demolition where something must be destroyed, and elsewhere."""
AIMS = frozenset({"eqp_targeter", "eqe_targeting_crystal", "eql_marked_rounds"})
"""Cards that reroll a die for the bearer of what they name: they rate as high as its weapons."""
LEAST, MOST = 0.5, 4.5
"""A secret card is drawn as if its value lay between these."""
EQUAL = 1e-3
"""Added per point of the bearer: among equal bearers, the more expensive one gets the card."""


def taste(table: Table, value: str) -> float:
    """The value of a card to this squad: `eqp_targeter:wpn_plasma_gun`, `eql_grave_plate:ld2`, `ord_fire`."""
    card, _, named = value.partition(":")
    bearer = table.view.minis.get(named)
    if card in AIMS:
        return _aimed(table, named, bearer)
    if card in DEMOLITION:
        wanted = any(isinstance(one.test, Destroy) for one in table.open_objectives)
        return NEEDED if wanted else SPARE
    return TASTES.get(card, UNKNOWN) + (EQUAL * figure(bearer).points if bearer is not None else 0.0)


def likelihood(value: float) -> float:
    """The weight of a secret card in the draw, by its value. The bounds keep every card possible and none certain."""
    return min(max(value, LEAST), MOST)


def _aimed(table: Table, named: str, bearer: Mini | None) -> float:
    if bearer is not None:
        return max(
            (firepower(one) for one in bearer.weapons if not load_box().weapons[one].melee), default=0.0
        )
    borne = [one for mini in table.view.minis.values() if mini.seat == table.seat for one in mini.weapons]
    return firepower(named) * borne.count(named)
