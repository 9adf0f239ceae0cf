"""The marked squares of a mission (charge sites, survivors' sites), and what all players know about them."""

from bulkhead.starquest.data.state import State
from bulkhead.starquest.table.feat_log import feats

CHARGE_SITE = "obj_charge_site"
SURVIVOR_SITE = "obj_survivor_site"
SURVIVOR = "fig_survivor"


def marked(state: State, kind: str) -> list[int]:
    """The squares with a mark of this kind."""
    return [state.ship.at(*spot) for spot in state.scenario.marks.get(kind, ())]


def is_armed(state: State, site: str) -> bool:
    """Is the charge of a site armed now?"""
    done = [feat.what for feat in state.feats if feat.what in ("armed", "disarmed") and feat.subject == site]
    return bool(done) and done[-1] == "armed"


def unturned(state: State) -> list[int]:
    """Survivors' sites that have not been turned up yet."""
    turned = {feat.square for feat in feats(state, "turned")}
    return [square for square in marked(state, SURVIVOR_SITE) if square not in turned]
