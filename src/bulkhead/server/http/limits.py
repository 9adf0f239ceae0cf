"""Rate limits as token buckets: a bucket fills over time, and each request takes a token."""

from collections import OrderedDict
from ipaddress import AddressValueError, IPv6Address

from bulkhead.server.timekeeper import Timekeeper

NETWORK_BITS = 64


class Bucket:
    """A token bucket: at most `burst` tokens, refilled with `rate` per second."""

    __slots__ = ("burst", "full_at", "rate", "time")

    def __init__(self, rate: float, burst: int, time: Timekeeper) -> None:
        self.rate = rate
        self.burst = burst
        self.time = time
        self.full_at = 0.0

    def take(self) -> bool:
        """Take a token; False when there is none."""
        if self.wait() > 0:
            return False
        self.spend()
        return True

    def wait(self) -> float:
        """Seconds until there is a token."""
        owed = max(0.0, self.full_at - self.time.passed())
        return max(0.0, owed - (self.burst - 1) / self.rate)

    def spend(self, count: int = 1) -> None:
        """Take tokens even if there are none."""
        self.full_at = max(self.full_at, self.time.passed()) + count / self.rate


class Buckets:
    """One bucket for each address, up to a maximum number of addresses."""

    def __init__(self, rate: float, burst: int, time: Timekeeper, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.time = time
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        place = neighbourhood(address)
        bucket = self._buckets.pop(place, None) or Bucket(self.rate, self.burst, self.time)
        self._buckets[place] = bucket
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket.take()


def neighbourhood(address: str) -> str:
    """The bucket's key for an address. An IPv6 customer has a whole network of addresses, so the network counts."""
    try:
        number = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return f"{int(number) >> NETWORK_BITS:x}::/{NETWORK_BITS}"
