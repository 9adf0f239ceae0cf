"""Campaigns for tests: a small table or all seven, with missions played by random or built-in bots."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bulkhead.bots import bot
from bulkhead.campaign import CampaignVerdict, Folder, missions_of, open_campaign, verify_campaign
from bulkhead.campaign.book import AnyFinished
from bulkhead.campaign.entries import Seats
from bulkhead.lab.playing import decide
from bulkhead.match import Seated, Session
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.state import change_side

SMALL = ("ultramarines", "eldar", "chaos")
MISSIONS = "mis_01_hard_dock,mis_02_dead_signal,mis_03_headhunt"


def shorten(monkeypatch: pytest.MonkeyPatch, rounds: int = 2) -> None:
    """Every mission of the box lasts two rounds."""
    missions = load_box().missions
    for id_, mission in missions.items():
        monkeypatch.setitem(missions, id_, replace(mission, end=replace(mission.end, rounds=rounds)))


def held(*factions: str, player: str = "random") -> Seats:
    """Factions all held by `player`, by default a random bot."""
    return {faction: Seated(faction.title(), player) for faction in factions}


def start(
    path: Path,
    seats: Seats | None = None,
    missions: str = MISSIONS,
    name: str = "crown.jsonl",
    house: dict[str, str] | None = None,
) -> Folder:
    """A new campaign in a folder."""
    opened = open_campaign(missions_of(missions), house or {}, seats or held(*SMALL))
    return Folder.create(str(path / name), opened)


def again(folder: Folder) -> Folder:
    """The same campaign, read from the disk."""
    return Folder.open(str(folder.path))


def go_on(session: Session, most: int = 100_000) -> Session:
    """Let the bots of a session play, at most `most` commands."""
    players = [bot(chair.player, "starquest", seat) for seat, chair in enumerate(session.header.seats)]
    while (seat := session.waiting) is not None and most:
        session.submit(seat, decide(session.game, session.state, seat, players[seat]))
        most -= 1
    return session


def play_mission(folder: Folder, number: int = 0) -> AnyFinished:
    """Play the next mission to its end."""
    return folder.take(go_on(folder.begin(seed=bytes([number + 1]) * 32)))


def check(folder: Folder) -> CampaignVerdict:
    """Verify a campaign from its files."""

    def find(name: str) -> bytes | None:
        file = folder.file_of(name)
        return file.read_bytes() if file.exists() else None

    return verify_campaign(folder.path.read_bytes(), folder.path.name, find)


def give(session: Session, faction: str, **fields: Any) -> None:
    """Change a faction's side of the state directly, bypassing the rules."""
    seat = session.state.options.factions.index(faction)
    change_side(session.state, seat, **fields)
