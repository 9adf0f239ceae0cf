"""What is legal: everything that is offered, every aside, and nothing else. A refusal changes nothing."""

from __future__ import annotations

from typing import Any

from bulkhead.tabletop.conformance.picker import seed_of
from bulkhead.tabletop.conformance.trial import Trial
from bulkhead.tabletop.conformance.wording import check_words
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Silence
from bulkhead.tabletop.game import Command, Offer
from bulkhead.tabletop.refusals import Illegal


def check_offers(trial: Trial, state: Any, seat: int, offered: set[Command]) -> None:
    """Every offered command and every aside is legal, and nothing else is."""
    game = trial.game
    dumped = game.dump(state)
    vocabulary = set(game.vocabulary(state))
    if not offered <= vocabulary:
        raise trial.fault(f"offered, but not in the vocabulary: {next(iter(offered - vocabulary))}")
    asides = {other: set(game.asides(state, other)) for other in range(game.seats_at(trial.options))}
    offer = game.offer(state, seat)
    assert offer is not None
    for command in offered:
        check_legal(trial, state, seat, command)
        check_words(trial, state, seat, offer, command)
    for other, said in asides.items():
        for command in said:
            check_legal(trial, state, other, command)
    if game.dump(state) != dumped:
        raise trial.fault("a command given to a copy has changed the original")
    copy = game.clone(state)
    for command in vocabulary - offered - asides[seat]:
        check_refusal(trial, copy, seat, command)
    spoken = {command for said in asides.values() for command in said}
    for other, said in asides.items():
        if other != seat:
            for command in {next(iter(offered)), *spoken} - said:
                check_refusal(trial, copy, other, command)
    if game.dump(copy) != dumped:
        raise trial.fault("a refused command has changed the state")


def check_strangers(trial: Trial, state: Any, offer: Offer[Any]) -> None:
    """A number that is no seat is offered nothing and may say nothing. A negative one would otherwise be taken for
    an index, counted from the last seat."""
    game, last = trial.game, trial.seats[-1]
    number = (-1, -len(trial.seats), len(trial.seats))[trial.count % 3]
    if game.offer(state, number) is not None or game.petition(state, number) is not None:
        raise trial.fault(f"{number} is no seat, and it is asked something")
    if len(game.asides(state, number)):
        raise trial.fault(f"{number} is no seat, and it may say something")
    copy = game.clone(state)
    for command in (*trial.some_phrases(1), offer.commands[0], *game.asides(state, last)[-1:]):
        try:
            game.apply(copy, number, command, Seeded(seed_of(trial.label)), Silence())
        except Illegal:
            continue
        raise trial.fault(f"{number} is no seat, and its command {command} is legal")


def check_legal(trial: Trial, state: Any, seat: int, command: Command) -> None:
    """Try the command on a copy of the state, with separate dice."""
    try:
        trial.game.apply(trial.game.clone(state), seat, command, Seeded(seed_of(trial.label)), Silence())
    except Illegal as refusal:
        raise trial.fault(f"{command} is open to seat {seat + 1} and refused ({refusal})") from None


def check_refusal(trial: Trial, state: Any, seat: int, command: Command) -> Illegal:
    try:
        trial.game.apply(state, seat, command, Seeded(seed_of(trial.label)), Silence())
    except Illegal as refusal:
        if refusal.clause not in trial.clauses:
            raise trial.fault(f"{command} is refused with an unknown clause, {refusal.clause}") from None
        return refusal
    raise trial.fault(f"{command} is not offered to seat {seat + 1}, yet it is legal")


def is_open(trial: Trial, state: Any, seat: int, command: Command) -> bool:
    """May that seat give this command now, as an answer or as an aside?"""
    offer = trial.game.offer(state, seat)
    return (offer is not None and command in offer.commands) or command in trial.game.asides(state, seat)
