"""Claims about draft, set-up, options, scores and endings."""

from itertools import pairwise

from tests.golden.reading import Golden, Step
from tests.golden.recipes.heroes.claims.asking import CLAIMS, Holds, claim, refused, rows, with_before

CLAIMS["a die draws who begins"] = lambda golden: any(event["face"] for event in golden.told("GameBegan"))
CLAIMS["armies shown"] = lambda golden: bool(golden.told("ArmiesShown"))
CLAIMS["rows 3"] = lambda golden: golden.options.get("rows") == 3
CLAIMS["rows 6"] = lambda golden: golden.options.get("rows") == 6


@claim("the table says who begins")
def _(golden: Golden) -> bool:
    return any(
        event["face"] == 0 and str(event["first"] + 1) == golden.options.get("first")
        for event in golden.steps[0].told("GameBegan")
    )


@claim("secret picks")
def _(golden: Golden) -> bool:
    picks = [step for step in golden.accepted if step.told("Picked") and not step.told("ArmiesShown")]
    return bool(picks) and all(map(_is_secret, picks))


def _is_secret(step: Step) -> bool:
    """Only the seat that picked knows the hero; the other and a spectator know that it picked."""
    (event,) = step.told("Picked")
    own, other = f"seat {step.seat}", f"seat {3 - step.seat}"
    hands = {name: view["hands"][step.seat - 1] for name, view in step.views.items()}
    return (
        [heard["hero"] for heard in step.hearsay] == [""]
        and hands[own][-1] == event["hero"]
        and not any(hands[other] + hands["spectator"])
        and len(hands[own]) == len(hands[other]) == len(hands["spectator"])
    )


@claim("alternate placing")
def _(golden: Golden) -> bool:
    seats = [step.seat for step in golden.accepted if step.command.startswith("place ")]
    return len(seats) == 10 and all(first != second for first, second in pairwise(seats))


@claim("first to finish begins")
def _(golden: Golden) -> bool:
    placed = [step.seat - 1 for step in golden.accepted if step.command.startswith("place ")]
    return [event["seat"] for event in golden.told("TurnBegan")][:1] == placed[-2:-1]


@claim("duplicates in one army")
def _(golden: Golden) -> bool:
    return golden.options.get("duplicates") is True and any(
        len(set(army)) < len(army) for event in golden.told("ArmiesShown") for army in event["armies"]
    )


@claim("collections limit the choice")
def _(golden: Golden) -> bool:
    limited = "collection-1" in golden.options and "collection-2" in golden.options
    return limited and refused(golden, "H-ARMY-1", lambda command: command.startswith("pick "))


@claim("up to the enemy's set-up row")
def _(golden: Golden) -> bool:
    return any(event["advance"] == 2 * rows(golden) - 2 for event in golden.told("Moved"))


@claim("whole game")
def _(golden: Golden) -> bool:
    return golden.seeded and golden.start == "a new game" and golden.steps[-1].decides == 0


# Scores and endings


@claim("inspire counts double")
def _(golden: Golden) -> bool:
    return any(
        [event["hero"] for event in step.told("Moved")] == ["donato"]
        and step.view["scores"][step.seat - 1] - before.view["scores"][step.seat - 1] == 2
        for before, step in with_before(golden)
    )


@claim("inspire decides")
def _(golden: Golden) -> bool:
    return any(
        sum(step.view["advances"][event["seat"]]) <= sum(step.view["advances"][1 - event["seat"]])
        for step in golden.accepted
        for event in step.told("GameWon")
    )


@claim("won with three across")
def _(golden: Golden) -> bool:
    return any(
        step.view["across"][event["seat"]] == 3 for step in golden.accepted for event in step.told("GameWon")
    )


@claim("three across are not enough")
def _(golden: Golden) -> bool:
    return any(
        step.view["across"][event["seat"]] >= 3 and not step.told("GameWon")
        for step in golden.accepted
        for event in step.told("TurnEnded")
    )


@claim("nobody wins in the other's turn")
def _(golden: Golden) -> bool:
    return any(
        step.view["across"][1 - event["seat"]] >= 3
        and event["scores"][1 - event["seat"]] > event["scores"][event["seat"]]
        and not step.told("GameWon")
        for step in golden.accepted
        for event in step.told("TurnEnded")
    )


@claim("won by a bust")
def _(golden: Golden) -> bool:
    return any(step.told("WentBust") and step.told("GameWon") for step in golden.accepted)


def _won_by(seat: int) -> Holds:
    return lambda golden: golden.steps[-1].view["winners"] == [seat]


CLAIMS["won by seat 1"] = _won_by(0)
CLAIMS["won by seat 2"] = _won_by(1)
CLAIMS["draw by turn limit"] = lambda golden: any(
    event["turns"] == golden.options.get("turn-limit", 500) for event in golden.told("GameDrawn")
)


@claim("no extra turn after the last")
def _(golden: Golden) -> bool:
    return any(before.view["all-out"] and step.told("GameDrawn") for before, step in with_before(golden))


@claim("match of three")
def _(golden: Golden) -> bool:
    begun = [event["number"] for event in golden.told("GameBegan")]
    return begun == [1, 2, 3] and len(golden.told("MatchEnded")) == 1


@claim("starting player alternates")
def _(golden: Golden) -> bool:
    first = [event["first"] for event in golden.told("GameBegan")]
    return len(first) == 3 and first[0] == first[2] != first[1]


@claim("match with a drawn total")
def _(golden: Golden) -> bool:
    result = golden.steps[-1].view["result"]
    return [event["winner"] for event in golden.told("MatchEnded")] == [-1] and result["shares"] == [0.5, 0.5]


@claim("match won with fewer games")
def _(golden: Golden) -> bool:
    return any(
        step.view["winners"].count(event["winner"]) < step.view["winners"].count(1 - event["winner"])
        for step in golden.accepted
        for event in step.told("MatchEnded")
    )


@claim("a match given up")
def _(golden: Golden) -> bool:
    """The winner has the lower total, and no game is begun after it."""
    last = golden.steps[-1].view
    return any(
        last["result"]["shares"][event["seat"]] == 0.0
        and last["result"]["scores"][event["seat"]] > last["result"]["scores"][1 - event["seat"]]
        and len(last["sheet"]) < golden.options["games"]
        for event in golden.told("Resigned")
    )
