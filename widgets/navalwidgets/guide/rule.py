"""The rule of a step, before anybody predicts: told in sentences, with its dice, tables and cards.

Knows the plain record of `navalgames.sessions.lesson_picture.rule_in_view`. Must not know a chance.
"""

from __future__ import annotations

import traitlets

from navalwidgets.base.widget import NavalWidget, script, style


class LessonRule(NavalWidget):
    """The rule a step is about. It stands open until a prediction is made, and can be opened again.

    Traits:
        page: the record of the rule, and "open": whether it stands open; empty where nothing is to be shown.
    """

    _esm = script(
        "parts/picture", "parts/die", "why/ends", "why/tables", "why/hand", "guide/rule",
    )  # fmt: skip
    _css = style("parts/die", "why/view", "guide/rule")
    text_prefixes = ("lesson-ui-rule", "picture-", "odds-save")
    links_rules = True

    page = traitlets.Dict().tag(sync=True)
