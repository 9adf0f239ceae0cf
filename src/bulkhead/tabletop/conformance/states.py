"""One state: it survives as text and as a copy, one seat is asked, and asides are no answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bulkhead.tabletop.conformance.legality import check_offers, check_strangers
from bulkhead.tabletop.conformance.trial import Trial
from bulkhead.tabletop.conformance.wording import check_notation, check_words
from bulkhead.tabletop.game import Command, Offer
from bulkhead.tabletop.refusals import Mistake


def check_state(trial: Trial, state: Any, seat: int) -> None:
    game = trial.game
    dumped = game.dump(state)
    if game.dump(game.load(dumped)) != dumped:
        raise trial.fault("the state does not survive JSON")
    line = game.position(state)
    try:
        again = game.dump(game.from_position(line, trial.options))
    except Mistake as mistake:
        raise trial.fault(f"the position text cannot be read: {line} ({mistake})") from None
    if "\n" in line or again != dumped:
        raise trial.fault(f"the position text does not read back: {line}")
    for other in trial.seats:
        if (game.offer(state, other) is not None) != (other == seat):
            raise trial.fault(
                f"seat {seat + 1} decides, yet what is offered to seat {other + 1} says otherwise"
            )
    offer = game.offer(state, seat)
    if offer is None or not offer.commands or offer.seat != seat:
        raise trial.fault("the seat that decides is offered nothing")
    if len(set(offer.commands)) != len(offer.commands):
        raise trial.fault("the same command is offered twice")
    ordered = game.ordered(state) if game.veiled(state) else None
    if ordered is not None and ordered not in offer.commands:
        raise trial.fault(f"{ordered} is ordered in advance and not offered")
    for command in offer.commands:
        check_notation(trial, command)
        if game.is_aside(state, seat, command):
            raise trial.fault(f"{command} answers the question and is said aside")
    for speaker in trial.seats:
        asides = game.asides(state, speaker)
        if len(set(asides)) != len(asides):
            raise trial.fault(f"the same aside is open twice to seat {speaker + 1}")
        for command in asides:
            check_notation(trial, command)
            answers = speaker == seat and command in offer.commands
            if game.is_aside(state, speaker, command) == answers:
                raise trial.fault(f"is {command} of seat {speaker + 1} said aside, or does it answer?")
        check_petition(trial, speaker, game.petition(state, speaker), asides)
    if trial.count % trial.fuzz_every == 0:
        trial.write_phrasebook(state)
    check_strangers(trial, state, offer)
    check_words(trial, state, seat, offer, offer.commands[trial.count % len(offer.commands)])
    if game.dump(state) != dumped:
        raise trial.fault("looking at the state has changed it")
    if trial.count % trial.fuzz_every == 0:
        check_offers(trial, state, seat, set(offer.commands))


def check_petition(trial: Trial, seat: int, petition: Offer[Any] | None, asides: Sequence[Command]) -> None:
    """A petition to a seat has answers, and each of them is an aside open to that seat."""
    if petition is None:
        return
    if petition.seat != seat or not petition.commands:
        raise trial.fault(f"seat {seat + 1} is asked aside and has no answer")
    for command in petition.commands:
        if command not in asides:
            raise trial.fault(f"{command} answers what seat {seat + 1} is asked aside, and it may not say so")


def check_clone(trial: Trial, state: Any, copy: Any) -> None:
    if copy is state or trial.game.dump(copy) != trial.game.dump(state):
        raise trial.fault("a clone differs from its original")
