"""Web push: a message that only one browser can read, and the proof that it comes from this service.

The message is encrypted as RFC 8291 says, the service names itself as RFC 8292 says (VAPID). Posting it is not done
here: that goes the way of all posts, which looks at the address first.
"""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final
from urllib.parse import urlsplit

import jwt
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from macher.server.people.addresses import is_push_service
from macher.server.settings import Settings
from macher.server.store import DeviceRow

KEY: Final = "vapid"
"""The name of the service's key in the store."""
CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
LASTS: Final = 86400
"""Seconds that a push service keeps a message for a device that is off."""
SIGNED_FOR: Final = 12 * 3600
TOPIC: Final = 32


def new_key() -> str:
    """A key of the service, as the store keeps it."""
    key = ec.generate_private_key(CURVE)
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


class Signature:
    """What the service signs with. Browsers take messages for a subscription from nobody else."""

    def __init__(self, pem: str) -> None:
        key = load_pem_private_key(pem.encode(), None)
        if not isinstance(key, ec.EllipticCurvePrivateKey):
            raise TypeError("the key of the service is not one for web push")
        self.private = key
        self.public = written(point(key.public_key()))
        """What a browser is told when it subscribes."""

    def headers(self, endpoint: str, settings: Settings, topic: str) -> dict[str, str]:
        """The headers of a message to an endpoint; an older one of the same topic that still waits is replaced."""
        parts = urlsplit(endpoint)
        claims: dict[str, Any] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED_FOR}
        who = contact(settings)
        if who is not None:
            claims["sub"] = who
        token = jwt.encode(claims, self.private, "ES256")
        return {
            "Authorization": f"vapid t={token}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Urgency": "normal",
            "Topic": topic[:TOPIC],
        }


def contact(settings: Settings) -> str | None:
    """Whom a push service may ask about us."""
    if settings.secure:
        return settings.public_url
    return None if settings.mail is None else f"mailto:{settings.mail.sender}"


def is_device(endpoint: str, p256dh: str, auth: str, *, private: bool) -> bool:
    """Whether a message could be sent there: an address of a push service, and keys that are keys."""
    try:
        receiver(p256dh)
        return is_push_service(endpoint, private=private) and len(read(auth)) == 16
    except ValueError:
        return False


def sealed(
    message: bytes, device: DeviceRow, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A message that only this device can read (RFC 8291, one record). The last two are for the RFC's own example."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    theirs, ours = receiver(device.p256dh), point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    secret = derive(read(device.auth), shared, b"WebPush: info\0" + point(theirs) + ours, 32)
    key = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + len(ours).to_bytes(1) + ours
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """A key made of a secret."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def receiver(p256dh: str) -> ec.EllipticCurvePublicKey:
    """The public key of a browser; ValueError if it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, read(p256dh))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as it travels."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read(text: str) -> bytes:
    """Bytes as browsers write them: base64 for addresses, without padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def written(value: bytes) -> str:
    """The other way round."""
    return urlsafe_b64encode(value).rstrip(b"=").decode()
