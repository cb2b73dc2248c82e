"""Packs: many files as one, unpacked by the page's worker in one go (`unpack` in worker.js).

Knows the format: the length of the index (four bytes, little-endian), the index (JSON: name -> [place,
size]), then the files one after another; the whole compressed with gzip. The same files make the same pack.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple


class Part(NamedTuple):
    """A file of the site: its address below the root, and its size on the way, in bytes."""

    file: str
    size: int


def squeezed(content: bytes) -> bytes:
    """The content, compressed; of the same content always the same."""
    return gzip.compress(content, compresslevel=9, mtime=0)


def pack(files: Mapping[str, bytes]) -> bytes:
    """One pack of files by their names."""
    index, at = {}, 0
    for name in sorted(files):
        index[name] = [at, len(files[name])]
        at += len(files[name])
    head = json.dumps(index, separators=(",", ":")).encode()
    body = b"".join(files[name] for name in sorted(files))
    return squeezed(len(head).to_bytes(4, "little") + head + body)


def tree(folder: Path) -> dict[str, bytes]:
    """The files below a folder, by their names from there."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def digest(*contents: bytes) -> str:
    """A short name that another content does not have."""
    whole = hashlib.sha256()
    for content in contents:
        whole.update(hashlib.sha256(content).digest())
    return whole.hexdigest()[:12]
