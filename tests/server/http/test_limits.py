"""Token buckets: the burst, the rate, and the number of addresses."""

import pytest

from bulkhead.server.http.limits import Bucket, Buckets, neighbourhood
from tests.server.fake_time import FakeTime


def test_a_bucket_gives_a_burst_then_a_rate() -> None:
    time = FakeTime()
    bucket = Bucket(2.0, 3, time)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == pytest.approx(0.5)
    time.pass_by(0.5)
    assert [bucket.take() for _ in range(2)] == [True, False]
    time.pass_by(100)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_refused_request_takes_no_token() -> None:
    time = FakeTime()
    bucket = Bucket(1.0, 1, time)
    assert bucket.take()
    assert not any(bucket.take() for _ in range(100))
    time.pass_by(1)
    assert bucket.take()


def test_spending_without_tokens_leaves_a_debt() -> None:
    time = FakeTime()
    bucket = Bucket(1.0, 5, time)
    bucket.spend(10)
    assert bucket.wait() == pytest.approx(6)
    time.pass_by(6)
    assert bucket.take()


def test_addresses_have_separate_buckets() -> None:
    buckets = Buckets(1.0, 1, FakeTime())
    assert buckets.take("192.0.2.1")
    assert not buckets.take("192.0.2.1")
    assert buckets.take("192.0.2.2")


def test_the_number_of_remembered_addresses_is_limited() -> None:
    buckets = Buckets(1.0, 1, FakeTime(), most=2)
    assert buckets.take("192.0.2.1")
    assert buckets.take("192.0.2.2")
    assert not buckets.take("192.0.2.1")
    assert buckets.take("192.0.2.3")
    assert not buckets.take("192.0.2.1")
    assert buckets.take("192.0.2.2")


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "20010db800010002::/64"),
        ("2001:db8:1:2::9%eth0", "20010db800010002::/64"),
        ("", ""),
        ("somewhere", "somewhere"),
    ],
)
def test_an_ipv6_network_counts_as_one_address(address: str, place: str) -> None:
    assert neighbourhood(address) == place.lstrip("0")
