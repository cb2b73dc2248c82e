// A grid of whole numbers with what is left in each row, the sum of each column, and a live verdict.
// Knows rows, columns and sentences. Knows no game.

function render({ model, el: node }) {
  const frame = root(node, "grid");
  const uid = unique("nv-grid-");
  const suggestions = el("div", { class: "nv-grid-ready", role: "group", "aria-label": t(model, "table-grid-ready") });
  const holder = el("div", { class: "nv-scroll", role: "region" });
  const verdict = el("p", { class: "nv-verdict", id: uid + "-verdict" });
  const confirm = el("button", { type: "button", class: "nv-button nv-button-main nv-grid-confirm", "aria-describedby": uid + "-verdict", on: { click: () => give() } });
  let inputs = [], rests = [], sums = [], notes = [], wantsFocus = false;

  const counts = () => inputs.map((row) => row.map((input) => Math.max(0, Math.trunc(Number(input.value) || 0))));

  function build() {
    const [rows, columns] = [model.get("rows"), model.get("columns")];
    frame.hidden = !rows.length;
    holder.replaceChildren();
    suggestions.replaceChildren();
    inputs = []; rests = []; sums = []; notes = [];
    if (!rows.length) return;
    const label = (item, kind) => [el("span", { text: item.label }), item.about ? el("span", { class: "nv-grid-about nv-quiet", text: item.about }) : null];
    const head = el("tr", {}, el("th", { scope: "col", text: t(model, "table-grid-row") }), columns.map((column) => el("th", { scope: "col" }, label(column))),
      el("th", { scope: "col", text: t(model, model.get("place_all") ? "table-grid-left" : "table-grid-stay") }));
    const lines = rows.map((row, r) => {
      const rest = el("td", { class: "nv-number nv-grid-rest" });
      rests.push(rest);
      inputs.push(columns.map((column, c) => el("input", { type: "number", min: 0, max: row.available, step: 1, inputmode: "numeric", "data-row": r, "data-column": c,
        "aria-label": t(model, "table-grid-cell", { row: row.label, column: column.label, available: row.available }) })));
      return el("tr", {}, el("th", { scope: "row" }, label(row), el("span", { class: "nv-quiet", text: " × " + row.available })), inputs[r].map((input) => el("td", {}, input)), rest);
    });
    const sum = (list, text) => el("tr", {}, el("th", { scope: "row", text }), list, el("td", {}));
    sums = columns.map(() => el("td", { class: "nv-number" }));
    notes = columns.map(() => el("td", { class: "nv-grid-note" }));
    const feet = [sum(sums, t(model, "table-grid-sum"))];
    if (model.get("column_notes").length) feet.push(sum(notes, t(model, "table-grid-amounts")));
    holder.append(el("table", {}, el("caption", { text: model.get("caption") }), el("thead", {}, head), el("tbody", {}, lines), el("tfoot", {}, feet)));
    const ready = model.get("suggestions");
    if (ready.length > 1) suggestions.append(...ready.map((text, index) => el("button", { type: "button", class: "nv-button", text,
      on: { click: () => ask(model, frame, { event: "suggest", index, decision: model.get("decision") }) } })));
    holder.setAttribute("aria-label", model.get("caption"));
    confirm.textContent = model.get("confirm");
  }

  function fill() {
    const given = model.get("counts");
    inputs.forEach((row, r) => row.forEach((input, c) => { input.value = given[r]?.[c] ?? 0; }));
    reckon();
    judge();
  }

  /** Row remainders and column sums, at once and without Python. */
  function reckon() {
    const now = counts(), [rows, columns] = [model.get("rows"), model.get("columns")];
    now.forEach((row, r) => {
      const left = rows[r].available - row.reduce((a, b) => a + b, 0);
      rests[r].textContent = left;
      rests[r].classList.toggle("nv-wrong", left < 0 || (model.get("place_all") && left !== 0));
    });
    columns.forEach((column, c) => {
      const sum = now.reduce((total, row) => total + row[c], 0);
      sums[c].textContent = column.most === null || column.most === undefined ? sum : t(model, "table-grid-of", { sum, most: column.most });
      sums[c].classList.toggle("nv-wrong", column.most !== null && sum > column.most || sum > 0 && sum < column.least);
    });
  }

  function judge() {
    const said = model.get("verdict");
    verdict.replaceChildren(...[el("span", { "aria-hidden": "true", text: said.ok ? "✓ " : "✗ " }), said.text || "", model.get("note") ? " " + model.get("note") : "", " ",
      said.rule ? ruleLink(model, said.rule) : null].filter(Boolean));
    verdict.classList.toggle("nv-wrong", said.ok === false);
    confirm.setAttribute("aria-disabled", said.ok ? "false" : "true");
    model.get("column_notes").forEach((text, c) => { if (notes[c]) notes[c].textContent = text; });
  }

  function give() {
    if (!model.get("verdict").ok) { announce(model.get("verdict").text); return; }
    if (ask(model, frame, { event: "confirm", counts: counts(), decision: model.get("decision") })) wantsFocus = true;
  }

  holder.addEventListener("input", () => { reckon(); askLatest(model, holder, { event: "check", counts: counts(), decision: model.get("decision") }); });
  holder.addEventListener("change", () => announceSoon(model.get("verdict").text + " " + model.get("note")));
  holder.addEventListener("keydown", (event) => {
    if (event.key === "Enter") { event.preventDefault(); confirm.focus(); return; }
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (!step || !event.target.dataset.row) return;
    const next = inputs[Number(event.target.dataset.row)]?.[Number(event.target.dataset.column) + step[1]];
    if (next) { event.preventDefault(); next.focus(); next.select(); }
  });
  frame.addEventListener("nv-answered", () => {
    if (wantsFocus) focusDecision();
    wantsFocus = false;
  });

  frame.append(el("div", { class: "nv-row" }, confirm, suggestions), waitLine(frame, () => t(model, "general-busy")), verdict, problemLine(model), holder);
  // Several traits change at once: everything is drawn after the last of them, never between.
  let planned = false, drawn = -1, filled = -1;
  function draw() {
    planned = false;
    if (drawn !== model.get("decision")) { build(); filled = -1; }
    drawn = model.get("decision");
    if (!inputs.length) return;
    if (filled !== model.get("filled")) fill();
    else judge();
    filled = model.get("filled");
  }
  const soon = () => { if (!planned) { planned = true; queueMicrotask(draw); } };
  const names = ["decision", "filled", "verdict", "column_notes", "note"];
  for (const name of names) model.on("change:" + name, soon);
  draw();
  return () => { for (const name of names) model.off("change:" + name, soon); };
}

export default widget(render);
