"""A sample of the proof, measured again: what docs/proof.json records as noticed is still noticed."""

import os
import subprocess
import sys

from tools.house import ROOT

NUMBER = 40


def test_mutants_from_all_chapters_that_were_noticed_are_noticed_today() -> None:
    # In a process of its own: it collects tests again and changes the program under them.
    done = subprocess.run(
        [sys.executable, "-m", "tools.mutants", "--sample", str(NUMBER), "--jobs", "1"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    survivors = [line for line in done.stdout.splitlines() if line.startswith("survives: ")]
    assert survivors == [], "a test became weaker; or write the proof again: make mutants, make docs"
    assert done.returncode == 0, done.stderr
    assert f"{NUMBER} mutants of " in done.stdout
