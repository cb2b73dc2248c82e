"""The rest of Python's library is fetched when something asks for it, once, and not before."""

from __future__ import annotations

import gzip
import io
import sys
import zipfile

import pytest

from navalgames.site.browser.library import Rest


@pytest.fixture
def rest(tmp_path, monkeypatch):
    """Two modules nobody has, offered; and how often they were fetched."""
    zipped = io.BytesIO()
    with zipfile.ZipFile(zipped, "w") as out:
        out.writestr("rarely_used/__init__.py", "ANSWER = 42\n")
        out.writestr("rarely_used/deeper.py", "FURTHER = 43\n")
    fetched = []

    def fetch():
        fetched.append(True)
        return gzip.compress(zipped.getvalue())

    names = frozenset({"rarely_used", "rarely_used.deeper"})
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path, Rest(names, fetch, str(tmp_path / "rest.zip"))])
    yield fetched
    for name in names:
        sys.modules.pop(name, None)


def test_a_module_of_the_rest_is_fetched_once(rest):
    import rarely_used.deeper  # type: ignore[import-not-found]

    assert (rarely_used.ANSWER, rarely_used.deeper.FURTHER) == (42, 43)
    assert rest == [True]


def test_what_is_nowhere_is_not_fetched(rest):
    with pytest.raises(ModuleNotFoundError):
        __import__("nowhere_at_all")
    assert rest == []
