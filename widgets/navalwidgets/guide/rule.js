// The rule of a step: its sentences, what is thrown, its tables, the cards that are drawn from. It is drawn once for each step,
// open until a prediction is made. Knows the plain record of a rule. Knows no chance.

const MOST_DICE = 12, LONG_TABLE = 14;   // rows

function render({ model, el: host }) {
  const box = root(host, "lesson-rule");
  const title = unique("nv-rule-");
  const body = el("div", { class: "nv-rule-body" });
  const whole = el("details", { class: "nv-rule" }, el("summary", {}, el("h3", { id: title, text: t(model, "lesson-ui-rule") })), body);
  box.append(el("section", { "aria-labelledby": title }, whole), problemLine(model));
  let told = "";

  function redraw() {
    const { open, ...rule } = model.get("page"), now = JSON.stringify(rule);
    if (whole.open !== Boolean(open) && redraw.open !== open) whole.open = Boolean(open);
    redraw.open = open;
    if (now === told) return;
    told = now;
    box.hidden = !Object.values(rule).some((part) => (Array.isArray(part) ? part.length : part));   // the step's own words say it all
    body.replaceChildren(...(box.hidden ? [] : ruleParts(model, rule)));
  }

  model.on("change:page", redraw);
  redraw();
  return () => model.off("change:page", redraw);
}

/** Sentences first, then dice, cards and tables: what a reader needs to work the rule by hand. How many ways there are is for who counts. */
function ruleParts(model, rule) {
  return [
    ...rule.rules.map((one) => el("p", {}, one.words, " ", ruleLink(model, one.rule))),
    rule.throws.length ? el("ul", { class: "nv-rule-throws" }, rule.throws.map(thrown)) : null,
    rule.notations.length ? el("details", {}, el("summary", { text: t(model, "lesson-ui-rule-counted") }), rule.notations.map((text) => el("p", { class: "nv-quiet", text }))) : null,
    rule.hand ? handPicture(model, { hand: rule.hand }, []) : null,
    rule.tables.length ? sideBySide(tablesPicture(model, rule, [], (what) => t(model, "lesson-ui-rule") + t(model, "general-colon") + what)) : null,
  ].filter(Boolean);
}

/** A table of many rows stands in two halves beside each other: it is looked over at once, not scrolled through. */
function sideBySide(drawn) {
  for (const table of drawn.querySelectorAll("table")) {
    const rows = [...table.tBodies[0].rows];
    if (rows.length < LONG_TABLE) continue;
    const second = table.cloneNode(true), half = Math.ceil(rows.length / 2);
    rows.slice(half).forEach((row) => row.remove());
    [...second.tBodies[0].rows].slice(0, half).forEach((row) => row.remove());
    table.parentNode.classList.add("nv-rule-halves");
    table.after(second);
  }
  return drawn;
}

/** One throw: its dice in their shapes, and what they are thrown for. */
function thrown({ throw: words, dice: { sides } }) {
  return el("li", {}, el("span", { class: "nv-why-pool" }, sides.slice(0, MOST_DICE).map((one) => die({ sides: one, face: one }))), el("span", { text: words }));
}

export default widget(render);
