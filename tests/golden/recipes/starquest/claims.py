"""The claims that a golden game of Starquest may make. Every claim must be made, and hold, somewhere."""

from collections.abc import Callable

from bulkhead.starquest.data.options import HOUSE
from tests.golden.reading import Event, Golden, Step

Holds = Callable[[Golden], bool]

CLAIMS: dict[str, Holds] = {}


def claim(name: str) -> Callable[[Holds], Holds]:
    def register(holds: Holds) -> Holds:
        CLAIMS[name] = holds
        return holds

    return register


def _told(kind: str, **fields: object) -> Holds:
    """An event of a kind with these fields was told."""

    def holds(golden: Golden) -> bool:
        return any(_agrees(event, fields) for event in golden.told(kind))

    return holds


def _agrees(event: Event, fields: dict[str, object]) -> bool:
    return all(event.get(name) == value for name, value in fields.items())


CLAIMS["scan"] = _told("Scanned")
CLAIMS["reveal"] = _told("TokenRevealed", why="SQ-SCAN-09")
CLAIMS["Overwatch shot"] = _told("Declared", how="overwatch")
CLAIMS["weapons lost"] = _told("WeaponLost")
CLAIMS["alliance"] = _told("PactMade", public=True)
CLAIMS["card sold"] = _told("CardSold")
CLAIMS["shares"] = _told("Shared")
CLAIMS["melee"] = _told("MeleeFought")
CLAIMS["primary objective"] = _told("Scored", reason="primary")
CLAIMS["left the mission"] = _told("Left", why="SQ-END-02")
CLAIMS["rank won"] = _told("RankChanged")
CLAIMS["house rules"] = lambda golden: bool(set(golden.options) & set(HOUSE))


@claim("dodge")
def _(golden: Golden) -> bool:
    """Command points move the target away, and the attack is called off."""
    windows = [event for event in golden.told("WindowOpened") if event["reason"] == "dodge"]
    return bool(windows) and bool(golden.told("CommandSpent")) and bool(golden.told("CalledOff"))


@claim("Dreadnought with mounts")
def _(golden: Golden) -> bool:
    """Two weapons, which everybody sees once it stands on the map."""
    mounted = [event["who"] for event in golden.told("Mounted")]
    return any(
        mounted.count(who) == 2 and all(who in view["minis"] for view in golden.steps[-1].views.values())
        for who in set(mounted)
    )


@claim("search")
def _(golden: Golden) -> bool:
    return any(step.told("RoomSearched") and step.command.endswith("search") for step in golden.accepted)


def _hands(step: Step, seat: int) -> dict[str, list[str]]:
    return {name: view["sides"][seat]["recon"] for name, view in step.views.items()}


@claim("secret search")
def _(golden: Golden) -> bool:
    """Only the searcher knows the card; the others know that there is one."""
    step = next((step for step in golden.accepted if step.told("RoomSearched")), None)
    if step is None:
        return False
    (event,) = step.told("RoomSearched")
    hands = _hands(step, event["seat"])
    own = hands.pop(f"seat {event['seat'] + 1}")
    return (
        own == [event["card"]]
        and all(other == [""] for other in hands.values())
        and [heard["card"] for heard in step.hearsay] == [""]
    )


@claim("secret tokens")
def _(golden: Golden) -> bool:
    """Blips are known to their owner alone; an object among them looks like any other."""
    steps = [step for step in golden.accepted if step.told("TokenPlaced")]
    found = set()
    for step in steps:
        (event,) = step.told("TokenPlaced")
        views = {name: view["tokens"][event["token"]] for name, view in step.views.items()}
        own = views.pop(f"seat {event['seat'] + 1}")
        if own["identity"] != event["identity"] or any(one["identity"] for one in views.values()):
            return False
        found.add(own["kind"])
        if own["kind"] == "object" and any(one["kind"] != "blip" for one in views.values()):
            return False
    return {"blip", "object"} <= found


@claim("secret alliance")
def _(golden: Golden) -> bool:
    """Only its parties see it, until one of them shows it to all."""
    for step in golden.accepted:
        for event in step.told("PactMade"):
            parties = {f"seat {event['a'] + 1}", f"seat {event['b'] + 1}"}
            seeing = {
                name
                for name, view in step.views.items()
                if any({pact["a"], pact["b"]} == {event["a"], event["b"]} for pact in view["pacts"])
            }
            if not event["public"] and seeing == parties:
                return bool(golden.told("PactExposed"))
    return False


@claim("object found and carried")
def _(golden: Golden) -> bool:
    shown = [event for event in golden.told("TokenRevealed") if event["identity"].startswith("obj_")]
    return bool(shown) and bool(golden.told("ThingPickedUp"))


@claim("explosion")
def _(golden: Golden) -> bool:
    """One shot that hits several figures."""
    return any(
        len(step.told("Wounded") + step.told("Unharmed")) > 1
        for step in golden.accepted
        if step.told("Rolled") or step.command == "pass"
    )


@claim("Overwatch stays unused")
def _(golden: Golden) -> bool:
    """The marker is removed at the start of its owner's next turn."""
    return bool(golden.told("OverwatchSet")) and all(
        event["why"] == "SQ-OVER-07" for event in golden.told("OverwatchEnded")
    )


@claim("whole game")
def _(golden: Golden) -> bool:
    """A random game, from set-up to the last turn."""
    return golden.seeded and len(golden.steps) > 150 and golden.steps[-1].decides == 0


@claim("spoken out of turn")
def _(golden: Golden) -> bool:
    """A seat that did not have to decide gave an aside."""
    before = golden.steps[0].decides
    for step in golden.accepted[1:]:
        if step.seat != before:
            return True
        before = step.decides
    return False


@claim("end procedure")
def _(golden: Golden) -> bool:
    """The mission ends, cards are shown, objectives scored, a winner named and Seals given, in this order."""
    order = [
        event["type"]
        for step in golden.steps
        for event in step.events
        if event["type"] in ("MissionEnded", "Won", "SealsWon")
    ]
    last = golden.steps[-1]
    return (
        order[:3] == ["MissionEnded", "Won", "SealsWon"]
        and all(view["phase"] == "over" and view["result"] for view in last.views.values())
        and last.decides == 0
    )
