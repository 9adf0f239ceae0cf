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

AT_REST = """
async (of) => {
  const where = WHERE;
  for (let [last, frame] = [where(of), 0]; frame < 1200; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const now = where(of);
    if (Math.hypot(now[0] - last[0], now[1] - last[1]) < 0.5) return now;
    last = now;
  }
  throw new Error('The map does not come to rest.');
}
"""
"""A hand presses what stands still: the position once it is the same for two frames."""


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
        """The log, sentence by sentence: it is unfolded where it can be seen. The focus stays where it is."""
        short = self.page.get_by_role("button", name=self.player.says("web-sq-log-full"), pressed=False)
        if short.count() > 0:
            short.first.dispatch_event("click")
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
        self._press(ON_SCREEN, [x, y])

    def press_piece(self, who: str) -> None:
        """Press a figure or a token, wherever it is on the screen."""
        self._press(ITS_MIDDLE, who)

    def _press(self, where: str, of: object) -> None:
        at = self.page.evaluate(AT_REST.replace("WHERE", where), of)
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
        """Select a figure: what it can do is shown, and its first deed activates it."""
        self.press_piece(who)
        expect(self.decision.locator(".acts")).to_be_visible()

    def enter(self, x: float, y: float, facing: str = "") -> None:
        """Come in on a square: by a press at its edge, by the compass of a phone, or in the middle, straight ahead."""
        dx, dy = {"n": (0, -0.4), "e": (0.4, 0), "s": (0, 0.4), "w": (-0.4, 0)}.get(facing, (0, 0))
        if self.player.touch:
            self.press(x, y)
            self.faces(facing)
        else:
            self.press(x + dx, y + dy)

    def piece(self, who: str) -> Locator:
        """A figure or a token on the map."""
        return self.page.locator(f"[data-map] [data-piece='{who}']")

    def called(self, who: str) -> str:
        """The name of a figure, as in the scanner."""
        mini = self.page.locator(f".mini[data-who='{who}']")
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
        """Can something be taken back? Where nothing can, the button says why."""
        undo = self.decision.get_by_role("button", name=self.player.says("web-sq-undo"), exact=True)
        if can:
            expect(undo).not_to_have_attribute("aria-disabled", "true")
        else:
            expect(undo).to_have_attribute("aria-disabled", "true")

    def told(self, text: str) -> None:
        expect(self.log.get_by_text(text).first).to_be_visible()


def first_mission(player: Player) -> Ship:
    """*Play now* of somebody who has done the lessons: the first mission, which asks where the squad comes in."""
    player.has_learned()
    player.go()
    player.press(player.button("web-home-play-starquest"))
    ship = Ship(player)
    ship.asks("sq-ask-setup-entry")
    return ship
