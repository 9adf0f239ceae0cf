"""The same messages to the server get the same answers, byte for byte."""

import msgspec
import pytest

from tests.kept.shelf import names, read
from tests.kept.wire import Transcript, replay

pytestmark = pytest.mark.anyio

TRANSCRIPTS = names("wire")
EVERY_ANSWER = {
    "sync",
    "update",
    "done",
    "refused",
    "because",
    "said",
    "seats",
    "may-also",
    "advised",
}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def transcript(name: str) -> Transcript:
    return msgspec.json.decode(read(name), type=Transcript)


@pytest.mark.parametrize("name", TRANSCRIPTS)
async def test_a_kept_conversation_is_repeated_byte_for_byte(name: str) -> None:
    kept = transcript(name)
    played = await replay(kept)
    for before, now in zip(kept.said, played.said, strict=True):
        assert now == before
    assert played.asked == kept.asked


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_a_kept_conversation_has_every_kind_of_answer(name: str) -> None:
    heard = {
        msgspec.json.decode(message)["type"]
        for said in transcript(name).said
        for messages in said.heard.values()
        for message in messages
    }
    assert heard >= EVERY_ANSWER


def test_both_games_are_kept() -> None:
    assert {transcript(name).form["game"] for name in TRANSCRIPTS} == {"heroes", "starquest"}
