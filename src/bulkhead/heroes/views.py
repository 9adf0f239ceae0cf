"""Builds each viewer's view. Heroes has one secret: the other seat's picks, until both armies are chosen."""

from msgspec.structs import replace

from bulkhead.heroes.data.armies import ARMY
from bulkhead.heroes.data.board import across
from bulkhead.heroes.data.options import Options
from bulkhead.heroes.data.state import NOBODY, Marching, Phase, State, deck, game_number
from bulkhead.heroes.rules.winning import result, score
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.game import SPECTATOR, Result, Rng, Seen, Viewer, viewer_number

HIDDEN = ""


class View(Seen, frozen=True, rename="kebab", omit_defaults=True):
    """A table as one viewer sees it; pairs are per seat, fives per column as their owner counts."""

    options: Options
    phase: Phase
    mover: int
    first: int
    game: int
    turn: int
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    """Heroes picked and not yet placed; HIDDEN for those the viewer may not know."""
    armies: tuple[tuple[str, ...], tuple[str, ...]]
    advances: tuple[tuple[int, ...], tuple[int, ...]]
    scores: tuple[int, int]
    across: tuple[int, int]
    rolled: tuple[int, ...]
    held: tuple[int, ...]
    aside: tuple[str, ...]
    marching: tuple[Marching, ...]
    all_out: bool
    sheet: tuple[tuple[int, int], ...]
    winners: tuple[int, ...]
    result: Result | None
    resigned: int = NOBODY
    """The seat that gave the match up."""


@clause("H-ARMY-1")
def hand(state: State, seat: int, viewer: Viewer) -> tuple[str, ...]:
    """A seat's hand as the viewer may see it."""
    heroes = tuple(state.hands[seat])
    return heroes if seat == viewer or not in_secret(state) else (HIDDEN,) * len(heroes)


@clause("H-ARMY-1")
def in_secret(state: State) -> bool:
    """Are the armies still secret? Also after the end, if a player gave up before they were shown."""
    if state.phase not in ("draft", "over"):
        return False
    return len(state.hands[0]) + len(state.hands[1]) + sum(map(bool, state.army)) < 2 * ARMY


def view(state: State, viewer: Viewer) -> View:
    """The view of a viewer."""
    army, advance = state.army, state.advance
    return View(
        viewer_number(viewer),
        state.options,
        state.phase,
        state.mover,
        state.first,
        game_number(state),
        state.turn,
        (hand(state, 0, viewer), hand(state, 1, viewer)),
        (tuple(army[:5]), tuple(army[5:])),
        (tuple(advance[:5]), tuple(advance[5:])),
        (score(state, 0), score(state, 1)),
        (across(state, 0), across(state, 1)),
        state.rolled,
        state.held,
        state.aside,
        tuple(state.frames),
        state.all_out,
        tuple(state.sheet),
        tuple(state.winners),
        result(state),
        state.resigned,
    )


def unveiled(state: State) -> View:
    """The views of both seats combined, for replays: the picks of both are shown."""
    return replace(view(state, SPECTATOR), hands=(tuple(state.hands[0]), tuple(state.hands[1])))


def on_the_table(seen: View) -> State:
    """The state as far as a view shows it; hidden picks stay HIDDEN."""
    state = State(seen.options, deck(seen.options), seen.first)
    state.phase = seen.phase
    state.mover = seen.mover
    state.turn = seen.turn
    state.hands = [list(heroes) for heroes in seen.hands]
    state.army = [*seen.armies[0], *seen.armies[1]]
    state.advance = [*seen.advances[0], *seen.advances[1]]
    state.rolled, state.held, state.aside = seen.rolled, seen.held, seen.aside
    state.frames = list(seen.marching)
    state.all_out = seen.all_out
    state.sheet = list(seen.sheet)
    state.winners = list(seen.winners)
    state.resigned = seen.resigned
    return state


def guess(seen: View, rng: Rng) -> State:
    """A full state that agrees with a view: hidden picks are chosen at random."""
    state = on_the_table(seen)
    for seat in (0, 1):
        if HIDDEN in state.hands[seat]:
            state.hands[seat] = _deal(state, seat, len(state.hands[seat]), rng)
    return state


@clause("H-ARMY-1")
def redeal(state: State, viewer: Viewer, rng: Rng) -> None:
    """Change everything that a viewer may not know: during the draft, the other seat's picks."""
    if in_secret(state):
        for seat in (0, 1):
            if seat != viewer:
                state.hands[seat] = _deal(state, seat, len(state.hands[seat]), rng)


def _deal(state: State, seat: int, count: int, rng: Rng) -> list[str]:
    heroes = list(state.options.collection(seat))
    if state.options.duplicates:
        return [heroes[rng.randrange(len(heroes))] for _ in range(count)]
    return [heroes.pop(rng.randrange(len(heroes))) for _ in range(count)]
