"""The box, the content of the game: figures, weapons, boards, layouts, missions and tables, read from `content/`."""

from bulkhead.starquest.box.box import Box, Pack, load_box, open_packs, opened, read_box
from bulkhead.starquest.box.items.dice import Pool
from bulkhead.starquest.box.items.figures import Figure
from bulkhead.starquest.box.items.weapons import Weapon

__all__ = ["Box", "Figure", "Pack", "Pool", "Weapon", "load_box", "open_packs", "opened", "read_box"]
