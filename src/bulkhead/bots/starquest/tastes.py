"""Rates the open cards that a squad can take, by the experience of players, and what a card may name, by the weapons
that the squad bears. Values are on the scale of a weapon's firepower. Secret cards are not rated: they are drawn."""

from bulkhead.bots.starquest.arms import firepower
from bulkhead.bots.starquest.sense import Table
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.table.places import figure

TASTES = {
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
}
UNKNOWN = 0.5
AIMS = frozenset({"eqp_targeter", "eqe_targeting_crystal", "eql_marked_rounds"})
"""Cards that reroll a die for the bearer of what they name: they rate as high as its weapons."""
EQUAL = 1e-3
"""Added per point of the bearer: among equal bearers, the more expensive one gets the card."""


def taste(table: Table, value: str) -> float:
    """The value of a card to this squad, with what it names: `eqp_targeter:wpn_plasma_gun`, `gov_keen_eye`."""
    card, _, named = value.partition(":")
    bearer = table.view.minis.get(named)
    if card in AIMS:
        return _aimed(table, named, bearer)
    return TASTES.get(card, UNKNOWN) + (EQUAL * figure(bearer).points if bearer is not None else 0.0)


def _aimed(table: Table, named: str, bearer: Mini | None) -> float:
    if bearer is not None:
        return max(
            (firepower(one) for one in bearer.weapons if not load_box().weapons[one].melee), default=0.0
        )
    borne = [one for mini in table.view.minis.values() if mini.seat == table.seat for one in mini.weapons]
    return firepower(named) * borne.count(named)
