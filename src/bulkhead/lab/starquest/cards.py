"""How often each card was held, played, and mattered.

*Held*: a seat had it in its hand at the first turn, found it in a room or was dealt it later; an event is held when it
is drawn. *Played*: it was laid down, used for a reroll, given up for a life point, shown as a trap or a secret mission
that counts, or, an event, carried out.

*Mattered*: after it was laid down, and as long as its own questions were being answered, somebody was hurt, healed,
eliminated, moved, placed or revealed, points, command points, cards or weapons changed hands, or dice were rolled; or,
when it leaves an effect, somebody on whom the effect lay rolled dice, was attacked or, if it changes movement, moved
before the effect was over. A secret mission matters when it gives points. A card that works by itself is never played;
it matters, once a game and seat, when the rules show it because it took effect (cards/showing.py) or, for a governor's
abilities, which lie open, when he rolled dice, was attacked or moved.

So a card that mattered changed something on the table; whether the game would have gone otherwise without it, no count
can tell. Drawing a card that does nothing, or playing one at the wrong time, does not count.
"""

from collections import Counter
from collections.abc import Iterable

from bulkhead.lab.starquest.record import CardCount
from bulkhead.starquest import events as e
from bulkhead.starquest.data.frames import AnyFrame, Attack, Casting, Drawn, Playing
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.table.card import abilities, card, is_known
from bulkhead.tabletop.events import Event

CHANGES = (
    e.Moved,
    e.Entered,
    e.SentBack,
    e.DoorOpened,
    e.DoorClosed,
    e.BulkheadDestroyed,
    e.VentDestroyed,
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
"""What a card that is laid down can bring about."""
WORKS = "SQ-TURN-11"
"""Why a card that works by itself is shown."""
BY_RANK = "SQ-ALIENRANK-03"
"""Why an event is played from the hand; any other is counted when it is drawn."""


def _cards_of(frame: AnyFrame) -> tuple[str, ...]:
    """The cards that a procedure on the stack carries out."""
    match frame:
        case Playing() | Casting() | Drawn():
            return (frame.card,)
        case Attack():
            return (*frame.cards, frame.weapon)
    return ()


class _Play:
    """A card on the table, until its own questions are answered and its effects are over."""

    __slots__ = ("asking", "card", "mattered")

    def __init__(self, card: str) -> None:
        self.card = card
        self.asking = True
        """It is still being carried out: whatever changes is its doing."""
        self.mattered = False


class CardCounts:
    """Listens to one game. `hands` is to be called once when the first turn begins, `follow` after each command."""

    def __init__(self) -> None:
        self._held: set[tuple[str, int]] = set()
        self._drawn: Counter[str] = Counter()
        self._played: Counter[str] = Counter()
        self._mattered: Counter[str] = Counter()
        self._players: dict[str, set[int]] = {}
        self._open: list[_Play] = []
        self._working: dict[tuple[str, int], bool] = {}
        """The governors' abilities, by seat: have they mattered?"""
        self._over = False
        """At the end all cards are shown: that is no play."""
        self._acted: set[str] = set()
        self._moved: set[str] = set()

    # What is told

    def tell(self, event: Event) -> None:
        if isinstance(event, CHANGES):
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
        """What every seat holds when the first turn begins."""
        for seat, side in enumerate(state.sides):
            held = (*side.orders, *side.equipment, *side.recon, *side.psychic, *side.governor, *side.events)
            for id_ in held:
                self._hold(id_, seat)
            for id_ in abilities(side):
                if is_known(id_) and card(id_).gives():
                    self._working[id_, seat] = False

    def follow(self, state: State) -> None:
        """After a command: effects that came to bear, cards that are over."""
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
        """Every card that was seen, with the wins of those who played it."""
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
