"""Runs the command line inside the test, as a shell would: arguments in, two streams and an exit code out."""

import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

from msgspec import Struct

from bulkhead.cli import main


class Answer(Struct, frozen=True):
    """The output and exit code of a run."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    def refused(self, code: int) -> str:
        """The error, which is one sentence."""
        assert self.code == code, self
        (sentence,) = self.err.splitlines()
        assert "Traceback" not in sentence
        assert "{" not in sentence
        assert "cli-" not in sentence
        return sentence


def run(*words: str, typed: str = "") -> Answer:
    """Run `bulkhead WORDS` with these typed lines."""
    out, err, stdin = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(typed)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = main(words)
    finally:
        sys.stdin = stdin
    return Answer(code, out.getvalue(), err.getvalue())


def ok(*words: str, typed: str = "") -> Answer:
    """The same, but the exit code must be 0."""
    answer = run(*words, typed=typed)
    assert answer.code == 0, answer
    return answer


def lines(*typed: object) -> str:
    """Input from typed lines."""
    return "".join(f"{line}\n" for line in typed)
