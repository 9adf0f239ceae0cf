"""Error answers: one sentence each, as a `Problem`."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from msgspec import Struct

from bulkhead.server.http.speech import Spoken, spoken
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Illegal, Mistake

log = logging.getLogger("bulkhead.server")


class Problem(Struct, frozen=True):
    """Why a request was refused, in one sentence, with the clause where a rule says so."""

    says: Spoken
    clause: str = ""


class NotFound(Mistake):
    """There is no such thing. It says nothing about what exists."""


class TooSoon(Mistake):
    """Not yet: something else must end first."""


class Forbidden(Mistake):
    """This link may not do that."""


class Unreadable(Mistake):
    """The match exists, but this server cannot play it: its record is damaged, or it needs other rules."""


class TooFast(Mistake):
    """Too many requests from one address."""

    def __init__(self) -> None:
        super().__init__("server-too-fast")


class Unstored(Exception):
    """The store failed. Nothing has changed; the request can be repeated."""


_STATUS: dict[type[Mistake], int] = {
    Forbidden: 403,
    NotFound: 404,
    TooSoon: 409,
    Unreadable: 410,
    TooFast: 429,
}


def answer_mistake(request: Request[Any, Any, Any], mistake: Mistake) -> Response[Problem]:
    return Response(Problem(spoken(mistake.phrase)), status_code=_STATUS.get(type(mistake), 400))


def answer_illegal(request: Request[Any, Any, Any], refusal: Illegal) -> Response[Problem]:
    return Response(Problem(spoken(refusal.phrase), refusal.clause), status_code=400)


def answer_unstored(request: Request[Any, Any, Any], error: Unstored) -> Response[Problem]:
    return Response(Problem(spoken(Phrase("server-try-again"))), status_code=503)


def answer_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer an internal error. The log gets the route, but not the request, which may hold a key."""
    log.error("%s %s failed", request.method, request.scope["path_template"], exc_info=error)
    return Response(Problem(spoken(Phrase("server-try-again"))), status_code=500)


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer an error that the framework found: malformed JSON, wrong fields, wrong method, too large."""
    messages = {404: "server-no-such-page", 405: "server-wrong-method", 413: "server-too-large"}
    if error.status_code in messages:
        phrase = Phrase(messages[error.status_code])
    else:
        phrase = Phrase("server-bad-request", {"detail": _detail(error)})
    return Response(Problem(spoken(phrase)), status_code=error.status_code, headers=dict(error.headers or {}))


def _detail(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return " ".join(str(extra[0].get(part, "")) for part in ("key", "message")).strip()
    return str(error.detail)
