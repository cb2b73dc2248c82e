"""Where each page lies in the folder of the site, and how one page names another.

Knows the paths the server's pages are known by. Must not know what a page says. Every address is relative, so
that the folder may lie below any path.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from navalgames.texts import LANGUAGES

INDEX = "index.html"
_DASHBOARD = re.compile(r"voila/render/(?P<game>\w+)_(?P<kind>guide|lab|table|choices)\.ipynb")


def folder_of(path: str) -> str:
    """The folder of a page, by its path on the server; "" is the home page.

    >>> folder_of("voila/render/grand_fleet_lab.ipynb"), folder_of("rules/grand_fleet")
    ('lab/grand_fleet/', 'rules/grand_fleet/')
    >>> folder_of("teach/grand_fleet/fog?view=presenter"), folder_of("")
    ('teach/grand_fleet/fog/presenter/', '')
    """
    if found := _DASHBOARD.fullmatch(path):
        return f"{found['kind']}/{found['game']}/"
    plain = path.replace("?view=", "/").strip("/")
    return f"{plain}/" if plain else ""


def file_of(path: str) -> str:
    """The file of a page, by its path on the server.

    >>> file_of("rules/grand_fleet"), file_of("teach/grand_fleet/fog/worksheet.rtf")
    ('rules/grand_fleet/index.html', 'teach/grand_fleet/fog/worksheet.rtf')
    """
    return path if path.endswith(".rtf") else folder_of(path) + INDEX


class Place(NamedTuple):
    """Where a page stands: its language, and its file below the root of that language."""

    language: str
    file: str

    @property
    def path(self) -> str:
        """The file below the root of the site.

        >>> Place("ja", "rules/grand_fleet/index.html").path
        'ja/rules/grand_fleet/index.html'
        """
        return root_of(self.language) + self.file

    @property
    def up(self) -> str:
        """From the page to the root of its language.

        >>> Place("ja", "rules/grand_fleet/index.html").up, Place("en", "index.html").up
        ('../../', './')
        """
        return "../" * self.file.count("/") or "./"

    @property
    def root(self) -> str:
        """From the page to the root of the site.

        >>> Place("ja", "rules/grand_fleet/index.html").root
        '../../../'
        """
        return "../" * self.path.count("/") or "./"

    def link(self, path: str) -> str:
        """The address of another page in the same language; a query is kept.

        >>> Place("en", "rules/x/index.html").link("voila/render/x_lab.ipynb?seed=7")
        '../../lab/x/index.html?seed=7'
        """
        place, _, query = (path, "", "") if "?view=" in path else path.partition("?")
        return self.up + file_of(place) + (query and f"?{query}")

    def in_language(self, language: str) -> str:
        """The address of the same page in another language.

        >>> Place("en", "lab/x/index.html").in_language("ja")
        '../../ja/lab/x/index.html'
        """
        return self.root + root_of(language) + self.file


def root_of(language: str) -> str:
    """The folder of a language: the usual one has the root to itself."""
    return "" if language == LANGUAGES[0] else f"{language}/"
