// The course of a mission: how likely its goal was after each order and each throw. Knows shares from 0 to 1; no game.

const COURSE = { step: 26, most: 360, height: 40, edge: 5, scale: 20 };   // most: the room for all steps; scale: that for its numbers

/** A line from point to point: a full dot where an order led there, a ring where dice or the other side did. */
function outlookCurve(course, said, size = 1) {
  const points = course.points, steps = Math.max(1, points.length - 1), step = Math.min(COURSE.step, COURSE.most / steps);
  const line = step * steps + 2 * COURSE.edge, width = line + COURSE.scale;
  const height = COURSE.height + 2 * COURSE.edge;
  const place = (one, n) => [COURSE.edge + n * step, COURSE.edge + (1 - one.share) * COURSE.height];
  const drawing = svg("svg", { viewBox: `0 0 ${width} ${height}`, width: size * width, height: size * height, class: "nv-course", "aria-hidden": "true" },
    [0, 0.5, 1].map((share) => [svg("line", { class: "nv-course-level", x1: 0, x2: line, y1: place({ share }, 0)[1], y2: place({ share }, 0)[1] }),
      svg("text", { class: "nv-course-scale", x: line + 2, y: place({ share }, 0)[1] + 3, text: String(100 * share) })]),
    svg("polyline", { points: points.map((one, n) => place(one, n).join(",")).join(" ") }),
    points.map((one, n) => svg("circle", { cx: place(one, n)[0], cy: place(one, n)[1], r: Math.min(3.5, step / 3), class: one.order ? "nv-course-order" : "nv-course-dice" },
      one.order ? svg("title", { text: one.order }) : null)));
  return el("span", { class: "nv-course-frame" }, el("span", { text: said }), drawing);
}
