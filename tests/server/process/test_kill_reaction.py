"""A server killed while a seat is asked during another's turn: the question is still there, for that seat alone."""

from pathlib import Path
from typing import Any

import msgspec

from bulkhead.starquest.data.state import State, Watch
from bulkhead.starquest.game import STARQUEST
from tests.leaks.judge import Judge
from tests.server.hulk import CH, EL, FACTIONS, SIDES, UM
from tests.server.server_process import SEED, ServerProcess, Talk
from tests.starquest.scene import scene

DECK = """
+-+-+-+-+-+-+-+
|. . . . . . .|
+-+-+-+-+-+-+-+
|. . . . . . .|
+-+-+-+-+-+-+-+
"""
"""Two corridors: figures in one cannot see the other."""
FIGURES = (
    "um1 fig_marine_laser 0.0 E",
    "el1 fig_eldar_warrior 6.0 W watching",
    "ch1 fig_ork 6.1 E",
    "ch?1 fig_android 4.1 blip",
)
OPTIONS = {"factions": list(FACTIONS)}
SECONDS = 60


def watched() -> State:
    """The warrior of the Eldar is on Overwatch; the marine is about to step into its sight."""
    sides = {**SIDES, EL: {**SIDES[EL], "orders": ("ord_fire",)}}
    state = scene(DECK, *FIGURES, factions=FACTIONS, sides=sides).state
    state.watches["el1"] = Watch()
    return state


def make(server: ServerProcess) -> list[str]:
    """The keys of the seats."""
    return server.table(
        game="starquest",
        seats=[{"kind": "here"}] * len(FACTIONS),
        options=OPTIONS,
        position=STARQUEST.position(watched()),
        move_seconds=SECONDS,
    )


def do(talks: list[Talk], seat: int, seq: int, command: str) -> list[Any]:
    """A seat gives a command; returns what every seat is sent."""
    talks[seat].say("do", id=f"{seat} {seq}", seq=seq, command=command)
    updates = [talk.hear("update") for talk in talks]
    assert talks[seat].hear("done")["seq"] == seq + 1
    return updates


def step_into_sight(talks: list[Talk]) -> list[Any]:
    do(talks, UM, 0, "activate um1")
    return do(talks, UM, 1, "um1 step 1.0")


def shoot(talks: list[Talk], offer: dict[str, Any]) -> list[Any]:
    """The Eldar fire; returns what every seat then sees."""
    shot = next(answer["text"] for answer in offer["answers"] if "snap" in answer["text"])
    return [update["view"] for update in do(talks, EL, 2, shot)]


def test_a_pending_overwatch_shot_survives_a_killed_server(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "whole", "--seed", SEED) as server:
        talks = [server.sit(key) for key in make(server)]
        asked = step_into_sight(talks)
        assert [one["waiting"] for one in asked] == [EL] * 3
        expected = shoot(talks, asked[EL]["offer"])

    with ServerProcess(tmp_path / "killed", "--seed", SEED) as server:
        keys = make(server)
        step_into_sight([server.sit(key) for key in keys])
        server.kill()
    with ServerProcess(tmp_path / "killed") as server:
        talks = [server.sit(key) for key in keys]
        truth = watched()
        for seat, talk in enumerate(talks):
            sync = talk.sync
            assert (sync["seq"], sync["waiting"]) == (2, EL)
            assert (sync["offer"] is not None) == (seat == EL), "asked is who was asked"
            assert sync["view"] == asked[seat]["view"], "nothing is lost, and nothing more is told"
            assert sync["clock"]["running"] == EL
            assert 0 < sync["clock"]["move"] <= SECONDS * 1000, "time without a server is nobody's"
            Judge(seat, keys).hear(msgspec.json.encode(sync).decode(), truth)
        assert talks[EL].sync["offer"] == asked[EL]["offer"]
        assert talks[CH].sync["view"]["tokens"]["ch?1"]["identity"] == "fig_android"
        assert shoot(talks, talks[EL].sync["offer"]) == expected, (
            "and the dice fall as they would have fallen"
        )
