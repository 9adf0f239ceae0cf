"""Ends worker processes when their parent process ends, however it ends."""

import os
import threading
from multiprocessing import parent_process


def live_no_longer_than_the_parent() -> None:
    """Called in a worker process. A parent that is killed cannot stop its workers; they would wait for work for
    ever."""
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
