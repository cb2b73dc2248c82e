"""A catalogue whose sentences are parsed when they are first asked for: a page uses few of thousands.

Knows Fluent's files and parser. Must not know a key. Parsing all of them took two fifths of the start of a
dashboard; a house test holds that this reading and Fluent's own say the same.
"""

from __future__ import annotations

import re
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

# An entry begins at the edge of a line; what belongs to it is indented, empty, or closes a brace.
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=|^#", re.MULTILINE)
_FACT = re.compile(r"\$([A-Za-z][\w-]*)")
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_FACT_ALONE = r"\{[ ]*\$[A-Za-z][\w-]*[ ]*\}"
_PLAIN = re.compile(rf"[A-Za-z][\w-]*[ ]*=[ ]*((?:[^{{}}\s]|{_FACT_ALONE})(?:[^{{}}\n]|{_FACT_ALONE})*)\s*")
_PLACE = re.compile(r"\{[ ]*\$([A-Za-z][\w-]*)[ ]*\}")
_parser = FluentParser(with_spans=False)


def plain_entry(key: str, source: str) -> ast.Message | None:
    """The entry of a sentence of one line with nothing but facts in it, a thirtieth of the parser's time;
    None for any other. Nine of ten sentences are plain.

    >>> plain_entry("sent", "sent = { $who } sent.").value.elements[1].value
    ' sent.'
    >>> plain_entry("sent", "sent = { $n ->\\n *[other] many\\n }") is None
    True
    """
    found = _PLAIN.fullmatch(source)
    if found is None:
        return None
    elements: list[ast.TextElement | ast.Placeable] = []
    for place, part in enumerate(_PLACE.split(found[1].rstrip())):
        if place % 2:
            elements.append(ast.Placeable(ast.VariableReference(ast.Identifier(part))))
        elif part:
            elements.append(ast.TextElement(part))
    return ast.Message(ast.Identifier(key), ast.Pattern(elements))


def entries(text: str) -> dict[str, str]:
    """The source of every entry of a Fluent file by its name; a term's name begins with a dash.

    >>> entries("# note\\nroll = Roll\\nshown = { $n ->\\n    [one] one\\n   *[other] { $n }\\n }\\n")["roll"]
    'roll = Roll\\n'
    """
    found: dict[str, str] = {}
    starts = list(_ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        if start[1]:
            found.setdefault(start[1], text[start.start() : end])
    return found


class LazyBundle(FluentBundle):
    """Fluent's bundle, fed with sources; what was given first stands."""

    def __init__(self, locales: list[str], use_isolating: bool = True) -> None:
        super().__init__(locales, use_isolating=use_isolating)
        self.sources: dict[str, str] = {}  # by key; those of terms begin with a dash

    def add_text(self, text: str) -> None:
        """Add the entries of a file."""
        terms, messages = self._unread
        for name, source in entries(text).items():
            self.sources.setdefault(name, source)
            if name.startswith("-"):
                terms.setdefault(name[1:], source)
            else:
                messages.setdefault(name, source)

    def facts_asked(self, key: str) -> set[str]:
        r"""The facts the sentence of `key` can be filled in with, those of what it refers to included.

        >>> bundle = LazyBundle(["en"])
        >>> bundle.add_text("-fleet = { $n } ships\nsent = { $who } sent { -fleet }\n")
        >>> sorted(bundle.facts_asked("sent"))
        ['n', 'who']
        """
        source = self.sources.get(key, "")
        asked = set(_FACT.findall(source))
        return asked.union(*(self.facts_asked(other) for other in _REFERENCE.findall(source)))

    @property
    def _unread(self) -> tuple[Any, Any]:
        """Where Fluent keeps terms and messages: sources stand there until they are asked for."""
        return self._terms, self._messages

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        kept: Any = self._terms if term else self._messages
        source = kept[entry_id]
        if isinstance(source, str):
            entry = (None if term else plain_entry(entry_id, source)) or _parser.parse_entry(source)
            if isinstance(entry, ast.Junk):
                raise LookupError(entry_id)
            kept[entry_id] = entry
        return super()._lookup(entry_id, term)
