"""A dashboard's page is drawn by templates that were compiled once: Voila would compile them for each page.

Knows the exporters of Voila and nbconvert. Must not know which page is drawn.
"""

from __future__ import annotations

from types import CodeType

from jinja2 import Environment
from jinja2.bccache import Bucket, BytecodeCache
from voila import notebook_renderer
from voila.exporter import VoilaExporter


class CompiledOnce(BytecodeCache):
    """Keeps the code of a template as long as its file says the same."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[str, CodeType]] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        checksum, code = self._kept.get(bucket.key, ("", None))
        if code is not None and checksum == bucket.checksum:
            bucket.code = code

    def dump_bytecode(self, bucket: Bucket) -> None:
        if bucket.code is not None:
            self._kept[bucket.key] = bucket.checksum, bucket.code


COMPILED = CompiledOnce()


class QuickExporter(VoilaExporter):
    """Voila's exporter, each in an environment of its own, with the compiled templates of those before."""

    def _create_environment(self) -> Environment:
        environment = super()._create_environment()
        environment.bytecode_cache = COMPILED
        return environment


def compile_once() -> None:
    """Let Voila, which names its exporter in one place and asks nobody for another, use ours."""
    notebook_renderer.VoilaExporter = QuickExporter
