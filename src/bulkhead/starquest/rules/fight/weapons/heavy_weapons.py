"""Which miniatures bear heavy weapons (SQ-WPN-07 to 09, 22 to 24): three kinds for Marine squads, three extra-heavy
ones."""

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.options import House
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.table.card import Card
from bulkhead.tabletop.clauses import clause

EXTRA_HEAVY = clause("SQ-WPN-22")(("wpn_las_cannon", "wpn_fusion_gun", "wpn_conversion_beamer"))


@clause("SQ-WPN-07", "SQ-WPN-09", "SQ-WPN-24")
def choices(house: House, figure: str) -> tuple[str, ...]:
    """The weapons and sets of which a figure takes one. Extra-heavy ones are for those whose sheet lists them; the
    heavy marines of standard squads may take them too by the house option."""
    listed = tuple(load_box().figures[figure].choose)
    if figure == "fig_marine_heavy" and house.extra_heavy == "everyone":
        return (*listed, *EXTRA_HEAVY)
    return listed


@clause("SQ-WPN-23", "SQ-WPN-51", "SQ-TURN-10")
def takes_heavy_cards(weapon: Weapon) -> bool:
    """Do cards for heavy weapons apply to this one? Its class decides, not its dice: not to an extra-heavy weapon, a
    machine's or a leader's."""
    return weapon.kind == "heavy"


@clause("SQ-WPN-23", "SQ-WPN-51")
def may_help(card: Card, weapon: Weapon) -> bool:
    """May a card help this weapon to fire? One made for heavy weapons helps neither an extra-heavy one nor a
    machine's; some of them help light ones too."""
    return not card.for_heavy or weapon.kind not in ("extra_heavy", "machine")


@clause("SQ-WPN-23", "SQ-WPN-51")
def may_touch(card: Card, mini: Mini) -> bool:
    """May a card that changes what a miniature does be laid on it? One made for heavy weapons needs a bearer of one."""
    weapons = load_box().weapons
    return not card.for_heavy or any(takes_heavy_cards(weapons[id_]) for id_ in mini.weapons)
