"""What the page in front of a dashboard says: which game, episode and step its address leads to.

Knows lesson files and addresses. Must not know a state, nor trust a character of the address: it picks
among what exists and repeats nothing.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs

from navalgames.serve.dashboards import Dashboard, title_of_game
from navalgames.serve.places import lessons_folder
from navalgames.sessions.lesson_grammar import Episode, Step
from navalgames.sessions.lessons import read_episodes
from navalgames.texts import Texts


def opening_facts(page: Dashboard, query: str, pages: Any) -> dict[str, Any]:
    """The words of the page: heading, about, minutes, and what can be read without a kernel."""
    texts = Texts(pages.language, game=page.game)
    kind, game = texts.t(f"page-{page.kind}"), title_of_game(page.game, pages.language)
    told = {"kind": kind, "about": texts.t(f"home-{page.kind}-about"), "heading": "", "minutes": 0}
    readings = [(f"{where}/{page.game}", f"home-{where}") for where in ("rules", "charts", "teach")]
    if page.kind == "guide":
        episode, step = place_in_lesson(page.game, query)
        told |= _lesson_words(episode, step, texts)
        readings.insert(0, (f"read/{page.game}/{episode.id}", "open-static"))
    return {
        **told,
        "heading": told["heading"] or texts.t("page-title", game=game, kind=kind),
        "readings": [
            {"address": pages.link(path), "label": texts.t(key, game=game)} for path, key in readings
        ],
    }


def place_in_lesson(game: str, query: str) -> tuple[Episode, Step | None]:
    """The episode an address of the guide leads to (the first, if it names none), and the step it names."""
    asked = {name: values[-1] for name, values in parse_qs(query, errors="replace").items()}
    episodes = read_episodes(lessons_folder(game))
    episode = next((one for one in episodes if one.id == asked.get("episode")), None)
    if episode is None:
        episode = next((one for one in episodes if str(one.number) == asked.get("episode")), episodes[0])
    return episode, next((step for step in episode.step if step.id == asked.get("step")), None)


def _lesson_words(episode: Episode, step: Step | None, texts: Texts) -> dict[str, Any]:
    """Title and first sentences of the step, or of the whole episode."""
    title = texts.t("lesson-ui-episode", number=episode.number, title=texts.t(episode.key("title")))
    if step is None:
        return {"heading": title, "about": texts.t(episode.key("blurb")), "minutes": episode.minutes}
    heading = texts.t("open-step", step=texts.t(episode.key(step.id, "title")), episode=title)
    return {"heading": heading, "about": texts.t(episode.key(step.id, "goal")), "minutes": step.minutes}
