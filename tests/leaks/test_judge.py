"""The judge finds leaks: each message reveals one secret."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bulkhead.server.table import showing
from bulkhead.server.table.messages import encode
from bulkhead.server.table.room import Room
from bulkhead.starquest.data.standing_orders import Standing
from bulkhead.starquest.data.state import Deck, Pact, Proposal, State, change_side
from bulkhead.tabletop.conformance import Picker
from tests.leaks.judge import Judge, Leak
from tests.leaks.twin import Apart, Twin
from tests.server.house import House, open_house
from tests.server.hulk import CH, EL, FIGURES, UM, hulk

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def full_of_secrets(house: House) -> Room:
    """A table at which every seat hides something from the Ultramarines."""
    table = await hulk(house, *FIGURES, "ch?1 fig_android 5.0 blip", "ch?2 obj_key 5.1 object")
    room = await house.rooms.room(table.match)
    state: State = room.session.state
    change_side(state, EL, orders=("ord_el_hidden",), recon=("rec_hidden",), equipment=("eqp_hidden",))
    change_side(state, CH, events=("evt_hidden",), blips=("fig_ork", "fig_gretchin"))
    state.decks["recon"] = Deck(("rec_next",))
    state.pacts = (Pact(EL, CH, public=False),)
    state.proposals = (Proposal(7, EL, CH, "sale", card="rec_hidden"),)
    state.hands, state.triggers = (EL,), ((EL, "begins chaos"),)
    state.orders[EL] = Standing(dodge="never")
    return room


Doctor = Callable[[dict[str, Any]], None]


def side(seat: int, **hands: list[str]) -> Doctor:
    return lambda message: message["view"]["sides"][seat].update(hands)


def view(**fields: Any) -> Doctor:
    return lambda message: message["view"].update(
        {name.replace("_", "-"): one for name, one in fields.items()}
    )


def token(id_: str, **fields: str) -> Doctor:
    return lambda message: message["view"]["tokens"][id_].update(fields)


def log(**event: Any) -> Doctor:
    line = {"n": 1, "event": event, "says": {"id": "", "args": {}}, "clause": "", "clock": False}
    return lambda message: message["log"].append(line)


def anywhere(text: str) -> Doctor:
    return lambda message: message.update(origin=text)


TOO_MUCH: dict[str, Doctor] = {
    "a token": token("ch?1", identity="fig_android"),
    "that a token is an object": token("ch?2", kind="object"),
    "an order card": side(EL, orders=["ord_el_hidden"]),
    "a reconnaissance card": side(EL, recon=["rec_hidden"]),
    "an event card": side(CH, events=["evt_hidden"]),
    "a pool": side(CH, blips=["fig_ork", ""]),
    "the order of a deck": view(decks={"recon": {"left": 1, "discard": [], "draw": ["rec_next"]}}),
    "a secret alliance": view(pacts=[{"a": EL, "b": CH, "public": False}]),
    "a dissolved alliance": view(split_pacts=[[EL, CH, ""]]),
    "an offer between others": view(proposals=[{"number": 7, "seat": EL, "to": CH, "kind": "sale"}]),
    "a raised hand": view(raised=True),
    "a trigger": view(triggers=["begins chaos"]),
    "miniatures held back": view(reserved=["ch?1"]),
    "a hand that was raised": log(type="HandRaised", seat=EL),
    "a standing order": log(type="Instructed", seat=EL, words=["dodge", "never"]),
    "a secret pledge": log(type="Pledged", seat=EL, to=CH, kind="secret", number=1),
    "an alliance that was made": log(type="PactMade", a=EL, b=CH, public=False),
    "a card that was found": log(type="RoomSearched", seat=EL, who="el1", room="a", card="rec_hidden"),
    "a card that was sold": log(type="CardSold", seat=EL, to=CH, card="rec_hidden"),
    "tokens that have joined": log(type="TokensJoined", seat=CH, count=1, cards=["fig_ork"]),
    "a token that was laid": log(type="TokenPlaced", seat=CH, token="ch?1", identity="fig_android"),
    "a card by name": anywhere("somebody has rec_hidden"),
    "the next card": anywhere("use rec_next"),
    "a token by name": log(type="Moved", seat=CH, who="ch?1", figure="fig_android"),
    "a number left out": lambda message: message.update(type="update", seq=5),
    "another's offer": lambda message: message.update(offer={"seat": EL}, waiting=EL),
}


@pytest.mark.parametrize("what", TOO_MUCH)
async def test_a_message_with_a_secret_is_found(what: str) -> None:
    async with open_house() as house:
        room = await full_of_secrets(house)
        message = msgspec.json.decode(encode(showing.everything(room, UM)))
        Judge(UM, []).hear(msgspec.json.encode(message).decode(), room.session.state)
        TOO_MUCH[what](message)
        with pytest.raises(Leak):
            Judge(UM, []).hear(msgspec.json.encode(message).decode(), room.session.state)


async def test_keys_and_the_seed_are_found() -> None:
    async with open_house() as house:
        room = await full_of_secrets(house)
        text = encode(showing.everything(room, UM)).decode()
        for secret in (room.seed.hex(), room.table.key_of(EL)):
            with pytest.raises(Leak):
                Judge(UM, [secret]).hear(text.replace("ultramarines", secret), room.session.state)


async def test_different_messages_of_twins_are_found() -> None:
    async with open_house() as house:
        room = await full_of_secrets(house)
        twin = Twin(room, UM, Picker("other"), house.time)
        assert twin.state.sides != room.session.state.sides or twin.state.tokens != room.session.state.tokens
        said = '{"type":"because","id":"1","legal":false,"clause":"SQ-ALLY-10"}'
        with pytest.raises(Leak, match="clause"):
            twin._explain(said, said.replace("ALLY-10", "ALLY-07"))
        shown = '{"type":"update","log":[{"event":{"type":"TokenRevealed","seat":2,"identity":"%s"}}]}'
        with pytest.raises(Apart):
            twin._explain(shown % "fig_ork", shown % "fig_android")
