"""Changes everything in a state that a viewer may not know, and nothing else: the inverse of `views`, for tests.

Written from the rules of hidden information, line by line, and on purpose not from views.py: the tests compare
the two.

- The identities of another alien player's tokens, on the map, on a vent or in the pools: dealt again among those
of the   same kind. Objects lie among the blips.
- The order of every deck. Event and reconnaissance cards in other hands are exchanged with cards of their deck.
- Order, equipment and psychic cards of the others: chosen again from their decks. Open cards stay.
- Secret alliances of others, raised hands, triggers and standing orders.
- The weapons of a Dreadnought that is being fitted out stay: they are few and depend on no other secret.
"""

from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.sides import Hand, Pool
from bulkhead.starquest.data.standing_orders import Standing
from bulkhead.starquest.data.state import Deck, Pact, State, Token, TokenKind, cards_in, set_cards
from bulkhead.starquest.rules.blips import stock
from bulkhead.starquest.table.allegiance import knows_tokens
from bulkhead.starquest.table.mission_rule import rules_of
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.game import Rng, Viewer

T = TypeVar("T")

RECON = "recon"
TRIES = 20
"""How often tokens are dealt again until a miniature is there for each one that needs it."""
_POOLS: tuple[tuple[Pool, tuple[TokenKind, ...]], ...] = (
    ("blips", ("blip", "object")),
    ("reinforcements", ("reinforcement",)),
    ("specials", ("special",)),
)
"""Each pool of an alien player, with the kinds of its tokens."""
_HABITS = (
    Standing(),
    Standing(saves="none", dodge="never", overwatch="hold", rite="never", cards="never"),
    Standing(saves="ask", dodge="if-harmful", dodge_from=40, overwatch="shoot", overwatch_from=25),
    Standing(reveal="nearest", rite="fatal", cards="never"),
)
"""Standing orders that a seat might have given."""


def shuffled(items: list[T], rng: Rng) -> list[T]:
    """The same items in another order, all orders equally likely."""
    left, found = list(items), []
    while left:
        found.append(left.pop(rng.randrange(len(left))))
    return found


def disturb(state: State, viewer: Viewer, rng: Rng) -> None:
    """Change everything that a viewer may not know."""
    for seat, side in enumerate(state.sides):
        if is_alien(side.faction) and not knows_tokens(state, viewer, seat):
            for pool, kinds in _POOLS:
                _redeal_tokens(state, viewer, seat, pool, kinds, rng)
    for rule in rules_of(state):
        seat = rule.keeper(state)
        if seat >= 0 and not knows_tokens(state, viewer, seat):
            rule.reshuffle(state, rng)
    _redeal_cards(state, viewer, rng)
    _turn_pacts(state, viewer, rng)
    _change_minds(state, viewer, rng)
    state.offered = None


@clause("SQ-SETUP-07", "SQ-SCAN-09", "SQ-ALIEN-35", "SQ-OBJ-02")
def _redeal_tokens(
    state: State, viewer: Viewer, seat: int, pool: Pool, kinds: tuple[TokenKind, ...], rng: Rng
) -> None:
    """Deal the identities of one kind again among face-down tokens and those in the pool, except tokens that the
    viewer has looked at. Tokens with a reserved miniature must still get theirs."""
    lying = [
        token
        for token in state.tokens.values()
        if token.seat == seat
        and token.kind in kinds
        and not token.shown
        and (viewer, token.id) not in state.peeked
    ]
    left = cards_in(state.sides[seat], pool)
    before = [token.identity for token in lying] + list(left)
    for _ in range(TRIES):
        _deal(state, seat, pool, lying, shuffled(before, rng))
        if _there_for_all(state):
            return
    _deal(state, seat, pool, lying, before)


def _deal(state: State, seat: int, pool: Pool, lying: list[Token], identities: list[str]) -> None:
    for token, identity in zip(lying, identities, strict=False):
        state.tokens[token.id] = _called(token, identity)
    set_cards(state, seat, pool, tuple(sorted(identities[len(lying) :])))


@clause("SQ-ALIEN-46")
def _there_for_all(state: State) -> bool:
    """Is there a miniature for every token with a reserved one, and for open tokens that are about to be placed?"""
    held = Counter(
        token.identity for token in state.tokens.values() if token.id in state.reserved or token.shown
    )
    return all(
        stock.in_use(state, figure) + count <= stock.total(figure)
        for figure, count in held.items()
        if stock.is_figure(figure)
    )


def _called(token: Token, identity: str) -> Token:
    """The same token with another identity; an object among the blips is recognised by its name."""
    if token.kind in ("blip", "object"):
        return replace(token, identity=identity, kind="object" if identity.startswith("obj_") else "blip")
    return replace(token, identity=identity)


@clause("SQ-SETUP-11", "SQ-PSI-07", "SQ-RECON-08", "SQ-ALIENRANK-03")
def _redeal_cards(state: State, viewer: Viewer, rng: Rng) -> None:
    for deck in list(state.decks):
        _exchange(state, viewer, deck, rng)
    for seat in range(len(state.sides)):
        if seat != viewer:
            for hand in ("orders", "equipment", "psychic"):
                if hand != "psychic" or state.options.house.psychic_deck == "own":
                    _choose_anew(state, seat, hand, rng)


def _choose_anew(state: State, seat: int, hand: Hand, rng: Rng) -> None:
    """Choose again the cards that a squad has chosen in secret, from the same deck. Open cards stay."""
    side = state.sides[seat]
    name = "psychic-" if hand == "psychic" else f"{hand}-{side.faction}"
    decks = [cards for deck, cards in state.scenario.decks.items() if deck.startswith(name)]
    held: list[str] = list(cards_in(side, hand))
    for place, card in enumerate(held):
        deck = next((cards for cards in decks if card in cards), ())
        if deck and card not in side.open:
            spare = list((Counter(deck) - Counter((*held, *side.open))).elements())
            held[place] = [card, *spare][rng.randrange(len(spare) + 1)]
    if held != list(cards_in(side, hand)):
        set_cards(state, seat, hand, tuple(held))


def _exchange(state: State, viewer: Viewer, deck: str, rng: Rng) -> None:
    """Shuffle a deck together with the cards drawn from it into other hands. Each event card shows which of the two
    event decks it belongs to."""
    hand: Hand = "recon" if deck == RECON else "events"
    pile = state.decks[deck]
    others = [seat for seat in range(len(state.sides)) if seat != viewer]
    whole = set(state.scenario.decks.get(deck, ()))
    offered = {one.card for one in state.proposals if viewer in (one.seat, one.to)}

    def belongs(seat: int, card: str) -> bool:
        return card in whole and card not in offered and card not in state.sides[seat].open

    held = [card for seat in others for card in cards_in(state.sides[seat], hand) if belongs(seat, card)]
    cards = shuffled([*pile.draw, *held], rng)
    _hand_out(state, others, hand, cards[: len(held)], belongs)
    state.decks[deck] = Deck(tuple(cards[len(held) :]), pile.discard)


def _hand_out(
    state: State, seats: list[int], hand: Hand, cards: list[str], belongs: Callable[[int, str], bool]
) -> None:
    """Replace the cards of the same deck by these."""
    coming = iter(cards)
    for seat in seats:
        held = cards_in(state.sides[seat], hand)
        dealt = tuple(next(coming) if belongs(seat, card) else card for card in held)
        if dealt != held:
            set_cards(state, seat, hand, dealt)


@clause("SQ-ALLY-15")
def _turn_pacts(state: State, viewer: Viewer, rng: Rng) -> None:
    """Add or remove secret alliances and offers that do not involve the viewer."""
    kept = tuple(pact for pact in state.pacts if pact.public or viewer in (pact.a, pact.b))
    dropped = len(kept) < len(state.pacts)
    seats = [seat for seat in range(len(state.sides)) if seat != viewer]
    free = [
        (a, b)
        for a in seats
        for b in seats
        if a < b and not any({pact.a, pact.b} == {a, b} for pact in state.pacts)
    ]
    state.pacts = kept
    state.proposals = tuple(one for one in state.proposals if viewer in (one.seat, one.to))
    if state.phase == "play" and free and not dropped:
        a, b = free[rng.randrange(len(free))]
        state.pacts = (*kept, Pact(a, b, public=False))


def _by_chance(rng: Rng) -> bool:
    """Yes or no, by the toss of a coin."""
    return rng.randrange(2) == 1


@clause("SQ-CMD-09", "SQ-SEAT-08", "SQ-SEAT-09")
def _change_minds(state: State, viewer: Viewer, rng: Rng) -> None:
    """Change raised hands, triggers and standing orders of the others."""
    hands = [seat for seat in state.hands if seat == viewer]
    for seat, side in enumerate(state.sides):
        if seat == viewer:
            continue
        if side.command > 0 and _by_chance(rng):
            hands.append(seat)
        state.orders[seat] = _HABITS[rng.randrange(len(_HABITS))]
    state.hands = tuple(hands)
    state.triggers = tuple(
        (seat, words) for seat, words in state.triggers if seat == viewer or _by_chance(rng)
    )
