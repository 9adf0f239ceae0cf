"""Read and write positions in two forms that mean the same. Documented in docs/starquest-position.md.

One line: the whole state as JSON, as `saving.dump` writes it. It begins with `{`.

A drawn file, for people: its first line is `starquest`, then one thing a line, in any order. Lines that begin with
`#` are remarks.

    starquest
    mission mis_test                          the mission's id, one of the box's or any other
    mission.rounds 12                         another field of it (scenario.py), as JSON
    option factions=ultramarines,chaos        an option of the table, as it is typed elsewhere
    map                                       the drawn map (ship/plan.py): the indented lines below
        +-+-+-+
        |. . .|
        +-+-+-+
    turn-of um act                            whose turn it is, and its step
    um1 fig_marine_laser 0.0 E lp=1           a miniature: sheet, squares or place, facing, what is not usual
    ch?1 fig_ork 2.0 blip                     a token: what it is, where, its kind
    um points=20 orders=ord_a,ord_b           a seat, by its two letters
    decks {"recon":{"draw":[],"discard":[]}}  any other field of the state, as JSON

A mission of the box needs no map: it is put together from its boards, and drawn in remarks when it is written. What a
file does not say is as it is at the start of a turn: first round, all doors closed, all boards scanned, all
vents open, nothing decided beforehand.
"""

import re
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import fields, replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.clients.text.checking import check, check_sheets
from bulkhead.starquest.data.facings import FACING_NAMES
from bulkhead.starquest.data.factions import SHORT, is_alien
from bulkhead.starquest.data.frames import Turn, TurnStep
from bulkhead.starquest.data.options import Options, plain_options, read_options
from bulkhead.starquest.data.scenario import Scenario
from bulkhead.starquest.data.standing_orders import Standing
from bulkhead.starquest.data.state import Mini, Side, State, Token
from bulkhead.starquest.rules.fight import overwatch
from bulkhead.starquest.rules.setup.saving import Saved, dump, load_saved
from bulkhead.starquest.rules.setup.scenario_builder import ship_of
from bulkhead.starquest.ship.bases import base_at
from bulkhead.starquest.ship.drawing import draw
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import members
from bulkhead.starquest.table.places import is_large
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.phrases import Arg
from bulkhead.tabletop.refusals import Mistake

HEAD = "starquest"
MISSION = "mission."
_PLACES = ("dock", "carried", "left", "dead")
_NO_SEAT = ("sv", "zz")
"""Letters of miniatures that belong to no seat, such as survivors."""
_MINI = re.compile(r"[a-z]{2}[0-9]{1,4}")
_TOKEN = re.compile(r"[a-z]{2}\?[0-9]{1,4}")
_AT = re.compile(r"at `\$\.?([^`]*)`")
_SAVED = get_type_hints(Saved)
_SCENARIO = get_type_hints(Scenario)
_MINI_FIELDS = (
    "lp",
    "weapons",
    "role",
    "watching",
    "passing",
    "back",
    "objects",
    "load",
    "carrier",
    "mans",
    "ward",
    "ally",
    "deeds",
)
_TOKEN_FIELDS = ("vent", "since", "back", "shown", "deeds")
_USUAL_FIELDS = ("options", "scenario", "sides", "minis", "tokens")
"""Fields of the state that have lines of their own."""


def _field(word: str) -> str:
    """A field as it is called in the code."""
    return word.replace("-", "_")


# One line


def write_position(state: State) -> str:
    """The state as one line."""
    return dump(state).decode()


def read_position(text: str, options: Options) -> State:
    """The state that either form stands for, checked as far as a position can be checked."""
    return check(read_unchecked(text, options))


def read_unchecked(text: str, options: Options) -> State:
    """The state that either form stands for. The caller checks it, for example after the turn has gone on to the next
    decision."""
    text = text.strip("\n\r ")
    if text.startswith("{"):
        saved = _decoded(text, Saved, 0, "")
    elif text.split(maxsplit=1)[:1] == [HEAD]:
        saved = _Drawn(text, options).saved()
    else:
        raise Mistake("sq-position-neither", head=HEAD)
    read_options(plain_options(saved.options))
    check_sheets(saved)
    state = load_saved(saved)
    _look_round(state)
    return state


@clause("SQ-OVER-03")
def _look_round(state: State) -> None:
    """Let the miniatures in Overwatch watch from now on, unless the position says what they have seen so far."""
    for mini in state.minis.values():
        if mini.watching and mini.place == "board" and mini.id not in state.watches:
            overwatch.look_round(state, mini)


def _decoded(text: str, kind: Any, line: int, field: str) -> Any:
    """Decode JSON of a known type; a Mistake names line and field."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        found = _AT.search(str(error))
        inner = found[1] if found else ""
        where = ".".join(part for part in (field, inner) if part) or "-"
        raise Mistake("sq-position-field", line=line or 1, field=where) from None
    except msgspec.DecodeError:
        raise Mistake("sq-position-not-json", line=line or 1, field=field or "-") from None


# The drawn file: reading


class _Drawn:
    """Reads a drawn file, line by line."""

    def __init__(self, text: str, options: Options) -> None:
        self.options = options
        self.lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        self.choices: dict[str, Any] = plain_options(options)
        self.scenario: dict[str, Any] = {"id": "mis_drawn", "map": ""}
        self.fields: dict[str, Any] = {}
        self.figures: list[tuple[int, str, list[str]]] = []
        self.seats: list[tuple[int, str, list[str]]] = []
        self.turn_of: tuple[int, str, TurnStep] | None = None

    def saved(self) -> Saved:
        at = 1
        while at < len(self.lines):
            number, line = self.lines[at]
            at += 1
            if line.lstrip().startswith("#"):
                continue
            if line.split()[0] == "map":
                block = []
                while at < len(self.lines) and self.lines[at][1][0].isspace():
                    block.append(self.lines[at])
                    at += 1
                self.read_map(number, block)
            else:
                self.read(number, line.strip())
        return self.build()

    def wrong(self, line: int, message: str, **args: Arg) -> Mistake:
        return Mistake(message, line=line, **args)

    def read_map(self, number: int, block: list[tuple[int, str]]) -> None:
        if not block:
            raise self.wrong(number, "sq-position-no-map")
        first = block[0][0]
        rows = [""] * (block[-1][0] - first + 1)
        for line, row in block:
            rows[line - first] = row
        # Blank lines before it make the reader of maps count as an editor does.
        drawn = "\n" * (first - 1) + "\n".join(rows)
        ship_of(Scenario("mis_drawn", drawn), self.options)
        indent = min(len(row) - len(row.lstrip()) for _, row in block)
        self.scenario["map"] = "\n".join(row[indent:].rstrip() for row in rows)

    def read(self, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word == "option":
            name, equals, value = rest.partition("=")
            if not equals:
                raise self.wrong(number, "sq-position-line", text=line)
            table = value.strip().startswith(("{", "["))
            self.choices[name.strip()] = _decoded(value, Any, number, name) if table else value.strip()
        elif word == "mission":
            self.scenario["id"] = rest
        elif word == "turn-of":
            who, _, step = rest.partition(" ")
            self.turn_of = number, who, self.turn_step(number, step.strip() or "act")
        elif _MINI.fullmatch(word) or _TOKEN.fullmatch(word):
            self.figures.append((number, word, rest.split()))
        elif word in SHORT.values():
            self.seats.append((number, word, rest.split()))
        elif _field(word) in _SAVED and word not in _USUAL_FIELDS:
            self.fields[_field(word)] = _decoded(rest, _SAVED[_field(word)], number, word)
        elif word.startswith(MISSION) and (name := _field(word[len(MISSION) :])) in _SCENARIO:
            self.scenario[name] = _decoded(rest, _SCENARIO[name], number, word)
        else:
            raise self.wrong(number, "sq-position-line", text=line)

    def build(self) -> Saved:
        if not self.scenario["map"] and self.scenario["id"] not in load_box().missions:
            raise self.wrong(1, "sq-position-no-map")
        options = read_options(self.choices)
        scenario = Scenario(**self.scenario)
        ship = ship_of(scenario, options)
        sides = self.read_sides(options, ship)
        values = dict(self.fields)
        minis, tokens = self.read_figures(options, ship)
        values.setdefault("phase", "play")
        values.setdefault("round", 1)
        values.setdefault("turn", 1)
        values.setdefault("order", tuple(range(len(sides))))
        values.setdefault("vents", tuple(ship.vents))
        values.setdefault("scanned", tuple(range(len(ship.boards))))
        values.setdefault("orders", [Standing() for _ in sides])
        values.setdefault("serials", _serials((*minis, *tokens)))
        step: TurnStep = "act"
        if self.turn_of is not None:
            number, who, step = self.turn_of
            values["turn_seat"] = self.seat(number, who, options)
        values.setdefault("turn_seat", next(iter(minis.values())).seat if minis else 0)
        if values["phase"] == "play":
            values.setdefault("frames", [Turn(values["turn_seat"], step)])
        values.setdefault("frames", [])
        return Saved(options=options, scenario=scenario, sides=sides, minis=minis, tokens=tokens, **values)

    def turn_step(self, number: int, word: str) -> TurnStep:
        for step in get_args(TurnStep):
            if step == word:
                known: TurnStep = step
                return known
        raise self.wrong(number, "sq-position-field", field="turn-of")

    def seat(self, number: int, short: str, options: Options) -> int:
        for seat, faction in enumerate(options.factions):
            if SHORT[faction] == short[:2]:
                return seat
        if short[:2] in _NO_SEAT:
            return -1
        raise self.wrong(number, "sq-position-no-seat", who=short)

    def read_sides(self, options: Options, ship: Ship) -> list[Side]:
        sides = _usual_sides(options, ship)
        for number, short, words in self.seats:
            seat = self.seat(number, short, options)
            values = self.values(number, words, Side, tuple(field.name for field in fields(Side)[1:]), ship)
            sides[seat] = replace(sides[seat], **values)
        return sides

    def read_figures(self, options: Options, ship: Ship) -> tuple[dict[str, Mini], dict[str, Token]]:
        minis: dict[str, Mini] = {}
        tokens: dict[str, Token] = {}
        for number, who, words in self.figures:
            seat = self.seat(number, who, options)
            if who in minis or who in tokens:
                raise self.wrong(number, "sq-position-twice", who=who)
            if len(words) < 2:
                raise self.wrong(number, "sq-position-line", text=" ".join((who, *words)))
            if "?" in who:
                tokens[who] = self.token(number, who, seat, words, ship)
            else:
                minis[who] = self.mini(number, who, seat, words, ship)
        return minis, tokens

    def token(self, number: int, who: str, seat: int, words: list[str], ship: Ship) -> Token:
        identity, where, *rest = words
        kind: Any = (
            rest.pop(0) if rest and rest[0] in ("blip", "special", "reinforcement", "object") else "blip"
        )
        values = self.values(number, rest, Token, _TOKEN_FIELDS, ship)
        return Token(who, seat, kind, identity, self.squares(number, where, ship)[0], **values)

    def mini(self, number: int, who: str, seat: int, words: list[str], ship: Ship) -> Mini:
        sheet, where, *rest = words
        if sheet not in load_box().figures:
            raise self.wrong(number, "sq-position-unknown", value=sheet)
        facing = FACING_NAMES.index(rest.pop(0)) if rest and rest[0] in FACING_NAMES else 0
        usual = usual_mini(who, seat, sheet)
        place: Any = where if where in _PLACES else "board"
        squares = () if place != "board" else self.squares(number, where, ship)
        if len(squares) == 1 and is_large(usual) and (base := base_at(ship, squares[0])):
            squares = tuple(members(base))
        values = self.values(number, rest, Mini, _MINI_FIELDS, ship)
        if "weapons" in values:
            values["weapons"] = load_box().arms(*values["weapons"])
        return replace(usual, facing=facing, squares=squares, place=place, **values)

    def squares(self, number: int, text: str, ship: Ship) -> tuple[int, ...]:
        try:
            return tuple(ship.square(one) for one in text.split(","))
        except Mistake:
            raise self.wrong(number, "sq-position-no-square", square=text) from None

    def values(
        self, number: int, words: list[str], kind: type[Any], allowed: tuple[str, ...], ship: Ship
    ) -> dict[str, Any]:
        """Words like `lp=1`, `watching` and `orders=a,b` as fields."""
        found: dict[str, Any] = {}
        hints = get_type_hints(kind)
        for word in words:
            name, equals, text = word.partition("=")
            field = _field(name)
            if field not in allowed:
                raise self.wrong(number, "sq-position-word", word=word)
            hint = hints[field]
            if hint is bool:
                if text not in ("", "yes", "no"):
                    raise self.wrong(number, "sq-position-word", word=word)
                found[field] = text != "no"
            elif not equals:
                raise self.wrong(number, "sq-position-word", word=word)
            elif hint is int:
                if not re.fullmatch(r"-?[0-9]{1,6}", text):
                    raise self.wrong(number, "sq-position-word", word=word)
                found[field] = int(text)
            elif hint == tuple[int, ...]:
                found[field] = self.squares(number, text, ship)
            elif hint == tuple[str, ...]:
                found[field] = tuple(one for one in text.split(",") if one)
            elif hint is str:
                found[field] = text
            elif get_origin(hint) is Literal:
                if text not in get_args(hint):
                    raise self.wrong(number, "sq-position-word", word=word)
                found[field] = text
            else:
                found[field] = _decoded(text, hint, number, name)
        return found


def _usual_sides(options: Options, ship: Ship) -> list[Side]:
    """Default records of the seats: squads take the entry areas in their order."""
    docks = iter(ship.docks)
    return [
        Side(faction) if is_alien(faction) else Side(faction, dock=next(docks, ""))
        for faction in options.factions
    ]


def _serials(ids: tuple[str, ...]) -> dict[str, int]:
    """The highest number used with each prefix."""
    found: dict[str, int] = {}
    for id_ in ids:
        prefix = id_.rstrip("0123456789")
        found[prefix] = max(found.get(prefix, 0), int(id_[len(prefix) :]))
    return found


def usual_mini(who: str, seat: int, sheet: str) -> Mini:
    """A miniature with the values of its sheet."""
    box = load_box()
    figure = box.figures[sheet]
    weapons: tuple[str, ...] = figure.weapons
    if figure.choose and not figure.mounts:
        weapons = (*weapons, *box.arms(figure.choose[0]))
    return Mini(who, seat, sheet, lp=figure.lp, weapons=weapons, ward="ward" in figure.flags)


# The drawn file: writing


def write_drawn(state: State) -> str:
    """The state as a drawn file."""
    whole = msgspec.json.decode(dump(state), type=Saved)
    lines = [HEAD, f"mission {whole.scenario.id}"]
    for name, value in plain_options(whole.options).items():
        lines.append(f"option {name}={_typed(value)}")
    if whole.scenario.map:
        lines += ["map", *(f"    {row}" for row in whole.scenario.map.strip("\n").splitlines())]
    else:
        lines += [f"# {row}" for row in draw(state.ship, docks=False).splitlines()]
    usual = Scenario(whole.scenario.id, whole.scenario.map)
    for one in fields(Scenario)[2:]:
        value = getattr(whole.scenario, one.name)
        if value != getattr(usual, one.name):
            lines.append(f"{MISSION}{one.encode_name} {_json(value)}")
    for side, usual_side in zip(whole.sides, _usual_sides(whole.options, state.ship), strict=True):
        words = _words(state, side, usual_side, [one.name for one in fields(Side)[1:]])
        lines.append(" ".join((SHORT[side.faction], *words)))
    for mini in whole.minis.values():
        where = _squares(state, mini.squares) if mini.place == "board" else mini.place
        usual_ = usual_mini(mini.id, mini.seat, mini.figure)
        words = _words(state, mini, usual_, _MINI_FIELDS)
        lines.append(" ".join((mini.id, mini.figure, where, FACING_NAMES[mini.facing], *words)))
    for token in whole.tokens.values():
        plain = Token(token.id, token.seat, token.kind, token.identity, token.square)
        words = _words(state, token, plain, _TOKEN_FIELDS)
        lines.append(
            " ".join((token.id, token.identity, _squares(state, (token.square,)), token.kind, *words))
        )
    for one in fields(Saved):
        if one.name not in _USUAL_FIELDS:
            lines.append(f"{one.encode_name} {_json(getattr(whole, one.name))}")
    return "\n".join(lines) + "\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _typed(value: Any) -> str:
    """The value of an option as it is typed."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple) and all(isinstance(one, str) for one in value):
        return ",".join(value)
    return _json(value) if isinstance(value, dict | list | tuple) else str(value)


def _squares(state: State, squares: tuple[int, ...]) -> str:
    return ",".join(state.ship.name(square) for square in squares)


def _words(state: State, record: Any, usual: Any, names: Any) -> list[str]:
    """Fields that are not the usual ones, as words."""
    found: list[str] = []
    hints = get_type_hints(type(record))
    for name in names:
        value = getattr(record, name)
        if value == getattr(usual, name):
            continue
        called = name.replace("_", "-")
        if isinstance(value, bool):
            found.append(called if value else f"{called}=no")
        elif hints[name] == tuple[int, ...]:
            found.append(f"{called}={_squares(state, value)}")
        elif hints[name] == tuple[str, ...]:
            found.append(f"{called}={','.join(value)}")
        else:
            found.append(f"{called}={value if isinstance(value, str | int) else _json(value)}")
    return found
