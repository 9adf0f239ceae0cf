"""The psychic card puppet: move an enemy a few squares and make it strike once (SQ-MOVE-01, SQ-MELEE-02)."""

from collections.abc import Iterable

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Face, Pass, Step, Strike
from bulkhead.starquest.data.facings import facings
from bulkhead.starquest.data.frames import Playing
from bulkhead.starquest.data.state import Mini, State, change
from bulkhead.starquest.events import Faced, Moved
from bulkhead.starquest.rules.cards.psychic.reach import Psychic, each, is_leader
from bulkhead.starquest.rules.fight import attack, melee, overwatch_marker
from bulkhead.starquest.rules.fight.armour import armour_of
from bulkhead.starquest.rules.move import sharing, step_costs
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.card import behaviour
from bulkhead.starquest.table.engine import pop, push, put
from bulkhead.starquest.table.places import figure, is_machine, spots, stand
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

LED = 4
"""The most squares that it is led."""
LARGEST, STRONGEST = 2, 2
"""The largest size and armour of a miniature that can be led."""
WITH_ANY_FACING = 2
"""The points of a step in any direction."""


@behaviour("psi_puppet")
class Puppet(Psychic):
    """`chosen` is the puppet, `step` the squares that it has been led. From a vent or conduit it does not strike, and
    if it is left there it goes to the nearest free square."""

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        return each(
            mini
            for mini in self.seen(state, seat)
            if figure(mini).size <= LARGEST
            and armour_of(state, mini) <= STRONGEST
            and not (is_leader(mini) or is_machine(mini) or mini.mans)
        )

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        push(state, Playing(seat, self.id, chosen=on))

    def waits(self, state: State, frame: Playing) -> int | None:
        return frame.seat if state.minis[frame.chosen[0]].place == "board" else None

    def question(self, state: State, frame: Playing) -> str:
        return "sq-ask-puppet"

    def choices(self, state: State, frame: Playing) -> list[AnyCommand]:
        mini = state.minis[frame.chosen[0]]
        found: list[AnyCommand] = [Pass()]
        if frame.step < LED:
            led = LED - frame.step - 1
            found += [Step(mini.id, state.ship.xy(to)) for to in self.ways(state, mini, led)]
        found += [
            Face(mini.id, facing)
            for facing in facings(state.options.house.eight_facings)
            if facing != mini.facing
        ]
        if melee.melee_dice(state, mini) and not mini.passing:
            ahead = melee.targets(state, mini, everybody=True)
            found += [Strike(mini.id, target) for target in ahead if target in state.minis]
        return found

    def ways(self, state: State, mini: Mini, led: int) -> list[int]:
        """Free squares beside it, with `led` more to come; no owner is asked for leave to pass."""
        return [
            way.to
            for way in step_costs.ways(state, mini, WITH_ANY_FACING + led)
            if not way.needs and way.to not in state.holder
        ]

    def answer(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        mini = state.minis[frame.chosen[0]]
        if isinstance(command, Step):
            put(state, replace(frame, step=frame.step + 1))
            self.lead(state, frame.seat, mini, state.ship.at(*command.to), out)
        elif isinstance(command, Face):
            change(state, mini, facing=command.facing)
            out.tell(Faced(mini.seat, mini.id, command.facing, 0, "SQ-PSI-08"))
            follow(state, mini.id, frame.seat)
        elif isinstance(command, Strike):
            pop(state)
            self.strike(state, frame.seat, mini, command.at, out)
        else:
            pop(state)
            sharing.send_on(state, mini, out)

    def lead(self, state: State, seat: int, mini: Mini, to: int, out: Out) -> None:
        left = mini.squares
        mini = stand(state, mini, (to,))
        out.tell(Moved(mini.seat, mini.id, spots(state, mini.squares), 0, "SQ-PSI-08"))
        overwatch_marker.end(state, mini, out, "SQ-OVER-10")
        follow(state, mini.id, seat, (to,), left=left)

    def strike(self, state: State, seat: int, mini: Mini, at: str, out: Out) -> None:
        """Make the puppet attack; the psionic's player scores."""
        attack.declare(state, melee.blow(state, seat, mini, at), out)
