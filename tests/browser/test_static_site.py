"""What only a folder of files has to prove: below any path, without a network, with words when it fails.

Runs where NAVALGAMES_SITE names a folder that `navalgames site` has written.
"""

from __future__ import annotations

import json
import shutil

import pytest

from tests.browser.site import NARROW, scrolls_sideways, stop_server, wait_ready
from tests.browser.static_site import start_site, wanted_site

SITE = wanted_site()
pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(SITE is None, reason="no site is named"),
    pytest.mark.timeout(300),
]
KEPT = """async (list) => {
  const kept = await caches.open("naval-kept");
  const files = await (await fetch(list)).json();
  for (const file of files) if (!await kept.match(new URL(file, location.origin + "/").href)) return false;
  return true;
}"""


@pytest.fixture
def host():
    """A host of the folder that a test may stop."""
    running = start_site(SITE)
    yield running
    stop_server(running)


@pytest.fixture
def visitor(browser):
    """A reader's own browser, whose service worker stays."""
    context = browser.new_context(reduced_motion="reduce")
    yield context
    context.close()


def test_with_the_network_cut_the_whole_game_goes_on(host, visitor):
    page = visitor.new_page()
    page.goto(host.dashboard("frigate_duel_guide"))
    wait_ready(page)
    page.wait_for_function(KEPT, arg=host.address + "keep/frigate_duel.json", timeout=120_000, polling=1000)
    stop_server(host)
    for kind in ("guide", "table", "choices", "lab"):
        page.goto(host.dashboard(f"frigate_duel_{kind}"), wait_until="commit")
        wait_ready(page)
    page.get_by_role("button", name="Roll once").click()
    page.get_by_text("Nothing rolled yet.").wait_for(state="detached")


def test_it_lies_below_any_path(browser, tmp_path, visitor):
    (tmp_path / "a" / "b").mkdir(parents=True)
    shutil.copytree(SITE, tmp_path / "a" / "b" / "site", copy_function=shutil.copy)
    host = start_site(tmp_path)
    try:
        page = visitor.new_page()
        page.goto(f"{host.address}a/b/site/")
        page.locator("a.naval-door-lab").first.click()
        page.wait_for_url("**/a/b/site/lab/*/index.html")
        wait_ready(page)
        page.goto(f"{host.address}a/b/site/lab/frigate_duel/?lang=ja&seed=7")
        page.wait_for_url("**/a/b/site/ja/lab/frigate_duel/**")
        wait_ready(page)
        assert page.evaluate("document.documentElement.lang") == "ja"
        assert "seed=7" in page.url
    finally:
        stop_server(host)


def test_a_link_in_another_language_leads_to_that_languages_page(host, visitor):
    page = visitor.new_page()
    page.goto(f"{host.address}rules/frigate_duel/?lang=ja")
    page.wait_for_url("**/ja/rules/frigate_duel/**")
    page.locator(".naval-languages a[lang=en]").click()
    page.wait_for_url(f"{host.address}rules/frigate_duel/**")


def test_python_that_cannot_be_fetched_is_told_with_a_way_on(browser, host):
    context = browser.new_context(service_workers="block")  # a service worker's requests cannot be kept back
    page = context.new_page()
    page.route("**/*.asm.wasm.pack", lambda route: route.abort())
    page.goto(host.dashboard("frigate_duel_lab"), wait_until="commit")
    page.locator("#naval-banner [data-when=failed]").wait_for()
    page.locator("#naval-banner a").first.click()
    page.wait_for_url("**/read/frigate_duel/**")
    context.close()


def test_a_worker_that_dies_is_told(host, visitor):
    page = visitor.new_page()
    page.goto(host.dashboard("frigate_duel_lab"), wait_until="commit")
    wait_ready(page)
    page.workers[0].evaluate("() => { setTimeout(() => { throw new Error('out of memory') }); }")
    page.locator("#naval-banner [data-when=kernel]").wait_for()


def test_how_much_has_come_is_told_in_megabytes(host, visitor):
    page = visitor.new_page()
    told = []
    page.expose_function("tellTest", lambda line: told.append(line))
    page.add_init_script(
        """addEventListener("DOMContentLoaded", () => new MutationObserver(() =>
          tellTest(document.getElementById("loading_text")?.textContent || "")).observe(document.body,
          { subtree: true, childList: true, characterData: true }))"""
    )
    page.goto(host.dashboard("frigate_duel_lab"), wait_until="commit")
    wait_ready(page)
    assert any("MB" in line and " of " in line for line in told)


def test_it_is_narrow_where_the_window_is(host, visitor):
    page = visitor.new_page()
    page.set_viewport_size(NARROW)
    page.goto(host.dashboard("frigate_duel_lab"), wait_until="commit")
    wait_ready(page)
    assert not scrolls_sideways(page)


def test_a_cold_lab_is_at_most_ten_megabytes(host):
    page = (SITE / "lab" / "frigate_duel" / "index.html").read_text(encoding="utf-8")
    told = json.loads(page.split('id="naval-site" type="application/json">')[1].split("</script>")[0])
    asked = told["asked"]
    parts = [*asked["runtime"]["parts"].values(), *asked["packs"]]
    scripts = ("pyodide.asm.mjs", "pyodide.mjs", "vendor.js")
    plain = sum((SITE / asked["runtime"]["script"]).with_name(name).stat().st_size for name in scripts)
    assert sum(part["size"] for part in parts) + plain < 10_000_000
