"""What yes and no mean, question by question: a bare "Pass" tells a player nothing, and may even mean "no"."""

from bulkhead.starquest.data.frames import Reacting, Window
from bulkhead.starquest.views.views import View

PASSES = {
    "sq-ask-alliance": "stop",
    "sq-ask-card-rec_alarm": "alarm",
    "sq-ask-card-rec_hatchling": "hatchling",
    "sq-ask-cards": "cards",
    "sq-ask-command": "command",
    "sq-ask-dispute": "dispute",
    "sq-ask-foresight-azure": "foresight",
    "sq-ask-foresight-green": "foresight",
    "sq-ask-give": "refuse",
    "sq-ask-held": "held",
    "sq-ask-keep-cards": "keep",
    "sq-ask-load": "refuse",
    "sq-ask-look": "look",
    "sq-ask-order": "order",
    "sq-ask-overwatch": "overwatch",
    "sq-ask-permission": "refuse",
    "sq-ask-puppet": "puppet",
    "sq-ask-purchase": "purchase",
    "sq-ask-reinforce": "reinforce",
    "sq-ask-rite": "rite",
    "sq-ask-scan": "scan",
    "sq-ask-scan-last": "scan",
    "sq-ask-setup-psionic": "seals",
    "sq-ask-setup-reinforcement": "seals",
    "sq-ask-share": "share",
    "sq-ask-special": "special",
    "sq-ask-window-dodge": "dodge",
    "sq-ask-window-hand": "window",
    "sq-ask-window-own": "window",
}
"""The last part of the sentence for passing, by question. Every other question asks for one thing more: `stop`."""
AGREES = {
    "sq-ask-command": "command",
    "sq-ask-dispute": "dispute",
    "sq-ask-foresight-azure": "foresight",
    "sq-ask-foresight-green": "foresight",
    "sq-ask-give": "give",
    "sq-ask-load": "load",
    "sq-ask-permission": "permission",
}
"""The same for agreeing."""


def passing(view: View) -> str:
    """The sentence for passing. What a hand or a token hides plays no part in it."""
    frame = view.frames[-1] if view.frames else None
    if isinstance(frame, Reacting) and frame.moment == "after_roll":
        return "sq-do-pass-roll"
    if isinstance(frame, Reacting) and frame.moment in ("after_draw", "psychic_reaction"):
        return "sq-do-pass-let"
    if isinstance(frame, Window) and frame.spent:
        return "sq-do-pass-window-more"
    return f"sq-do-pass-{PASSES.get(view.question, 'stop')}"


def agreeing(view: View) -> str:
    """The sentence for agreeing."""
    known = AGREES.get(view.question, "")
    return f"sq-do-yes-{known}" if known else "sq-do-yes"
