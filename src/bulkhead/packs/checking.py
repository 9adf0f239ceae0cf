"""Finds everything that is wrong with a pack, for `bulkhead packs check`. Code in the pack is read, never run."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from bulkhead.packs.folders import pack_in
from bulkhead.packs.mission_code import check_mission_code
from bulkhead.packs.texts import check_texts, messages_in, own_messages, texts_of
from bulkhead.packs.weapon_code import check_weapon_code
from bulkhead.starquest.box.box import BUILT_IN
from bulkhead.starquest.box.items.cards import CardSheet
from bulkhead.starquest.box.items.clauses import named_clauses
from bulkhead.starquest.box.items.described import DESCRIBED
from bulkhead.starquest.box.items.missions import Mission
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.box.reading.inventory import Content, Survey
from bulkhead.starquest.box.reading.item_files import mistake_at
from bulkhead.starquest.box.reading.manifest import LID, read_manifest
from bulkhead.starquest.box.reading.maps import board_mistakes, layout_mistakes, way_mistakes
from bulkhead.starquest.box.reading.procedures import check_procedure, rule_names
from bulkhead.starquest.box.reading.sheets import flag_mistakes
from bulkhead.starquest.box.reading.wording import messages_of
from bulkhead.starquest.rulebook import RULEBOOK
from bulkhead.starquest.rules.cards.soundness import card_mistakes, has_code
from bulkhead.starquest.table.mission_rule import RULES, MissionRule
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake
from bulkhead.words import DEFAULT, LANGUAGES


class Report(Struct, frozen=True):
    """The findings for a pack: errors that keep it from being loaded, and warnings."""

    mistakes: tuple[Phrase, ...]
    warnings: tuple[Phrase, ...]
    content: Content


def check(folder: Path) -> Report:
    """Check a pack completely. The built-in pack is checked alone, any other on top of it."""
    pack = pack_in(folder)
    survey = Survey(pack) if _is_built_in(folder) else Survey(BUILT_IN, pack)
    content = survey.contents[-1]
    if content.manifest is None and not folder.joinpath(LID).is_file():
        survey.found.insert(0, Mistake("pack-no-lid", file=f"{pack.label}{LID}"))
    checker = _Checker(survey, content)
    survey.missions(checker.touched)
    found = [*survey.found, *checker.mistakes()]
    unique = {str(mistake): mistake.phrase for mistake in found}
    warnings = [] if found else list(checker.warnings())
    return Report(tuple(unique.values()), tuple(warnings), content)


def _is_built_in(folder: Path) -> bool:
    """Is this the built-in pack?"""
    try:
        return read_manifest(pack_in(folder))[0].id == read_manifest(BUILT_IN)[0].id
    except (Mistake, OSError):
        return False


def _own_words() -> set[str]:
    """Words that the game itself reads in `special`: those of rules, and those that describe a field. A rule that a
    mission has by a field needs no word."""
    return {*(rule.name for rule in RULES if type(rule).applies is MissionRule.applies), *DESCRIBED}


class _Checker:
    """Checks one pack that has been read."""

    def __init__(self, survey: Survey, content: Content) -> None:
        self.survey = survey
        self.content = content
        self.box = survey.box
        self.touched = survey.resting_on(content.items)

    def mistakes(self) -> Iterator[Mistake]:
        yield from self._clauses()
        yield from self._special_rules()
        yield from self._mission_code()
        yield from self._weapon_code()
        yield from self._cards()
        yield from self._figures()
        yield from self._maps()
        yield from check_texts(self.content)
        yield from self._missing(DEFAULT)

    def warnings(self) -> Iterator[Phrase]:
        """Messages missing in other languages, where English is shown instead."""
        for language in LANGUAGES:
            if language != DEFAULT:
                yield from (mistake.phrase for mistake in self._missing(language))

    def _clauses(self) -> Iterator[Mistake]:
        known = set(RULEBOOK.ids())
        for filed in self.content.items.values():
            for path, id_ in named_clauses(filed.item):
                if id_ not in known:
                    yield mistake_at(filed.document, path, "content-no-clause", value=id_)

    def _special_rules(self) -> Iterator[Mistake]:
        """A mission can use the rules of built-in missions, and those of packs."""
        codes = self.survey.procedures.values()
        known = {*_own_words(), *(name for code in codes for name in rule_names(code))}
        for filed in self.content.items.values():
            for rule in filed.item.special if isinstance(filed.item, Mission) else ():
                if rule not in known:
                    allowed = ", ".join(sorted(known))
                    yield mistake_at(
                        filed.document, ("special",), "file-not-one-of", value=rule, allowed=allowed
                    )

    def _mission_code(self) -> Iterator[Mistake]:
        taken = {*(rule.name for rule in RULES), *DESCRIBED}
        for id_, filed in self.content.items.items():
            if isinstance(filed.item, Mission) and id_ in self.content.procedures:
                yield from check_mission_code(self.content.procedures[id_], filed.item, taken)

    def _weapon_code(self) -> Iterator[Mistake]:
        for id_, filed in self.content.items.items():
            if isinstance(filed.item, Weapon) and id_ in self.content.procedures:
                yield from check_weapon_code(self.content.procedures[id_])

    def _cards(self) -> Iterator[Mistake]:
        for id_, filed in self.content.items.items():
            if not isinstance(filed.item, CardSheet):
                continue
            if id_ in self.content.procedures:
                yield from check_procedure(self.content.procedures[id_])
            elif not has_code(id_):
                yield from card_mistakes(filed.item, filed.document)

    def _figures(self) -> Iterator[Mistake]:
        """Figures of the pack, and those of other packs whose weapons it changes."""
        for id_, sheet in self.box.figures.items():
            if id_ in self.touched:
                yield from flag_mistakes(self.box, sheet, self.survey.items[id_].document)

    def _maps(self) -> Iterator[Mistake]:
        """Boards, layouts and missions of the pack, and those of other packs that depend on something it changes."""
        documents = {id_: filed.document for id_, filed in self.survey.items.items()}
        wrong = False
        for id_, board in self.box.boards.items():
            if id_ in self.touched:
                for mistake in board_mistakes(board, documents[id_]):
                    wrong = True
                    yield mistake
        if wrong:
            return
        for id_, layout in self.box.layouts.items():
            if id_ in self.touched:
                for mistake in layout_mistakes(self.box, layout, documents[id_]):
                    wrong = True
                    yield mistake
        if wrong or any(
            mistake.phrase.args.get("file") in self._mission_files() for mistake in self.survey.found
        ):
            return
        for id_, mission in self.box.missions.items():
            if id_ in self.touched:
                yield from way_mistakes(self.box, mission, documents[id_])

    def _mission_files(self) -> set[str]:
        return {self.survey.items[id_].document.name for id_ in self.box.missions}

    # Words

    def _missing(self, language: str) -> Iterator[Mistake]:
        said = {id_ for text in texts_of(self.content).get(language, ()) for id_ in messages_in(text)}
        said |= own_messages(language)
        for filed in self.content.items.values():
            for id_ in messages_of(filed.item):
                if id_ not in said:
                    yield mistake_at(filed.document, ("id",), "pack-no-words", id=id_, language=language)
