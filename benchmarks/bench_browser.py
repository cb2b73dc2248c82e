"""How quickly the pages answer in a real browser: the lab, its plotly views, the guide beside stock Voila.

Knows the pages' marks and a clock inside the page. Run it with nothing else going on:
`python -m benchmarks.bench_browser [--only lab labs plotly guide episodes] [--mechanics NAME ...] [--write]`.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.performance_page import machine, percentile, table, version, write
from benchmarks.stock_voila import FIRST_CONTROL as STOCK_CONTROL
from benchmarks.stock_voila import stock_page
from navalgames.games import GAME_IDS
from navalgames.games import game as game_called
from navalgames.games.contract import Parameter, Question
from navalgames.serve.places import lessons_folder
from navalgames.serve.visits import COOKIE
from navalgames.sessions.lessons import read_episodes
from tests.browser.chromium import FLAGS, get_chromium
from tests.browser.site import WIDE, Server, kernels_of, leave, start_server, stop_server, wait_ready

GAME = "grand_fleet"
BARS, PLOTLY = ".nv-odds-bar", ".nv-explore-plot[data-drawn]"
GUIDE_CONTROL = ".nv-guide [data-at=skip]:not([disabled])"
OPENINGS = 9
RUNS = 40
RUNS_EACH = 12  # where every mechanic of every game is tried
REDRAWS = 12
PAUSE_MS = 150  # a learner looks at what was drawn
MOST_MS = {"lab": 60, "plotly": 150}

# Moves one control by a step; answers with the milliseconds until the drawing changed and was painted,
# or with nothing where the answer stays what it was.
MOVE = """
([name, back, watched, attribute]) => new Promise((done) => {
  const all = [...document.querySelectorAll(`.nv-lab .nv-panel [data-name='${name}']`)];
  const control = all[0], by = back ? -1 : 1;
  const drawing = document.querySelector(watched);
  const tell = (kind) => control.dispatchEvent(new Event(kind, { bubbles: true }));
  let began = 0;
  const watch = new MutationObserver(() => {
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
  });
  const changes = attribute ? { attributes: true, attributeFilter: [attribute] } : { childList: true };
  watch.observe(drawing, changes);
  setTimeout(() => { watch.disconnect(); done(null); }, 2000);
  began = performance.now();
  if (control.type === "range") { control.value = Number(control.value) + by; tell("input"); }
  else if (control.tagName === "SELECT") { control.selectedIndex += by; tell("change"); }
  else if (control.type === "checkbox") control.click();
  else all[all.findIndex((one) => one.checked) + by].click();
})
"""


def new_page(browser: Browser, visited: str | None = None) -> Page:
    """A page of a fresh browser; of one that was on the server `visited` before in this session."""
    context = browser.new_context(viewport=WIDE)
    if visited:
        context.add_cookies([{"name": COOKIE, "value": "1", "url": visited}])
    return context.new_page()


def seconds_to(page: Page, address: str, selector: str) -> float:
    """From asking for the address to the first sight of `selector`."""
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector(selector, timeout=60_000)
    return time.perf_counter() - began


# ---- the lab and its plotly views


def steps(parameters: Sequence[Parameter], moves: int) -> Iterator[tuple[str, bool]]:
    """Moves of a learner: each control to and fro, one after the other."""
    places = {one.name: one.values.index(one.default) for one in parameters}
    lasts = {one.name: len(one.values) - 1 for one in parameters}
    back = dict.fromkeys(places, False)
    names, each = list(places), max(2, moves // max(1, len(places)))
    for move in range(moves if names else 0):
        name = names[move // each % len(names)]
        back[name] = places[name] >= lasts[name] or (back[name] and places[name] > 0)
        places[name] += -1 if back[name] else 1
        yield name, back[name]


class Moved(NamedTuple):
    """One mechanic: seconds to its first answer, milliseconds from each move to the painted frame."""

    name: str
    first: float
    times: list[float]


def moved(
    page: Page, parameters: Sequence[Parameter], moves: int, watched: str, attribute: str = ""
) -> list[float]:
    times = []
    for name, back in steps(parameters, moves):
        found = page.evaluate(MOVE, [name, back, watched, attribute])
        times += [] if found is None else [found]
        page.wait_for_timeout(PAUSE_MS)
    return times


def controls(question: Question) -> list[Parameter]:
    return [one for one in question.parameters if len(one.values) > 1]


def lab(
    browser: Browser, server: Server, questions: Sequence[Question], game: str = GAME, moves: int = RUNS
) -> Iterator[Moved]:
    """Every mechanic on a page of its own."""
    for question in questions:
        page = new_page(browser)
        first = seconds_to(page, server.dashboard(f"{game}_lab", f"mechanic={question.name}"), BARS)
        wait_ready(page)
        page.wait_for_timeout(1000)
        yield Moved(question.name, first, moved(page, controls(question), moves, ".nv-odds-plot"))
        leave(page)
        page.context.close()


def labs(browser: Browser, server: Server) -> str:
    """The labs of all games: one row each, with the mechanic whose slowest answers are the slowest."""
    rows = []
    for game in GAME_IDS:
        found = list(lab(browser, server, game_called(game).questions(), game, RUNS_EACH))
        every = [time for one in found for time in one.times]
        worst = max((one for one in found if one.times), key=lambda one: percentile(one.times, 0.95))
        rows.append(
            (
                game,
                str(len(found)),
                f"{statistics.median(one.first for one in found):.2f} s",
                f"{statistics.median(every):.0f} ms",
                f"{percentile(every, 0.95):.0f} ms",
                f"{sum(time >= MOST_MS['lab'] for time in every)} of {len(every)}",
                f"{worst.name}, {percentile(worst.times, 0.95):.0f} ms",
            )
        )
    heads = ("game", "mechanics", "first answer", "median", "p95", f"{MOST_MS['lab']} ms or more", "slowest")
    return table(heads, rows)


def plotly(browser: Browser, server: Server, questions: Sequence[Question]) -> Iterator[Moved]:
    """The curve of every mechanic: its first drawing, then redrawn when a setting moves."""
    for question in questions:
        _along, *others = controls(question) or [
            None
        ]  # a curve runs over the first: moving it changes nothing
        if not others:
            continue
        page = new_page(browser)
        seconds_to(page, server.dashboard(f"{GAME}_lab", f"mechanic={question.name}"), BARS)
        wait_ready(page)
        began = time.perf_counter()
        page.click("[data-key='explore']")
        page.wait_for_selector(PLOTLY, timeout=60_000)
        first = time.perf_counter() - began
        page.wait_for_timeout(1000)
        yield Moved(question.name, first, moved(page, others, REDRAWS, PLOTLY, "data-drawn"))
        leave(page)
        page.context.close()


def moved_table(found: list[Moved], first: str, most: float) -> str:
    rows = []
    for one in found:
        late = percentile(one.times, 0.95) if one.times else 0
        numbers = (f"{statistics.median(one.times):.0f} ms", f"{late:.0f} ms") if one.times else ("-", "-")
        slow = sum(time >= most for time in one.times)
        rows.append((one.name, f"{one.first:.2f} s", *numbers, f"{slow} of {len(one.times)}"))
    every = [time for one in found for time in one.times]
    whole = f"{statistics.median(every):.0f} ms", f"{percentile(every, 0.95):.0f} ms"
    firsts = f"{statistics.median(one.first for one in found):.2f} s"
    rows.append(
        (
            f"**all {len(found)}**",
            firsts,
            *whole,
            f"{sum(time >= most for time in every)} of {len(every)}",
        )
    )
    return table(("mechanic", first, "median", "p95", f"{most:g} ms or more"), rows)


# ---- the guide beside a stock Voila page


def guide(browser: Browser, server: Server) -> str:
    """The first control of an episode and that of a one-slider page of stock Voila, in turns."""
    names = ("guide, by a copied link", "guide, from our pages", "stock Voila, one slider")
    times: dict[str, list[float]] = {name: [] for name in names}
    address = server.dashboard(f"{GAME}_guide", f"episode={read_episodes(lessons_folder(GAME))[0].id}")
    with stock_page() as stock:
        pages = ((address, GUIDE_CONTROL, None), (address, GUIDE_CONTROL, server.address))
        for _ in range(OPENINGS + 1):
            for name, (shown, control, visited) in zip(
                names, (*pages, (stock, STOCK_CONTROL, None)), strict=True
            ):
                page = new_page(browser, visited)
                times[name].append(seconds_to(page, shown, control))
                leave(page)
                page.context.close()
    # The first of each fills the caches of the machine.
    middle = {name: statistics.median(found[1:]) for name, found in times.items()}
    yardstick = middle[names[2]]
    rows = [(name, f"{seconds:.2f} s", f"{seconds / yardstick:.2f}") for name, seconds in middle.items()]
    return table((f"first control (median of {OPENINGS})", "seconds", "times stock"), rows)


# ---- load time and memory of every page


def megabytes(server: Server) -> float:
    """The private memory of the one kernel that runs."""
    (kernel,) = kernels_of(server)
    return kernel.memory_full_info().uss / 1e6


def episodes(browser: Browser, server: Server) -> str:
    """Each episode and each dashboard: how long until it is ready, what its kernel holds then."""
    pages = [
        (f"episode {one.id}", f"{GAME}_guide", f"episode={one.id}")
        for one in read_episodes(lessons_folder(GAME))
    ]
    pages += [(kind, f"{GAME}_{kind}", "") for kind in ("lab", "table", "choices")]
    rows = []
    for label, notebook, query in pages:
        seconds, held = [], []
        for _ in range(3):
            page = new_page(browser)
            seconds.append(seconds_to(page, server.dashboard(notebook, query), "#rendered_cells .nv"))
            wait_ready(page)
            page.wait_for_timeout(2000)
            held.append(megabytes(server))
            leave(page)
            page.context.close()
            gone(server)
        rows.append((label, f"{statistics.median(seconds):.2f} s", f"{max(held):.0f} MB"))
    return table(("page", "drawn after", "private memory of its kernel"), rows)


def gone(server: Server) -> None:
    """Wait until the page that was left has no kernel any more."""
    deadline = time.monotonic() + 30
    while kernels_of(server) and time.monotonic() < deadline:
        time.sleep(0.1)


# ---- all of it


def tables(browser: Browser, server: Server, questions: Sequence[Question]) -> dict[str, Callable[[], str]]:
    """What can be asked for, by mark."""
    return {
        "guide": lambda: guide(browser, server),
        "lab": lambda: moved_table(list(lab(browser, server, questions)), "first answer", MOST_MS["lab"]),
        "labs": lambda: labs(browser, server),
        "plotly": lambda: moved_table(
            list(plotly(browser, server, questions)), "first figure after the click", MOST_MS["plotly"]
        ),
        "episodes": lambda: episodes(browser, server),
    }


def main() -> None:
    names = ("guide", "lab", "labs", "plotly", "episodes")
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", nargs="+", choices=names, default=names)
    parser.add_argument("--mechanics", nargs="+", default=(), help="of the lab; all when left out")
    parser.add_argument("--write", action="store_true", help="into docs/performance.md")
    asked = parser.parse_args()
    questions = [
        one for one in game_called(GAME).questions() if not asked.mechanics or one.name in asked.mechanics
    ]
    server = start_server()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=get_chromium(), args=list(FLAGS))
            versions = f"Chromium {browser.version}, Voila {version('voila')}"
            made = tables(browser, server, questions)
            for name in asked.only:
                text = made[name]() + machine(f"python -m benchmarks.bench_browser --only {name}", versions)
                print(f"\n{text}", flush=True)
                if asked.write:
                    write(name, text)
            browser.close()
    finally:
        stop_server(server)


if __name__ == "__main__":
    main()
