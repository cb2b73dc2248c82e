// The questions after the reveal: one of several, a place on the board, an order of things, a place on a line, an order to give.
// Knows the plain record of a question. Knows no game.

const FORM = { choice: pickForm, board: pickForm, order: orderForm, line: lineForm, what_would_you_order: pickForm };

/** One question. Each form has `body`, `answer()` (null while there is none) and, if it says more than “choose first”, `problem()`. */
function checkForm(model, check, place, tell) {
  const at = "check-" + place, orders = check.kind === "what_would_you_order";
  const missing = el("p", { class: "nv-problem", role: "alert" });
  const form = FORM[check.kind](model, check, at);
  const hint = check.kind === "board" ? "lesson-ui-check-board" : orders ? "lesson-ui-check-orders" : "";
  return el("form", { class: "nv-lesson-check", "data-kind": check.kind, on: { submit: (event) => {
    event.preventDefault();
    const answer = form.answer();
    missing.textContent = answer === null ? t(model, "lesson-ui-check-empty") : "";
    if (answer !== null) tell({ event: "check", question: place, answer });
  } } }, el("fieldset", {}, el("legend", { text: check.question }), hint ? el("p", { class: "nv-quiet", text: t(model, hint) }) : null, form.body), missing,
    el("button", { type: "submit", class: "nv-button", "data-at": at, text: t(model, orders ? "lesson-ui-check-orders-button" : "lesson-ui-check-button") }), replied(model, check));
}

/** What is said to the last answer, with the numbers behind it. */
function replied(model, check) {
  if (!check.feedback) return null;
  return el("div", { class: "nv-lesson-feedback", "data-right": String(check.right) }, el("p", {}, el("strong", { text: check.verdict + " " }), el("span", { text: check.feedback })),
    check.told.length ? el("ol", {}, check.told.map((one) => el("li", { text: one }))) : null, check.rows.length ? el("div", { role: "group", "aria-label": t(model, "lesson-ui-check-orders-table") }, ordersTables(model, check)) : null);
}

function pickForm(model, check, at) {
  const name = unique("nv-check-");
  const body = el("div", { class: "nv-lesson-options" }, check.answers.map((one) => el("label", {},
    el("input", { type: "radio", name, value: one.id, checked: one.id === check.chosen, "data-at": at + "-" + one.id }), el("span", { text: one.label }))));
  return { body, answer: () => body.querySelector("input:checked")?.value ?? null };
}

/** Things one under another, moved by buttons; each tells its new place and slides there. */
function orderForm(model, check, at) {
  const things = [...check.answers], list = el("ol", { class: "nv-check-things" });
  const rows = new Map(things.map((one) => [one.id, el("li", {}, el("span", { class: "nv-check-thing", text: one.label }), mover(one, -1, "up", "↑"), mover(one, 1, "down", "↓"))]));

  function mover(one, by, way, sign) {
    return el("button", { type: "button", class: "nv-button", text: sign, "data-at": `${at}-${one.id}-${way}`, "aria-label": t(model, "lesson-ui-check-order-" + way, { thing: one.label }), on: { click: (event) => {
      const from = things.indexOf(one), to = from + by;
      if (to < 0 || to >= things.length) return;
      const before = seen(rows);
      things.splice(from, 1); things.splice(to, 0, one);
      lay();
      slide(rows, before);
      event.target.focus();
      announce(t(model, "lesson-ui-check-order-now", { thing: one.label, place: to + 1, count: things.length }));
    } } });
  }
  function lay() { list.replaceChildren(...things.map((one) => rows.get(one.id))); }
  lay();
  const body = el("div", { class: "nv-check-order" }, el("span", { class: "nv-quiet", text: check.ends[0] }), list, el("span", { class: "nv-quiet", text: check.ends[1] }));
  return { body, answer: () => things.map((one) => one.id).join(",") };
}

function seen(rows) { return new Map([...rows].map(([id, row]) => [id, row.getBoundingClientRect().top])); }

function slide(rows, before) {
  if (reducedMotion()) return;
  rows.forEach((row, id) => {
    const by = before.get(id) - row.getBoundingClientRect().top;
    if (by) row.animate([{ transform: `translateY(${by}px)` }, { transform: "none" }], { duration: 220, easing: "ease-out" });
  });
}

/** A line from 0 to 100: what is known stands on it, the answer is placed on it, the exact number joins it afterwards. */
function lineForm(model, check, at) {
  const first = check.chosen, limits = { min: 0, max: 100, step: 1 };
  const said = (value) => (value === "" ? t(model, "lesson-ui-check-line-empty") : t(model, "lesson-ui-check-line-at", { place: value }));
  const slide = el("input", { type: "range", class: "nv-lesson-slide", ...limits, value: first === "" ? limits.min : first, "data-empty": String(first === ""), "data-at": at + "-line", "aria-label": t(model, "lesson-ui-check-line"), "aria-valuetext": said(first) });
  const field = el("input", { type: "number", ...limits, value: first, "data-at": at + "-field", "aria-label": t(model, "lesson-ui-number-exact") });
  const shown = el("output", { text: said(first) });
  const follow = (from, to) => () => { to.value = from.value; slide.dataset.empty = String(field.value === ""); shown.textContent = said(from.value); slide.setAttribute("aria-valuetext", said(from.value)); };
  for (const name of ["input", "click"]) slide.addEventListener(name, follow(slide, field));
  field.addEventListener("input", follow(field, slide));
  const marks = check.marks.map((one) => ({ ...one, kind: "known" }));
  if (check.exact !== null) marks.push({ at: check.exact, label: t(model, "lesson-ui-check-line-exact"), kind: "exact" }, { at: Number(check.chosen), label: t(model, "lesson-ui-check-line-yours"), kind: "own" });
  const body = el("div", { class: "nv-check-line" }, marks.length ? el("ul", { class: "nv-check-marks" }, marks.map((one) => lineMark(model, one))) : null, slide,
    el("div", { class: "nv-check-ends", "aria-hidden": "true" }, [0, 25, 50, 75, 100].map((one) => el("span", { text: String(one) }))), el("div", { class: "nv-row" }, field, shown));
  return { body, answer: () => (field.value !== "" && field.validity.valid ? String(Math.round(Number(field.value))) : null) };
}

/** A mark with its words above it; near the right end they stand to its left. */
function lineMark(model, { at, label, kind }) {
  const words = el("span", { class: "nv-check-mark-words", text: t(model, "lesson-ui-check-line-mark", { what: label, place: Math.round(at) }) });
  return el("li", { class: "nv-check-mark", "data-kind": kind, "data-left": String(at > 50), style: `--at: ${at}` }, words);
}

/** Number by number, every order: a bar for a chance, and the learner's own named. */
function ordersTables(model, check) {
  return check.columns.map((name, n) => el("table", { class: "nv-act-compare" }, el("caption", { text: name }), el("tbody", {}, check.rows.map((row) => {
    const [words, share] = row.cells[n];
    return el("tr", { "data-own": String(row.own) }, el("th", { scope: "row" }, el("span", { text: row.label }), row.own ? el("span", { class: "nv-act-own", text: " (" + t(model, "lesson-ui-act-yours") + ")" }) : null),
      el("td", {}, el("span", { text: words }), share === null ? null : el("span", { class: "nv-act-bar", "aria-hidden": "true", style: `inline-size: ${Math.round(100 * share)}%` })));
  }))));
}
