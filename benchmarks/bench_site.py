"""The pages of a folder of files beside those of a server, in turns: first control, and a moved one.

`python -m benchmarks.bench_site FOLDER [--rounds N] [--game NAME] [--kinds lab ...]`; FOLDER: a written site.
Prints what docs/performance.md shows; read the ratios where the machine is busy.
"""

from __future__ import annotations

import argparse
import statistics
import time
from pathlib import Path

import psutil
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from benchmarks.bench_browser import GAME, RUNS, controls, moved
from benchmarks.performance_page import percentile
from navalgames.games import game as game_called
from tests.browser.chromium import FLAGS, get_chromium
from tests.browser.site import WIDE, Server, leave, start_server, stop_server, wait_ready
from tests.browser.static_site import StaticSite, start_site

KINDS = ("lab", "guide", "table")


def opened(context: BrowserContext, address: str) -> tuple[Page, float]:
    """A page and the seconds until its first control stands."""
    page = context.new_page()
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    wait_ready(page)
    return page, time.perf_counter() - began


def cold_and_warm(browser: Browser, host: Server | StaticSite, name: str) -> tuple[float, float]:
    """Seconds of a first visit and of the next one."""
    context = browser.new_context(viewport=WIDE, reduced_motion="reduce")
    seconds = []
    for _visit in range(2):
        page, took = opened(context, host.dashboard(name))
        seconds.append(took)
        page.wait_for_timeout(1500)
        leave(page)
        page.close()
    context.close()
    return seconds[0], seconds[1]


def moves(browser: Browser, host: Server | StaticSite, game: str) -> tuple[list[float], float]:
    """Milliseconds from moving controls of the lab to the painted frame, and megabytes of its renderer."""
    context = browser.new_context(viewport=WIDE)
    question = next(one for one in game_called(game).questions() if len(controls(one)) > 1)
    page, _took = opened(context, host.dashboard(f"{game}_lab", f"mechanic={question.name}"))
    page.wait_for_timeout(1000)
    found = moved(page, controls(question), RUNS, ".nv-odds-plot")
    memory = memory_of_tabs()
    leave(page)
    context.close()
    return found, memory


def memory_of_tabs() -> float:
    """Megabytes of the largest renderer below this process (resident: the browser's own code counts)."""
    children = psutil.Process().children(recursive=True)
    sizes = [one.memory_info().rss for one in children if "--type=renderer" in " ".join(one.cmdline())]
    return max(sizes, default=0) / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--kinds", nargs="+", default=KINDS, choices=KINDS)
    asked = parser.parse_args()
    hosts: dict[str, Server | StaticSite] = {"site": start_site(asked.folder), "server": start_server()}
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=get_chromium(), args=list(FLAGS))
            for kind in asked.kinds:
                times: dict[str, list[tuple[float, float]]] = {name: [] for name in hosts}
                for _round in range(asked.rounds):
                    for name, host in hosts.items():
                        times[name].append(cold_and_warm(browser, host, f"{asked.game}_{kind}"))
                for name, visits in times.items():
                    cold, warm = (statistics.median(column) for column in zip(*visits, strict=True))
                    print(f"{kind}, {name}: cold {cold:.1f} s, warm {warm:.1f} s", flush=True)
            for name, host in hosts.items():
                taken, memory = moves(browser, host, asked.game)
                middle, late = statistics.median(taken), percentile(taken, 0.95)
                print(f"moved, {name}: median {middle:.0f} ms, p95 {late:.0f} ms, renderer {memory:.0f} MB")
            browser.close()
    finally:
        for host in hosts.values():
            stop_server(host)


if __name__ == "__main__":
    main()
