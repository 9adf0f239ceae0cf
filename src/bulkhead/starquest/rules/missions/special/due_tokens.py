"""Tokens that must be placed by a mission's second or third scan."""

from bulkhead.starquest.data.scenario import Scenario
from bulkhead.starquest.data.state import State
from bulkhead.starquest.table.mission_rule import MissionRule, mission_rule
from bulkhead.tabletop.clauses import clause


def scans(state: State) -> int:
    """How many boards have been scanned; those that count as one are one."""
    names = {state.ship.boards[board] for board in state.scanned}
    together = names & set(state.scenario.one_board)
    return len(names - together) + bool(together)


@mission_rule
class DueTokens(MissionRule):
    """Due tokens must be placed before their owner may stop; he may place his tokens in any order. Only he knows
    whether his hand holds one. A mission has the rule by its field `due`."""

    name = "due_tokens"

    def applies(self, scenario: Scenario) -> bool:
        return bool(scenario.due)

    @clause(
        "C-mis_01_hard_dock-primary-2",
        "C-mis_03_headhunt-primary-2",
        "C-mis_10_reliquary-special-1-3",
        "C-mis_11_two_giants-primary-2",
    )
    def due_tokens(self, state: State, seat: int) -> list[str]:
        made, due = scans(state), state.scenario.due
        return [token for token in state.sides[seat].blips if 0 < due.get(token, 0) <= made]
