"""Mixing sweeps: the small system of equations, and a series that it settles at once."""

import pytest

from bulkhead.lab.heroes.solving.machine import Machine, Memory
from bulkhead.lab.heroes.solving.mixing import Mixing, solve_system
from tests.lab.heroes.solving.match_ups import needs_a_compiler


def test_a_small_system_is_solved() -> None:
    found = solve_system([[0.0, 2.0, 1.0], [1.0, -1.0, 0.0], [3.0, 0.0, 4.0]], [7.0, -1.0, 15.0])
    assert found == pytest.approx([1.0, 2.0, 3.0])


def test_values_that_approach_their_goal_by_a_fixed_share_are_there_after_two_sweeps() -> None:
    needs_a_compiler()
    machine = Machine("cpu", 3, True)

    def filled(value: float) -> Memory:
        array = machine.array()
        machine.fill(array, value)
        return array

    def sweep(value: float) -> float:
        return value + 0.25 * (0.8 - value)

    mixing, values = Mixing(machine), [filled(0.5), filled(0.5)]
    at = 0.5
    for _ in range(2):
        before, after = [filled(at), filled(at)], [filled(sweep(at)), filled(sweep(at))]
        mixing.mix(before, after, values)
        at = sweep(at)
    for array in values:
        assert machine.read(array)[0] == pytest.approx(0.8, abs=1e-4)
