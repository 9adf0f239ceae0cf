"""Making tables over HTTP; every wrong request gets one sentence and the right status."""

from typing import Any

import pytest
from msgspec.structs import fields

import bulkhead
from bulkhead.packs.opening import play_with
from tests.server.house import BOT, HERE, LINK, MID_GAME, NEARLY_OVER, House, open_house, words
from tools.house import ROOT

pytestmark = pytest.mark.anyio


async def test_the_games_that_can_be_played() -> None:
    async with open_house() as house:
        heroes, _ = (await house.get("/api/games")).json()
        assert (heroes["id"], heroes["seats"]) == ("heroes", 2)
        assert heroes["bots"][-1] == "champion"


async def test_a_game_lists_its_options_with_defaults() -> None:
    async with open_house() as house:
        heroes, _ = (await house.get("/api/games")).json()
        book = heroes["defaults"]
        assert (book["rows"], book["hold"], book["turn-limit"], book["games"]) == (4, "new", 500, 1)
        assert (book["blocked-vox"], book["first"], book["collection-1"]) == (False, "draw", [])
        game = bulkhead.game("heroes")
        assert game.options(book) == game.options({})
        assert len(book) == len(fields(game.options({})))
        table = await house.table(options=book)
        assert house.rooms._open[table.match].table.options == {}


async def test_a_table_has_a_key_for_every_person_a_code_for_every_guest_and_one_for_watchers() -> None:
    async with open_house() as house:
        table = await house.table(HERE, LINK)
        assert set(table.keys) == {0, 1}
        assert set(table.codes) == {1}
        assert len({*table.keys.values(), table.watch}) == 3
        assert all(len(key) == 24 for key in (*table.keys.values(), table.watch))


async def test_a_bots_seat_has_no_key() -> None:
    async with open_house() as house:
        table = await house.table(BOT, HERE)
        assert set(table.keys) == {1}


NEW = {"game": "heroes", "seats": [HERE, HERE]}


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({**NEW, "game": "chess"}, "game-unknown"),
        ({**NEW, "seats": []}, "match-seats"),
        ({**NEW, "seats": [HERE]}, "match-seats"),
        ({**NEW, "seats": [HERE] * 3}, "match-seats"),
        ({**NEW, "seats": [HERE] * 17}, "server-bad-request"),
        ({**NEW, "seats": [HERE, {"kind": "cat"}]}, "server-bad-request"),
        ({**NEW, "seats": [HERE, {"kind": "bot", "bot": "deep"}]}, "bot-unknown"),
        ({**NEW, "seats": [HERE, {"kind": "here", "bot": "deep"}]}, "bot-unknown"),
        ({**NEW, "seats": [HERE, {"kind": "here", "name": "x" * 33}]}, "server-bad-request"),
        ({**NEW, "seats": [HERE, {"kind": "here", "salt": "tea"}]}, "server-bad-request"),
        ({**NEW, "seats": "both"}, "server-bad-request"),
        ({**NEW, "options": {"colour": "red"}}, "option-unknown"),
        ({**NEW, "options": {"rows": 99}}, "option-bad-value"),
        ({**NEW, "options": {"rows": None}}, "option-bad-value"),
        ({**NEW, "options": {"rows": [[[]]]}}, "option-bad-value"),
        ({**NEW, "options": {"cards": "all"}}, "option-bad-value"),
        ({**NEW, "options": {"cards": {"a": 1}}}, "option-bad-value"),
        ({**NEW, "options": {"cards": [{"id": "x"}]}}, "option-bad-value"),
        ({**NEW, "options": {"cards": 7}}, "option-bad-value"),
        ({**NEW, "options": {"collection-1": ["donato"]}}, "heroes-option-collection-small"),
        ({**NEW, "options": []}, "server-bad-request"),
        ({**NEW, "position": "x"}, "heroes-position-fields"),
        ({**NEW, "position": "x" * 60_001}, "server-bad-request"),
        ({**NEW, "move_seconds": 4}, "server-bad-request"),
        ({**NEW, "move_seconds": "soon"}, "server-bad-request"),
        ({**NEW, "game_seconds": 10**9}, "server-bad-request"),
        ({**NEW, "public": "yes"}, "server-bad-request"),
        ({**NEW, "seed": "00"}, "server-bad-request"),
        ({"game": "heroes"}, "server-bad-request"),
        ([], "server-bad-request"),
        (None, "server-bad-request"),
    ],
)
async def test_an_invalid_table_is_refused_in_a_sentence(body: Any, sentence: str) -> None:
    async with open_house() as house:
        response = await house.post("/api/tables", body)
        assert (response.status_code, words(response.json())) == (400, sentence)
        assert house.rooms.count == 0


@pytest.mark.parametrize("body", ["", "{", "nothing", '{"game":"heroes","seats":[}', "\x00", "[" * 10_000])
async def test_what_is_not_json_is_refused_in_a_sentence(body: str) -> None:
    async with open_house() as house:
        response = await house.http.post("/api/tables", content=body)
        assert (response.status_code, words(response.json())) == (400, "server-bad-request")


async def test_text_that_is_not_utf8_is_refused_in_a_sentence() -> None:
    async with open_house() as house:
        response = await house.http.post("/api/tables", content=b'{"game":"\xff"}')
        assert (response.status_code, words(response.json())) == (400, "server-bad-request")


async def test_a_request_that_is_too_large_is_refused_in_a_sentence() -> None:
    async with open_house() as house:
        response = await house.http.post("/api/tables", content=" " * 70_000)
        assert (response.status_code, words(response.json())) == (413, "server-too-large")


async def test_addresses_and_methods_that_do_not_exist() -> None:
    async with open_house() as house:
        nowhere = await house.get("/api/nothing")
        assert (nowhere.status_code, words(nowhere.json())) == (404, "server-no-such-page")
        wrong = await house.http.delete("/api/tables")
        assert (wrong.status_code, words(wrong.json())) == (405, "server-wrong-method")


async def test_names_are_made_printable() -> None:
    async with open_house() as house:
        table = await house.table({"kind": "here", "name": " A\u202ed\n  a "}, HERE)
        (status,) = await _mine(house, table.keys[0])
        assert status["seats"][0]["name"] == "A d a"


async def test_aids_of_a_game() -> None:
    async with open_house() as house:
        aids = (await house.get("/api/games/heroes/aids")).json()
        assert aids["bust"]["1|"] == ["5/6", pytest.approx(5 / 6)]
        strict = (await house.get("/api/games/heroes/aids?hold=literal")).json()
        assert strict != aids
        for path, sentence in (
            ("/api/games/chess/aids", "game-unknown"),
            ("/api/games/heroes/aids?hold=tight", "option-bad-value"),
            ("/api/games/heroes/aids?x=1", "option-unknown"),
        ):
            response = await house.get(path)
            assert (response.status_code, words(response.json())) == (400, sentence)


# Finding tables again


async def _mine(house: House, *keys: str) -> Any:
    response = await house.post("/api/tables/mine", {"keys": list(keys)})
    assert response.status_code == 200
    return response.json()


async def test_my_tables_are_those_that_my_keys_open() -> None:
    async with open_house() as house:
        one, two = await house.table(HERE, LINK), await house.table(position=NEARLY_OVER)
        line, _ = await house.sit(two.keys[0])
        await house.act(line, "stop", 0)
        first, second, watching = await _mine(house, one.keys[1], "nonsense", two.keys[0], two.watch)
        assert (first["match"], first["you"], first["begun"], first["waiting"]) == (one.match, 1, False, -1)
        assert first["touched"] == house.time.now()
        assert (second["match"], second["key"], second["finished"], second["seq"]) == (
            two.match,
            two.keys[0],
            True,
            1,
        )
        assert second["result"]["shares"] == [1.0, 0.0]
        assert [seat["present"] for seat in second["seats"]] == [True, False]
        assert watching["you"] == -1


async def test_a_code_does_not_open_what_a_key_opens() -> None:
    async with open_house() as house:
        table = await house.table(HERE, LINK)
        assert await _mine(house, table.codes[1]) == []


@pytest.mark.parametrize("keys", [["x"] * 61, [""], ["x" * 65], [7], "x"])
async def test_invalid_keys_open_nothing(keys: Any) -> None:
    async with open_house() as house:
        response = await house.post("/api/tables/mine", {"keys": keys})
        assert (response.status_code, words(response.json())) == (400, "server-bad-request")


async def test_public_tables_are_shown_while_they_are_played() -> None:
    async with open_house() as house:
        await house.table()
        waiting = await house.table(HERE, LINK, public=True)
        older = await house.table(position=NEARLY_OVER, public=True)
        house.time.pass_by(1)
        newer = await house.table(position=MID_GAME, public=True)
        shown = (await house.get("/api/tables/public")).json()
        assert [one["status"]["match"] for one in shown] == [newer.match, older.match]
        assert [one["watch"] for one in shown] == [newer.watch, older.watch]
        assert all(one["status"]["key"] == "" and one["status"]["you"] == -1 for one in shown)
        assert not any(key in str(shown) for key in (*newer.keys.values(), *older.keys.values()))

        line, _ = await house.sit(older.keys[0])
        await house.act(line, "stop", 0)
        house.time.pass_by(1)
        await house.sit(waiting.keys[1])
        shown = (await house.get("/api/tables/public")).json()
        assert [one["status"]["match"] for one in shown] == [waiting.match, newer.match]


# Codes


async def test_a_code_opens_its_seat_once() -> None:
    async with open_house() as house:
        table = await house.table(HERE, LINK)
        typed = table.codes[1].lower().replace("-", " ")
        response = await house.post("/api/claims", {"code": typed})
        assert response.status_code == 200
        assert response.json() == {"match": table.match, "game": "heroes", "seat": 1, "key": table.keys[1]}
        again = await house.post("/api/claims", {"code": table.codes[1]})
        assert (again.status_code, words(again.json())) == (404, "server-no-such-code")


async def test_a_key_is_no_code_and_guessing_is_slowed_down() -> None:
    async with open_house() as house:
        table = await house.table(HERE, LINK)
        for guess in [table.keys[1], *[f"AAAA-{n:04}" for n in range(9)]]:
            response = await house.post("/api/claims", {"code": guess})
            assert (response.status_code, words(response.json())) == (404, "server-no-such-code")
        response = await house.post("/api/claims", {"code": table.codes[1]})
        assert (response.status_code, words(response.json())) == (429, "server-too-fast")
        house.time.pass_by(5)
        assert (await house.post("/api/claims", {"code": table.codes[1]})).status_code == 200


async def test_the_number_of_tables_per_address_is_limited() -> None:
    async with open_house() as house:
        for _ in range(60):
            await house.table(HERE, LINK)
        response = await house.post("/api/tables", NEW)
        assert (response.status_code, words(response.json())) == (429, "server-too-fast")
        house.time.pass_by(1)
        await house.table()


async def test_texts_of_packs_are_sent_to_the_client_in_its_language() -> None:
    play_with([ROOT / "examples/pack"])
    try:
        async with open_house() as house:
            said = "".join((await house.get("/api/words/it")).json())
            assert "Il pontile" in said
            assert said.index("The jetty") < said.index("Il pontile"), (
                "later texts win, English is what is left"
            )
    finally:
        play_with([])
    async with open_house() as house:
        assert (await house.get("/api/words/it")).json() == []


async def test_sheets_of_packs_are_sent_to_the_client() -> None:
    play_with([ROOT / "examples/pack"])
    try:
        async with open_house() as house:
            box = (await house.get("/api/games/starquest/aids")).json()
            assert box["missions"]["mis_jetty"]["squads"]["least"] >= 1
            assert "mis_01_hard_dock" in box["missions"]
            assert box["figures"]["fig_ork"]["armour"] >= 1
    finally:
        play_with([])
    async with open_house() as house:
        assert (await house.get("/api/games/starquest/aids")).json() == {}, "clients have the rest"
