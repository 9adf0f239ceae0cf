"""The examples of docs/research.md run as they stand there."""

import re

import pytest

pytest.importorskip("numpy")
pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from tools.house import ROOT

EXAMPLES = re.findall(
    r"^```python\n(.*?)^```$", (ROOT / "docs/research.md").read_text(), re.DOTALL | re.MULTILINE
)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs(number: int) -> None:
    names: dict[str, object] = {}
    exec(compile(EXAMPLES[number], f"example {number}", "exec"), names)
    assert names["rng" if number != 1 else "over"], "it ran to its end"


def test_the_page_has_examples() -> None:
    assert len(EXAMPLES) == 4
