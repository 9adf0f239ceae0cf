"""Buckets: so much at once, so much a second for ever."""

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


def test_what_is_refused_costs_nothing() -> None:
    time = FakeTime()
    bucket = Bucket(1.0, 1, time)
    assert bucket.take()
    assert not any(bucket.take() for _ in range(100))
    time.pass_by(1)
    assert bucket.take()


def test_what_passes_come_what_may_is_owed() -> None:
    time = FakeTime()
    bucket = Bucket(1.0, 5, time)
    bucket.spend(10)
    assert bucket.wait() == pytest.approx(6)
    time.pass_by(6)
    assert bucket.take()


def test_addresses_do_not_pay_for_each_other() -> None:
    buckets = Buckets(1.0, 1, FakeTime())
    assert buckets.take("192.0.2.1")
    assert not buckets.take("192.0.2.1")
    assert buckets.take("192.0.2.2")


def test_only_so_many_addresses_are_remembered() -> None:
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
def test_a_household_is_one_neighbour(address: str, place: str) -> None:
    assert neighbourhood(address) == place.lstrip("0")
