"""Names and tokens that nobody can guess.

A token is shown once, to whom it belongs. The store keeps its hash only, and finds it by its hash: how long a search
takes says nothing about the token. A plain hash is enough for 256 random bits; passwords are another matter (argon2).
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else
ID_LENGTH: Final = 12  # about 59 bits


def new_token() -> str:
    """256 random bits for a session or a seat, as 43 characters that fit into a cookie, a header or an address."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What the store keeps of a token."""
    return sha256(token.encode()).hexdigest()


def hash_of_code(email: str, code: str) -> str:
    """What the store keeps of the code that was sent to an address: good for this address and no other."""
    return hash_of(f"{email} {code}")


def new_id() -> str:
    """A short unguessable name for a game, a link or a user."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
