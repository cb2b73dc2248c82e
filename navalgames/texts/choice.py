"""Which language is wanted: by the address of a page (`?lang=ja`), or by the environment of a command.

Knows languages and the shape of a query. Must not know which page or command asks.
"""

from __future__ import annotations

import os
from urllib.parse import parse_qsl, urlencode

from navalgames.errors import unknown
from navalgames.texts import LANGUAGES

FIELD = "lang"
VARIABLE = "NAVALGAMES_LANGUAGE"
SERVER_FIELDS = ("token", "_xsrf", "visit")  # the server's own; never passed on
LONGEST = 2000
MOST_FIELDS = 60


def language_of(query: str) -> str:
    """The language a query asks for; the default where it asks for none that we speak.

    >>> language_of("step=3&lang=ja"), language_of("step=3"), language_of("lang=tlh")
    ('ja', 'en', 'en')
    """
    asked = dict(_pairs(query)).get(FIELD, "")
    return asked if asked in LANGUAGES else LANGUAGES[0]


def query_in(language: str, query: str = "") -> str:
    """The query with everything it says, in another language; the default language is left out.

    >>> query_in("ja", "episode=fog&step=3"), query_in("en", "lang=ja&seed=7"), query_in("en")
    ('episode=fog&step=3&lang=ja', 'seed=7', '')
    >>> query_in("ja", "token=secret")
    'lang=ja'
    """
    kept = [(name, text) for name, text in _pairs(query) if name not in (FIELD, *SERVER_FIELDS)]
    return urlencode([*kept, (FIELD, language)] if language != LANGUAGES[0] else kept)


def address_in(language: str, address: str) -> str:
    """The address of a page of ours in a language: its query says so, its anchor is kept.

    >>> address_in("ja", "/rules/grand_fleet#8.9b"), address_in("en", "/?lang=ja"), address_in("ja", "/a?b=1")
    ('/rules/grand_fleet?lang=ja#8.9b', '/', '/a?b=1&lang=ja')
    """
    place, anchor, part = address.partition("#")
    path, _, query = place.partition("?")
    asked = query_in(language, query)
    return path + (f"?{asked}" if asked else "") + anchor + part


def language_here() -> str:
    """The language a command speaks: NAVALGAMES_LANGUAGE, or the default.

    Raises:
        BadInput: a language we do not speak.
    """
    asked = os.environ.get(VARIABLE, "").strip() or LANGUAGES[0]
    if asked not in LANGUAGES:
        raise unknown("language", asked, LANGUAGES)
    return asked


def _pairs(query: str) -> list[tuple[str, str]]:
    """The names and values of a query; none of one that is too long to be ours."""
    if len(query) > LONGEST:
        return []
    try:
        return parse_qsl(query, keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="replace")
    except ValueError:
        return []
