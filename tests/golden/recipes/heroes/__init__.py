"""The golden games of Heroes."""

from tests.golden.recipes.heroes import armour, battle_rolls, tables, weapons, whole_games
from tests.golden.scenario import Scenario

SCENARIOS: tuple[Scenario, ...] = (
    *battle_rolls.SCENARIOS,
    *armour.SCENARIOS,
    *weapons.SCENARIOS,
    *tables.SCENARIOS,
    *whole_games.SCENARIOS,
)
