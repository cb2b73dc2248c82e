"""The frame around a dashboard, without a server: what it makes of a cell that failed."""

from __future__ import annotations

import pytest
from jinja2 import DictLoader, Environment

from navalgames.serve.dashboards import dashboard, page_facts
from navalgames.serve.places import TEMPLATE_FOLDER
from navalgames.texts import LANGUAGES, Texts

OUTPUTS = "{% for output in outputs %}{% block error scoped %}{% endblock %}{% endfor %}"
FRAME = {
    "page": (TEMPLATE_FOLDER / "index.html.j2").read_text(encoding="utf-8"),
    "voila/templates/lab/index.html.j2": OUTPUTS,
    "voila_setup.macro.html.j2": "{% macro voila_setup_helper_functions() %}{% endmacro %}",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("failed", "key"), [("ExecutionError", "page-cell-error"), ("TimeoutError", "page-cell-timeout")]
)
def test_a_failed_cell_is_told_in_the_language_of_the_page(language, failed, key):
    texts = Texts(language, strict=True)
    metadata = {"naval": page_facts(dashboard("grand_fleet_lab"), "/", texts)}
    page = Environment(loader=DictLoader(FRAME), autoescape=False).get_template("page")
    told = page.render(
        nb={"metadata": metadata},
        resources={"language_code": "en"},
        outputs=[{"ename": failed, "traceback": ["There was an error when executing cell [1]."]}],
    )
    assert texts.t(key) in told and "executing" not in told
