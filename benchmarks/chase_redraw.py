"""How soon the chart of Atlantic Chase is redrawn after an order, with 15 task forces of 15 segments each.

Knows the table's page and a clock inside it. Run it with nothing else going on:
`python -m benchmarks.chase_redraw`.
"""

from __future__ import annotations

import os
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from navalgames.games.atlantic_chase import GAME
from navalgames.games.atlantic_chase.state import SIDES, Options
from navalgames.games.atlantic_chase.tables import Box, box_of
from tests.browser.chromium import FLAGS, get_chromium
from tests.browser.site import WIDE, start_server, stop_server, wait_ready

SEGMENTS = 15
ROUNDS = 10
SHIPS = {
    "German": ("Bismarck", "Tirpitz", "Scharnhorst", "Gneisenau", "Hipper"),
    "British": (
        "Hood",
        "Rodney",
        "Nelson",
        "Renown",
        "Repulse",
        "Norfolk",
        "Suffolk",
        "Malaya",
        "Kenya",
        "Berwick",
    ),
}
# Notes when the first word of an answer reaches the page: what comes after it is drawing alone.
LISTEN = """window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      const text = typeof data === "string" ? data : new TextDecoder().decode(data);
      if (text.includes("comm_msg")) window.heardAt ||= performance.now();
    });
  }
};"""
# Gives one order by its control; answers with the milliseconds until the page has painted what came of it,
# and with how many of them the page itself needed.
ORDER = """(selector) => new Promise((done) => {
  const control = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length);
  window.heardAt = 0;
  const began = performance.now();
  const watch = new MutationObserver(() => {
    if (document.querySelector(".nv-table [data-busy]")) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => {
      const now = performance.now();
      done([now - began, now - window.heardAt]);
    }));
  });
  watch.observe(document.querySelector(".nv-table"), { subtree: true, attributeFilter: ["data-busy"] });
  control.dispatchEvent(new MouseEvent("click", { bubbles: true }));
})"""


def walk(box: Box, side: str, start: str, most: int) -> tuple[str, ...]:
    """A line of `most` segments from a hex, which never crosses itself; shorter where there is none."""
    line = [start]

    def on() -> bool:
        if len(line) == most:
            return True
        for place in box.map.neighbours[side][line[-1]]:
            if place not in line:
                line.append(place)
                if on():
                    return True
                line.pop()
        return False

    on()
    return tuple(line)


def scenario() -> str:
    """A file with 15 task forces in lines of 15 segments; the first one is shorter: it is drawn on."""
    box = box_of(GAME.read_charts(), Options())
    starts = iter(sorted(box.map.hexes))
    text = [
        'id = "FULL"', 'kind = "operation"', 'title = "Fifteen lines"', 'event = "none"', "year = 1941",
        'weather = "good"', 'initiative = "German"', "tally = 0", 'map = "operations"',
        'source = { forces = "made up to measure with" }',
    ]  # fmt: skip
    for side in SIDES:
        for number, ship in enumerate(SHIPS[side], start=1):
            first = side == SIDES[0] and number == 1
            line = next(
                line
                for start in starts
                if len(line := walk(box, side, start, SEGMENTS - 10 * first)) == SEGMENTS - 10 * first
            )
            hexes = ", ".join(f'"{place}"' for place in line)
            text += ["[[tf]]", f'id = "{side[0]}{number}"', f'side = "{side}"', f'ships = ["{ship}"]']
            text.append(f'place = {{ type = "line", hexes = [{hexes}] }}')
    text += [
        "[end]",
        'any = ["no German task force in play"]',
        "[victory]",
        'mode = "points"',
        'tie = "British"',
    ]
    text += ["[[victory.points]]", 'side = "British"', 'event = "ship_sunk"', "match = {}", "each = 1"]
    return "\n".join(text)


def measure(page: Page) -> dict[str, list[list[float]]]:
    """Segments drawn and taken back, and a course begun."""
    found: dict[str, list[list[float]]] = {"a course begun": [], "a segment drawn": [], "taken back": []}
    for _ in range(ROUNDS):
        found["a course begun"].append(page.evaluate(ORDER, ".nv-orders-body .nv-action[data-key='0']"))
        page.wait_for_timeout(150)
        for _ in range(3):
            found["a segment drawn"].append(page.evaluate(ORDER, ".nv-map [data-hex].nv-target"))
            page.wait_for_timeout(150)
        for _ in range(4):
            found["taken back"].append(page.evaluate(ORDER, ".nv-orders-foot [data-key='undo']"))
            page.wait_for_timeout(150)
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "full.toml").write_text(scenario(), encoding="utf-8")
        os.environ["NAVALGAMES_SCENARIOS"] = folder
        server = start_server()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=get_chromium(), args=list(FLAGS))
                page = browser.new_context(viewport=WIDE).new_page()
                page.add_init_script(LISTEN)
                query = "scenario=FULL&German=person&British=person&seed=1"
                page.goto(server.dashboard("atlantic_chase_table", query), wait_until="commit")
                wait_ready(page)
                page.locator(".nv-new-start").first.click()
                page.wait_for_selector(".nv-ocean-force")
                page.wait_for_timeout(1000)
                drawn = page.locator(".nv-ocean-force").count(), page.locator(".nv-ocean-dot").count()
                print(f"{drawn[0]} task forces, {drawn[1]} segments")
                for name, times in measure(page).items():
                    whole, drawing = (statistics.median(part) for part in zip(*times, strict=True))
                    print(f"{name}: median {whole:.0f} ms, of it drawing {drawing:.0f} ms, n {len(times)}")
                browser.close()
        finally:
            stop_server(server)


if __name__ == "__main__":
    main()
