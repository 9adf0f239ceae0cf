"""`python -m bulkhead.server`: a server process for tests and benchmarks. It prints its address when it is ready."""

import sys
from argparse import ArgumentParser, BooleanOptionalAction
from pathlib import Path

from bulkhead.server.run import serve
from bulkhead.server.settings import Settings
from bulkhead.tabletop.refusals import Mistake
from bulkhead.words import Words


def main() -> int:
    usual = Settings()
    parser = ArgumentParser(prog="python -m bulkhead.server")
    parser.add_argument("--host", default=usual.host)
    parser.add_argument("--port", type=int, default=usual.port)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--public-url", default="")
    parser.add_argument("--bot-pause", type=float, default=usual.bot_pause)
    parser.add_argument("--discreet", action=BooleanOptionalAction, default=usual.discreet)
    parser.add_argument("--pace", type=float, default=usual.pace)
    parser.add_argument("--hello-seconds", type=float, default=usual.hello_seconds)
    parser.add_argument("--seed", type=bytes.fromhex, action="append", default=[])
    given = vars(parser.parse_args())
    seeds = given.pop("seed")
    try:
        serve(Settings(**given), seeds=seeds, ready=_say)
    except Mistake as mistake:
        sys.stderr.write(Words("en").render(mistake.phrase) + "\n")
        return 2
    return 0


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
