"""A player whose browser does not report its sockets to Playwright: the page tells what it sends and receives."""

from __future__ import annotations

from tests.browser.helpers.player import Player

TELLS = """
globalThis.WebSocket = class extends WebSocket {
  static opened = 0;
  constructor(...where) {
    super(...where);
    this.number = WebSocket.opened++;
    this.addEventListener('message', ({ data }) => {
      if (JSON.parse(data).type === 'sync') overheard('received', this.number, '{"type":"sync"}');
    });
  }
  send(text) {
    if (JSON.parse(text).type === 'salt') overheard('sent', this.number, text);
    super.send(text);
  }
};
"""
"""Only what a player looks at: whole views of a table would take long."""


class Overheard(Player):
    """WebDriver BiDi has no events for sockets."""

    def _attend(self) -> None:
        super()._attend()
        self.page.expose_function("overheard", self._overhear)
        self.page.add_init_script(TELLS)

    def _overhear(self, what: str, number: int, text: str) -> None:
        if what == "sent":
            self._sent(number, text)
        else:
            self._received(text)
