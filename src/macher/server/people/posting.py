"""Posting to an address that somebody gave us: there alone, following no redirect, and never into our own network."""

from __future__ import annotations

import asyncio
import socket
import ssl
from concurrent.futures import Executor
from functools import cache
from typing import Any
from urllib.parse import urlsplit

from macher.server.people.addresses import MOST_PUSH_SERVICE, is_outside, is_webhook


async def post(address: str, body: bytes, headers: dict[str, str], *, private: bool, threads: Executor) -> bytes:
    """Post something and return the first line of the answer.

    How long that may take is up to the caller, who may cancel it at any moment.
    """
    if not is_webhook(address, MOST_PUSH_SERVICE):
        raise ValueError("only an address of the web can be posted to")
    parts = urlsplit(address)
    host = parts.hostname or ""
    safe = parts.scheme == "https"
    port = parts.port or (443 if safe else 80)
    place = await asyncio.get_running_loop().run_in_executor(threads, resolve, host, port, private)
    tls: dict[str, Any] = {"ssl": tls_context(), "server_hostname": host} if safe else {}
    reader, writer = await asyncio.open_connection(place, port, **tls)
    try:
        writer.write(request(address, body, headers))
        return await reader.readline()
    finally:
        writer.transport.abort()


def request(address: str, body: bytes, headers: dict[str, str]) -> bytes:
    """The request as it goes over the line."""
    parts = urlsplit(address)
    path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
    head = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc.rpartition('@')[2]}",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {len(body)}",
        "User-Agent: macher",
        "Connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode("ascii") + body


def status_of(line: bytes) -> int:
    """The status in the first line of an answer; 0 if it is none."""
    words = line.split()
    return int(words[1]) if len(words) > 1 and words[0].startswith(b"HTTP/") and words[1].isdigit() else 0


def resolve(host: str, port: int, private: bool) -> str:
    """The address behind a name, looked up once. One that is not out in the world is refused.

    Nobody shall make the service knock on doors inside.
    """
    places = [str(place[0]) for *_, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not private and not all(is_outside(place) for place in places):
        raise ValueError("this address points into the service's own network")
    return places[0]


@cache
def tls_context() -> ssl.SSLContext:
    """How we know whom we talk to; read once, for it takes a while."""
    return ssl.create_default_context()
