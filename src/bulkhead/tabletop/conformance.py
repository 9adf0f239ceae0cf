"""The suite that every game must pass: `check` plays random games and raises Nonconforming at the first fault.

- random play ends;
- offers and `apply` agree exactly: everything offered, and every aside, is legal, nothing else is, and a refusal
  changes nothing;
- every refusal names a clause that the rulebook has;
- every answer can be described to the seat that may give it;
- a clone is equal and independent: all earlier copies stay as they were after each command;
- a replay (the same commands with the recorded faces) equals the live game, events included;
- the same seed gives the same game;
- JSON, the position text and the notation of commands round-trip at every state;
- an aside that is told to some seats only changes neither the view nor the offer of any other seat;
- views never leak: two states that differ only in what a viewer cannot know give that viewer byte-equal views, offers,
  asides, petitions, standing answers, events, and answers to every question (why not, surveys);
  every viewer is asked, spectators included; and a guess made from a view agrees with that view;
- time tells nothing: in both states the others wait for an answer, or it comes at once; and a shared screen is covered
  in both, or in neither;
- only seats act: a number that is no seat is offered nothing, may say nothing, and its commands are refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import zip_longest
from math import isclose
from typing import Any

import msgspec

from bulkhead.tabletop import asking
from bulkhead.tabletop.dice import Dice, Noted, Recorded, Seeded
from bulkhead.tabletop.events import Event, Heard, Out, Silence, Told
from bulkhead.tabletop.game import SPECTATOR, Command, Game, Offer, Seat, Viewer
from bulkhead.tabletop.refusals import Illegal, Mistake

AnyGame = Game[Any, Any, Any, Any]


QUESTIONS = 3
"""How many commands a viewer asks about, besides the one that is given. At each state another viewer asks."""
ASIDE_EVERY = 8
"""About one command in so many is an aside, if an aside is open."""


class Nonconforming(AssertionError):
    """A game breaks the contract. The message says which part, in which game, at which command."""


class Picker:
    """Reproducible choices: the same kind of stream as the dice, with another key."""

    def __init__(self, label: str) -> None:
        self._stream = Seeded(f"picker|{label}".encode())

    def randrange(self, stop: int, /) -> int:
        number = 0
        for byte in self._stream.roll(8, sides=256):
            number = number * 256 + byte - 1
        return number % stop


def seed_of(label: str) -> bytes:
    return f"dice|{label}".encode()


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
) -> int:
    """Play `games` random games under every check; every `fuzz_every` commands try the whole vocabulary. Games begin in
    `position`, if given, and must end within `most_commands`; with `whole=False` they are stopped there. Returns the
    number of commands played."""
    played = 0
    for number in range(games):
        played += _Playthrough(
            game, options, f"{label}|{number}", most_commands, fuzz_every, position, whole
        ).run()
    return played


def viewers(game: AnyGame, options: Any) -> Iterator[Viewer]:
    """Every seat, and the spectator."""
    yield from range(game.seats_at(options))
    yield SPECTATOR


class _Playthrough:
    def __init__(
        self,
        game: AnyGame,
        options: Any,
        label: str,
        most: int,
        fuzz_every: int,
        position: str,
        whole: bool,
    ) -> None:
        self.game = game
        self.options = options
        self.label = label
        self.most = most
        self.fuzz_every = fuzz_every
        self.position = position
        self.whole = whole
        self.picker = Picker(label)
        self.curiosity = Picker(f"{label}|questions")
        """Chooses what viewers ask, apart from the choices of play."""
        self.clauses = set(game.rulebook.ids())
        self.seats = range(game.seats_at(options))
        self.phrasebook: list[list[Command]] = []
        """Commands that viewers ask about, legal or not, one list for each kind; written anew now and then."""
        self.count = 0
        self.last = "the beginning"

    def fault(self, text: str) -> Nonconforming:
        return Nonconforming(
            f"{self.game.id} ({self.label}), after {self.count} commands ({self.last}): {text}"
        )

    def begin(self, dice: Dice, out: Out) -> Any:
        """The state that play begins with."""
        if self.position:
            return self.game.from_position(self.position, self.options)
        return self.game.new(self.options, dice, out)

    def run(self) -> int:
        game = self.game
        dice, heard = Noted(Seeded(seed_of(self.label))), Heard()
        state = self.begin(dice, heard)
        record: list[tuple[int, Command, tuple[int, ...]]] = []
        opening = dice.take()
        told: list[list[Told]] = [heard.told]
        copies: list[tuple[Any, bytes]] = []
        while (seat := game.waiting(state)) is not None:
            if self.count >= self.most:
                if not self.whole:
                    break
                raise self.fault(f"random play does not end within {self.most} commands")
            before = game.clone(state)
            self.check_clone(state, before)
            self.check_state(state, seat)
            copies.append((before, game.dump(before)))
            seat, command = self.pick(state, seat)
            heard = Heard()
            self.check_secrets(before, seat, command)
            game.apply(state, seat, command, dice, heard)
            record.append((seat, command, dice.take()))
            told.append(heard.told)
            self.count += 1
            self.last = f"seat {seat + 1}: {command}"
            self.check_aside(before, state, seat, command, heard)
            for copy, dumped in (*copies[-3:], copies[self.picker.randrange(len(copies))]):
                if game.dump(copy) != dumped:
                    raise self.fault("an earlier copy of the state has changed")
        for copy, dumped in copies:
            if game.dump(copy) != dumped:
                raise self.fault("an earlier copy of the state has changed")
        if game.waiting(state) is None:
            self.check_end(state)
        self.check_replay(opening, record, told, game.dump(state))
        self.check_same_seed(record, game.dump(state))
        return self.count

    def pick(self, state: Any, seat: int) -> tuple[int, Command]:
        """The next command: an answer of the deciding seat or, now and then, an aside of any seat."""
        game = self.game
        if self.picker.randrange(ASIDE_EVERY) == 0:
            speaker = self.picker.randrange(game.seats_at(self.options))
            asides = game.asides(state, speaker)
            if asides:
                return speaker, asides[self.picker.randrange(len(asides))]
        offer = game.offer(state, seat)
        assert offer is not None
        return seat, offer.commands[self.picker.randrange(len(offer.commands))]

    # One state

    def check_state(self, state: Any, seat: int) -> None:
        game = self.game
        dumped = game.dump(state)
        if game.dump(game.load(dumped)) != dumped:
            raise self.fault("the state does not survive JSON")
        line = game.position(state)
        try:
            again = game.dump(game.from_position(line, self.options))
        except Mistake as mistake:
            raise self.fault(f"the position text cannot be read: {line} ({mistake})") from None
        if "\n" in line or again != dumped:
            raise self.fault(f"the position text does not read back: {line}")
        for other in self.seats:
            if (game.offer(state, other) is not None) != (other == seat):
                raise self.fault(
                    f"seat {seat + 1} decides, yet what is offered to seat {other + 1} says otherwise"
                )
        offer = game.offer(state, seat)
        if offer is None or not offer.commands or offer.seat != seat:
            raise self.fault("the seat that decides is offered nothing")
        if len(set(offer.commands)) != len(offer.commands):
            raise self.fault("the same command is offered twice")
        ordered = game.ordered(state) if game.veiled(state) else None
        if ordered is not None and ordered not in offer.commands:
            raise self.fault(f"{ordered} is ordered in advance and not offered")
        for command in offer.commands:
            self.check_notation(command)
            if game.is_aside(state, seat, command):
                raise self.fault(f"{command} answers the question and is said aside")
        for speaker in self.seats:
            asides = game.asides(state, speaker)
            if len(set(asides)) != len(asides):
                raise self.fault(f"the same aside is open twice to seat {speaker + 1}")
            for command in asides:
                self.check_notation(command)
                answers = speaker == seat and command in offer.commands
                if game.is_aside(state, speaker, command) == answers:
                    raise self.fault(f"is {command} of seat {speaker + 1} said aside, or does it answer?")
            self.check_petition(speaker, game.petition(state, speaker), asides)
        if self.count % self.fuzz_every == 0:
            self.write_phrasebook(state)
        self.check_strangers(state, offer)
        self.check_words(state, seat, offer, offer.commands[self.count % len(offer.commands)])
        if game.dump(state) != dumped:
            raise self.fault("looking at the state has changed it")
        if self.count % self.fuzz_every == 0:
            self.check_offers(state, seat, set(offer.commands))

    def write_phrasebook(self, state: Any) -> None:
        """The vocabulary by kind, so that a rare kind of command is tried as often as a common one."""
        kinds: dict[type, list[Command]] = {}
        for command in self.game.vocabulary(state):
            kinds.setdefault(type(command), []).append(command)
        self.phrasebook = list(kinds.values())

    def check_strangers(self, state: Any, offer: Offer[Any]) -> None:
        """A number that is no seat is offered nothing and may say nothing. A negative one would otherwise be taken for
        an index, counted from the last seat."""
        game, last = self.game, self.seats[-1]
        number = (-1, -len(self.seats), len(self.seats))[self.count % 3]
        if game.offer(state, number) is not None or game.petition(state, number) is not None:
            raise self.fault(f"{number} is no seat, and it is asked something")
        if len(game.asides(state, number)):
            raise self.fault(f"{number} is no seat, and it may say something")
        copy = game.clone(state)
        for command in (*self.some_phrases(1), offer.commands[0], *game.asides(state, last)[-1:]):
            try:
                game.apply(copy, number, command, Seeded(seed_of(self.label)), Silence())
            except Illegal:
                continue
            raise self.fault(f"{number} is no seat, and its command {command} is legal")

    def some_phrases(self, count: int) -> list[Command]:
        """Commands to ask about, each of a kind chosen at random."""
        kinds = [self.phrasebook[self.curiosity.randrange(len(self.phrasebook))] for _ in range(count)]
        return [kind[self.curiosity.randrange(len(kind))] for kind in kinds]

    def check_petition(self, seat: int, petition: Offer[Any] | None, asides: Sequence[Command]) -> None:
        """A petition to a seat has answers, and each of them is an aside open to that seat."""
        if petition is None:
            return
        if petition.seat != seat or not petition.commands:
            raise self.fault(f"seat {seat + 1} is asked aside and has no answer")
        for command in petition.commands:
            if command not in asides:
                raise self.fault(
                    f"{command} answers what seat {seat + 1} is asked aside, and it may not say so"
                )

    def check_words(self, state: Any, seat: int, offer: Offer[Any], command: Command) -> None:
        """An answer can be described to its seat, and `survey` answers about it or raises Mistake, nothing else."""
        view = self.game.view(state, seat)
        try:
            self.game.describe(command, view)
            with suppress(Mistake):
                self.game.survey(view, offer, str(command))
        except Exception as error:
            raise self.fault(f"{command} cannot be put into words ({error!r})") from error

    def check_notation(self, command: Command) -> None:
        try:
            again = self.game.read(str(command))
        except Mistake as mistake:
            raise self.fault(f"the notation {str(command)!r} cannot be read ({mistake})") from None
        if again != command:
            raise self.fault(f"{command!r} does not read back from {str(command)!r}")

    def check_offers(self, state: Any, seat: int, offered: set[Command]) -> None:
        """Every offered command and every aside is legal, and nothing else is."""
        game = self.game
        dumped = game.dump(state)
        vocabulary = set(game.vocabulary(state))
        if not offered <= vocabulary:
            raise self.fault(f"offered, but not in the vocabulary: {next(iter(offered - vocabulary))}")
        asides = {other: set(game.asides(state, other)) for other in range(game.seats_at(self.options))}
        offer = game.offer(state, seat)
        assert offer is not None
        for command in offered:
            self.check_legal(state, seat, command)
            self.check_words(state, seat, offer, command)
        for other, said in asides.items():
            for command in said:
                self.check_legal(state, other, command)
        if game.dump(state) != dumped:
            raise self.fault("a command given to a copy has changed the original")
        copy = game.clone(state)
        for command in vocabulary - offered - asides[seat]:
            self.check_refusal(copy, seat, command)
        spoken = {command for said in asides.values() for command in said}
        for other, said in asides.items():
            if other != seat:
                for command in {next(iter(offered)), *spoken} - said:
                    self.check_refusal(copy, other, command)
        if game.dump(copy) != dumped:
            raise self.fault("a refused command has changed the state")

    def check_legal(self, state: Any, seat: int, command: Command) -> None:
        """Try the command on a copy of the state, with separate dice."""
        try:
            self.game.apply(self.game.clone(state), seat, command, Seeded(seed_of(self.label)), Silence())
        except Illegal as refusal:
            raise self.fault(f"{command} is open to seat {seat + 1} and refused ({refusal})") from None

    def check_refusal(self, state: Any, seat: int, command: Command) -> Illegal:
        try:
            self.game.apply(state, seat, command, Seeded(seed_of(self.label)), Silence())
        except Illegal as refusal:
            if refusal.clause not in self.clauses:
                raise self.fault(f"{command} is refused with an unknown clause, {refusal.clause}") from None
            return refusal
        raise self.fault(f"{command} is not offered to seat {seat + 1}, yet it is legal")

    def check_clone(self, state: Any, copy: Any) -> None:
        if copy is state or self.game.dump(copy) != self.game.dump(state):
            raise self.fault("a clone differs from its original")

    # Secrets

    def check_aside(self, before: Any, after: Any, seat: int, command: Command, heard: Heard) -> None:
        """A viewer who hears no event of an aside cannot find out that it was given."""
        game = self.game
        if not game.is_aside(before, seat, command):
            return
        if any(told.to is None or told.others is not None for told in heard.told):
            return
        for viewer in viewers(game, self.options):
            if viewer == seat or heard.seen_by(viewer):
                continue
            if _bytes(game.view(before, viewer)) != _bytes(game.view(after, viewer)):
                raise self.fault(f"{command} was said aside, and the view of viewer {viewer} tells it")
            if asking.offered(game, before, viewer) != asking.offered(game, after, viewer):
                raise self.fault(f"{command} was said aside, and the offer to viewer {viewer} tells it")

    def check_secrets(self, state: Any, seat: int, command: Command) -> None:
        """Nothing that a viewer sees may depend on what the viewer cannot know."""
        game = self.game
        for number, viewer in enumerate(viewers(game, self.options)):
            seen = _bytes(game.view(state, viewer))
            twin = game.twin(state, viewer, self.picker)
            if _bytes(game.view(twin, viewer)) != seen:
                raise self.fault(f"the view of viewer {viewer} tells a secret")
            guessed = game.guess(game.view(state, viewer), self.picker)
            if guessed is not None and _bytes(game.view(guessed, viewer)) != seen:
                raise self.fault(f"a guess from the view of viewer {viewer} does not agree with it")
            for what, one, other in zip(
                ("the offer to", "what may be said by", "the proposal to", "the standing answer of"),
                self.put_to(state, viewer),
                self.put_to(twin, viewer),
                strict=True,
            ):
                if one != other:
                    raise self.fault(f"{what} viewer {viewer} tells a secret")
            if self.paced(state) != self.paced(twin):
                raise self.fault(f"how long viewer {viewer} waits tells a secret")
            self.check_curtain(state, twin, viewer)
            self.check_seen_events(state, twin, viewer, seat, command)
            if viewer is not SPECTATOR and viewer != seat:
                self.check_seen_refusals(state, twin, viewer, command)
            if number == self.count % (len(self.seats) + 1):
                self.check_answers(state, twin, viewer, command)

    def put_to(self, state: Any, viewer: Viewer) -> tuple[object, ...]:
        """What a viewer is asked and may say, and the answer that it has given beforehand."""
        game = self.game
        asked = game.waiting(state) == viewer
        return (
            asking.offered(game, state, viewer),
            list(asking.asides(game, state, viewer)),
            asking.petition(game, state, viewer),
            game.standing(state) if asked else None,
        )

    def paced(self, state: Any) -> str:
        """How the others see the time pass until the pending question is answered, apart from orders given in advance:
        a veiled question is put to the seat whatever it holds, another one is answered at once where there is a
        single answer."""
        game = self.game
        asked = game.waiting(state)
        if asked is None or game.veiled(state):
            return "" if asked is None else "veiled"
        offer = game.offer(state, asked)
        single = offer is not None and len(offer.commands) == 1 and game.standing(state) is not None
        return "at once" if single else "open"

    def check_curtain(self, state: Any, twin: Any, viewer: Viewer) -> None:
        """Where several people share a screen, the others see whether it is covered before a question, and read the
        question if it is not."""
        game = self.game
        asked = game.waiting(state)
        if asked is None or asked == viewer:
            return
        if game.curtain(state) != game.curtain(twin):
            raise self.fault(f"the curtain tells viewer {viewer} a secret")
        if not game.curtain(state) and game.offer(state, asked) != game.offer(twin, asked):
            raise self.fault(f"a question without a curtain tells viewer {viewer} a secret")

    def check_answers(self, state: Any, twin: Any, viewer: Viewer, command: Command) -> None:
        """Whatever a viewer asks, the answer is the same in both worlds. At each state it is another one's turn to ask,
        spectators included."""
        game = self.game
        view, offer = game.view(state, viewer), asking.offered(game, state, viewer)
        for phrase in (command, *self.some_phrases(QUESTIONS)):
            if self.answers(state, viewer, phrase) != self.answers(twin, viewer, phrase):
                raise self.fault(f"why not {phrase}? The answer to viewer {viewer} tells a secret")
        topics = list(game.topics(view, offer))
        about = topics[self.curiosity.randrange(len(topics))] if topics else str(command)
        if self.surveyed(state, viewer, about) != self.surveyed(twin, viewer, about):
            raise self.fault(f"the survey of {about} for viewer {viewer} tells a secret")
        try:
            game.draw(view)
        except Exception as error:
            raise self.fault(f"the view of viewer {viewer} cannot be drawn ({error!r})") from error

    def answers(self, state: Any, viewer: Viewer, command: Command) -> tuple[str, object]:
        """The answer to `why`, as far as a client reads it."""
        no = asking.why_not(self.game, state, viewer, command)
        return ("", None) if no is None else (getattr(no, "clause", ""), no.phrase)

    def surveyed(self, state: Any, viewer: Viewer, about: str) -> bytes:
        try:
            return _bytes(asking.survey(self.game, state, viewer, about))
        except Mistake as mistake:
            return _bytes(mistake.phrase)
        except Exception as error:
            raise self.fault(f"viewer {viewer} asks about {about}, and there is {error!r}") from error

    def check_seen_events(self, state: Any, twin: Any, viewer: Viewer, seat: Seat, command: Command) -> None:
        """Until an event reveals the secret, the viewer sees the same events and view in both worlds."""
        game = self.game
        if not self.is_open(twin, seat, command):
            return  # the secret decides whether the command is legal, so the twin cannot follow
        heard: list[list[Event]] = []
        views: list[bytes] = []
        asked: list[Seat | None] = []
        for world in (state, twin):
            copy, listener = game.clone(world), Heard()
            game.apply(copy, seat, command, Seeded(seed_of(self.label)), listener)
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
            raise self.fault(f"after {command} the events or the view of viewer {viewer} tell a secret")

    def is_open(self, state: Any, seat: int, command: Command) -> bool:
        """May that seat give this command now, as an answer or as an aside?"""
        offer = self.game.offer(state, seat)
        return (offer is not None and command in offer.commands) or command in self.game.asides(state, seat)

    def check_seen_refusals(self, state: Any, twin: Any, viewer: Seat, command: Command) -> None:
        if self.is_open(state, viewer, command):
            return
        refusals = [self.check_refusal(self.game.clone(world), viewer, command) for world in (state, twin)]
        if (refusals[0].clause, refusals[0].phrase) != (refusals[1].clause, refusals[1].phrase):
            raise self.fault(f"refusing {command} to seat {viewer + 1} tells a secret")

    # The whole game

    def check_end(self, state: Any) -> None:
        result = self.game.result(state)
        seats = self.game.seats_at(self.options)
        if result is None or len(result.shares) != seats or not isclose(sum(result.shares), 1.0):
            raise self.fault(f"the game is over, but its result is {result}")
        if result.why not in self.clauses:
            raise self.fault(f"the result names an unknown clause, {result.why}")
        for seat in range(seats):
            self.check_refusal(state, seat, next(iter(self.game.vocabulary(state))))

    def check_replay(
        self,
        opening: tuple[int, ...],
        record: list[tuple[int, Command, tuple[int, ...]]],
        told: list[list[Told]],
        final: bytes,
    ) -> None:
        game = self.game
        heard = Heard()
        state = self.begin(Recorded(*opening), heard)
        again = [heard.told]
        for seat, command, faces in record:
            dice, heard = Recorded(*faces), Heard()
            game.apply(state, seat, game.read(str(command)), dice, heard)
            dice.finish()
            again.append(heard.told)
        if again != told or game.dump(state) != final:
            raise self.fault("the replay differs from the live game")

    def check_same_seed(self, record: list[tuple[int, Command, tuple[int, ...]]], final: bytes) -> None:
        game = self.game
        dice = Seeded(seed_of(self.label))
        state = self.begin(dice, Silence())
        for seat, command, _ in record:
            game.apply(state, seat, command, dice, Silence())
        if game.dump(state) != final:
            raise self.fault("the same seed and the same commands gave another game")


def _bytes(value: object) -> bytes:
    return msgspec.json.encode(value)
