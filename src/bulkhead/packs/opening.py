"""Loads packs into this process: their items, their code and their texts.

Code in packs is trusted like any program that the player installs. So packs come from this machine alone: from
folders that the player names or has put into the packs folder. Nothing that comes over a network loads one.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path

from bulkhead.packs.folders import by_id, lid_of, pack_in
from bulkhead.packs.texts import texts_of
from bulkhead.starquest.box.box import BUILT_IN, load_box, open_packs, opened
from bulkhead.starquest.box.items.cards import CardSheet
from bulkhead.starquest.box.reading.inventory import Content, Survey
from bulkhead.starquest.box.reading.manifest import read_manifest
from bulkhead.starquest.rules.cards.soundness import card_mistakes, has_code
from bulkhead.tabletop.packs import Stamp
from bulkhead.words import speak_also


def play_with(folders: Sequence[Path]) -> None:
    """Load packs, the lowest first, replacing those that were loaded."""
    packs = [pack_in(folder) for folder in folders]
    ids: list[str] = [read_manifest(BUILT_IN)[0].id]
    for pack in packs:
        lid, document = read_manifest(pack)
        if lid.id in ids:
            raise document.mistake(("id",), "pack-twice", value=lid.id)
        ids.append(lid.id)
    contents = Survey(*packs).contents
    for content in contents:
        _refuse_unknown_effects(content)
    open_packs(*packs)
    said: dict[str, list[str]] = {}
    for content in contents:
        for language, texts in texts_of(content).items():
            said.setdefault(language, []).extend(texts)
    speak_also(said)


def _refuse_unknown_effects(content: Content) -> None:
    """A card whose effect no rule knows would stop the game when it is played, so its pack is not opened."""
    for id_, filed in content.items.items():
        if isinstance(filed.item, CardSheet) and id_ not in content.procedures and not has_code(id_):
            for mistake in card_mistakes(filed.item, filed.document):
                if mistake.phrase.id == "card-unknown-effect":
                    raise mistake


def played_with() -> list[Path]:
    """The folders of the loaded packs."""
    return [Path(str(pack.folder)) for pack in opened()]


def stamps() -> tuple[Stamp, ...]:
    """The pack that comes with the game, and those that are open, the first lowest."""
    return load_box().packs


def packs_for(stamps: Iterable[Stamp], given: Sequence[Path]) -> list[Path] | None:
    """The folders of the packs that a match names: among those that the player has given, else among the installed
    ones. The match itself checks that they are identical. None when one is missing."""
    named = {lid.id: folder for folder in given if (lid := lid_of(folder)) is not None}
    built_in = read_manifest(BUILT_IN)[0].id
    found = []
    for stamp in stamps:
        if stamp.id == built_in:
            continue
        folder = named.get(stamp.id) or by_id(stamp.id)
        if folder is None:
            return None
        found.append(folder)
    return found
