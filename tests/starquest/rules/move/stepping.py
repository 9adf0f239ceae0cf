"""Steps that are offered."""

from tests.starquest.scene import Table


def steps(table: Table, who: str) -> set[str]:
    """The squares to which a miniature may step."""
    start = f"{who} step "
    return {offer[len(start) :] for offer in table.offered(start)}


def can_step(table: Table, who: str) -> bool:
    return bool(table.offered(f"{who} step"))
