"""A table of Starquest in a browser: presses squares of the map at their place on the screen."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from bulkhead.tabletop.phrases import Arg
from tests.browser.helpers.player import ANSWERED, Player

ON_SCREEN = """
([x, y]) => {
  const map = document.querySelector('[data-map]');
  const unit = Number(map.dataset.unit);
  const point = new DOMPoint((x + 0.5) * unit, (y + 0.5) * unit).matrixTransform(map.getScreenCTM());
  return [point.x, point.y];
}
"""

ITS_MIDDLE = """
(id) => {
  const piece = document.querySelector(`[data-map] [data-piece="${CSS.escape(id)}"]`);
  const point = new DOMPoint(0, 0).matrixTransform(piece.getScreenCTM());
  return [point.x, point.y];
}
"""
"""Pieces are drawn round their centre."""


class Ship:
    """A player at a table of Starquest."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.page.locator("[data-map]").wait_for()

    @property
    def decision(self) -> Locator:
        return self.player.region("web-sq-decision")

    @property
    def log(self) -> Locator:
        return self.player.find("list", "web-sq-log")

    @property
    def menu(self) -> Locator:
        """The menu of the square that was pressed."""
        return self.page.locator(".menu")

    def point(self, x: float, y: float) -> tuple[float, float]:
        """The position of a square on the screen."""
        across, down = self.page.evaluate(ON_SCREEN, [x, y])
        return across, down

    def press(self, x: float, y: float) -> None:
        """Press a square, a door between two squares, or a figure in an entry area."""
        self._press(self.point(x, y))

    def press_piece(self, who: str) -> None:
        """Press a figure or a token, wherever it is on the screen."""
        across, down = self.page.evaluate(ITS_MIDDLE, who)
        self._press((across, down))

    def _press(self, at: tuple[float, float]) -> None:
        if self.player.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)
        self.settle()

    def point_at(self, x: float, y: float) -> None:
        self.page.mouse.move(*self.point(x, y))

    def draws(self, *squares: str) -> None:
        """The path to the square under the pointer is drawn, square by square."""
        expect(self.page.locator("[data-map] [data-way]")).to_have_attribute("data-way", " ".join(squares))

    def do(self, message: str, /, **args: Arg) -> None:
        """Press a button of the pending question."""
        self.player.press(self.decision.get_by_role("button", name=self.player.says(message, **args)))
        self.settle()

    def answer(self, text: str) -> None:
        self.player.press(self.decision.get_by_role("button", name=text, exact=True))
        self.settle()

    def faces(self, facing: str) -> None:
        """Press a facing on the compass beside the square that was pressed."""
        word = self.player.says(f"sq-facing-{facing}")
        self.player.press(
            self.menu.get_by_role("button")
            .filter(has=self.page.locator("svg"))
            .and_(self.page.locator(f"[aria-label$='{word}']"))
        )
        self.settle()

    def settle(self) -> None:
        self.decision.evaluate(ANSWERED)

    def asks(self, question: str) -> None:
        """It is this player's decision, and this is the question."""
        expect(
            self.decision.get_by_role("heading", name=self.player.says(question), exact=True)
        ).to_be_visible()

    def begin(self, who: str) -> None:
        """Activate a figure."""
        self.press_piece(who)
        self.do("web-sq-activate")

    def piece(self, who: str) -> Locator:
        """A figure or a token on the map."""
        return self.page.locator(f"[data-map] [data-piece='{who}']")

    def called(self, who: str) -> str:
        """The name of a figure, as in the scanner."""
        mini = self.page.locator(".mini").filter(has_text=who)
        return self.player.says("web-sq-figure", figure=mini.locator("b").inner_text(), id=who)

    def gone(self, *names: str) -> None:
        """They are off the map, and the log says so."""
        for who in names:
            expect(self.piece(who)).to_have_count(0)
            self.told(f"{who} ")

    def rolls(self, *values: int) -> None:
        """A roll in the log shows these dice."""
        said = self.player.says("web-dice", count=len(values), faces=list(map(str, values)))
        expect(self.log.get_by_role("img", name=said, exact=True).first).to_be_visible()

    def undoable(self, can: bool = True) -> None:
        """Is undo offered?"""
        undo = self.decision.get_by_role("button", name=self.player.says("web-sq-undo"))
        expect(undo).to_have_count(int(can))

    def told(self, text: str) -> None:
        expect(self.log.get_by_text(text).first).to_be_visible()
