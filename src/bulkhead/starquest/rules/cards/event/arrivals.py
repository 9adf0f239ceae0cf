"""Events that bring on pieces: miniatures from stock, reinforcements, decoys.

How many miniatures of a type seem to be free is public; how many are held back for face-down tokens is not. So a player
is asked by what all players can see, and may always decline."""

from collections.abc import Iterable

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Choose, Put, Stand
from bulkhead.starquest.data.facings import facings
from bulkhead.starquest.data.factions import SHORT
from bulkhead.starquest.data.frames import Playing, Turn
from bulkhead.starquest.data.state import Mini, State, Token, change_side, deeds, serial
from bulkhead.starquest.events import CardPlayed, Placed, TokensJoined
from bulkhead.starquest.rules.blips import revealing, stock
from bulkhead.starquest.rules.blips.blip_placement import lay, legal_squares
from bulkhead.starquest.rules.cards.event.base import Asking, Event, more, own, victims
from bulkhead.starquest.rules.cards.event.places import free_squares
from bulkhead.starquest.rules.objects.nearness import neighbours
from bulkhead.starquest.rules.setup import supplies
from bulkhead.starquest.rules.turn import alien_turn
from bulkhead.starquest.ship.squares import bits, members
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.card import behaviour
from bulkhead.starquest.table.engine import pop
from bulkhead.starquest.table.places import figure, is_machine, spots, stand
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

RABBLE = {"chaos": "fig_gretchin", "cult": "fig_husk"}
STALKER = {"chaos": "fig_genestealer", "cult": "fig_revenant"}
AT_ONCE = ("chaos",)
"""Factions whose stalker acts in the turn in which it arrives."""


@clause("SQ-SCAN-10", "SQ-SCAN-11")
def arrive(state: State, seat: int, sheet: str, command: Stand, out: Out, acts: bool) -> Mini:
    """Put a miniature from stock on the map; it acts in this turn, or from its player's next one on."""
    square = state.ship.at(*command.to)
    id_ = serial(state, SHORT[state.sides[seat].faction])
    mini = replace(revealing.miniature(state, Token("", seat, "blip", sheet, square)), id=id_)
    mini = stand(state, mini, (square,), command.facing)
    if not acts:
        mini = deeds(state, mini, finished=True)
    out.tell(Placed(seat, id_, sheet, spots(state, (square,)), command.facing))
    follow(state, id_, seat, (square,))
    return mini


class Bringing(Asking):
    """Miniatures of one type come from stock, one after the other."""

    asks = "sq-ask-event-stand"
    optional = True

    def type_of(self, state: State, frame: Playing) -> str:
        """Their type."""
        raise NotImplementedError

    def squares(self, state: State, frame: Playing) -> int:
        """The squares where they may be placed."""
        raise NotImplementedError

    def stands(self, state: State, frame: Playing) -> list[AnyCommand]:
        """Every square and facing, if a miniature is in stock and not held back."""
        if stock.free(state, self.type_of(state, frame)) <= 0:
            return []
        looks = facings(state.options.house.eight_facings)
        return [
            Stand(state.ship.xy(square), facing)
            for square in members(self.squares(state, frame))
            for facing in looks
        ]

    def commands(self, state: State, frame: Playing) -> Iterable[AnyCommand]:
        return self.stands(state, frame)

    @clause("SQ-SEAT-09", "SQ-ALIEN-46")
    def open_to(self, state: State, frame: Playing) -> bool:
        return bool(stock.seen_free(state, self.type_of(state, frame)) and self.squares(state, frame))


@behaviour("evg_genestealer")
class Genestealer(Bringing):
    """Next to a squad miniature: a genestealer of Chaos that acts at once, or a revenant of the Cult."""

    def type_of(self, state: State, frame: Playing) -> str:
        return STALKER[state.sides[frame.seat].faction]

    def squares(self, state: State, frame: Playing) -> int:
        beside = (
            there
            for mini in victims(state, frame.seat, self.id)
            if not is_machine(mini)
            for square in mini.squares
            for there in neighbours(state, square)
        )
        return bits(beside) & free_squares(state)

    @clause("SQ-SCAN-11", "SQ-ALLY-06")
    def take(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Stand)
        pop(state)
        faction = state.sides[frame.seat].faction
        arrive(state, frame.seat, STALKER[faction], command, out, acts=faction in AT_ONCE)


@behaviour("eva_pack")
class Pack(Bringing):
    """Up to two more of a type next to one of the rabble; they are worth a point each."""

    MOST = 2
    WORTH = 1

    def question(self, state: State, frame: Playing) -> str:
        return self.asks if frame.chosen else "sq-ask-event-figure"

    def may_stop(self, state: State, frame: Playing) -> bool:
        return bool(frame.chosen)

    def type_of(self, state: State, frame: Playing) -> str:
        return state.minis[frame.chosen[0]].figure

    def squares(self, state: State, frame: Playing) -> int:
        first = state.minis[frame.chosen[0]]
        if first.place != "board" or frame.step > self.MOST:
            return 0
        return bits(neighbours(state, first.squares[0])) & free_squares(state)

    def commands(self, state: State, frame: Playing) -> Iterable[AnyCommand]:
        return (
            self.stands(state, frame) if frame.chosen else [Choose(who) for who in self._firsts(state, frame)]
        )

    def _firsts(self, state: State, frame: Playing) -> list[str]:
        """The rabble with room beside them for another one, by what all players know."""
        rabble = [mini.id for mini in own(state, frame.seat) if figure(mini).kind == "rabble"]
        return [who for who in rabble if self.open_to(state, replace(frame, chosen=(who,), step=1))]

    def open_to(self, state: State, frame: Playing) -> bool:
        return super().open_to(state, frame) if frame.chosen else bool(self._firsts(state, frame))

    @clause("SQ-SCAN-10", "SQ-SCAN-11")
    def take(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        if isinstance(command, Choose):
            out.tell(CardPlayed(frame.seat, self.id, (command.value,), "SQ-ALIEN-06"))
            more(state, frame, command.value)
            return
        assert isinstance(command, Stand)
        more(state, frame)
        mini = arrive(state, frame.seat, self.type_of(state, frame), command, out, acts=True)
        self.lay(state, frame.seat, "worth=", "mission", self.WORTH, on=mini.id)


@behaviour("eva_rising_dead")
class RisingDead(Bringing):
    """Two of the rabble on R squares that no enemy sees; they act from the next turn on."""

    MOST = 2

    def type_of(self, state: State, frame: Playing) -> str:
        return RABBLE[state.sides[frame.seat].faction]

    def squares(self, state: State, frame: Playing) -> int:
        if frame.step == self.MOST:
            return 0
        return alien_turn.ways_in(state, frame.seat) & state.ship.r_squares

    @clause("SQ-ALIEN-35", "SQ-ALIEN-37", "C-eva_rising_dead-1")
    def take(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Stand)
        more(state, frame)
        arrive(state, frame.seat, self.type_of(state, frame), command, out, acts=False)


# Tokens


@behaviour("evg_task_force")
class TaskForce(Event):
    """Two tokens by lot from the bag of the faction join the reinforcements."""

    COUNT = 2

    @clause("SQ-ALIEN-34", "SQ-SETUP-07")
    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        drawn = supplies.from_bag(state, seat, self.COUNT, dice)
        held = state.sides[seat].reinforcements
        change_side(state, seat, reinforcements=tuple(sorted((*held, *drawn))))
        told = TokensJoined(seat, self.COUNT, tuple(drawn))
        out.tell(told, (seat,), TokensJoined(seat, self.COUNT))


@behaviour("eva_second_wave")
class SecondWave(Asking):
    """Up to two reinforcements come in at the start of the turn and may act in it; they count among its six."""

    asks = "sq-ask-event-reinforcement"
    optional = True
    MOST = 2

    def commands(self, state: State, frame: Playing) -> Iterable[AnyCommand]:
        return alien_turn.reinforcements(state, frame.seat)

    @clause("SQ-SEAT-09", "SQ-ALIEN-38")
    def open_to(self, state: State, frame: Playing) -> bool:
        turn = self._turn(state, frame.seat)
        if frame.step == self.MOST or (turn is not None and turn.used >= alien_turn.MOST_REINFORCEMENTS):
            return False
        return bool(state.sides[frame.seat].reinforcements and alien_turn.ways_in(state, frame.seat))

    @staticmethod
    def _turn(state: State, seat: int) -> Turn | None:
        """The drawer's turn, if it is his: with a house option he also draws in the other alien player's turn."""
        return next((frame for frame in state.frames if isinstance(frame, Turn) and frame.seat == seat), None)

    @clause("SQ-ALIEN-33", "SQ-ALIEN-35", "SQ-ALIEN-37", "SQ-ALIEN-38", "C-eva_second_wave-1")
    def take(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Put)
        more(state, frame)
        turn = self._turn(state, frame.seat)
        if turn is not None:
            state.frames[state.frames.index(turn)] = replace(turn, used=turn.used + 1)
        alien_turn.bring_on(state, frame.seat, command.identity, state.ship.at(*command.to), out)


@behaviour("eva_false_echo")
class FalseEcho(Asking):
    """Two decoys on one scanned board, where blips may be placed."""

    COUNT = 2

    def question(self, state: State, frame: Playing) -> str:
        return "sq-ask-event-square" if frame.chosen else "sq-ask-event-board"

    def options(self, state: State, frame: Playing) -> Iterable[str]:
        boards = state.ship.boards
        if not frame.chosen:
            return [boards[board] for board in sorted(state.scanned) if legal_squares(state, board)]
        if frame.step > self.COUNT:
            return ()
        return state.ship.names(legal_squares(state, boards.index(frame.chosen[0])))

    @clause("SQ-SCAN-07", "SQ-SCAN-09", "SQ-LOS-09")
    def take(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Choose)
        more(state, frame, command.value)
        if frame.chosen:
            square = state.ship.square(command.value)
            token = lay(state, frame.seat, stock.DUMMY, "blip", square, out, "SQ-SCAN-07")
            follow(state, token.id, frame.seat, (square,))
