"""Mixes the last few sweeps (Anderson's method): of all their means, the one whose change in a sweep would be least."""

from collections.abc import Sequence

from bulkhead.lab.heroes.solving.machine import Machine, Memory

WINDOW = 6
"""Sweeps that are mixed."""
ROUNDING = 1e-10
"""Keeps the weights small when two sweeps changed the values almost alike."""

Both = Sequence[Memory]
"""The values of both movers."""


class Mixing:
    """The last sweeps: values before and after each."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._sweeps: list[tuple[list[Memory], list[Memory]]] = []
        self._products: list[list[float]] = []

    def mix(self, before: Both, after: Both, values: list[Memory]) -> None:
        """Replace the values by the best mean of the sweeps after them."""
        self._sweeps.append((list(before), list(after)))
        self._products.append([self._product(other, self._sweeps[-1]) for other in self._sweeps])
        if len(self._sweeps) > WINDOW:
            del self._sweeps[0], self._products[0]
            for row in self._products:
                del row[0]
        if len(self._sweeps) == 1:
            return
        weights = self._weights()
        for seat in (0, 1):
            out = self._machine.array()
            self._machine.blend(out, [after[seat] for _, after in self._sweeps], weights)
            values[seat] = out

    def _product(self, one: tuple[Both, Both], other: tuple[Both, Both]) -> float:
        product = self._machine.product
        return sum(product((one[1][s], one[0][s]), (other[1][s], other[0][s])) for s in (0, 1))

    def _weights(self) -> list[float]:
        """The weights with sum 1 for which the mean change is least: they solve `products * weights = constant`."""
        many = len(self._products)
        rows = [[self._products[max(i, j)][min(i, j)] for j in range(many)] for i in range(many)]
        scale = max(rows[i][i] for i in range(many)) or 1.0
        for i in range(many):
            rows[i] = [value / scale for value in rows[i]]
            rows[i][i] += ROUNDING
        weights = solve_system(rows, [1.0] * many)
        total = sum(weights)
        return [weight / total for weight in weights]


def solve_system(rows: list[list[float]], right: list[float]) -> list[float]:
    """Solve a small system of linear equations, by elimination with the largest pivot."""
    work = [[*row, value] for row, value in zip(rows, right, strict=True)]
    many = len(work)
    for step in range(many):
        pivot = max(range(step, many), key=lambda row: abs(work[row][step]))
        work[step], work[pivot] = work[pivot], work[step]
        for row in range(step + 1, many):
            factor = work[row][step] / work[step][step]
            work[row] = [value - factor * above for value, above in zip(work[row], work[step], strict=True)]
    found = [0.0] * many
    for step in reversed(range(many)):
        known = sum(work[step][column] * found[column] for column in range(step + 1, many))
        found[step] = (work[step][many] - known) / work[step][step]
    return found
