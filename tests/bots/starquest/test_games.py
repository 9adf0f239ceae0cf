"""Whole games of bots: every question gets a legal answer with a reason, games are reproducible, and every game
ends."""

from collections import Counter

import pytest

from bulkhead.bots.starquest import Overlord, Trooper
from bulkhead.starquest.game import STARQUEST
from bulkhead.tabletop.conformance import Picker
from bulkhead.words import LANGUAGES, Words
from tests.bots.starquest.tables import DUEL, TRIO, Decision, game

FULL = {"mission": "mis_01_hard_dock"}


@pytest.mark.parametrize(
    ("values", "seed"),
    [(DUEL, "one"), (DUEL, "two"), (TRIO, "three"), (FULL, "four")],
    ids=str,
)
def test_every_question_of_a_game_is_answered_and_explained(values: dict[str, str], seed: str) -> None:
    asked: Counter[str] = Counter()
    reasons = set()
    last: Decision | None = None
    for decision in game(values, seed):
        assert decision.command in decision.offer.commands
        asked[decision.offer.question] += 1
        if len(decision.offer.commands) > 1:
            assert decision.reason is not None
            reasons.add((decision.reason.id, frozenset(decision.reason.args)))
            if len(reasons) < 20:
                for language in LANGUAGES:
                    assert Words(language).render(decision.reason).endswith(".")
        last = decision
    assert last is not None
    assert STARQUEST.result(last.state) is not None
    assert last.state.round <= last.state.scenario.rounds
    assert {"sq-ask-act", "sq-ask-activation"} <= set(asked)
    assert len(reasons) >= 8


def test_the_same_seed_is_the_same_game() -> None:
    once = [str(decision.command) for decision in game(DUEL, "again")]
    assert once == [str(decision.command) for decision in game(DUEL, "again")]
    assert once != [str(decision.command) for decision in game(DUEL, "otherwise")]


@pytest.mark.parametrize(
    "house",
    ["free-turns", "interleaving", "eight-facings", "entry-floor", "over-stays"],
)
def test_house_rules_do_not_block_the_bots(house: str) -> None:
    rounds = 0
    for decision in game({**DUEL, house: "yes"}, house):
        assert decision.command in decision.offer.commands
        rounds = max(rounds, decision.state.round)
        assert rounds <= decision.state.scenario.rounds


def test_either_bot_can_play_any_seat() -> None:
    decisions = list(game(DUEL, "swapped", ("overlord", "trooper")))
    assert STARQUEST.result(decisions[-1].state) is not None


def test_what_is_hidden_changes_no_answer() -> None:
    """The same view, made from a state in which everything that the seat cannot know is different."""
    picker, compared = Picker("twins"), 0
    for number, decision in enumerate(game(TRIO, "twins")):
        if number % 25 or len(decision.offer.commands) == 1:
            continue
        twin = STARQUEST.twin(decision.state, decision.seat, picker)
        offer = STARQUEST.offer(twin, decision.seat)
        assert offer is not None
        for fresh in (Trooper(decision.seat), Overlord(decision.seat)):
            assert fresh.choose(STARQUEST.view(twin, decision.seat), offer) == decision.command
        compared += 1
    assert compared > 20
