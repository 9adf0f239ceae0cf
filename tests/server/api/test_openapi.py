"""The OpenAPI description is true: every answer to generated requests has a status and a form that it names."""

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
from bulkhead.server.http.limits import Buckets
from bulkhead.server.settings import Settings
from tests.server.fake_time import FakeTime
from tests.server.house import HERE, LINK, NEARLY_OVER, open_house, words

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

# No rate limits: one address sends all requests.
app = make_asgi(Settings(pace=1e9, workers=0))
schema = schemathesis.openapi.from_asgi("/api/schema/openapi.json", app)
# A body that is too long is refused before it is read.
_rejected = schema.config.checks.negative_data_rejection
_rejected.expected_statuses = [*_rejected.expected_statuses, "413"]
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
        found += [*(link["key"] for link in made["links"]), *(made[one] for one in ("watch", "door", "host"))]
    return cycle(found)


SQUAD = {"faction": "eldar", "kind": "link", "name": "Bo"}
ALIENS = {"faction": "chaos", "kind": "here", "name": "Ada"}


@pytest.fixture(scope="module")
def campaign_keys(session: asgi.ASGIClient) -> Iterator[str]:
    """The founder's, a faction's and the spectators' keys of a campaign, in turn."""
    form: dict[str, Any] = {"missions": ["mis_01_hard_dock"], "seats": [SQUAD, ALIENS]}
    made = session.post(f"http://{asgi.HOST}/api/campaigns", json=form).json()
    return cycle([made["key"], *(link["key"] for link in made["links"]), made["watch"]])


@schema.parametrize()
@bounded
def test_every_answer_is_one_that_was_described(case: AnyCase, session: asgi.ASGIClient) -> None:
    case.call_and_validate(session=session, checks=CHECKS)


@schema.include(path_regex="replay|story|branch|rematch|seats|host").parametrize()
@bounded
def test_every_answer_to_a_table_key_is_one_that_was_described(
    case: AnyCase, session: asgi.ASGIClient, keys: Iterator[str]
) -> None:
    case.headers["X-Bulkhead-Key"] = next(keys)
    case.call_and_validate(session=session, checks=CHECKS[:5])


@schema.include(path_regex="campaign(/|$)").parametrize()
@bounded
def test_every_answer_to_a_campaign_key_is_one_that_was_described(
    case: AnyCase, session: asgi.ASGIClient, campaign_keys: Iterator[str]
) -> None:
    case.headers["X-Bulkhead-Key"] = next(campaign_keys)
    case.call_and_validate(session=session, checks=CHECKS[:5])


REQUESTS: dict[tuple[str, str], Any] = {
    ("get", "/api/games"): None,
    ("get", "/api/games/{game}/aids"): None,
    ("get", "/api/words/{language}"): None,
    ("post", "/api/tables"): {"game": "heroes", "seats": [HERE, HERE]},
    ("post", "/api/claims"): {"code": "AAAA-AAAA"},
    ("post", "/api/seats"): {"seat": 1},
    ("post", "/api/host/bot"): {"seat": 1},
    ("post", "/api/host/begin"): {},
    ("post", "/api/host/free"): {"seat": 1},
    ("post", "/api/host/renew"): {"seat": 1},
    ("post", "/api/tables/mine"): {"keys": []},
    ("get", "/api/tables/public"): None,
    ("get", "/api/replay"): None,
    ("get", "/api/story"): None,
    ("post", "/api/story"): {"name": "mine", "text": ""},
    ("get", "/api/costs"): None,
    ("post", "/api/costs"): {"name": "mine", "text": ""},
    ("post", "/api/branch"): {"at": 0, "seats": [HERE, HERE]},
    ("post", "/api/branch/file"): {"name": "mine", "text": "", "at": 0, "seats": [HERE, HERE]},
    ("post", "/api/rematch"): None,
    ("post", "/api/continue"): None,
    ("post", "/api/campaigns"): {"seats": [SQUAD, ALIENS]},
    ("post", "/api/campaigns/file"): {"text": "", "missions": {}},
    ("post", "/api/campaigns/mine"): {"keys": []},
    ("get", "/api/campaign"): None,
    ("post", "/api/campaign/join"): {},
    ("post", "/api/campaign/roster"): {"seats": []},
    ("post", "/api/campaign/renew"): {"faction": "eldar"},
    ("post", "/api/campaign/begin"): {},
    ("post", "/api/campaign/rules"): None,
    ("post", "/api/campaign/undo"): {},
    ("get", "/api/campaign/file"): None,
}
"""One valid request of each kind in the description."""


class Exhausted(Buckets):
    """Every address has used up its limit."""

    def take(self, address: str) -> bool:
        return False


@pytest.mark.anyio
async def test_rate_limits_answer_exactly_where_that_is_described() -> None:
    async with open_house() as house:
        described = (await house.get("/api/schema/openapi.json")).json()["paths"]
        operations = {
            (method, path): described[path][method] for path in described for method in described[path]
        }
        assert set(operations) == set(REQUESTS)
        for buckets in ("makers", "claims", "lists"):
            house.app.state[buckets] = Exhausted(1.0, 1, FakeTime())
        for (method, path), body in REQUESTS.items():
            answer = await house.http.request(
                method,
                path.format(game="heroes", language="it"),
                json=body,
                headers={"X-Bulkhead-Key": "a-key"},
            )
            refused = answer.status_code == 429
            assert refused == ("429" in operations[method, path]["responses"]), path
            assert not refused or words(answer.json()) == "server-too-fast"
