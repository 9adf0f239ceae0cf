"""Tokens that move where a squad may see them."""

from tests.starquest.scene import CH, Table, scene


def walk(table: Table, who: str, *spots: str) -> Table:
    for spot in spots:
        table.do(f"{who} step {spot}")
    return table


HIDDEN = """
    +-+-+-+-+-+-+-+-+
    |. . . . . . . .|
    +-+-+-+-+-+-+ + +
    |. . . . . . . .|
    +-+-+-+-+-+-+-+-+
    """


def seen_on_the_way(figure: str, start: str, *spots: str) -> Table:
    """A blip steps into the sight of a marine and is placed looking west."""
    table = scene(HIDDEN, f"ch?1 {figure} {start}", "ba1 fig_marine_laser 0.0 E", "ch?9 fig_ork 0.1").act(
        "ch?1"
    )
    walk(table, "ch?1", *spots)
    assert table.waiting == CH
    return table.do(f"stand {spots[-1]} W")
