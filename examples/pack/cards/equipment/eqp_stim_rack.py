"""The stim rack: what its data cannot say, because the number of life points is rolled."""

from bulkhead.starquest.cards.procedure import CardTable, OpenTable

REACH = 2


def choices(table: CardTable) -> list[tuple[str, ...]]:
    """Wounded miniatures of the owner near the one that acts."""
    acting = table.acting()
    if acting is None:
        return []
    return [
        (mini.id,) for mini in table.own() if table.wounded(mini) and table.distance(acting, mini) <= REACH
    ]


def play(table: OpenTable, on: tuple[str, ...]) -> None:
    """A red die says how many life points it gets back."""
    points = table.roll("1R")
    if points:
        table.heal(on[0], points)
