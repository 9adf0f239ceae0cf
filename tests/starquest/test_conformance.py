"""Starquest keeps the contract of every game: whole small missions, and stretches of the full table of seven. Whole
games of seven under every check are a longer look: see soak.py."""

from typing import Any

import pytest
from msgspec.structs import replace

from bulkhead.starquest.data.options import House, Options
from bulkhead.starquest.game import STARQUEST
from bulkhead.tabletop import asking
from bulkhead.tabletop.conformance import Nonconforming, check
from bulkhead.tabletop.game import SPECTATOR, Command, Viewer
from tests.golden.recipes.starquest.positions import POSITIONS
from tests.starquest.mission import OPTIONS

HOUSES = {
    "one": House(),
    "two": House(over_window="present", over_stays=True, alien_overwatch=True, interleaving=True),
    "three": House(reinforcements_enter="shown", alien_reveal="owner", missing_miniature="returned"),
    "four": House(searches="squad", deal_alliance="moment", card_windows="public", command_roll="start"),
    "five": House(eight_facings=True, free_turns=True, flame_attacks="leaving", dispute_roll=True),
}
SEVEN = {
    f"{title}, {number}": position
    for title, positions in POSITIONS
    if "seven" in title
    for number, position in enumerate(positions)
    if number % 6 == 0
}
"""Every sixth of the fixed positions with all seven seats."""
STRETCH = 16
"""Commands that are played on from each of them, at every one of which all eight viewers are looked through."""


@pytest.mark.clause("SQ-SEAT-09", "SQ-ALLY-15")
@pytest.mark.parametrize("label", HOUSES)
def test_a_whole_mission_conforms(label: str) -> None:
    options = replace(OPTIONS, house=HOUSES[label])
    assert check(STARQUEST, options, games=1, fuzz_every=60, label=label) > 100


def test_the_tutorial_conforms() -> None:
    options = Options(factions=("ultramarines", "chaos"), mission="mis_00_first_steps")
    assert check(STARQUEST, options, games=1, fuzz_every=40) > 50


@pytest.mark.clause("SQ-SEAT-09", "SQ-SETUP-07")
def test_the_beginning_of_a_mission_of_seven_conforms() -> None:
    assert check(STARQUEST, Options(), games=1, most_commands=150, fuzz_every=50, whole=False) == 150


@pytest.mark.clause("SQ-SEAT-09", "SQ-SETUP-07")
@pytest.mark.parametrize("name", SEVEN)
def test_a_mission_of_seven_conforms_from_the_middle_on(name: str) -> None:
    options = STARQUEST.from_position(SEVEN[name], Options()).options
    played = check(
        STARQUEST,
        options,
        games=1,
        most_commands=STRETCH,
        fuzz_every=STRETCH,
        label=name,
        position=SEVEN[name],
        whole=False,
    )
    assert played > 0


def test_a_spectator_who_is_taken_for_the_last_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """`why` once ran for a spectator as seat -1, and so told which standing orders the last seat had given."""
    honest = asking.why_not

    def backwards(game: Any, state: Any, viewer: Viewer, command: Command) -> Any:
        return honest(game, state, len(state.sides) - 1 if viewer is SPECTATOR else viewer, command)

    monkeypatch.setattr(asking, "why_not", backwards)
    with pytest.raises(Nonconforming, match=r"The answer to viewer Spectator\.SPECTATOR tells a secret"):
        check(STARQUEST, OPTIONS, games=1, fuzz_every=60, label="one")
