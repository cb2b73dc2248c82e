// The log book: its head, the career as a drawing of steps, other careers beside it, and tables. Knows numbers and words handed in. Knows no game.

function tablePart(table, number) {
  const caption = unique("nv-book-");
  return el("details", { "data-table": table.key, open: number === 0 }, el("summary", { id: caption, text: table.title }), el("div", { class: "nv-scroll", tabindex: "0", role: "region", "aria-labelledby": caption },
    el("table", { "aria-labelledby": caption }, el("thead", {}, el("tr", {}, table.columns.map((name, column) => el("th", { scope: "col", class: table.numbers[column] ? "nv-number" : null, text: name })))),
      el("tbody", {}, table.rows.map((row) => el("tr", {}, row.map((cell, column) => el(column ? "td" : "th", { scope: column ? null : "row", class: table.numbers[column] ? "nv-number" : null, text: cell }))))))));
}

/** The careers in a table, the first one first. */
function besideTable(beside) {
  const caption = unique("nv-beside-");
  return el("div", { class: "nv-scroll", tabindex: "0", role: "region", "aria-labelledby": caption }, el("p", { id: caption, class: "nv-beside-title", text: beside.title }),
    el("table", { "aria-labelledby": caption }, el("thead", {}, el("tr", {}, beside.columns.map((name) => el("th", { scope: "col", text: name })))),
      el("tbody", {}, beside.rows.map((row, place) => el("tr", { class: beside.lines[place].own ? "nv-own-row" : null }, row.map((cell, column) => el(column ? "td" : "th", { scope: column ? null : "row", text: cell })))))));
}

function render({ model, el: node }) {
  const frame = root(node, "career-book");
  const heading = el("h2", {}), head = el("div", {}), plot = el("div", {}), tables = el("div", { class: "nv-book-tables" });
  const compare = el("div", {}), files = el("input", { type: "file", multiple: true, accept: ".json,application/json", class: "nv-hidden", tabindex: "-1", on: { change: readFiles } });
  const trouble = el("p", { class: "nv-problem", role: "alert" });
  let planned = false;
  frame.append(heading, head, plot, compare, files, trouble, tables);

  /** Careers are handed in one by one; what cannot be used is told, and the others still come. */
  async function handIn(found) {
    const wrong = [];
    for (const { name, read } of found) {
      let text;
      try { text = await read(); } catch { wrong.push(name + ": " + model.get("compare").unreadable); continue; }
      const answered = new Promise((done) => frame.addEventListener("nv-answered", done, { once: true }));
      if (!ask(model, frame, { event: "compare", name, text })) return;
      await answered;
      if (model.get("problem")) wrong.push(model.get("problem"));
    }
    trouble.textContent = wrong.join(" ");
  }

  function readFiles() {
    const chosen = [...files.files];
    files.value = "";
    handIn(chosen.map((one) => ({ name: one.name, read: () => (one.size > model.get("largest") ? Promise.reject() : one.text()) })));
  }

  function takeKept() {
    const kept = keptGames(model.get("game")).filter((one) => !one.own);
    if (kept.length) handIn(kept.map((one) => ({ name: one.about || one.play, read: async () => one.text })));
    else trouble.textContent = model.get("compare").none;
  }

  function comparePart() {
    const words = model.get("compare"), beside = model.get("beside");
    if (!words.title) return [];
    const press = (key, action) => el("button", { type: "button", class: "nv-button", "data-key": key, text: words[key], on: { click: action } });
    files.setAttribute("aria-label", words.files);
    return [el("details", { class: "nv-beside", open: Boolean(beside.title) || wasOpen() }, el("summary", { text: words.title }), el("p", { text: words.about }),
      el("div", { class: "nv-row" }, press("files", () => files.click()), press("kept", takeKept), beside.title ? press("alone", () => ask(model, frame, { event: "alone" })) : null),
      beside.title ? [besidePlot(beside), besideTable(beside)] : null)];
  }

  const wasOpen = () => Boolean(compare.querySelector("details[open]"));

  function draw() {
    planned = false;
    const before = new Map([...tables.children].map((one) => [one.dataset.table, one.open]));
    heading.textContent = model.get("title");
    heading.hidden = !model.get("title");
    head.replaceChildren(...model.get("head").map((line) => el("p", { text: line })));
    const held = compare.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    compare.replaceChildren(...comparePart());
    if (held) (compare.querySelector(`[data-key="${held}"]`) || compare.querySelector("summary"))?.focus({ preventScroll: true });
    plot.replaceChildren(...[careerPart(model.get("career"))].filter(Boolean));
    tables.replaceChildren(...model.get("tables").map(tablePart));
    for (const one of tables.children) if (before.has(one.dataset.table)) one.open = before.get(one.dataset.table);
  }

  function soon() {
    if (planned) return;
    planned = true;
    requestAnimationFrame(draw);
  }

  const names = ["title", "head", "career", "compare", "beside", "tables"];
  for (const name of names) model.on("change:" + name, soon);
  draw();
  return () => { for (const name of names) model.off("change:" + name, soon); };
}

export default widget(render);
