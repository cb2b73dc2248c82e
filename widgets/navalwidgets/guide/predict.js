// What a learner predicts: a choice, a number, bars. Knows the plain record of a step. Knows no game.

function drawPredict(model, page, tell) {
  const title = el("h3", { text: t(model, "lesson-ui-predict"), tabindex: -1, "data-at": "predict" });
  const question = el("p", { class: "nv-lesson-question", text: page.question });
  if (page.waits) return [];
  if (!page.open) {
    const again = page.again ? press(tell, { event: "again" }, { text: t(model, "lesson-ui-predict-again"), "data-at": "again" }) : null;
    const said = [question, el("p", { class: "nv-row nv-lesson-said" }, el("strong", { text: page.said }), again), page.blocks ? laidBlocks(page) : null];
    return page.folded ? [folded(t(model, "lesson-ui-predict"), "predicted", said)] : [title, ...said];
  }
  const form = { choice: choiceForm, number: numberForm, bars: barsForm }[page.kind](model, page);
  const missing = el("p", { class: "nv-problem", role: "alert" });
  const keep = el("button", { type: "submit", class: "nv-button nv-button-main", "data-at": "keep", text: t(model, "lesson-ui-predict-button") });
  return [title, el("form", { novalidate: true, on: { submit: (event) => {
    event.preventDefault();
    const guess = form.guess();
    missing.textContent = guess === null ? form.problem() : "";
    if (guess !== null) tell({ event: "predict", guess });
  } } }, el("fieldset", {}, el("legend", { class: "nv-lesson-question", text: page.question }), form.body), missing,
    el("div", { class: "nv-row" }, keep, press(tell, { event: "skip" }, { text: t(model, "lesson-ui-skip-button"), "data-at": "skip" })))];
}

function choiceForm(model, page) {
  const name = unique("nv-guess-");
  const body = el("div", { class: "nv-lesson-options nv-lesson-ranges" }, page.options.map((one) => el("label", {},
    el("input", { type: "radio", name, value: one.id, checked: one.id === page.guess, "data-at": "option-" + one.id }), el("span", { text: one.label }))));
  return { body, guess: () => body.querySelector("input:checked")?.value ?? null, problem: () => t(model, "lesson-ui-predict-empty") };
}

function numberForm(model, page) {
  const limits = { min: page.least, max: page.most, step: page.step };
  const first = page.guess ?? "";
  const said = (value) => (value === "" ? t(model, "lesson-ui-number-none") : page.unit.replace("{value}", String(value)));
  const slide = el("input", { type: "range", class: "nv-lesson-slide", ...limits, value: first === "" ? limits.min : first, "data-empty": String(first === ""), "data-at": "slide", "aria-label": t(model, "lesson-ui-number"), "aria-valuetext": said(first) });
  const field = el("input", { type: "number", ...limits, step: "any", value: first, "data-at": "field", "aria-label": t(model, "lesson-ui-number-exact") });
  const shown = el("output", { text: said(first) });
  const follow = (from, to) => () => { to.value = from.value; slide.dataset.empty = String(field.value === ""); shown.textContent = said(from.value); slide.setAttribute("aria-valuetext", said(from.value)); };
  for (const name of ["input", "click"]) slide.addEventListener(name, follow(slide, field));
  field.addEventListener("input", follow(field, slide));
  const marks = [0, 1, 2, 3, 4].map((part) => page.least + (part * (page.most - page.least)) / 4), whole = marks.every(Number.isInteger);
  const ends = (whole ? marks : [page.least, page.most]).map((one) => el("span", { text: String(one) }));
  const body = el("div", { class: "nv-lesson-number" }, slide, el("div", { class: "nv-check-ends", "aria-hidden": "true" }, ends), el("div", { class: "nv-row" }, field, shown));
  return { body, guess: () => (field.value !== "" && field.validity.valid ? Number(field.value) : null), problem: () => t(model, "lesson-ui-number-range", { least: page.least, most: page.most }) };
}

/** Blocks from a hand onto lines: a line is pulled out, or its number typed. Nothing lies there before. */
function barsForm(model, page) {
  const counts = Object.fromEntries(page.bars.map((one) => [one.key, one.count]));
  const left = el("p", { class: "nv-lesson-left", role: "status" });
  const hand = el("span", { class: "nv-lesson-bar" });
  const open = () => page.tokens - Object.values(counts).reduce((sum, count) => sum + count, 0);
  const rows = page.bars.map((one) => {
    const field = el("input", { type: "number", min: 0, max: page.tokens, step: 1, value: one.count, "data-at": "bar-" + one.key, "aria-label": t(model, "lesson-ui-bars-of", { label: one.label }) });
    const bar = el("span", { class: "nv-lesson-bar" });
    const room = el("span", { class: "nv-lesson-bar-room nv-lesson-bar-line", "aria-hidden": "true", on: {
      pointerdown: (event) => { room.setPointerCapture(event.pointerId); pulled(event); },
      pointermove: (event) => { if (room.hasPointerCapture(event.pointerId)) pulled(event); },
    } }, bar);
    const step = (by, key) => el("button", { type: "button", class: "nv-button", text: by > 0 ? "+" : "−", "aria-label": t(model, key, { label: one.label }), on: { click: () => put((Number(field.value) || 0) + by) } });
    field.addEventListener("input", changed);
    function put(count) { field.value = Math.min(page.tokens, Math.max(0, count)); changed(); }
    function pulled(event) {
      const frame = room.getBoundingClientRect(), most = counts[one.key] + Math.max(0, open());
      put(Math.min(most, Math.round(((event.clientX - frame.left) / frame.width) * page.tokens)));
    }
    function changed() { counts[one.key] = Math.max(0, Math.round(Number(field.value) || 0)); draw(); }
    return { key: one.key, bar, row: el("li", { class: "nv-lesson-bar-row" }, el("span", { class: "nv-lesson-bar-name", text: one.label }), step(-1, "lesson-ui-bars-less"), field, step(1, "lesson-ui-bars-more"), room) };
  });
  const told = () => (open() < 0 ? t(model, "lesson-ui-bars-over", { over: -open() }) : t(model, "lesson-ui-bars-left", { left: open() }));
  function draw() {
    for (const one of rows) blocks(one.bar, counts[one.key], page.tokens);
    blocks(hand, Math.max(0, open()), page.tokens);
    left.textContent = told();
  }
  draw();
  return { body: el("div", { class: "nv-lesson-blocks" }, el("p", { text: page.how }), left, el("span", { class: "nv-lesson-bar-room nv-lesson-hand", "aria-hidden": "true" }, hand), el("ul", { class: "nv-lesson-bars" }, rows.map((one) => one.row))), guess: () => (open() === 0 ? counts : null), problem: told };
}

/** The blocks as they were laid, and under each row what has fallen there: the same length is the same share. */
function laidBlocks(page) {
  return el("ul", { class: "nv-lesson-bars nv-lesson-laid" }, page.blocks.map((one) => {
    const laid = el("span", { class: "nv-lesson-bar" });
    blocks(laid, one.count, page.tokens);
    const fell = page.total ? el("span", { class: "nv-lesson-fallen", style: `width: ${(100 * one.fallen) / page.total}%` }) : null;
    return el("li", { class: "nv-lesson-block-row" }, el("span", { class: "nv-hidden", text: one.said }), el("span", { class: "nv-lesson-bar-name", "aria-hidden": "true", text: one.label }),
      el("span", { class: "nv-lesson-block-room", "aria-hidden": "true" }, laid, fell));
  }));
}

function blocks(bar, count, most) {
  bar.style.width = (100 * Math.min(count, most)) / most + "%";
  bar.style.setProperty("--blocks", Math.max(1, count));
  bar.hidden = count === 0;
}
