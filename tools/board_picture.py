"""Draws the picture at the top of the README: a position of Heroes.

Armies, scores, dice, scoring rolls and odds come from the rules; nothing is invented.
"""

from typing import Final

import bulkhead
from bulkhead.heroes.clients.odds import roll_odds
from bulkhead.heroes.data.board import COLUMNS, facing, rows_in_all
from bulkhead.heroes.data.commands import Keep, Push
from bulkhead.heroes.rules.scoring_rolls import DICE, faces_of, kind, minus
from bulkhead.heroes.rules.winning import NEEDED_ACROSS
from bulkhead.heroes.views import View, on_the_table
from bulkhead.words import Words
from tools.svg import Picture, width

POSITION: Final = (
    "phaello3/donato4/sanyctus2/ebellius1/victorno5 feurran1/phaello4/darrago3/dyrael0/aramus2 "
    "1 keep 6 13456 t13 f1 g1 -"
)
"""The position of both pictures: the first seat has put a lucky six aside, pushed, and rolled 1-3-4-5-6."""

PLANS: Final = (
    (Keep(("6",)), Push((1, 3, 4, 5))),
    (Keep(("6",)), Push((1,))),
    (Keep(("6", "345")), Push((1,))),
)
"""Three ways to go on from there."""

NAMES = ("You", "Captain")

# The colours of the console. Amber is what may be acted on, coral is danger; the two sides differ by hue, lightness,
# hatching and the way they point.
BACK, PANEL, RAISED, LINE, FAINT = "#0a0f12", "#10181c", "#18232a", "#25353e", "#5a7382"
GRID, TEXT, SOFT, QUIET = "#3a4c57", "#e9eff1", "#b0bfc6", "#8ea0aa"
AMBER, AMBER_INK, CORAL, GREEN, INK = "#ffb43a", "#1d1300", "#ff8672", "#66d9a8", "#0b1114"
SIDES = ("#7fb8ff", "#ffa56b")
DIE = {"die": "#e9e3d3", "die_hi": "#f7f3e8", "die_edge": "#8d8672", "die_pip": "#14191c", "ink": "#14191c"}

WIDE, HIGH = 1200, 792
CELL_WIDE, CELL_HIGH = 104, 84
LEFT, TOP = 40, 40
SIDE = LEFT + 5 * CELL_WIDE + 52
SIDE_WIDE = WIDE - SIDE - 40


def board_picture() -> str:
    """The whole picture."""
    game = bulkhead.game("heroes")
    state = game.from_position(POSITION, game.options({}))
    view: View = game.view(state, 0)
    offer = game.offer(state, 0)
    assert offer is not None
    keeps = [command.rolls for command in offer.commands if isinstance(command, Keep)]
    picture = Picture(
        WIDE,
        HIGH,
        "Bulkhead: a game of Heroes under way",
        "Five columns with two heroes each; the dice of a battle roll beside them, with what may be put aside "
        "and the chance to go bust.",
    )
    picture.rect(0, 0, WIDE, HIGH, fill=BACK, round_=18)
    picture.rect(1, 1, WIDE - 2, HIGH - 2, round_=17, stroke=LINE, stroke_width="2")
    hatched = picture.hatch("enemy", INK, gap=9, weight=2.2)
    danger = picture.hatch("danger", INK, gap=8, weight=3)
    _battlefield(picture, view, hatched)
    _heading(picture)
    _scores(picture, view, hatched)
    _dice(picture, view, keeps)
    _odds(picture, view, danger)
    picture.text(LEFT, HIGH - 30, POSITION, 14.5, QUIET)
    picture.text(SIDE + SIDE_WIDE, HIGH - 30, "the position as text", 14.5, FAINT, anchor=1)
    return picture.svg()


# The battlefield


def _battlefield(picture: Picture, view: View, hatched: str) -> None:
    rows = rows_in_all(on_the_table(view))
    for row in range(rows, 0, -1):
        for column in COLUMNS:
            _space(picture, column, row, rows)
    middle = _y(rows // 2, rows)
    end = LEFT + 5 * CELL_WIDE
    picture.path(f"M{LEFT - 4} {middle}H{end + 4}", stroke=SOFT, stroke_width="2.5")
    picture.path(f"M{LEFT - 4} {middle}l-9 -6.5v13zM{end + 4} {middle}l9 -6.5v13z", fill=SOFT)
    for column in COLUMNS:
        theirs = facing(column) - 1
        _hero(picture, 1, view.armies[1][theirs], column, rows - view.advances[1][theirs], rows, hatched)
        _hero(picture, 0, view.armies[0][column - 1], column, view.advances[0][column - 1] + 1, rows, hatched)


def _y(row: int, rows: int) -> int:
    return TOP + (rows - row) * CELL_HIGH


def _space(picture: Picture, column: int, row: int, rows: int) -> None:
    x, y = LEFT + (column - 1) * CELL_WIDE, _y(row, rows)
    own = row <= rows // 2
    colour = SIDES[0 if own else 1]
    setup = row in (1, rows)
    picture.rect(x + 2, y + 2, CELL_WIDE - 4, CELL_HIGH - 4, fill=colour, round_=8, fill_opacity="0.09")
    line, dashes, strength = (colour, "5 4", "0.5") if setup else (GRID, "none", "0.8")
    edge = {"stroke": line, "stroke_dasharray": dashes, "stroke_opacity": strength}
    picture.rect(x + 2, y + 2, CELL_WIDE - 4, CELL_HIGH - 4, round_=8, **edge)
    middle = x + CELL_WIDE / 2
    if setup:
        name = str(column if own else facing(column))
        picture.text(middle, y + CELL_HIGH * 0.66, name, 40, colour, anchor=0.5, opacity="0.32")
    else:
        picture.add(f'<circle cx="{middle:g}" cy="{y + CELL_HIGH / 2:g}" r="2.5" fill="{GRID}"/>')


def _hero(picture: Picture, seat: int, hero: str, column: int, row: int, rows: int, hatched: str) -> None:
    """A plate that points at the enemy, the hero on it, its name, and the sign of what it carries."""
    colour = SIDES[seat]
    size = CELL_HIGH * 0.66
    x = LEFT + (column - 0.5) * CELL_WIDE
    y = _y(row, rows) + CELL_HIGH * 0.42
    half, high = size * 0.68, size * 0.6
    up = 1 if seat == 0 else -1
    plate = (
        f"M{x - half:.1f} {y + up * high:.1f}V{y - up * high * 0.35:.1f}L{x:.1f} {y - up * high:.1f}"
        f"L{x + half:.1f} {y - up * high * 0.35:.1f}V{y + up * high:.1f}z"
    )
    picture.path(plate, fill=colour, stroke=INK, stroke_width="2", stroke_linejoin="round")
    if seat == 1:
        picture.path(plate, fill=hatched, opacity="0.2")
    figure = size * 0.92
    picture.art(
        "heroes", hero, x - figure / 2, y - figure / 2 + up * size * 0.06, figure, ink=INK, cut=colour
    )
    name = Words().say(f"heroes-hero-{hero}")
    baseline = _y(row, rows) + CELL_HIGH * 0.93
    outline = {"stroke": BACK, "stroke_width": "260", "stroke_linejoin": "round"}
    picture.text(x, baseline, name, 14.5, BACK, anchor=0.5, **outline)
    picture.text(x, baseline, name, 14.5, TEXT, anchor=0.5)
    _badge(picture, hero, x + half * 0.98, y + up * high * 0.66, colour)


def _badge(picture: Picture, hero: str, x: float, y: float, colour: str) -> None:
    card = next(card for card in bulkhead.game("heroes").options({}).roster if card.id == hero)
    picture.add(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="14" fill="{INK}" stroke="{colour}" stroke-width="1.5"/>'
    )
    picture.art("icons", card.equipment[0].kind, x - 9, y - 9, 18, ink="#ffffff")


# Beside it


def _heading(picture: Picture) -> None:
    picture.art("icons", "mark", SIDE, TOP - 2, 52, ink=TEXT, accent=AMBER)
    picture.text(SIDE + 68, TOP + 26, "Bulkhead", 36, TEXT)
    picture.text(SIDE + 68, TOP + 49, "Heroes, a dice duel on five columns", 16.5, QUIET)


def _scores(picture: Picture, view: View, hatched: str) -> None:
    """Both players: current score, and how many of the three heroes that win are across."""
    gap = 16
    wide = (SIDE_WIDE - gap) / 2
    top = TOP + 78
    for seat in (0, 1):
        x = SIDE + seat * (wide + gap)
        picture.rect(x, top, wide, 86, fill=RAISED, round_=12)
        if seat == view.mover:
            picture.rect(x, top, wide, 86, round_=12, stroke=AMBER, stroke_width="1.5", stroke_opacity="0.7")
        picture.text(x + 16, top + 32, NAMES[seat], 20, TEXT)
        picture.text(x + wide - 16, top + 42, str(view.scores[seat]), 38, SIDES[seat], anchor=1)
        _across(picture, seat, x + 16, top + 51, view.across[seat])
        picture.text(x + 90, top + 66, f"{view.across[seat]} of {NEEDED_ACROSS} heroes across", 14.5, QUIET)
    total = sum(view.scores)
    mine = (SIDE_WIDE - 4) * view.scores[0] / total
    picture.rect(SIDE, top + 100, mine, 10, fill=SIDES[0], round_=3)
    picture.rect(SIDE + mine + 4, top + 100, SIDE_WIDE - 4 - mine, 10, fill=SIDES[1], round_=3)
    picture.rect(SIDE + mine + 4, top + 100, SIDE_WIDE - 4 - mine, 10, fill=hatched, round_=3, opacity="0.5")


def _across(picture: Picture, seat: int, x: float, y: float, count: int) -> None:
    for place in range(NEEDED_ACROSS):
        left = x + place * 23
        shape = f"M{left} {y + 6}l9 -6l9 6v11h-18z" if seat == 0 else f"M{left} {y}h18v11l-9 6l-9 -6z"
        picture.path(
            shape, fill=SIDES[seat] if place < count else "none", stroke=SIDES[seat], stroke_width="1.5"
        )


def _dice(picture: Picture, view: View, keeps: list[tuple[str, ...]]) -> None:
    """The roll, die by die in the scoring rolls it holds; then the tray with what is aside already."""
    top = TOP + 226
    picture.text(SIDE, top, "The roll", 22, TEXT)
    picture.text(SIDE + SIDE_WIDE, top, "put one or more scoring rolls aside", 14.5, QUIET, anchor=1)
    best = max(keeps, key=lambda rolls: len(faces_of(rolls)))
    x: float = SIDE
    for roll in best:
        x = _group(picture, x, top + 18, tuple(int(face) for face in roll), _title(roll), lit=True) + 14
    rest = minus(tuple(sorted(view.rolled + view.held)), faces_of(best))
    if rest:
        _group(picture, x, top + 18, rest, "No score", lit=False)
    _tray(picture, view, top + 152)


def _title(roll: str) -> str:
    name = Words().say(f"heroes-kind-{kind(roll)}").capitalize()
    return f"{name} {'-'.join(roll)}" if kind(roll) == "straight" else name


def _group(picture: Picture, x: float, y: float, faces: tuple[int, ...], name: str, *, lit: bool) -> float:
    """Dice in a frame, lit when they score; returns its right edge."""
    die, gap, pad = 64, 9, 14
    inner = len(faces) * (die + gap) - gap
    wide = max(inner, width(name, 14.5)) + 2 * pad
    picture.rect(
        x, y, wide, 114, fill=AMBER if lit else PANEL, round_=14, fill_opacity="0.14" if lit else "1"
    )
    picture.rect(x, y, wide, 114, round_=14, stroke=AMBER if lit else LINE, stroke_width="2")
    left = x + (wide - inner) / 2
    for place, face in enumerate(faces):
        if not lit:
            picture.add('<g opacity="0.5">')
        picture.art("dice", f"die-{face}", left + place * (die + gap), y + 12, die, **DIE)
        if not lit:
            picture.add("</g>")
    picture.text(x + wide / 2, y + 100, name, 14.5, AMBER if lit else QUIET, anchor=0.5)
    return x + wide


def _tray(picture: Picture, view: View, top: float) -> None:
    picture.rect(SIDE, top, SIDE_WIDE, 68, fill=PANEL, round_=12, stroke=LINE)
    faces = faces_of(view.aside)
    for place in range(DICE):
        x = SIDE + 14 + place * 52
        if place < len(faces):
            picture.art("dice", f"die-{faces[place]}", x, top + 12, 44, **DIE)
        else:
            picture.rect(
                x + 1, top + 13, 42, 42, round_=9, stroke=FAINT, stroke_width="1.5", stroke_dasharray="4 4"
            )
    picture.text(SIDE + SIDE_WIDE - 18, top + 30, "put aside so far", 14.5, QUIET, anchor=1)
    aside = " and ".join(Words().say(f"heroes-kind-{kind(roll)}") for roll in view.aside)
    picture.text(SIDE + SIDE_WIDE - 18, top + 51, f"one {aside}", 17, TEXT, anchor=1)


def _odds(picture: Picture, view: View, danger: str) -> None:
    """What pushing would cost, for each of the plans."""
    top = TOP + 470
    picture.rect(SIDE, top, SIDE_WIDE, 202, fill=RAISED, round_=12)
    picture.text(SIDE + 18, top + 34, "Go bust?", 19, TEXT)
    picture.text(SIDE + SIDE_WIDE - 18, top + 34, "exact odds before every roll", 14.5, QUIET, anchor=1)
    for place, (keep, push) in enumerate(PLANS):
        lying = minus(minus(view.rolled, faces_of(keep.rolls)), push.dice)
        bust = roll_odds(len(push.dice), lying, view.options.hold).bust
        words = f"{keep}, {push}" + (f", leave {'-'.join(map(str, lying))} lying" if lying else "")
        y = top + 66 + place * 46
        picture.text(SIDE + 18, y + 17, f"{round(100 * bust)}%", 27, CORAL)
        picture.text(SIDE + 90, y + 6, words, 15, SOFT)
        share = f"{bust.numerator}/{bust.denominator}"
        picture.text(SIDE + SIDE_WIDE - 18, y + 6, share, 15, QUIET, anchor=1)
        _meter(picture, SIDE + 90, y + 14, SIDE_WIDE - 108, float(bust), danger)


def _meter(picture: Picture, x: float, y: float, wide: float, bust: float, danger: str) -> None:
    part = (wide - 3) * bust
    picture.rect(x, y, part, 9, fill=CORAL, round_=3)
    picture.rect(x, y, part, 9, fill=danger, round_=3, opacity="0.4")
    picture.rect(x + part + 3, y, wide - 3 - part, 9, fill=GREEN, round_=3)
