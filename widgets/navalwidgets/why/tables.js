// The rule's own tables: the cells that the dice can lead to are lit, each with its chance.
// Knows rows, columns and cells handed in.

function tablesPicture(model, section) {
  return el("div", { class: "nv-why-charts" }, section.tables.map((chart) => {
    const name = unique("nv-why-chart-"), named = chart.rule && !chart.rule.startsWith("chart:");
    return el("figure", {}, el("figcaption", { id: name }, el("b", { text: chart.title }), named ? " " : null, named && ruleLink(model, chart.rule),
      chart.dice ? el("span", { class: "nv-quiet", text: " " + chart.dice }) : null),
      el("div", { class: "nv-scroll", role: "region", tabindex: 0, "aria-labelledby": name }, el("table", { "aria-labelledby": name },
        el("thead", {}, el("tr", {}, el("td", {}), chart.columns.map((words) => el("th", { scope: "col", text: words })))),
        el("tbody", {}, chart.rows.map((row) => el("tr", {}, el("th", { scope: "row", text: row.words }), row.cells.map((cell) => tableCell(model, cell))))))),
      chart.left_out ? el("p", { class: "nv-quiet", text: t(model, "picture-table-more", { count: chart.left_out }) }) : null);
  }));
}

function tableCell(model, cell) {
  if (!cell.lit) return el("td", { text: cell.words });
  return el("td", { class: "nv-why-lit", style: cell.share === undefined ? null : `--share: ${cell.share}` }, el("b", { text: cell.words }), " ",
    cell.percent ? el("span", { class: "nv-why-percent", text: cell.percent }) : el("span", { class: "nv-hidden", text: t(model, "picture-table-read") }));
}
