"""Helpers shared by all routes under /api: keys in headers, size limits, rate limits and refusals."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.exceptions import ClientException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter

from bulkhead.server.http.limits import Buckets
from bulkhead.server.http.problems import Problem, TooFast

LARGEST_BODY = 65_536

AnyRequest = Request[Any, Any, Any]

_PROBLEMS = {
    400: "The request makes no sense, or a rule forbids it.",
    403: "This link may not do that.",
    404: "There is no such link or code.",
    409: "Not yet: something must be over first.",
    410: "The record is damaged, or it was played under other rules.",
    413: "Too large.",
    429: "Too many requests.",
    503: "It could not be stored; nothing has happened.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, for the OpenAPI description."""
    return {
        status: ResponseSpec(Problem, description=_PROBLEMS[status], generate_examples=False)
        for status in statuses
    }


Bearer = Annotated[
    str, HeaderParameter(name="X-Bulkhead-Key", min_length=1, max_length=64, description="The key of a link.")
]


class CarefulRequest(Request[Any, Any, Any]):
    """Rejects two more kinds of bodies that are not JSON."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise ClientException(f"JSON is malformed: {error}") from None


def pace(buckets: Buckets, request: AnyRequest) -> None:
    """Refuse the request if its address has exceeded the rate limit."""
    if not buckets.take(request.client.host if request.client else ""):
        raise TooFast
