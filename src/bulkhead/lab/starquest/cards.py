"""Counts how often each card was held, played, and mattered.

*Held*: a seat had it in its hand at the first turn, found it in a room or was dealt it later; an event is held
when it is drawn. *Played*: it was laid down, used for a reroll, given up for a life point, revealed as a trap or
as a secret mission that counts, or, for an event, carried out.

*Mattered*: while its own questions were being answered, a figure was hurt, healed, eliminated, moved, placed or
revealed, points, command points, cards or weapons changed hands, or dice were rolled. Or, if it leaves an effect,
a figure with the effect rolled dice, was attacked or, if it changes movement, moved before the effect ended. A
secret mission matters when it gives points. A card that works by itself is never played; it matters, once per
game and seat, when the rules show it because it took effect (cards/showing.py) or, for a governor's abilities,
which are public, when he rolled dice, was attacked or moved.

So a card that mattered changed something on the table; the count cannot tell whether the game would have gone
differently without it. Drawing a card that does nothing, or playing one at the wrong time, does not count.
"""

from collections import Counter
from collections.abc import Iterable

from bulkhead.lab.starquest.record import CardCount
from bulkhead.starquest import events as e
from bulkhead.starquest.data.frames import AnyFrame, Attack, Casting, Drawn, Playing
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.table.card import abilities, card, is_known
from bulkhead.tabletop.events import Event

CHANGES = frozenset(
    (
        e.Moved,
        e.Entered,
        e.SentBack,
        e.DoorOpened,
        e.DoorClosed,
        e.BulkheadDestroyed,
        e.VentDestroyed,
        e.StructureDamaged,
        e.TokenPlaced,
        e.TokensJoined,
        e.TokenMoved,
        e.TokenRevealed,
        e.TokenSeen,
        e.Placed,
        e.Rolled,
        e.Rerolled,
        e.Wounded,
        e.WeaponEmptied,
        e.WeaponRefilled,
        e.WeaponLost,
        e.Healed,
        e.RiteGained,
        e.Eliminated,
        e.Scored,
        e.OverwatchEnded,
        e.CommandGained,
        e.CommandDrained,
        e.CardSeen,
        e.CardTaken,
        e.CardLost,
        e.CardGiven,
        e.DieDropped,
        e.Converted,
    )
)
"""Events that a played card can cause."""
WORKS = "SQ-TURN-11"
"""The clause under which a card that works by itself is shown."""
BY_RANK = "SQ-ALIENRANK-03"
"""The clause under which an event is played from the hand; any other event counts when it is drawn."""


def _cards_of(frame: AnyFrame) -> tuple[str, ...]:
    """The cards that a frame on the stack carries out."""
    match frame:
        case Playing() | Casting() | Drawn():
            return (frame.card,)
        case Attack():
            return (*frame.cards, frame.weapon)
    return ()


class _Play:
    """A played card, until its questions are answered and its effects have ended."""

    __slots__ = ("asking", "card", "mattered")

    def __init__(self, card: str) -> None:
        self.card = card
        self.asking = True
        """It is still being carried out: every change is caused by it."""
        self.mattered = False


class CardCounts:
    """Counts the cards of one game. Call `hands` once when the first turn begins, and `follow` after each command."""

    def __init__(self) -> None:
        self._held: set[tuple[str, int]] = set()
        self._drawn: Counter[str] = Counter()
        self._played: Counter[str] = Counter()
        self._mattered: Counter[str] = Counter()
        self._players: dict[str, set[int]] = {}
        self._open: list[_Play] = []
        self._working: dict[tuple[str, int], bool] = {}
        """The governors' abilities, by seat, and whether they have mattered."""
        self._over = False
        """The game is over: cards shown now are not played."""
        self._acted: set[str] = set()
        self._moved: set[str] = set()

    # Events

    def tell(self, event: Event) -> None:
        if type(event) in CHANGES:
            for play in self._open:
                if play.asking:
                    self._count(play)
        match event:
            case e.RoomSearched() | e.CardTaken():
                self._hold(event.card, event.seat)
            case e.EventDrawn():
                self._drawn[event.card] += 1
                self._play(event.card, event.seat)
            case e.CardPlayed():
                if not is_known(event.card) or card(event.card).kind != "event" or event.why == BY_RANK:
                    self._play(event.card, event.seat)
            case e.CardShown():
                self._shown(event)
            case e.Rerolled():
                self._play(event.card, event.seat)
                self._count(self._open[-1])
            case e.Scored(reason="secret"):
                self._play(event.what, event.seat)
                if event.points > 0:
                    self._count(self._open[-1])
            case e.CardsDiscarded():
                for id_ in event.cards:
                    self._play(id_, event.seat)
                    self._count(self._open[-1])
            case e.Rolled() | e.Unharmed() | e.Wounded() | e.SaveRolled():
                self._acted.add(event.who)
            case e.Declared():
                self._acted |= {event.attacker, event.aim}
            case e.Moved():
                self._moved.add(event.who)
            case e.MissionEnded():
                self._over = True

    def _shown(self, event: e.CardShown) -> None:
        """A card that works by itself took effect, or a trap was found."""
        if event.why == WORKS:
            self._mattered[event.card] += 1
        elif not self._over:
            self._play(event.card, event.seat)

    def hands(self, state: State) -> None:
        """Count the cards that every seat holds when the first turn begins."""
        for seat, side in enumerate(state.sides):
            held = (*side.orders, *side.equipment, *side.recon, *side.psychic, *side.governor, *side.events)
            for id_ in held:
                self._hold(id_, seat)
            for id_ in abilities(side):
                if is_known(id_) and card(id_).gives():
                    self._working[id_, seat] = False

    def follow(self, state: State) -> None:
        """After a command: count effects that applied, and close cards that have ended."""
        if self._acted or self._moved:
            self._bear(state)
            self._acted.clear()
            self._moved.clear()
        if self._open:
            asking = {id_ for frame in state.frames for id_ in _cards_of(frame)}
            lasting = {effect.card for effect in state.effects}
            for play in self._open:
                play.asking = play.card in asking
            self._open = [
                play for play in self._open if not play.mattered and (play.asking or play.card in lasting)
            ]

    def _bear(self, state: State) -> None:
        acted = [state.minis[who] for who in self._acted if who in state.minis]
        moved = [state.minis[who] for who in self._moved if who in state.minis]
        for effect in state.effects:
            who = moved if effect.what.startswith("move") else acted
            if any(effect.on == mini.id or (not effect.on and effect.side == mini.seat) for mini in who):
                for play in self._open:
                    if play.card == effect.card:
                        self._count(play)
        for (id_, seat), done in self._working.items():
            if not done and self._works(state, id_, seat, acted, moved):
                self._working[id_, seat] = True
                self._mattered[id_] += 1

    @staticmethod
    def _works(state: State, id_: str, seat: int, acted: Iterable[Mini], moved: Iterable[Mini]) -> bool:
        one = card(id_)
        moves = all(word.startswith(("move", "pass")) for word, _ in one.gives())
        return any(mini.seat == seat and one.touches(state, mini) for mini in (moved if moves else acted))

    # Counting

    def _hold(self, id_: str, seat: int) -> None:
        if id_:
            self._held.add((id_, seat))

    def _play(self, id_: str, seat: int) -> None:
        self._played[id_] += 1
        self._players.setdefault(id_, set()).add(seat)
        self._open.append(_Play(id_))

    def _count(self, play: _Play) -> None:
        if not play.mattered:
            play.mattered = True
            self._mattered[play.card] += 1

    def found(self, shares: tuple[float, ...]) -> dict[str, CardCount]:
        """Every card that was seen, with the wins of the seats that played it."""
        held = Counter(id_ for id_, _ in self._held) + self._drawn
        ids = {*held, *self._played, *self._mattered}
        return {
            id_: CardCount(
                held[id_],
                self._played[id_],
                self._mattered[id_],
                sum(shares[seat] for seat in self._players.get(id_, ()) if seat >= 0),
                len(self._players.get(id_, ())),
            )
            for id_ in sorted(ids)
        }
