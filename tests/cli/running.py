"""Running the command line inside the test, as a shell would: words in, two streams and an exit code out."""

import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

from msgspec import Struct

from bulkhead.cli import main


class Answer(Struct, frozen=True):
    """What came back."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    def refused(self, code: int) -> str:
        """The one sentence that a question was refused with."""
        assert self.code == code, self
        (sentence,) = self.err.splitlines()
        assert "Traceback" not in sentence
        assert "{" not in sentence
        assert "cli-" not in sentence
        return sentence


def run(*words: str, typed: str = "") -> Answer:
    """`bulkhead WORDS`, with some lines typed into it."""
    out, err, stdin = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(typed)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = main(words)
    finally:
        sys.stdin = stdin
    return Answer(code, out.getvalue(), err.getvalue())


def ok(*words: str, typed: str = "") -> Answer:
    """The same, when the answer must be yes."""
    answer = run(*words, typed=typed)
    assert answer.code == 0, answer
    return answer


def lines(*typed: object) -> str:
    """Lines that somebody types."""
    return "".join(f"{line}\n" for line in typed)
