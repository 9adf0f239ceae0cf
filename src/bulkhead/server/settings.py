"""The settings of a server."""

from pathlib import Path

from msgspec import Struct

from bulkhead.packs.folders import user_folder

__all__ = ["Settings", "user_folder"]


class Settings(Struct, frozen=True, kw_only=True):
    """The options of `bulkhead serve`."""

    host: str = "127.0.0.1"
    port: int = 8917
    """0 takes any free port."""
    data: Path | None = None
    """Folder of the database; None keeps everything in memory (tests)."""
    public_url: str = ""
    """The address for players, if it differs from the one the server listens on."""
    workers: int = 1
    """Processes for bots, and as many for reading replays; started when needed."""
    bot_pause: float = 0.1
    """Seconds between the ticks at which people are told what bots have played: how long a bot thinks tells nothing."""
    discreet: bool = True
    """Ask a player who has a single answer, where the others cannot know that: neither a question nor a wait tells what
    somebody holds. False: such answers are given at once."""
    pace: float = 1.0
    """How many expensive requests (a new table, a replay) one address may make in a second."""
    hello_seconds: float = 10.0
    """How long a socket may stay open before its hello message."""
    idle_seconds: float = 600.0
    """A table without clients is unloaded after this long."""

    @property
    def url(self) -> str:
        """The address to give to players."""
        host = "localhost" if self.host in ("127.0.0.1", "::1") else self.host
        named = f"[{host}]" if ":" in host else host
        return self.public_url.rstrip("/") or f"http://{named}:{self.port}"
