"""What viewers must not find out: the same is asked in two states that differ only in what a viewer cannot know."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

import msgspec

from bulkhead.tabletop import asking
from bulkhead.tabletop.conformance.legality import check_refusal, is_open
from bulkhead.tabletop.conformance.picker import seed_of
from bulkhead.tabletop.conformance.trial import Trial
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Event, Heard
from bulkhead.tabletop.game import SPECTATOR, Command, Seat, Viewer
from bulkhead.tabletop.refusals import Mistake

QUESTIONS = 3
"""How many commands a viewer asks about, besides the one that is given. At each state another viewer asks."""


def check_aside(trial: Trial, before: Any, after: Any, seat: int, command: Command, heard: Heard) -> None:
    """A viewer who hears no event of an aside cannot find out that it was given."""
    game = trial.game
    if not game.is_aside(before, seat, command):
        return
    if any(told.to is None or told.others is not None for told in heard.told):
        return
    for viewer in trial.viewers():
        if viewer == seat or heard.seen_by(viewer):
            continue
        if _bytes(game.view(before, viewer)) != _bytes(game.view(after, viewer)):
            raise trial.fault(f"{command} was said aside, and the view of viewer {viewer} tells it")
        if asking.offered(game, before, viewer) != asking.offered(game, after, viewer):
            raise trial.fault(f"{command} was said aside, and the offer to viewer {viewer} tells it")


def check_secrets(trial: Trial, state: Any, seat: int, command: Command) -> None:
    """Nothing that a viewer sees may depend on what the viewer cannot know."""
    game = trial.game
    for number, viewer in enumerate(trial.viewers()):
        seen = _bytes(game.view(state, viewer))
        twin = game.twin(state, viewer, trial.picker)
        if _bytes(game.view(twin, viewer)) != seen:
            raise trial.fault(f"the view of viewer {viewer} tells a secret")
        guessed = game.guess(game.view(state, viewer), trial.picker)
        if guessed is not None and _bytes(game.view(guessed, viewer)) != seen:
            raise trial.fault(f"a guess from the view of viewer {viewer} does not agree with it")
        for what, one, other in zip(
            ("the offer to", "what may be said by", "the proposal to", "the standing answer of"),
            put_to(trial, state, viewer),
            put_to(trial, twin, viewer),
            strict=True,
        ):
            if one != other:
                raise trial.fault(f"{what} viewer {viewer} tells a secret")
        if paced(trial, state) != paced(trial, twin):
            raise trial.fault(f"how long viewer {viewer} waits tells a secret")
        check_curtain(trial, state, twin, viewer)
        check_seen_events(trial, state, twin, viewer, seat, command)
        if viewer is not SPECTATOR and viewer != seat:
            check_seen_refusals(trial, state, twin, viewer, command)
        if number == trial.count % (len(trial.seats) + 1):
            check_answers(trial, state, twin, viewer, command)


def put_to(trial: Trial, state: Any, viewer: Viewer) -> tuple[object, ...]:
    """What a viewer is asked and may say, and the answer that it has given beforehand."""
    game = trial.game
    asked = game.waiting(state) == viewer
    return (
        asking.offered(game, state, viewer),
        list(asking.asides(game, state, viewer)),
        asking.petition(game, state, viewer),
        game.standing(state) if asked else None,
    )


def paced(trial: Trial, state: Any) -> str:
    """How the others see the time pass until the pending question is answered, apart from orders given in advance:
    a veiled question is put to the seat whatever it holds, another one is answered at once where there is a
    single answer."""
    game = trial.game
    asked = game.waiting(state)
    if asked is None or game.veiled(state):
        return "" if asked is None else "veiled"
    offer = game.offer(state, asked)
    single = offer is not None and len(offer.commands) == 1 and game.standing(state) is not None
    return "at once" if single else "open"


def check_curtain(trial: Trial, state: Any, twin: Any, viewer: Viewer) -> None:
    """Where several people share a screen, the others see whether it is covered before a question, and read the
    question if it is not."""
    game = trial.game
    asked = game.waiting(state)
    if asked is None or asked == viewer:
        return
    if game.curtain(state) != game.curtain(twin):
        raise trial.fault(f"the curtain tells viewer {viewer} a secret")
    if not game.curtain(state) and game.offer(state, asked) != game.offer(twin, asked):
        raise trial.fault(f"a question without a curtain tells viewer {viewer} a secret")


def check_answers(trial: Trial, state: Any, twin: Any, viewer: Viewer, command: Command) -> None:
    """Whatever a viewer asks, the answer is the same in both worlds. At each state it is another one's turn to ask,
    spectators included."""
    game = trial.game
    view, offer = game.view(state, viewer), asking.offered(game, state, viewer)
    for phrase in (command, *trial.some_phrases(QUESTIONS)):
        if answers(trial, state, viewer, phrase) != answers(trial, twin, viewer, phrase):
            raise trial.fault(f"why not {phrase}? The answer to viewer {viewer} tells a secret")
    topics = list(game.topics(view, offer))
    about = topics[trial.curiosity.randrange(len(topics))] if topics else str(command)
    if surveyed(trial, state, viewer, about) != surveyed(trial, twin, viewer, about):
        raise trial.fault(f"the survey of {about} for viewer {viewer} tells a secret")
    try:
        game.draw(view)
    except Exception as error:
        raise trial.fault(f"the view of viewer {viewer} cannot be drawn ({error!r})") from error


def answers(trial: Trial, state: Any, viewer: Viewer, command: Command) -> tuple[str, object]:
    """The answer to `why`, as far as a client reads it."""
    no = asking.why_not(trial.game, state, viewer, command)
    return ("", None) if no is None else (getattr(no, "clause", ""), no.phrase)


def surveyed(trial: Trial, state: Any, viewer: Viewer, about: str) -> bytes:
    try:
        return _bytes(asking.survey(trial.game, state, viewer, about))
    except Mistake as mistake:
        return _bytes(mistake.phrase)
    except Exception as error:
        raise trial.fault(f"viewer {viewer} asks about {about}, and there is {error!r}") from error


def check_seen_events(
    trial: Trial, state: Any, twin: Any, viewer: Viewer, seat: Seat, command: Command
) -> None:
    """Until an event reveals the secret, the viewer sees the same events and view in both worlds."""
    game = trial.game
    if not is_open(trial, twin, seat, command):
        return  # the secret decides whether the command is legal, so the twin cannot follow
    heard: list[list[Event]] = []
    views: list[bytes] = []
    asked: list[Seat | None] = []
    for world in (state, twin):
        copy, listener = game.clone(world), Heard()
        game.apply(copy, seat, command, Seeded(seed_of(trial.label)), listener)
        heard.append(listener.seen_by(viewer))
        for event in heard[-1]:
            game.tell(event, viewer)
        views.append(_bytes(game.view(copy, viewer)))
        asked.append(game.waiting(copy))
    for one, other in zip_longest(*heard):
        if one != other:
            if any(event is not None and game.reveals(event) for event in (one, other)):
                return  # an event reveals the secret, as it may
            break
    if (
        heard[0] == heard[1]
        and heard[0]
        and game.interrupts(heard[0][-1])
        and asked[0] == asked[1] not in (seat, viewer)
    ):
        # In both worlds the same seat interrupts, but it had ordered so in secret for different moments: at the
        # end of a turn in one world, for example, and just before that in the other. The whole table sees which
        # moment it was, so the views differ. Nothing else slips through here: the next state is compared with
        # twins of its own.
        return
    if heard[0] != heard[1] or views[0] != views[1]:
        raise trial.fault(f"after {command} the events or the view of viewer {viewer} tell a secret")


def check_seen_refusals(trial: Trial, state: Any, twin: Any, viewer: Seat, command: Command) -> None:
    if is_open(trial, state, viewer, command):
        return
    refusals = [check_refusal(trial, trial.game.clone(world), viewer, command) for world in (state, twin)]
    if (refusals[0].clause, refusals[0].phrase) != (refusals[1].clause, refusals[1].phrase):
        raise trial.fault(f"refusing {command} to seat {viewer + 1} tells a secret")


def _bytes(value: object) -> bytes:
    return msgspec.json.encode(value)
