"""What the home page tells of each game: its board, its doors, its episodes, and which one to start with.

Knows names, files and catalogues. Must not know a rule, nor where a page stands.
"""

from __future__ import annotations

from typing import Any

from navalgames.naming import prefix_of
from navalgames.serve.dashboards import dashboards, title_of_game
from navalgames.serve.places import lessons_folder
from navalgames.serve.reading_facts import JUDGED, age_of_episode, age_of_game, quick_minutes
from navalgames.sessions.home_board import SIZE, THEMES, picture_file
from navalgames.sessions.lessons import read_episodes
from navalgames.texts import LANGUAGES, Texts

DOORS = ("guide", "table", "lab", "choices")
"""The doors of a game, those for a newcomer first."""


def picture_path(game: str, language: str, theme: str) -> str:
    """Where a page finds the picture of a game's board, among the files that are made for pages."""
    return f"boards/{game}-{language}-{theme}.webp"


def pictures_of(games: tuple[str, ...], languages: tuple[str, ...] = LANGUAGES) -> dict[str, bytes]:
    """The pictures of these games' boards by `picture_path`; a game without any has none."""
    found = {
        picture_path(game, language, theme): picture_file(game, language, theme)
        for game in games
        for language in languages
        for theme in THEMES
    }
    return {place: path.read_bytes() for place, path in found.items() if path.is_file()}


def game_card(name: str, pages: Any) -> dict[str, Any]:
    """What the card of a game says; `pages` knows the language and the addresses."""
    texts, prefix = Texts(pages.language, game=name), prefix_of(name)
    episodes = pages.episodes(name)
    addresses = {page.kind: pages.link(page.path()) for page in dashboards(name)}
    if episodes:
        addresses["guide"] = episodes[0]["address"]
    return {
        "id": name,
        "title": title_of_game(name, pages.language),
        "years": texts.t(f"{prefix}years"),
        "hook": texts.t(f"{prefix}hook"),
        "easiest": texts.t(f"{prefix}easiest") if texts.has(f"{prefix}easiest") else "",
        "board": _board(name, pages, texts, prefix),
        "episodes": episodes,
        "age": age_of_game(name) if pages.language == JUDGED else None,
        "doors": [{"kind": kind, "address": addresses[kind]} for kind in DOORS],
    }


def _board(name: str, pages: Any, texts: Texts, prefix: str) -> dict[str, Any] | None:
    """The picture of the board in both themes, and what it shows; None for a game without one."""
    if not all(picture_file(name, pages.language, theme).is_file() for theme in THEMES):
        return None
    shown = [
        {"theme": theme, "address": pages.made(picture_path(name, pages.language, theme))} for theme in THEMES
    ]
    return {"shown": shown, "says": texts.t(f"{prefix}home-board"), "width": SIZE[0], "height": SIZE[1]}


def start_of(cards: list[dict[str, Any]]) -> dict[str, Any] | None:
    """The episode a stranger starts with: the first one of the game that calls itself the easiest."""
    known = [one for one in cards if one["episodes"]]  # where none does, the first game with any
    if not known:
        return None
    chosen = next((one for one in known if one["easiest"]), known[0])
    name, first = chosen["id"], chosen["episodes"][0]
    episode = read_episodes(lessons_folder(name))[0]
    return {
        "game": chosen,
        "episode": first,
        "quick": quick_minutes(name, episode),
        "age": age_of_episode(name, episode) if chosen["age"] else None,
    }
