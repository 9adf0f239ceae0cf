"""The turn of an alien player (SQ-ALIEN-01, 02): event card, token on a vent, activations and entries by conduit,
reinforcements."""

from collections.abc import Iterator

from msgspec.structs import replace

from bulkhead.starquest.data.commands import Activate, AnyCommand, Choose, Demand, End, Pass, Put, Reveal, Use
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.frames import Turn, TurnStep
from bulkhead.starquest.data.state import State, change_side
from bulkhead.starquest.rules.blips import demanding, sighted_tokens, stock
from bulkhead.starquest.rules.blips.blip_placement import lay, taken
from bulkhead.starquest.rules.cards import events
from bulkhead.starquest.rules.fight.lines_of_sight import field
from bulkhead.starquest.rules.turn import activation
from bulkhead.starquest.ship.squares import base, bits, members
from bulkhead.starquest.table.allegiance import hostile
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.engine import put
from bulkhead.starquest.table.mission_rule import overdue, refused, rules_of
from bulkhead.starquest.table.places import on_board
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal

STEPS: tuple[TurnStep, ...] = clause("SQ-ALIEN-01", "SQ-ALIEN-02")(
    ("event", "others-event", "held", "special", "act", "reinforce")
)
"""The steps of the turn in their order; then bulkheads close and the turn ends."""
BY_CONDUIT = clause("SQ-ALIEN-23")(8)
"""Most tokens that come by conduit in a turn."""
MOST_REINFORCEMENTS = clause("SQ-ALIEN-38")(6)


# Who decides, and among what


@clause("SQ-SEAT-08", "SQ-SEAT-09")
def waits(state: State, frame: Turn) -> int | None:
    """The seat, where public facts leave it a choice: its numbers of tokens and cards, free squares."""
    side = state.sides[frame.seat]
    if frame.step == "held":
        asked = bool(side.events) and not side.held_event
    elif frame.step == "special":
        asked = bool(side.specials) and may_use_vent(state, frame.seat) and bool(free_vents(state))
    elif frame.step == "reinforce":
        open_ = bool(side.reinforcements) and frame.used < MOST_REINFORCEMENTS
        asked = open_ and ways_in(state, frame.seat) != 0
    else:
        asked = frame.step == "act"
    return frame.seat if asked else None


@clause("SQ-ALIEN-01", "SQ-ALIEN-02")
def choices(state: State, frame: Turn) -> list[AnyCommand]:
    if frame.step == "held":
        return [*_held(state, frame.seat), Pass()]
    if frame.step == "special":
        return [*_specials(state, frame.seat), Pass()]
    if frame.step == "reinforce":
        found = list(reinforcements(state, frame.seat))
        return found if frame.duty and found else [*found, Pass()]
    acts = list(_acts(state, frame.seat))
    return acts if must_come(state, frame.seat) else [*acts, End()]


def answer(state: State, frame: Turn, command: AnyCommand, dice: Dice, out: Out) -> None:
    seat = frame.seat
    if isinstance(command, Pass | End):
        _on(state, frame)
    elif frame.step == "held":
        if isinstance(command, Use):
            events.play_held(state, seat, command.card, dice, out)
        else:
            assert isinstance(command, Choose)
            events.draw_more(state, seat, events.colour_called(command.value), dice, out)
    elif isinstance(command, Put):
        {"special": _put_on_vent, "act": _come_by_conduit, "reinforce": _reinforce}[frame.step](
            state, frame, command, out
        )
    elif isinstance(command, Activate):
        activation.begin(state, seat, command.who, out)
    elif isinstance(command, Reveal):
        sighted_tokens.uncover(state, [state.tokens[command.who]], demanded=True)
    else:
        assert isinstance(command, Demand)
        demanding.demand(state, seat, command.who, out)


@clause("SQ-ALIEN-02", "SQ-ALIEN-03")
def step(state: State, frame: Turn, dice: Dice, out: Out) -> None:
    """Go through a step in which there is nothing to decide."""
    _on(state, frame)
    if refused(state, "event", frame.seat):
        return
    house = state.options.house
    aliens = [seat for seat in state.order if is_alien(state.sides[seat].faction)]
    if frame.step == "event" and (house.event_draw == "each" or frame.seat == aliens[0]):
        events.draw(state, frame.seat, dice, out)
    elif frame.step == "others-event" and house.event_draw == "first" and frame.seat == aliens[0]:
        for seat in aliens[1:]:
            events.draw(state, seat, dice, out)


def _on(state: State, frame: Turn) -> None:
    """Go on to the next step."""
    at = STEPS.index(frame.step) + 1
    if frame.step == "special" and may_use_vent(state, frame.seat):
        change_side(state, frame.seat, special_turn=state.sides[frame.seat].turns)
    following = STEPS[at] if at < len(STEPS) else "end"
    duty = following == "reinforce" and on_duty(state, frame.seat)
    put(state, replace(frame.at_step(following), duty=duty))


# Held event cards


@clause("SQ-ALIENRANK-03")
def _held(state: State, seat: int) -> Iterator[AnyCommand]:
    """Play one of the cards held by rank, or draw an extra one from either deck."""
    for card in dict.fromkeys(state.sides[seat].events):
        if card == events.EXTRA_DRAW:
            yield from (Choose(colour) for colour in events.COLOURS)
        else:
            yield Use(card)


# Vents


@clause("SQ-ALIEN-07", "C-mis_04_nest-special-1-1")
def may_use_vent(state: State, seat: int) -> bool:
    """Chaos, every second turn since the last one in which it was possible, used or not; in one mission every turn, as
    long as two vents stand."""
    side = state.sides[seat]
    if state.round < state.scenario.legacy.specials_from:
        return False
    often = any(rule.vents_every_turn(state) for rule in rules_of(state))
    return side.faction == "chaos" and (often or side.turns - side.special_turn >= 2)


@clause("SQ-ALIEN-07", "SQ-ALIEN-12")
def free_vents(state: State) -> dict[int, str]:
    """Vents that are not destroyed and on which no token waits, by square."""
    waiting = {token.vent for token in state.tokens.values()}
    return {
        state.ship.vents[vent]: vent
        for vent in state.vents
        if vent not in waiting and state.ship.vents[vent] not in state.holder
    }


def _specials(state: State, seat: int) -> Iterator[AnyCommand]:
    for identity in dict.fromkeys(state.sides[seat].specials):
        for square in free_vents(state):
            yield Put(identity, state.ship.xy(square))


@clause("SQ-ALIEN-07", "SQ-ALIEN-08")
def _put_on_vent(state: State, frame: Turn, command: Put, out: Out) -> None:
    """Put a token on a vent, where it waits, hidden and safe, until its player's next turn."""
    square = state.ship.at(*command.to)
    vent = free_vents(state)[square]
    change_side(state, frame.seat, specials=taken(state.sides[frame.seat].specials, command.identity))
    _on(state, frame)
    lay(state, frame.seat, command.identity, "special", square, out, "SQ-ALIEN-07", vent, state.turn)


# Activations and conduits


@clause("SQ-ALIEN-13", "SQ-ALIEN-23", "SQ-ALIEN-26", "SQ-ALIEN-45", "SQ-SCAN-13")
def _acts(state: State, seat: int) -> Iterator[AnyCommand]:
    """The choices: activate a piece, bring a token in by conduit, turn over a token, his or the other alien
    player's."""
    for who in activation.ready(state, seat):
        yield Activate(who)
    if by_conduit(state, seat) and state.sides[seat].entered < BY_CONDUIT:
        for identity in dict.fromkeys(state.sides[seat].blips):
            for square in members(free_conduits(state)):
                yield Put(identity, state.ship.xy(square))
    for token in state.tokens.values():
        if token.seat == seat and not token.vent:
            yield Reveal(token.id)
    for other in demanding.demandable(state, seat):
        yield Demand(other)


@clause("SQ-ALIEN-23")
def must_come(state: State, seat: int) -> bool:
    """Is a token due that could enter by conduit now?"""
    return (
        by_conduit(state, seat)
        and state.sides[seat].entered < BY_CONDUIT
        and bool(free_conduits(state))
        and bool(overdue(state, seat))
    )


@clause("SQ-ALIEN-21", "SQ-ALIEN-23")
def by_conduit(state: State, seat: int) -> bool:
    return state.sides[seat].faction == "cult" and state.scenario.cult_entry == "conduit"


@clause("SQ-ALIEN-23", "SQ-ALIEN-45")
def free_conduits(state: State) -> int:
    """Free conduit squares."""
    found = 0
    for squares in state.ship.conduits.values():
        found |= bits(squares)
    return found & ~bits(state.holder)


@clause("SQ-ALIEN-23", "SQ-ALIEN-24", "SQ-ALIEN-45")
def _come_by_conduit(state: State, frame: Turn, command: Put, out: Out) -> None:
    """Bring a token in by conduit, free, in sight or not; it moves in its activation."""
    side = state.sides[frame.seat]
    change_side(state, frame.seat, blips=taken(side.blips, command.identity), entered=side.entered + 1)
    square = state.ship.at(*command.to)
    token = lay(state, frame.seat, command.identity, "blip", square, out, "SQ-ALIEN-23")
    follow(state, token.id, frame.seat, (square,))


# Reinforcements


@clause("SQ-ALIEN-39", "SQ-ALIEN-44")
def on_duty(state: State, seat: int) -> bool:
    """Must it bring on as many as it can? With neither token nor miniature on the board, once a board was scanned."""
    if not state.scanned and not state.options.house.early_duty:
        return False
    return not on_board(state, seat) and not any(token.seat == seat for token in state.tokens.values())


@clause("SQ-ALIEN-35", "SQ-ALIEN-37", "SQ-ALIEN-45", "SQ-LOS-12")
def ways_in(state: State, seat: int) -> int:
    """Free R squares that no enemy miniature sees; for a Cult that enters by conduit also free conduit squares, seen or
    not."""
    found = state.ship.r_squares & ~bits(state.holder)
    near = sighted_tokens.overlooked(state.sight, found, state.closed)
    for mini in on_board(state) if found else ():
        if base(mini.squares) & near and hostile(state, seat, mini):
            found &= ~field(state, mini)
    return found | free_conduits(state) if by_conduit(state, seat) else found


@clause("SQ-ALIEN-33", "SQ-ALIEN-36", "SQ-ALIEN-38", "SQ-ALIEN-46")
def reinforcements(state: State, seat: int) -> Iterator[AnyCommand]:
    """Tokens whose miniature is free, with the squares open to them. Only the owner sees which are missing."""
    squares = [state.ship.xy(square) for square in members(ways_in(state, seat))]
    for identity in dict.fromkeys(state.sides[seat].reinforcements):
        if not stock.is_figure(identity) or stock.free(state, identity) > 0:
            yield from (Put(identity, spot) for spot in squares)


@clause("SQ-ALIEN-35", "SQ-ALIEN-38", "SQ-ALIEN-45", "SQ-ALIEN-46")
def _reinforce(state: State, frame: Turn, command: Put, out: Out) -> None:
    """Bring a reinforcement on face down, with its miniature held back, or, by the house option, as the miniature
    itself."""
    put(state, replace(frame, used=frame.used + 1))
    bring_on(state, frame.seat, command.identity, state.ship.at(*command.to), out, since=state.turn)


@clause("SQ-ALIEN-35", "SQ-ALIEN-45", "SQ-ALIEN-46")
def bring_on(state: State, seat: int, identity: str, square: int, out: Out, since: int = 0) -> None:
    """Put a reinforcement on a square. With `since` set to the current turn, it acts from the next one on."""
    change_side(state, seat, reinforcements=taken(state.sides[seat].reinforcements, identity))
    token = lay(state, seat, identity, "reinforcement", square, out, "SQ-ALIEN-35", since=since)
    stock.reserve(state, token.id)
    if state.options.house.reinforcements_enter == "shown":
        sighted_tokens.uncover(state, [token], demanded=True)
    else:
        follow(state, token.id, seat, (square,))


# Refusals


def why_not(state: State, frame: Turn, command: AnyCommand) -> Illegal:
    """The clause that forbids it. Reasons may name the seat's supply, because only the seat gets the refusal."""
    seat = frame.seat
    if isinstance(command, Demand):
        return demanding.why_not(state, seat, command.who)
    if isinstance(command, Put):
        return _why_not_put(state, frame, command)
    if frame.step == "held":
        return Illegal("SQ-ALIENRANK-03", "sq-no-held-event")
    if frame.step == "special":
        return Illegal("SQ-ALIEN-02", "sq-no-vent-first")
    if frame.step == "reinforce":
        if isinstance(command, Pass) and frame.duty:
            return Illegal("SQ-ALIEN-39", "sq-no-duty")
        return Illegal("SQ-ALIEN-33", "sq-no-only-reinforcements")
    if isinstance(command, Activate):
        token = state.tokens.get(command.who)
        if token is not None and token.seat == seat and token.since == state.turn and token.kind != "blip":
            return Illegal("SQ-ALIEN-08" if token.vent else "SQ-ALIEN-35", "sq-no-token-waits")
        return activation.why_not_now(state, command.who)
    if isinstance(command, Reveal):
        return Illegal("SQ-SCAN-13", "sq-no-own-token")
    if isinstance(command, End) and must_come(state, seat):
        return Illegal("SQ-ALIEN-23", "sq-no-due-token")
    return Illegal("SQ-ALIEN-02", "sq-no-not-now")


def _why_not_put(state: State, frame: Turn, command: Put) -> Illegal:
    seat, side = frame.seat, state.sides[frame.seat]
    square = state.ship.at(*command.to)
    if frame.step == "special":
        if command.identity not in side.specials:
            return Illegal("SQ-ALIEN-07", "sq-no-such-token")
        return Illegal("SQ-ALIEN-07", "sq-no-vent-there")
    if frame.step == "act" and by_conduit(state, seat):
        if side.entered >= BY_CONDUIT:
            return Illegal("SQ-ALIEN-23", "sq-no-more-by-conduit", most=BY_CONDUIT)
        if command.identity not in side.blips:
            return Illegal("SQ-ALIEN-23", "sq-no-such-token")
        return Illegal("SQ-ALIEN-45", "sq-no-conduit-there")
    if frame.step != "reinforce":
        return Illegal("SQ-ALIEN-33", "sq-no-put-now")
    if command.identity not in side.reinforcements:
        return Illegal("SQ-ALIEN-34", "sq-no-such-token")
    if square < 0 or not state.ship.r_squares >> square & 1:
        return Illegal("SQ-ALIEN-35", "sq-no-r-square")
    if square in state.holder:
        return Illegal("SQ-ALIEN-35", "sq-no-taken-square")
    if not ways_in(state, seat) >> square & 1:
        return Illegal("SQ-ALIEN-37", "sq-no-r-in-sight")
    return Illegal("SQ-ALIEN-36", "sq-no-miniature-free")
