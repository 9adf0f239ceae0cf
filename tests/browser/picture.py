"""`make picture`: the tables of both games as the README shows them. Known dice, so they are the same each time."""

from __future__ import annotations

import sys
from base64 import b64decode, b64encode
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.browser.helpers import chromium
from tests.browser.helpers.gestures import take
from tests.browser.helpers.house import House, bot, here
from tests.browser.helpers.screens import SCREENS
from tests.browser.shots import visitor

HEROES = Path("docs/images/table.webp")
STARQUEST = Path("docs/images/starquest.webp")
ARMIES = "phaello3/donato4/sanyctus2/ebellius1/victorno5 feurran1/phaello4/darrago3/dyrael0/aramus2"
TURN = f"{ARMIES} 1 roll - - t13 f1 g1 -"
SALT = "ann6898"
"""With this the first seat rolls 2-3-4-5-5-6, puts the six aside, pushes, and rolls 1-3-4-5-6."""

TO_WEBP = """async (png) => {
  const picture = new Image();
  picture.src = 'data:image/png;base64,' + png;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.92 })).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}"""


def webp(browser: Browser, png: bytes) -> bytes:
    """The same picture in half the bytes, encoded by the browser."""
    page = browser.new_page()
    written: str = page.evaluate(TO_WEBP, b64encode(png).decode())
    page.close()
    return b64decode(written)


def heroes(browser: Browser, house: House) -> bytes:
    """The first seat has pushed and holds a six."""
    table = house.table(here("Ann", SALT), bot("Captain"), position=TURN)
    with visitor(browser, house, "desktop", "dark") as ann:
        ann.sit(table.keys[0], "Ann")
        ann.button("web-heroes-roll").click()
        take(ann, ("6",))
        ann.button("web-heroes-push").click()
        ann.settle()
        take(ann, ("6",))
        ann.page.mouse.move(0, 0)
        return ann.page.screenshot()


def starquest(browser: Browser, house: House) -> bytes:
    """The third round of a mission of seven: a squad may shoot."""
    with visitor(browser, house, "desktop", "dark") as ann:
        SCREENS["starquest-seven"](ann, house)
        ann.page.wait_for_load_state("networkidle")
        return ann.page.screenshot()


def main() -> int:
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.open()
        browser = playwright.chromium.launch(executable_path=chromium.path())
        try:
            for file, take_picture in ((HEROES, heroes), (STARQUEST, starquest)):
                file.write_bytes(webp(browser, take_picture(browser, house)))
                sys.stdout.write(f"{file}\n")
        finally:
            browser.close()
            house.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
