"""Invalid WebSocket frames on a real network: the server closes the connection and logs nothing."""

import socket
from base64 import b64encode
from pathlib import Path

from tests.server.server_process import PATIENCE, ServerProcess

TEXT, BINARY, PING, CLOSE = 0x81, 0x82, 0x89, 0x88
MASK = b"\x01\x02\x03\x04"


def frame(first: int, payload: bytes, *, masked: bool = True) -> bytes:
    """A frame as a client writes it."""
    length, bit = len(payload), 0x80 if masked else 0
    if length < 126:
        head = bytes([first, bit | length])
    elif length < 65536:
        head = bytes([first, bit | 126]) + length.to_bytes(2, "big")
    else:
        head = bytes([first, bit | 127]) + length.to_bytes(8, "big")
    if not masked:
        return head + payload
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))


def dial(server: ServerProcess, *more: str) -> tuple[socket.socket, bytes]:
    """A connection that has requested a WebSocket, and the answer."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    line = socket.create_connection((host, int(port)), timeout=PATIENCE)
    headers = [
        "GET /api/socket HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(b'sixteen bytes ok').decode()}",
        "Sec-WebSocket-Version: 13",
        *more,
    ]
    line.sendall("\r\n".join([*headers, "", ""]).encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += line.recv(1)
    return line, answer


def rest(line: socket.socket) -> bytes:
    """Everything until the server closes the connection, or announces it."""
    heard = b""
    try:
        while data := line.recv(65536):
            heard += data
            # A close frame with a short reason or none: 0x88, its length, a code, the reason.
            place = heard.rfind(b"\x88")
            if place >= 0 and heard[place + 1 :] and len(heard) - place - 2 == heard[place + 1]:
                break
    except ConnectionResetError:
        pass
    line.close()
    return heard


def test_invalid_frames_close_the_connection_and_nothing_else(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        keys = server.table()
        quiet = server.sit(keys[0])
        mischief = {
            "text that is no text": frame(TEXT, b"\xff\xfe\xfd"),
            "a giant": frame(TEXT, b"x" * 20_000),
            "a giant said to be coming": bytes([TEXT, 0xFF]) + (2**62).to_bytes(8, "big") + MASK,
            "not masked": frame(TEXT, b"{}", masked=False),
            "an unknown kind": frame(0x8B, b""),
            "a reserved bit": frame(TEXT | 0x40, b"{}"),
            "a long ping": frame(PING, b"x" * 126),
            "a close that is none": frame(CLOSE, b"\x00"),
            "a continuation of nothing": frame(0x80, b"x"),
            "no frame at all": b"GET / HTTP/1.1\r\n\r\n" * 10,
            "bytes for hello": frame(BINARY, b'{"type":"hello","key":"' + keys[0].encode() + b'"}'),
        }
        for name, data in mischief.items():
            line, answer = dial(server)
            assert answer.startswith(b"HTTP/1.1 101"), name
            line.sendall(data)
            assert b"sync" not in rest(line), name
        for _ in range(20):
            dial(server)[0].close()
        host, _, port = server.url.removeprefix("http://").partition(":")
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
            line.sendall(b"\x16\x03\x01\x02\x00 this is not HTTP")
            assert line.recv(100).startswith(b"HTTP/1.1 400")
        quiet.say("why", id="still there?", command="act")
        assert quiet.hear("because")["id"] == "still there?"
        assert server.stop() == ""


def test_a_page_of_another_origin_is_refused(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        line, answer = dial(server, "Origin: https://evil.example")
        assert answer.startswith(b"HTTP/1.1 403")
        line.close()
        assert server.stop() == ""
