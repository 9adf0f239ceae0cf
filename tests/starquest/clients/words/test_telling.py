"""Events and commands as sentences, in four languages."""

import re
from fractions import Fraction
from typing import Any, get_args, get_type_hints

import pytest
from msgspec.structs import fields, replace

from bulkhead.starquest import events as e
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.dice import sums
from bulkhead.starquest.clients.forecasts import preview
from bulkhead.starquest.clients.words.telling import describe, reveals, tell
from bulkhead.starquest.data import commands as c
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.rules.fight import attack as attacks
from bulkhead.starquest.rules.fight.armour import armour_of
from bulkhead.starquest.views.views import view
from bulkhead.tabletop.events import Event
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.phrases import Phrase
from bulkhead.words import LANGUAGES, Words
from tests.starquest.scene import BA, Table, hall, scene

HALL = hall(5, 2)
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus")


def table() -> Table:
    there = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_gretchin 3.0 W", "ch2 fig_ork 1.1 N")
    return there.act("ba1")


ALL_EVENTS = [
    kind
    for kind in vars(e).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]


def value(hint: Any, name: str) -> Any:
    """Something that fits a field."""
    if name in ("facing",):
        return 2
    if hint is int:
        return 1
    if hint is bool:
        return True
    if hint is str:
        return {"to": "eldar", "faction": "eldar", "what": "entry"}.get(name, "ba1")
    if hint == tuple[int, int]:
        return (3, 4)
    if name == "factions":
        return ("eldar", "chaos")
    if hint == tuple[tuple[int, int], ...]:
        return ((3, 4), (4, 4))
    if hint == tuple[str, ...]:
        return ("ba1", "ch1")
    if hint == tuple[int, ...]:
        return (1, 2)
    choices = get_args(hint)
    return value(choices[0], name) if choices and isinstance(choices[0], type) else choices[0]


def made(kind: type[Any]) -> Any:
    hints = get_type_hints(kind)
    return kind(**{field.name: value(hints[field.name], field.name) for field in fields(kind)})


@pytest.mark.parametrize("kind", ALL_EVENTS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(kind: type[Event], language: str) -> None:
    said = Words(language, NAMES).render(tell(made(kind), BA))
    assert said.strip()
    assert "sq-" not in said


@pytest.mark.parametrize("kind", get_args(c.AnyCommand), ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_can_be_described(kind: type[Command], language: str) -> None:
    there = table()
    command = made(kind)
    if isinstance(command, c.Shoot):
        command = c.Shoot("ba1", "wpn_laser_rifle", "ch1")
    if isinstance(command, c.Snap):
        command = c.Snap("ba1", "wpn_laser_rifle", "ch1", 2)
    if isinstance(command, c.Strike):
        command = c.Strike("ba1", "ch2")
    said = Words(language, NAMES).render(describe(command, view(there.state, BA)))
    assert said.strip()
    assert "sq-" not in said


def test_an_offer_is_described_command_by_command_and_all_at_once() -> None:
    there = table()
    offer, seen = STARQUEST.offer(there.state, BA), view(there.state, BA)
    assert offer is not None
    assert any(isinstance(command, c.Shoot) for command in offer.commands)
    one_by_one = [STARQUEST.describe(command, seen) for command in offer.commands]
    assert STARQUEST.describe_all(offer.commands, seen) == one_by_one


def test_what_is_hidden_is_told_without_it() -> None:
    words = Words("en", NAMES)
    seen = tell(e.TokenPlaced(5, "ch?3", "blip", (2, 7), "fig_ork"), 5)
    assert words.render(seen) == "Finn puts token ch?3 on 2.7: Orc."
    assert words.render(tell(e.TokenPlaced(5, "ch?3", "blip", (2, 7)), 0)) == "Finn puts token ch?3 on 2.7."


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (e.DoorOpened(0, "um2", "d_d3"), "um2 opens the door of room d2."),
        (e.DoorOpened(0, "", "a_d3"), "The door between rooms a2 and a4 opens."),
        (e.DoorClosed(0, "of_a_drawing"), "The door of_a_drawing closes."),
        (e.BulkheadDestroyed(0, "a_d1", 5), "The bulkhead of room a1 is destroyed (5)."),
        (e.VentDestroyed(0, "v2", 4), "The entry vent 2 is destroyed (4)."),
        (e.StructureDamaged(0, "obj_altar2", (3, 4), 1, 1), "Altar on 3.4 loses a life point; 1 left."),
        (e.StructureDamaged(0, "obj_altar2", (3, 4), 2, 1), "Altar on 3.4 loses 2 life points; 1 left."),
        (e.StructureDamaged(0, "obj_valve1", (3, 4), 1, 0), "Feed valve on 3.4 is destroyed."),
        (e.Scanned(0, "ba1", "brd_a"), "ba1 scans a board: Board A."),
        (
            e.Unharmed(0, "door:a_d3", 1, 4, "SQ-DOOR-10"),
            "Nothing happens to the bulkhead between rooms a2 and a4: 1 against 4.",
        ),
        (e.Chose(0, "entry", "dk_n"), "Ada has chosen (way in): entry area N."),
        (
            e.CardPlayed(0, "rec_door_clamp", ("a_d3",)),
            "Ada plays “Door clamp” on the door between rooms a2 and a4.",
        ),
        (e.CardPlayed(0, "psi_rewind", ("attacker",)), "Ada plays “Rewind” on the attacker’s dice."),
        (e.CardPlayed(0, "psi_rewind", ("defender",)), "Ada plays “Rewind” on the defender’s dice."),
    ],
)
def test_places_go_by_names_and_not_by_ids(event: Event, said: str) -> None:
    assert Words("en", NAMES).render(tell(event, BA)) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ada now holds the rank of Hero."),
        ("it", "Ada ha ora il grado di Eroe."),
        ("es", "Ada tiene ahora el rango de Héroe."),
        ("fr", "Ada a maintenant le grade de Héros."),
    ],
)
def test_a_rank_goes_by_its_title(language: str, said: str) -> None:
    assert Words(language, NAMES).render(tell(e.RankChanged(0, "blood_angels", 1), BA)) == said


def test_each_faction_has_titles_of_its_own() -> None:
    french = Words("fr", NAMES)
    chosen = french.render(tell(e.RankChanged(6, "cult", 1), BA))
    assert chosen == "Gus a maintenant le grade d’Élu."
    top = french.render(tell(e.RankChanged(3, "eldar", 9), BA))
    assert top == "Dan a maintenant le grade de Lord.", "above the last rank it is the last"


def test_one_of_several_objects_goes_by_its_kind() -> None:
    given = tell(e.ThingGiven(0, "um4", "obj_limpet8", "um6"), 0)
    assert given.args["thing"] == Phrase("sq-thing", {"id": "obj_limpet8", "kind": Phrase("obj_limpet")})
    assert Words("en", NAMES).render(given) == "um4 gives um6 an object: Limpet charge."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_miniature_that_comes_or_goes_is_named_with_its_kind_once(language: str) -> None:
    words = Words(language, NAMES)
    told = words.render(tell(e.Eliminated(5, "cu3", "fig_husk", 0), 0))
    assert told.startswith(f"cu3 ({words.say('fig_husk')})")
    assert told.count(words.say("fig_husk")) == 1
    placed = words.render(tell(e.Placed(5, "cu3", "fig_husk", ((1, 2),), 0), 0))
    assert placed.startswith(f"cu3 ({words.say('fig_husk')})")


@pytest.mark.parametrize(("dice", "said"), [((2,), "reroll die 2"), ((2, 3), "reroll dice 2 and 3")])
def test_one_die_is_a_die_and_two_are_dice(dice: tuple[int, ...], said: str) -> None:
    command = c.Reroll("rec_adrenaline", dice)
    assert Words("en").render(describe(command, view(table().state, BA))).endswith(said)


def test_to_pass_while_tokens_are_laid_says_what_it_means() -> None:
    there = table()
    words = Words("en", NAMES)

    def said(question: str) -> str:
        return words.render(describe(c.Pass(), replace(view(there.state, BA), question=question)))

    assert said("sq-ask-scan") == said("sq-ask-scan-last") == "No more blips here"
    assert said("sq-ask-reinforce") == "No more reinforcements"
    assert said("sq-ask-permission") == "Refuse"


def test_every_door_of_the_box_is_told_from_all_others() -> None:
    words = Words("en", NAMES)
    doors = [door for board in load_box().boards.values() for door in board.doors]
    told = {words.render(tell(e.DoorClosed(0, door), BA)) for door in doors}
    assert len(told) == len(doors)
    assert not any("_" in one for one in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ability_of_a_figure_goes_by_its_name(language: str) -> None:
    said = Words(language).render(describe(c.Use("trt_oathkeeper", ("ba1",)), view(table().state, BA)))
    assert Words(language).say("trt_oathkeeper") in said
    assert "trt" not in said


def test_dice_and_aims_in_a_sentence() -> None:
    words = Words("en", NAMES)
    assert (
        words.render(tell(e.Rolled(0, "ba1", (2, 0), 1, "shoot", "SQ-SHOOT-03"), 0)) == "ba1 rolls [2][0]: 2."
    )
    declared = e.Declared(0, "ba1", "wpn_plasma_gun", "5.6>NE", 1, "shoot")
    assert words.render(tell(declared, 0)) == "ba1 fires at the line from 5.6 heading north-east: Plasma gun."
    assert words.render(tell(e.Moved(-1, "nn1", ((1, 2),), 1), 0)) == "nn1 moves to 1.2."


@pytest.mark.clause("SQ-SHOOT-05")
def test_a_shot_is_offered_with_its_exact_odds() -> None:
    """Two white dice against armour 1: a sum of 2 or more, 1 - P(0) - P(1)."""
    there = table()
    state = there.state
    attack = Attack(BA, "ba1", "wpn_laser_rifle", "ch1")
    (danger,) = preview.of_shot(state, attack, state.minis["ba1"])
    dice = attacks.pool(state, attack)
    armour = armour_of(state, state.minis["ch1"])
    expected = sum((chance for total, chance in sums(dice).items() if total > armour), Fraction())
    assert (danger.target, danger.hurt) == ("ch1", expected)
    said = Words("en", NAMES).render(describe(c.Shoot("ba1", "wpn_laser_rifle", "ch1"), view(state, BA)))
    assert re.fullmatch(
        r"Fire with ba1 \(Laser rifle, shots: 1\): ch1 \(hurt: \d+%, eliminated: \d+%\)\.", said
    )


def test_the_odds_of_an_explosion_are_those_of_each_square() -> None:
    """On the target square the sum counts, beside it the higher die: a neighbour is better off than the target."""
    there = scene(
        HALL,
        "ba1 fig_marine_heavy 0.0 E weapons=wpn_missile_launcher",
        "ch1 fig_chaos_marine 3.0 W",
        "ch2 fig_chaos_marine 4.0 W",
    )
    state = there.state
    attack = Attack(BA, "ba1", "wpn_missile_launcher", "3.0")
    found = {danger.target: danger for danger in preview.of_shot(state, attack, state.minis["ba1"])}
    assert set(found) == {"ch1", "ch2"}
    assert found["ch1"].hurt > found["ch2"].hurt > 0


def test_a_melee_tells_what_it_may_cost_the_attacker() -> None:
    there = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch2 fig_ork 1.0 W").act("ba1")
    state = there.state
    attack = Attack(BA, "ba1", "", "ch2", how="melee")
    there_, back = preview.of_melee(state, attack), preview.to_attacker(state, attack)
    assert there_.hurt > 0 < back.hurt
    assert there_.hurt + back.hurt < 1, "a tie hurts nobody"


@pytest.mark.clause("SQ-TURN-19")
@pytest.mark.parametrize(
    ("event", "closed"),
    [
        (e.Moved(0, "ba1", ((1, 0),), 1), False),
        (e.Faced(0, "ba1", 2, 0), False),
        (e.DoorOpened(0, "ba1", "d1"), False),
        (e.Rolled(0, "ba1", (1,), 0, "shoot", "SQ-SHOOT-03"), True),
        (e.TokenRevealed(5, "ch?1", "fig_ork", (1, 1)), True),
        (e.Scanned(0, "ba1", "brd_a"), True),
        (e.Asked(0, "ba1", (1, 1)), True),
        (e.RoomSearched(0, "ba1", "a"), True),
        (e.TurnBegan(1, 2), True),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else "",
)
def test_what_cannot_be_taken_back(event: Event, closed: bool) -> None:
    assert reveals(event) == closed
    assert STARQUEST.reveals(event) == closed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_is_named_in_the_language_of_the_reader(language: str) -> None:
    decks = {
        "en": ("green event deck", "azure event deck", "reconnaissance deck"),
        "it": ("mazzo evento verde", "mazzo evento azzurro", "mazzo ricognizione"),
        "es": ("mazo de eventos verde", "mazo de eventos azul", "mazo de reconocimiento"),
        "fr": ("pioche d’événements verte", "pioche d’événements azur", "pioche de reconnaissance"),
    }
    words = Words(language, NAMES)
    for deck, name in zip(("green", "azure", "recon"), decks[language], strict=True):
        for event in (e.Reshuffled(deck, ""), e.CardSeen(0, deck), e.CardPutUnder(0, deck)):
            assert name in words.render(tell(event, 0))
