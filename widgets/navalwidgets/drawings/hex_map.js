// The map: coast, hexes and counters in SVG; pointer and keyboard choose a hex.
// Knows hexes, counters and words handed in. Knows no game.

const STEPS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const ZOOM_MOST = 4;
const NEAREST = 2.2; // how near a still map comes to the hexes it is about
const ROUND = [110, 75]; // what it shows around them, in units of the drawing: their names are written there

function points(list) {
  return list.map(([x, y]) => x + "," + y).join(" ");
}

function shifted(corners, x, y, scale = 1) {
  return points(corners.map(([dx, dy]) => [(x + dx * scale).toFixed(1), (y + dy * scale).toFixed(1)]));
}

/** Patterns used by the drawing; ids are per map, for two maps may stand on one page. */
function patterns(id) {
  return svg("defs", {},
    svg("pattern", { id: id + "-closed", width: 8, height: 8, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      svg("rect", { width: 2, height: 8, class: "nv-map-hatch" })),
    svg("pattern", { id: id + "-back", width: 5, height: 5, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      svg("rect", { width: 1.6, height: 5, class: "nv-map-back" })));
}

function landLayer(chart) {
  const outline = "M" + chart.land.map((ring) => ring.map(([x, y]) => x + " " + y).join("L") + "Z").join("M");
  const lines = [26, 16, 7].map((width) => svg("path", { d: outline, class: "nv-map-shoal", "stroke-width": width }));
  return svg("g", { "aria-hidden": "true" }, lines, svg("path", { d: outline, class: "nv-map-land" }));
}

function nameLayer(chart) {
  return svg("g", { "aria-hidden": "true" }, chart.labels.map((label) =>
    svg("text", { x: label.at[0], y: label.at[1], class: "nv-map-name nv-map-name-" + label.kind, text: label.text })));
}

function compass([x, y]) {
  const point = (turn, long, side) => svg("path", { d: `M0 ${-long}L${side} ${-side}L0 0Z`, class: "nv-map-needle", transform: `rotate(${turn})` });
  const dark = (turn, long, side) => svg("path", { d: `M0 ${-long}L${-side} ${-side}L0 0Z`, class: "nv-map-needle nv-map-needle-dark", transform: `rotate(${turn})` });
  return svg("g", { transform: `translate(${x} ${y})`, "aria-hidden": "true" },
    svg("circle", { r: 15, class: "nv-map-rose" }),
    [45, 135, 225, 315].map((turn) => [point(turn, 16, 3.5), dark(turn, 16, 3.5)]),
    [0, 90, 180, 270].map((turn) => [point(turn, 24, 5), dark(turn, 24, 5)]),
    svg("text", { y: -27, class: "nv-map-north", text: "N" }));
}

/** A pennant for one side, a swallow-tail for the other, larger at home: shape, letter and colour. */
function flag(hex, order) {
  const home = hex.kind === "home";
  const cloth = order === 0 ? "M0 0L15 4.5L0 9Z" : "M0 0H14L10 4.5L14 9H0Z";
  return svg("g", { transform: `translate(${hex.x + 6} ${hex.y - 31})` + (home ? " scale(1.35)" : ""), class: "nv-map-flag nv-side-" + order },
    svg("path", { d: "M0 -1V14", class: "nv-map-pole" }), svg("path", { d: cloth }));
}

/** The middle of a place's name: under its hex, or as far from the edge of what is in sight as its letters need: 14 units on a phone. */
function placed([left, , wide], hex, size = 14) {
  const half = size * lettersWide(hex.name, 7.5 / 14) / 2 + 2;
  return Math.min(Math.max(hex.x, left + half), left + wide - half);
}

function hexLayer(chart, sides) {
  return chart.hexes.map((hex) => {
    const order = sides.indexOf(hex.owner);
    const group = svg("g", { class: "nv-map-hex nv-map-" + hex.kind + (order >= 0 ? " nv-side-" + order : ""), "data-hex": hex.id,
      role: hex.kind === "forbidden" ? "img" : "button", tabindex: "-1", "aria-label": hex.about });
    group.append(svg("polygon", { class: "nv-map-cell", points: shifted(chart.corners, hex.x, hex.y, 0.985) }));
    if (hex.kind === "forbidden") group.append(svg("polygon", { class: "nv-map-shut", points: shifted(chart.corners, hex.x, hex.y, 0.94), fill: `url(#${chart.uid}-closed)` }));
    if (hex.kind === "home") group.append(svg("polygon", { class: "nv-map-home-line", points: shifted(chart.corners, hex.x, hex.y, 0.9) }));
    if (order >= 0) group.append(flag(hex, order), svg("text", { x: hex.x + (hex.kind === "home" ? 27 : 23), y: hex.y - 19, class: "nv-map-points", text: hex.points }));
    group.append(svg("text", { x: hex.x - 19, y: hex.y - 22, class: "nv-map-number", text: hex.id }));
    if (hex.name) group.append(svg("text", { x: placed(chart.window, hex), y: hex.y + 30, class: "nv-map-place", text: hex.name }));
    group.append(svg("g", { class: "nv-map-counters", "aria-hidden": "true" }),
      svg("polygon", { class: "nv-map-ring", points: shifted(chart.corners, hex.x, hex.y, 0.93) }));
    return group;
  });
}

/** Counters of one hex: each side in its own half (or all of it when alone), never more than four shown. */
function counterLayer(hex, here, sides, uid) {
  const parts = [];
  const bySide = sides.map((side) => here.filter((counter) => counter.side === side));
  const together = bySide.filter((list) => list.length).length > 1;
  bySide.forEach((list, order) => {
    const shown = list.length > 4 ? list.slice(0, 3) : list;
    const columns = Math.ceil((shown.length + (list.length > 4 ? 1 : 0)) / 2);
    const tile = columns > 1 ? 15 : list.length > 1 ? 19 : 26;
    const middle = together ? (order === 0 ? -17 : 17) : 0;
    const cells = list.length > 4 ? [...shown, { more: list.length - 3 }] : shown;
    cells.forEach((counter, n) => {
      const x = hex.x + middle + ((n % columns) - (columns - 1) / 2) * tile;
      const y = hex.y + 3 + (cells.length > 1 ? (Math.floor(n / columns) - 0.5) * tile : 0);
      parts.push(counter.more ? svg("text", { x, y: y + 4, class: "nv-map-more", text: "+" + counter.more }) : counterMark(counter, x, y, tile, order, uid));
    });
  });
  return parts;
}

function counterMark(counter, x, y, tile, order, uid) {
  const half = tile / 2 - 1.5;
  const shape = (dx, attributes) => counter.shape === "circle"
    ? svg("circle", { cx: dx, cy: dx, r: half, ...attributes })
    : svg("rect", { x: dx - half, y: dx - half, width: 2 * half, height: 2 * half, rx: 3, ...attributes });
  const group = svg("g", { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`, class: `nv-map-counter nv-side-${order} nv-face-${counter.face}` + (counter.spent ? " nv-spent" : "") });
  if (counter.count > 1) group.append(shape(-2.5, { class: "nv-map-under" }));
  group.append(shape(0, { class: "nv-map-body" }));
  if (counter.face === "down") group.append(shape(0, { fill: `url(#${uid}-back)` }));
  group.append(svg("text", { y: counter.mark ? 1 : 4.5, class: "nv-map-letter", text: counter.letter, "font-size": tile > 20 ? 13 : tile > 16 ? 10.5 : 8.5 }));
  if (counter.mark) group.append(svg("text", { y: half - 1, class: "nv-map-mark", text: counter.mark }));
  if (counter.count > 1) group.append(svg("circle", { cx: half, cy: half - 1, r: 6.5, class: "nv-map-count-ground" }), svg("text", { x: half, y: half + 3, class: "nv-map-count", text: counter.count }));
  if (counter.spent) group.append(svg("path", { d: `M${-half} ${half + 2}H${half}`, class: "nv-map-spent" }));
  return group;
}

/** The part of the chart in sight: zoomed by `scale` around a centre, never beyond the chart. */
class Sight {
  constructor(drawing, window) { this.drawing = drawing; this.window = window; this.reset(); }
  reset() { this.scale = 1; this.x = this.window[0] + this.window[2] / 2; this.y = this.window[1] + this.window[3] / 2; this.show(); }
  zoom(factor, at) {
    const scale = Math.min(ZOOM_MOST, Math.max(1, this.scale * factor));
    if (at) { this.x = at[0] + (this.x - at[0]) * this.scale / scale; this.y = at[1] + (this.y - at[1]) * this.scale / scale; }
    this.scale = scale;
    this.show();
  }
  get inSight() { return [this.x, this.y].map((middle, n) => middle - this.window[n + 2] / this.scale / 2).concat(this.window.slice(2).map((size) => size / this.scale)); }
  move(dx, dy) { this.x += dx * this.window[2] / this.scale; this.y += dy * this.window[3] / this.scale; this.show(); }
  reveal(hex) {
    const [width, height] = [this.window[2] / this.scale / 2 - 40, this.window[3] / this.scale / 2 - 36];
    this.x = Math.min(Math.max(this.x, hex.x - width), hex.x + width);
    this.y = Math.min(Math.max(this.y, hex.y - height), hex.y + height);
    this.show();
  }
  /** As near as shows all of these hexes, and their names. */
  frame(hexes) {
    const [xs, ys] = [hexes.map((hex) => hex.x), hexes.map((hex) => hex.y)], [, , wide, high] = this.window;
    const [width, height] = [xs, ys].map((list, n) => Math.max(...list) - Math.min(...list) + 2 * ROUND[n]);
    this.scale = Math.min(NEAREST, Math.max(1, Math.min(wide / width, high / height)));
    [this.x, this.y] = [xs, ys].map((list) => (Math.max(...list) + Math.min(...list)) / 2);
    this.show();
  }
  show() {
    const [left, top, wide, high] = this.window;
    const [width, height] = [wide / this.scale, high / this.scale];
    this.x = Math.min(Math.max(this.x, left + width / 2), left + wide - width / 2);
    this.y = Math.min(Math.max(this.y, top + height / 2), top + high - height / 2);
    this.drawing.setAttribute("viewBox", [this.x - width / 2, this.y - height / 2, width, height].map((n) => n.toFixed(1)).join(" "));
    if (this.changed) this.changed();
  }
}

function render({ model, el: node }) {
  const frame = root(node, "map");
  const uid = unique("nv-map-");
  const drawing = svg("svg", { class: "nv-map-drawing", role: "group" });
  const where = el("p", { class: "nv-map-where nv-quiet", "aria-hidden": "true" });
  const hint = el("p", { class: "nv-map-hint" });
  const keys = el("p", { class: "nv-hidden", id: uid + "-keys", text: t(model, "table-map-keys") });
  const legend = el("details", { class: "nv-map-legend" });
  const tools = el("div", { class: "nv-map-tools", role: "group", "aria-label": t(model, "table-map-tools") });
  let sight, hexes = new Map(), groups = new Map(), current = null, told = null, drawn = new Map(), standingBefore = null;

  const button = (key, sign, action) => el("button", { type: "button", class: "nv-button nv-map-tool", "aria-label": t(model, key), title: t(model, key), text: sign, on: { click: action } });
  const pans = [["left", "←", -0.25, 0], ["right", "→", 0.25, 0], ["up", "↑", 0, -0.25], ["down", "↓", 0, 0.25]]
    .map(([name, sign, dx, dy]) => button("table-map-" + name, sign, () => sight.move(dx, dy)));
  const zoomIn = button("table-map-in", "+", () => sight.zoom(1.5));
  const zoomOut = button("table-map-out", "−", () => sight.zoom(1 / 1.5));
  const whole = button("table-map-whole", "⤢", () => sight.reset());
  tools.append(zoomIn, zoomOut, whole, ...pans);

  function build() {
    const chart = { ...model.get("chart"), uid };
    drawing.replaceChildren();
    hexes = new Map(); groups = new Map(); drawn = new Map();
    if (!chart.hexes) return;
    const [left, top, wide, high] = chart.window;
    const sides = chart.sides || [];
    drawing.append(patterns(uid), svg("rect", { x: left, y: top, width: wide, height: high, class: "nv-map-sea" }));
    if (chart.land.length) drawing.append(landLayer(chart));
    drawing.append(nameLayer(chart));
    if (chart.compass) drawing.append(compass(chart.compass));
    const layer = hexLayer(chart, sides);
    drawing.append(...layer, svg("g", { class: "nv-map-moves" }));
    standingBefore = null;
    chart.hexes.forEach((hex, n) => { hexes.set(hex.id, hex); groups.set(hex.id, layer[n]); });
    drawing.style.aspectRatio = wide + " / " + high;
    sight = new Sight(drawing, chart.window);
    sight.changed = showTools;
    if (model.get("still")) {
      drawing.setAttribute("role", "img");
      near();
      groups.forEach((group) => { for (const name of ["role", "tabindex", "aria-label", "aria-disabled"]) group.removeAttribute(name); });
      refresh();
      return;
    }
    current = current && groups.has(current) ? current : chart.hexes.find((hex) => hex.kind !== "forbidden").id;
    rove(current);
    refresh();
    showTools();
  }

  /** A still map shows what it is about; letters stay as large as they are on the whole map. */
  function near() {
    const asked = model.get("within").filter((id) => hexes.has(id)).map((id) => hexes.get(id));
    if (!model.get("still") || !sight) return;
    if (asked.length) sight.frame(asked);
    else sight.reset();
    drawing.style.setProperty("--nv-map-scale", sight.scale.toFixed(3));
    hexes.forEach((hex, id) => groups.get(id).querySelector(".nv-map-place")?.setAttribute("x", placed(sight.inSight, hex, Math.max(15, 24 / sight.scale))));
  }

  function showTools() {
    const zoomed = sight.scale > 1.01;
    pans.forEach((pan) => { pan.hidden = !zoomed; });
    whole.disabled = zoomOut.disabled = !zoomed;
    zoomIn.disabled = sight.scale >= ZOOM_MOST - 0.01;
  }

  function rove(id) {
    if (current && groups.get(current)) groups.get(current).setAttribute("tabindex", "-1");
    current = id;
    groups.get(id).setAttribute("tabindex", "0");
  }

  function tell(id) {
    told = id;
    where.textContent = id ? (model.get("about")[id] || hexes.get(id).about) : "";
  }

  function refresh() {
    const targets = new Set(model.get("targets")), chosen = new Set(model.get("chosen")), marked = new Set(model.get("marked"));
    const about = model.get("about");
    const standing = grouped(model.get("counters"));
    groups.forEach((group, id) => {
      const target = targets.has(id);
      group.classList.toggle("nv-target", target);
      group.classList.toggle("nv-chosen", chosen.has(id));
      group.classList.toggle("nv-marked", marked.has(id));
      if (model.get("still")) return fill(id, group, standing);
      if (hexes.get(id).kind !== "forbidden") group.setAttribute("aria-disabled", target ? "false" : "true");
      const sentence = about[id] || hexes.get(id).about;
      group.setAttribute("aria-label", target ? t(model, "table-map-target", { hex: sentence }) : sentence);
      fill(id, group, standing);
    });
    move();
    drawing.classList.toggle("nv-many-targets", targets.size > 16);
    hint.textContent = model.get("hint");
    drawing.setAttribute("aria-label", model.get("caption"));
    if (!model.get("still")) drawing.setAttribute("aria-describedby", uid + "-keys");
  }

  /** Counters that changed their place slide there; the courses of this moment are drawn, new ones with their ship under way. */
  function move() {
    const moves = drawing.querySelector(".nv-map-moves"), now = model.get("counters"), wanted = model.get("courses"), print = JSON.stringify(wanted);
    if (standingBefore) movedCounters(standingBefore, now).forEach(({ from, to }) => slideIn(groups.get(to).querySelector(".nv-map-counters"), moves, hexes.get(from), hexes.get(to)));
    standingBefore = now;
    if (moves.dataset.courses === print) return;
    moves.dataset.courses = print;
    moves.replaceChildren(...wanted.filter(([from, to]) => hexes.has(from) && hexes.has(to)).map(([from, to, order]) => course(hexes.get(from), hexes.get(to), order, true)));
  }

  /** The counters of a hex, drawn anew where they changed. */
  function fill(id, group, standing) {
    const here = standing.get(id) || [], print = JSON.stringify(here);
    if (drawn.get(id) === print) return;
    drawn.set(id, print);
    group.querySelector(".nv-map-counters").replaceChildren(...counterLayer(hexes.get(id), here, model.get("chart").sides || [], uid));
  }

  function grouped(counters) {
    const standing = new Map();
    counters.forEach((counter) => standing.set(counter.hex, [...(standing.get(counter.hex) || []), counter]));
    return standing;
  }

  function choose(id) {
    if (hexes.get(id) && model.get("targets").includes(id)) ask(model, frame, { event: "choose", place: id });
    else if (hexes.get(id)) announce(t(model, "table-map-not-now", { hex: id }));
  }

  frame.addEventListener("nv-answered", () => { if (!model.get("targets").length && drawing.contains(document.activeElement)) focusDecision(); });

  function neighbour(id, [dx, dy]) {
    const from = hexes.get(id);
    let best = null, least = Infinity;
    hexes.forEach((hex) => {
      const [x, y] = [hex.x - from.x, hex.y - from.y];
      const far = Math.hypot(x, y), along = (x * dx + y * dy) / (far || 1);
      if (far === 0 || along < 0.45) return;
      const cost = far * (2.2 - along);
      if (cost < least) { least = cost; best = hex.id; }
    });
    return best;
  }

  function visit(id) {
    if (!id) return;
    rove(id);
    groups.get(id).focus({ preventScroll: true });
    sight.reveal(hexes.get(id));
  }

  function nextTarget(step) {
    const order = [...hexes.keys()].filter((id) => model.get("targets").includes(id));
    if (!order.length) return;
    const at = order.indexOf(current);
    visit(order[at < 0 ? 0 : (at + step + order.length) % order.length]);
  }

  function pressed(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const key = event.key;
    if (STEPS[key] && event.shiftKey) sight.move(...STEPS[key].map((n) => n * 0.15));
    else if (STEPS[key]) visit(neighbour(current, STEPS[key]));
    else if (key === "Enter" || key === " ") choose(current);
    else if (key === "PageDown" || key === "PageUp") nextTarget(key === "PageDown" ? 1 : -1);
    else if (key === "Home" || key === "End") visit([...hexes.keys()].at(key === "Home" ? 0 : -1));
    else if (key === "+" || key === "=") { sight.zoom(1.5, [hexes.get(current).x, hexes.get(current).y]); }
    else if (key === "-") sight.zoom(1 / 1.5);
    else if (key === "0") sight.reset();
    else return;
    event.preventDefault();
  }

  const hexOf = (target) => target.closest && target.closest("[data-hex]")?.dataset.hex;
  let drag = null;
  if (model.get("still")) drawing.addEventListener("click", (event) => { const id = hexOf(event.target); if (id && model.get("targets").includes(id)) choose(id); });
  else listen();
  function listen() {
    drawing.addEventListener("keydown", pressed);
    drawing.addEventListener("focusin", (event) => { const id = hexOf(event.target); if (id) { rove(id); tell(id); } });
    drawing.addEventListener("pointerover", (event) => { const id = hexOf(event.target); if (id) tell(id); });
    drawing.addEventListener("pointerdown", (event) => { drag = { x: event.clientX, y: event.clientY, far: false }; });
    drawing.addEventListener("pointermove", (event) => {
      if (!drag || !event.buttons || sight.scale <= 1) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.far && Math.hypot(dx, dy) < 6) return;
      const size = drawing.getBoundingClientRect();
      sight.move(-dx / size.width, -dy / size.height);
      drag = { x: event.clientX, y: event.clientY, far: true };
    });
    drawing.addEventListener("click", (event) => {
      const id = hexOf(event.target);
      if (id && !(drag && drag.far)) { visit(id); choose(id); }
      drag = null;
    });
    drawing.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      sight.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2);
    }, { passive: false });
  }

  function explain() {
    legend.replaceChildren(el("summary", { text: t(model, "table-map-legend") }),
      el("dl", {}, model.get("legend").map(([sign, words]) => el("div", {}, el("dt", { text: sign }), el("dd", { text: words })))),
      el("p", { class: "nv-quiet", text: t(model, "table-map-keys") }));
    legend.hidden = !model.get("legend").length;
  }

  /** What is in sight, as a picture of its own. */
  function picture() {
    const [, , wide, high] = drawing.getAttribute("viewBox").split(" ").map(Number);
    const width = 960, height = Math.round(width * high / wide), copy = written(drawing);
    for (const [name, value] of Object.entries({ width, height })) copy.setAttribute(name, value);
    return framed({ title: model.get("caption"), drawing: copy, width, height, said: [model.get("legend").map(([sign, words]) => `${sign} ${words}`).join("  ·  ")] });
  }

  function rows() {
    const about = model.get("about");
    return [["hex", "about"], ...[...hexes.values()].map((hex) => [hex.id, about[hex.id] || hex.about])];
  }

  const files = filesPart(model, { label: t(model, "table-map-save"), name: () => model.get("game") + "-map", rows, picture });
  frame.append(el("div", { class: "nv-map-sheet" }, drawing, model.get("still") ? null : tools), hint, waitLine(frame, () => t(model, "general-busy")), where, keys, problemLine(model), model.get("still") ? "" : el("div", { class: "nv-row nv-map-foot" }, legend, files));
  const changes = { chart: build, legend: explain, within: near };
  for (const name of ["counters", "about", "targets", "chosen", "marked", "courses", "hint", "caption"]) changes[name] = soon;
  let planned = false;
  function soon() {
    if (planned) return;
    planned = true;
    queueMicrotask(() => { planned = false; refresh(); if (told) tell(told); });
  }
  for (const [name, changed] of Object.entries(changes)) model.on("change:" + name, changed);
  build();
  explain();
  return () => { for (const [name, changed] of Object.entries(changes)) model.off("change:" + name, changed); };
}

export default widget(render);
