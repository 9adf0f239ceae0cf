"""A position as one line of text, as FEN is for chess. Documented in docs/protocol.md. Ten fields:

phaello3/donato4/sanyctus2/ebellius1/victorno5    army of seat 1 by own column, each with its advance
feurran1/phaello4/darrago3/dyrael0/aramus2        army of seat 2; `;hero,hero` after an army: still in hand
1                                                 the seat that decides
push                                              phase; `act:345>35` while a straight still owes moves, `!` all out,
                                                  `over:2` when seat 2 gave up
6,6                                               scoring rolls put aside, `6,66,345`
1345                                              dice lying; `11+634` when 1 and 1 were left and 6, 3, 4 rolled
t12 f1 g1                                         turn, who placed first, game (`g2,17-14:1` after one game)
-                                                 options that are not the default, `rows=5;hold=strict`
"""

import re
from typing import Any, get_args

import msgspec

from bulkhead.heroes.data.armies import ARMY
from bulkhead.heroes.data.board import COLUMNS, at, enemy, free_spaces
from bulkhead.heroes.data.options import NAMES, Options, read_options
from bulkhead.heroes.data.state import NOBODY, Marching, Phase, State, deck, game_number
from bulkhead.heroes.rules.scoring_rolls import DICE, SCORING_ROLLS, faces_of, in_order, keeps
from bulkhead.heroes.rules.winning import DRAW, decided, scores
from bulkhead.tabletop.phrases import Arg
from bulkhead.tabletop.refusals import Mistake

NONE = "-"
FIELDS = ("army-1", "army-2", "decides", "phase", "aside", "lying", "turn", "first", "game", "options")
PHASES: tuple[Phase, ...] = get_args(Phase)

_HERO = re.compile(r"([a-z]+)([0-9]{1,2})")
_GAME = re.compile(r"g([123])((?:,[0-9]{1,3}-[0-9]{1,3}:[12=])*)")


def write_position(state: State) -> str:
    """The line for a state."""
    rolled, held = _digits(state.rolled), _digits(state.held)
    return " ".join(
        (
            _write_army(state, 0),
            _write_army(state, 1),
            str(state.mover + 1),
            state.phase
            + "".join(f":{f.roll}>{_digits(f.columns)}" for f in state.frames)
            + "!" * state.all_out
            + (f":{state.resigned + 1}" if state.resigned != NOBODY else ""),
            ",".join(state.aside) or NONE,
            (f"{held}+{rolled}" if held else rolled) or NONE,
            f"t{state.turn}",
            f"f{state.first + 1}",
            _write_game(state),
            _write_options(state.options),
        )
    )


def _digits(numbers: tuple[int, ...]) -> str:
    return "".join(map(str, numbers))


def _write_army(state: State, seat: int) -> str:
    places = (at(seat, column) for column in COLUMNS)
    standing = "/".join(f"{state.army[i]}{state.advance[i]}" if state.army[i] else NONE for i in places)
    return standing + (";" + ",".join(state.hands[seat]) if state.hands[seat] else "")


def _write_game(state: State) -> str:
    games = zip(state.sheet, state.winners, strict=True)
    sheet = "".join(
        f",{own}-{other}:{'=' if winner == DRAW else winner + 1}" for (own, other), winner in games
    )
    return f"g{game_number(state)}{sheet}"


def _write_options(options: Options) -> str:
    """Options that are not the default. Custom cards come from their file, not from the line."""
    default = Options()
    words = []
    for name in NAMES:
        value = getattr(options, name.replace("-", "_"))
        if name != "cards" and value != getattr(default, name.replace("-", "_")):
            words.append(f"{name}={_write_value(value)}")
    return ";".join(words) or NONE


def _write_value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, tuple) else str(value)


def _wrong(field: str, message: str, **args: Arg) -> Mistake:
    return Mistake(message, field=field, **args)


def read_position(text: str, options: Options) -> State:
    """Parse a position, and check it as far as a position can be checked."""
    parts = text.split()
    if len(parts) != len(FIELDS):
        raise Mistake("heroes-position-fields", count=len(parts), needed=len(FIELDS), fields=" ".join(FIELDS))
    options = _read_options(parts[9], options)
    state = State(options, deck(options), _seat("first", parts[7].removeprefix("f")))
    state.mover = _seat("decides", parts[2])
    _read_army(state, 0, parts[0])
    _read_army(state, 1, parts[1])
    _read_phase(state, parts[3])
    state.aside = _read_aside(parts[4])
    _read_lying(state, parts[5])
    state.turn = _read_turn(parts[6])
    _read_game(state, parts[8])
    _check_board(state)
    _check_phase(state)
    return state


def _read_options(word: str, options: Options) -> Options:
    if word == NONE:
        return options
    values: dict[str, Any] = msgspec.to_builtins(options)
    for one in word.split(";"):
        name, equals, value = one.partition("=")
        if not equals or name == "cards":
            raise _wrong("options", "heroes-position-bad-field", value=one)
        values[name] = value
    return read_options(values)


def _seat(field: str, word: str) -> int:
    if word not in ("1", "2"):
        raise _wrong(field, "heroes-position-bad-field", value=word)
    return int(word) - 1


def _read_army(state: State, seat: int, word: str) -> None:
    field = FIELDS[seat]
    standing, _, hand = word.partition(";")
    places = standing.split("/")
    if len(places) != len(COLUMNS):
        raise _wrong(field, "heroes-position-bad-field", value=word)
    for column, place in zip(COLUMNS, places, strict=True):
        if place == NONE:
            continue
        found = _HERO.fullmatch(place)
        if not found:
            raise _wrong(field, "heroes-position-bad-field", value=place)
        state.army[at(seat, column)] = _known(state, field, found[1])
        state.advance[at(seat, column)] = int(found[2])
    state.hands[seat] = [_known(state, field, hero) for hero in hand.split(",")] if hand else []
    army = [hero for hero in state.army[seat * 5 : seat * 5 + 5] if hero] + state.hands[seat]
    if not state.options.duplicates and len(set(army)) < len(army):
        raise _wrong(field, "heroes-position-hero-twice", value=word)
    if len(army) > ARMY:
        raise _wrong(field, "heroes-position-bad-field", value=word)
    owned = state.options.collection(seat)
    for hero in army:
        if hero not in owned:
            raise _wrong(field, "heroes-position-not-owned", hero=hero)


def _known(state: State, field: str, hero: str) -> str:
    if hero not in state.cards:
        raise _wrong(field, "heroes-position-unknown-hero", hero=hero)
    return hero


def _read_phase(state: State, word: str) -> None:
    state.all_out = word.endswith("!")
    name, *frames = word.removesuffix("!").split(":")
    for phase in PHASES:
        if phase == name:
            state.phase = phase
            break
    else:
        raise _wrong("phase", "heroes-position-bad-field", value=word)
    if state.phase == "over" and frames in (["1"], ["2"]):
        state.resigned = _seat("phase", frames.pop())
    for frame in frames:
        roll, _, columns = frame.partition(">")
        if roll not in SCORING_ROLLS[2:] or not columns or not set(columns) <= set("12345"):
            raise _wrong("phase", "heroes-position-bad-field", value=word)
        state.frames.append(Marching(roll, tuple(int(column) for column in columns)))


def _read_aside(word: str) -> tuple[str, ...]:
    rolls = [] if word == NONE else word.split(",")
    if any(roll not in SCORING_ROLLS for roll in rolls) or sum(map(len, rolls)) > DICE:
        raise _wrong("aside", "heroes-position-bad-field", value=word)
    return in_order(rolls)


def _read_lying(state: State, word: str) -> None:
    if word == NONE:
        return
    held, plus, rolled = word.rpartition("+")
    if not set(held + rolled) <= set("123456") or not rolled or (plus and not held):
        raise _wrong("lying", "heroes-position-bad-field", value=word)
    state.held = tuple(sorted(map(int, held)))
    state.rolled = tuple(sorted(map(int, rolled)))


def _read_turn(word: str) -> int:
    if not re.fullmatch(r"t[0-9]{1,6}", word):
        raise _wrong("turn", "heroes-position-bad-field", value=word)
    return int(word[1:])


def _read_game(state: State, word: str) -> None:
    found = _GAME.fullmatch(word)
    if not found:
        raise _wrong("game", "heroes-position-bad-field", value=word)
    for game in found[2].split(",")[1:]:
        own, other = map(int, game[:-2].split("-"))
        winner = DRAW if game[-1] == "=" else int(game[-1]) - 1
        state.sheet.append((own, other))
        state.winners.append(winner)
    given_up = state.resigned != NOBODY
    for final, winner in list(zip(state.sheet, state.winners, strict=True))[: -1 if given_up else None]:
        if winner != DRAW and final[winner] <= final[enemy(winner)]:
            raise _wrong("game", "heroes-position-bad-field", value=word)
    finished = len(state.sheet)
    ended = 1 <= finished <= state.options.games if given_up else finished == state.options.games
    if int(found[1]) != game_number(state) or ended != (state.phase == "over"):
        raise _wrong("game", "heroes-position-bad-field", value=word)


def _check_board(state: State) -> None:
    """Check that no hero stands in or beyond the enemy's space. (So both sides never have three heroes across.)"""
    for column in COLUMNS:
        if free_spaces(state, 0, column) < 0:
            raise _wrong("army-1", "heroes-position-too-far", column=column)


def _check_phase(state: State) -> None:
    """Check that everything in the line belongs to its phase."""
    standing = [sum(map(bool, state.army[seat * 5 : seat * 5 + 5])) for seat in (0, 1)]
    checks = {"draft": _check_draft, "place": _check_place}
    if state.phase in checks:
        early = (state.aside, state.rolled, state.turn, any(state.advance), state.frames, state.all_out)
        if any(early):
            raise _wrong("phase", "heroes-position-not-in-phase", phase=state.phase)
        checks[state.phase](state, standing)
        return
    if state.resigned != NOBODY and state.turn == 0:
        _check_given_up_early(state, standing)
        return
    if standing != [ARMY, ARMY]:
        raise _wrong("phase", "heroes-position-army-missing", phase=state.phase)
    if not 1 <= state.turn <= state.options.turn_limit:
        raise _wrong("turn", "heroes-position-bad-field", value=f"t{state.turn}")
    _check_dice(state)
    _check_marching(state)
    if state.phase == "over":
        _check_ending(state)


def _check_ending(state: State) -> None:
    """Check that the last game ended as the board says: its scores, and its winner or the turn limit."""
    final = scores(state)
    winner = decided(state, final) if state.resigned == NOBODY else enemy(state.resigned)
    if (state.sheet[-1], state.winners[-1]) != (final, winner):
        raise _wrong("game", "heroes-position-winner", value=_write_game(state))


def _check_given_up_early(state: State, standing: list[int]) -> None:
    """Check a game that was given up before its first turn: armies are not complete, and nobody has moved."""
    armies = [standing[seat] + len(state.hands[seat]) for seat in (0, 1)]
    if any((state.aside, state.rolled, any(state.advance), state.all_out)) or max(armies) > ARMY:
        raise _wrong("phase", "heroes-position-not-in-phase", phase=state.phase)
    if sum(standing) and (armies != [ARMY, ARMY] or sum(standing) == 2 * ARMY):
        raise _wrong("phase", "heroes-position-not-in-phase", phase=state.phase)
    _check_ending(state)


def _check_draft(state: State, standing: list[int]) -> None:
    first, second = state.first, enemy(state.first)
    sizes = len(state.hands[first]), len(state.hands[second])
    expected = first if sizes[0] < ARMY else second
    if any(standing) or sizes[1] >= ARMY or (sizes[0] < ARMY and sizes[1]) or state.mover != expected:
        raise _wrong("phase", "heroes-position-not-in-phase", phase=state.phase)


def _check_place(state: State, standing: list[int]) -> None:
    full = all(standing[seat] + len(state.hands[seat]) == ARMY for seat in (0, 1))
    ahead = standing[state.first] - standing[enemy(state.first)]
    expected = state.first if ahead == 0 else enemy(state.first)
    if not full or ahead not in (0, 1) or sum(standing) >= 2 * ARMY or state.mover != expected:
        raise _wrong("phase", "heroes-position-not-in-phase", phase=state.phase)


def _check_dice(state: State) -> None:
    """Check the dice put aside and lying: six together while rolling, none lying while acting."""
    aside, lying = len(faces_of(state.aside)), len(state.rolled) + len(state.held)
    phase = state.phase
    fits = {
        "roll": not aside and not lying,
        "keep": aside + lying == DICE and bool(state.rolled) and (not state.held or aside > 0),
        "push": aside + lying == DICE and bool(aside) and not state.held and bool(lying),
        "act": not lying,
        "over": not aside and not lying,
    }[phase]
    if not fits or (state.all_out and phase != "act"):
        raise _wrong("lying", "heroes-position-dice", phase=phase)
    if phase == "keep" and not keeps(state.rolled, state.held, state.options.hold):
        raise _wrong("lying", "heroes-position-bust", phase=phase)


def _check_marching(state: State) -> None:
    if state.frames and (state.phase != "act" or len(state.frames) > 1):
        raise _wrong("phase", "heroes-position-not-in-phase", phase=state.phase)
    for frame in state.frames:
        owed = frame.roll[:2] if len(set(frame.roll)) == 1 else frame.roll
        spent = len(frame.roll) + len(faces_of(state.aside))
        columns = "".join(map(str, frame.columns))
        if (
            len(columns) >= len(owed)
            or spent > DICE
            or not all(columns.count(c) <= owed.count(c) for c in columns)
        ):
            raise _wrong("phase", "heroes-position-bad-field", value=f"{frame.roll}>{columns}")
