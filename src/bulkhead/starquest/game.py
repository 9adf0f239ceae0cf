"""Implements the interface of every game (tabletop.game.Game) for Starquest."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from bulkhead.starquest.box import load_box
from bulkhead.starquest.box.box import opened
from bulkhead.starquest.clients.ask.beats import pauses
from bulkhead.starquest.clients.ask.box_export import facts
from bulkhead.starquest.clients.ask.queries import Found, survey, topics
from bulkhead.starquest.clients.ask.report import Report, report
from bulkhead.starquest.clients.ask.standing_answers import default_answer, ordered_answer, standing_answer
from bulkhead.starquest.clients.ask.veils import veiled
from bulkhead.starquest.clients.text import vocabulary
from bulkhead.starquest.clients.text.notation import read
from bulkhead.starquest.clients.text.position import read_position, write_position
from bulkhead.starquest.clients.words import telling
from bulkhead.starquest.clients.words.drawing import draw
from bulkhead.starquest.data.commands import AnyCommand
from bulkhead.starquest.data.options import Options, plain_options, read_options
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rulebook import RULEBOOK
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.rules.missions.winning import result
from bulkhead.starquest.rules.setup import saving, setup
from bulkhead.starquest.table import asides
from bulkhead.starquest.table.engine import waiting
from bulkhead.starquest.views import curtain, guessing, twins, views
from bulkhead.starquest.views.unveiling import unveiled
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Event, Out
from bulkhead.tabletop.game import Game, Offer, Result, Rng, Viewer
from bulkhead.tabletop.packs import Stamp
from bulkhead.tabletop.phrases import Phrase


class Starquest(Game[Options, State, AnyCommand, View]):
    """Squads and aliens aboard a hulk: up to seven seats."""

    id = "starquest"
    version = 3
    seats = 7
    rulebook = RULEBOOK
    commands: Any = AnyCommand

    def packs(self) -> tuple[Stamp, ...]:
        return load_box().packs

    def options(self, values: Mapping[str, Any]) -> Options:
        return read_options(values)

    def plain_options(self, options: Options) -> dict[str, Any]:
        return plain_options(options)

    def known_options(self, options: Options, viewer: Viewer) -> dict[str, Any]:
        return plain_options(views.shown_options(options, viewer))

    @clause("SQ-SEAT-01")
    def seats_at(self, options: Options) -> int:
        """One for each faction in play; empty seats are no seats."""
        return len(options.factions)

    def new(self, options: Options, dice: Dice, out: Out) -> State:
        return setup.new_state(options, dice, out)

    def waiting(self, state: State) -> int | None:
        return waiting(state)

    def offer(self, state: State, seat: int) -> Offer[AnyCommand] | None:
        return decisions.offer(state, seat)

    def asides(self, state: State, seat: int, mine: Collection[int] = ()) -> Sequence[AnyCommand]:
        return curtain.asides_of(state, seat, mine)

    def curtain(self, state: State) -> bool:
        return curtain.needs_curtain(state)

    def is_aside(self, state: State, seat: int, command: AnyCommand) -> bool:
        return decisions.is_aside(state, seat, command)

    def petition(self, state: State, seat: int) -> Offer[AnyCommand] | None:
        return asides.petition(state, seat)

    def standing(self, state: State) -> AnyCommand | None:
        return standing_answer(state)

    def veiled(self, state: State) -> bool:
        return veiled(state)

    def ordered(self, state: State) -> AnyCommand | None:
        return ordered_answer(state)

    @clause("SQ-SETUP-09")
    def prepares(self, state: State) -> bool:
        """Squads are put together at once, from the moment that the mission is known."""
        return state.phase == "setup" and not setup.names_mission(state)

    @clause("SQ-SEAT-06")
    def absent(self, state: State, rng: Rng) -> AnyCommand | None:
        """The standing order or the default of the question; where there is none, a random legal answer."""
        answer = default_answer(state)
        seat = waiting(state)
        if answer is not None or seat is None:
            return answer
        offered = decisions.offer(state, seat)
        assert offered is not None
        return offered.commands[rng.randrange(len(offered.commands))]

    @clause("SQ-SEAT-06")
    def turn(self, state: State) -> tuple[int, int] | None:
        return (state.turn, state.turn_seat) if state.phase == "play" else None

    def pauses(self, state: State, told: Sequence[Event]) -> bool:
        return pauses(state, told)

    def apply(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        decisions.apply(state, seat, command, dice, out)

    def repeat(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        decisions.repeat(state, seat, command, dice, out)

    def view(self, state: State, viewer: Viewer) -> View:
        return views.view(state, viewer)

    def unveiled(self, state: State) -> View:
        return unveiled(state)

    def result(self, state: State) -> Result | None:
        return result(state)

    def clone(self, state: State) -> State:
        return saving.clone(state)

    def guess(self, view: View, rng: Rng) -> State:
        return guessing.guess(view, rng)

    def twin(self, state: State, viewer: Viewer, rng: Rng) -> State:
        twin = saving.clone(state)
        twins.disturb(twin, viewer, rng)
        return twin

    def dump(self, state: State) -> bytes:
        return saving.dump(state)

    def load(self, data: bytes) -> State:
        return saving.load(data)

    def read(self, text: str) -> AnyCommand:
        return read(text)

    def vocabulary(self, state: State) -> Iterable[AnyCommand]:
        return vocabulary.vocabulary(state)

    def position(self, state: State) -> str:
        return write_position(state)

    def from_position(self, text: str, options: Options) -> State:
        return read_position(text, options)

    def draw(self, view: View) -> str:
        return draw(view)

    def tell(self, event: Event, viewer: Viewer) -> Phrase:
        return telling.tell(event, viewer)

    def describe(self, command: AnyCommand, view: View) -> Phrase:
        return telling.describe(command, view)

    def describe_all(self, commands: Iterable[AnyCommand], view: View) -> list[Phrase]:
        return telling.describe_all(commands, view)

    def aids(self, options: Options) -> dict[str, Any]:
        """The values of sheets and cards, where packs change the built-in ones: clients already have those."""
        return facts() if opened() else {}

    def survey(self, view: View, offer: Offer[AnyCommand] | None, about: str) -> Found:
        return survey(view, offer, about, self.read)

    def topics(self, view: View, offer: Offer[AnyCommand] | None) -> Iterable[str]:
        return topics(view, offer)

    def report(self, options: Options, events: Sequence[Event]) -> Report:
        return report(options, events)

    def reveals(self, event: Event) -> bool:
        return telling.reveals(event)

    def interrupts(self, event: Event) -> bool:
        return telling.interrupts(event)


STARQUEST = Starquest()
