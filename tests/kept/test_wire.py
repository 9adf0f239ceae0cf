"""The same messages to the server get the same answers, byte for byte, while the rules are the same. Messages of
earlier versions can still be decoded."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bulkhead.server.table.messages import ClientMessage, ServerMessage, encode
from tests.kept.shelf import names, read
from tests.kept.told_then import told_then
from tests.kept.versions import is_present
from tests.kept.wire import Asked, Said, Transcript, replay

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


def rules_of(kept: Transcript) -> int:
    """The version of the rules that the first answer names."""
    (first,) = kept.said[0].heard[kept.said[0].seat][:1]
    rules: int = msgspec.json.decode(first)["rules"]
    return rules


PRESENT = [
    name for name in TRANSCRIPTS if is_present(transcript(name).form["game"], rules_of(transcript(name)))
]


def _without_a_way_back(said: Said) -> Said:
    """The version that recorded these let the end be undone."""
    heard = {
        viewer: [
            text.replace('"undo":true,', '"undo":false,') if '"finished":true,"seed"' in text else text
            for text in texts
        ]
        for viewer, texts in said.heard.items()
    }
    return replace(said, heard=heard)


def _as_asked_then(asked: Asked) -> Asked:
    """The version that recorded these did not say in a story that its match has only one version of the rules."""
    return replace(asked, answer=asked.answer.replace(',"other":null,"earlier":[]}', "}"))


def _decoded(said: Said) -> tuple[int, str, dict[int, list[Any]]]:
    heard = {viewer: [msgspec.json.decode(text) for text in texts] for viewer, texts in said.heard.items()}
    return said.seat, said.text, heard


@pytest.mark.parametrize("name", PRESENT)
async def test_a_kept_conversation_is_repeated_word_for_word(name: str) -> None:
    kept = transcript(name)
    played = await replay(kept)
    for before, after in zip(kept.said, played.said, strict=True):
        then, now = _decoded(_without_a_way_back(before)), _decoded(after)
        assert now[:2] == then[:2]
        told = {viewer: told_then(heard, then[2].get(viewer), viewer) for viewer, heard in now[2].items()}
        assert told == then[2]
    for question, asked in zip(kept.asked, played.asked, strict=True):
        assert (asked.seat, asked.path) == (question.seat, question.path)
        answer = _as_asked_then(asked).answer
        if asked.path == "/api/story":
            known = msgspec.json.decode(question.answer)
            assert told_then(msgspec.json.decode(answer), known, asked.seat) == known
        else:
            assert answer == question.answer


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_every_message_of_a_kept_conversation_can_be_decoded(name: str) -> None:
    for said in transcript(name).said:
        msgspec.json.decode(said.text, type=ClientMessage)
        for messages in said.heard.values():
            for message in messages:
                decoded = msgspec.json.decode(message, type=ServerMessage)
                assert msgspec.json.decode(encode(decoded)) == msgspec.json.decode(message)


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
