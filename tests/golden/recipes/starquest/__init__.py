"""The golden games of Starquest: the whole test mission, scripted and random."""

from tests.golden.recipes.starquest import led, whole_games
from tests.golden.scenario import Scenario

SCENARIOS: tuple[Scenario, ...] = (*led.SCENARIOS, *whole_games.SCENARIOS)
