"""The conformance suite passes on our games, and finds each fault that it is made for."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

import pytest

from bulkhead.heroes import HEROES, Heroes, views
from bulkhead.heroes.data.commands import AnyCommand, Keep, Pick, Roll, Stop
from bulkhead.heroes.data.events import Picked
from bulkhead.heroes.data.options import Options
from bulkhead.heroes.data.state import State
from bulkhead.heroes.views import View
from bulkhead.tabletop.conformance import Nonconforming, check
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import SPECTATOR, Offer, Result, Viewer
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Illegal
from examples.noughts import NOUGHTS
from tests.match.playing import LAST_TURN

TABLES: list[Mapping[str, Any]] = [
    {},
    {"rows": 3, "hold": "strict"},
    {"rows": 6, "hold": "literal", "turn-limit": 60},
    {"duplicates": True, "blocked-vox": True, "first": "1"},
    {"scythe-line": "column", "scythe-hits": "enemies", "first": "2"},
    {"games": 3, "turn-limit": 40},
    {"collection-1": "donato victorno feurran dyrael darrago", "rows": 5},
]


@pytest.mark.parametrize("values", TABLES, ids=str)
def test_heroes_conforms_under_every_option(values: Mapping[str, Any]) -> None:
    commands = check(HEROES, HEROES.options(values), games=1)
    assert commands > 100


def test_a_game_that_is_given_up_conforms() -> None:
    """Each of these ends when a seat gives up, in another phase."""
    commands = check(HEROES, HEROES.options({"games": 3}), games=12, fuzz_every=5, gives_up=True)
    assert commands < 12 * 100


def test_the_smallest_game_conforms() -> None:
    commands = check(NOUGHTS, NOUGHTS.options({}), games=20, fuzz_every=1)
    assert commands >= 20 * 5


def test_a_game_with_asides_conforms() -> None:
    game = Chatters()
    assert check(game, game.options({"turn-limit": 12}), games=1) > 30


def test_a_stretch_of_a_game_conforms_from_any_position() -> None:
    options = HEROES.options({"rows": 3})
    assert check(HEROES, options, games=2, most_commands=25, whole=False) == 50
    assert check(HEROES, HEROES.options({}), games=1, most_commands=25, whole=False, position=LAST_TURN) > 0
    with pytest.raises(Nonconforming, match="does not end within 25 commands"):
        check(HEROES, options, games=1, most_commands=25)


# Games with one fault each. The suite must name it.


class NeverEnds(Heroes):
    """Stopping is not offered: the seat may act for ever."""

    def apply(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        if isinstance(command, Stop) and state.phase == "act" and seat == state.mover and not state.frames:
            return
        super().apply(state, seat, command, dice, out)


class HidesAnAnswer(Heroes):
    def offer(self, state: State, seat: int) -> Offer[AnyCommand] | None:
        offer = super().offer(state, seat)
        if offer is not None and state.phase == "push" and len(offer.commands) > 1:
            return Offer(offer.seat, offer.question, offer.commands[:-1])
        return offer

    def apply(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        HEROES.apply(state, seat, command, dice, out)


class OffersTheImpossible(Heroes):
    def offer(self, state: State, seat: int) -> Offer[AnyCommand] | None:
        offer = super().offer(state, seat)
        return offer and Offer(offer.seat, offer.question, (*offer.commands, Keep(())))

    def apply(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        HEROES.apply(state, seat, command, dice, out)


class OffersTwice(Heroes):
    def offer(self, state: State, seat: int) -> Offer[AnyCommand] | None:
        offer = super().offer(state, seat)
        return offer and Offer(offer.seat, offer.question, offer.commands * 2)


class LostForWords(Heroes):
    def describe(self, command: AnyCommand, view: View) -> Phrase:
        if isinstance(command, Stop):
            raise KeyError("stop")
        return super().describe(command, view)


class RefusesWithoutAClause(Heroes):
    def apply(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        try:
            super().apply(state, seat, command, dice, out)
        except Illegal as refusal:
            raise Illegal("H-NOWHERE-9", refusal.phrase.id) from None


class RefusalLeavesTraces(Heroes):
    def apply(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        try:
            super().apply(state, seat, command, dice, out)
        except Illegal:
            state.turn += 1
            raise


class SharesItsLists(Heroes):
    def clone(self, state: State) -> State:
        copy = super().clone(state)
        copy.advance = state.advance
        return copy


class ClonesBadly(Heroes):
    def clone(self, state: State) -> State:
        copy = super().clone(state)
        copy.turn += 1
        return copy


class LooksWithItsHands(Heroes):
    """Asking for a view changes the state."""

    def offer(self, state: State, seat: int) -> Offer[AnyCommand] | None:
        state.turn += 1
        return super().offer(state, seat)


class ForgetsInJson(Heroes):
    def load(self, data: bytes) -> State:
        state = super().load(data)
        state.aside = ()
        return state


class WritesPositionsBadly(Heroes):
    def position(self, state: State) -> str:
        return super().position(state).replace(" push ", " act ")


class ReadsCommandsBadly(Heroes):
    def read(self, text: str) -> AnyCommand:
        return Roll() if text == "act" else super().read(text)


class SecondGameDiffers(Heroes):
    """Keeps data outside the state: not every new game begins alike."""

    odd_one = 2

    def __init__(self) -> None:
        self.begun = 0

    def new(self, options: Options, dice: Dice, out: Out) -> State:
        state = super().new(options, dice, out)
        self.begun += 1
        if self.begun == self.odd_one:
            state.sheet.append((1, 1))
        return state


class ThirdGameDiffers(SecondGameDiffers):
    odd_one = 3


class ShowsHands(Heroes):
    def view(self, state: State, viewer: Viewer) -> View:
        return views.view(state, 0 if viewer is SPECTATOR else viewer)


class WhispersAloud(Heroes):
    """The event of a secret pick is sent to everyone."""

    def apply(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        if isinstance(command, Pick) and state.phase == "draft" and seat in (0, 1):
            out.tell(Picked(seat, state.hands[1 - seat][-1] if state.hands[1 - seat] else command.hero))
        super().apply(state, seat, command, dice, out)


class RefusesTooFrankly(Heroes):
    """The text of a refusal depends on the other's hand."""

    def apply(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        try:
            super().apply(state, seat, command, dice, out)
        except Illegal as refusal:
            hands = ",".join(state.hands[0] + state.hands[1]) if state.phase == "draft" else ""
            raise Illegal(refusal.clause, refusal.phrase.id, hands=hands) from None


class GuessesBadly(Heroes):
    def guess(self, view: View, rng: Any) -> State:
        state = super().guess(view, rng)
        state.turn += 1
        return state


class EndsWithoutResult(Heroes):
    def result(self, state: State) -> Result | None:
        return None


class OffersToBoth(Heroes):
    def offer(self, state: State, seat: int) -> Offer[AnyCommand] | None:
        return super().offer(state, state.mover)


class SmallVocabulary(Heroes):
    def vocabulary(self, state: State) -> Iterable[AnyCommand]:
        return [command for command in super().vocabulary(state) if not isinstance(command, Pick)]


class Chatters(Heroes):
    """A correct game with an aside: a seat may say stop at any moment of the draft, and nothing happens."""

    def asides(self, state: State, seat: int, mine: Collection[int] = ()) -> tuple[AnyCommand, ...]:
        says = (Stop(),) if state.phase == "draft" and 0 <= seat < 2 else ()
        return (*super().asides(state, seat), *says)

    def is_aside(self, state: State, seat: int, command: AnyCommand) -> bool:
        return super().is_aside(state, seat, command) or (command == Stop() and state.phase == "draft")

    def apply(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        if command == Stop() and command in self.asides(state, seat):
            return
        super().apply(state, seat, command, dice, out)


class RefusesAnAside(Chatters):
    def apply(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        Heroes.apply(self, state, seat, command, dice, out)


class HidesAnAside(Chatters):
    """Seat 2 may say it too, but it is not listed."""

    def asides(self, state: State, seat: int, mine: Collection[int] = ()) -> tuple[AnyCommand, ...]:
        return super().asides(state, seat) if seat == 0 else tuple(Heroes.asides(self, state, seat))

    def apply(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        if command == Stop() and state.phase == "draft":
            return
        super().apply(state, seat, command, dice, out)


class SaysItTwice(Chatters):
    def asides(self, state: State, seat: int, mine: Collection[int] = ()) -> tuple[AnyCommand, ...]:
        return super().asides(state, seat) * 2


class AsksInVain(Chatters):
    def petition(self, state: State, seat: int) -> Offer[AnyCommand] | None:
        return Offer(seat, "heroes-ask-draft", ())


class AsksForWhatCannotBeSaid(Chatters):
    """Outside the draft no aside is allowed, and yet a petition asks for one."""

    def petition(self, state: State, seat: int) -> Offer[AnyCommand] | None:
        return Offer(seat, "heroes-ask-draft", (Stop(),)) if seat in (0, 1) else None


class LetsStrangersTalk(Chatters):
    def asides(self, state: State, seat: int, mine: Collection[int] = ()) -> tuple[AnyCommand, ...]:
        return super().asides(state, max(seat, 0))


class CountsSeatsFromTheEnd(Heroes):
    """-1 is taken for the last seat, as an index would be."""

    def apply(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        super().apply(state, range(2)[seat] if -2 <= seat < 2 else seat, command, dice, out)


class AsksStrangers(Heroes):
    def offer(self, state: State, seat: int) -> Offer[AnyCommand] | None:
        return super().offer(state, range(2)[seat] if -2 <= seat < 2 else seat)


class SurveysTheTable(Heroes):
    """A survey that knows what was picked last, for every viewer."""

    picked = ""

    def topics(self, view: View, offer: Offer[AnyCommand] | None) -> Iterable[str]:
        return ("picks",)

    def view(self, state: State, viewer: Viewer) -> View:
        self.picked = ",".join(state.hands[1])
        return super().view(state, viewer)

    def survey(self, view: View, offer: Offer[AnyCommand] | None, about: str) -> Any:
        return self.picked


class AnswersForOthers(Heroes):
    """What the other seat picked first decides whether an answer is given beforehand."""

    def standing(self, state: State) -> AnyCommand | None:
        return Stop() if state.phase == "draft" and state.hands[1 - state.mover][:1] > ["e"] else None


class WaitsForSecrets(Heroes):
    """The table asks only where a secret pick is a good one."""

    def veiled(self, state: State) -> bool:
        return state.phase == "draft" and state.hands[0][:1] > ["e"]


class OrdersTheImpossible(Heroes):
    def veiled(self, state: State) -> bool:
        return True

    def ordered(self, state: State) -> AnyCommand | None:
        return Stop() if state.phase == "draft" else None


class PicksInTheOpen(Heroes):
    """Everybody at a shared screen sees who can still be picked."""

    def curtain(self, state: State) -> bool:
        return False


class CoversGoodPicks(Heroes):
    def curtain(self, state: State) -> bool:
        return state.phase == "draft" and state.hands[0][:1] > ["e"]


class CannotDrawForSpectators(Heroes):
    def draw(self, view: View) -> str:
        return super().draw(view) + view.armies[view.seat][0]


class MistakesAsidesForAnswers(Chatters):
    def is_aside(self, state: State, seat: int, command: AnyCommand) -> bool:
        return False


class MistakesAnswersForAsides(Heroes):
    def is_aside(self, state: State, seat: int, command: AnyCommand) -> bool:
        return True


class HandsOverAside(Heroes):
    """An aside that is told to no other seat passes the decision on."""

    def asides(self, state: State, seat: int, mine: Collection[int] = ()) -> tuple[AnyCommand, ...]:
        says = (Stop(),) if state.phase == "roll" and 0 <= seat < 2 else ()
        return (*super().asides(state, seat), *says)

    def is_aside(self, state: State, seat: int, command: AnyCommand) -> bool:
        return super().is_aside(state, seat, command) or (command == Stop() and state.phase == "roll")

    def apply(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        if command == Stop() and command in self.asides(state, seat):
            state.mover, state.offered = 1 - state.mover, None
            return
        super().apply(state, seat, command, dice, out)


class SpeaksInTongues(Chatters):
    """The allowed asides depend on what the others have picked."""

    def asides(self, state: State, seat: int, mine: Collection[int] = ()) -> tuple[AnyCommand, ...]:
        picked = [hero for other in (0, 1) if other != seat for hero in state.hands[other]]
        frank = any(hero > "e" for hero in picked)
        return tuple(Heroes.asides(self, state, seat)) if frank else super().asides(state, seat)


FAULTS: list[tuple[type[Heroes], str]] = [
    (NeverEnds, "does not end"),
    (HidesAnAnswer, "is not offered"),
    (OffersTheImpossible, "cannot be read"),
    (OffersTwice, "offered twice"),
    (LostForWords, "cannot be put into words"),
    (RefusesWithoutAClause, "unknown clause, H-NOWHERE-9"),
    (RefusalLeavesTraces, "refused command has changed"),
    (SharesItsLists, "earlier copy of the state has changed|copy has changed the original"),
    (ClonesBadly, "clone differs"),
    (LooksWithItsHands, "looking at the state has changed it"),
    (ForgetsInJson, "does not survive JSON"),
    (WritesPositionsBadly, "position text"),
    (ReadsCommandsBadly, "does not read back"),
    (SecondGameDiffers, "replay differs from the live game"),
    (ThirdGameDiffers, "gave another game"),
    (ShowsHands, "tells a secret"),
    (WhispersAloud, "tell a secret"),
    (RefusesTooFrankly, "tells a secret"),
    (GuessesBadly, "does not agree"),
    (EndsWithoutResult, "result is None"),
    (OffersToBoth, "says otherwise"),
    (SmallVocabulary, "not in the vocabulary"),
    (RefusesAnAside, "is open to seat 1 and refused"),
    (HidesAnAside, "is not offered to seat 2, yet it is legal"),
    (SaysItTwice, "same aside is open twice"),
    (AsksInVain, "is asked aside and has no answer"),
    (AsksForWhatCannotBeSaid, "and it may not say so"),
    (LetsStrangersTalk, "is no seat, and it may say something"),
    (CountsSeatsFromTheEnd, "is no seat, and its command"),
    (AsksStrangers, "is no seat, and it is asked something"),
    (SurveysTheTable, "the survey of picks for viewer"),
    (AnswersForOthers, "the standing answer of viewer"),
    (WaitsForSecrets, "waits tells a secret"),
    (OrdersTheImpossible, "is ordered in advance and not offered"),
    (PicksInTheOpen, "question without a curtain tells viewer"),
    (CoversGoodPicks, "curtain tells viewer"),
    (CannotDrawForSpectators, "cannot be drawn"),
    (MistakesAsidesForAnswers, "said aside, or does it answer"),
    (MistakesAnswersForAsides, "answers the question and is said aside"),
    (HandsOverAside, "was said aside, and the"),
    (SpeaksInTongues, "what may be said by viewer"),
]


@pytest.mark.parametrize(("faulty", "finding"), FAULTS, ids=[fault.__name__ for fault, _ in FAULTS])
def test_each_fault_is_found(faulty: type[Heroes], finding: str) -> None:
    game = faulty()
    options: Options = game.options({"turn-limit": 12})
    with pytest.raises(Nonconforming, match=finding):
        check(game, options, games=1, most_commands=600, fuzz_every=30)
