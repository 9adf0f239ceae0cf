"""Events and commands as sentences: the right message with the right arguments, in every language."""

from typing import get_args

import pytest

from bulkhead.heroes import HEROES
from bulkhead.heroes.data import events as e
from bulkhead.heroes.data.cards import Item
from bulkhead.heroes.data.events import AnyEvent
from bulkhead.heroes.rules.roll_names import roll_name
from bulkhead.tabletop import SPECTATOR, Arg, Event, Faces, Phrase, Who
from bulkhead.words import LANGUAGES, Words
from tests.heroes.scene import Scene, drafted, rearmed, scene, table

BOARD = """
    .ary.
    ....f
    d....
    D....
    -----
    ..F..
    .S.P.
    .....
    ....V
    """
DONATO, DYRAEL, VICTORNO = (Phrase(f"heroes-hero-{hero}") for hero in ("donato", "dyrael", "victorno"))
YOU = Phrase("heroes-you")
TOGETHER: dict[str, Arg] = {"who1": YOU, "score1": 12, "who2": Who(1), "score2": 9}

EVENTS: list[tuple[Event, Phrase]] = [
    (
        e.GameBegan(1, 1, 5),
        Phrase(
            "heroes-event-game-began",
            {"number": 1, "who": Who(1), "you": "no", "face": 5, "dice": Faces((5,))},
        ),
    ),
    (
        e.Picked(1, "donato"),
        Phrase("heroes-event-picked", {"who": Who(1), "you": "no", "hidden": "no", "hero": DONATO}),
    ),
    (
        e.Picked(1, ""),
        Phrase("heroes-event-picked", {"who": Who(1), "you": "no", "hidden": "yes", "hero": ""}),
    ),
    (
        e.ArmiesShown((("donato",), ("dyrael",))),
        Phrase(
            "heroes-event-armies-shown",
            {"who1": YOU, "army1": [DONATO], "who2": Who(1), "army2": [DYRAEL]},
        ),
    ),
    (
        e.Placed(0, "donato", 3),
        Phrase("heroes-event-placed", {"who": Who(0), "you": "yes", "hero": DONATO, "column": 3}),
    ),
    (
        e.TurnBegan(0, 7, True),
        Phrase("heroes-event-turn-began", {"who": Who(0), "you": "yes", "turn": 7, "extra": "yes"}),
    ),
    (
        e.Rolled(0, (6, 3), (1, 1), "H-PUSH-2"),
        Phrase(
            "heroes-event-rolled",
            {"who": Who(0), "you": "yes", "dice": Faces((6, 3)), "held": Faces((1, 1)), "holding": "yes"},
        ),
    ),
    (
        e.PutAside(0, ("6", "345")),
        Phrase(
            "heroes-event-put-aside",
            {"who": Who(0), "you": "yes", "rolls": [roll_name("6"), roll_name("345")]},
        ),
    ),
    (e.WentBust(0, ("6", "345")), Phrase("heroes-event-went-bust", {"who": Who(0), "you": "yes", "lost": 2})),
    (e.WentAllOut(1), Phrase("heroes-event-went-all-out", {"who": Who(1), "you": "no"})),
    (
        e.ActionsBegan(0, ("66",)),
        Phrase(
            "heroes-event-actions-began",
            {"who": Who(0), "you": "yes", "count": 1, "rolls": [roll_name("66")]},
        ),
    ),
    (
        e.Moved(0, 3, "donato", 2, "555", 5, "H-VOX-1"),
        Phrase(
            "heroes-event-moved",
            {"who": Who(0), "you": "yes", "hero": DONATO, "column": 3, "advance": 2, "passed": "yes"},
        ),
    ),
    (
        e.Attacked(0, 3, "dyrael", "scythe", "6", 5, "H-SCYTHE-1"),
        Phrase(
            "heroes-event-attacked",
            {"who": Who(0), "you": "yes", "hero": DYRAEL, "column": 3, "weapon": "scythe", "row": 5},
        ),
    ),
    (
        e.Saved(1, 2, "dyrael", 3, 4, False, "H-SAVE-1"),
        Phrase(
            "heroes-event-saved",
            {"who": Who(1), "you": "no", "hero": DYRAEL, "dice": Faces((3,)), "needed": 4, "stayed": "no"},
        ),
    ),
    (
        e.Retreated(1, 2, "dyrael", 3, 0, "H-CUT-1"),
        Phrase(
            "heroes-event-retreated", {"who": Who(1), "you": "no", "hero": DYRAEL, "spaces": 3, "advance": 0}
        ),
    ),
    (
        e.Unaffected(1, 2, "dyrael"),
        Phrase("heroes-event-unaffected", {"who": Who(1), "you": "no", "hero": DYRAEL}),
    ),
    (
        e.TurnEnded(0, ("6",), (12, 9)),
        Phrase("heroes-event-turn-ended", {"who": Who(0), "you": "yes", "unspent": 1, **TOGETHER}),
    ),
    (e.GameWon(0, (12, 9)), Phrase("heroes-event-game-won", {"who": Who(0), "you": "yes", **TOGETHER})),
    (e.GameDrawn((12, 9), 500), Phrase("heroes-event-game-drawn", {"turns": 500, **TOGETHER})),
    (
        e.MatchEnded((12, 9), 0),
        Phrase("heroes-event-match-ended", {"draw": "no", "who": Who(0), "you": "yes", **TOGETHER}),
    ),
    (
        e.MatchEnded((12, 9), -1),
        Phrase("heroes-event-match-ended", {"draw": "yes", "who": Who(0), "you": "yes", **TOGETHER}),
    ),
    (
        e.Resigned(0, (12, 9), "H-WIN-1"),
        Phrase("heroes-event-resigned", {"who": Who(0), "you": "yes", "other": Who(1), **TOGETHER}),
    ),
]


@pytest.mark.parametrize(("event", "phrase"), EVENTS, ids=[type(event).__name__ for event, _ in EVENTS])
def test_an_event_is_told_with_all_that_a_sentence_needs(event: Event, phrase: Phrase) -> None:
    assert HEROES.tell(event, 0) == phrase


def test_a_list_of_both_players_names_the_reader_only_to_others() -> None:
    event = e.ArmiesShown((("donato",), ("dyrael",)))
    english = Words("en", names=("Player 1", "Bruno"))
    told = [english.render(HEROES.tell(event, viewer)) for viewer in (0, 1, SPECTATOR)]
    assert told == [
        "Here are the armies: you with Donato; Bruno with Dyrael.",
        "Here are the armies: Player 1 with Donato; you with Dyrael.",
        "Here are the armies: Player 1 with Donato; Bruno with Dyrael.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event", [event for event, _ in EVENTS], ids=[type(event).__name__ for event, _ in EVENTS]
)
def test_every_event_can_be_said_to_everyone_in_every_language(event: Event, language: str) -> None:
    words = Words(language, names=("Ada", "Bruno"))
    for viewer in (0, 1, SPECTATOR):
        text = words.render(HEROES.tell(event, viewer))
        assert text.strip()
        assert "{" not in text


def test_no_kind_of_event_is_left_untold() -> None:
    assert {type(event) for event, _ in EVENTS} == set(get_args(AnyEvent))


def test_a_player_is_spoken_to_and_the_others_are_spoken_about() -> None:
    event = e.Placed(0, "donato", 3)
    assert Words("en").render(HEROES.tell(event, 0)).startswith("You ")
    for viewer in (1, SPECTATOR):
        assert Words("en", names=("Ada", "Bruno")).render(HEROES.tell(event, viewer)).startswith("Ada ")


# Commands


def described(game: Scene, command: str) -> Phrase:
    assert command in game.offers
    return HEROES.describe(HEROES.read(command), HEROES.view(game.state, game.state.mover))


def test_picking_and_placing_name_the_hero() -> None:
    assert described(table(), "pick donato") == Phrase("heroes-do-pick", {"hero": DONATO})
    assert described(drafted(), "place donato 3") == Phrase("heroes-do-place", {"hero": DONATO, "column": 3})


@pytest.mark.clause("H-BUST-1")
def test_a_roll_is_described_with_its_chance_to_bust() -> None:
    roll = scene(BOARD, phase="roll")
    assert described(roll, "roll") == Phrase("heroes-do-roll", {"bust": 95 / 2592})
    push = scene(BOARD, phase="push", aside="66", rolled="1112")
    assert described(push, "push 2") == Phrase(
        "heroes-do-push", {"dice": Faces((2,)), "held": Faces((1, 1, 1)), "holding": "yes", "bust": 4 / 6}
    )
    assert described(push, "push 1112").args["bust"] == 7 / 27


@pytest.mark.clause("H-PUSH-3")
@pytest.mark.parametrize(("hold", "bust"), [("new", 4 / 6), ("literal", 0.0), ("strict", 4 / 6)])
def test_the_chance_depends_on_how_the_table_reads_the_rule(hold: str, bust: float) -> None:
    push = scene(BOARD, phase="push", aside="66", rolled="1112", hold=hold)
    assert described(push, "push 2").args["bust"] == bust


def test_putting_aside_says_how_many_dice_are_left() -> None:
    keep = scene(BOARD, phase="keep", aside="6", held="11", rolled="126")
    assert described(keep, "keep 6") == Phrase("heroes-do-keep", {"rolls": [roll_name("6")], "left": 4})
    push = scene(BOARD, phase="push", aside="6 345", rolled="12")
    rolls = [roll_name("6"), roll_name("345")]
    assert described(push, "act") == Phrase("heroes-do-act", {"count": 2, "rolls": rolls})


def test_a_move_says_where_it_leads_and_who_passed_it_on() -> None:
    game = scene(BOARD, aside="555")
    args: dict[str, Arg] = {"hero": VICTORNO, "column": 5, "advance": 1, "passed": "no", "vox": ""}
    assert described(game, "555 move 5") == Phrase("heroes-do-move", args)
    sanyctus = Phrase("heroes-hero-sanyctus")
    args = {"hero": sanyctus, "column": 2, "advance": 3, "passed": "yes", "vox": VICTORNO}
    assert described(game, "555 move 5>2") == Phrase("heroes-do-move", args)


def victim(hero: str, side: str, chance: float) -> Phrase:
    return Phrase("heroes-victim", {"hero": Phrase(f"heroes-hero-{hero}"), "side": side, "chance": chance})


@pytest.mark.clause("H-SAVE-1")
def test_an_attack_is_described_with_each_victims_chance_to_retreat() -> None:
    game = scene(BOARD, aside="6 66")
    assert described(game, "6 attack 1") == Phrase(
        "heroes-do-attack",
        {
            "hero": DONATO,
            "weapon": "armour",
            "row": 0,
            "rows": 8,
            "count": 1,
            "victims": [victim("donato", "enemy", 0.5)],
        },
    )


@pytest.mark.clause("H-SHOOT-1")
@pytest.mark.parametrize(("hero", "weapon"), [("E", "shoot"), ("A", "cut-down")])
def test_a_shot_and_a_cut_name_the_hero_in_the_space_aimed_at(hero: str, weapon: str) -> None:
    cards = rearmed(aramus=Item("cut-down", "double-six", "long"))
    game = scene(BOARD.replace("S", hero), aside="66", cards=cards)
    assert described(game, f"66 {weapon} 2 at 5.7").args["victims"] == [victim("feurran", "enemy", 0.5)]
    assert described(game, f"66 {weapon} 2 at 2.8").args["victims"] == [victim("aramus", "enemy", 0.0)]


@pytest.mark.clause("H-SCYTHE-1", "H-SHIELD-1")
def test_a_scythe_names_friends_shields_and_heroes_that_are_safe_at_home() -> None:
    game = scene(BOARD, aside="66")
    row_3 = [victim("sanyctus", "own", float(1 / 3)), victim("phaello", "own", 0.5)]
    assert described(game, "66 scythe 3 at 3.3").args["victims"] == row_3
    home = [victim(hero, "enemy", 0.0) for hero in ("aramus", "darrago", "dyrael")]
    assert described(game, "66 scythe 3 at 3.8").args["victims"] == home
    nobody = described(game, "66 scythe 3 at 3.2").args
    assert (nobody["victims"], nobody["count"], nobody["row"], nobody["rows"]) == ([], 0, 2, 8)


def test_stopping_says_what_is_left_unspent() -> None:
    game = scene(BOARD, aside="6 555")
    assert described(game, "stop") == Phrase("heroes-do-stop", {"unspent": 2})
    assert described(game.do("555 move 5"), "done") == Phrase("heroes-do-done", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_offered_can_be_described_in_every_language(language: str) -> None:
    words = Words(language)
    games = [
        table(),
        drafted(),
        scene(BOARD, phase="roll"),
        scene(BOARD, phase="keep", aside="6", held="11", rolled="126"),
        scene(BOARD, phase="push", aside="6", rolled="11235"),
        scene(BOARD, aside="6 66 345"),
        scene(BOARD, aside="6 66 345").do("345 move 5"),
    ]
    for game in games:
        for command in game.offers:
            text = words.render(described(game, command))
            assert text.strip()
            assert "{" not in text


def test_only_the_showing_of_the_armies_reveals_something() -> None:
    assert [type(event).__name__ for event, _ in EVENTS if HEROES.reveals(event)] == ["ArmiesShown"]
