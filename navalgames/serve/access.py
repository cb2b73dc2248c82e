"""The word of a class: with `--token` every page asks for it once, kernel-free pages and sockets included.

Knows requests and cookies. The word comes in an address or a form, and is at once exchanged for a cookie:
it never reaches a kernel, a copied link or the log.
"""

from __future__ import annotations

import asyncio
import hmac
import re
import secrets
from hashlib import sha256
from typing import Any
from urllib.parse import parse_qsl, urlencode

from tornado.httputil import HTTPServerRequest
from tornado.routing import Matcher
from tornado.web import Application

from navalgames.errors import BadInput
from navalgames.serve.handlers import OwnErrors, StrictHeaders

COOKIE = "naval_class"
FIELD = "token"
MADE = "auto"  # what `--token` without a value stands for
LEAST = 8
# What the asking page itself is made of, and what crawlers read first: parts of the package, nobody's secret.
_OPEN = ("naval/theme.css", "voila/templates/naval/static/", "robots.txt")
_CLOSED = 403
_WAIT = 1  # seconds before a wrong token is answered


def chosen_token(asked: str) -> str:
    """The token to use: "" for none, a new one for "auto", else the one asked for.

    Raises:
        BadInput: too short to keep anybody out, or with signs that do not survive an address.
    """
    if asked == MADE:
        return secrets.token_urlsafe(12)
    if asked and not re.fullmatch(rf"[A-Za-z0-9._~-]{{{LEAST},}}", asked):
        raise BadInput("serve-token", least=LEAST)
    return asked


def address_with(token: str, address: str) -> str:
    """The address that opens the door once.

    >>> address_with("blue-anchor", "http://localhost:8866/?lang=ja"), address_with("", "http://a/")
    ('http://localhost:8866/?lang=ja&token=blue-anchor', 'http://a/')
    """
    if not token:
        return address
    return address + ("&" if "?" in address else "?") + urlencode({FIELD: token})


class Access:
    """Whether a request may pass, and the cookie that says so."""

    def __init__(self, token: str, base_url: str) -> None:
        self.token = token
        self.base_url = base_url
        self.proof = hmac.new(token.encode(), b"navalgames class", sha256).hexdigest()

    def passes(self, request: HTTPServerRequest) -> bool:
        """Whether the request needs no question; one that carries a token is stopped, for it must lose it."""
        if not self.token or request.path.startswith(tuple(self.base_url + path for path in _OPEN)):
            return True
        return self.known(request) and FIELD not in request.query_arguments

    def known(self, request: HTTPServerRequest) -> bool:
        """Whether the request shows our cookie."""
        shown = request.cookies.get(COOKIE)
        return shown is not None and hmac.compare_digest(shown.value.encode(), self.proof.encode())

    def right(self, given: str) -> bool:
        """Whether `given` is the token; takes as long for a near miss as for any other."""
        return hmac.compare_digest(given.strip().encode(), self.token.encode())


class Passes(Matcher):
    """Lets through what `Access` lets through."""

    def __init__(self, access: Access) -> None:
        self.access = access

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        return {} if self.access.passes(request) else None


class Door(OwnErrors):
    """Asks for the token, takes it from an address or the form, and leads to the same address without it."""

    def initialize(self, access: Access) -> None:
        self.access = access
        self.base_url = access.base_url

    async def get(self) -> None:
        await self._open(self.get_query_argument(FIELD, None))

    async def post(self) -> None:
        await self._open(self.get_body_argument(FIELD, ""))

    async def _open(self, given: str | None) -> None:
        if not self.access.known(self.request) and not self.access.right(given or ""):
            if given is not None:
                await asyncio.sleep(_WAIT)
            self.set_status(_CLOSED)
            self.set_header("Cache-Control", "no-store")
            self.finish(self.spoken().door(wrong=given is not None))
            return
        secure = "https" in (self.request.protocol, self.request.headers.get("X-Forwarded-Proto", ""))
        self.set_cookie(
            COOKIE, self.access.proof, path=self.base_url, httponly=True, samesite="Lax", secure=secure
        )
        self.redirect(self._address_without(), status=303)

    def _address_without(self) -> str:
        pairs = parse_qsl(self.request.query, keep_blank_values=True, errors="replace")
        query = urlencode([pair for pair in pairs if pair[0] != FIELD])
        path = "/" + self.request.path.lstrip("/\\")  # two slashes would lead to another host
        return path + (f"?{query}" if query else "")


def door_application(access: Access, **settings: Any) -> Application:
    """What answers every request that may not pass."""
    application = Application([(r".*", Door, {"access": access})], **settings)
    application.add_transform(StrictHeaders)
    return application
