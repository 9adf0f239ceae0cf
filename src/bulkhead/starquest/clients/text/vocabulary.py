"""List commands that could be written at a table, legal or not, for the fuzzing of offers.

Every figure with every verb, but not with every square: the squares near it, and one far away. Answers that are legal
without being listed (paths, triggers and orders with a number in them) are here only in forms that never are."""

from collections.abc import Iterator

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data import commands as c
from bulkhead.starquest.data.commands import AnyCommand, Spot
from bulkhead.starquest.data.facings import FOUR
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.ship.squares import NOWHERE
from bulkhead.starquest.table.asides import choices as asides
from bulkhead.starquest.table.engine import waiting

NOBODY = "zz9"
FAR: Spot = (999, 999)


def vocabulary(state: State) -> Iterator[AnyCommand]:
    """A wide and bounded list, without doubles."""
    yield from dict.fromkeys(_all(state))


def _all(state: State) -> Iterator[AnyCommand]:
    yield from (c.Pass(), c.Yes(), c.Done(), c.End(), c.Raise())
    yield from (c.Choose("nothing"), c.Share(NOBODY, 1), c.Save(99), c.Reroll("nothing", (0,)))
    yield from (
        c.Trigger(("near", NOBODY, "4")),
        c.Instruct(("dodge", "perhaps")),
        c.Accept(99),
        c.Refuse(99),
    )
    yield from _of_the_box(state)
    for side in state.sides:
        yield from (c.Pledge(side.faction, "public"), c.Pledge(side.faction, "secret"))
        yield from (
            c.Dissolve(side.faction),
            c.Expose(side.faction),
            c.Expel(side.faction),
            c.Sell("nothing", side.faction),
        )
        for card in (*side.orders, *side.equipment, *side.recon, *side.psychic, *side.events):
            yield from (c.Use(card), c.Choose(card), c.Sell(card, side.faction))
    for who in (*state.minis, *state.tokens, NOBODY):
        yield from _of_figure(state, who)
    seat = waiting(state)
    offered = None if seat is None else decisions.offer(state, seat)
    yield from offered.commands if offered is not None else ()
    for other in range(len(state.sides)):
        yield from asides(state, other)


def _of_the_box(state: State) -> Iterator[AnyCommand]:
    """Names of things as answers."""
    for weapon in load_box().weapons:
        yield c.Choose(weapon)
    for dock in state.ship.docks:
        yield c.Choose(dock)
    for side in state.sides:
        for identity in sorted({*side.blips, *side.reinforcements, *side.specials}):
            yield c.Put(identity, FAR)


def _of_figure(state: State, who: str) -> Iterator[AnyCommand]:
    yield from (c.Activate(who), c.Leave(who), c.Search(who), c.Overwatch(who), c.Lower(who), c.Quit(who))
    yield from (c.Reveal(who), c.Demand(who), c.Rite(who), c.Walk(who, (FAR,)), c.Step(who, FAR))
    yield from (c.PickUp(who, "nothing"), c.PutDown(who, "nothing"), c.Give(who, "nothing", NOBODY))
    yield from (c.Load(who, NOBODY), c.Unload(who, FAR), c.HandIn(who, NOBODY), c.Man(who, NOBODY))
    yield from (c.Face(who, facing) for facing in FOUR)
    yield from (c.Step(who, spot) for spot in _near(state, who))
    yield from (c.Open(who, door.id) for door in state.ship.doors)
    for dock in state.ship.docks.values():
        for square in dock.thresholds:
            yield from (c.Enter(who, state.ship.xy(square), facing) for facing in FOUR)
    mini = state.minis.get(who)
    if mini is None:
        return
    for other in state.minis:
        yield from (
            c.Strike(who, other),
            c.Load(who, other),
            c.Man(who, other),
            c.Give(who, "nothing", other),
        )
        yield from (c.Shoot(who, weapon, other) for weapon in dict.fromkeys(mini.weapons))
    for weapon in dict.fromkeys(mini.weapons):
        yield from (c.Shoot(who, weapon), c.Shoot(who, weapon, "0.0>N"), c.Shoot(who, weapon, "[0.0]"))
        yield from (c.Snap(who, weapon, NOBODY, facing) for facing in FOUR)
    for thing in state.things:
        yield from (c.PickUp(who, thing), c.PutDown(who, thing), c.HandIn(who, thing))


def _near(state: State, who: str) -> Iterator[Spot]:
    """The squares around a figure or token."""
    if who in state.minis:
        squares = state.minis[who].squares
    else:
        squares = (state.tokens[who].square,) if who in state.tokens else ()
    for square in squares:
        yield from (state.ship.xy(to) for to in state.ship.step[square] if to != NOWHERE)
