"""One command: its notation reads back, and it can be put into words."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from bulkhead.tabletop.conformance.trial import Trial
from bulkhead.tabletop.game import Command, Offer
from bulkhead.tabletop.refusals import Mistake


def check_notation(trial: Trial, command: Command) -> None:
    try:
        again = trial.game.read(str(command))
    except Mistake as mistake:
        raise trial.fault(f"the notation {str(command)!r} cannot be read ({mistake})") from None
    if again != command:
        raise trial.fault(f"{command!r} does not read back from {str(command)!r}")


def check_words(trial: Trial, state: Any, seat: int, offer: Offer[Any], command: Command) -> None:
    """An answer can be described to its seat, and `survey` answers about it or raises Mistake, nothing else."""
    view = trial.game.view(state, seat)
    try:
        trial.game.describe(command, view)
        with suppress(Mistake):
            trial.game.survey(view, offer, str(command))
    except Exception as error:
        raise trial.fault(f"{command} cannot be put into words ({error!r})") from error
