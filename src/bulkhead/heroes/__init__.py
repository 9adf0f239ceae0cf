"""Heroes: a two-player push-your-luck dice duel on a five-column board. Start reading at `game.py`."""

from bulkhead.heroes.game import HEROES, Heroes

__all__ = ["HEROES", "Heroes"]
