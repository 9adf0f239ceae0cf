"""The activation of one miniature or token, until it is done (SQ-TURN-15)."""

from msgspec.structs import replace

from bulkhead.starquest.data.commands import Activate, AnyCommand, Demand, Done, Walk
from bulkhead.starquest.data.frames import Activation
from bulkhead.starquest.data.state import FRESH, Mini, State, change, deeds
from bulkhead.starquest.events import Activated, Finished
from bulkhead.starquest.rules.blips import token_steps, tokens
from bulkhead.starquest.rules.cards import psionics
from bulkhead.starquest.rules.fight.lines_of_sight import rivals_watching
from bulkhead.starquest.rules.missions import objectives
from bulkhead.starquest.rules.missions.objectives import Moment
from bulkhead.starquest.rules.move import paths, sharing
from bulkhead.starquest.rules.move.movement_points import own_purse
from bulkhead.starquest.rules.turn import triggers
from bulkhead.starquest.table import effects, places, verbs
from bulkhead.starquest.table.engine import Procedure, pop, procedure, push
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal


def ready(state: State, seat: int) -> list[str]:
    """Miniatures and tokens of a seat that may still be activated in this turn."""
    found = [mini.id for mini in state.minis.values() if mini.seat == seat and may_act(state, mini)]
    found += [
        token.id for token in state.tokens.values() if token.seat == seat and tokens.may_act(state, token)
    ]
    return found


@clause("SQ-TURN-15", "SQ-OBJ-15")
def may_act(state: State, mini: Mini) -> bool:
    """May it act? It must be unfinished and on the map or in the entry area, not carried, not a machine without
    gunner."""
    if mini.deeds.finished or mini.place not in ("board", "dock"):
        return False
    sheet = places.figure(mini)
    if "helpless" in sheet.flags or effects.has(state, mini, "no-act"):
        return False
    return (not sheet.machine or "crewless" in sheet.flags) and not shut_out(state, mini)


@clause("SQ-SETUP-18")
def shut_out(state: State, mini: Mini) -> bool:
    """Does it wait in the entry area with no free square to come in on? Then it is not activated: nothing is spent, and
    it may act as soon as there is room."""
    return mini.place == "dock" and not verbs.any_choice(state, mini, own_purse(state, mini))


def why_not_now(state: State, who: str) -> Illegal:
    """The clause that keeps a figure from being activated."""
    mini = state.minis.get(who)
    if mini is not None and not mini.deeds.finished and shut_out(state, mini):
        return Illegal("SQ-SETUP-18", "sq-no-shut-out", who=who)
    return Illegal("SQ-TURN-15", "sq-no-cannot-act", who=who)


@clause("SQ-TURN-15", "SQ-MOVE-15", "SQ-MELEE-07")
def begin(state: State, seat: int, who: str, out: Out) -> None:
    """Begin the activation of a miniature or token: its start is an anchor, its going on is none."""
    push(state, Activation(seat, who))
    out.tell(Activated(seat, who))
    if who in state.tokens:
        tokens.begin(state, state.tokens[who], out)
        return
    mini = state.minis[who]
    if not mini.deeds.began:
        deeds(state, mini, began=True, turned=False, seen_by=rivals_watching(state, mini))


@procedure(Activation)
class ActivationProcedure(Procedure[Activation]):
    rule = "SQ-TURN-15"

    def waits(self, state: State, frame: Activation) -> int | None:
        """The player, while the figure is there to act; a token that was revealed acts on as a miniature."""
        return frame.seat if _actor(state, frame) is not None and not _stranded(state, frame) else None

    def question(self, state: State, frame: Activation) -> str:
        return "sq-ask-activation"

    def choices(self, state: State, frame: Activation) -> list[AnyCommand]:
        if frame.who in state.tokens:
            found = tokens.choices(state, state.tokens[frame.who])
            shared = token_steps.passing(state, state.tokens[frame.who])
        else:
            mini = state.minis[frame.who]
            found = verbs.choices(state, mini, own_purse(state, mini))
            shared = mini.passing
        if not shared or not found:
            found.append(Done())
        if state.options.house.interleaving and not shared:
            found.extend(Activate(other) for other in ready(state, frame.seat) if other != frame.who)
        return found

    def also(self, state: State, frame: Activation, command: AnyCommand) -> bool:
        return isinstance(command, Walk) and paths.walkable(state, frame, command)

    def answer(self, state: State, frame: Activation, command: AnyCommand, dice: Dice, out: Out) -> None:
        if isinstance(command, Done):
            finish(state, frame, out)
        elif isinstance(command, Activate):
            pop(state)
            begin(state, frame.seat, command.who, out)
        elif isinstance(command, Walk):
            paths.start(state, frame, command, out)
        elif frame.who in state.tokens:
            tokens.do(state, state.tokens[frame.who], command, dice, out)
        else:
            mini = psionics.note_deed(state, state.minis[frame.who], command)
            one = verbs.verb_of(command)
            assert one is not None
            one.do(state, mini, command, own_purse(state, mini), dice, out)

    def step(self, state: State, frame: Activation, dice: Dice, out: Out) -> None:
        """End the activation: the figure is gone or done, or it cannot go on from where it may not stay."""
        mini = state.minis.get(frame.who)
        if _actor(state, frame) is None:
            pop(state)
        if mini is not None and mini.passing and mini.place == "board":
            sharing.send_back(state, mini, out)

    def why_not(self, state: State, frame: Activation, command: AnyCommand) -> Illegal:
        return why_not(state, frame, command)


def _actor(state: State, frame: Activation) -> str | None:
    if frame.who in state.tokens:
        return frame.who
    mini = state.minis.get(frame.who)
    if mini is None or mini.seat != frame.seat or mini.deeds.finished:
        return None
    return frame.who if mini.place in ("board", "dock") else None


@clause("SQ-MOVE-16")
def _stranded(state: State, frame: Activation) -> bool:
    mini = state.minis.get(frame.who)
    return mini is not None and sharing.stranded(state, mini)


def finish(state: State, frame: Activation, out: Out) -> None:
    """End the activation."""
    pop(state)
    effects.expire(state, "activation", on=frame.who)
    if frame.who in state.tokens:
        tokens.finish(state, state.tokens[frame.who], out)
    else:
        _rest(state, state.minis[frame.who])
    out.tell(Finished(frame.seat, frame.who))
    objectives.review(state, Moment("activation", frame.seat, frame.who), out)
    triggers.turn_event(state, "after", state.sides[frame.seat].faction)


@clause("SQ-TURN-15", "SQ-ALIEN-27")
def _rest(state: State, mini: Mini) -> None:
    """Note that it has acted in this turn, unless a card lets it act again."""
    again = effects.touching(state, mini, "again")
    if again:
        effects.remove(state, again[0])
        change(state, mini, deeds=FRESH)
    else:
        deeds(state, mini, finished=True)


def refresh(state: State, seat: int) -> None:
    """Reset the deeds of a seat's figures at the start of its turn."""
    for mini in list(state.minis.values()):
        if mini.seat == seat and mini.deeds is not FRESH:
            state.minis[mini.id] = replace(mini, deeds=FRESH)
    tokens.refresh(state, seat)


def why_not(state: State, frame: Activation, command: AnyCommand) -> Illegal:
    """The clause that forbids a command to the acting figure."""
    who = getattr(command, "who", frame.who)
    if isinstance(command, Walk):
        return paths.why_not(state, frame, command)
    if frame.who in state.tokens:
        return tokens.why_not(state, state.tokens[frame.who], command)
    mini = state.minis[frame.who]
    one = verbs.verb_of(command)
    if isinstance(command, Done) or (mini.passing and not (one is not None and one.with_points)):
        return sharing.why_no_rest(state, mini)
    if mini.passing and places.shares(state, mini):
        return Illegal("SQ-MOVE-16", "sq-no-shared-square")
    if one is None:
        return Illegal("SQ-TURN-15", "sq-no-not-now")
    of_another = who not in (frame.who, mini.mans) and getattr(command, "to", "") != frame.who
    if of_another and not isinstance(command, Demand):
        return Illegal("SQ-TURN-15", "sq-no-other-is-acting")
    return one.why_not(state, mini, command, own_purse(state, mini))
