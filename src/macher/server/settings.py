"""How the service is run: what the command line and the environment say."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

ENVIRONMENT: Final = "MACHER_SERVICE"
"""The variable through which several workers get their settings."""


class Mail(msgspec.Struct, frozen=True, kw_only=True):
    """The mail server for turn notices."""

    host: str
    port: int = 587
    sender: str
    user: str | None = None
    password: str | None = None
    start_tls: bool = True


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set; the defaults are for one process on this machine. Times in seconds."""

    database_url: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    public_url: str | None = None
    """Where people reach the service: for links in notices, and for secure cookies if it is https."""
    origins: tuple[str, ...] = ()
    """Origins of pages beside the service's own that may talk to it."""
    hosts: tuple[str, ...] = ()
    """If not empty: the only `Host` names that are answered."""
    data: dict[str, Path] = {}
    """Data sets beside the shipped one, by name."""
    mail: Mail | None = None
    webhooks: bool = True
    private_webhooks: bool = False
    """Whether webhooks may go to addresses of the service's own network."""
    push: bool = True
    """Whether browsers may ask for notices on their device: those go to the push service of the browser's maker."""
    rate: float = 60.0
    """Requests a second from one address (bursts of ten times as many); 0 is no limit. Costly ones count as several."""
    proxies: tuple[str, ...] = ()
    """The proxies whose word is taken for where a request comes from (`X-Forwarded-For`)."""
    connections: int = 10_000
    """Open connections of a process at most; fewer where the system does not allow so many files."""
    connections_per_address: int = 200
    """Open connections of one address at most; a proxy and this machine itself may have more."""
    socket_rate: float = 10.0
    """Messages a second on one socket."""
    sockets_per_address: int = 100
    body_limit: int = 64 * 1024
    record_limit: int = 1024 * 1024
    bot_processes: int = 1
    bot_budget: float = 1.0
    """Seconds that a bot may think about a decision,"""
    bot_limit: float = 10.0
    """and after which it is ended."""
    bot_slot: float = 0.0
    """A bot's turn takes so many seconds, or two, four, eight times as many: its length tells nothing about it."""
    order_pause: float = 0.0
    """An order acts about so many seconds after its seat is asked: half as many to half as many again, by chance."""
    bot_tables: int = 4
    """Tables of bots alone that play at once while one address watches them,"""
    bot_tables_in_all: int = 16
    """and of all addresses; both of each worker."""
    review_processes: int = 1
    """Finished games that a worker reviews at once; 0: none."""
    review_games: int = 40
    """Games that bots play from each side of a turning point."""
    room_idle: float = 600.0
    """After so long without anybody a table leaves the memory."""
    log_level: str = "info"
    metrics: bool = True
    metrics_token: str | None = None
    """Who brings it reads `/metrics` from elsewhere; without one only programs on this machine do."""
    open_browser: bool = False

    @property
    def secure(self) -> bool:
        """Whether people come by https."""
        return self.public_url is not None and self.public_url.startswith("https:")


def to_environment(settings: Settings) -> None:
    """Leave the settings to worker processes."""
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings, enc_hook=str).decode()


def from_environment() -> Settings:
    """The settings that the parent process left."""
    return msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings, dec_hook=_read)


def _read(kind: type, value: object) -> object:
    if kind is Path:
        return Path(str(value))
    raise NotImplementedError(kind)
