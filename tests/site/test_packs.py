"""Packs: what went in comes out, and the same files make the same pack."""

from __future__ import annotations

import gzip
import json

from navalgames.site.packs import digest, pack, tree


def files_of(packed):
    """Read a pack as worker.js does."""
    whole = gzip.decompress(packed)
    start = 4 + int.from_bytes(whole[:4], "little")
    index = json.loads(whole[4:start])
    return {name: whole[start + at : start + at + size] for name, (at, size) in index.items()}


def test_what_went_in_comes_out():
    files = {"b/empty": b"", "a.txt": "波".encode(), "b/c.bin": bytes(range(256))}
    assert files_of(pack(files)) == files


def test_the_same_files_make_the_same_pack_in_any_order():
    files = {"a": b"1", "b": b"2"}
    assert pack(files) == pack(dict(reversed(files.items())))
    assert digest(pack(files)) != digest(pack({"a": b"1", "b": b"3"}))


def test_the_files_below_a_folder(tmp_path):
    (tmp_path / "deep" / "er").mkdir(parents=True)
    (tmp_path / "deep" / "er" / "one").write_bytes(b"1")
    assert tree(tmp_path) == {"deep/er/one": b"1"}
