// The parts of a lesson's page. Each draws the plain record `page`; Python decides what happens.
// A redraw keeps the focus on the control with the same data-at; `focus` may send it elsewhere.

const DRAW = { nav: drawNav, head: drawHead, predict: drawPredict, reveal: drawReveal, talk: drawTalk };

function press(tell, message, attributes = {}, ...children) {
  return el("button", { type: "button", class: "nv-button", ...attributes, on: { click: () => tell(message) } }, ...children);
}

// ---- step list -----------------------------------------------------------------------------------------------

function drawNav(model, page, tell) {
  const pick = el("select", { "data-at": "episode", on: { change: (event) => tell({ event: "episode", episode: event.target.value }) } },
    page.episodes.map((one) => el("option", { value: one.id, text: one.label, selected: one.current })));
  pick.value = page.episodes.find((one) => one.current).id;
  const steps = el("ol", { class: "nv-lesson-steps" }, page.steps.map((one) => el("li", {}, press(tell, { event: "go", step: one.id },
    { class: "nv-lesson-step", "data-at": "step-" + one.id, "data-state": one.state, "aria-current": one.current ? "step" : null },
    el("span", { text: one.label }),
    one.state === "new" ? null : el("span", { class: "nv-lesson-state", text: (one.state === "done" ? "✓ " : "… ") + t(model, "lesson-ui-" + one.state) })))));
  const wide = window.matchMedia("(min-width: 75rem)").matches;
  const list = el("details", { open: wide, class: "nv-lesson-list" },
    el("summary", { "data-at": "steps", text: t(model, "lesson-ui-steps") }), steps);
  const sure = el("div", { class: "nv-lesson-sure", hidden: true }, el("p", { text: t(model, "lesson-ui-start-over-sure") }),
    el("div", { class: "nv-row" }, press(tell, { event: "start over" }, { text: t(model, "lesson-ui-start-over-yes"), "data-at": "over-yes" }),
      el("button", { type: "button", class: "nv-button", text: t(model, "lesson-ui-start-over-no"), on: { click: () => { sure.hidden = true; over.focus(); } } })));
  const over = el("button", { type: "button", class: "nv-button", "data-at": "over", text: t(model, "lesson-ui-start-over"),
    on: { click: () => { sure.hidden = false; sure.querySelector("button").focus(); } } });
  return [el("nav", { "aria-label": t(model, "lesson-ui-episodes") },
    el("label", { class: "nv-lesson-pick" }, el("span", { text: t(model, "lesson-ui-episode-pick") }), pick),
    list,
    el("p", { class: "nv-lesson-progress" }, el("progress", { max: page.count, value: page.done, "aria-hidden": "true" }), el("span", { text: page.progress })),
    el("details", {}, el("summary", { "data-at": "about", text: t(model, "lesson-ui-about") }), el("p", { text: page.blurb }),
      el("p", { text: t(model, "lesson-ui-goals") + t(model, "general-colon") }), el("ul", {}, page.goals.map((goal) => el("li", { text: goal }))),
      el("p", {}, el("a", { href: page.teach, "data-at": "teach", text: t(model, "lesson-ui-teach") }))),
    el("div", { class: "nv-row" }, press(tell, { event: "save" }, { text: t(model, "lesson-ui-save"), "data-at": "save" }),
      press(tell, { event: "print" }, { text: t(model, "lesson-ui-print"), "data-at": "print" }), over), sure)];
}

// ---- the whole episode on paper ------------------------------------------------------------------------------

/** Exact chances as bars beside their numbers; a bar is drawn, so that it is printed without colours of the background. */
function sheetChances(step) {
  const bar = (length) => svg("svg", { viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" }, svg("rect", { width: length, height: 10 }));
  return el("table", {}, el("tbody", {}, step.chances.map(([label, ...numbers], place) => el("tr", {}, el("th", { scope: "row", text: label }),
    el("td", { class: "nv-sheet-bar" }, bar(step.bars[place])), numbers.map((one) => el("td", { class: "nv-number", text: one }))))));
}

/** A check question with what was answered so far. */
function sheetCheck(check) {
  const sign = (one) => (one.id !== check.chosen ? "☐ " : "☒ ");
  return [el("p", {}, el("strong", { text: check.question })), el("ul", { class: "nv-sheet-answers" }, check.answers.map((one) => el("li", { text: sign(one) + one.label }))),
    check.feedback ? el("p", {}, el("strong", { text: check.verdict + " " }), check.feedback) : null];
}

/** A sheet of all steps, seen only by printers; the page itself is not printed while it is there. */
function printSheet(model, sheet) {
  document.querySelector(".nv-lesson-sheet")?.remove();
  const list = (items, tag = "ul") => el(tag, {}, items.map((one) => el("li", { text: one })));
  const paper = el("div", { class: "nv nv-lesson-sheet" }, el("h2", { text: sheet.title }), list(sheet.goals), sheet.steps.map((step) => el("section", {},
    el("p", { text: step.place }), el("h3", { text: step.title }), el("p", { text: step.hook }),
    el("p", { text: t(model, "lesson-ui-assumptions") + t(model, "general-colon") }), list(step.assumptions),
    el("h4", { text: t(model, "lesson-ui-predict") }), el("p", {}, el("strong", { text: step.question })), step.options.length ? list(step.options) : null,
    el("p", { text: step.said || "________________" }),
    el("h4", { text: t(model, "lesson-ui-chart") }), el("p", { text: step.told }), sheetChances(step),
    el("h4", { text: t(model, "lesson-ui-explain") }), step.own ? el("p", {}, el("strong", { text: step.own })) : null, step.explain.map((one) => el("p", { text: one })),
    el("h4", { text: t(model, "lesson-ui-vary") }), el("p", { text: step.task }), step.found ? el("p", { text: step.found }) : null,
    el("h4", { text: t(model, "lesson-ui-check") }), step.checks.map(sheetCheck),
    el("h4", { text: t(model, "lesson-ui-history") }), step.history.map((one) => el("p", {}, mark(model, one.mark), el("span", { text: " " + one.text + " " }), el("cite", { text: one.source }))))),
    el("h3", { text: t(model, "lesson-ui-summary") }), list(sheet.summary), el("p", { text: sheet.exit }),
    el("h3", { text: t(model, "lesson-ui-sources") }), list(sheet.sources));
  document.body.append(paper);
  window.addEventListener("afterprint", () => paper.remove(), { once: true });
  window.print();
}

function takeAlong(model) {
  const file = model.get("file") || {};
  if (file.text) download(file.name, "text/csv;charset=utf-8", "\ufeff" + file.text);
  if (file.sheet) printSheet(model, file.sheet);
}

// ---- story ---------------------------------------------------------------------------------------------------

function mark(model, name) {
  return el("span", { class: "nv-lesson-mark", "data-mark": name, text: t(model, "lesson-ui-" + name + "-mark") });
}

function drawHead(model, page) {
  return [
    el("p", { class: "nv-lesson-place" }, el("span", { text: page.place })),
    el("h2", { tabindex: -1, "data-at": "title", text: page.title }),
    el("p", { class: "nv-lesson-goal", text: page.goal }),
    el("p", { class: "nv-lesson-hook", text: page.hook }),
    el("div", { class: "nv-lesson-small" }, el("p", { text: t(model, "lesson-ui-assumptions") + t(model, "general-colon") }), el("ul", {}, page.assumptions.map((one) => el("li", { text: one })))),
    el("details", { class: "nv-lesson-small" }, el("summary", { "data-at": "origin", text: t(model, "lesson-ui-origin") }),
      el("p", { class: "nv-row" }, mark(model, page.mark), el("span", { text: page.source })),
      el("p", {}, el("span", { text: t(model, "lesson-ui-rules") + t(model, "general-colon") }), page.rules.map((number, place) => [place ? ", " : "", ruleLink(model, number)]))),
    page.notes.map((note) => el("p", { class: "nv-lesson-note", role: "status", text: note })),
  ];
}

// ---- prediction ----------------------------------------------------------------------------------------------

function drawPredict(model, page, tell) {
  const title = el("h3", { text: t(model, "lesson-ui-predict"), tabindex: -1, "data-at": "predict" });
  const question = el("p", { class: "nv-lesson-question", text: page.question });
  if (!page.open) {
    const again = page.again ? press(tell, { event: "again" }, { text: t(model, "lesson-ui-predict-again"), "data-at": "again" }) : null;
    return [title, question, el("p", { class: "nv-row nv-lesson-said" }, el("strong", { text: page.said }), again)];
  }
  const form = { choice: choiceForm, number: numberForm, bars: barsForm }[page.kind](model, page);
  const missing = el("p", { class: "nv-problem", role: "alert" });
  const keep = el("button", { type: "submit", class: "nv-button nv-button-main", "data-at": "keep", text: t(model, "lesson-ui-predict-button") });
  return [title, el("form", { on: { submit: (event) => {
    event.preventDefault();
    const guess = form.guess();
    missing.textContent = guess === null ? form.problem() : "";
    if (guess !== null) tell({ event: "predict", guess });
  } } }, el("fieldset", {}, el("legend", { class: "nv-lesson-question", text: page.question }), form.body), missing,
    el("div", { class: "nv-row" }, keep, press(tell, { event: "skip" }, { text: t(model, "lesson-ui-skip-button"), "data-at": "skip" })))];
}

function choiceForm(model, page) {
  const name = unique("nv-guess-");
  const body = el("div", { class: "nv-lesson-options" }, page.options.map((one) => el("label", {},
    el("input", { type: "radio", name, value: one.id, checked: one.id === page.guess, "data-at": "option-" + one.id }), el("span", { text: one.label }))));
  return { body, guess: () => body.querySelector("input:checked")?.value ?? null, problem: () => t(model, "lesson-ui-predict-empty") };
}

function numberForm(model, page) {
  const limits = { min: page.least, max: page.most, step: page.step };
  const first = page.guess ?? page.middle;
  const said = (value) => page.unit.replace("{value}", String(value));
  const slide = el("input", { type: "range", ...limits, value: first, "data-at": "slide", "aria-label": t(model, "lesson-ui-number"), "aria-valuetext": said(first) });
  const field = el("input", { type: "number", ...limits, value: first, "data-at": "field", "aria-label": t(model, "lesson-ui-number-exact") });
  const shown = el("output", { text: said(first) });
  const follow = (from, to) => () => { to.value = from.value; shown.textContent = said(from.value); slide.setAttribute("aria-valuetext", said(from.value)); };
  slide.addEventListener("input", follow(slide, field));
  field.addEventListener("input", follow(field, slide));
  const body = el("div", { class: "nv-lesson-number" }, slide, el("div", { class: "nv-row" }, field, shown));
  return { body, guess: () => (field.value !== "" && field.validity.valid ? Number(field.value) : null), problem: () => field.validationMessage || t(model, "lesson-ui-predict-empty") };
}

function barsForm(model, page) {
  const counts = Object.fromEntries(page.bars.map((one) => [one.key, one.count]));
  const left = el("p", { class: "nv-lesson-left", role: "status" });
  const tall = () => Math.max(1, ...Object.values(counts));
  const rows = page.bars.map((one) => {
    const field = el("input", { type: "number", min: 0, max: page.tokens, step: 1, value: one.count, "data-at": "bar-" + one.key, "aria-label": t(model, "lesson-ui-bars-of", { label: one.label }) });
    const bar = el("span", { class: "nv-lesson-bar", "aria-hidden": "true" });
    const step = (by, key) => el("button", { type: "button", class: "nv-button", text: by > 0 ? "+" : "−", "aria-label": t(model, key, { label: one.label }),
      on: { click: () => { field.value = Math.min(page.tokens, Math.max(0, (Number(field.value) || 0) + by)); changed(); } } });
    field.addEventListener("input", changed);
    function changed() { counts[one.key] = Math.max(0, Math.round(Number(field.value) || 0)); draw(); }
    return { key: one.key, bar, row: el("li", { class: "nv-lesson-bar-row" }, el("span", { class: "nv-lesson-bar-name", text: one.label }), step(-1, "lesson-ui-bars-less"), field, step(1, "lesson-ui-bars-more"), el("span", { class: "nv-lesson-bar-room" }, bar)) };
  });
  const open = () => page.tokens - Object.values(counts).reduce((sum, count) => sum + count, 0);
  const told = () => (open() < 0 ? t(model, "lesson-ui-bars-over", { over: -open() }) : t(model, "lesson-ui-bars-left", { left: open() }));
  function draw() {
    for (const one of rows) one.bar.style.width = (100 * counts[one.key]) / tall() + "%";
    left.textContent = told();
  }
  draw();
  return { body: el("div", {}, el("p", { text: page.how }), el("ul", { class: "nv-lesson-bars" }, rows.map((one) => one.row)), left), guess: () => (open() === 0 ? counts : null), problem: told };
}

// ---- reveal and change ---------------------------------------------------------------------------------------

function drawReveal(model, page, tell) {
  const parts = [];
  if (page.example) parts.push(el("details", {}, el("summary", { "data-at": "example", text: t(model, "lesson-ui-example-title") }), el("p", { text: page.example.about }),
    el("ul", {}, page.example.throws.map((one) => el("li", { text: one }))), el("p", {}, el("strong", { text: page.example.outcome }))));
  if (!page.revealed) {
    const why = unique("nv-why-");
    parts.push(el("div", { class: "nv-row" }, press((message) => { if (!page.locked) tell(message); else announce(page.locked); }, { event: "reveal" },
      { class: "nv-button nv-button-main", "data-at": "reveal", text: t(model, "lesson-ui-reveal"), "aria-disabled": page.locked ? "true" : null, "aria-describedby": page.locked ? why : null })));
    if (page.locked) parts.push(el("p", { class: "nv-quiet", id: why, text: page.locked }));
    return parts;
  }
  const name = unique("nv-set-");
  parts.push(el("h3", { tabindex: -1, "data-at": "vary", text: t(model, "lesson-ui-vary") }), el("p", { text: page.task }),
    el("fieldset", { class: "nv-lesson-set" }, el("legend", { text: page.control }), el("div", { class: "nv-row" }, page.values.map((one) => el("label", { class: "nv-lesson-value" },
      el("input", { type: "radio", name, value: one.code, checked: one.current, "data-at": "set-" + one.code, on: { change: () => tell({ event: "vary", value: one.code }) } }), el("span", { text: one.label }))))));
  if (page.cleared) parts.push(el("p", { class: "nv-quiet", text: page.cleared }));
  if (page.found) parts.push(el("p", { class: "nv-lesson-found" }, el("strong", { text: t(model, "lesson-ui-found") + " " }), el("span", { text: page.varied })));
  return parts;
}

// ---- explanation, checks, history ----------------------------------------------------------------------------

function drawTalk(model, page, tell) {
  return [
    el("section", {}, el("h3", { tabindex: -1, "data-at": "explain", text: t(model, "lesson-ui-explain") }),
      page.explain.length ? page.explain.map((one, place) => el("p", { class: place ? null : "nv-lesson-own", text: one })) : el("p", { class: "nv-quiet", text: t(model, "lesson-ui-explain-locked") }),
      page.reconstruction ? el("p", { class: "nv-row" }, badge(model, "reconstruction"), el("span", { text: page.reconstruction })) : null),
    el("section", {}, el("h3", { text: t(model, "lesson-ui-check") }), page.checks.map((one, place) => checkForm(model, one, place, tell))),
    el("section", {}, el("h3", { text: t(model, "lesson-ui-history") }), el("ul", { class: "nv-lesson-history" }, page.history.map((one) => el("li", {},
      mark(model, one.mark), el("span", { text: " " + one.text + " " }), one.source ? el("cite", { class: "nv-quiet", text: one.source }) : null)))),
    page.summary.length ? el("section", { class: "nv-card" }, el("h3", { text: t(model, "lesson-ui-summary") }), el("ul", {}, page.summary.map((one) => el("li", { text: one }))),
      el("h4", { text: t(model, "lesson-ui-exit") }), el("p", { text: page.exit })) : null,
    el("div", { class: "nv-row nv-lesson-moves" },
      page.back ? press(tell, { event: "back" }, { text: t(model, "lesson-ui-back"), "data-at": "back" }) : null,
      page.next ? press(tell, { event: "next" }, { class: "nv-button nv-button-main", text: page.next, "data-at": "next" }) : null,
      page.nextEpisode ? press(tell, { event: "episode", episode: page.nextEpisode.id }, { class: "nv-button nv-button-main", text: page.nextEpisode.label, "data-at": "next" }) : null,
      el("a", { href: page.lab, text: t(model, "lesson-ui-sandbox") })),
    el("details", {}, el("summary", { "data-at": "terms", text: t(model, "lesson-ui-terms") }), el("dl", {}, page.terms.map((one) => [el("dt", { text: one.word }), el("dd", { text: one.means })]))),
    el("details", {}, el("summary", { "data-at": "sources", text: t(model, "lesson-ui-sources") }), el("ul", {}, page.sources.map((one) => el("li", { text: one })))),
  ];
}

function checkForm(model, check, place, tell) {
  const name = unique("nv-check-"), at = "check-" + place;
  const missing = el("p", { class: "nv-problem", role: "alert" });
  const answers = el("div", { class: "nv-lesson-options" }, check.answers.map((one) => el("label", {},
    el("input", { type: "radio", name, value: one.id, checked: one.id === check.chosen, "data-at": at + "-" + one.id }), el("span", { text: one.label }))));
  const feedback = check.feedback ? el("p", { class: "nv-lesson-feedback", "data-right": String(check.right) }, el("strong", { text: check.verdict + " " }), el("span", { text: check.feedback })) : null;
  return el("form", { class: "nv-lesson-check", on: { submit: (event) => {
    event.preventDefault();
    const answer = answers.querySelector("input:checked")?.value;
    missing.textContent = answer ? "" : t(model, "lesson-ui-check-empty");
    if (answer) tell({ event: "check", question: place, answer });
  } } }, el("fieldset", {}, el("legend", { text: check.question }), answers), missing,
    el("button", { type: "submit", class: "nv-button", "data-at": at, text: t(model, "lesson-ui-check-button") }), feedback);
}

// ---- keeping answers in the browser --------------------------------------------------------------------------

/** Answers live in this tab's storage, one entry per game and episode; Python hears what was kept before. */
function keeper(model, tell, unkept) {
  const place = () => "navalgames:lesson:" + model.get("game") + ":" + model.get("page").episode;
  let asked = "";
  function recall() {
    if (asked === place()) return;
    asked = place();
    let kept = null;
    try { kept = JSON.parse(sessionStorage.getItem(asked)); } catch { kept = null; }
    tell({ event: "recall", episode: model.get("page").episode, kept });
  }
  function keep() {
    const kept = model.get("kept");
    if (!kept) return;
    try { sessionStorage.setItem("navalgames:lesson:" + model.get("game") + ":" + kept.episode, JSON.stringify(kept)); unkept.textContent = ""; } catch { unkept.textContent = t(model, "lesson-ui-saved-problem"); }
  }
  model.on("change:kept", keep);
  model.on("change:page", recall);
  recall();
  return () => { model.off("change:kept", keep); model.off("change:page", recall); };
}

// ---- the widget ----------------------------------------------------------------------------------------------

function render({ model, el: host }) {
  const part = model.get("part");
  const box = root(host, "lesson-" + part);
  const body = el("div", { class: "nv-lesson-body" });
  const unkept = el("p", { class: "nv-quiet", role: "status" });
  box.append(body, unkept, problemLine(model));
  const tell = (message) => { ask(model, box, message); };
  let opened = new Set();

  function redraw() {
    const page = model.get("page");
    if (!Object.keys(page).length) return;
    const at = body.contains(document.activeElement) ? document.activeElement.dataset.at : null;
    body.querySelectorAll("details > summary[data-at]").forEach((one) => opened[one.parentNode.open ? "add" : "delete"](one.dataset.at));
    if (page.fresh !== redraw.fresh) { redraw.fresh = page.fresh; opened = new Set([...opened].filter((one) => one === "steps")); }
    body.replaceChildren(...DRAW[part](model, page, tell).flat(Infinity).filter(Boolean));
    body.querySelectorAll("details > summary[data-at]").forEach((one) => { if (opened.has(one.dataset.at)) one.parentNode.open = true; });
    if (at) body.querySelector(`[data-at="${CSS.escape(at)}"]`)?.focus({ preventScroll: true });
    if (part === "head") document.title = page.documentTitle;
  }

  function answered() {
    takeAlong(model);
    if (model.get("said")) announce(model.get("said"));
    const wanted = model.get("focus");
    if (wanted) setTimeout(() => { const target = document.querySelector(wanted); target?.focus({ preventScroll: !wanted.includes("title") }); if (wanted.includes("title")) window.scrollTo({ top: 0 }); }, 60);
  }

  box.addEventListener("nv-answered", answered);
  model.on("change:page", redraw);
  redraw();
  const stop = part === "nav" ? keeper(model, (message) => model.send(message), unkept) : () => {};
  return () => { model.off("change:page", redraw); stop(); };
}

export default widget(render);
