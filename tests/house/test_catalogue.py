"""Sentences are parsed one by one when they are asked for, and say what Fluent's own reading says."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from navalgames.texts.catalogue import LazyBundle, entries

PACKAGE = Path(__file__).resolve().parents[2] / "navalgames"
FILES = sorted(PACKAGE.rglob("texts/**/*.ftl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
@pytest.mark.by_turns(2)
def test_an_entry_alone_says_what_it_says_in_its_file(path):
    parser, text = FluentParser(with_spans=False), path.read_text(encoding="utf-8")
    whole = {}
    for entry in parser.parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            entry.comment = None
            whole.setdefault(("-" if isinstance(entry, ast.Term) else "") + entry.id.name, entry)
    alone = {name: parser.parse_entry(source) for name, source in entries(text).items()}
    assert alone.keys() == whole.keys()
    assert [name for name in whole if not whole[name].equals(alone[name])] == []


def test_a_faulty_sentence_is_missing_not_fatal():
    bundle = LazyBundle(["en"])
    bundle.add_text("good = Good\n-brand = Us\nbad = { $n ->\nnamed = { -brand }: { good }\n")
    assert bundle.format_pattern(bundle.get_message("named").value)[0].replace("\u2068", "")[:2] == "Us"
    with pytest.raises(LookupError):
        bundle.get_message("bad")
