"""Tokens that a mission wants on the board in time: at its second scan, at its third."""

from bulkhead.starquest.data.state import State


def scans(state: State) -> int:
    """How many boards have been scanned; those that count as one are one."""
    names = {state.ship.boards[board] for board in state.scanned}
    together = names & set(state.scenario.one_board)
    return len(names - together) + bool(together)


def overdue(state: State, seat: int) -> list[str]:
    """The tokens in a hand that must be placed now. Everybody knows the rule, and only their owner whether it binds
    him: he may place them in any order, but not stop before they lie there."""
    if not state.scenario.due:
        return []
    made = scans(state)
    return [token for token in state.sides[seat].blips if 0 < state.scenario.due.get(token, 0) <= made]
