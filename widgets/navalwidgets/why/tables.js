// The rule's own tables: the cells that the dice can lead to are lit, each with its chance, in the look of the end it leads to.
// Knows rows, columns and cells handed in.

/** `called` tells a scrolling part from those of other sections. */
function tablesPicture(model, section, ends, called) {
  return el("div", { class: "nv-why-charts" }, section.tables.map((chart) => {
    const named = chart.rule && !chart.rule.startsWith("chart:");
    const used = chart.columns.map((_, place) => chart.rows.some((row) => row.cells[place].lit)), unused = used.filter((one) => !one).length;
    const kind = (place) => (used[place] || unused === used.length ? "" : "nv-why-unused");   // no room for it on a phone
    return el("figure", {}, el("figcaption", {}, named && ruleLabel(model, chart.rule) === chart.title ? el("b", {}, ruleLink(model, chart.rule)) : [el("b", { text: chart.title }), named ? " " : null, named && ruleLink(model, chart.rule)],
      chart.dice ? el("span", { class: "nv-quiet", text: " " + chart.dice }) : null),
      chart.shift ? shiftSteps(model, chart) : null,
      el("div", { class: "nv-scroll", role: "region", tabindex: 0, "aria-label": called(chart.title) }, el("table", { "aria-label": chart.title },
        el("thead", {}, el("tr", {}, el("td", {}), chart.columns.map((words, place) => el("th", { scope: "col", class: kind(place) || null, text: words })))),
        el("tbody", {}, chart.rows.map((row) => el("tr", {}, el("th", { scope: "row", text: row.words }), row.cells.map((cell, place) => tableCell(model, cell, ends, kind(place)))))))),
      besideTable(model, chart, ends),
      unused && unused < used.length ? el("p", { class: "nv-quiet nv-why-narrow", text: t(model, "picture-table-narrow") }) : null,
      chart.left_out ? el("p", { class: "nv-quiet", text: t(model, "picture-table-left-" + chart.left, { count: chart.left_out }) }) : null);
  }));
}

/** From the throw to the row: every modifier by its name, one step after the other. */
function shiftSteps(model, chart) {
  const step = (add, words, more = "") => el("li", { class: "nv-why-step" + more }, el("b", { text: add }), words ? " " + words : null);
  return el("div", { class: "nv-why-shift" }, el("p", { text: t(model, chart.shift > 0 ? "picture-table-more-than" : "picture-table-less-than", { shift: Math.abs(chart.shift) }) }),
    el("ol", { class: "nv-why-stepping" }, step(t(model, "picture-shift-throw"), ""), chart.steps.map(({ add, words }) => step(add, words)), step(t(model, "picture-shift-row"), "", " nv-why-stepped")));
}

function tableCell(model, cell, ends, kind) {
  if (!cell.lit) return el("td", { class: kind || null, text: cell.words });
  const end = cell.end === undefined ? undefined : endAt(ends, cell.end);
  return el("td", { class: "nv-why-lit nv-why-part", "data-place": (cell.ends || [cell.end]).map((one) => endAt(ends, one).place).join(" "), style: end ? `--end: var(--${end.colour}); --tint: ${Math.round(end.tint * 100)}%` : null },
    end && end.mark !== cell.words ? el("span", { class: "nv-why-mark", text: end.mark, "aria-hidden": "true" }) : null,
    el("b", { text: cell.words }), " ", el("span", { class: "nv-why-percent", text: cell.percent }));
}

/** What is thrown before a table and ends without it. */
function besideTable(model, { beside }, ends) {
  return beside.length ? [el("p", { class: "nv-quiet", text: t(model, "picture-table-beside") }), el("ul", { class: "nv-why-ways" }, beside.map((one) => {
    const end = endAt(ends, one.end);
    return el("li", { class: "nv-why-part", "data-place": end.place }, wayMark(end), el("span", { text: t(model, "picture-table-beside-one", { values: one.words, end: saidOf(end), percent: one.percent }) }));
  }))] : null;
}
