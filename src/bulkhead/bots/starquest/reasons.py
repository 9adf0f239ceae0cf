"""The reasons for a bot's choices, as phrases that are translated later (locales/*/starquest-bots.ftl).

Every player may read them, so none reveals a secret: what a token is, or which card stays in a hand.
"""

from bulkhead.starquest.clients.words.names import aim_name, item_name
from bulkhead.tabletop.phrases import Phrase


def because(what: str) -> Phrase:
    """A reason without arguments, by its message id."""
    return Phrase(what)


def attack(target: str, kill: float) -> Phrase:
    return Phrase("bots-sq-attack", {"target": aim_name(target), "kill": kill})


def close_in(target: str) -> Phrase:
    return Phrase("bots-sq-close-in", {"target": aim_name(target)})


def errand(why: str, steps: int) -> Phrase:
    """Moving towards a goal: `why` is a message id (goals.py)."""
    return Phrase(why, {"steps": steps})


def card(id_: str) -> Phrase:
    return Phrase("bots-sq-card", {"card": item_name(id_)})


def thing(id_: str) -> Phrase:
    return Phrase("bots-sq-thing", {"thing": item_name(id_.rstrip("0123456789"))})
