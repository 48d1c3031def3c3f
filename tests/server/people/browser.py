"""A browser that wants notices, and its push service on this machine: it keeps what comes, and can read it."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import jwt
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from macher.server.people.pushing import read, written


class Browser:
    """The keys that a browser makes for a subscription. It reads messages as RFC 8188 and RFC 8291 say."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"") -> None:
        self.private = key or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth or os.urandom(16)
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def keys(self) -> dict[str, str]:
        """What the page tells the service."""
        return {"p256dh": written(self.public), "auth": written(self.auth)}

    def open(self, message: bytes) -> bytes:
        """What was sent."""
        salt, size, long = message[:16], int.from_bytes(message[16:20]), message[20]
        theirs, sealed = message[21 : 21 + long], message[21 + long :]
        assert long == 65
        assert len(sealed) <= size
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = self._key(self.auth, shared, b"WebPush: info\0" + self.public + theirs, 32)
        key = self._key(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = self._key(salt, secret, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert padded.endswith(b"\x02")  # the last record
        return padded[:-1]

    def _key(self, salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


@dataclass
class Post:
    """Something that came to a push service."""

    path: str
    headers: dict[str, str]
    body: bytes

    def claims(self, origin: str) -> Any:
        """What the sender says of itself, signed for this push service with the key that it names."""
        kind, _, rest = self.headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert kind == "vapid"
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(parts["k"]))
        return jwt.decode(parts["t"], key, ["ES256"], audience=origin) | {"key": parts["k"]}


@dataclass
class PushService:
    """A push service: what came to it, and what it answers."""

    url: str
    status: int = 201
    got: list[Post] = field(default_factory=list)

    def told(self, browser: Browser) -> list[Any]:
        """What a browser would show."""
        return [json.loads(browser.open(post.body)) for post in self.got]


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service that runs."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            kept.got.append(Post(self.path, headers, body))
            self.send_response(kept.status)
            self.end_headers()

        def log_message(self, *_: Any) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    kept = PushService(f"http://127.0.0.1:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield kept
    finally:
        server.shutdown()
        server.server_close()
