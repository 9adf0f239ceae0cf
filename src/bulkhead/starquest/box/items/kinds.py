"""The kinds of items besides cards."""

from typing import Any

from bulkhead.starquest.box.items.boards import Board
from bulkhead.starquest.box.items.campaign import Bag, Campaign, Efficiency, Ladder
from bulkhead.starquest.box.items.figures import Figure
from bulkhead.starquest.box.items.layouts import Layout
from bulkhead.starquest.box.items.missions import Mission
from bulkhead.starquest.box.items.objects import Object
from bulkhead.starquest.box.items.sets import WeaponSet
from bulkhead.starquest.box.items.squads import Squad
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.box.reading.shelf import Kind

KINDS: tuple[Kind[Any], ...] = (
    Kind("figures", ("fig_", "mch_"), Figure),
    Kind("weapons", ("wpn_",), Weapon),
    Kind("sets", ("set_",), WeaponSet),
    Kind("squads", ("sqd_",), Squad),
    Kind("objects", ("obj_",), Object),
    Kind("boards", ("brd_",), Board),
    Kind("layouts", ("lay_",), Layout),
    Kind("missions", ("mis_",), Mission),
    Kind("campaign", ("ldr_",), Ladder),
    Kind("campaign", ("eff_",), Efficiency),
    Kind("campaign", ("bag_",), Bag),
    Kind("campaign", ("cmp_",), Campaign),
)
"""In the order of the fields of Box. The cards come last, from one folder per kind of card."""
