"""Traps and empty rooms: cards that take effect at once on the searcher. `on` names him."""

from collections.abc import Iterable

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.commands import AnyCommand, Pass, Put, Stand
from bulkhead.starquest.data.facings import facings
from bulkhead.starquest.data.factions import SHORT
from bulkhead.starquest.data.frames import Attack, Playing
from bulkhead.starquest.data.hits import Hit
from bulkhead.starquest.data.state import Effect, Mini, State, serial
from bulkhead.starquest.events import CardShown, DieRolled, Placed
from bulkhead.starquest.rules.blips import stock
from bulkhead.starquest.rules.cards import reconnaissance
from bulkhead.starquest.rules.cards.psychic.reach import is_mindless
from bulkhead.starquest.rules.fight import attack, life
from bulkhead.starquest.rules.objects.nearness import neighbours
from bulkhead.starquest.rules.setup import supplies
from bulkhead.starquest.rules.turn import alien_turn
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.card import Printed, behaviour, discard
from bulkhead.starquest.table.engine import pop, push
from bulkhead.starquest.table.entry_squares import no_stop
from bulkhead.starquest.table.places import obstacles, spots, stand
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

HATCHLING = "fig_genestealer"


class Trap(Printed):
    """A card that is shown and discarded, and takes effect at once."""

    def binding(self, state: State, mini: Mini) -> str:
        return ""

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        discard(state, seat, self.id)
        out.tell(CardShown(seat, self.id, "SQ-RECON-08"))
        self.spring(state, state.minis[on[0]], dice, out)

    def spring(self, state: State, mini: Mini, dice: Dice, out: Out) -> None:
        raise NotImplementedError


@behaviour("rec_tripwire")
class Tripwire(Trap):
    def spring(self, state: State, mini: Mini, dice: Dice, out: Out) -> None:
        attack.by_card(state, -1, self.id, self.sheet.do[0].args[0], out, aim=mini.id, dodge=False)


@behaviour("rec_gas_leak")
class GasLeak(Trap):
    """One die for the whole room; what does not breathe is unharmed."""

    def spring(self, state: State, mini: Mini, dice: Dice, out: Out) -> None:
        room = reconnaissance.room_of(state, mini)
        squares = tuple(square for square, name in enumerate(state.ship.room_of) if name == room)
        attack.by_card(state, -1, self.id, self.sheet.do[0].args[0], out, squares=squares, dodge=False)

    @clause("SQ-SHOOT-11")
    def hits(self, state: State, attack: Attack, found: Iterable[Hit]) -> Iterable[Hit]:
        return [
            hit for hit in found if hit.target in state.minis and not is_mindless(state.minis[hit.target])
        ]


@behaviour("rec_alarm")
class Alarm(Trap):
    """The alien player who is behind may bring on a reinforcement; it is not one of those of his turn."""

    @clause("SQ-ALIEN-35", "SQ-ALIEN-37")
    def spring(self, state: State, mini: Mini, dice: Dice, out: Out) -> None:
        seats = supplies.aliens(state)
        fewest = min(state.sides[seat].points for seat in seats)
        behind = [seat for seat in seats if state.sides[seat].points == fewest]
        chosen = behind[0]
        if len(behind) > 1:
            face = dice.roll(1, len(behind))[0]
            chosen = behind[face - 1]
            out.tell(DieRolled(chosen, (face,), len(behind), "alarm", "SQ-ALIEN-35"))
        push(state, Playing(chosen, self.id))

    def waits(self, state: State, frame: Playing) -> int | None:
        """Ask by what all players can see: he has tokens left, and there is a way in."""
        open_ = bool(state.sides[frame.seat].reinforcements) and alien_turn.ways_in(state, frame.seat) != 0
        return frame.seat if open_ else None

    def question(self, state: State, frame: Playing) -> str:
        return "sq-ask-card-rec_alarm"

    def choices(self, state: State, frame: Playing) -> list[AnyCommand]:
        return [*alien_turn.reinforcements(state, frame.seat), Pass()]

    def answer(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        pop(state)
        if isinstance(command, Put):
            square = state.ship.at(*command.to)
            alien_turn.bring_on(state, frame.seat, command.identity, square, out, since=state.turn)


@behaviour("rec_hatchling")
class Hatchling(Trap):
    """The Chaos player puts a genestealer beside the searcher, whom `chosen` names."""

    @clause("SQ-ALIEN-36")
    def spring(self, state: State, mini: Mini, dice: Dice, out: Out) -> None:
        chaos = [seat for seat in supplies.aliens(state) if state.sides[seat].faction == "chaos"]
        if chaos and stock.seen_free(state, HATCHLING):
            push(state, Playing(chaos[0], self.id, chosen=(mini.id,)))

    def free(self, state: State, frame: Playing) -> list[int]:
        searcher = state.minis[frame.chosen[0]]
        shut = obstacles(state) | no_stop(state)
        if searcher.place != "board":
            return []
        return [
            square
            for square in neighbours(state, searcher.squares[0])
            if square not in state.holder and not shut >> square & 1
        ]

    def waits(self, state: State, frame: Playing) -> int | None:
        return frame.seat if self.free(state, frame) else None

    def question(self, state: State, frame: Playing) -> str:
        return "sq-ask-card-rec_hatchling"

    def choices(self, state: State, frame: Playing) -> list[AnyCommand]:
        """Only he knows whether the last ones are held back for his reinforcements."""
        if stock.free(state, HATCHLING) <= 0:
            return [Pass()]
        return [
            Stand(state.ship.xy(square), facing)
            for square in self.free(state, frame)
            for facing in facings(state.options.house.eight_facings)
        ]

    @clause("SQ-SCAN-11")
    def answer(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        pop(state)
        if not isinstance(command, Stand):
            return
        id_ = serial(state, SHORT[state.sides[frame.seat].faction])
        sheet = load_box().figures[HATCHLING]
        mini = Mini(
            id_, frame.seat, HATCHLING, weapons=load_box().usual_arms(HATCHLING), ward="ward" in sheet.flags
        )
        mini = replace(mini, lp=life.full_life(state, mini))
        mini = stand(state, mini, (state.ship.at(*command.to),), command.facing)
        out.tell(Placed(mini.seat, id_, HATCHLING, spots(state, mini.squares), command.facing))
        follow(state, id_, frame.seat, mini.squares)


@behaviour("rec_empty")
class Empty(Trap):
    """No find: the searcher may still go into Overwatch."""

    @clause("SQ-RECON-05")
    def spring(self, state: State, mini: Mini, dice: Dice, out: Out) -> None:
        effects.add(state, Effect("watch-after-search", mini.seat, on=mini.id, value=1, card=self.id))
