"""How a server is run."""

from pathlib import Path

from msgspec import Struct

from bulkhead.packs.folders import user_folder

__all__ = ["Settings", "user_folder"]


class Settings(Struct, frozen=True, kw_only=True):
    """What `bulkhead serve` sets."""

    host: str = "127.0.0.1"
    port: int = 8917
    """0 takes any that is free."""
    data: Path | None = None
    """Folder of the database; None keeps everything in memory (tests)."""
    public_url: str = ""
    """Where players reach it, when it is not where it listens."""
    workers: int = 1
    """Processes for bots, and as many for reading replays; none of them is started before it is needed."""
    bot_pause: float = 0.6
    """Seconds a bot waits before it plays when somebody is watching, so that people can follow."""
    pace: float = 1.0
    """How many requests that cost something (a new table, a replay) one address may make in a second."""
    hello_seconds: float = 10.0
    """How long a socket may be silent before it has said which link it comes from."""
    idle_seconds: float = 600.0
    """A table nobody looks at is put back on the shelf after this long."""

    @property
    def url(self) -> str:
        """The address to give to players."""
        host = "localhost" if self.host in ("127.0.0.1", "::1") else self.host
        named = f"[{host}]" if ":" in host else host
        return self.public_url.rstrip("/") or f"http://{named}:{self.port}"
