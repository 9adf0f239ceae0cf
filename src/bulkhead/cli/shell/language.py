"""Chooses the language: `--lang`, else BULKHEAD_LANG, else the terminal's locale, else English."""

from collections.abc import Mapping, Sequence

from bulkhead.cli.shell.flags import take
from bulkhead.tabletop.refusals import Mistake
from bulkhead.words import DEFAULT, LANGUAGES

FLAG = "--lang"
VARIABLE = "BULKHEAD_LANG"


def take_flag(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The last value of `--lang` ("" if there is none), and the arguments without it."""
    said, rest = take(FLAG, arguments)
    return said[-1] if said else "", rest


def of_the_terminal(environ: Mapping[str, str]) -> str:
    """The language of the locale if it is supported, else the default."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            code = _code(environ[variable])
            return code if code in LANGUAGES else DEFAULT
    return DEFAULT


def choose(asked: str, environ: Mapping[str, str]) -> str:
    """The language to use. One named by flag or variable must be supported, or Mistake."""
    for source, value in ((FLAG, asked), (VARIABLE, environ.get(VARIABLE, ""))):
        if value:
            if _code(value) not in LANGUAGES:
                raise Mistake("cli-no-such-language", source=source, lang=value, known=", ".join(LANGUAGES))
            return _code(value)
    return of_the_terminal(environ)


def _code(value: str) -> str:
    """The language code of a locale: `it` for `it_IT.UTF-8` and `IT`."""
    return value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
