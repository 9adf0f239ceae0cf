"""The claims of the golden games hold in the files."""

from functools import cache
from typing import get_args

import pytest

from bulkhead.heroes.clients.position import PHASES
from bulkhead.heroes.data.cards import house_cards
from bulkhead.heroes.data.events import AnyEvent
from bulkhead.heroes.data.options import NAMES
from bulkhead.heroes.rules.scoring_rolls import SCORING_ROLLS
from bulkhead.heroes.views import View
from tests.golden.make import FOLDER, names
from tests.golden.reading import Golden, read_golden
from tests.golden.recipes.heroes.claims import CLAIMS

GAMES = [name for name in names() if name.startswith("heroes/") and name != "heroes/counts.txt"]


@cache
def golden(name: str) -> Golden:
    return read_golden(name, (FOLDER / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_covers_what_it_claims(name: str) -> None:
    claimed = golden(name).covers
    assert claimed
    assert [claim for claim in claimed if not CLAIMS[claim](golden(name))] == []


def test_every_claim_is_made_somewhere() -> None:
    claimed = {claim for name in GAMES for claim in golden(name).covers}
    assert set(CLAIMS) - claimed == set()


def test_a_claim_does_not_hold_everywhere() -> None:
    """A check that no file can fail would prove nothing."""
    always = [claim for claim, holds in CLAIMS.items() if all(holds(golden(name)) for name in GAMES)]
    assert always == []


def test_every_scoring_roll_is_kept_and_spent() -> None:
    for roll in SCORING_ROLLS:
        assert {f"keep {roll}", f"spend {roll}"} <= set(CLAIMS)
    assert len(SCORING_ROLLS) == 13


def test_every_hero_fights_and_every_equipment_works() -> None:
    deeds = {(event["hero"], event["weapon"]) for name in GAMES for event in golden(name).told("Attacked")}
    carried = {
        (card.id, item.kind) for card in house_cards() for item in card.equipment if item.roll is not None
    }
    assert carried <= deeds
    for special in ("inspire counts double", "vox passes a straight", "shield stays on 3"):
        assert special in CLAIMS


def test_every_option_is_played_with() -> None:
    used = {option for name in GAMES for option in golden(name).options}
    assert used == set(NAMES)
    for option, values in {
        "rows": {3, 5, 6},
        "hold": {"literal", "strict"},
        "first": {"1", "2"},
        "scythe-hits": {"enemies"},
        "scythe-line": {"column"},
    }.items():
        assert {golden(name).options.get(option) for name in GAMES} - {None} == values


def test_every_event_happens_and_every_phase_is_seen() -> None:
    known = {kind.__name__ for kind in get_args(AnyEvent)}
    told = {event["type"] for name in GAMES for step in golden(name).steps for event in step.events}
    assert told == known
    phases = {step.view["phase"] for name in GAMES for step in golden(name).steps}
    assert phases == set(PHASES)


@pytest.mark.parametrize("name", GAMES)
def test_each_step_has_every_viewers_view_and_the_number_of_legal_commands(name: str) -> None:
    fields = set(View.__struct_encode_fields__)
    unless_given_up = {"resigned"}
    for step in golden(name).steps:
        assert set(step.views) == {"seat 1", "seat 2", "spectator"}
        assert all(set(view) | unless_given_up == fields for view in step.views.values())
        assert step.refusal or step.decides == 0 or step.legal > 0
        assert not step.listed or len(step.listed) == step.legal
