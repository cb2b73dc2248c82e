"""How quickly the lab answers in a real browser: opening, slider to plot, plotly.

Knows the page's marks and a clock inside the page. Prints a table; run it with nothing else going on:
`python -m benchmarks.bench_browser [--runs 40]`.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Sequence

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import FLAGS, get_chromium
from tests.browser.site import WIDE, Server, leave, start_server, stop_server

#: Mechanics with the slider to move: a plain one, one with charts, one with rounds to the end of a battle.
SLIDERS = (
    ("best_die", "dice"),
    ("control", "fleets"),
    ("gunnery_total", "ships"),
    ("battle_in_hex", "uk_ships"),
)

# From the key event to the redrawn bars, and to the frame in which they are painted.
MEASURE = """
([key]) => new Promise((done) => {
  const slider = document.activeElement, plot = document.querySelector(".nv-odds-plot");
  let began = 0;
  const watch = new MutationObserver(() => {
    watch.disconnect();
    const changed = performance.now() - began;
    requestAnimationFrame(() => setTimeout(() => done([changed, performance.now() - began])));
  });
  watch.observe(plot, { childList: true });
  setTimeout(() => { watch.disconnect(); done(null); }, 3000);
  const step = key === "ArrowRight" ? 1 : -1;
  began = performance.now();
  slider.value = Number(slider.value) + step;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
})
"""


def percentile(times: Sequence[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def opened(browser, server: Server, query: str) -> tuple[Page, float]:
    """A lab in a fresh context, and the seconds until its chart was drawn."""
    page = browser.new_context(viewport=WIDE).new_page()
    began = time.perf_counter()
    page.goto(server.dashboard("grand_fleet_lab", query), wait_until="commit")
    page.wait_for_selector(".nv-odds-bar", timeout=60_000)
    return page, time.perf_counter() - began


def slide(page: Page, name: str, runs: int) -> tuple[list[float], list[float]]:
    """Milliseconds from input to changed bars and to the painted frame, going to and fro over the slider."""
    page.locator(f"input[type=range][data-name='{name}']").focus()
    changed, painted = [], []
    key = "ArrowRight"
    for _ in range(runs):
        places = page.evaluate("() => [+document.activeElement.value, +document.activeElement.max]")
        key = "ArrowLeft" if places[0] >= places[1] else "ArrowRight" if places[0] <= 0 else key
        measured = page.evaluate(MEASURE, [key])
        if measured:
            changed.append(measured[0])
            painted.append(measured[1])
        page.wait_for_timeout(120)
    return changed, painted


def report(label: str, times: Sequence[float], unit: str) -> None:
    digits = 0 if unit == "ms" else 2
    middle, late = statistics.median(times), percentile(times, 0.95)
    print(f"{label:44} median {middle:7.{digits}f} {unit}   p95 {late:7.{digits}f} {unit}   n {len(times)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--runs", type=int, default=40, help="slider steps for each mechanic")
    runs = parser.parse_args().runs
    server = start_server()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=get_chromium(), args=list(FLAGS))
        openings = []
        for mechanic, slider in SLIDERS:
            page, seconds = opened(browser, server, f"mechanic={mechanic}")
            openings.append(seconds)
            changed, painted = slide(page, slider, runs)
            report(f"slider to bars, {mechanic}.{slider}", changed, "ms")
            report(f"slider to painted frame, {mechanic}.{slider}", painted, "ms")
            began = time.perf_counter()
            page.click("[data-key='explore']")
            page.wait_for_selector(".nv-explore-plot[data-drawn]", timeout=60_000)
            print(f"{'first plotly figure, ' + mechanic:44} {time.perf_counter() - began:13.2f} s")
            leave(page)
        report("opening the lab, first chart", openings, "s")
        browser.close()
    stop_server(server)


if __name__ == "__main__":
    main()
