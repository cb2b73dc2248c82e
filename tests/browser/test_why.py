"""Why this chance: the pictures in the browser, by mouse and by keyboard, and what falls through them."""

from __future__ import annotations

import pytest

from tests.browser.looks import faults_at, focus_faults

pytestmark = pytest.mark.browser
LOOKS = "found => found.map((one) => one.getAttribute('fill') + one.getAttribute('fill-opacity'))"
COLOURS = "found => found.map((one) => one.getAttribute('fill'))"


@pytest.fixture
def open_why(open_page, open_once, server, labs):
    """open_why(game, question) -> a lab with the pictures of the answer drawn.

    The lab of a game is opened once for all tests. With settings of its address or its window it is opened
    anew.
    """

    def opened(game: str, question: str, more: str = "", **settings):
        if not more and not settings:
            return labs(game, question)
        page = open_page(server.dashboard(f"{game}_lab", f"mechanic={question}{more}"), **settings)
        page.wait_for_selector(".nv-why-board > *")
        return page

    yield opened
    open_once.watch.check()


def words(page) -> str:
    return page.locator(".nv-why-words").last.inner_text()


def test_a_field_tells_each_cell_and_lights_an_end(open_why):
    page = open_why("grand_fleet", "initiative")
    assert page.locator(".nv-why-plot [data-place]").count() == 36
    page.locator(".nv-why-cursor").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    assert words(page) == (
        "2, then 2: Nobody attacks. This way alone: 1/6 × 1/6 = 2.8 %. "
        "All ways to Nobody attacks together: 16 of 36, 44.4 %."
    )
    page.locator(".nv-why-plot").click(position={"x": 45, "y": 80})
    assert words(page).startswith("1, then 1")
    page.keyboard.press("Tab")
    page.locator("[data-end='nobody']").click()
    assert page.locator(".nv-why-plot .nv-why-part:not(.nv-why-dim)").count() == 16
    assert page.locator("[data-end='nobody']").get_attribute("aria-pressed") == "true"
    page.locator("[data-end='nobody']").click()
    assert page.locator(".nv-why-dim").count() == 0


def test_the_sentence_above_a_field_is_about_the_end_that_is_pressed(open_why):
    page = open_why("frigate_duel", "morale_check")
    lead = page.locator(".nv-why-lead")
    said = {end: page.locator(f".nv-why-end[data-end='{end}']") for end in ("True", "False")}
    assert "yes: morale falls" in lead.inner_text(), "what the question asks for, though it is the rarer end"
    said["False"].click()
    assert "no: morale holds" in lead.inner_text() and "yes: morale falls" not in lead.inner_text()
    page.locator(".nv-why-every").click()
    assert "yes: morale falls" in lead.inner_text()
    told = said["True"].inner_text().replace("\u00a0", " ")
    assert told.endswith("2 of 6"), "the count of throws stands beside each end"


def test_an_end_is_lit_while_the_mouse_stays_and_until_all_are_asked_for(open_why):
    page = open_why("grand_fleet", "initiative")
    page.locator("[data-end='nobody']").hover()
    assert page.locator(".nv-why-plot .nv-why-part:not(.nv-why-dim)").count() == 16
    page.mouse.move(0, 0)
    assert page.locator(".nv-why-dim").count() == 0 and not page.locator(".nv-why-every").count()
    page.locator("[data-end='nobody']").click()
    page.mouse.move(0, 0)
    assert page.locator(".nv-why-plot .nv-why-part:not(.nv-why-dim)").count() == 16
    page.locator(".nv-why-every").click()
    assert page.locator(".nv-why-dim").count() == 0 and not page.locator(".nv-why-every").count()


def test_what_was_opened_is_shut_by_its_button_and_the_door_has_the_focus(open_why):
    page = open_why("kaisers_pirates", "decoy")
    doors = page.locator("[data-open]").all_inner_texts()
    page.locator("[data-open]").first.click()
    page.locator("[data-shut]").wait_for()
    page.locator("[data-shut]").click()
    page.wait_for_function("() => !document.querySelector('[data-shut]')")
    assert page.locator("[data-open]").all_inner_texts() == doors
    assert page.evaluate("() => document.activeElement.textContent") == doors[0]


def test_equal_things_have_the_colours_of_the_one_that_is_drawn_above(open_why):
    page = open_why("grand_fleet", "salvo")
    one, whole = (page.locator(f"[data-section='{place}']") for place in (0, 1))
    above = one.locator(".nv-why-end svg rect:last-of-type").evaluate_all(COLOURS)
    column = whole.locator(".nv-why-plot rect").evaluate_all(COLOURS)
    assert len(above) == len(set(above)) == 3
    assert column[:3] == above and column[3:6] == above


def test_where_ways_are_many_those_to_the_outcome_that_is_pressed_stand_there(open_why):
    page = open_why("frigate_duel", "melee_split")
    board, rows = page.locator(".nv-why-board"), page.locator(".nv-why-each .nv-why-ways li")
    assert rows.count() == 8 and "All 8 ways to “2 (hits)”" in board.inner_text()
    page.locator("[data-end='4']").click()
    assert rows.count() == 4 and "Added up, “4 (hits)”: 8 %" in board.inner_text().replace("\u00a0", " ")


@pytest.mark.parametrize(("question", "marks"), [("interrogate", "BCD"), ("first_turn", "AB↺")])
def test_a_legend_stands_in_the_order_of_its_letters(open_why, question, marks):
    page = open_why("kaisers_pirates", question)
    inner = page.locator(".nv-why-part-of").nth(1 if question == "interrogate" else 0)
    assert inner.locator(".nv-why-end svg text").all_text_contents() == list(marks)


def test_what_is_added_stands_in_the_heads_and_what_is_thrown_next_below(open_why):
    first = open_why("kaisers_pirates", "answered_intercept").locator(".nv-why-plot").first
    heads = first.locator("text").all_text_contents()
    assert any(one.startswith("4−2=2") for one in heads) and any(one.startswith("2−2→1") for one in heads)
    page = open_why("frigate_duel", "broadside")
    assert "Row 1: 5 or less\u00a0→ 2" in page.locator(".nv-why-after").last.inner_text()
    lead = page.locator(".nv-why-lead").last.inner_text().replace("\u00a0", " ")
    assert "row by row: 28.8 % × 86.1 % + 25.3 % × 35.6 %" in lead


def test_hands_are_multiplied_one_card_after_the_other(open_why):
    page = open_why("frigate_duel", "card_drawn")
    told = page.locator(".nv-why-hands li").all_inner_texts()
    assert any("35/38 × 34/37 × 33/36 = 77.6" in one for one in told)


def test_the_one_card_that_is_looked_for_is_followed(open_why):
    page = open_why("kaisers_pirates", "ship_dealt")
    assert "Follow the one card" in page.locator(".nv-why-hand").inner_text()
    assert "drawn with 3/20" in page.locator(".nv-why-lead").last.inner_text()


def test_what_is_inside_a_throw_stands_right_before_it(open_why):
    page = open_why("raiders_of_the_deep", "attack_to_the_end")
    parts = page.locator(".nv-why-part-of").evaluate_all("found => found.map((one) => one.dataset.section)")
    assert parts == ["0", "1", "2", "rounds"], "the columns come after the throws"
    heads = page.locator(".nv-why-part-of h4").all_inner_texts()
    assert heads[0].startswith("One of 2 torpedoes") and heads[1].startswith("Throw 1 of 2")


def test_a_way_that_ends_early_runs_beside_the_throws_that_it_no_longer_makes(open_why):
    page = open_why("kaisers_pirates", "safe_within")
    plot = "[data-section='1'] .nv-why-plot "
    boxes = "found => found.map((one) => one.getBBox()).map(({ x, y, height }) => [x, y, height])"
    early = page.locator(f"{plot}[data-way^='0:']:not([data-place=''])").evaluate_all(boxes)
    throws = page.locator(f"{plot}rect:not(.nv-why-part):not(.nv-why-cursor)").evaluate_all(boxes)
    (_, begins, high), *others = early
    assert not others and len(throws) == 3
    assert all(top >= begins + high for _, top, _ in sorted(throws)[1:])


def test_a_step_that_ends_as_the_whole_does_looks_as_it_does(open_why):
    page = open_why("kaisers_pirates", "safe_within")
    inside, whole = (
        page.locator(f"[data-section='{place}'] .nv-why-end").evaluate_all(
            "found => found.map((one) => one.dataset.end + one.querySelector('rect:last-of-type').outerHTML)"
        )
        for place in (0, 1)
    )
    assert sorted(inside) == sorted(whole) and len(whole) == 2


def test_an_end_that_always_leads_to_one_end_looks_as_it_does(open_why):
    page = open_why("kaisers_pirates", "first_turn_later")
    inside, whole = (
        dict(
            page.locator(f"[data-section='{place}'] .nv-why-end").evaluate_all(
                """found => found.map((one) => [one.dataset.end, one.querySelector('text').textContent
                    + one.querySelector('rect:last-of-type').outerHTML])"""
            )
        )
        for place in (0, 1)
    )
    assert [inside["1"], inside["0"]] == [whole["False"], whole["True"]]
    assert len(set(inside.values())) == 3


def test_a_throw_with_ends_of_its_own_has_colours_of_its_own(open_why):
    page = open_why("atlantic_chase", "bring_to_battle")
    ends = [
        page.locator(f"[data-section='{place}'] .nv-why-end svg rect:last-of-type").evaluate_all(LOOKS)
        for place in ("rounds", 0, 1, 2)
    ]
    assert all(ends) and all(not set(ends[0]) & set(other) for other in ends[1:])


def test_a_year_that_holds_a_digit_does_not_make_it_a_mark(open_page, server):
    query = "episode=6&step=hold_or_begin&guess=skip&shown=1"
    page = open_page(server.dashboard("grand_fleet_guide", query))
    page.wait_for_selector(".nv-why-end svg text")
    marks = page.locator("[data-section='rounds'] .nv-why-end svg text").all_text_contents()
    assert marks == list("ABCDEF")


def test_one_way_is_followed_and_multiplied(open_why):
    page = open_why("kaisers_pirates", "combat")
    page.locator("[data-picture='stairs']").click()
    page.locator(".nv-why-cursor").focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    assert page.locator(".nv-why-steps li").count() == 2
    assert words(page) == "Together: 3/80 × 1/8 = 3/640 = 0.5 % for this one way to sunk."
    page.keyboard.press("ArrowLeft")
    assert page.locator(".nv-why-steps li").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".nv-why-followed").count() == 0


def test_the_pictures_follow_a_setting_and_keep_what_was_chosen(open_why):
    page = open_why("kaisers_pirates", "combat")
    page.locator("[data-picture='dice']").click()
    assert page.locator(".nv-why-pool .nv-die").count() == 3
    page.locator(".nv-panel select").first.select_option(index=0)
    page.wait_for_function("() => document.querySelectorAll('.nv-why-pool .nv-die').length === 2")
    assert page.locator("[data-picture='dice']").get_attribute("aria-pressed") == "true"


def test_a_field_too_wide_for_stairs_has_its_cells_as_a_table_and_tells_no_hairs(open_why):
    page = open_why("grand_fleet", "round_of_gunnery_points")
    strips = page.locator(".nv-why-plot text", has_text="together").all_text_contents()
    assert len(strips) == 2 and strips[1].startswith("Too thin for columns of their own: ")
    first = strips[1].split(": ")[1].split(" to ")[0]
    heads = page.locator(".nv-why-plot text[font-weight='600']").all_text_contents()
    assert first not in {head.split(" · ")[0] for head in heads}, "what has a head is not told as too thin"
    page.locator(".nv-why-table summary").click()
    cells = page.locator(".nv-why-table tbody tr")
    cells.first.wait_for()  # they are laid when the part is opened
    assert cells.count() == page.locator(".nv-why-plot g.nv-why-part").count()
    assert cells.first.locator("td").last.inner_text()
    assert page.locator("[data-open]").count() == 2


def test_a_row_too_thin_for_its_name_is_told_below(open_why):
    page = open_why("frigate_duel", "broadside")
    told = page.locator(".nv-why-plot text", has_text="Too thin for a row of its own")
    assert [words.split(": ")[1] for words in told.all_text_contents()] == ["6, 0.1 %.", "6, < 0.1 %."]


def test_a_throw_is_told_by_all_throws_before_it_and_cells_write_sums_out(open_why):
    page = open_why("frigate_duel", "tacks", "&tacks=3")
    page.locator("[data-picture='dice']").click()
    heads = page.locator(".nv-why-places .nv-why-thrown").all_inner_texts()
    assert len(set(heads)) == len(heads) == 6
    page = open_why("raiders_of_the_deep", "dive")
    assert page.locator(".nv-why-plot text", has_text="8+1=9→B").count() == 5
    assert "21 of 36 throws" in page.locator(".nv-why-lead").inner_text(), "said above the picture"
    page = open_why("raiders_of_the_deep", "dive", "&lang=en", viewport={"width": 320, "height": 700})
    assert page.locator(".nv-why-plot text", has_text="9→B").count() == 5, "the sum alone on a phone"


def test_a_step_inside_opens(open_why):
    page = open_why("frigate_duel", "consequence")
    first = ["A part of it: hits left after cancelling", "Put together"]
    assert page.locator(".nv-why-part-of h4").all_inner_texts() == first
    page.locator("[data-open]", has_text="morale").click()
    page.wait_for_function("() => document.querySelectorAll('.nv-why-part-of').length === 3")
    assert page.locator(".nv-why-part-of h4").all_inner_texts() == [*first, "Inside: does morale fall?"], (
        "what is opened stands below, and nothing moves under the pointer"
    )
    assert page.evaluate("() => document.activeElement.innerText") == "Inside: does morale fall?"
    page = open_why("frigate_duel", "broadside")
    whole, inside = (
        set(page.locator(f"[data-section='{place}'] .nv-why-end rect[fill-opacity]").evaluate_all(COLOURS))
        for place in (1, 0)
    )
    assert whole and inside and not whole & inside, "no colour stands for two things"


def test_on_a_phone_heads_stand_upright_and_numbers_whole(open_why):
    phone = {"width": 320, "height": 700}
    page = open_why("grand_fleet", "initiative", "&uk_dice=2&de_dice=2", viewport=phone)
    upright = ".nv-why-plot text[transform*='rotate(-90)']"
    heads = page.locator(upright)
    assert [head.text_content() for head in heads.all()] == [f"highest die {die}" for die in range(1, 7)]
    page = open_why("grand_fleet", "initiative_points", "&uk_dice=2&de_dice=2", viewport=phone)
    assert not page.locator(upright).count(), "two columns have room for their words, in lines"
    lines = page.locator(".nv-why-end .nv-why-percent").evaluate_all(
        "found => found.map((one) => one.getClientRects().length)"
    )
    assert set(lines) == {1} and lines[-3:] == [1, 1, 1]


def test_the_count_beside_an_end_stays_on_its_line_in_japanese(open_why):
    phone = {"width": 320, "height": 700}
    page = open_why("raiders_of_the_deep", "met_in_boxes", "&lang=ja", viewport=phone)
    told = page.locator("[data-section='0'] .nv-why-end .nv-why-percent")
    assert "11/36" in told.first.inner_text()
    lines = told.evaluate_all("found => found.map((one) => one.getClientRects().length)")
    assert set(lines) == {1}


def test_a_percent_sign_stays_with_its_number(open_why):
    page = open_why("grand_fleet", "maintenance")
    rare = page.locator(".nv-why-rare").inner_text()
    lines = [*page.locator(".nv-why-each li span").all_inner_texts(), rare]
    percents = [line for line in lines if "%" in line]
    assert len(percents) > 5 and not [line for line in percents if " %" in line]


def test_an_end_is_lit_from_the_first_throw_on(open_why):
    page = open_why("kaisers_pirates", "combat")
    page.locator("[data-picture='stairs']").click()
    page.locator("[data-end='damaged']").click()
    lit = page.locator(".nv-why-plot path:not(.nv-why-band)")
    assert lit.count() == 8  # of the attacks 3 to 10 some part comes to damage
    lefts = lit.evaluate_all("found => found.map((one) => one.getBBox().x)")
    assert max(lefts) < 20, "the ways begin at the first throw"
    heights = lit.evaluate_all("found => found.reduce((sum, one) => sum + one.getBBox().height, 0)")
    assert heights > 0
    page.locator("[data-end='damaged']").click()
    assert lit.count() == 0


def test_a_band_with_room_says_how_likely_it_is_at_its_throw(open_why):
    page = open_why("kaisers_pirates", "decoy")
    told = page.locator("[data-section='1'] .nv-why-plot text").all_text_contents()
    assert "it fails: 52.5 %" in told and "it succeeds: 47.5 %" in told


@pytest.mark.parametrize(("question", "seen"), [("weather", "each"), ("decoy", "grid")])
def test_stairs_of_many_throws_are_not_the_first_picture_of_a_phone(open_why, question, seen):
    for width, first in ((1366, "stairs"), (320, seen)):
        page = open_why("kaisers_pirates", question, viewport={"width": width, "height": 700})
        pressed = page.locator("[data-section='1'] [data-picture][aria-pressed='true']")
        assert pressed.get_attribute("data-picture") == first


def test_an_end_that_is_pressed_is_lit_in_the_table_and_beside_it(open_why):
    page = open_why("raiders_of_the_deep", "encounter_in_month")
    page.click("[data-picture='table']")
    page.click("[data-end='event']")
    lit = ".nv-why-part:not(.nv-why-dim)"
    assert page.locator(f".nv-why-charts {lit}").all_inner_texts() == ["H\n12: random event (2.8 %)"]
    page.click("[data-end='two_ships']")
    assert page.locator(f".nv-why-charts {lit}").all_inner_texts() == ["Ctwo ships 8.3 %"]
    page = open_why("raiders_of_the_deep", "minefield")
    page.click("[data-picture='table']")
    page.click("[data-end='sunk']")
    lit_cells = page.locator(f".nv-why-charts {lit}").all_inner_texts()
    assert [one.split()[0] for one in lit_cells] == ["struck", "struck", "struck", "Csunk"]


def test_thin_rows_keep_their_numbers(open_why):
    page = open_why("kaisers_pirates", "combat")
    told = page.locator(".nv-why-plot text").all_text_contents()
    assert {str(number) for number in range(1, 11)} <= {words.split(" · ")[0] for words in told}


def test_rounds_say_what_is_open_and_begin_where_something_ends(open_why):
    page = open_why("raiders_of_the_deep", "attack_to_the_end")
    said = page.locator("[data-section='rounds'] .nv-why-said").inner_text()
    assert "Not every turn is drawn: after turn 8, 1.1 % is not decided yet." in said
    columns = page.locator("[data-section='rounds'] .nv-why-plot text").all_text_contents()
    assert "0" not in columns and "1" in columns and "end" in columns
    page = open_why("grand_fleet", "submarine_start")
    said = page.locator("[data-section='rounds'] .nv-why-said").inner_text()
    assert "Before turn 4 nothing can end." in said


def test_a_procedure_says_first_what_happens_in_order(open_why):
    page = open_why("grand_fleet", "battle_in_hex")
    told = page.locator(".nv-why-body > .nv-why-said").first
    assert told.locator("ol > li").count() == 7
    (most,) = told.locator(".nv-why-most").all_inner_texts()
    assert "hit roll" in most and most.endswith("Most depends on this.")
    lines = told.inner_text().splitlines()
    assert lines.index("What happens, in order:") < lines.index("At this setting:")
    assert not told.locator(".nv-why-settings").is_visible(), "many settings are folded"
    told.locator("summary").click()
    assert told.locator(".nv-why-settings > li").first.is_visible()
    few = open_why("raiders_of_the_deep", "q_ship").locator(".nv-why-settings").first
    assert few.is_visible(), "a few are not"
    page = open_why("grand_fleet", "parity_total")
    lines = page.locator(".nv-why-body > .nv-why-said").first.inner_text().splitlines()
    told = [line.split(":")[0] for line in lines]
    assert told[0].startswith("Two dice") and "Multiplied" in told, "what is added up comes first"


def test_parts_that_were_opened_are_told_apart(open_why):
    page = open_why("kaisers_pirates", "mines")
    for count in (2, 3):
        page.locator("[data-open]").first.click()
        page.wait_for_function(f"() => document.querySelectorAll('.nv-why-part-of').length === {count}")
        page.wait_for_function("() => !document.querySelector('[data-busy]')")  # deaf until then
    for table in page.locator(".nv-why-table summary").all():
        table.click()
    names = page.locator(".nv-why [role=region]").evaluate_all(
        "found => found.map((one) => one.getAttribute('aria-label'))"
    )
    assert len(names) >= 3 and len(set(names)) == len(names)
    assert faults_at(page, turn=2) == []


def test_rounds_flow_with_the_slider(open_why):
    page = open_why("raiders_of_the_deep", "escort_cycle")
    rounds = page.locator("[data-section='rounds']")
    first = rounds.locator(".nv-why-words").inner_text()
    rounds.locator("input[type=range]").focus()
    page.keyboard.press("ArrowLeft")
    assert first.startswith("In the end:"), "it begins with the answer"
    assert "After turn 8:" in rounds.locator(".nv-why-words").inner_text()
    page.keyboard.press("Home")
    assert "After turn 1:" in rounds.locator(".nv-why-words").inner_text()


def test_columns_open_at_the_likeliest_answer_and_another_one_is_pressed(open_why):
    page = open_why("atlantic_chase", "passes_to_a_station")
    slider = page.locator(".nv-why-slider input")
    words = page.locator("[data-section='rounds'] .nv-why-words")
    assert slider.input_value() == "3"
    assert "grows by 41.7\u00a0%" in words.inner_text() and "3 (passes)" in words.inner_text()
    assert page.locator(".nv-why-gained").count() == 10
    page.locator("[data-round='4']").click()
    assert slider.input_value() == "4"
    assert words.inner_text().startswith("After pass 4:") and "34.1\u00a0%" in words.inner_text()


def test_a_cell_of_one_die_tells_its_end_once(open_why):
    page = open_why("frigate_duel", "grapple")
    page.locator(".nv-why-cursor").focus()
    page.keyboard.press("ArrowRight")
    told = words(page)
    assert told.count("it slips") == 1 and told.endswith("together: 4 of 6, 66.7 %.")


def test_a_row_of_the_first_throw_is_lit_where_a_roll_falls(open_why):
    page = open_why("frigate_duel", "broadside")
    assert page.locator("[data-picture='grid']").last.get_attribute("aria-pressed") == "true"
    page.locator("[data-roll='1']").click()
    page.wait_for_function("() => document.querySelectorAll('.nv-why-hit').length === 1")
    assert page.locator(".nv-why-steps li").count() >= 1


def test_rolls_fall_into_their_bars_and_can_be_skipped(open_why):
    page = open_why("grand_fleet", "initiative", reduced_motion="no-preference")
    page.locator("[data-roll='1000']").click()
    page.wait_for_function("() => window.nvFalling && document.querySelector('.nv-why-hit')")
    falling = page.evaluate("() => Object.values(window.nvFalling).reduce((a, b) => a + b)")
    assert 0 < falling <= 1000
    page.locator(".nv-why-skip").click()
    page.wait_for_function("() => !window.nvFalling && document.querySelector('.nv-why-skip').hidden")
    assert "1000" in page.locator(".nv-odds-legend").inner_text().replace(",", "")
    page.locator("[data-roll='1']").click()
    page.wait_for_function("() => document.querySelectorAll('.nv-why-steps li').length === 2")


def test_nothing_moves_for_who_asks_for_less(open_why):
    page = open_why("grand_fleet", "initiative", reduced_motion="reduce")
    page.locator("[data-roll='1000']").click()
    page.wait_for_function("() => document.querySelector('.nv-odds-legend').innerText.match(/1,?000/)")
    assert page.evaluate("() => window.nvFalling ?? null") is None


@pytest.mark.parametrize(
    ("game", "question", "picture", "turn"),
    [
        ("kaisers_pirates", "combat", "grid", 0),
        ("kaisers_pirates", "decoy", "stairs", 1),
        ("raiders_of_the_deep", "escort_cycle", "table", 2),
        ("frigate_duel", "two_pools", "dice", 0),
        ("kaisers_pirates", "hand_dealt", "hand", 1),
        ("grand_fleet", "salvo", "each", 2),
        ("kaisers_pirates", "first_turn", "loop", 0),
    ],
)
@pytest.mark.by_turns(2)
def test_every_picture_is_clean(open_why, game, question, picture, turn):
    page = open_why(game, question)
    page.locator(f"[data-picture='{picture}']").last.click()
    page.locator(".nv-why-table").last.locator("summary").click()
    assert faults_at(page, turn=turn) == []
    assert focus_faults(page) == []


def test_what_is_open_stays_open_at_another_setting(open_why):
    page = open_why("raiders_of_the_deep", "system_hit")
    page.locator("[data-open]").first.click()
    inside = page.locator(".nv-why-part-of h4", has_text="One of 2 hits on the boat")
    inside.wait_for()
    page.locator(".nv-panel select[data-name='system']").select_option(index=0)
    page.wait_for_function("() => document.querySelector('.nv-why-said').innerText.includes('diesel 1')")
    assert inside.count() == 1


def test_the_slider_goes_back_to_the_answer_at_another_setting(open_why):
    page = open_why("grand_fleet", "submarine_start")
    slider, told = page.locator(".nv-why-slider input"), page.locator(".nv-why-slider output")
    answer = told.inner_text()
    slider.focus()
    page.keyboard.press("Home")
    assert told.inner_text() == slider.get_attribute("min") != answer
    page.locator(".nv-panel select[data-name='choose']").select_option(index=1)
    page.wait_for_function("() => document.querySelector('.nv-why-said').innerText.includes('always')")
    assert slider.input_value() == slider.get_attribute("max") == told.inner_text()


def test_on_a_phone_columns_without_use_are_left_out_and_a_legend_flows_as_text(open_why):
    def shown(page) -> list[bool]:
        heads = page.locator(".nv-why-charts thead th")
        return [heads.nth(place).is_visible() for place in range(heads.count())]

    wide = open_why("atlantic_chase", "naval_search")
    assert len(shown(wide)) > 2 and all(shown(wide)) and not wide.locator(".nv-why-narrow").first.is_visible()
    page = open_why("atlantic_chase", "naval_search", "&lang=en", viewport={"width": 320, "height": 700})
    assert shown(page).count(True) == 1 and page.locator(".nv-why-narrow").first.is_visible()
    assert page.locator(".nv-why-charts td.nv-why-lit").first.is_visible()
    inline = (
        "(all) => all.length > 0 && all.every((one) => getComputedStyle(one).display.startsWith('inline'))"
    )
    assert page.locator(".nv-why-told > span").evaluate_all(inline)


def test_what_must_be_thrown_is_multiplied_above_the_picture(open_why):
    page = open_why("raiders_of_the_deep", "salvo_hits")
    lead = page.locator(".nv-why-lead").first.inner_text().replace("\u00a0", " ")
    assert "7 or less on 2d6 (21 of 36) × 2 or more on 1d6 (5 of 6) = 48.6 %." in lead
    each = page.locator(".nv-why-lead").last.inner_text()
    assert " on 2d6" not in each, "the list below multiplies already"


def test_signs_stay_with_their_numbers(open_why):
    page = open_why("raiders_of_the_deep", "patrols_survived")
    assert "<\u00a00.1\u00a0%" in page.locator(".nv-why-course").first.text_content()
    lead = page.locator(".nv-why-lead").first.text_content()
    assert "\u00a0→" in lead and " →" not in lead
