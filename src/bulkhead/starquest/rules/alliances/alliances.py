"""Alliances (SQ-ALLY): who may ally with whom, pledges and their end, and what naming an ally costs."""

from collections.abc import Iterable, Iterator
from typing import ClassVar, Literal

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Choose, Dissolve, Expose, Pledge
from bulkhead.starquest.data.frames import Attack, Settling
from bulkhead.starquest.data.state import Mini, Pact, Proposal, State, change
from bulkhead.starquest.events import PactEnded, PactExposed, PactMade, Pledged, TokenSeen
from bulkhead.starquest.rules.fight import aims
from bulkhead.starquest.table.allegiance import knows_tokens, never_allied
from bulkhead.starquest.table.asides import Aside, aside, in_an_attack
from bulkhead.starquest.table.engine import Procedure, pop, procedure, push
from bulkhead.starquest.table.places import is_machine, on_board
from bulkhead.starquest.table.points import score
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal

VIOLATION = clause("SQ-ALLY-12")(50)
"""Points that each deliberate violation costs."""

BANNED: dict[frozenset[str], str] = {
    frozenset(("blood_angels", "chaos")): "SQ-ALLY-02",
    frozenset(("imperial_fists", "chaos")): "SQ-ALLY-03",
    frozenset(("ultramarines", "cult")): "SQ-ALLY-04",
    frozenset(("eldar", "cult")): "SQ-ALLY-05",
}


def seat_of(state: State, faction: str) -> int:
    """The seat of a faction; -1 when it is not at the table."""
    return next((seat for seat, side in enumerate(state.sides) if side.faction == faction), -1)


@clause("SQ-ALLY-02", "SQ-ALLY-03", "SQ-ALLY-04", "SQ-ALLY-05")
def banned(state: State, one: int, other: int) -> str:
    """The clause that forbids an alliance between two seats for ever; empty when none does."""
    return BANNED.get(frozenset((state.sides[one].faction, state.sides[other].faction)), "")


def between(state: State, one: int, other: int, who: str = "") -> Pact | None:
    """The alliance in force between two seats, of this scope."""
    for pact in state.pacts:
        if {pact.a, pact.b} == {one, other} and pact.legionary == who:
            return pact
    return None


@clause("SQ-ALLY-07", "SQ-ALLY-09")
def has_public_ally(state: State, seat: int, who: str = "") -> bool:
    """Has a faction, or a single legionary, a public ally? Each has one at most. What a legionary agrees to, always in
    public, binds the faction of its partner, but not the Legion."""
    if who:
        return any(pact.legionary == who for pact in state.pacts)
    return any(
        pact.public
        and seat in (pact.a, pact.b)
        and (not pact.legionary or state.minis[pact.legionary].seat != seat)
        for pact in state.pacts
    )


def why_no_pact(state: State, seat: int, to: int, public: bool, who: str = "") -> Illegal | None:
    """The clause that forbids this alliance now; None when nothing does."""
    if to < 0 or to == seat:
        return Illegal("SQ-ALLY-01", "sq-no-ally-nobody")
    if rule := banned(state, seat, to):
        return Illegal(rule, "sq-no-ally-banned")
    if between(state, seat, to, who) is not None:
        return Illegal("SQ-ALLY-01", "sq-no-ally-already")
    if (min(seat, to), max(seat, to), who) in state.split_pacts:
        return Illegal("SQ-ALLY-10", "sq-no-ally-again")
    if who and not public:
        return Illegal("SQ-ALLY-09", "sq-no-ally-legionary")
    if public and has_public_ally(state, seat, who):
        return Illegal("SQ-ALLY-09" if who else "SQ-ALLY-07", "sq-no-ally-one-public")
    if public and has_public_ally(state, to):
        return Illegal("SQ-ALLY-07", "sq-no-ally-one-public")
    return None


# Pledges


def legionaries(state: State, seat: int) -> list[Mini]:
    """Members of the Legion who may make alliances of their own: its miniatures, not its machines."""
    if state.sides[seat].faction != "legion":
        return []
    return [mini for mini in on_board(state, seat) if not is_machine(mini)]


@clause("SQ-ALLY-13", "SQ-ALLY-15")
def next_number(state: State, seat: int, to: int) -> int:
    """The number of a new offer: the first of seat 1 to seat 4 is 14, the next one 114. A plain count would tell the
    two sides how many secret offers the others have made."""
    taken = {proposal.number for proposal in state.proposals}
    number = 10 * (seat + 1) + to + 1
    while number in taken:
        number += 100
    return number


@aside
class Pledging(Aside):
    """Offer an alliance; only the two sides know of it until it is made."""

    commands: ClassVar[tuple[type[Command], ...]] = (Pledge,)
    listed = 10

    @clause("SQ-ALLY-01", "SQ-ALLY-09", "SQ-ALLY-13")
    def choices(self, state: State, seat: int) -> Iterable[AnyCommand]:
        for side in state.sides:
            wishes = [
                Pledge(side.faction, "public"),
                Pledge(side.faction, "secret"),
                *(Pledge(side.faction, "public", mini.id) for mini in legionaries(state, seat)),
            ]
            yield from (wish for wish in wishes if self._refusal(state, seat, wish) is None)

    def _refusal(self, state: State, seat: int, wish: Pledge) -> Illegal | None:
        to = seat_of(state, wish.to)
        if wish.kind not in ("public", "secret"):
            return Illegal("SQ-ALLY-01", "sq-no-ally-nobody")
        if wish.who and wish.who not in [mini.id for mini in legionaries(state, seat)]:
            return Illegal("SQ-ALLY-09", "sq-no-ally-legionary")
        if any(
            (proposal.seat, proposal.to, proposal.kind, proposal.who) == (seat, to, wish.kind, wish.who)
            for proposal in state.proposals
        ):
            return Illegal("SQ-ALLY-13", "sq-no-pledge-open")
        return why_no_pact(state, seat, to, wish.kind == "public", wish.who)

    def do(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Pledge)
        to = seat_of(state, command.to)
        kind: Literal["public", "secret"] = "public" if command.kind == "public" else "secret"
        proposal = Proposal(next_number(state, seat, to), seat, to, kind, command.who)
        state.proposals = (*state.proposals, proposal)
        out.tell(Pledged(seat, to, kind, proposal.number, command.who), to=(seat, to))

    def why_not(self, state: State, seat: int, command: AnyCommand) -> Illegal:
        assert isinstance(command, Pledge)
        return self._refusal(state, seat, command) or Illegal("SQ-ALLY-13", "sq-no-not-now")


@clause("SQ-ALLY-01", "SQ-ALLY-09")
def ally(state: State, one: int, other: int, public: bool, out: Out, who: str = "") -> None:
    """Make an alliance. Where alien allies share their tokens, each learns the other's."""
    state.pacts = (*state.pacts, Pact(one, other, public, who))
    if who:
        change(state, state.minis[who], ally=other)
    out.tell(PactMade(one, other, public, who), to=None if public else (one, other))
    for viewer, owner in ((one, other), (other, one)):
        if knows_tokens(state, viewer, owner):
            for token in state.tokens.values():
                if token.seat == owner and not token.shown:
                    out.tell(TokenSeen(viewer, token.id, token.identity), to=(viewer,))


# Their end


@aside
class Parting(Aside):
    """End an alliance from one side, publicly if it was public."""

    commands: ClassVar[tuple[type[Command], ...]] = (Dissolve,)
    listed = 20

    @clause("SQ-ALLY-10", "SQ-ALLY-13")
    def choices(self, state: State, seat: int) -> Iterable[AnyCommand]:
        if in_an_attack(state):
            return
        for pact in state.pacts:
            if seat in (pact.a, pact.b):
                other = pact.b if pact.a == seat else pact.a
                yield Dissolve(state.sides[other].faction, pact.legionary)

    def do(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Dissolve)
        pact = between(state, seat, seat_of(state, command.to), command.who)
        assert pact is not None
        dissolve(state, pact, out)

    def why_not(self, state: State, seat: int, command: AnyCommand) -> Illegal:
        return Illegal("SQ-ALLY-13", "sq-no-such-alliance")


@clause("SQ-ALLY-10")
def dissolve(state: State, pact: Pact, out: Out) -> None:
    """Dissolve an alliance; it cannot be renewed in this mission."""
    state.pacts = tuple(one for one in state.pacts if one != pact)
    state.split_pacts = (*state.split_pacts, (min(pact.a, pact.b), max(pact.a, pact.b), pact.legionary))
    if pact.legionary:
        change(state, state.minis[pact.legionary], ally=-1)
    told = None if pact.public else (pact.a, pact.b)
    out.tell(PactEnded(pact.a, pact.b, pact.public, pact.legionary), to=told)


@aside
class Exposing(Aside):
    """Reveal a secret alliance of the seat."""

    commands: ClassVar[tuple[type[Command], ...]] = (Expose,)
    listed = 30

    @clause("SQ-ALLY-08")
    def choices(self, state: State, seat: int) -> Iterable[AnyCommand]:
        if in_an_attack(state):
            return
        for pact in state.pacts:
            if not pact.public and seat in (pact.a, pact.b):
                yield Expose(state.sides[pact.b if pact.a == seat else pact.a].faction)

    def do(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Expose)
        pact = between(state, seat, seat_of(state, command.to))
        assert pact is not None
        expose(state, pact, out)

    def why_not(self, state: State, seat: int, command: AnyCommand) -> Illegal:
        return Illegal("SQ-ALLY-08", "sq-no-such-alliance")


@clause("SQ-ALLY-08")
def expose(state: State, pact: Pact, out: Out) -> None:
    """Make a secret alliance public. A seat with another public one has to choose between them."""
    state.pacts = tuple(replace(one, public=True) if one == pact else one for one in state.pacts)
    out.tell(PactExposed(pact.a, pact.b))
    push(state, Settling(pact.b))
    push(state, Settling(pact.a))


def partners(state: State, seat: int) -> list[int]:
    """Seats with which a faction as a whole is publicly allied."""
    return [
        pact.b if pact.a == seat else pact.a
        for pact in state.pacts
        if pact.public and not pact.legionary and seat in (pact.a, pact.b)
    ]


@procedure(Settling)
class SettlingProcedure(Procedure[Settling]):
    """One alliance is confirmed, the others are dissolved, in public. It ends when one is left."""

    rule = "SQ-ALLY-08"

    def waits(self, state: State, frame: Settling) -> int | None:
        return frame.seat if len(partners(state, frame.seat)) > 1 else None

    def question(self, state: State, frame: Settling) -> str:
        return "sq-ask-alliance"

    def choices(self, state: State, frame: Settling) -> list[AnyCommand]:
        return [Choose(state.sides[other].faction) for other in partners(state, frame.seat)]

    @clause("SQ-ALLY-08")
    def answer(self, state: State, frame: Settling, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Choose)
        for other in partners(state, frame.seat):
            if state.sides[other].faction != command.value:
                pact = between(state, frame.seat, other)
                assert pact is not None
                dissolve(state, pact, out)

    def step(self, state: State, frame: Settling, dice: Dice, out: Out) -> None:
        pop(state)

    def why_not(self, state: State, frame: Settling, command: AnyCommand) -> Illegal:
        return Illegal("SQ-ALLY-08", "sq-no-settle-first")


# Naming an ally


def covering(state: State, one: Mini, other: Mini) -> Pact | None:
    """The alliance, public or secret, that covers both miniatures."""
    if never_allied(state, one) or never_allied(state, other):
        return None
    for pact in state.pacts:
        if {pact.a, pact.b} != {one.seat, other.seat}:
            continue
        if pact.legionary in (one.id, other.id) or (not pact.legionary and one.ally < 0 and other.ally < 0):
            return pact
    return None


@clause("SQ-ALLY-01", "SQ-ALLY-12", "SQ-ALLY-16")
def name_targets(state: State, attack: Attack, out: Out) -> None:
    """Punish an attack that names an ally, or aims at allies alone: a violation, which ends the alliance."""
    for pact in broken_by(state, attack):
        violate(state, attack.seat, pact, out)


@clause("SQ-ALLY-12", "SQ-ALLY-16")
def broken_by(state: State, attack: Attack) -> list[Pact]:
    """The alliances that declaring an attack would break."""
    attacker = state.minis[attack.attacker]
    if attacker.seat != attack.seat:
        return []
    named = list(_named(state, attack))
    pacts = [covering(state, attacker, mini) for mini in named]
    others = [
        mini for mini, pact in zip(named, pacts, strict=True) if pact is None and mini.seat != attacker.seat
    ]
    return [] if others else list(dict.fromkeys(pact for pact in pacts if pact is not None))


def _named(state: State, attack: Attack) -> Iterator[Mini]:
    at = aims.read(state, attack.aim)
    if isinstance(at, aims.AtFigure):
        yield state.minis[at.id]
        return
    wanted = set(attack.squares)
    yield from (mini for mini in on_board(state) if wanted.intersection(mini.squares))


@clause("SQ-ALLY-12", "SQ-ALLY-16")
def name_share(state: State, attack: Attack, target: str, out: Out) -> None:
    """Treat a share of an assault cannon as naming its target."""
    mini = state.minis.get(target)
    pact = None if mini is None else covering(state, state.minis[attack.attacker], mini)
    if pact is not None:
        violate(state, attack.seat, pact, out)


@clause("SQ-ALLY-01", "SQ-ALLY-12")
def violate(state: State, seat: int, pact: Pact, out: Out) -> None:
    """Punish a deliberate violation: it costs 50 points and ends the alliance; a secret one becomes public."""
    if not pact.public:
        out.tell(PactExposed(pact.a, pact.b, "SQ-ALLY-16"))
        state.pacts = tuple(replace(one, public=True) if one == pact else one for one in state.pacts)
        pact = replace(pact, public=True)
    score(state, seat, -VIOLATION, "violation", out, why="SQ-ALLY-12")
    dissolve(state, pact, out)
