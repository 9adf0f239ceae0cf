"""Heroes for PettingZoo: `env()` with the usual wrapper, `raw_env()` without."""

from typing import Any

from pettingzoo.utils import wrappers

from bulkhead.research.seats_env import SeatsEnv


def raw_env(*, most_commands: int | None = None, render_mode: str | None = None, **values: Any) -> SeatsEnv:
    """The environment; other arguments are options of the table, with _ for -, as in `raw_env(rows=5)`."""
    options = {name.replace("_", "-"): value for name, value in values.items()}
    return SeatsEnv("heroes", options, most_commands, render_mode)


def env(**values: Any) -> Any:
    """The environment, which complains when it is used in the wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(**values))
