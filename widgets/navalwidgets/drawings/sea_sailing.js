// How ships sail: the fan of a ship on every heading, the wind over the sea, a ship under way. Knows points of a drawing. Knows no game.

const UNDER_WAY = { duration: 1100, easing: "ease-in-out" };
const BREATHS = [[0.2, 0.36], [0.52, 0.16], [0.8, 0.4], [0.34, 0.8], [0.68, 0.72], [0.9, 0.9]];   // where the wind is seen, by width and height

/** The step of a heading: east and south, of length one. */
function wayOf(heading) {
  const turn = heading * Math.PI / 4;
  return [Math.sin(turn), -Math.cos(turn)];
}

/** How far a ship sails in a turn on each heading: a spoke and a number for each, and the wedge where none is. It opens from `before`, the share of its size at which it was seen last. */
function fanMark(fan, wind, pixel, before = 1) {
  const tips = fan.reach.map((far, heading) => { const [x, y] = wayOf(heading); return [fan.x + x * far, -fan.y + y * far]; });
  const far = Math.max(...fan.reach, 1) * 0.45, edge = (turn) => { const a = (wind * 45 + turn) * Math.PI / 180; return `${fan.x + Math.sin(a) * far} ${-fan.y - Math.cos(a) * far}`; };
  const drawn = svg("g", { class: "nv-sea-fan nv-side-" + fan.side },
    svg("path", { d: "M" + tips.map((tip) => tip.join(" ")).join("L") + "Z", class: "nv-sea-fan-area" }),
    svg("path", { d: `M${fan.x} ${-fan.y}L${edge(-22)}A${far} ${far} 0 0 1 ${edge(22)}Z`, class: "nv-sea-fan-none" }),
    tips.map(([x, y], n) => fan.reach[n] ? [svg("path", { d: `M${fan.x} ${-fan.y}L${x} ${y}`, class: "nv-sea-fan-spoke" }), svg("circle", { cx: x, cy: y, r: 11 * pixel, class: "nv-sea-fan-tip" }), lettered(x, y + 5 * pixel, 15 * pixel, "nv-sea-fan-number", fan.reach[n])] : null));
  if (before !== 1 && !reducedMotion()) {
    drawn.style.transformOrigin = `${fan.x}px ${-fan.y}px`;
    drawn.animate([{ transform: `scale(${before})` }, { transform: "none" }], UNDER_WAY);
  }
  return drawn;
}

/** A ship that is seen to sail along a line, once; whoever wants less motion sees her stand at its end. */
function runMark(run, long, moving) {
  const [x1, y1] = [run.start[0], -run.start[1]], [x2, y2] = [run.end[0], -run.end[1]], turn = run.heading < 0 ? Math.atan2(x2 - x1, y1 - y2) * 4 / Math.PI : run.heading;
  const ship = svg("g", { class: "nv-sea-run-ship" }, svg("g", { transform: `translate(${x2} ${y2}) scale(${long * 0.008})` }, ghostMark({ heading: turn })));
  const line = svg("path", { d: `M${x1} ${y1}L${x2} ${y2}`, class: "nv-sea-run-line", pathLength: 1 });
  if (moving && !reducedMotion()) {
    ship.animate([{ translate: `${x1 - x2}px ${y1 - y2}px` }, { translate: "0 0" }], UNDER_WAY);
    line.animate([{ strokeDasharray: "0 1" }, { strokeDasharray: "1 0" }], UNDER_WAY);
  }
  return svg("g", { class: "nv-sea-run nv-side-" + run.side, "aria-hidden": "true" }, line, ship);
}

/** The wind over the sea: arrows that fly with it. */
function breaths([left, top, wide, high], heading, pixel) {
  const within = (part, size) => Math.min(Math.max(part * size, 28 * pixel), size - 28 * pixel);   // none is cut at an edge
  return svg("g", { class: "nv-sea-breaths", "aria-hidden": "true" }, BREATHS.map(([x, y]) =>
    svg("path", { d: "M0 -26V22M-6 13L0 24L6 13", transform: `translate(${left + within(x, wide)} ${top + within(y, high)}) scale(${pixel}) rotate(${heading * 45})`, class: "nv-sea-breath" })));
}
