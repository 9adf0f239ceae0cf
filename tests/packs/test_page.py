"""docs/content.md is true: the digest can be computed from the page alone, and mistakes read as it shows."""

import json
import re
import shutil
import tomllib
from hashlib import sha256
from pathlib import Path

import pytest

from bulkhead.packs.checking import check
from bulkhead.packs.mission_code import HOOKS
from bulkhead.starquest.box import load_box
from bulkhead.starquest.box.box import BUILT_IN
from bulkhead.words import Words
from tests.packs.making import DRILL, new_pack, write
from tools.house import ROOT

PAGE = (ROOT / "docs/content.md").read_text(encoding="utf-8")
FOLDERS = re.findall(
    r"`([a-z/]+)`", PAGE[PAGE.index("The folders of a pack") : PAGE.index("A file is named")]
)


def digest(folder: Path) -> str:
    """The digest as the page describes it, without the program's code."""
    whole = sha256()
    files = [file for name in FOLDERS for file in folder.joinpath(name).glob("*.*")]
    for file in sorted(files, key=lambda one: one.relative_to(folder).as_posix().encode()):
        text = file.read_text(encoding="utf-8")
        if file.suffix == ".toml":
            said = {field: value for field, value in tomllib.loads(text).items() if field != "words"}
            text = json.dumps(said, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        for part in (file.relative_to(folder).as_posix().encode(), text.encode()):
            whole.update(len(part).to_bytes(8, "big") + part)
    return whole.hexdigest()


def test_the_digest_of_the_built_in_pack() -> None:
    assert load_box().packs[0].digest == digest(Path(str(BUILT_IN.folder)))


@pytest.mark.parametrize("name", ["pack", "lamp", "storm"])
def test_the_digest_of_the_example(name: str) -> None:
    example = ROOT / "examples" / name
    stamp = check(example).content.stamp
    assert stamp is not None
    assert stamp.digest == digest(example)


def test_mistakes_are_told_as_the_page_shows_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = DRILL.replace("more(", "mor(").replace("uses = 1", "uses = 9")
    write(new_pack(Path("my-pack")), "cards/order/ord_drill.toml", text)
    told = [Words().render(phrase) for phrase in check(Path("my-pack")).mistakes]
    assert "\n".join(["```text", *told, "```"]) in PAGE


def test_mistakes_in_a_rule_are_told_as_the_page_shows_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    pack = Path(shutil.copytree(ROOT / "examples/lamp", "my-pack"))
    code = pack / "missions/mis_lamp.py"
    text = code.read_text(encoding="utf-8")
    code.write_text(
        text.replace("import Pool", "import Pond").replace("attack: Attack, pool", "pool"), "utf-8"
    )
    told = [Words().render(phrase) for phrase in check(pack).mistakes]
    assert "\n".join(["```text", *told, "```"]) in PAGE


def test_every_hook_of_a_mission_rule_is_named() -> None:
    section = PAGE[PAGE.index("## A mission with a special rule") : PAGE.index("## Words")]
    assert [hook for hook in HOOKS if f"`{hook}`" not in section] == []


def test_every_folder_of_a_pack_is_named() -> None:
    content = Path(str(BUILT_IN.folder))
    assert set(FOLDERS) == {file.parent.relative_to(content).as_posix() for file in content.rglob("*_*.toml")}
