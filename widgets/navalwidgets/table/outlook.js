// The course of a mission: how likely its goal was after each order and each throw. Knows shares from 0 to 1; no game.

const COURSE = { step: 26, most: 360, height: 40, edge: 5, scale: 20, dot: 3.5 };   // most: the room for all steps; scale: that for its numbers

/** The mark of a point: a full dot where an order led there, a ring where dice or the other side did. */
function outlookMark(order, x, y, size = COURSE.dot) {
  return svg("circle", { cx: x, cy: y, r: size, class: order ? "nv-course-order" : "nv-course-dice" }, order && order !== true ? svg("title", { text: order }) : null);
}

/** What the two marks mean, beside the marks themselves. */
function outlookKey(course) {
  const one = (order, text) => el("span", { class: "nv-course-key" }, svg("svg", { viewBox: "0 0 10 10", width: 10, height: 10, class: "nv-course", "aria-hidden": "true" }, outlookMark(order, 5, 5)), text);
  return [one(true, course.keys[0]), one(false, course.keys[1])];
}

/** A line from point to point, once there are two of them. */
function outlookCurve(course, said, size = 1) {
  const points = course.points, steps = points.length - 1, step = Math.min(COURSE.step, COURSE.most / Math.max(1, steps));
  if (!steps) return el("span", { class: "nv-course-frame", text: said });
  const line = step * steps + 2 * COURSE.edge, width = line + COURSE.scale;
  const height = COURSE.height + 2 * COURSE.edge;
  const place = (one, n) => [COURSE.edge + n * step, COURSE.edge + (1 - one.share) * COURSE.height];
  const drawing = svg("svg", { viewBox: `0 0 ${width} ${height}`, width: size * width, height: size * height, class: "nv-course", "aria-hidden": "true" },
    [0, 0.5, 1].map((share) => [svg("line", { class: "nv-course-level", x1: 0, x2: line, y1: place({ share }, 0)[1], y2: place({ share }, 0)[1] }),
      svg("text", { class: "nv-course-scale", x: line + 2, y: place({ share }, 0)[1] + 3, text: String(100 * share) })]),
    svg("polyline", { points: points.map((one, n) => place(one, n).join(",")).join(" ") }),
    points.map((one, n) => outlookMark(one.order, ...place(one, n), Math.min(COURSE.dot, step / 3))));
  return el("span", { class: "nv-course-frame" }, el("span", { text: said }), drawing, outlookKey(course));
}

/** Words of the table that a mission explains: folded where it is played, open where it begins. */
function wordList(model, open = false) {
  const words = model.get("explained");
  return words.length ? el("details", { class: "nv-course-words", open }, el("summary", { text: t(model, "table-bar-words") }), el("ul", {}, words.map((one) => el("li", { text: one })))) : null;
}
