"""What a card or a charge would do is said before it is played: exactly what comes of it when it is, over all dice."""

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.clients.ask.queries import Aim, survey
from bulkhead.starquest.clients.text.notation import read
from bulkhead.starquest.clients.words.telling import describe
from bulkhead.starquest.data.commands import AnyCommand, Pass, Use
from bulkhead.starquest.data.frames import Attack, Casting, Harm, Playing
from bulkhead.starquest.data.state import Pact, State, Thing, change
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.rules.cards.recon.traps import Trap
from bulkhead.starquest.rules.setup.saving import clone, dump
from bulkhead.starquest.table.card import TRAITS, card
from bulkhead.starquest.table.engine import waiting
from bulkhead.tabletop.dice import Dice, outcomes
from bulkhead.tabletop.events import Silence
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake
from bulkhead.words import LANGUAGES, Words
from tests.starquest.rules.cards.equipping import HALL, equipped
from tests.starquest.rules.cards.event_scene import drawn
from tests.starquest.scene import BA, CH, EL, IF, LD, Table, scene

Chances = dict[str, tuple[Fraction, Fraction]]
"""By target: the chance that it is hurt, and that it is gone."""

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus")
BULKHEAD = """
    +-+-+-+-+
    |. .!. .|
    +   +   +
    |. .!. .|
    +-+-+-+-+
    """


def casting(power: str, *lines: str, ship: str = HALL, **more: Any) -> Table:
    """The activation of a librarian with one card."""
    side = {"psionic": "ba1", "psychic": (power,)}
    sides = {BA: side, **more.pop("sides", {})}
    return scene(ship, "ba1 fig_librarian 0.1 E role=psionic", *lines, sides=sides, **more).act("ba1")


def crushing_a_manned_machine() -> Table:
    lines = ("ld1 fig_therian 6.1 W mans=ld2", "ld2 mch_tarantula 4.1,5.1 W")
    return casting("psi_crush", *lines)


def crushing_a_structure() -> Table:
    table = casting(
        "psi_crush", "ch1 fig_ork 9.0 W", structures={"obj_altar1": 5}, structure_av={"obj_altar1": 2}
    )
    table.state.structures = (("obj_altar1", 3),)
    table.state.offered = None
    return table


def in_a_storm() -> Table:
    """Friend and foe around the psionic, one behind a wall, one farther away."""
    return scene(
        """
        +-+-+-+-+
        |. .|. .|
        +   +   +
        |. . . .|
        +-+-+-+-+
        """,
        "ba1 fig_librarian 1.0 E role=psionic",
        "ba2 fig_marine_laser 0.0 E",
        "ch1 fig_gretchin 1.1 N",
        "ch2 fig_gretchin 2.0 W",
        "ch3 fig_gretchin 3.1 W",
        sides={BA: {"psionic": "ba1", "psychic": ("psi_firestorm",)}},
    ).act("ba1")


def with_grenades() -> Table:
    side = {"recon": ("rec_frag_case",), "named": (("rec_frag_case", "ba1"),)}
    lines = ("ba1 fig_marine_laser 0.1 E", "ba2 fig_marine_laser 5.2 E", "ch1 fig_ork 5.1 W")
    return scene(HALL, *lines, "ch2 fig_gretchin 6.0 W", "ch3 fig_gretchin 8.1 W", sides={BA: side}).act(
        "ba1"
    )


def given(event: str, who: str, *lines: str) -> Table:
    """An event gave somebody an attack, and it is his activation."""
    return drawn(event, *lines).do(f"choose {who}", f"activate {who}")


def martyr() -> Table:
    """A fanatic has fallen between friend and foe."""
    table = scene(
        HALL,
        "ch1 fig_ork 2.2 N",
        "ld1 fig_fanatic 2.1 E lp=1",
        "ld2 fig_quill 1.1 E",
        "ch2 fig_chaos_marine 1.0 N",
        "ch3 fig_ork 5.1 N",
        dice=(6, 6, 1, 1),
    )
    return table.act("ch1").do("ch1 strike ld1")


def pact(*lines: str) -> Table:
    """Vesna Thorn has lost her last life point."""
    dying = ("ch1 fig_android 9.1 W", "ld1 fig_thorn 0.1 N lp=1")
    dice = (6, 6, 6, 1, 1)
    table = equipped(*dying, *lines, seat=LD, cards=("eql_death_pact",), dice=dice, turn=CH).act("ch1")
    return table.do(next(offer for offer in table.offered("ch1 shoot") if offer.endswith("ld1")))


def bombing() -> Table:
    """A melee was declared, and there is a bomb for it."""
    lines = ("ba1 fig_marine_laser 0.0 E", "ch1 fig_gretchin 1.0 W")
    return equipped(*lines, seat=BA, cards=("eqp_melta_bomb",)).act("ba1").do("ba1 strike ch1")


def clear_shot() -> Table:
    side = {"recon": ("rec_clear_shot",)}
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_android 9.0 W", sides={BA: side})
    return table.act("ba1").do("ba1 shoot wpn_laser_rifle ch1")


CARRIER = ("ba1 fig_marine_laser 1.0 E load=ba2", "ba2 fig_marine_laser carried N carrier=ba1")


def charged() -> Table:
    table = scene(HALL, "ba1 fig_marine_laser 1.0 E", "ch1 fig_dread_mk7 2.0 W")
    table.state.things["obj_limpet1"] = Thing("obj_limpet1", "obj_limpet", carrier="ba1")
    change(table.state, table.mini("ba1"), objects=("obj_limpet1",))
    return table.act("ba1")


MARINES = ("ba1 fig_marine_laser 3.1 E", "ba2 fig_marine_laser 4.1 W lp=1", "ch1 fig_ork 0.0 E")
GOVERNOR = "el1 fig_eldar_governor 5.1 W role=leader"

SCENES: dict[str, tuple[Callable[[], Table], str, set[str]]] = {
    "lance": (
        lambda: casting("psi_mind_lance", "ch1 fig_chaos_marine 9.1 W"),
        "use psi_mind_lance ch1",
        {"ch1"},
    ),
    "lance, no armour": (
        lambda: casting("psi_mind_lance", "ch1 fig_gretchin 9.1 W"),
        "use psi_mind_lance ch1",
        {"ch1"},
    ),
    "lance, cards": (
        lambda: casting("psi_mind_lance", GOVERNOR, sides={EL: {"governor": ("gov_acrobat", "gov_war_cry")}}),
        "use psi_mind_lance el1",
        {"el1"},
    ),
    "lance, a card a time": (
        lambda: casting(
            "psi_mind_lance",
            GOVERNOR,
            sides={EL: {"governor": ("gov_acrobat",)}},
            house={"governor_wounds": "attack"},
        ),
        "use psi_mind_lance el1",
        {"el1"},
    ),
    "crush": (lambda: casting("psi_crush", "ch1 fig_dread_mk7 4.1 W"), "use psi_crush ch1", {"ch1"}),
    "crush, bulkhead": (
        lambda: casting("psi_crush", "ch1 fig_ork 3.0 W", ship=BULKHEAD),
        "use psi_crush door:d1",
        {"door:d1"},
    ),
    "crush, structure": (crushing_a_structure, "use psi_crush site:obj_altar1", {"site:obj_altar1"}),
    "crush, gunner": (crushing_a_manned_machine, "use psi_crush ld2", {"ld1", "ld2"}),
    "storm": (in_a_storm, "use psi_firestorm", {"ba2", "ch1"}),
    "hurl": (lambda: casting("psi_hurl", "ch1 fig_chaos_marine 8.1 W"), "use psi_hurl ch1", {"ch1"}),
    "grenades": (with_grenades, "use rec_frag_case 5.1", {"ba2", "ch1", "ch2"}),
    "defences": (lambda: drawn("evg_defences", *MARINES), "choose ba2", {"ba2"}),
    "mine": (lambda: drawn("eva_corridor_mine", *MARINES), "choose ba1", {"ba1"}),
    "trap": (lambda: drawn("evg_booby_trap", *MARINES), "choose ba1", {"ba1", "ba2"}),
    "gas": (
        lambda: drawn(
            "eva_siren_gas", "ba1 fig_marine_laser 0.1 E", "ba2 fig_terminator 1.2 E", *MARINES[2:]
        ),
        "choose a",
        {"ba1", "ba2"},
    ),
    "bomb": (
        lambda: given("evg_living_bomb", "ch1", "ba1 fig_marine_laser 5.1 W", "ch1 fig_gretchin 2.1 E"),
        "use evg_living_bomb 5.1",
        {"ba1"},
    ),
    "mechanic": (
        lambda: given("evg_mad_mechanic", "ch1", *MARINES[:2], "ch1 fig_ork 2.1 E"),
        "use evg_mad_mechanic 2.1>E",
        {"ba1", "ba2", "ch1"},
    ),
    "suicide": (
        lambda: given("evg_suicide_unit", "ch1", *MARINES[:2], "ch1 fig_android 3.2 E", "ch2 fig_ork 2.2 E"),
        "use evg_suicide_unit",
        {"ba1", "ba2", "ch1", "ch2"},
    ),
    "martyr": (martyr, "use trt_martyr ld1", {"ch1", "ch2", "ld2"}),
    "pact, shot": (
        lambda: pact("ch2 fig_chaos_marine 1.0 W"),
        "use eql_death_pact ld1 wpn_carbine ch2",
        {"ch2"},
    ),
    "pact, melee": (
        lambda: pact("ch2 fig_chaos_marine 0.0 S"),
        "use eql_death_pact ld1 melee ch2",
        {"ch2", "ld1"},
    ),
    "melta bomb": (bombing, "use eqp_melta_bomb ba1", {"ba1", "ch1"}),
    "clear shot": (clear_shot, "use rec_clear_shot ba1", {"ch1"}),
    "carrier strikes": (
        lambda: scene(HALL, *CARRIER, "ch1 fig_ork 2.0 E").act("ba1"),
        "ba1 strike ch1",
        {"ba1", "ch1"},
    ),
    "carrier is struck": (
        lambda: scene(HALL, *CARRIER, "ch1 fig_ork 2.0 W", turn=CH).act("ch1"),
        "ch1 strike ba1",
        {"ba1", "ch1"},
    ),
    "limpet": (charged, "ba1 plant obj_limpet1 ch1", {"ch1"}),
}


def foretold(state: State, about: str, viewer: int | None = None) -> Aim:
    seat = waiting(state) if viewer is None else viewer
    assert seat is not None
    found = survey(STARQUEST.view(state, seat), decisions.offer(state, seat), about)
    assert isinstance(found, Aim)
    return found


def left(state: State, who: str) -> tuple[int, bool]:
    """The points that a target has left, and whether it is still there."""
    kind, colon, id_ = who.partition(":")
    if kind == "door":
        return 0, id_ not in state.gone
    if colon:
        points = dict(state.structures)[id_]
        return points, points > 0
    mini = state.minis[who]
    return mini.lp + len(state.sides[mini.seat].governor), mini.place == "board"


def played_out(state: State, command: str, dice: Dice) -> State:
    """The state after a command, with no answers against it, once the losses are known."""
    there = clone(state)
    wanted = read(command)
    floor = len(there.frames) - 1
    if isinstance(wanted, Use) and card(wanted.card).moment == "before_roll":
        floor = max(place for place, frame in enumerate(there.frames) if isinstance(frame, Attack))
    give(there, wanted, dice)
    while any(isinstance(frame, Attack | Harm | Casting) for frame in there.frames[floor:]):
        offer = decisions.offer(there, waiting(there) or 0)
        assert offer is not None
        give(there, Pass() if Pass() in offer.commands else offer.commands[0], dice)
    return there


def give(state: State, command: AnyCommand, dice: Dice) -> None:
    seat = waiting(state)
    assert seat is not None
    decisions.apply(state, seat, command, dice, Silence())


def found_out(state: State, command: str, targets: set[str]) -> Chances:
    """What really happens, over every way in which the dice can fall."""
    hurt = dict.fromkeys(targets, Fraction())
    gone = dict.fromkeys(targets, Fraction())
    for chance, after in outcomes(lambda dice: played_out(state, command, dice)):
        for who in targets:
            (had, _), (has, there) = left(state, who), left(after, who)
            hurt[who] += chance if has < had or not there else 0
            gone[who] += 0 if there else chance
    return {who: (hurt[who], gone[who]) for who in targets}


CLAUSES = pytest.mark.clause(
    "SQ-SHOOT-05", "SQ-SHOOT-06", "SQ-SHOOT-11", "SQ-PSI-08", "SQ-SQUAD-14", "SQ-WPN-63"
)


@CLAUSES
@pytest.mark.parametrize("name", SCENES)
def test_what_is_foretold_is_what_happens_over_all_dice(name: str) -> None:
    build, command, targets = SCENES[name]
    state = build().state
    before = dump(state)
    aim = foretold(state, command)
    assert dump(state) == before, "nothing was played, and no die rolled"
    real = found_out(state, command, targets)
    assert {one.target for one in aim.threats} == targets
    told = {one.target: (one.hurt, one.killed) for one in aim.threats}
    assert told == {who: (float(hurt), float(gone)) for who, (hurt, gone) in real.items()}
    assert sum(aim.totals) == pytest.approx(1)
    assert len(aim.most) == len(aim.squares)
    says_the_same(state, command, aim)


def says_the_same(state: State, command: str, aim: Aim) -> None:
    """The sentence of the answer has the same odds, in every language."""
    said = describe(read(command), STARQUEST.view(state, waiting(state) or 0))
    dangers = said.args["dangers"]
    assert isinstance(dangers, list)
    phrases = [one for one in dangers if isinstance(one, Phrase)]
    odds = [(one.args["hurt"], one.args["killed"]) for one in phrases]
    assert odds == [(one.hurt, one.killed) for one in aim.threats]
    assert all("%" in Words(language, NAMES).render(said) for language in LANGUAGES)


def test_every_card_of_the_box_that_attacks_says_so() -> None:
    """Traps are the exception: no player chooses them, or knows of them before they go off."""
    box = load_box()
    dicey = [one.id for one in box.cards.values() if any(part.verb == "attack" for part in one.do)]
    traits = [one.trait for one in box.figures.values() if one.trait is not None]
    dicey += [one.id for one in traits if any(part.verb == "attack" for part in one.do)]
    assert len(dicey) == 15
    silent = [id_ for id_ in dicey if not card(id_).attacks]
    assert all(isinstance(card(id_), Trap) for id_ in silent)
    assert sorted(silent) == ["rec_gas_leak", "rec_tripwire"]
    tried = {word for _, command, _ in SCENES.values() for word in command.split()}
    asked = {
        one.card
        for build, _, _ in SCENES.values()
        for one in build().state.frames
        if isinstance(one, Playing)
    }
    assert set(dicey) - set(silent) <= tried | asked, "each has its scene"
    assert set(TRAITS) & set(dicey) == {"trt_martyr"}


def test_who_is_hurled_into_the_open_needs_no_dice() -> None:
    aim = foretold(casting("psi_hurl", "ch1 fig_ork 3.1 W").state, "use psi_hurl ch1")
    assert (aim.red, aim.white, aim.totals, aim.threats) == (0, 0, (), ())


@pytest.mark.clause("SQ-PSI-08")
@pytest.mark.parametrize(
    ("build", "command"),
    [
        (lambda: casting("psi_dread", "ch1 fig_ork 9.1 W"), "use psi_dread ch1"),
        (lambda: casting("psi_fury", "ch1 fig_ork 9.1 W"), "use psi_fury"),
        (
            lambda: drawn("evg_living_bomb", "ba1 fig_marine_laser 5.1 W", "ch1 fig_gretchin 2.1 E"),
            "choose ch1",
        ),
        (lambda: drawn("evg_frenzy", "ba1 fig_marine_laser 5.1 W", "ch1 fig_gretchin 2.1 E"), "choose ch1"),
    ],
)
def test_a_card_that_rolls_no_dice_now_has_no_odds(build: Callable[[], Table], command: str) -> None:
    table = build()
    assert command in table.offers
    with pytest.raises(Mistake):
        foretold(table.state, command)
    seat = table.waiting
    assert seat is not None
    assert "dangers" not in describe(read(command), STARQUEST.view(table.state, seat)).args


@pytest.mark.clause("SQ-ALIENRANK-03")
@pytest.mark.parametrize("event", ["evg_living_bomb", "evg_mad_mechanic", "evg_suicide_unit"])
def test_a_held_card_that_gives_an_attack_has_no_odds_when_it_is_played(event: str) -> None:
    side = {CH: {"events": (event,)}}
    lines = (
        "ba1 fig_marine_laser 5.1 W",
        "ch1 fig_gretchin 2.1 E",
        "ch2 fig_ork 2.0 E",
        "ch3 fig_android 2.2 E",
    )
    table = scene(HALL, *lines, turn=CH, step="held", sides=side)
    assert f"use {event}" in table.offers
    with pytest.raises(Mistake):
        foretold(table.state, f"use {event}")
    assert "dangers" not in describe(read(f"use {event}"), STARQUEST.view(table.state, CH)).args


@pytest.mark.clause("SQ-PSI-08")
def test_what_is_not_offered_and_what_others_could_do_has_no_odds() -> None:
    state = casting("psi_mind_lance", "ch1 fig_android 9.1 W", "ch2 fig_ork 9.0 W").state
    for about in ("use psi_mind_lance ch1", "use psi_crush ch1"):
        with pytest.raises(Mistake):
            foretold(state, about)
    for other in (CH, EL, -1):
        with pytest.raises(Mistake):
            foretold(state, "use psi_mind_lance ch2", other)
        said = describe(read("use psi_mind_lance ch2"), STARQUEST.view(state, other))
        assert "dangers" not in said.args


@pytest.mark.clause("SQ-SETUP-07")
def test_a_token_in_it_is_named_and_what_it_hides_is_not() -> None:
    """The forecast does not depend on hidden tokens or on other players' hands."""
    state = casting("psi_firestorm", "ch1 fig_gretchin 1.0 W", "ch?1 fig_ork 1.1", "ch?2 fig_ork 1.2").state
    aim = foretold(state, "use psi_firestorm")
    assert aim.uncovers == ("ch?1", "ch?2")
    assert [one.target for one in aim.threats] == ["ch1"]
    for seed in range(8):
        assert foretold(STARQUEST.twin(state, BA, Random(seed)), "use psi_firestorm") == aim


@pytest.mark.clause("SQ-PSI-09", "SQ-CMD-05")
def test_a_player_who_may_answer_a_power_or_a_card_is_told_its_odds() -> None:
    sides = {EL: {"psionic": "el1", "psychic": ("psi_inner_wall",)}}
    table = casting("psi_mind_lance", "el1 fig_harlequin 6.1 W role=psionic", sides=sides)
    told = foretold(table.state, "use psi_mind_lance el1")
    table.do("use psi_mind_lance el1")
    assert table.waiting == EL
    assert foretold(table.state, "attack").threats == told.threats
    table = drawn("evg_defences", *MARINES, sides={BA: {"command": 2}})
    told = foretold(table.state, "choose ba2")
    table.do("choose ba2")
    assert table.waiting == BA
    assert foretold(table.state, "attack").threats == told.threats


@pytest.mark.clause("SQ-ALLY-12", "SQ-MELEE-02")
def test_a_puppets_blow_breaks_no_alliance_of_its_own_player() -> None:
    table = casting("psi_puppet", "ch1 fig_gretchin 5.1 E", "if1 fig_marine_laser 6.1 W")
    table.do("use psi_puppet ch1")
    table.state.pacts = (Pact(CH, IF, public=True), Pact(BA, IF, public=True))
    aim = foretold(table.state, "ch1 strike if1")
    assert aim.breaks == ()
    assert [one.target for one in aim.threats] == ["if1", "ch1"]


@pytest.mark.clause("SQ-SQUAD-13", "SQ-SQUAD-16")
def test_a_governor_is_only_lost_once_his_cards_are() -> None:
    lines = ("ba1 fig_marine_laser 0.1 E", GOVERNOR)
    shot = "ba1 shoot wpn_laser_rifle el1"
    killed = [
        foretold(scene(HALL, *lines, sides={EL: {"governor": cards}}).act("ba1").state, shot)
        .threats[0]
        .killed
        for cards in ((), ("gov_acrobat",), ("gov_acrobat", "gov_war_cry"))
    ]
    assert killed[0] > killed[1] > killed[2] == 0


@pytest.mark.clause("SQ-SQUAD-14", "SQ-SQUAD-16")
@pytest.mark.house("governor-wounds")
@pytest.mark.parametrize("cards", [(), ("gov_acrobat",)])
def test_where_a_card_pays_for_a_whole_attack_he_is_only_lost_without_cards(cards: tuple[str, ...]) -> None:
    lines = ("ba1 fig_marine_laser 0.1 E", GOVERNOR)
    table = scene(HALL, *lines, sides={EL: {"governor": cards}}, house={"governor_wounds": "attack"}).act(
        "ba1"
    )
    threat = foretold(table.state, "ba1 shoot wpn_laser_rifle el1").threats[0]
    assert 0 < threat.hurt < 1
    assert threat.killed == (0 if cards else threat.hurt)
