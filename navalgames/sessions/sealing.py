"""Texts that only the pages of one server can read: what a browser keeps of a game it must not show.

Knows the key of the server, in the variable NAVALGAMES_SEAL. Must not know what is sealed.
"""

from __future__ import annotations

import os
import zlib

from navalgames.errors import BadInput

VARIABLE = "NAVALGAMES_SEAL"
MARK = "sealed:"


def new_key() -> str:
    """A key for one server; given to its pages in `VARIABLE`."""
    from cryptography.fernet import Fernet

    return Fernet.generate_key().decode()


def check_key(key: str) -> str:
    """The key, if it is one.

    Raises:
        BadInput: it was not made by `new_key`.
    """
    from cryptography.fernet import Fernet

    try:
        Fernet(key)
    except ValueError as failure:
        raise BadInput("error-seal-key", where=VARIABLE) from failure
    return key


def seal(text: str) -> str | None:
    """The text as nobody but this server's pages can read it; None where no server gave a key."""
    if not (key := os.environ.get(VARIABLE)):
        return None
    from cryptography.fernet import Fernet

    return MARK + Fernet(key).encrypt(zlib.compress(text.encode())).decode()


def unseal(text: str) -> str:
    """The text that was sealed; one that never was comes back as it is.

    Raises:
        BadInput: another server sealed it, or it was changed.
    """
    if not text.startswith(MARK):
        return text
    if not (key := os.environ.get(VARIABLE)):  # no server: a browser has no such library either
        raise BadInput("error-sealed-elsewhere")
    from cryptography.fernet import Fernet, InvalidToken

    try:
        opened = Fernet(key).decrypt(text.removeprefix(MARK).encode())
    except (InvalidToken, ValueError) as failure:
        raise BadInput("error-sealed-elsewhere") from failure
    return zlib.decompress(opened).decode()
