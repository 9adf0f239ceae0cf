"""The wheel contains the whole game and works without a checkout."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import bulkhead
from tools.house import ROOT

PACKAGE = ROOT / "src" / "bulkhead"


def test_the_wheel_holds_every_file_of_the_package_and_plays_without_the_checkout(tmp_path: Path) -> None:
    build = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path))
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        inside = set(archive.namelist())
        archive.extractall(tmp_path / "installed")
    wanted = {
        f"bulkhead/{file.relative_to(PACKAGE).as_posix()}"
        for file in PACKAGE.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts and not file.name.startswith(".")
    }
    assert wanted - inside == set()
    assert "bulkhead/client/index.html" in inside, (
        "`make wheel` builds the client first, and so does `make test`"
    )
    command = (sys.executable, "-I", "-c", PLAY, str(tmp_path / "installed"))
    done = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True)
    assert done.stdout.split() == [bulkhead.__version__, str(tmp_path / "installed"), "heroes", "starquest"]


PLAY = """
import sys
sys.path.insert(0, sys.argv[1])
import bulkhead
from pathlib import Path
print(bulkhead.__version__, Path(bulkhead.__file__).parents[1])
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Silence
for name, game in bulkhead.GAMES.items():
    state = game.new(game.options({}), Seeded(b"wheel"), Silence())
    assert game.waiting(state) is not None
    print(name)
"""
