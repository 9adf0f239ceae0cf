"""The games that can be played in the browser. Others are played in the terminal and through the library."""

from bulkhead.match.replay import Games
from bulkhead.registry import entries

SHOWN: Games = {one.game.id: one.game for one in entries() if one.browser}
