"""`macher serve` and the browser form of `macher play`: run the table service."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import tempfile
import webbrowser
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn

from macher.cli.records import text_of
from macher.cli.seating import Wish
from macher.cli.table import saved_game
from macher.cli.usage import UsageError
from macher.home import default_database
from macher.i18n import Texts
from macher.play import new_config
from macher.server import journal
from macher.server.app import create_app
from macher.server.guard.connections import BACKLOG, Connections, allowed_connections
from macher.server.guard.protocol import HEAD_TIME, LimitedProtocol
from macher.server.problems import Problem
from macher.server.routes.entering import make_entry
from macher.server.service import Service
from macher.server.settings import Mail, Settings, to_environment
from macher.server.wire import NewTable

GRACE: Final = 5
WORKER_PATIENCE: Final = 60  # seconds for a worker to begin: uvicorn's own 5 kill it again and again on a slow machine
LEVELS: Final = ("debug", "info", "warning", "error")
LAST_PORT: Final = 65_535
SOCKET_BYTES: Final = 64 * 1024
PING_EVERY: Final = 30.0  # seconds; proxies close a line that was silent for 60


def serve_tables(
    *,
    host: str,
    port: int,
    database_url: str | None,
    workers: int,
    public_url: str | None,
    origins: tuple[str, ...],
    hosts: tuple[str, ...],
    data_sets: tuple[str, ...],
    rate: float,
    proxies: tuple[str, ...],
    connections: int,
    connections_per_address: int,
    bot_processes: int,
    bot_seconds: float,
    bot_slot: float,
    review_processes: int,
    push: bool,
    order_pause: float,
    metrics: bool,
    log_level: str,
) -> int:
    """Run the service as the command line says."""
    if log_level not in LEVELS:
        raise UsageError("log-level", levels=", ".join(LEVELS), level=log_level)
    if not 0 <= port <= LAST_PORT:
        raise UsageError("port", last=str(LAST_PORT), port=str(port))
    if workers < 1 or bot_processes < 1:
        raise UsageError("at-least-one", options="--workers, --bot-processes")
    if connections < 1 or connections_per_address < 1:
        raise UsageError("at-least-one", options="--connections, --connections-per-address")
    if review_processes < 0:
        raise UsageError("bot-slot", option="--review-processes")
    if bot_slot < 0:
        raise UsageError("bot-slot", option="--bot-slot")
    if order_pause < 0:
        raise UsageError("bot-slot", option="--order-pause")
    settings = Settings(
        database_url=database_url or default_database(),
        host=host,
        port=port,
        workers=workers,
        public_url=None if public_url is None else public_url.rstrip("/"),
        origins=origins,
        hosts=hosts,
        data=named_folders(data_sets),
        mail=mail_from_environment(),
        push=push,
        rate=rate,
        proxies=proxies or proxies_from_environment(),
        connections=connections,
        connections_per_address=connections_per_address,
        bot_processes=bot_processes,
        bot_budget=bot_seconds,
        bot_slot=bot_slot,
        review_processes=review_processes,
        order_pause=order_pause,
        bot_limit=bot_limit(bot_seconds),
        metrics=metrics,
        metrics_token=os.environ.get("MACHER_METRICS_TOKEN") or None,
        log_level=log_level,
    )
    return serve(settings)


def bot_limit(seconds: float) -> float:
    """After how long a bot is ended that should think for so many seconds."""
    return max(10.0, 4 * seconds)


def serve(settings: Settings) -> int:
    """Run the service until it is told to stop."""
    if settings.workers > 1:
        return serve_with_workers(settings)
    journal.set_up(settings.log_level)
    server = uvicorn.Server(uvicorn.Config(create_app(settings), **options(settings)))
    server.run()
    return 0 if server.started else 1


def serve_with_workers(settings: Settings) -> int:
    """Run several processes on one port."""
    to_environment(settings)
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        import tempfile

        with tempfile.TemporaryDirectory(prefix="macher-metrics-") as folder:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
            uvicorn.run("macher.server.app:worker", factory=True, workers=settings.workers, **options(settings))
        return 0
    uvicorn.run("macher.server.app:worker", factory=True, workers=settings.workers, **options(settings))
    return 0


def options(settings: Settings) -> dict[str, Any]:
    """How uvicorn runs: our own log, our own headers, limits for connections and messages, a clean end."""
    connections = Connections(
        allowed_connections(settings.connections), settings.connections_per_address, settings.proxies
    )
    return {
        "http": partial(LimitedProtocol, open_connections=connections),
        "backlog": BACKLOG,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "timeout_keep_alive": HEAD_TIME,  # longer than clients keep a silent line, so that no request meets its end
        "ws_max_size": SOCKET_BYTES,
        "ws_per_message_deflate": False,
        "ws_ping_interval": PING_EVERY,
        "timeout_graceful_shutdown": GRACE,
        "timeout_worker_healthcheck": WORKER_PATIENCE,
        "lifespan": "on",
    }


def proxies_from_environment() -> tuple[str, ...]:
    """The proxies that are believed, from the variable FORWARDED_ALLOW_IPS: nobody, where it is not set."""
    named = os.environ.get("FORWARDED_ALLOW_IPS", "").split(",")
    return tuple(address.strip() for address in named if address.strip())


def mail_from_environment() -> Mail | None:
    """The mail server, from the variables MACHER_SMTP_HOST, _PORT, _SENDER, _USER, _PASSWORD and _TLS."""
    host = os.environ.get("MACHER_SMTP_HOST")
    if not host:
        return None
    sender = os.environ.get("MACHER_SMTP_SENDER")
    if not sender:
        raise UsageError("smtp-sender")
    return Mail(
        host=host,
        port=int(os.environ.get("MACHER_SMTP_PORT", "587")),
        sender=sender,
        user=os.environ.get("MACHER_SMTP_USER"),
        password=os.environ.get("MACHER_SMTP_PASSWORD"),
        start_tls=os.environ.get("MACHER_SMTP_TLS", "yes") != "no",
    )


def named_folders(named: tuple[str, ...]) -> dict[str, Path]:
    """The data sets `name=folder` of the command line."""
    found = {}
    for pair in named:
        name, sign, folder = pair.partition("=")
        if not sign or not name:
            raise UsageError("data-set", word=pair)
        if not Path(folder).is_dir():
            raise UsageError("no-folder", folder=folder)
        found[name] = Path(folder)
    return found


# --- at this machine --------------------------------------------------------------------------------------------------
def play_here(wish: Wish, *, language: str, resume: Path | None, think: float) -> int:
    """Play in the browser: a table as the wish says, a record that is played on, or the lobby."""
    person = Texts(language).get("table-person")
    if resume is not None:
        record = text_of(saved_game(resume))
        return play_in_browser(person, None, record, language, wish.data, think)
    if wish == Wish():
        return play_in_browser(person, None, None, language, None, think)
    new_config(wish.edition, wish.variant, wish.seated_parties(), wish.options, wish.data)  # says what cannot be played
    seats = wish.seats(person)
    first = next((at for at, seat in enumerate(seats) if seat.is_person), None)
    table: dict[str, Any] = {
        "edition": wish.edition,
        "variant": wish.variant,
        "options": wish.options,
        "seed": wish.seed,
        "data": None if wish.data is None else "own",
        "seats": [
            {"party": party, "kind": "bot", "bot": seat.kind}
            if not seat.is_person
            else {"party": party, "kind": "me" if at == first else "hot", "name": seat.name}
            for at, (seat, party) in enumerate(zip(seats, wish.seated_parties(), strict=True))
        ],
    }
    name = seats[first].name if first is not None else person
    return play_in_browser(name, table, None, language, wish.data, think)


def play_in_browser(
    name: str,
    new_table: dict[str, Any] | None,
    record: str | None,
    language: str | None,
    data: Path | None,
    think: float,
) -> int:
    """Run the service for one person on this machine, and open the browser there.

    Where no browser can be opened, the address is printed all the same.
    """
    place = socket.socket()
    place.bind(("127.0.0.1", 0))
    settings = Settings(
        database_url=os.environ.get("MACHER_DATABASE_URL") or default_database(),
        port=place.getsockname()[1],
        hosts=("127.0.0.1", "localhost"),
        rate=0,
        log_level="warning",
        data={} if data is None else {"own": data},
        bot_budget=think,
        bot_slot=0.5,
        bot_limit=bot_limit(think),
        order_pause=1.0,
    )
    journal.set_up(settings.log_level)
    wanted = None if new_table is None else msgspec.convert(new_table, NewTable)
    return asyncio.run(run_and_show(settings, place, name, wanted, record, language))


async def run_and_show(
    settings: Settings,
    place: socket.socket,
    name: str,
    wanted: NewTable | None,
    record: str | None,
    language: str | None,
) -> int:
    """Serve, and show the page as soon as it is there."""
    service = Service(settings)
    server = uvicorn.Server(uvicorn.Config(create_app(settings, service), **options(settings)))

    async def show() -> None:
        await service.ready.wait()
        try:
            code = await make_entry(service, name, wanted, record)
        except Problem as problem:
            print(problem.told(language or "en").message, file=sys.stderr)
            server.should_exit = True
            return
        address = f"http://127.0.0.1:{settings.port}/enter/{code}"
        print(address, flush=True)
        if has_screen():
            await open_browser(service, address, code)

    showing = asyncio.create_task(show())
    await server.serve(sockets=[place])
    showing.cancel()
    return 0 if server.started else 1


async def open_browser(service: Service, address: str, code: str) -> None:
    """Show the address in a browser, by way of a file that leads there.

    Whoever looks at the list of processes sees what a browser was started with: it must not be the code.
    """
    file = way_in(address)
    try:
        await asyncio.to_thread(webbrowser.open, file.as_uri())
        await service.entries.settled(code)
    finally:
        file.unlink(missing_ok=True)


def way_in(address: str) -> Path:
    """A page in a file that only this user can read, and that leads to an address.

    On Linux it lies in the home folder under a plain name: browsers from a snap may read nothing else.
    """
    refresh = f'<meta http-equiv="refresh" content="0;url={address}">'
    try:
        handle, name = tempfile.mkstemp(".html", "macher-", Path.home() if sys.platform == "linux" else None)
    except OSError:
        handle, name = tempfile.mkstemp(".html", "macher-")
    with open(handle, "w", encoding="utf-8") as file:
        file.write(f'<!doctype html><meta charset="utf-8">{refresh}<title>Macher</title>')
    return Path(name)


def has_screen() -> bool:
    """Whether a browser could be opened for somebody: there is a screen, and a person at the keyboard."""
    screen = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(screen) and sys.stdin.isatty()
