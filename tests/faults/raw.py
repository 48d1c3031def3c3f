"""HTTP by hand: requests that no library would send."""

from __future__ import annotations

import socket
from dataclasses import dataclass

from tests.server.service import PATIENCE, RunningService


@dataclass(frozen=True)
class RawAnswer:
    """What came back: 0 if the connection was closed without a word."""

    status: int
    head: str
    text: str


def connect(service: RunningService) -> socket.socket:
    """A bare connection."""
    host, port = service.url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def send(service: RunningService, *parts: bytes) -> RawAnswer:
    """Send bytes and read until the service closes."""
    with connect(service) as line:
        received = b""
        try:
            for part in parts:
                line.sendall(part)
            while piece := line.recv(65536):
                received += piece
        except (ConnectionResetError, BrokenPipeError):
            pass
    head, _, body = received.partition(b"\r\n\r\n")
    first = head.split(b" ", 2)
    status = int(first[1]) if len(first) > 1 and first[0].startswith(b"HTTP/") else 0
    return RawAnswer(status, head.decode("latin-1"), body.decode("utf-8", "replace"))


def request(service: RunningService, method: str, target: str, *headers: str, body: bytes = b"") -> RawAnswer:
    """One request with any target and any headers, as bytes of Latin-1."""
    lines = [f"{method} {target} HTTP/1.1", "Host: here", "Connection: close", *headers]
    if body and not any(header.lower().startswith(("content-length", "transfer-encoding")) for header in headers):
        lines.append(f"Content-Length: {len(body)}")
    return send(service, "\r\n".join([*lines, "", ""]).encode("latin-1") + body)
