"""What is in the box: figures, weapons, boards, layouts, missions and tables, read from `content/`."""

from bulkhead.starquest.box.box import Box, load_box, read_box
from bulkhead.starquest.box.dice import Pool
from bulkhead.starquest.box.figures import Figure
from bulkhead.starquest.box.weapons import Weapon

__all__ = ["Box", "Figure", "Pool", "Weapon", "load_box", "read_box"]
