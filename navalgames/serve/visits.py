"""Who may start a kernel: a reader whose browser runs our script, never a fetch of an address.

Knows requests. A copied link is fetched by chat programs and crawlers too; each would start a process.
So a dashboard's address answers with a page in words until `visit.js` has set its cookie; every page of
ours sets it, so that only the first link of a browser's session takes the way over that page.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qsl, urlencode

from tornado.httputil import HTTPServerRequest

from navalgames.texts.choice import LONGEST, MOST_FIELDS, SERVER_FIELDS

COOKIE = "naval_visit"
FIELD = "visit"  # the same in the address, for browsers that keep no cookies
_VOILAS = ("template", "theme")
_UNREADABLE = "unreadable"  # a field no page knows: the learner is told that the address was not understood


def is_visit(request: HTTPServerRequest) -> bool:
    """Whether a reader opens the page: our script ran there, and it is not fetched in advance."""
    if request.method != "GET" or "prefetch" in _purpose(request):
        return False
    return COOKIE in request.cookies or FIELD in request.arguments


def _purpose(request: HTTPServerRequest) -> str:
    names = ("Sec-Purpose", "Purpose", "X-Moz")
    return " ".join(request.headers.get(name, "") for name in names).lower()


def clean_query(query: str) -> str:
    """A query without what is the server's own, and nothing of one that is too long to be ours.

    >>> clean_query("episode=fog&token=secret&theme=x&visit=1"), clean_query("a=%3Cb%3E")
    ('episode=fog', 'a=%3Cb%3E')
    """
    if len(query) > LONGEST:
        return _UNREADABLE
    try:
        pairs = parse_qsl(query, keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="replace")
    except ValueError:
        return _UNREADABLE
    return urlencode([pair for pair in pairs if pair[0] not in (*SERVER_FIELDS, *_VOILAS)])


def hide_own_fields(request: Any) -> None:
    """Take the server's own fields out of a request before Voila tells a kernel its query."""
    request.query = clean_query(request.query)
    request.uri = request.path + (f"?{request.query}" if request.query else "")
    for name in (*SERVER_FIELDS, *_VOILAS):
        request.arguments.pop(name, None)
        request.query_arguments.pop(name, None)
