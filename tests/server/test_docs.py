"""docs/server.md is true: its messages can be decoded, and its limits are those of the code."""

import re
from pathlib import Path

import msgspec
import pytest

from bulkhead.server.api.forms import NewTable, TableMade
from bulkhead.server.campaigns.forms import Beginning, CampaignMade, NewCampaign
from bulkhead.server.http import http_helpers
from bulkhead.server.http.problems import Problem
from bulkhead.server.settings import Settings
from bulkhead.server.table import client, room, socket
from bulkhead.server.table.messages import ClientMessage, ServerMessage
from bulkhead.server.table.requests import playing

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
LINES = [line for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]


@pytest.mark.parametrize("line", LINES)
def test_every_example_can_be_decoded(line: str) -> None:
    forms = [NewTable, TableMade, Problem, NewCampaign, CampaignMade, Beginning]
    readers = [ClientMessage, ServerMessage] if '"type"' in line[:9] else forms
    read = []
    for type_ in readers:
        try:
            read.append(msgspec.json.decode(line, type=type_))
        except msgspec.ValidationError:
            continue
    assert len(read) == 1


def test_every_kind_of_message_is_mentioned() -> None:
    for union in (ClientMessage, ServerMessage):
        for type_ in union.__args__:
            assert re.search(
                rf"`{type_.__struct_config__.tag}`|\"type\": \"{type_.__struct_config__.tag}\"", PAGE
            )


def test_the_limits_are_those_of_the_code() -> None:
    usual = Settings()
    for sentence in (
        f"{socket.LARGEST_MESSAGE:,} characters",
        f"beyond {socket.LARGEST_MESSAGE * 4:,} bytes",
        f"{socket.MESSAGES_A_SECOND:.0f} a second, {socket.BURST} at once",
        f"things that are not messages | {socket.MOST_WRONG} |",
        f"time to say hello | {usual.hello_seconds:.0f} seconds",
        f"slow client | {client.MOST_WAITING} |",
        f"undos | {playing.MOST_UNDOS} a match",
        f"people at one table | {room.MOST_CLIENTS} sockets",
        f"{http_helpers.LARGEST_BODY // 1024} KiB",
        f"`--port` | `{usual.port}`",
        f"`--host` | `{usual.host}`",
    ):
        assert sentence in PAGE
    assert room.SYNC_COST == 10
    assert "counts as ten messages" in PAGE
