"""A player's own folder laid over the box, with one file changed."""

from importlib.resources import files
from pathlib import Path

import pytest

from bulkhead.starquest.box import read_box
from bulkhead.tabletop.refusals import Mistake
from bulkhead.words import LANGUAGES, Words

CONTENT = files("bulkhead.starquest").joinpath("content")


def changed(folder: Path, name: str, old: str, new: str) -> Path:
    """Write a file of the box into a folder, with one passage replaced."""
    text = CONTENT.joinpath(*name.split("/")).read_text(encoding="utf-8")
    assert old in text
    file = folder.joinpath(name)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


def mistake_with(folder: Path, name: str) -> Mistake:
    """What is wrong with a box over which this folder is laid; it can be said in every language and names the file."""
    with pytest.raises(Mistake) as mistake:
        read_box(CONTENT, folder)
    assert all(name in Words(language).render(mistake.value.phrase) for language in LANGUAGES)
    return mistake.value


def mistake_in(folder: Path, name: str, old: str, new: str) -> Mistake:
    changed(folder, name, old, new)
    return mistake_with(folder, name)
