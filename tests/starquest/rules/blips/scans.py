"""Boards that are still to be scanned."""

from typing import Any

from tests.starquest.boards import cut
from tests.starquest.scene import CH, CU, Table, scene

BOARDS = """
    +-+-+-+-+-+-+-+-+
    |. . . .|. . . .|
    + + + + +-+-+-+ +
    |. . . . . . . .|
    +-+-+-+-+-+-+-+-+
    """


MARINE = "ba1 fig_marine_laser 2.1 E"
POOLS = {CH: {"blips": ("fig_gretchin", "fig_ork", "fig_ork")}, CU: {"blips": ("fig_husk",)}}


def boards(*lines: str, scanned: tuple[int, ...] = (0,), **more: Any) -> Table:
    table = scene(BOARDS, *(lines or (MARINE,)), **{"sides": POOLS, "scanned": False, **more})
    return cut(table, 4, 7, scanned=scanned)


def puts(table: Table, identity: str) -> set[str]:
    """The squares on which this blip may be put."""
    return {offer.split()[2] for offer in table.offered(f"put {identity} ")}
