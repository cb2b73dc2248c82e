"""Takes the pictures of the README and every page at the three sizes we look at (`make screenshots`).

Run as a module: pictures of the README go to docs/images, the others to test-artifacts/screenshots.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from navalgames.games import GAME_IDS
from navalgames.serve.dashboards import dashboards
from tests.browser.chromium import FLAGS, get_chromium
from tests.browser.site import NARROW, WIDE, Server, leave, start_server, stop_server, wait_ready

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "docs" / "images"
LOOKING = ROOT / "test-artifacts" / "screenshots"
MARKERS = ("305", "406", "507")  # hexes for the British markers of the picture
CARDS = 11  # seed of the game of cards in the picture
BOAT = 9  # seed of the career in the picture
DUEL = 4  # seed of the duel in the picture
CHASE = 6  # seed of the operation in the picture
COURSE = 6  # segments of the course in it
READY = ".nv-orders-body .nv-button-main:visible, .nv-orders-body .nv-action:visible"
"""The button of the pending decision that stands out, or else its first."""
MOST_CLICKS = 40
LOOKS = {"wide": (WIDE, False), "narrow": (NARROW, False), "dark": (WIDE, True)}


def picture(
    browser: Browser, url: str, to: Path, look: str, act: Callable[[Page], None] | None = None
) -> None:
    """Open, act, take the picture, leave."""
    viewport, dark = LOOKS[look]
    context = browser.new_context(
        viewport=viewport, color_scheme="dark" if dark else "light", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(url, wait_until="commit")
    if "/voila/render/" in url:
        wait_ready(page)
        page.wait_for_timeout(1500)
    else:
        page.wait_for_load_state("load")
    if act:
        act(page)
    to.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=to, full_page=to.parent == LOOKING)
    leave(page)
    context.close()
    print(to.relative_to(ROOT))


def roll(page: Page) -> None:
    """A hundred rolls beside the exact chances, where anything is rolled."""
    hundred = page.get_by_role("button", name="Roll 100")
    if hundred.is_enabled():
        hundred.click()
        page.wait_for_timeout(800)
    page.evaluate("scrollTo(0, 0)")


def predict(page: Page) -> None:
    """The first step of the guide, predicted, rolled and revealed."""
    page.locator(".nv-act-order").first.click()
    page.locator("[data-at=field]").fill("40")
    page.get_by_role("button", name="That is my prediction").click()
    page.wait_for_timeout(800)
    roll(page)
    page.get_by_role("button", name="Show the exact answer").click()
    page.wait_for_timeout(800)
    page.evaluate("scrollTo(0, 0)")


def begin(page: Page) -> None:
    """A game at the table with the fleets at sea: the suggested orders, markers spread over the map."""
    page.get_by_role("button", name="Begin").click()
    page.wait_for_timeout(2000)
    placed = 0
    while placed < len(MARKERS):
        hexes = page.get_by_label("Hex", exact=True)
        if hexes.count():
            find = "(list, hex) => [...list.options].findIndex((one) => one.text.includes(hex))"
            hexes.select_option(index=hexes.evaluate(find, MARKERS[placed]))
            placed += 1
        page.locator(READY).first.click()
        page.wait_for_timeout(1200)
    page.evaluate("scrollTo(0, 0)")


def play_games(page: Page) -> None:
    """What a change does to games, once some of them are played."""
    page.get_by_role("button", name="Play the games").click()
    page.wait_for_selector(".nv-explore-plot[data-drawn]", timeout=60_000)
    page.wait_for_timeout(4000)
    cancel = page.get_by_role("button", name="Cancel").first
    if cancel.is_enabled():  # not all games are played yet
        cancel.click()
    page.evaluate("scrollTo(0, 0)")


def sail(page: Page) -> None:
    """A game of cards in its first turns: ships sent out, dice on the table, a hand to choose from."""
    page.get_by_role("button", name="Begin").click()
    page.wait_for_timeout(2000)
    for _ in range(MOST_CLICKS):
        laid_out = page.locator("[data-key='end']")
        if laid_out.count() and page.locator(".nv-throw-total").count():
            break
        ships = page.locator(".nv-board [data-place^='ship-']")
        enough = laid_out.count() and not laid_out.get_by_text("No card").count()
        ready = page.locator(READY)
        (laid_out if enough else ships if ships.count() else ready).first.click()
        page.wait_for_timeout(600)
    page.evaluate("scrollTo(0, 0)")


def patrol(page: Page) -> None:
    """A career at sea, with ships in sight that have to be attacked or left alone."""
    page.get_by_role("button", name="Begin").click()
    page.wait_for_timeout(2000)
    for _ in range(MOST_CLICKS):
        if page.locator(".nv-target-card").count() and page.locator("[data-key^='approach']").count():
            break
        page.locator(READY).first.click()
        page.wait_for_timeout(600)
    page.evaluate("scrollTo(0, 0)")


def fight(page: Page) -> None:
    """A duel after the first broadsides: smoke, the arcs of the own ship, a broadside with its odds."""
    page.get_by_role("button", name="Begin").click()
    page.wait_for_timeout(2000)
    for _ in range(MOST_CLICKS):
        if page.locator(".nv-prompt").inner_text() == "Do you fire?" and page.locator(".nv-sea-puff").count():
            break
        page.locator(READY).first.click()
        page.wait_for_timeout(600)
    page.locator(".nv-sea-pick").first.click()
    page.evaluate("scrollTo(0, 0)")


FARTHEST = """() => {
  const at = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = at(document.querySelector(".nv-ocean-lit .nv-ocean-dot"));
  const far = (node) => Math.hypot(at(node)[0] - x, at(node)[1] - y);
  const hexes = [...document.querySelectorAll(".nv-map [data-hex].nv-target")];
  const [first] = hexes.sort((one, other) => far(other) - far(one));
  first.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""


def chase(page: Page) -> None:
    """An operation with a course that is being drawn towards the enemy."""
    page.get_by_role("button", name="Begin").click()
    page.wait_for_timeout(2000)
    page.get_by_role("button", name="Draw a new course").first.click()
    page.wait_for_timeout(600)
    while page.locator(".nv-ocean-lit .nv-ocean-dot").count() < COURSE:
        page.evaluate(FARTHEST)
        page.wait_for_timeout(600)
    page.evaluate("scrollTo(0, 0)")


BOARDS_THERE = """() => [...document.querySelectorAll(".naval-board img")].every((one) => {
  const seen = one.checkVisibility() && one.getBoundingClientRect().top < innerHeight;
  return !seen || (one.complete && one.naturalWidth > 0);
})"""


def boards_are_there(page: Page) -> None:
    """The home page with the pictures of the boards that its window shows: they are fetched late."""
    page.wait_for_function(BOARDS_THERE)


ACTS = {"guide": predict, "lab": roll, "table": begin, "choices": play_games}
TABLES = {
    "kaisers_pirates": sail,
    "raiders_of_the_deep": patrol,
    "frigate_duel": fight,
    "atlantic_chase": chase,
}


def take(server: Server, browser: Browser) -> None:
    """All pictures."""
    picture(browser, server.address, README / "home.png", "wide", boards_are_there)
    for kind, act in ACTS.items():
        picture(browser, server.dashboard(f"grand_fleet_{kind}"), README / f"{kind}.png", "wide", act)
    cards = server.dashboard("kaisers_pirates_table", f"seed={CARDS}")
    picture(browser, cards, README / "cards.png", "wide", sail)
    boat = server.dashboard("raiders_of_the_deep_table", f"seed={BOAT}&commander_tile=rose")
    picture(browser, boat, README / "boat.png", "wide", patrol)
    duel = server.dashboard("frigate_duel_table", f"scenario=S09&seed={DUEL}")
    picture(browser, duel, README / "frigates.png", "wide", fight)
    ocean = server.dashboard(
        "atlantic_chase_table", f"scenario=OP5&British=person&German=person&seed={CHASE}"
    )
    picture(browser, ocean, README / "ocean.png", "wide", chase)
    for look in LOOKS:
        looked_up = [f"{kind}/{game}" for game in GAME_IDS for kind in ("rules", "charts")]
        for path in ("", *looked_up, "no-such-page"):
            name = path.replace("/", "-") or "home"
            picture(browser, server.url(path), LOOKING / f"{name}-{look}.png", look)
        for game in GAME_IDS:
            for one in dashboards(game):
                picture(
                    browser,
                    server.dashboard(one.name),
                    LOOKING / f"{one.name}-{look}.png",
                    look,
                    TABLES.get(game, ACTS["table"]) if one.kind == "table" else ACTS[one.kind],
                )


def main() -> None:
    """Start a server and a Chromium, take the pictures, stop both."""
    chromium = get_chromium()
    server = start_server()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
            take(server, browser)
            browser.close()
    finally:
        stop_server(server)


if __name__ == "__main__":
    main()
