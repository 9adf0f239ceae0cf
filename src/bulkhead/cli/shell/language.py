"""Which language to speak: `--lang`, else BULKHEAD_LANG, else the terminal's own locale, else English."""

from collections.abc import Mapping, Sequence

from bulkhead.cli.shell.flags import take
from bulkhead.tabletop.refusals import Mistake
from bulkhead.words import DEFAULT, LANGUAGES

FLAG = "--lang"
VARIABLE = "BULKHEAD_LANG"


def take_flag(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """What `--lang` says (nothing: an empty text), and the arguments without it. It may stand anywhere before `--`."""
    said, rest = take(FLAG, arguments)
    return said[-1] if said else "", rest


def of_the_terminal(environ: Mapping[str, str]) -> str:
    """The language of the locale, as far as this table speaks it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            code = _code(environ[variable])
            return code if code in LANGUAGES else DEFAULT
    return DEFAULT


def choose(asked: str, environ: Mapping[str, str]) -> str:
    """The language to speak. A language asked for by name must be one of ours."""
    for source, value in ((FLAG, asked), (VARIABLE, environ.get(VARIABLE, ""))):
        if value:
            if _code(value) not in LANGUAGES:
                raise Mistake("cli-no-such-language", source=source, lang=value, known=", ".join(LANGUAGES))
            return _code(value)
    return of_the_terminal(environ)


def _code(value: str) -> str:
    """`it_IT.UTF-8` and `IT` are `it`."""
    return value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
