"""Claims about scoring rolls, pushing, going bust and going all out."""

from itertools import pairwise

from bulkhead.heroes.rules.scoring_rolls import SCORING_ROLLS
from tests.golden.reading import Golden
from tests.golden.recipes.heroes.claims.asking import (
    CLAIMS,
    STRAIGHTS,
    THREES,
    Holds,
    claim,
    kept,
    refused,
    scores_in,
    spends,
    told,
    turns,
    with_before,
)


def _keeps(roll: str) -> Holds:
    return lambda golden: any(roll in kept(step) for step in golden.accepted)


for _roll in SCORING_ROLLS:
    CLAIMS[f"keep {_roll}"] = _keeps(_roll)
    CLAIMS[f"spend {_roll}"] = spends(_roll)

CLAIMS["keep 6 6"] = lambda golden: any(kept(step) == ["6", "6"] for step in golden.accepted)
CLAIMS["two threes of a kind in six equal dice"] = lambda golden: any(
    kept(step) == [roll, roll] for step in golden.accepted for roll in THREES
)
CLAIMS["two straights in six dice"] = lambda golden: any(
    kept(step) == [roll, roll] for step in golden.accepted for roll in STRAIGHTS
)


@claim("part of a longer straight")
def _(golden: Golden) -> bool:
    return any(
        roll in STRAIGHTS and (int(roll[-1]) + 1 in {*before.view["rolled"]} - {6})
        for before, step in with_before(golden)
        for roll in kept(step)
    )


@claim("a six left lying pairs with a six rolled later")
def _(golden: Golden) -> bool:
    return any(
        kept(step) == ["66"] and before.view["held"].count(6) == 1 and before.view["rolled"].count(6) == 1
        for before, step in with_before(golden)
    )


@claim("sixes of different rolls do not merge")
def _(golden: Golden) -> bool:
    return any(
        step.refusal.startswith("H-ACT-1") and step.command.startswith("66 ") and apart == ["6", "6"]
        for turn in turns(golden)
        for apart in [[" ".join(event["rolls"]) for event in told(turn, "PutAside")]]
        for step in turn
    )


# Pushing, bust, all out


@claim("bust on the first roll")
def _(golden: Golden) -> bool:
    return any(step.command == "roll" and step.told("WentBust") for step in golden.accepted)


@claim("bust after a push")
def _(golden: Golden) -> bool:
    return any(
        step.command.startswith("push") and any(event["lost"] for event in step.told("WentBust"))
        for step in golden.accepted
    )


@claim("bust after a second push")
def _(golden: Golden) -> bool:
    return any(
        told(turn, "WentBust")
        and [event["why"] for event in told(turn, "Rolled")] == ["H-ROLL-1", *["H-PUSH-2"] * 2]
        for turn in turns(golden)
    )


@claim("all out")
def _(golden: Golden) -> bool:
    return bool(golden.told("WentAllOut"))


@claim("all out twice in a row")
def _(golden: Golden) -> bool:
    return any(
        told(first, "WentAllOut") and told(first, "TurnBegan")[-1]["extra"] and told(second, "WentAllOut")
        for first, second in pairwise(list(turns(golden)))
    )


@claim("bust after all out")
def _(golden: Golden) -> bool:
    return any(
        told(first, "WentAllOut") and told(first, "TurnBegan")[-1]["extra"] and told(second, "WentBust")
        for first, second in pairwise(list(turns(golden)))
    )


@claim("all out over several rolls")
def _(golden: Golden) -> bool:
    return any(told(turn, "WentAllOut") and len(told(turn, "Rolled")) > 1 for turn in turns(golden))


@claim("won instead of an extra turn")
def _(golden: Golden) -> bool:
    return any(before.view["all-out"] and step.told("GameWon") for before, step in with_before(golden))


@claim("scoring rolls left unspent")
def _(golden: Golden) -> bool:
    return any(event["unspent"] for event in golden.told("TurnEnded"))


def _holds(reading: str) -> Holds:
    def holds(golden: Golden) -> bool:
        held = any(event["held"] for event in golden.told("Rolled"))
        return held and golden.options.get("hold", "new") == reading

    return holds


for _reading in ("new", "literal", "strict"):
    CLAIMS[f"hold {_reading}"] = _holds(_reading)


@claim("bust with a scoring roll left lying")
def _(golden: Golden) -> bool:
    return any(
        step.told("WentBust") and scores_in(event["held"])
        for step in golden.accepted
        for event in step.told("Rolled")
    )


@claim("kept wholly from dice left lying")
def _(golden: Golden) -> bool:
    return any(
        kept(step) and not {*map(int, "".join(kept(step)))} & {*before.view["rolled"]}
        for before, step in with_before(golden)
    )


@claim("equal dice are interchangeable")
def _(golden: Golden) -> bool:
    return any(
        before.view["held"].count(int(roll[0])) >= 3 and int(roll[0]) in before.view["rolled"]
        for before, step in with_before(golden)
        for roll in kept(step)
        if roll in THREES
    )


@claim("an old scoring roll beside a new one refused")
def _(golden: Golden) -> bool:
    return refused(golden, "H-PUSH-3", lambda command: len(command.split()) > 2)
