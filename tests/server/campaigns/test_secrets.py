"""What somebody keeps between missions is nobody else’s business: neither views nor replays nor files tell it."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bulkhead.campaign.starquest import results
from bulkhead.campaign.starquest.results import result_of
from tests.server.campaigning import ADA, BO, CHAOS, campaign_house, found
from tests.server.house import words

pytestmark = pytest.mark.anyio

CHAOS_SEAT = {"kind": "bot", "bot": "random"}
CARDS = ("rec_ambush", "rec_rally")
"""What somebody keeps: cards that nobody plays in the first moments of a mission."""


def holding(monkeypatch: pytest.MonkeyPatch, faction: str, cards: tuple[str, ...] = CARDS) -> None:
    """Whatever happens in a mission, this faction comes out of it with these cards."""

    def with_cards(campaign: Any, state: Any) -> Any:
        after = result_of(campaign, state)
        kept = {
            one: replace(record, cards=cards if one == faction else ())
            for one, record in after.records.items()
        }
        return replace(after, records=kept)

    monkeypatch.setattr(results, "result_of", with_cards)


async def told_of_kept_cards(monkeypatch: pytest.MonkeyPatch, cards: tuple[str, ...]) -> list[Any]:
    """All that the founder and a spectator are told between two missions, and at the table of the second, when somebody
    else has kept these cards."""
    with monkeypatch.context() as kept:
        holding(kept, "eldar", cards)
        async with campaign_house() as house:
            crown = await found(house, ADA, BO, CHAOS)
            eldar = crown.keys["eldar"]
            await crown.play_mission()
            own = {line["faction"]: line for line in (await crown.status(eldar))["standing"]}
            assert (own["eldar"]["cards"], own["eldar"]["kept"]) == (len(cards), list(cards))
            told = [await crown.status(key) for key in (crown.founder, crown.watch)]
            told += [(await house.get("/api/story", one["history"][0]["key"])).json() for one in told]
            running = await crown.begin()
            (seat,) = (await crown.status(eldar))["running"]["links"]
            _, sync = await house.sit(seat["key"])
            assert sync["options"]["records"]["eldar"]["cards"] == list(cards)
            for key in (running["watch"], running["links"][0]["key"]):
                line, sync = await house.sit(key)
                told += [sync, *map(msgspec.json.decode, line.heard)]
            told += [await crown.status(key) for key in (crown.founder, crown.watch)]
            mine = {"keys": [crown.founder, crown.watch]}
            told.append((await house.post("/api/campaigns/mine", mine)).json())
    return told


RANDOM = ("key", "watch", "campaign", "match", "links")


def without_names(told: Any) -> Any:
    """The same without what is drawn at random for every campaign and every table."""
    if isinstance(told, list):
        return [without_names(one) for one in told]
    if isinstance(told, dict):
        return {name: without_names(value) for name, value in told.items() if name not in RANDOM}
    return told


async def test_whoever_does_not_keep_a_card_is_told_the_same_whatever_others_keep(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = await told_of_kept_cards(monkeypatch, CARDS)
    other = await told_of_kept_cards(monkeypatch, ("rec_clear_shot", "rec_gun_sight"))
    assert without_names(one) == without_names(other)
    founder, watcher = ({line["faction"]: line["kept"] for line in told["standing"]} for told in one[:2])
    assert founder == {"ultramarines": [], "eldar": None, "chaos": None}
    assert watcher == dict.fromkeys(founder)


async def test_replays_and_files_stay_sealed_as_long_as_somebody_else_keeps_a_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    holding(monkeypatch, "eldar")
    async with campaign_house() as house:
        crown = await found(house)
        status = await crown.play_mission()
        mine = status["history"][0]
        bo = (await crown.status(crown.keys["eldar"]))["history"][0]
        assert (mine["open"], bo["open"], status["file"]) == (False, True, False)
        sealed = (409, "server-campaign-sealed")
        key = mine["key"]
        for refused in (
            await house.get("/api/replay", key),
            await house.get("/api/story?eyes=1", key),
            await house.get("/api/story?eyes=-2", key),
            await house.post("/api/branch", {"at": 0, "seats": [CHAOS_SEAT] * 3}, key),
            await house.get("/api/campaign/file", crown.founder),
            await house.get("/api/campaign/file", crown.watch),
        ):
            assert (refused.status_code, words(refused.json())) == sealed
        story = (await house.get("/api/story", key)).json()
        assert (story["sealed"], story["seed"], story["origin"]) == (True, "", "")
        assert not any(frame["faces"] for frame in story["frames"])
        assert {frame["seat"] for frame in story["frames"] if frame["command"]} == {0}
        assert [frame["n"] for frame in story["frames"]] == list(range(len(story["frames"])))
        whole = (await house.get("/api/story?eyes=0", bo["key"])).json()
        assert (whole["sealed"], bool(whole["seed"])) == (False, True)
        assert story["frames"][0]["change"] == whole["frames"][0]["change"]
        assert story["report"]["turns"] == whole["report"]["turns"]
        assert (await house.get("/api/campaign/file", crown.keys["eldar"])).status_code == 200
        await crown.play_mission()
        assert (await house.get("/api/replay", key)).status_code == 200
