"""`python -m tools.icons` renders the client's PNG icons from the SVG mark, with the Chromium named in CHROMIUM."""

import os
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.house import ROOT

ICONS = Path("web/public/icons")
SIZES = (192, 512)


def main() -> int:
    chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    mark = (ROOT / ICONS / "mark.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{mark}")
            page.screenshot(path=str(ROOT / ICONS / f"{size}.png"))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
