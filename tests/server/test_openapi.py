"""The HTTP description is true: whatever is sent, the answer is one that it names, in the form it names."""

from collections.abc import Iterator
from itertools import cycle
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.python import asgi
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    missing_required_header,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from bulkhead.server.app import make_asgi
from bulkhead.server.settings import Settings
from tests.server.house import HERE, LINK, NEARLY_OVER

AnyCase = schemathesis.Case[Any]

EXAMPLES = 25
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
    negative_data_rejection,
    missing_required_header,
    unsupported_method,
]

OVER = NEARLY_OVER.replace("act 66", "over -").replace("g1", "g1,24-4:1")

# Limits are lifted: one address sends all of this.
app = make_asgi(Settings(pace=1e9, workers=0))
schema = schemathesis.openapi.from_asgi("/api/schema/openapi.json", app)
bounded = settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def session() -> Iterator[asgi.ASGIClient]:
    with asgi.get_client(cast("Any", app)) as client:
        yield client


@pytest.fixture(scope="module")
def keys(session: asgi.ASGIClient) -> Iterator[str]:
    """Keys of a match that is over, of one that is being played and of one that has not begun, in turn."""
    found: list[str] = []
    forms: list[dict[str, Any]] = [
        {"seats": [HERE, HERE], "position": OVER},
        {"seats": [HERE, HERE]},
        {"seats": [HERE, LINK]},
    ]
    for form in forms:
        made = session.post(f"http://{asgi.HOST}/api/tables", json={"game": "heroes", **form}).json()
        found += [*(link["key"] for link in made["links"]), made["watch"]]
    return cycle(found)


@schema.parametrize()
@bounded
def test_every_answer_is_one_that_was_described(case: AnyCase, session: asgi.ASGIClient) -> None:
    case.call_and_validate(session=session, checks=CHECKS)


@schema.include(path_regex="replay|story|branch|rematch").parametrize()
@bounded
def test_so_it_is_for_those_who_have_a_key(
    case: AnyCase, session: asgi.ASGIClient, keys: Iterator[str]
) -> None:
    case.headers["X-Bulkhead-Key"] = next(keys)
    case.call_and_validate(session=session, checks=CHECKS[:5])
