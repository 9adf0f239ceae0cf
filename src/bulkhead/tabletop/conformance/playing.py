"""Plays random games, with every check at every command."""

from __future__ import annotations

from typing import Any

from bulkhead.tabletop import asking
from bulkhead.tabletop.conformance.picker import seed_of
from bulkhead.tabletop.conformance.replays import check_end, check_replay, check_same_seed
from bulkhead.tabletop.conformance.secrets import check_aside, check_secrets
from bulkhead.tabletop.conformance.states import check_clone, check_state
from bulkhead.tabletop.conformance.trial import AnyGame, Trial
from bulkhead.tabletop.dice import Noted, Seeded
from bulkhead.tabletop.events import Heard, Told
from bulkhead.tabletop.game import Command

ASIDE_EVERY = 8
"""About one command in so many is an aside, if an aside is open."""


def check(
    game: AnyGame,
    options: Any,
    *,
    games: int = 3,
    most_commands: int = 100_000,
    fuzz_every: int = 40,
    label: str = "conformance",
    position: str = "",
    whole: bool = True,
    gives_up: bool = False,
) -> int:
    """Play `games` random games under every check; every `fuzz_every` commands try the whole vocabulary. Games begin in
    `position`, if given, and must end within `most_commands`; with `whole=False` they are stopped there. Asides
    that end a game are left out, since they would cut most of them short; `gives_up` plays them too. Returns the number
    of commands played."""
    played = 0
    for number in range(games):
        trial = Trial(game, options, f"{label}|{number}", fuzz_every, position, gives_up=gives_up)
        played += play(trial, most_commands, whole=whole)
    return played


def play(trial: Trial, most: int, *, whole: bool) -> int:
    """Play one game; returns the number of its commands."""
    game = trial.game
    dice, heard = Noted(Seeded(seed_of(trial.label))), Heard()
    state = trial.begin(dice, heard)
    record: list[tuple[int, Command, tuple[int, ...]]] = []
    opening = dice.take()
    told: list[list[Told]] = [heard.told]
    copies: list[tuple[Any, bytes]] = []
    while (seat := game.waiting(state)) is not None:
        if trial.count >= most:
            if not whole:
                break
            raise trial.fault(f"random play does not end within {most} commands")
        before = game.clone(state)
        check_clone(trial, state, before)
        check_state(trial, state, seat)
        copies.append((before, game.dump(before)))
        seat, command = pick(trial, state, seat)
        heard = Heard()
        check_secrets(trial, before, seat, command)
        game.apply(state, seat, command, dice, heard)
        record.append((seat, command, dice.take()))
        told.append(heard.told)
        trial.count += 1
        trial.last = f"seat {seat + 1}: {command}"
        check_aside(trial, before, state, seat, command, heard)
        for copy, dumped in (*copies[-3:], copies[trial.picker.randrange(len(copies))]):
            if game.dump(copy) != dumped:
                raise trial.fault("an earlier copy of the state has changed")
    for copy, dumped in copies:
        if game.dump(copy) != dumped:
            raise trial.fault("an earlier copy of the state has changed")
    if game.waiting(state) is None:
        check_end(trial, state)
    check_replay(trial, opening, record, told, game.dump(state))
    check_same_seed(trial, record, game.dump(state))
    return trial.count


def pick(trial: Trial, state: Any, seat: int) -> tuple[int, Command]:
    """The next command: an answer of the deciding seat or, now and then, an aside of any seat."""
    game = trial.game
    if trial.picker.randrange(ASIDE_EVERY) == 0:
        speaker = trial.picker.randrange(game.seats_at(trial.options))
        asides = [
            said
            for said in game.asides(state, speaker)
            if trial.gives_up or not asking.ends(game, state, speaker, said)
        ]
        if asides:
            return speaker, asides[trial.picker.randrange(len(asides))]
    offer = game.offer(state, seat)
    assert offer is not None
    return seat, offer.commands[trial.picker.randrange(len(offer.commands))]
