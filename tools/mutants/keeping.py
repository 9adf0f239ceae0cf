"""Kept verdicts: a second run judges only what has changed since the first."""

from pathlib import Path

import msgspec

from tools.mutants.judging import Verdict

FOLDER = ".mutants"


def read_verdicts(root: Path) -> dict[str, Verdict]:
    """Verdicts by the id of the mutant; none if the file is missing or of another time."""
    try:
        return msgspec.json.decode((root / FOLDER / "verdicts.json").read_bytes(), type=dict[str, Verdict])
    except (OSError, msgspec.DecodeError):
        return {}


def write_verdicts(root: Path, verdicts: dict[str, Verdict]) -> None:
    file = root / FOLDER / "verdicts.json"
    file.parent.mkdir(exist_ok=True)
    part = file.with_suffix(".part")
    part.write_bytes(msgspec.json.encode(verdicts))
    part.replace(file)
