"""Nothing that others see of a bot depends on what its tokens and cards are."""

from collections import Counter
from random import Random

import pytest

from bulkhead import bots
from bulkhead.starquest.data.commands import AnyCommand, Put
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.views import twins
from bulkhead.tabletop.conformance import Picker
from bulkhead.tabletop.game import SPECTATOR
from tests.bots.starquest.tables import Decision, game

MISSIONS = (
    {"mission": "mis_02_dead_signal", "factions": "ultramarines,chaos"},
    {"mission": "mis_06_fuse", "factions": "blood_angels,eldar,chaos,cult"},
    {"mission": "mis_04_nest", "factions": "imperial_fists,chaos"},
)


def shown(command: AnyCommand) -> object:
    """What the others see of a command: of a token that is laid, the square."""
    return ("put", command.to) if isinstance(command, Put) else command


def disguised(decision: Decision, picker: Picker) -> AnyCommand | None:
    """What the same bot does when the identities of its tokens are dealt again; None where the rules then offer other
    squares, as for a token that must lie in certain rooms."""
    state = STARQUEST.clone(decision.state)
    for pool, kinds in twins._POOLS:
        twins._redeal_tokens(state, SPECTATOR, decision.seat, pool, kinds, picker)
    state.offered = None
    offer = STARQUEST.offer(state, decision.seat)
    assert offer is not None
    if set(map(shown, offer.commands)) != set(map(shown, decision.offer.commands)):
        return None
    overlord = bots.bot("overlord", "starquest", decision.seat)
    command: AnyCommand = overlord.choose(STARQUEST.view(state, decision.seat), offer)
    return command


@pytest.mark.clause("SQ-SEAT-09")
@pytest.mark.parametrize("values", MISSIONS, ids=lambda values: values["mission"])
def test_a_bot_treats_all_its_tokens_alike(values: dict[str, str]) -> None:
    picker, kinds = Picker(f"tokens {values}"), Counter[str]()
    aliens = [seat for seat, one in enumerate(values["factions"].split(",")) if one in ("chaos", "cult")]
    for decision in game(values, "alike"):
        if decision.seat not in aliens or len(decision.offer.commands) == 1:
            continue
        other = disguised(decision, picker)
        if other is not None:
            assert shown(other) == shown(decision.command)
            kinds[type(other).__name__] += 1
    assert kinds["Put"] > 5
    assert kinds["Step"] > 20
    assert kinds["Reveal"] > 0


def laid_by(kind: str, number: int) -> list[float]:
    """How rare each token is that a bot lays at its first scan, in the order of their numbers."""
    values = {"mission": "mis_04_nest", "factions": "blood_angels,imperial_fists,ultramarines,chaos"}
    rarity: list[float] = []
    for decision in game(
        values, f"numbers {number}", ("trooper", "trooper", "trooper", kind), chance=b"%d" % number
    ):
        if isinstance(decision.command, Put):
            pool = decision.view.scenario.supplies["chaos"]
            kinds = (*pool.blips, *pool.reinforcements, *pool.specials)
            rarity.append(1 / max(1, kinds.count(decision.command.identity)))
        if len(rarity) == 8 or decision.state.round > 3:
            break
    return rarity


@pytest.mark.clause("SQ-SEAT-09")
@pytest.mark.parametrize("kind", ["overlord", "random"])
def test_the_number_of_a_token_tells_nothing(kind: str) -> None:
    """A permutation test over many games: early tokens are neither rarer nor more common than late ones."""
    laid = [laid_by(kind, number) for number in range(80)]
    rng = Random("numbers")

    def trend() -> float:
        return sum(
            rare * (place - (len(tokens) - 1) / 2) for tokens in laid for place, rare in enumerate(tokens)
        )

    found, more = abs(trend()), 0
    for _ in range(400):
        for tokens in laid:
            rng.shuffle(tokens)
        more += abs(trend()) >= found
    assert more > 2, f"{more} of 400 shuffles show as much: the order of laying tells the identity"
