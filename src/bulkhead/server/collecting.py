"""Makes Python's garbage collector rare in the processes of a server."""

import gc


def collect_rarely() -> None:
    """Objects that exist now stay: the collector need not visit them. A full collection visits every live table and
    blocks them for a fifth of a second (measured with a thousand matches); in a worker it takes a twentieth of a
    second, in the middle of a bot's thought. Tables and bots leave hardly any cycles behind."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)
