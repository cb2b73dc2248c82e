"""Templates of dashboards are compiled once, and anew when their file says something else."""

from __future__ import annotations

from jinja2 import Environment, FileSystemLoader
from voila import notebook_renderer

from navalgames.serve.exporting import CompiledOnce, QuickExporter, compile_once


def test_an_environment_takes_what_another_has_compiled(tmp_path, monkeypatch):
    page, cache = tmp_path / "page.j2", CompiledOnce()
    asked = []
    compiled = Environment.compile
    monkeypatch.setattr(
        Environment, "compile", lambda self, *args, **more: asked.append(1) or compiled(self, *args, **more)
    )

    def drawn() -> str:
        environment = Environment(loader=FileSystemLoader(tmp_path), bytecode_cache=cache, autoescape=True)
        return environment.get_template("page.j2").render(name="fog")

    page.write_text("In {{ name }}")
    assert [drawn(), drawn(), len(asked)] == ["In fog", "In fog", 1]
    page.write_text("Out of {{ name }}")
    assert [drawn(), drawn(), len(asked)] == ["Out of fog", "Out of fog", 2]


def test_the_pages_of_the_server_are_drawn_by_it(monkeypatch):
    monkeypatch.setattr(notebook_renderer, "VoilaExporter", notebook_renderer.VoilaExporter)
    compile_once()
    assert notebook_renderer.VoilaExporter is QuickExporter
    first, second = (QuickExporter(template_name="lab").environment for _ in range(2))
    assert first is not second and first.bytecode_cache is second.bytecode_cache is not None
