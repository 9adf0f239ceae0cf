"""Rebuilds a state from a view: as far as the viewer knows it, or with guesses for what is hidden."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from bulkhead.starquest.data.scenario import Supply
from bulkhead.starquest.data.sides import Hand, Pool
from bulkhead.starquest.data.standing_orders import Standing
from bulkhead.starquest.data.state import Deck, State, Token, TokenKind, cards_in, set_cards
from bulkhead.starquest.rules.setup.scenario_builder import ship_of
from bulkhead.starquest.table import places
from bulkhead.starquest.table.allegiance import knows_tokens
from bulkhead.starquest.table.engine import waiting
from bulkhead.starquest.table.mission_rule import rules_of
from bulkhead.starquest.views.twins import shuffled
from bulkhead.starquest.views.views import HIDDEN, View
from bulkhead.tabletop.game import Rng

_NO_ORDERS = Standing()


def on_the_table(seen: View) -> State:
    """The state as far as a view shows it; what is hidden stays HIDDEN."""
    state = State(seen.options, seen.scenario, ship_of(seen.scenario, seen.options))
    state.phase = seen.phase
    state.round = seen.round
    state.turn = seen.turn
    state.turn_seat = seen.turn_seat
    state.order = seen.order
    state.frames = list(seen.frames)
    state.sides = list(seen.sides)
    state.minis = dict(seen.minis)
    state.tokens = dict(seen.tokens)
    state.things = dict(seen.things)
    state.flames = seen.flames
    state.vents = seen.vents
    state.gone = seen.gone
    state.opened = seen.opened
    state.structures = seen.structures
    state.scanned = seen.scanned
    state.searched = seen.searched
    state.decks = {name: Deck((HIDDEN,) * deck.left, deck.discard) for name, deck in seen.decks.items()}
    state.effects = seen.effects
    state.pacts = seen.pacts
    state.split_pacts = seen.split_pacts
    state.proposals = seen.proposals
    state.reserved = seen.reserved
    state.peeked = seen.peeked
    state.hands = (seen.seat,) if seen.raised else ()
    state.triggers = tuple((seen.seat, words) for words in seen.triggers)
    state.orders = [_NO_ORDERS] * len(seen.sides)
    if seen.standing is not None:
        state.orders[seen.seat] = seen.standing
    state.watches = dict(seen.watches)
    state.serials = dict(seen.serials)
    state.feats = seen.feats
    state.paid = seen.paid
    state.outcome = seen.outcome
    places.recount(state)
    return state


def guess(seen: View, rng: Rng) -> State:
    """A full state that agrees with a view: tokens from the mission's lists, cards from its decks, those not seen
    elsewhere first."""
    state = on_the_table(seen)
    for seat in range(len(state.sides)):
        _guess_tokens(state, seat, rng)
    for rule in rules_of(state):
        seat = rule.keeper(state)
        if seat >= 0 and not knows_tokens(state, seen.viewer, seat):
            rule.reshuffle(state, rng)
    for name in state.decks:
        _guess_deck(state, name, rng)
    _guess_hands(state, rng)
    state.reserved = (
        *state.reserved,
        *(
            token.id
            for token in state.tokens.values()
            if token.kind == "reinforcement" and token.id not in state.reserved
        ),
    )
    if waiting(state) != seen.waiting:
        # A seat must place a miniature that the guess reserves for another token.
        state.reserved = seen.reserved
    return state


def _guess_tokens(state: State, seat: int, rng: Rng) -> None:
    """Guess the tokens of one alien player that the viewer does not know."""
    side = state.sides[seat]
    supply = state.scenario.supplies.get(side.faction, Supply())
    objects = state.scenario.hidden_objects.get(side.faction, ())
    lists: dict[Pool, tuple[str, ...]] = {
        "blips": (*supply.blips, *supply.keys, *objects),
        "reinforcements": supply.reinforcements,
        "specials": supply.specials,
    }
    kinds: dict[Pool, TokenKind] = {"blips": "blip", "reinforcements": "reinforcement", "specials": "special"}
    for pool, likely in lists.items():
        lying = [token for token in state.tokens.values() if _is_hidden(token, seat, kinds[pool])]
        left = cards_in(side, pool)
        if HIDDEN not in left and not lying:
            continue
        shown = [figure for figure in side.kills if figure] + [
            mini.figure for mini in state.minis.values() if mini.seat == seat
        ]
        dealt = _draw(likely, shown, len(lying) + len(left), rng)
        for token, identity in zip(lying, dealt, strict=False):
            object_ = identity.startswith("obj_")
            state.tokens[token.id] = replace(
                token, identity=identity, kind="object" if object_ else token.kind
            )
        if HIDDEN in left:
            set_cards(state, seat, pool, tuple(sorted(dealt[len(lying) :])))


def _is_hidden(token: Token, seat: int, kind: TokenKind) -> bool:
    return token.seat == seat and token.identity == HIDDEN and token.kind == kind


def _draw(likely: Iterable[str], shown: Iterable[str], count: int, rng: Rng) -> list[str]:
    """Draw `count` items of a list, those not yet seen first."""
    every = list(likely)
    unseen = list((Counter(every) - Counter(shown)).elements())
    dealt = shuffled(unseen, rng)[:count]
    while len(dealt) < count:
        dealt.append(every[rng.randrange(len(every))] if every else HIDDEN)
    return dealt


def _guess_deck(state: State, name: str, rng: Rng) -> None:
    deck = state.decks[name]
    shown = [*deck.discard, *(card for side in state.sides for card in (*side.recon, *side.events))]
    cards = _draw(state.scenario.decks.get(name, ()), shown, len(deck.draw), rng)
    state.decks[name] = Deck(tuple(cards), deck.discard)


def _guess_hands(state: State, rng: Rng) -> None:
    """Guess the hidden cards of others: any that belong to such a hand. Open cards are known."""
    decks = state.scenario.decks
    for seat, side in enumerate(state.sides):
        likely: dict[Hand, Iterable[str]] = {
            "orders": decks.get(f"orders-{side.faction}", ()),
            "equipment": decks.get(f"equipment-{side.faction}", ()),
            "psychic": [
                card for name, cards in decks.items() if name.startswith("psychic-") for card in cards
            ],
            "recon": decks.get("recon", ()),
            "events": (*decks.get("green", ()), *decks.get("azure", ())),
        }
        for hand, cards in likely.items():
            held = cards_in(side, hand)
            if HIDDEN in held:
                unknown = [card for card in cards if card not in side.open]
                drawn = iter(_draw(unknown, held, held.count(HIDDEN), rng))
                dealt = tuple(next(drawn) if card == HIDDEN else card for card in held)
                set_cards(state, seat, hand, dealt)
