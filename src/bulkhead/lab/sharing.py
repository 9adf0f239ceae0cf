"""Shares work among processes and returns the results in the order of the tasks."""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future
from typing import Any, TypeVar

from bulkhead.lab.simulate import helpers

T = TypeVar("T")


def in_order(
    work: Callable[..., T], tasks: Iterable[tuple[Any, ...]], jobs: int = 1
) -> Generator[T, None, None]:
    """`work(*task)` for each task; `work` must be a function of a module. Ends its processes when it is closed."""
    if jobs <= 1:
        for task in tasks:
            yield work(*task)
        return
    pool = helpers(jobs)
    waiting: deque[Future[T]] = deque()
    try:
        for task in tasks:
            waiting.append(pool.submit(work, *task))
            if len(waiting) > 3 * jobs:  # keeps all processes busy; little is lost
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
