// Tonnage over time as steps: one career with what others reached at their end, or several careers. Knows numbers and words.

const PLOT = { width: 340, height: 210, right: 8, top: 12, bottom: 26 }, LETTER = 12.4;

/** The room the words beside the axis need: letters of other scripts are as wide as they are high. */
function roomFor(words) {
  return 8 + LETTER * Math.max(...words.map((text) => [...text].reduce((wide, one) => wide + (one < "\u3000" ? 0.6 : 1.02), 0)));
}

/** Where a month and a tonnage stand in the drawing, and the lines of the paper. */
function paper(career, right) {
  const left = roomFor(career.ticks.map(([, words]) => words));
  const [first, last] = career.months, wide = PLOT.width - left - right, high = PLOT.height - PLOT.top - PLOT.bottom;
  const x = (month) => left + ((month - first) / Math.max(1, last - first)) * wide, y = (tons) => PLOT.top + (1 - tons / career.top) * high;
  const lines = [
    career.ticks.map(([tons, words]) => [svg("path", { class: "nv-grid-line", d: `M${left} ${y(tons)}H${PLOT.width - right}` }), svg("text", { class: "nv-tick", x: left - 5, y: y(tons) + 4, "text-anchor": "end", text: words })]),
    career.years.map(([month, words]) => [svg("path", { class: "nv-grid-line", d: `M${x(month)} ${PLOT.top}V${PLOT.height - PLOT.bottom}` }), svg("text", { class: "nv-tick", x: x(month), y: PLOT.height - 8, "text-anchor": "middle", text: words })])];
  const steps = (points) => points.map(([month, tons], place) => (place ? `H${x(month).toFixed(1)}V${y(tons).toFixed(1)}` : `M${x(month).toFixed(1)} ${y(tons).toFixed(1)}`)).join("");
  return { left, x, y, lines, steps };
}

function drawing(summary, parts) {
  return svg("svg", { viewBox: `0 0 ${PLOT.width} ${PLOT.height}`, role: "img", "aria-label": summary, class: "nv-career-plot" }, parts);
}

/** The tonnage of a career, month by month; what others reached at their end as dashed lines. */
function careerPart(career) {
  if (!career.title) return null;
  const { left, x, y, lines, steps } = paper(career, PLOT.right), end = career.points[career.points.length - 1];
  return el("figure", { class: "nv-career" }, el("h3", { text: career.title }), el("p", { text: career.summary }),
    drawing(career.summary, [lines,
      career.aces.map((ace) => [svg("path", { class: "nv-ace", d: `M${left} ${y(ace.tonnage)}H${PLOT.width - PLOT.right}` }), svg("text", { class: "nv-ace-name", x: PLOT.width - PLOT.right - 2, y: y(ace.tonnage) - 3, "text-anchor": "end", text: ace.label })]),
      svg("path", { class: "nv-own-line", d: steps(career.points) }), svg("circle", { class: "nv-own-end", cx: x(end[0]), cy: y(end[1]), r: 4.5 })]),
    el("figcaption", { class: "nv-quiet" }, svg("svg", { viewBox: "0 0 30 8", class: "nv-own-key", "aria-hidden": "true" }, svg("path", { class: "nv-own-line", d: "M0 4H30" })), el("span", { text: " " + career.own })));
}

/** Several careers: each line bears its number at its end; numbers that would cover one another step aside. */
function besidePlot(beside) {
  const { x, y, lines, steps } = paper(beside, 26), taken = [];
  const ends = beside.lines.map((line) => {
    const [month, tons] = line.points[line.points.length - 1];
    let [left, up] = [x(month) + 10, y(tons)];
    while (taken.some(([a, b]) => Math.abs(a - left) < 16 && Math.abs(b - up) < 12) && up > PLOT.top) up -= 6;
    taken.push([left, up]);
    return { line, month, tons, left, up };
  });
  return el("figure", { class: "nv-career" }, drawing(beside.summary, [lines,
    ends.map(({ line }) => svg("path", { class: line.own ? "nv-own-line" : "nv-other-line", d: steps(line.points) })),
    ends.map(({ line, month, tons, left, up }) => [svg("circle", { class: line.own ? "nv-own-end" : "nv-other-end", cx: x(month), cy: y(tons), r: line.own ? 4.5 : 3 }),
      svg("text", { class: "nv-line-number", x: left, y: up + 4, "text-anchor": "middle", text: line.number })])]), el("figcaption", { class: "nv-quiet", text: beside.summary }));
}
