"""Events that help the squads: cards, command points, a look at face-down tokens."""

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Choose
from bulkhead.starquest.data.frames import Playing
from bulkhead.starquest.data.state import Deck, Mini, State, Token, change_side
from bulkhead.starquest.events import CardLost, CardPlayed, CardTaken, CommandGained, ObjectiveRead
from bulkhead.starquest.rules.blips import sighted_tokens
from bulkhead.starquest.rules.cards import operations, targets
from bulkhead.starquest.rules.cards.event.base import Asking, Event, in_play, poorest
from bulkhead.starquest.rules.cards.reconnaissance import draw
from bulkhead.starquest.rules.missions import objectives
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.card import behaviour, card
from bulkhead.starquest.table.engine import pop, put
from bulkhead.starquest.table.places import is_machine
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


class ToSquads(Asking):
    """Squads decide one after the other: `chosen` holds their seats, `step` says whose turn it is."""

    def asked(self, state: State, dice: Dice, out: Out) -> list[int]:
        """The squads concerned: all of them, or by lot the poorest."""
        return in_play(state)

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        frame = Playing(seat, self.id, chosen=tuple(map(str, self.asked(state, dice, out))))
        while frame.step < len(frame.chosen) and not self.open_to(state, frame):
            frame = replace(frame, step=frame.step + 1)
        self.ask(state, frame, out)

    def decider(self, state: State, frame: Playing) -> int:
        return int(frame.chosen[frame.step])

    def commands(self, state: State, frame: Playing) -> Iterable[AnyCommand]:
        return super().commands(state, frame) if frame.step < len(frame.chosen) else ()

    def open_to(self, state: State, frame: Playing) -> bool:
        return frame.step < len(frame.chosen) and super().open_to(state, frame)

    def answer(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        put(state, replace(frame, step=frame.step + 1))
        if isinstance(command, Choose):
            self.take(state, frame, command, dice, out)

    def step(self, state: State, frame: Playing, dice: Dice, out: Out) -> None:
        """Go on to the next squad: this one has nothing to decide."""
        if frame.step < len(frame.chosen):
            put(state, replace(frame, step=frame.step + 1))
        else:
            pop(state)


class Poorest(ToSquads):
    """Only the squad with fewest points."""

    def asked(self, state: State, dice: Dice, out: Out) -> list[int]:
        seat = poorest(state, dice, out)
        return [] if seat is None else [seat]


# Cards of their own


class Taking(ToSquads):
    """An order card from the deck, used ones included; the Legion, which has none, takes back a used equipment card."""

    asks: ClassVar[str] = "sq-ask-event-order"

    def options(self, state: State, frame: Playing) -> Iterable[str]:
        side = state.sides[self.decider(state, frame)]
        if side.faction == "legion":
            return dict.fromkeys(side.spent)
        deck = Counter(state.scenario.decks.get(f"orders-{side.faction}", ()))
        return list(deck - Counter(side.orders))

    @clause("SQ-TURN-12", "SQ-SETUP-11", "SQ-SEAT-09")
    def take(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Choose)
        seat = self.decider(state, frame)
        side = state.sides[seat]
        if side.faction == "legion":
            left = list(side.spent)
            left.remove(command.value)
            change_side(state, seat, equipment=(*side.equipment, command.value), spent=tuple(left))
            out.tell(CardTaken(seat, command.value))
        else:
            change_side(state, seat, orders=(*side.orders, command.value))
            out.tell(CardTaken(seat, command.value), (seat,), CardTaken(seat))


@behaviour("evg_battle_plan")
class BattlePlan(Taking):
    """For every squad."""


@behaviour("evg_new_orders")
class NewOrders(Taking, Poorest):
    """For the squad with fewest points."""


@behaviour("eva_open_vault")
class OpenVault(Event):
    """The poorest squad draws a reconnaissance card without a search; traps have no effect."""

    @clause("SQ-RECON-01")
    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        deck = state.decks.get("recon", Deck())
        squad = poorest(state, dice, out) if deck.draw or deck.discard else None
        if squad is None:
            self.wasted(seat, out)
            return
        self._give(state, squad, dice, out)

    def _give(self, state: State, squad: int, dice: Dice, out: Out) -> None:
        """The squad draws; nobody searches, so that a trap does nothing and no room is named."""
        drawn = draw(state, dice, out)
        if card(drawn).play == "draw" and not card(drawn).mission:
            pile = state.decks["recon"]
            state.decks["recon"] = replace(pile, discard=(*pile.discard, drawn))
            out.tell(CardLost(squad, drawn))
            return
        side, keeper = state.sides[squad], self._keeper(state, squad)
        bound = card(drawn).binding(state, keeper)
        named = (*side.named, (drawn, bound)) if bound else side.named
        change_side(state, squad, recon=tuple(sorted((*side.recon, drawn))), named=named)
        out.tell(CardTaken(squad, drawn), (squad,), CardTaken(squad))
        if card(drawn).put_back(state, squad, dice, out):
            self._give(state, squad, dice, out)

    @staticmethod
    def _keeper(state: State, squad: int) -> Mini:
        """The carrier of the card: the leader, or else another miniature, on the board rather than off it."""
        there = [mini for mini in state.minis.values() if mini.seat == squad and not is_machine(mini)]
        return min(
            (mini for mini in there if mini.place in ("board", "dock", "carried")),
            key=lambda mini: (mini.place != "board", mini.role != "leader"),
        )


@behaviour("eva_stray_signal")
class StraySignal(Event):
    """Three command points for the poorest squad, if its leader lives."""

    POINTS = 3

    @clause("SQ-CMD-01", "SQ-CMD-06")
    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        squad = poorest(state, dice, out)
        if squad is None or state.sides[squad].command_lost or not state.sides[squad].leader:
            self.wasted(seat, out)
            return
        side = change_side(state, squad, command=state.sides[squad].command + self.POINTS)
        out.tell(CommandGained(squad, self.POINTS, side.command))


# What lies face down


@behaviour("evg_broadcast")
class Broadcast(ToSquads):
    """Read the hidden objectives to all players; if there are none, each squad may look at a token."""

    asks = "sq-ask-event-token"
    optional = True

    @clause("SQ-SETUP-04")
    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        kept = [one.id for one in state.scenario.objectives if not objectives.known(state, one)]
        if not kept:
            super().do(state, seat, on, dice, out)
            return
        told = tuple(
            replace(one, public=True) if one.id in kept else one for one in state.scenario.objectives
        )
        state.scenario = replace(state.scenario, objectives=told)
        for id_ in kept:
            out.tell(ObjectiveRead(id_))

    def options(self, state: State, frame: Playing) -> Iterable[str]:
        seat = self.decider(state, frame)
        return [token.id for token in targets.tokens(state, seat) if not token.vent]

    def take(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Choose)
        operations.peek(state, self.decider(state, frame), command.value, out)


@behaviour("evg_mother_scan")
class MotherScan(Poorest):
    """The poorest squad names a scanned board: all its tokens are revealed."""

    asks = "sq-ask-event-board"

    def options(self, state: State, frame: Playing) -> Iterable[str]:
        return [state.ship.boards[board] for board in sorted(state.scanned) if self._tokens(state, board)]

    @staticmethod
    def _tokens(state: State, board: int) -> list[Token]:
        return [
            token
            for token in state.tokens.values()
            if not token.vent and not token.shown and state.ship.board_of[token.square] == board
        ]

    @clause("SQ-SCAN-10")
    def take(self, state: State, frame: Playing, command: AnyCommand, dice: Dice, out: Out) -> None:
        assert isinstance(command, Choose)
        out.tell(CardPlayed(self.decider(state, frame), self.id, (command.value,), "SQ-ALIEN-06"))
        follow(state, "", frame.seat)
        sighted_tokens.uncover(state, self._tokens(state, state.ship.boards.index(command.value)))
