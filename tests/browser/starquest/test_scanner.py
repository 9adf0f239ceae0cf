"""The scanner of the player's seat, the ledger of points, and the small map."""

from __future__ import annotations

from playwright.sync_api import FloatRect, Locator, expect

from bulkhead.starquest.data.records import Psionic
from tests.browser.conftest import Seats
from tests.browser.helpers.drawn import FORCES, sits
from tests.browser.helpers.house import House
from tests.browser.helpers.player import Player
from tests.starquest.scene import hall, scene

SIDE = {
    "command": 3,
    "points": 12,
    "rank": 1,
    "seals": 2,
    "orders": ("ord_fire",),
    "equipment": ("eqp_bio_scanner",),
    "recon": ("rec_ambush",),
    "psychic": ("psi_mend",),
    "psionic": "um2",
    "study": Psionic(bought=True, rank=2, row=1, arts=("art_power",)),
}

REACHES = (-1.4, -0.7, 0, 0.7, 1.4)
"""Offsets over the squares of an explosion and out to their corners, from its centre."""


def line(panel: Locator, player: Player, what: str) -> Locator:
    """The panel's text under a heading."""
    name = player.page.get_by_text(player.says(what), exact=True)
    return panel.locator("dl > div").filter(has=name).locator("dd")


def test_the_scanner_keeps_what_the_manuals_panel_keeps_and_points_have_reasons(
    house: House, player: Seats
) -> None:
    table = scene(
        hall(24, 14),
        "um1 fig_marine_commander 1.2 E role=leader lp=2",
        "um2 fig_librarian 1.4 E role=psionic",
        "um3 fig_marine_laser 3.3 E",
        "ch1 fig_gretchin 8.3 W",
        factions=FORCES,
        sides={0: SIDE},
    )
    table.state.orders[0] = type(table.state.orders[0])(cards="never")
    ship = sits(house, player, table.act("um3"), 5, 1)
    ann = ship.player
    ann.page.keyboard.press("v")
    panel = ann.page.get_by_role("dialog", name=ann.says("web-sq-page-scanner"))
    for what, value in (("points", "12"), ("seals", "2"), ("command", "3"), ("psionic-missions", "1")):
        expect(line(panel, ann, f"web-sq-{what}")).to_have_text(value)
    expect(line(panel, ann, "web-sq-rank")).to_have_text(ann.says("ldr_marines-1"))
    expect(line(panel, ann, "web-sq-leader").get_by_role("img")).to_have_attribute(
        "aria-label", ann.says("web-sq-life", life=2, full=3)
    )
    expect(line(panel, ann, "web-sq-psionic")).to_have_text(ann.says("ldr_psionics-2"))
    expect(line(panel, ann, "web-sq-psionic-arts")).to_have_text(ann.says("art_power"))
    for card in ("ord_fire", "eqp_bio_scanner", "rec_ambush", "psi_mend"):
        expect(panel.locator("summary").filter(has_text=ann.says(card))).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)

    ann.page.keyboard.press("p")
    ledger = ann.page.get_by_role("dialog", name=ann.says("web-sq-page-points"))
    expect(ledger).to_contain_text(ann.says("web-sq-ledger-empty"))
    ann.page.keyboard.press("Escape")
    ship.press_piece("ch1")
    ann.press(ann.region("web-sq-target").get_by_role("button", name=ann.says("web-sq-shoot-now")))
    ship.settle()
    ship.gone("ch1")
    ann.page.keyboard.press("p")
    row = ledger.get_by_role("listitem")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("ch1")
    expect(row).to_contain_text("+2")
    expect(row.get_by_role("link", name="SQ-SHOOT-07")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)


def test_the_small_map_moves_the_large_one_and_frames_its_view(house: House, player: Seats) -> None:
    table = scene(
        hall(24, 14),
        "um1 fig_marine_heavy 1.1 E weapons=wpn_missile_launcher,wpn_combat_blade",
        "ch1 fig_ork 22.12 W",
        factions=FORCES,
    )
    ship = sits(house, player, table.act("um1"))
    ann = ship.player
    small = ann.find("img", "web-sq-minimap")
    expect(small).to_have_count(0)  # the whole ship is visible
    stage = ann.region("web-sq-stage").bounding_box()
    assert stage is not None

    def in_view(x: int, y: int) -> bool:
        across, down = ship.point(x, y)
        return (
            stage["x"] < across < stage["x"] + stage["width"]
            and stage["y"] < down < stage["y"] + stage["height"]
        )

    for _ in range(4):
        ann.page.keyboard.press("+")
    box = small.bounding_box()
    assert box is not None
    seen = small.locator(".seen")

    def left() -> float:
        """The left edge of the frame on the small map."""
        frame = seen.bounding_box()
        assert frame is not None
        return frame["x"]

    ann.page.mouse.click(box["x"] + box["width"] * 0.9, box["y"] + box["height"] * 0.85)
    expect(ship.piece("ch1")).to_be_in_viewport()
    assert in_view(22, 12)
    assert not in_view(1, 1)
    far = left()
    ann.page.mouse.click(box["x"] + box["width"] * 0.1, box["y"] + box["height"] * 0.15)
    expect(ship.piece("um1")).to_be_in_viewport()
    assert in_view(1, 1)
    assert not in_view(22, 12)
    assert left() < far

    # It moves away from the target and from all squares of its explosion.
    def under(corner: FloatRect) -> bool:
        return any(
            corner["x"] < across < corner["x"] + corner["width"]
            and corner["y"] < down < corner["y"] + corner["height"]
            for across, down in (ship.point(22 + x, 12 + y) for x in REACHES for y in REACHES)
        )

    glass = ann.page.get_by_role("application")
    glass.focus()
    ann.page.keyboard.press("PageDown")
    expect(glass.get_by_role("status")).to_contain_text("22.12")
    ann.page.keyboard.press("Enter")
    expect(ann.region("web-sq-target")).to_contain_text(ann.says("sq-aim-square", square="22.12"))
    stepped = small.bounding_box()
    assert stepped is not None
    assert under(box)
    assert not under(stepped)
    ann.page.keyboard.press("0")
    expect(small).to_have_count(0)
