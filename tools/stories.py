"""`python -m tools.stories` makes the story of the client's tests from its recorded match; --check reports if it is
stale.

The record, `match.jsonl`, is a real match of three games with salts, busts, all outs, attacks and undone
commands. It is never replaced: an old replay has to stay readable.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from bulkhead import GAMES
from bulkhead.server.replays.story import read_story
from bulkhead.tabletop.phrases import Phrase
from tools.house import ROOT

RECORD = "web/tests/fixtures/match.jsonl"
STORY = "web/tests/fixtures/match.story.jsonl"
VIEWER = 0


def written(root: Path) -> str:
    """The file's text: the story without its frames, then each frame in a line of its own, so that a diff shows which
    ones changed."""
    record = (root / RECORD).read_bytes()
    told = read_story(record, Path(RECORD).name, GAMES, VIEWER)
    if isinstance(told, Phrase):
        raise ValueError(f"{RECORD} is not a replay any more: {told.id}")
    story = json.loads(told)
    lines = [{**story, "frames": []}, *story["frames"]]
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def stale(root: Path) -> bool:
    """Does the file differ from what the server sends today?"""
    file = root / STORY
    return not file.exists() or file.read_text(encoding="utf-8") != written(root)


def main(arguments: Sequence[str]) -> int:
    if list(arguments) not in ([], ["--check"]):
        print("usage: python -m tools.stories [--check]", file=sys.stderr)
        return 2
    if not arguments:
        (ROOT / STORY).write_text(written(ROOT), encoding="utf-8", newline="\n")
    elif stale(ROOT):
        print(f"{STORY} is not what the server tells. Run python -m tools.stories.", file=sys.stderr)
        return 1
    else:
        print("stories: the client's tests read what the server tells.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
