"""A class opens an episode at once: how long each learner waits, and what each page holds in memory.

Knows learners (with or without a browser) and a clock. Prints a table; run it with nothing else going on:
`python -m benchmarks.load_class [--learners 30] [--browser] [--write]`. `--write` puts the table into
docs/performance.md between its marks.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import time
from typing import Any, NamedTuple

import psutil

from benchmarks.performance_page import PAGE, machine, table, write
from navalgames.serve.places import lessons_folder
from navalgames.sessions.lessons import read_episodes
from tests.browser.chromium import FLAGS, get_chromium
from tests.browser.learners import PATIENCE, Learner, a_class
from tests.browser.site import WIDE, Server, kernels_of, start_server, stop_server

MOST_SECONDS, MOST_MEGABYTES = 30, 90


class Run(NamedTuple):
    """What was seen. seconds: of every learner who got through; megabytes: private memory of every kernel."""

    learners: int
    within: float
    browser: bool
    seconds: list[float]
    megabytes: list[float]
    before: int
    after: int
    leaving: float

    @property
    def kept(self) -> bool:
        """Whether every target was met."""
        return (
            len(self.seconds) == self.learners
            and max(self.seconds) <= MOST_SECONDS
            and max(self.megabytes) <= MOST_MEGABYTES
            and self.after == self.before
        )


def queries(number: int) -> list[str]:
    """The first steps of the episodes, one after another."""
    episodes = read_episodes(lessons_folder("grand_fleet"))
    return [f"episode={episodes[place % len(episodes)].id}" for place in range(number)]


def megabytes_of(kernel: psutil.Process) -> float:
    """The private memory of a kernel and of what it started."""
    whole = [kernel, *kernel.children(recursive=True)]
    return sum(one.memory_full_info().uss for one in whole) / 1e6


async def measure(server: Server, learners: int, within: float) -> Run:
    """The class without browsers."""
    before = len(kernels_of(server))
    found = await a_class(server.address, queries(learners), within)
    through = [one for one in found if isinstance(one, Learner)]
    for failure in (one for one in found if not isinstance(one, Learner)):
        print(f"a learner did not get through: {failure!r}")
    megabytes = [megabytes_of(kernel) for kernel in kernels_of(server)]
    began = time.perf_counter()
    await asyncio.gather(*(one.leave() for one in through))
    after = await settled(server, before)
    seconds = [one.seconds for one in through]
    return Run(learners, within, False, seconds, megabytes, before, after, time.perf_counter() - began)


async def measure_browser(server: Server, learners: int, within: float) -> Run:
    """The class in one Chromium on the same machine, each learner with a browser context of his own."""
    from playwright.async_api import async_playwright

    before = len(kernels_of(server))
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=get_chromium(), args=list(FLAGS))

        async def learn(place: int, query: str) -> tuple[float, Any]:
            await asyncio.sleep(within * place / max(1, learners - 1))
            page = await (await browser.new_context(viewport=WIDE)).new_page()
            page.set_default_timeout(PATIENCE * 1000)
            began = time.perf_counter()
            await page.goto(server.dashboard("grand_fleet_guide", query), wait_until="commit")
            await page.locator("[data-at=skip]").click()
            await page.locator(".nv-dice [data-roll]:enabled").first.wait_for()
            return time.perf_counter() - began, page

        asked = (learn(place, query) for place, query in enumerate(queries(learners)))
        found = await asyncio.gather(*asked, return_exceptions=True)
        through = [one for one in found if isinstance(one, tuple)]
        megabytes = [megabytes_of(kernel) for kernel in kernels_of(server)]
        began = time.perf_counter()
        await asyncio.gather(*(page.goto("about:blank") for _, page in through))
        after = await settled(server, before)
        leaving = time.perf_counter() - began
        await browser.close()
    return Run(learners, within, True, [seconds for seconds, _ in through], megabytes, before, after, leaving)


async def settled(server: Server, wanted: int) -> int:
    """The number of kernels once it is `wanted`, or after a minute."""
    deadline = time.monotonic() + 60
    while (now := len(kernels_of(server))) != wanted and time.monotonic() < deadline:
        await asyncio.sleep(0.1)
    return now


def load_table(runs: list[Run]) -> str:
    """The runs as a Markdown table."""
    head = [
        "learners",
        "opened within",
        "through",
        "first answer: median, slowest",
        "memory of a kernel: median, most",
        "kernels before, after leaving",
        f"{MOST_SECONDS} s, {MOST_MEGABYTES} MB, none left",
    ]
    return table(head, [row(run) for run in runs])


def row(run: Run) -> list[str]:
    """One run as a line of the table."""
    seconds, megabytes = run.seconds or [float("nan")], run.megabytes or [float("nan")]
    return [
        f"{run.learners}, {'in one Chromium on the same machine' if run.browser else 'without browsers'}",
        f"{run.within:g} s",
        f"{len(run.seconds)} of {run.learners}",
        f"{statistics.median(seconds):.1f} s, {max(seconds):.1f} s",
        f"{statistics.median(megabytes):.0f} MB, {max(megabytes):.0f} MB",
        f"{run.before}, {run.after} ({run.leaving:.1f} s)",
        "met" if run.kept else "missed",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--learners", type=int, default=30)
    parser.add_argument("--within", type=float, default=5, help="seconds in which they all begin")
    parser.add_argument("--browser", action="store_true", help="in one Chromium on this machine as well")
    parser.add_argument("--write", action="store_true", help=f"into {PAGE.name}")
    asked = parser.parse_args()
    runs = []
    for measured in (measure, measure_browser)[: 1 + asked.browser]:
        server = start_server("--most-pages", str(asked.learners + 1))
        try:
            runs.append(asyncio.run(measured(server, asked.learners, asked.within)))
        finally:
            stop_server(server)
    text = load_table(runs) + machine("python -m benchmarks.load_class" + " --browser" * asked.browser)
    print(text)
    if asked.write:
        write("load", text)


if __name__ == "__main__":
    main()
