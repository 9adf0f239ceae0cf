"""`Frame`, the base of procedures that wait for an answer: plain data on a stack inside the state.

A frame is frozen: a step replaces the frame on top instead of changing it, so a clone may share frames with its
original. Frames hold no closures or generators, so a game can be saved, copied and sent at any decision.
"""

from msgspec import Struct


class Frame(Struct, frozen=True, tag=True):
    """Base of all frames; subclasses hold ids and small numbers only."""
