"""Reconnaissance (SQ-RECON): search a room, and draw from its deck."""

from collections.abc import Iterable
from typing import ClassVar

from bulkhead.starquest.data.commands import AnyCommand, Search
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.shuffling import shuffled
from bulkhead.starquest.data.state import Deck, Mini, State, change_side, deeds
from bulkhead.starquest.events import Reshuffled, RoomSearched
from bulkhead.starquest.rules.fight.ammunition import refill
from bulkhead.starquest.rules.fight.lines_of_sight import onlookers
from bulkhead.starquest.rules.move.movement_points import anchor
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.card import card, is_known
from bulkhead.starquest.table.feat_log import feats, note
from bulkhead.starquest.table.mission_rule import refused
from bulkhead.starquest.table.places import figure, on_board
from bulkhead.starquest.table.purse import Purse
from bulkhead.starquest.table.verbs import Verb, verb
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal


@clause("SQ-RECON-01")
def room_of(state: State, mini: Mini) -> str:
    """The room in which the whole base stands; empty in a corridor."""
    rooms = {state.ship.room_of[square] for square in mini.squares}
    return rooms.pop() if len(rooms) == 1 else ""


@clause("SQ-RECON-03", "SQ-RECON-12")
def searched(state: State, seat: int, room: str) -> bool:
    """Was the room searched: by any squad, or, by the house option, by this one?"""
    if state.options.house.searches == "squad":
        return f"{seat}:{room}" in state.searched
    return room in state.searched


def why_no_search(state: State, mini: Mini) -> Illegal | None:
    """The clause that keeps a miniature from searching here and now; None when nothing does."""
    if is_alien(state.sides[mini.seat].faction):
        return Illegal("SQ-RECON-01", "sq-no-alien-search")
    if mini.place != "board":
        return Illegal("SQ-SETUP-18", "sq-no-not-on-board")
    if refusal := refused(state, "search", mini.seat, mini):
        return refusal
    if mini.deeds.psychic:
        return Illegal("SQ-PSI-08", "sq-no-psychic-only")
    if mini.mans or "no_handling" in figure(mini).flags:
        return Illegal("SQ-WPN-87", "sq-no-gunner-search")
    room = room_of(state, mini)
    if not room:
        return Illegal("SQ-RECON-01", "sq-no-room")
    if state.sides[mini.seat].searched:
        return Illegal("SQ-RECON-02", "sq-no-second-search")
    if searched(state, mini.seat, room):
        return Illegal("SQ-RECON-03", "sq-no-room-searched")
    if mini.deeds.fired or mini.deeds.struck:
        return Illegal("SQ-RECON-04", "sq-no-search-attacked")
    if state.burning >> mini.squares[0] & 1:
        return Illegal("SQ-RECON-12", "sq-no-search-fire")
    aliens = [
        other for other in on_board(state) if other.seat >= 0 and is_alien(state.sides[other.seat].faction)
    ]
    if any(True for _ in onlookers(state, mini, aliens)):
        return Illegal("SQ-RECON-06", "sq-no-search-seen")
    deck = state.decks.get("recon", Deck())
    if not deck.draw and not deck.discard:
        return Illegal("SQ-RECON-11", "sq-no-recon-deck")
    return None


@verb
class Searching(Verb):
    commands: ClassVar[tuple[type[Command], ...]] = (Search,)
    listed = 170

    @clause("SQ-RECON-01", "SQ-RECON-02", "SQ-RECON-03", "SQ-RECON-04", "SQ-RECON-06", "SQ-RECON-11")
    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        return () if why_no_search(state, mini) is not None else (Search(mini.id),)

    @clause("SQ-RECON-01", "SQ-RECON-02", "SQ-RECON-04", "SQ-RECON-05", "SQ-RECON-08", "SQ-RECON-12")
    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        """Search the room: the draw counts as the search, whatever happens to the searcher."""
        room = room_of(state, mini)
        mark = f"{mini.seat}:{room}" if state.options.house.searches == "squad" else room
        state.searched = (*state.searched, mark)
        note(state, "searched", mini.seat, room, mini.squares[0])
        anchor(state, mini)
        deeds(state, state.minis[mini.id], searched=True)
        if refill(state, state.minis[mini.id], out):
            change_side(state, mini.seat, searched=True)
            out.tell(RoomSearched(mini.seat, mini.id, room))
            follow(state, mini.id, mini.seat)
            return
        change_side(state, mini.seat, searched=True)
        find(state, mini, dice, out)

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        return why_no_search(state, mini) or Illegal("SQ-RECON-01", "sq-no-not-now")


@clause("SQ-RECON-01", "SQ-RECON-08", "SQ-OBJ-08")
def find(state: State, mini: Mini, dice: Dice, out: Out) -> None:
    """Draw a card for a miniature, which carries it from now on; only its player sees it. Some take effect at once."""
    drawn, room = draw(state, dice, out), room_of(state, mini)
    side = state.sides[mini.seat]
    bound = card(drawn).binding(state, mini) if is_known(drawn) else ""
    named = (*side.named, (drawn, bound)) if bound else side.named
    change_side(state, mini.seat, recon=tuple(sorted((*side.recon, drawn))), named=named)
    out.tell(
        RoomSearched(mini.seat, mini.id, room, drawn),
        to=(mini.seat,),
        others=RoomSearched(mini.seat, mini.id, room),
    )
    follow(state, mini.id, mini.seat)
    if is_known(drawn) and card(drawn).play == "draw":
        card(drawn).do(state, mini.seat, (mini.id,), dice, out)


@clause("SQ-END-04")
def must_get_out(state: State) -> bool:
    """Are squad miniatures that are still aboard at the end lost?"""
    return state.scenario.extraction or state.options.house.left_aboard == "lost"


def held_rooms(state: State, seat: int) -> set[str]:
    """Rooms in which a squad has a miniature, and no alien miniature or token is."""
    rooms = {room_of(state, mini) for mini in on_board(state, seat)} - {""}
    for mini in on_board(state) if rooms else ():
        if mini.seat >= 0 and is_alien(state.sides[mini.seat].faction):
            rooms -= {state.ship.room_of[square] for square in mini.squares}
    return rooms - {state.ship.room_of[token.square] for token in state.tokens.values() if not token.vent}


@clause("SQ-RECON-10")
def note_held(state: State, seat: int) -> None:
    """Note which searched rooms a squad holds at the end of its turn, where squads have to get out."""
    if not must_get_out(state) or is_alien(state.sides[seat].faction):
        return
    searched_ = {feat.subject for feat in feats(state, "searched", seat)}
    for room in sorted(held_rooms(state, seat) & searched_):
        note(state, "held", seat, room)


@clause("SQ-RECON-01", "SQ-RECON-11")
def draw(state: State, dice: Dice, out: Out) -> str:
    """The top card; an empty deck is made anew from its discards, secret missions only if there is nothing else."""
    deck = state.decks["recon"]
    if not deck.draw:
        plain = tuple(id_ for id_ in deck.discard if not (is_known(id_) and card(id_).mission))
        rest = tuple(id_ for id_ in deck.discard if id_ not in plain) if plain else ()
        deck = Deck(shuffled(plain or deck.discard, dice), rest)
        out.tell(Reshuffled("recon", "SQ-RECON-11"))
    state.decks["recon"] = Deck(deck.draw[1:], deck.discard)
    return deck.draw[0]


@clause("SQ-RECON-08", "SQ-RECON-09")
def keepable(state: State, seat: int) -> list[str]:
    """Cards that may be kept for the next mission: not missions, not those with a lasting effect."""
    return [id_ for id_ in state.sides[seat].recon if not card(id_).mission and not card(id_).lasting]


@clause("SQ-RECON-10")
def unfulfilled(state: State, seat: int) -> list[str]:
    """Secret missions that the squad holds and has not done."""
    return [
        id_ for id_ in state.sides[seat].recon if card(id_).mission and not card(id_).fulfilled(state, seat)
    ]
