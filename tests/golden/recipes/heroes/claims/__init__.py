"""The claims that a golden game of Heroes may make. Every claim must be made, and hold, somewhere."""

from tests.golden.recipes.heroes.claims import actions, dice, tables
from tests.golden.recipes.heroes.claims.asking import CLAIMS

__all__ = ["CLAIMS", "actions", "dice", "tables"]
