"""Stands between Playwright and a Firefox of Debian: `python go_between.py FIREFOX ARGUMENTS`.

Playwright speaks WebDriver BiDi with commands that the current extended support release does not know yet. What only
decorates is reported as done; everything else passes as it is.
"""

from __future__ import annotations

import asyncio
import json
import socket
import sys

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

HOST = "127.0.0.1"
READY = "WebDriver BiDi listening on "
SPARED = ("emulation.setMediaFeaturesOverride",)
"""Commands that a browser need not know: this one sets the theme, and the tests here run in any."""


async def open_browser(command: list[str]) -> tuple[asyncio.subprocess.Process, str]:
    """Start it, and wait for the address at which it listens."""
    browser = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
    assert browser.stderr is not None
    async for line in browser.stderr:
        said = line.decode(errors="replace")
        if READY in said:
            return browser, said.split(READY)[1].strip()
        sys.stderr.write(said)
    raise SystemExit(f"{command[0]} has ended before it listened.")


async def drain(browser: asyncio.subprocess.Process) -> None:
    """Read what it goes on to say: a full pipe would stop it."""
    assert browser.stderr is not None
    async for line in browser.stderr:
        sys.stderr.write(line.decode(errors="replace"))


def hurry(browser: ClientConnection) -> None:
    """Acknowledge at once. The browser sends an answer in two pieces, and holds the second back until the first is
    acknowledged: forty milliseconds for each answer. Linux forgets this wish again and again."""
    if sys.platform == "linux":
        line = browser.transport.get_extra_info("socket")
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 1)


async def pass_on(driver: ServerConnection, browser: ClientConnection) -> None:
    spared: set[int] = set()

    async def ask() -> None:
        async for asked in driver:
            message = json.loads(asked)
            if message["method"] in SPARED:
                spared.add(message["id"])
            await browser.send(asked)
            hurry(browser)

    async def answer() -> None:
        async for answered in browser:
            hurry(browser)
            message = json.loads(answered)
            if message.get("error") == "unknown command" and message["id"] in spared:
                done = {"type": "success", "id": message["id"], "result": {}}
                await driver.send(json.dumps(done))
            else:
                await driver.send(answered)

    await asyncio.gather(ask(), answer())


async def main(command: list[str]) -> None:
    browser, address = await open_browser(command)

    async def meet(driver: ServerConnection) -> None:
        assert driver.request is not None
        url = address + driver.request.path
        async with connect(url, max_size=None, compression=None, ping_interval=None) as line:
            await pass_on(driver, line)

    async with serve(meet, HOST, 0, max_size=None, compression=None, ping_interval=None) as server:
        port = server.sockets[0].getsockname()[1]
        print(f"{READY}ws://{HOST}:{port}", file=sys.stderr, flush=True)
        await drain(browser)
    await browser.wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
