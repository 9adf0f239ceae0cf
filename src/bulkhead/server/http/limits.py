"""Rates: how often somebody may do something. A bucket fills with time and is emptied by use."""

from collections import OrderedDict
from ipaddress import AddressValueError, IPv6Address

from bulkhead.server.timekeeper import Timekeeper

NETWORK_BITS = 64


class Bucket:
    """`burst` at once, `rate` a second for ever."""

    __slots__ = ("burst", "full_at", "rate", "time")

    def __init__(self, rate: float, burst: int, time: Timekeeper) -> None:
        self.rate = rate
        self.burst = burst
        self.time = time
        self.full_at = 0.0

    def take(self) -> bool:
        """May this one pass?"""
        if self.wait() > 0:
            return False
        self.spend()
        return True

    def wait(self) -> float:
        """Seconds until the next one may pass."""
        owed = max(0.0, self.full_at - self.time.passed())
        return max(0.0, owed - (self.burst - 1) / self.rate)

    def spend(self, count: int = 1) -> None:
        """Let some pass, come what may."""
        self.full_at = max(self.full_at, self.time.passed()) + count / self.rate


class Buckets:
    """One bucket for each address, for as many addresses as there is room."""

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
    """Whom to hold responsible. In IPv6 a household has a whole network of addresses, so the network counts."""
    try:
        number = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return f"{int(number) >> NETWORK_BITS:x}::/{NETWORK_BITS}"
