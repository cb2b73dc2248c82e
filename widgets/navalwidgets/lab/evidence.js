// What an answer rests on: charts and their cells, each with its source; and how much the uncertain ones matter.

function render({ model, el: host }) {
  const box = root(host, "evidence");
  const summary = el("summary"), body = el("div", { class: "nv-evidence-body" });
  const whole = el("details", { on: { toggle: fill } }, summary, body);
  const question = el("button", { type: "button", class: "nv-button", text: t(model, "lab-doubt"), on: { click: () => ask(model, box, { event: "doubt" }) } });
  const answer = el("p", { class: "nv-evidence-doubt" });
  const ours = el("p", { class: "nv-quiet" });
  box.append(whole, el("div", { class: "nv-row" }, question), ours, answer, problemLine(model));

  function opened(chart) {
    const page = chartLink(model, chart.name, t(model, "lab-chart-link", { chart: chart.title }));
    return [page ? el("p", {}, page) : null, ...chart.sources.map((source) => part(chart, source))].filter(Boolean);
  }

  /** The cells of one source, which is told once. */
  function part(chart, source) {
    const heads = ["lab-cell-row", "lab-cell-column", "lab-cell-value"];
    const holder = el("div", { class: "nv-scroll", role: "region", tabindex: 0, "aria-label": chart.title + " · " + source.where },
      el("table", {}, el("caption", { class: "nv-hidden", text: chart.title }),
        el("thead", {}, el("tr", {}, heads.map((key) => el("th", { scope: "col", text: t(model, key) })))),
        el("tbody", {}, source.cells.map((cell) => el("tr", {}, el("th", { scope: "row", text: cell.row }), el("td", { text: cell.column }), el("td", { text: cell.value }))))));
    return el("div", { class: "nv-evidence-source" },
      el("div", { class: "nv-evidence-where" }, badgeButton(model, source.kind), el("span", {}, source.where, source.note ? el("span", { class: "nv-quiet", text: " " + source.note }) : null)), holder);
  }

  function fill() {
    if (!whole.open) { body.replaceChildren(); return; }
    const charts = model.get("charts") || [];
    body.replaceChildren(...charts.map((chart) => {
      const holder = el("div");
      return el("details", { on: { toggle: (event) => holder.replaceChildren(...(event.target.open ? opened(chart) : [])) } }, el("summary", {}, el("span", { text: chart.title + " " }), badge(model, chart.badge)), holder);
    }));
  }

  function show() {
    summary.textContent = model.get("summary");
    question.hidden = !model.get("can_doubt");
    ours.hidden = !model.get("undoubted");
    ours.textContent = model.get("undoubted");
    if (answer.textContent !== model.get("doubt")) { answer.textContent = model.get("doubt"); if (answer.textContent) announce(answer.textContent); }
    fill();
  }

  ["charts", "summary", "doubt", "can_doubt", "undoubted"].forEach((name) => model.on("change:" + name, show));
  show();
  return () => ["charts", "summary", "doubt", "can_doubt", "undoubted"].forEach((name) => model.off("change:" + name, show));
}

export default widget(render);
