"""Every word a player reads: complete in all languages, made of the same parts, and neither missing nor left over."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast as ftl

import bulkhead
from bulkhead import bots
from bulkhead.cli.starquest.campaign_status import COLUMNS
from bulkhead.cli.terminal.helping import TYPED
from bulkhead.heroes.clients.position import PHASES
from bulkhead.heroes.data.cards import PRICES, RANGES, SPECIAL_RULES, WEAPONS
from bulkhead.heroes.data.events import AnyEvent
from bulkhead.heroes.data.names import NAMED
from bulkhead.heroes.data.options import NAMES, Options
from bulkhead.heroes.rules.scoring_rolls import KINDS
from bulkhead.lab.heroes.counts import HeroesCounts
from bulkhead.lab.starquest.counts import StarquestCounts
from bulkhead.starquest import events as starquest_events
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.objectives import Deed
from bulkhead.starquest.box.reading.wording import messages as box_messages
from bulkhead.starquest.clients.ask.coaching import LESSONS as COACHED
from bulkhead.starquest.clients.ask.goals import TELLERS, goal_message
from bulkhead.starquest.clients.ask.lessons import ALIEN_LESSONS, LESSONS
from bulkhead.starquest.clients.words.answers import AGREES, PASSES
from bulkhead.starquest.data.commands import AnyCommand, Pass
from bulkhead.starquest.data.facings import FACING_NAMES
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.data.frames import Agreeing, Harm, Window
from bulkhead.starquest.data.options import CAMPAIGN, HOUSE, values_of
from bulkhead.starquest.data.options import NAMES as STARQUEST_NAMES
from bulkhead.starquest.rules.cards.events import COLOURS
from bulkhead.starquest.rules.setup.setup import MISSION
from bulkhead.starquest.rules.setup.setup_questions import QUESTIONS
from bulkhead.tabletop.events import Event
from bulkhead.tabletop.phrases import Arg, Faces, Phrase, Who
from bulkhead.words import DEFAULT, LANGUAGES, MissingMessage, Words, locale_files
from tests.words.reading import attributes, below, messages, nodes, variables

ROOT = Path(bulkhead.__file__).parents[2]
SOURCES = (ROOT / "src" / "bulkhead", ROOT / "tools")
CLIENT = ROOT / "web" / "src"
PLURALS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 6, "other": 7}

Sample = str | int | float


# The messages there are


def samples(message: ftl.Message) -> Iterator[dict[str, Sample]]:
    """Arguments that walk through every variant of a message."""
    numbers = {
        argument.id.name
        for node in nodes(message)
        if isinstance(node, ftl.FunctionReference) and node.id.name == "NUMBER"
        for argument in node.arguments.positional
        if isinstance(argument, ftl.VariableReference)
    }
    choices: dict[str, list[Sample]] = {
        name: [3 if name in numbers else "text"] for name in variables(message)
    }
    for node in nodes(message):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            choices[node.selector.id.name] = [_value(variant.key) for variant in node.variants]
    usual = {name: values[-1] for name, values in choices.items()}
    yield usual
    for name, values in choices.items():
        yield from ({**usual, name: value} for value in values)


def _value(key: ftl.Identifier | ftl.NumberLiteral) -> Sample:
    if isinstance(key, ftl.NumberLiteral):
        return int(key.value)
    return PLURALS.get(key.name, key.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_same_messages_as_english(language: str) -> None:
    assert set(messages(language)) == set(messages(DEFAULT))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_same_files_as_english(language: str) -> None:
    assert [file.name for file in locale_files(language)] == [file.name for file in locale_files(DEFAULT)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_the_same_attributes_and_variables_as_in_english(language: str) -> None:
    english, theirs = messages(DEFAULT), messages(language)
    different = [
        id_
        for id_, message in english.items()
        if attributes(message) != attributes(theirs[id_]) or variables(message) != variables(theirs[id_])
    ]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_of_every_message_can_be_said(language: str) -> None:
    words = Words(language)
    for id_, message in messages(language).items():
        for args in samples(message):
            said = words.say(id_, **args)
            assert "{" not in said, id_
            assert said.strip(), id_
        for attribute in attributes(message):
            assert words.attribute(id_, attribute), id_


# The messages that are used


def literals() -> set[str]:
    """Every string that stands in our code as it is."""
    return {
        node.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def patterns() -> set[str]:
    """Every text with holes in it that begins like a message, as a regular expression."""
    found = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                pattern = "".join(".+" if part is None else re.escape(str(part)) for part in parts)
                if re.match(rf"({'|'.join(ROOTS)})\\-", pattern):
                    found.add(pattern)
    return found


@cache
def trees() -> tuple[ast.Module, ...]:
    files = (file for source in SOURCES for file in sorted(source.rglob("*.py")))
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in files)


ROOTS = (
    *("bot", "bots", "campaign", "cli", "match", "replay", "server", "option", "file", "game"),
    *("heroes", "starquest", "sq", "ship", "content"),
)
"""How our message ids begin."""


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def families() -> dict[str, set[str]]:
    """Messages whose ids are put together while running, derived from the data that they are put together from."""
    options = {re.sub(r"-[0-9]$", "", name) for name in NAMES if name != "cards"}
    equipment = (*SPECIAL_RULES, *WEAPONS)
    rulebooks = [game.rulebook for game in bulkhead.GAMES.values()]
    return {
        "clauses": {id_ for rulebook in rulebooks for id_ in rulebook.ids()},
        "commands": {
            f"cli-{name}"
            for name in (
                "play",
                "serve",
                "sim",
                "solve",
                "ladder",
                "lab",
                "odds",
                "rules",
                "show",
                "replay",
                "verify",
                "packs",
                "bench",
                "campaign",
            )
        }
        | {f"cli-lab-{name}" for name in ("starquest", "referee")}
        | {f"cli-campaign-{name}" for name in ("new", "status", "play", "undo-last", "new-rules")},
        "columns of a campaign": {f"cli-campaign-{column}" for column in COLUMNS},
        "verbs": {f"cli-verb-{verb}" for verb in TYPED},
        "bots": {f"cli-bot-{name}" for name in bots.names()},
        "parts of a clause": {"cli-rules-ruling", "cli-rules-example"},
        "what a simulation shows": {
            f"cli-sim-{head}"
            for head in (
                *("player", "wins", "share", "interval", "score"),
                *HeroesCounts().others,
                *StarquestCounts().others,
            )
        },
        "what the lab shows": {
            f"cli-lab-head-{head}"
            for head in (
                *("faction", "wins", "share", "interval", "points", "reach", "lost", "leader"),
                *("card", "held", "played", "mattered", "won"),
            )
        },
        "what the ladder shows": {
            f"ladder-head-{head}"
            for head in (
                *("bot", "rating", "reach", "games", "share", "interval"),
                *("first", "second", "draws", "margin"),
            )
        },
        "messages that others use": {
            node.id.name
            for message in messages(DEFAULT).values()
            for node in below(message)
            if isinstance(node, ftl.MessageReference)
        },
        "goals of a mission": {goal_message(test) for test in TELLERS},
        "gaps of the matrix": {f"cli-matrix-{gap}" for gap in GAPS},
        "events": {f"heroes-event-{kebab(event.__name__)}" for event in get_args(AnyEvent)},
        "phases": {f"heroes-phase-{phase}" for phase in PHASES},
        "questions": {f"heroes-ask-{phase}" for phase in PHASES if phase != "over"},
        "heroes": {f"heroes-hero-{hero}{end}" for hero in NAMED for end in ("", "-full")},
        "equipment": {f"heroes-equipment-{kind}{end}" for kind in equipment for end in ("", "-what")},
        "ranges": {f"heroes-range-{name}" for name in RANGES},
        "scoring rolls": {f"heroes-kind-{kind}" for kind in (*KINDS, *PRICES)},
        "options": {f"heroes-option-{name}{end}" for name in options for end in ("", "-what")},
        "values of options": {f"heroes-option-{name}-{value}" for name, value in worded_values()},
        "glossary": {id_ for id_ in messages(DEFAULT) if id_.startswith("heroes-term-")},
        **starquest_families(),
    }


def starquest_families() -> dict[str, set[str]]:
    """The same for Starquest: what is in the box, options, and what is said at the table."""
    events = [kind for kind in vars(starquest_events).values() if _is_event(kind)]
    stages = set(get_args(Harm.__annotations__["stage"])) - {"wound", "last", "remove"}
    setup = (MISSION, *(question.name for question in QUESTIONS))
    return {
        "the box": set(box_messages(load_box())),
        "options of Starquest": {
            f"starquest-option-{name}{end}" for name in STARQUEST_NAMES for end in ("", "-what")
        }
        | {f"starquest-option-{name}" for name in CAMPAIGN},
        "values of options of Starquest": {
            f"starquest-option-{name}-{value}"
            for name in HOUSE
            for value in values_of(name)
            if isinstance(value, str) and value not in ("yes", "no")
        },
        "choices before and after a mission": {
            f"sq-choice-{name}" for name in (*setup, "give-up", "art", "secret", "recon")
        },
        "events of Starquest": {f"sq-event-{kebab(event.__name__)}" for event in events},
        "commands of Starquest": {
            f"sq-do-{kebab(command.__name__)}" for command in get_args(AnyCommand) if command is not Pass
        },
        "ways to pass": {
            f"sq-do-pass-{way}" for way in (*PASSES.values(), "roll", "let", "window-more", "stop")
        },
        "ways to agree": {f"sq-do-yes-{way}" for way in AGREES.values()},
        "factions": {f"sq-faction-{faction.replace('_', '-')}" for faction in FACTIONS},
        "facings": {f"sq-facing-{name.lower()}" for name in FACING_NAMES},
        "aims": {f"sq-aim-{kind}" for kind in ("door", "vent", "site")},
        "questions of set-up": {f"sq-{kind}-setup-{step}" for kind in ("ask", "no") for step in setup},
        "questions of losses": {f"sq-ask-{stage}" for stage in stages},
        "questions of turns": {f"sq-ask-{step}" for step in TURN_STEPS},
        "questions of windows": {f"sq-ask-window-{why}" for why in get_args(Window.__annotations__["why"])},
        "questions of foresight": {f"sq-ask-foresight-{colour}" for colour in COLOURS},
        "gathered offers": {f"sq-gathered-{kind}" for kind in ("step", "face", "enter", "stand", "put")},
        "lessons": {f"sq-lesson-{lesson}" for lesson in (*LESSONS, *ALIEN_LESSONS)},
        "advice": {f"sq-coach-{name}" for lesson in COACHED.values() for name, _ in lesson},
        "deeds": {f"sq-deed-{deed}" for deed in get_args(Deed)},
        "briefings": {
            f"sq-briefing-{whose}{objective}"
            for whose in ("", "their-")
            for objective in ("primary", "secondary")
        },
        "questions of agreement": {f"sq-ask-{deed}" for deed in get_args(Agreeing.__annotations__["deed"])},
    }


GAPS = ("no-code", "no-call", "no-test", "no-line", "no-read", "no-play", "unknown")
"""Gaps between rulebook, content, code and tests."""

TURN_STEPS = ("order", "act", "command", "held", "special", "reinforce")
"""Steps of a turn at which its player is asked."""


def _is_event(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Event) and kind is not Event


def worded_values() -> Iterator[tuple[str, str]]:
    """Values of options that have words: those that are words themselves, not numbers."""
    for name in NAMES:
        for value in get_args(Options.__annotations__[name.replace("-", "_")]):
            if isinstance(value, str) and not value.isdecimal():
                yield name, value


def said_by_the_client() -> set[str]:
    """Messages that the browser's code names, whole or with holes in them."""
    files = [
        file for end in ("ts", "svelte") for file in CLIENT.rglob(f"*.{end}") if "generated" not in file.parts
    ]
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted(files))
    whole = set(re.findall(r"""['"`]([a-z]+(?:-[a-z0-9]+)+)['"`]""", text))
    holed = re.findall(r"`([a-z]+-[a-z0-9-]*)\$\{[^}`]*\}([a-z0-9-]*)`", text)
    fits = re.compile("|".join(f"{begins}.+{ends}" for begins, ends in holed) or "(?!)")
    return whole | {id_ for id_ in messages(DEFAULT) if fits.fullmatch(id_)}


def test_every_message_is_used() -> None:
    used = literals() | said_by_the_client() | {id_ for family in families().values() for id_ in family}
    assert sorted(set(messages(DEFAULT)) - used) == []


def test_every_message_that_the_code_names_exists() -> None:
    like_a_message = re.compile(rf"(?:{'|'.join(ROOTS)})-[a-z0-9]+(?:-[a-z0-9]+)*")
    named = {text for text in literals() if like_a_message.fullmatch(text)}
    assert sorted(named - set(messages(DEFAULT))) == []


@pytest.mark.parametrize("family", families())
def test_every_message_of_a_family_exists(family: str) -> None:
    assert families()[family]
    assert sorted(families()[family] - set(messages(DEFAULT))) == []


def test_every_id_that_is_put_together_belongs_to_a_family() -> None:
    known = {id_ for family in families().values() for id_ in family}
    strange = [pattern for pattern in patterns() if not any(re.fullmatch(pattern, id_) for id_ in known)]
    assert strange == []


# How words are put together


def test_a_phrase_is_said_with_everything_inside_it() -> None:
    words = Words("en", ("Ada", "Bob"))
    armies: list[str | Phrase] = [Phrase("heroes-hero-donato"), "Somebody"]
    assert words.listed(["a", "b", "c"]) == "a, b and c"
    said = words.say("heroes-event-armies-shown", who1=Who(0), who2=Who(1), army1=armies, army2=["Nobody"])
    assert said == "Here are the armies: Ada with Donato and Somebody; Bob with Nobody."


def test_dice_are_shown_face_by_face() -> None:
    rolled: dict[str, Arg] = {"who": Who(0), "you": "yes", "dice": Faces((6, 1)), "held": "", "holding": "no"}
    assert Words("en").render(Phrase("heroes-event-rolled", rolled)) == "You rolled [6][1]."


def test_a_seat_without_a_name_is_numbered() -> None:
    assert Words("it").name(1) == "Giocatore 2"
    assert Words("it").called(["Ada"]).name(0) == "Ada"


@pytest.mark.parametrize(
    ("id_", "args"),
    [("no-such-message", {}), ("player", {}), ("H-NOWHERE-1", {})],
    ids=["unknown", "argument missing", "unknown clause"],
)
def test_a_message_that_cannot_be_said_is_a_fault_of_ours(id_: str, args: dict[str, str]) -> None:
    with pytest.raises(MissingMessage, match=id_):
        Words("en").say(id_, **args)


def test_an_attribute_that_is_not_there_is_none() -> None:
    assert Words("en").attribute("H-SHIELD-1", "title") == "Shield: a better save"
    assert Words("en").attribute("H-SHIELD-1", "ruling") is None
    assert Words("en").attribute("H-NOWHERE-1", "title") is None
