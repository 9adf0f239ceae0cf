"""Supplies of the alien players before the first turn: tokens, extra ones by rank, colours, rites (SQ-SETUP-06, 07)."""

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.scenario import Supply
from bulkhead.starquest.data.shuffling import pick, shuffled
from bulkhead.starquest.data.sides import Colour
from bulkhead.starquest.data.state import State, change_side
from bulkhead.starquest.rules.cards.events import EXTRA_DRAW
from bulkhead.starquest.rules.setup import squads
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

FULL_TABLE = 5
"""The number of squads for which a mission's list is made."""
COLOURS: tuple[Colour, ...] = ("green", "azure")


def aliens(state: State) -> tuple[int, ...]:
    """The seats of the alien players, in turn order."""
    return tuple(seat for seat, side in enumerate(state.sides) if is_alien(side.faction))


def squad_seats(state: State) -> tuple[int, ...]:
    return tuple(seat for seat, side in enumerate(state.sides) if not is_alien(side.faction))


@clause("SQ-SETUP-06", "SQ-SETUP-08", "SQ-ALIENRANK-03")
def take(state: State, dice: Dice, out: Out) -> None:
    """Give the alien players their tokens and the rest of their supplies."""
    hidden = _hidden_objects(state, dice)
    for seat in aliens(state):
        side = state.sides[seat]
        supply = state.scenario.supplies.get(side.faction, Supply())
        blips = [*_scaled(state, supply.blips, dice), *supply.keys, *hidden.get(side.faction, ())]
        blips += _left_behind(state, side.faction)
        reinforcements = [*_scaled(state, supply.reinforcements, dice), *_by_rank(state, seat, dice)]
        specials = [*supply.specials, *(state.scenario.legacy.specials if side.faction == "chaos" else ())]
        _match_formations(state, seat, reinforcements, specials)
        rank = load_box().ladder(side.faction).at(side.rank)
        change_side(
            state,
            seat,
            blips=tuple(sorted(blips)),
            reinforcements=tuple(sorted(reinforcements)),
            specials=tuple(sorted(specials)),
            events=_extra_draws(state, rank.event_cards) or side.events,
            rites=_rites(state, side.faction, rank.rites),
        )
    _colours(state, dice)


def _left_behind(state: State, faction: str) -> list[str]:
    """Tokens that join the blips because of earlier missions."""
    left = state.scenario.legacy.blips
    return [token for other, tokens in left.items() if stands_for(state, faction, other) for token in tokens]


@clause("SQ-SEAT-03")
def _scaled(state: State, tokens: tuple[str, ...], dice: Dice) -> tuple[str, ...]:
    """A list for five squads, reduced to the squads in play: their fifths of it, rounded up, drawn by lot."""
    playing = len(squad_seats(state))
    if state.scenario.fitted or not state.options.house.scaled_tokens or playing == FULL_TABLE:
        return tokens
    wanted = -(-len(tokens) * playing // FULL_TABLE)
    return shuffled(tokens, dice)[:wanted]


@clause("SQ-ALIENRANK-04", "SQ-ALIENRANK-06", "SQ-ALIENRANK-09", "SQ-ALIENRANK-10")
def _by_rank(state: State, seat: int, dice: Dice) -> list[str]:
    """Extra reinforcement tokens: those of the rank, and those that earlier missions leave."""
    side = state.sides[seat]
    left = state.scenario.legacy.random_tokens
    more = sum(count for faction, count in left.items() if stands_for(state, side.faction, faction))
    return from_bag(state, seat, load_box().ladder(side.faction).at(side.rank).extra_tokens + more, dice)


def stands_for(state: State, faction: str, absent: str) -> bool:
    """Does this faction get a gift to that alien faction? It does if it is the same, or if the other does not play."""
    return faction == absent or absent not in state.options.aliens


@clause("SQ-ALIENRANK-03", "SQ-ALIENRANK-09")
def _extra_draws(state: State, rank: int) -> tuple[str, ...]:
    """The event cards of the rank where they are drawn in the course of the mission, by the house option."""
    return (EXTRA_DRAW,) * rank if state.options.house.chaos_cards == "drawn" else ()


@clause("SQ-ALIENRANK-05", "SQ-ALIENRANK-10")
def _rites(state: State, faction: str, rank: int) -> int:
    """Rites of the rank, more or none where earlier missions say so."""
    legacy = state.scenario.legacy
    if any(stands_for(state, faction, other) for other in legacy.no_rites):
        return 0
    return rank + sum(count for other, count in legacy.rites.items() if stands_for(state, faction, other))


def from_bag(state: State, seat: int, count: int, dice: Dice) -> list[str]:
    """Tokens drawn by lot from the bag of an alien faction, each put back before the next."""
    bag = next(bag for bag in load_box().bags.values() if bag.seat == state.sides[seat].faction)
    tokens = bag.contents()
    return [tokens[pick(len(tokens), dice)] for _ in range(count)]


@clause("C-MISSION-formations")
def _match_formations(state: State, seat: int, reinforcements: list[str], specials: list[str]) -> None:
    """For each squad of Terminators or Avengers one genestealer more for Chaos and one revenant more for the Cult,
    as far as the mission gives them tokens of that kind at all."""
    count = sum(squads.is_formation(state, other) for other in squad_seats(state))
    if state.sides[seat].faction == "chaos":
        specials += ["fig_genestealer"] * (count if specials else 0)
    else:
        reinforcements += ["fig_revenant"] * (count if reinforcements else 0)


@clause("SQ-OBJ-02")
def _hidden_objects(state: State, dice: Dice) -> dict[str, tuple[str, ...]]:
    """Object tokens among the blips: those given to a faction, and those given to one by lot."""
    hidden = dict(state.scenario.hidden_objects)
    for object_, factions in state.scenario.drawn_objects.items():
        faction = factions[pick(len(factions), dice)]
        hidden[faction] = (*hidden.get(faction, ()), object_)
    return hidden


@clause("SQ-ALIEN-04", "SQ-ALIEN-05")
def _colours(state: State, dice: Dice) -> None:
    """The deck of each alien player's first event card, by lot: not the same for both."""
    first = COLOURS[pick(len(COLOURS), dice)]
    for seat, colour in zip(aliens(state), (first, *(one for one in COLOURS if one != first)), strict=False):
        change_side(state, seat, colour=colour)
