// The log book: its head, the career as a drawing of steps, and tables. Knows numbers and words handed in. Knows no game.

const PLOT = { width: 340, height: 210, left: 62, right: 8, top: 12, bottom: 26 };

/** The tonnage of a career, month by month, as steps; what others reached at their end as dashed lines. */
function careerPart(career) {
  if (!career.title) return null;
  const [first, last] = career.months, wide = PLOT.width - PLOT.left - PLOT.right, high = PLOT.height - PLOT.top - PLOT.bottom;
  const x = (month) => PLOT.left + ((month - first) / Math.max(1, last - first)) * wide, y = (tons) => PLOT.top + (1 - tons / career.top) * high;
  const steps = career.points.map(([month, tons], place) => (place ? `H${x(month).toFixed(1)}V${y(tons).toFixed(1)}` : `M${x(month).toFixed(1)} ${y(tons).toFixed(1)}`)).join("");
  const end = career.points[career.points.length - 1];
  return el("figure", { class: "nv-career" }, el("h3", { text: career.title }), el("p", { text: career.summary }),
    svg("svg", { viewBox: `0 0 ${PLOT.width} ${PLOT.height}`, role: "img", "aria-label": career.summary, class: "nv-career-plot" },
      career.ticks.map(([tons, words]) => [svg("path", { class: "nv-grid-line", d: `M${PLOT.left} ${y(tons)}H${PLOT.width - PLOT.right}` }), svg("text", { class: "nv-tick", x: PLOT.left - 5, y: y(tons) + 4, "text-anchor": "end", text: words })]),
      career.years.map(([month, words]) => [svg("path", { class: "nv-grid-line", d: `M${x(month)} ${PLOT.top}V${PLOT.height - PLOT.bottom}` }), svg("text", { class: "nv-tick", x: x(month), y: PLOT.height - 8, "text-anchor": "middle", text: words })]),
      career.aces.map((ace) => [svg("path", { class: "nv-ace", d: `M${PLOT.left} ${y(ace.tonnage)}H${PLOT.width - PLOT.right}` }), svg("text", { class: "nv-ace-name", x: PLOT.width - PLOT.right - 2, y: y(ace.tonnage) - 3, "text-anchor": "end", text: ace.label })]),
      svg("path", { class: "nv-own-line", d: steps }), svg("circle", { class: "nv-own-end", cx: x(end[0]), cy: y(end[1]), r: 4.5 })),
    el("figcaption", { class: "nv-quiet" }, svg("svg", { viewBox: "0 0 30 8", class: "nv-own-key", "aria-hidden": "true" }, svg("path", { class: "nv-own-line", d: "M0 4H30" })), el("span", { text: " " + career.own })));
}

function tablePart(table, number) {
  const caption = unique("nv-book-");
  return el("details", { "data-table": table.key, open: number === 0 }, el("summary", { id: caption, text: table.title }), el("div", { class: "nv-scroll", tabindex: "0", role: "region", "aria-labelledby": caption },
    el("table", { "aria-labelledby": caption }, el("thead", {}, el("tr", {}, table.columns.map((name, column) => el("th", { scope: "col", class: table.numbers[column] ? "nv-number" : null, text: name })))),
      el("tbody", {}, table.rows.map((row) => el("tr", {}, row.map((cell, column) => el(column ? "td" : "th", { scope: column ? null : "row", class: table.numbers[column] ? "nv-number" : null, text: cell }))))))));
}

function render({ model, el: node }) {
  const frame = root(node, "career-book");
  const heading = el("h2", {}), head = el("div", {}), plot = el("div", {}), tables = el("div", { class: "nv-book-tables" });
  let planned = false;
  frame.append(heading, head, plot, tables, problemLine(model));

  function draw() {
    planned = false;
    const before = new Map([...tables.children].map((one) => [one.dataset.table, one.open]));
    heading.textContent = model.get("title");
    heading.hidden = !model.get("title");
    head.replaceChildren(...model.get("head").map((line) => el("p", { text: line })));
    plot.replaceChildren(...[careerPart(model.get("career"))].filter(Boolean));
    tables.replaceChildren(...model.get("tables").map(tablePart));
    for (const one of tables.children) if (before.has(one.dataset.table)) one.open = before.get(one.dataset.table);
  }

  function soon() {
    if (planned) return;
    planned = true;
    requestAnimationFrame(draw);
  }

  const names = ["title", "head", "career", "tables"];
  for (const name of names) model.on("change:" + name, soon);
  draw();
  return () => { for (const name of names) model.off("change:" + name, soon); };
}

export default widget(render);
