"""Builds each viewer's view, as an allow-list field by field: a field not listed here is not shown.

Everybody knows the map, the miniatures with all their records (life points, weapons, markers, what they have
done), the number of all tokens and cards, points, ranks, command points and public alliances. Only the owner
knows what a token is, which cards a hand holds, and the standing answers of a seat; only the parties know a
secret alliance; no viewer knows the order of a deck.
"""

from collections import Counter
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.feats import Feat, Paid
from bulkhead.starquest.data.frames import (
    Activation,
    Agreeing,
    AnyFrame,
    Assembling,
    Attack,
    Boundary,
    Casting,
    Dispute,
    Drawn,
    Ending,
    Harm,
    Looking,
    Mounting,
    Muster,
    Permission,
    Playing,
    Reacting,
    Returning,
    Revealing,
    Scanning,
    Settling,
    Turn,
    Walk,
    Watching,
    Window,
)
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.scenario import Objective, Scenario
from bulkhead.starquest.data.standing_orders import Standing
from bulkhead.starquest.data.state import (
    Effect,
    Flame,
    Mini,
    Pact,
    Phase,
    Proposal,
    Side,
    State,
    Thing,
    Token,
    Watch,
)
from bulkhead.starquest.rules.missions.objectives import known
from bulkhead.starquest.rules.missions.winning import result
from bulkhead.starquest.table.allegiance import knows_tokens
from bulkhead.starquest.table.engine import PROCEDURES, waiting
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.game import SPECTATOR, Result, Seen, Viewer, viewer_number

HIDDEN = ""
"""A card or an identity that the viewer may not know: counts are public."""

PUBLIC_FRAMES: frozenset[type[AnyFrame]] = frozenset(
    (
        Muster,
        Turn,
        Activation,
        Walk,
        Permission,
        Boundary,
        Scanning,
        Looking,
        Revealing,
        Mounting,
        Assembling,
        Agreeing,
        Returning,
        Reacting,
        Drawn,
        Watching,
        Window,
        Attack,
        Harm,
        Dispute,
        Settling,
        Playing,
        Casting,
        Ending,
    )
)
"""Frames whose fields hold only public information. Check a new kind before you add it."""


class DeckView(Struct, frozen=True, rename="kebab"):
    """A pile: the number of cards left, and those played."""

    left: int
    discard: tuple[str, ...]


class View(Seen, frozen=True, rename="kebab"):
    """A table as one viewer sees it. Squares are numbers of the grid: west to east, then north to south."""

    options: Options
    scenario: Scenario
    grid: tuple[int, int, int, int]
    """Width and height of the map in squares, x and y of its north-west one: square n lies at (x + n % width, y + n //
    width)."""
    phase: Phase
    round: int
    turn: int
    turn_seat: int
    order: tuple[int, ...]
    waiting: int | None
    """The seat that has to decide, and its question."""
    question: str
    frames: tuple[AnyFrame, ...]
    sides: tuple[Side, ...]
    """HIDDEN in the place of each card and token that the viewer may not know."""
    minis: dict[str, Mini]
    tokens: dict[str, Token]
    things: dict[str, Thing]
    flames: tuple[Flame, ...]
    vents: tuple[str, ...]
    gone: tuple[str, ...]
    opened: tuple[tuple[str, int], ...]
    structures: tuple[tuple[str, int], ...]
    scanned: tuple[int, ...]
    searched: tuple[str, ...]
    decks: dict[str, DeckView]
    effects: tuple[Effect, ...]
    peeked: tuple[tuple[int, str], ...]
    """Which seat has looked at which token, which is public."""
    pacts: tuple[Pact, ...]
    split_pacts: tuple[tuple[int, int, str], ...]
    """The viewer's dissolved alliances."""
    proposals: tuple[Proposal, ...]
    """Offers that the viewer has made or received."""
    reserved: tuple[str, ...]
    """The viewer's tokens with a reserved miniature."""
    raised: bool
    """The viewer's hand is raised."""
    triggers: tuple[str, ...]
    standing: Standing | None
    """The viewer's standing orders; None for a spectator."""
    watches: dict[str, Watch]
    serials: dict[str, int]
    feats: tuple[Feat, ...]
    paid: tuple[Paid, ...]
    outcome: str
    result: Result | None


def view(state: State, viewer: Viewer) -> View:
    """All that a viewer may know."""
    ship = state.ship
    seat = waiting(state)
    return View(
        number=viewer_number(viewer),
        options=shown_options(state.options, viewer),
        scenario=shown_scenario(state, viewer),
        grid=(ship.width, ship.height, ship.west, ship.north),
        phase=state.phase,
        round=state.round,
        turn=state.turn,
        turn_seat=state.turn_seat,
        order=state.order,
        waiting=seat,
        question=question(state) if seat is not None else "",
        frames=tuple(map(shown_frame, state.frames)),
        sides=tuple(shown_side(state, other, viewer) for other in range(len(state.sides))),
        minis=shown_minis(state, viewer),
        tokens={id_: shown_token(state, token, viewer) for id_, token in state.tokens.items()},
        things=dict(state.things),
        flames=state.flames,
        vents=state.vents,
        gone=state.gone,
        opened=state.opened,
        structures=state.structures,
        scanned=state.scanned,
        searched=state.searched,
        decks={name: DeckView(len(deck.draw), deck.discard) for name, deck in state.decks.items()},
        effects=state.effects,
        peeked=state.peeked,
        pacts=shown_pacts(state, viewer),
        split_pacts=tuple(pact for pact in state.split_pacts if viewer in pact[:2]),
        proposals=tuple(one for one in state.proposals if viewer in (one.seat, one.to)),
        reserved=tuple(
            id_ for id_ in state.reserved if id_ in state.tokens and state.tokens[id_].seat == viewer
        ),
        raised=viewer in state.hands,
        triggers=tuple(words for seat, words in state.triggers if seat == viewer),
        standing=None if viewer is SPECTATOR else state.orders[viewer],
        watches=dict(state.watches),
        serials=dict(state.serials),
        feats=state.feats,
        paid=state.paid,
        outcome=state.outcome,
        result=result(state),
    )


@clause("SQ-RECON-09")
def shown_options(options: Options, viewer: Viewer) -> Options:
    """The options. Cards that a squad has kept from an earlier mission are shown to that squad alone."""
    if not options.records:
        return options
    own = "" if viewer is SPECTATOR else options.factions[viewer]
    shown = {
        faction: record if faction == own else replace(record, cards=_cards(record.cards, False))
        for faction, record in options.records.items()
    }
    return replace(options, records=shown)


@clause("SQ-SETUP-04")
def shown_scenario(state: State, viewer: Viewer) -> Scenario:
    """The mission. A withheld objective is shown to the alien players alone until it is revealed."""
    scenario = state.scenario
    if (viewer is not SPECTATOR and is_alien(state.sides[viewer].faction)) or state.phase == "over":
        return scenario
    heard = tuple(one for one in scenario.objectives if known(state, one))
    return scenario if len(heard) == len(scenario.objectives) else _with_objectives(scenario, heard)


_veiled: dict[int, tuple[Scenario, Scenario]] = {}
"""By the id of a scenario, which its entry keeps alive: the scenario, and what was last shown of it."""
_VEILED = 64


def _with_objectives(scenario: Scenario, heard: tuple[Objective, ...]) -> Scenario:
    """A scenario with these objectives alone. Rules are looked up by the scenario: equal ones are one object."""
    kept = _veiled.get(id(scenario))
    if kept is None or kept[1].objectives != heard:
        if len(_veiled) >= _VEILED:
            _veiled.clear()
        kept = _veiled[id(scenario)] = scenario, replace(scenario, objectives=heard)
    return kept[1]


def question(state: State) -> str:
    """The question to the deciding seat, as a message id."""
    frame = state.frames[-1]
    asked: str = PROCEDURES[type(frame)].question(state, frame)
    return asked


def shown_frame(frame: AnyFrame) -> AnyFrame:
    """A frame as everybody may see it."""
    assert type(frame) in PUBLIC_FRAMES, f"is {type(frame).__name__} public?"
    return frame


@clause("SQ-SETUP-07", "SQ-SETUP-11", "SQ-PSI-07", "SQ-RECON-08", "SQ-ALIENRANK-03")
def shown_side(state: State, seat: int, viewer: Viewer) -> Side:
    """A seat's cards and tokens: identities for their owner, HIDDEN for the others."""
    common = state.options.house.psychic_deck == "common"
    return _shown(state.sides[seat], seat == viewer, knows_tokens(state, viewer, seat), common)


@lru_cache(maxsize=1024)
def _shown(side: Side, own: bool, tokens: bool, common: bool) -> Side:
    """A seat's side for a viewer who knows its cards and tokens or not. Cached: of seven sides hardly one changes
    between decisions."""
    return Side(
        faction=side.faction,
        points=side.points,
        rank=side.rank,
        seals=side.seals,
        formation=side.formation,
        leader=side.leader,
        psionic=side.psionic,
        dock=side.dock,
        command=side.command,
        command_lost=side.command_lost,
        orders=_cards(side.orders, own),
        equipment=_cards(side.equipment, own, side.open),
        recon=_cards(side.recon, own, side.open),
        lasting=side.lasting,
        open=side.open,
        used=side.used,
        spent=side.spent,
        named=tuple(one for one in side.named if own or one[0] in side.open),
        governor=side.governor,
        governor_lost=side.governor_lost,
        faded=side.faded,
        psychic=_cards(side.psychic, own or common),
        psychic_used=side.psychic_used,
        ordered=side.ordered,
        order=side.order,
        searched=side.searched,
        psyched=side.psyched,
        blips=_cards(side.blips, tokens),
        reinforcements=_cards(side.reinforcements, tokens),
        specials=_cards(side.specials, tokens),
        events=_cards(side.events, own),
        colour=side.colour,
        special_turn=side.special_turn,
        turns=side.turns,
        entered=side.entered,
        held_event=side.held_event,
        ward_used=side.ward_used,
        rites=side.rites,
        rite_used=side.rite_used,
        kills=side.kills,
        earned=side.earned,
        study=side.study,
        reserve=side.reserve,
        sites=side.sites if tokens else (),
    )


def _cards(cards: tuple[str, ...], known: bool, open_: tuple[str, ...] = ()) -> tuple[str, ...]:
    """A hand, with unknown cards HIDDEN except the open ones. These come first, because their place in the hand is
    secret."""
    if known:
        return cards
    shown = sorted((Counter(cards) & Counter(open_)).elements())
    return (*shown, *(HIDDEN,) * (len(cards) - len(shown)))


@clause("SQ-SCAN-09", "SQ-ALIEN-07", "SQ-ALIEN-35", "SQ-OBJ-02")
def shown_token(state: State, token: Token, viewer: Viewer) -> Token:
    """A token: where it lies and what it has done. An object among the blips looks like a blip."""
    known = token.shown or knows_tokens(state, viewer, token.seat) or (viewer, token.id) in state.peeked
    return _shown_token(token, known)


@lru_cache(maxsize=1024)
def _shown_token(token: Token, known: bool) -> Token:
    """A token for viewers who know what it is, or for the others."""
    return Token(
        id=token.id,
        seat=token.seat,
        kind=token.kind if known or token.kind != "object" else "blip",
        identity=token.identity if known else HIDDEN,
        square=token.square,
        vent=token.vent,
        since=token.since,
        back=token.back,
        shown=token.shown,
        deeds=token.deeds,
    )


@clause("SQ-SETUP-13", "SQ-LIFE-03", "SQ-DREAD-18")
def shown_minis(state: State, viewer: Viewer) -> dict[str, Mini]:
    """Miniatures are public; only a Dreadnought that is being fitted out shows its weapons to its owner alone until
    it stands on the map."""
    minis = dict(state.minis)
    for frame in state.frames:
        if isinstance(frame, Mounting) and frame.seat != viewer:
            minis[frame.who] = replace(minis[frame.who], weapons=())
    return minis


@clause("SQ-ALLY-15")
def shown_pacts(state: State, viewer: Viewer) -> tuple[Pact, ...]:
    """Public alliances, and the viewer's own secret ones."""
    return tuple(pact for pact in state.pacts if pact.public or party_to(pact, viewer))


def party_to(pact: Pact, viewer: Viewer) -> bool:
    return viewer in (pact.a, pact.b)
