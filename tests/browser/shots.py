"""`make shots`: a screenshot of every screen at five sizes and in two themes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.helpers import chromium
from tests.browser.helpers.house import PATIENCE, House
from tests.browser.helpers.player import Player
from tests.browser.helpers.screens import SCREENS, go_offline

FOLDER = Path("shots")
OFFLINE = "offline"
SIZES: dict[str, tuple[ViewportSize, ...]] = {
    "desktop": (DESKTOP, {"width": 1366, "height": 768}, {"width": 1280, "height": 720}),
    "phone": (PHONE, {"width": 390, "height": 664}),
}
"""The windows of each device; the lower one of a phone has the bars of its browser."""
ALSO_LIGHT = (
    "home",
    "new-table",
    "draft",
    "keep",
    "act",
    "after",
    "rematch",
    "replay",
    "rules",
    "settings",
)
"""Besides every screen of Starquest and of campaigns."""


def is_also_light(name: str) -> bool:
    return name in ALSO_LIGHT or name.startswith(("starquest-", "campaign"))


@contextmanager
def visitor(browser: Browser, house: House, device: str, theme: str) -> Iterator[Player]:
    phone = device == "phone"
    more: dict[str, Any] = {
        "viewport": SIZES[device][0],
        "color_scheme": theme,
        "has_touch": phone,
        "is_mobile": phone,
    }
    context = browser.new_context(locale="en", reduced_motion="reduce", **more)
    yield Player(context.new_page(), house.url, touch=phone)
    context.close()


def take(browser: Browser, house: House, name: str) -> None:
    """One screen, in all its sizes and themes."""
    for device, sizes in SIZES.items():
        for theme in ("dark", "light") if is_also_light(name) else ("dark",):
            with visitor(browser, house, device, theme) as player:
                if name == OFFLINE:
                    go_offline(player, house)
                else:
                    SCREENS[name](player, house)
                for size in sizes:
                    player.page.set_viewport_size(size)
                    save(player, f"{name}-{size['width']}x{size['height']}-{theme}")
            if name == OFFLINE:
                house.open()


def save(player: Player, name: str) -> None:
    player.page.wait_for_load_state("networkidle")
    player.page.screenshot(path=FOLDER / f"{name}.png")
    sys.stdout.write(f"{name}\n")


def contact_sheet() -> None:
    """All pictures on one page."""
    pictures = sorted(FOLDER.glob("*.png"))
    figures = "\n".join(
        f'<figure><a href="{escape(one.name)}"><img loading="lazy" src="{escape(one.name)}" alt=""></a>'
        f"<figcaption>{escape(one.stem)}</figcaption></figure>"
        for one in pictures
    )
    style = (
        "body{font:14px sans-serif;background:#222;color:#eee;display:flex;flex-wrap:wrap;gap:16px}"
        "figure{margin:0}img{height:360px;display:block;border:1px solid #555}"
    )
    head = f'<!doctype html><meta charset="utf-8"><title>Every screen</title><style>{style}</style>'
    (FOLDER / "index.html").write_text(f"{head}\n{figures}\n")


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    names = sys.argv[1:] or [*SCREENS, OFFLINE]
    expect.set_options(timeout=PATIENCE * 1000)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.open()
        browser = playwright.chromium.launch(executable_path=chromium.path())
        try:
            for name in names:
                take(browser, house, name)
        finally:
            browser.close()
            house.close()
    contact_sheet()
    sys.stdout.write(f"{(FOLDER / 'index.html').resolve()}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
