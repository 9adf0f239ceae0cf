"""The WebSocket: authenticates with the first message, then reads, decodes and passes messages to the room."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from bulkhead.server.http.limits import Bucket
from bulkhead.server.http.problems import TooFast, Unstored
from bulkhead.server.http.security import origin_allowed
from bulkhead.server.http.speech import spoken
from bulkhead.server.table import messages as m
from bulkhead.server.table.client import Client
from bulkhead.server.table.requests import beginning, playing, preparing, questions, seating
from bulkhead.server.table.room import POLICY_VIOLATION, TRY_AGAIN, Room
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake

LARGEST_MESSAGE = 4096
MESSAGES_A_SECOND = 20.0
BURST = 60
MOST_WRONG = 20
SECONDS_TO_CLOSE = 5.0

log = logging.getLogger("bulkhead.server")

_decoder = msgspec.json.Decoder(m.ClientMessage)

AnySocket = WebSocket[Any, Any, Any]

# Raised by sending when the client is gone; the last two come from ASGI servers (TimeoutError is an OSError).
_GONE = (WebSocketDisconnect, RuntimeError, OSError)


@websocket("/api/socket")
async def table_socket(socket: AnySocket, state: State) -> None:
    """One client's connection to one table."""
    headers = socket.headers
    if not origin_allowed(headers.get("origin"), headers.get("host"), state.settings.public_url):
        await socket.close(code=POLICY_VIOLATION)
        return
    await socket.accept()
    try:
        await _converse(socket, state)
    except WebSocketDisconnect:
        return
    except _Goodbye as goodbye:
        await _farewell(socket, goodbye)
    except Unstored:
        await _farewell(socket, _Goodbye(TRY_AGAIN))
    except Exception:
        log.exception("A conversation failed.")
        await _farewell(socket, _Goodbye(TRY_AGAIN))


class _Goodbye(Exception):
    """Closes the connection. Without a sentence, the fault is the server's or the network's, and a retry may help."""

    def __init__(self, code: int, phrase: Phrase | None = None) -> None:
        super().__init__(code, phrase)
        self.code = code
        self.phrase = phrase


async def _farewell(socket: AnySocket, goodbye: _Goodbye) -> None:
    """Close the socket; a client that does not answer is not waited for."""
    try:
        async with asyncio.timeout(SECONDS_TO_CLOSE):
            if goodbye.phrase is not None:
                await socket.send_data(m.encode(m.Wrong(spoken(goodbye.phrase))).decode())
            await socket.close(code=goodbye.code)
    except _GONE:
        return


async def _converse(socket: AnySocket, state: State) -> None:
    """Read the hello message, join the room, then read and write concurrently until either ends."""
    hello = await _hello(socket, state)
    room, client = await _open(state, hello)
    writer = asyncio.create_task(_write(socket, client))
    client.connect(writer.cancel)
    try:
        if not await room.enter(client, hello):
            raise _Goodbye(TRY_AGAIN, Phrase("server-table-full"))
        reader = asyncio.create_task(_read(socket, room, client, state))
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
            if client.gone:
                await asyncio.wait((writer,), timeout=SECONDS_TO_CLOSE)
            elif writer.done():
                # The client has left. What it asked before is still carried out.
                await asyncio.wait((reader,), timeout=SECONDS_TO_CLOSE)
        finally:
            reader.cancel()
            await asyncio.wait((reader,))
        if not reader.cancelled():
            reader.result()
    finally:
        room.leave(client)
        writer.cancel()


async def _hello(socket: AnySocket, state: State) -> m.Hello:
    try:
        async with asyncio.timeout(state.settings.hello_seconds):
            message = _decode(await socket.receive())
    except TimeoutError:
        message = None
    if not isinstance(message, m.Hello):
        raise _Goodbye(POLICY_VIOLATION, Phrase("server-say-hello"))
    if not state.hellos.take(socket.client.host if socket.client else ""):
        raise _Goodbye(TRY_AGAIN, TooFast().phrase)
    return message


async def _open(state: State, hello: m.Hello) -> tuple[Room, Client]:
    try:
        room, seat = await state.rooms.by_key(hello.key)
    except Mistake as mistake:
        raise _Goodbye(POLICY_VIOLATION, mistake.phrase) from None
    return room, Client(seat, Bucket(MESSAGES_A_SECOND, BURST, state.time))


def _decode(event: Any) -> m.ClientMessage | None:
    """Decode a message; None if it is invalid."""
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event["code"])
    data = event.get("text")
    if data is None or len(data) > LARGEST_MESSAGE:
        return None
    try:
        message: m.ClientMessage = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return message


Inbox = asyncio.Queue[m.ClientMessage | Exception | None]
"""Messages to answer in their order; None for one that is invalid. The reason why no more come is the last one."""


async def _read(socket: AnySocket, room: Room, client: Client, state: State) -> None:
    """Answer messages. A client above its rate limit is answered more slowly: nothing is lost, and no other client
    waits."""
    inbox, wrong = Inbox(BURST), 0
    receiving = asyncio.create_task(_receive(socket, room, client, state, inbox))
    try:
        while not client.gone:
            message = await inbox.get()
            if isinstance(message, Exception):
                raise message
            await _in_turn(client.pace, state)
            if message is None:
                client.tell(m.Wrong(spoken(Phrase("server-not-a-message"))))
                wrong += 1
                if wrong > MOST_WRONG:
                    client.dismiss(POLICY_VIOLATION)
            else:
                await answer(room, client, message)
    finally:
        receiving.cancel()
        await asyncio.wait((receiving,))


async def _receive(socket: AnySocket, room: Room, client: Client, state: State, inbox: Inbox) -> None:
    """Receive messages. What has been shown is heard at once, with a rate limit of its own: a page asks much while its
    player acts, and bots that the whole table waits for would wait for those answers too."""
    pace = Bucket(MESSAGES_A_SECOND, BURST, state.time)
    try:
        while True:
            message = _decode(await socket.receive())
            if isinstance(message, m.Shown):
                await _in_turn(pace, state)
                await answer(room, client, message)
            else:
                await inbox.put(message)
    except Exception as failure:
        await inbox.put(failure)


async def _in_turn(pace: Bucket, state: State) -> None:
    """Wait until a rate limit allows another message."""
    wait = pace.wait()
    if wait:
        await state.time.sleep(wait)
    pace.spend()


async def answer(room: Room, client: Client, message: m.ClientMessage) -> None:
    """Pass each message to the part of the room that answers it."""
    if isinstance(message, m.Salt):
        await beginning.salt(room, client, message)
    elif isinstance(message, m.Do | m.Undo):
        await playing.do(room, client, message)
    elif isinstance(message, m.Why):
        await questions.why(room, client, message)
    elif isinstance(message, m.Survey):
        await questions.survey(room, client, message)
    elif isinstance(message, m.Asides):
        await questions.asides(room, client, message)
    elif isinstance(message, m.Advise):
        await questions.advise(room, client, message)
    elif isinstance(message, m.Say):
        await room.say(client, message)
    elif isinstance(message, m.Seat):
        await room.drive(client, message)
    elif isinstance(message, m.Shown):
        room.shown(client, message)
    elif isinstance(message, m.Ready):
        await seating.be_ready(room, client, message)
    elif isinstance(message, m.Rename):
        await seating.rename(room, client, message)
    elif isinstance(message, m.Prepare):
        await preparing.prepare(room, client, message)
    elif isinstance(message, m.Ping):
        client.tell(m.Pong())
    else:
        await room.resync(client)


async def _write(socket: AnySocket, client: Client) -> None:
    """The only place that sends while the connection is open: messages leave in the order in which they were made."""
    try:
        while isinstance(data := await client.queue.get(), bytes):
            await socket.send_data(data.decode())
        await socket.close(code=data)
    except _GONE:
        return
