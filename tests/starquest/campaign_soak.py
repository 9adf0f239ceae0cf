"""A soak test: a whole campaign of twelve missions with seven bots, saved, resumed, taken back, replayed and verified.

    python -m tests.starquest.campaign_soak --seed tea

Every mission is stopped in the middle and resumed from disk; one is taken back and played again; one squad is absent
once. One line for each mission prints its result and the standing. The exit code is 1 if the campaign does not verify.
"""

import argparse
import sys
import time
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from bulkhead.bots import bot, strongest
from bulkhead.campaign import Folder, missions_of, open_campaign, status, verify_campaign
from bulkhead.lab.playing import decide
from bulkhead.match import Seated, Session
from bulkhead.starquest.data.factions import FACTIONS

LEAVE_AFTER = 1500
"""Commands after which a mission is left, to be taken up from the disk."""
TAKEN_BACK, ABSENT = 2, 3
"""The mission that is taken back once, and the one in which a squad is absent."""


def soak(folder: Path, seed: str, missions: str) -> int:
    """Play a campaign, and say how it went. Returns 1 if it is not sound."""
    players = strongest("starquest", FACTIONS)
    seats = {faction: Seated(faction, player) for faction, player in zip(FACTIONS, players, strict=True)}
    name, began = str(folder / "soak.jsonl"), time.process_time()
    Folder.create(name, open_campaign(missions_of(missions), {}, seats))
    taken_back = False
    while (mission := Folder.open(name).book.mission) is not None:
        campaign = Folder.open(name)
        number = len(campaign.book.finished)
        here = {one: who for one, who in seats.items() if number != ABSENT or one != "legion"}
        started = time.process_time()
        chance = sha256(f"{seed} {len(campaign.book.entries)}".encode()).digest()
        campaign.save(_play(campaign.begin(here, chance), LEAVE_AFTER))
        campaign = Folder.open(name)
        session = campaign.resume()
        if session is not None:
            result = campaign.take(_play(session))
            stands = " ".join(f"{one}:{record.rank}/{record.seals}" for one, record in result.records.items())
            print(
                f"{number + 1} {mission}: {len(session.steps)} entries, round {session.state.round}, "
                f"{time.process_time() - started:.1f} s, won by {', '.join(result.played.winners)}, "
                f"leaders killed {len(result.played.dead)}, decisions {len(result.decisions)}; {stands}",
                flush=True,
            )
        if number == TAKEN_BACK and not taken_back:
            taken_back = True
            campaign.book.take_back("soak")
            print("taken back", flush=True)
    return _report(name, time.process_time() - began)


def _play(session: Session, most: int = -1) -> Session:
    players = [bot(chair.player, "starquest", seat) for seat, chair in enumerate(session.header.seats)]
    while (seat := session.waiting) is not None and most:
        session.submit(seat, decide(session.game, session.state, seat, players[seat]))
        most -= 1
    return session


def _report(name: str, seconds: float) -> int:
    """The end, and whether everything verifies."""
    path = Path(name)
    found = status(Folder.open(name).book, FACTIONS)
    for line in found.standing:
        print(
            f"  {line.faction}: rank {line.rank}, Seals {line.seals}, {line.points} points, {line.cards} cards kept"
        )
    changes = sum(len(past.ranks) for past in found.history)
    size = sum(file.stat().st_size for file in path.parent.iterdir())
    started = time.process_time()
    verdict = verify_campaign(path.read_bytes(), path.name, lambda file: path.with_name(file).read_bytes())
    print(
        f"first: {', '.join(found.leaders)}; {changes} changes of rank; {seconds:.0f} s to play; {size} bytes"
    )
    print(
        f"verified {verdict.ok}: {verdict.missions} missions, {verdict.moves} entries, {verdict.faces} dice in "
        f"{time.process_time() - started:.0f} s",
        flush=True,
    )
    return 0 if verdict.ok else 1


if __name__ == "__main__":
    reader = argparse.ArgumentParser(prog="python -m tests.starquest.campaign_soak")
    reader.add_argument("--seed", default="soak", help="a text that all chance comes from")
    reader.add_argument("--missions", default="", help="missions with commas, or a campaign of the box")
    wanted = reader.parse_args()
    with TemporaryDirectory() as place:
        sys.exit(soak(Path(place), wanted.seed, wanted.missions))
