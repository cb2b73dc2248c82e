// The ocean chart: ground once, then only the forces that changed; pointer and keyboard choose a hex; a line is drawn hex by hex.
// Knows what is handed in. Knows no game.

const STEPS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const CLOSEST = 5;             // hexes across, zoomed in as far as it goes
const NARROW = 6;              // hexes across on a phone, to begin with
const HEX = 64;
const ROOM = 1.1;              // hexes around what a still chart is about
const TOUCH = 8;               // a pointer that strays less than this still means the hex

/** The part of the chart in sight: a centre and how wide; its height follows the shape of the drawing on the page. */
class View {
  constructor(drawings, window, changed) { Object.assign(this, { drawings, window, changed, shape: window[3] / window[2] }); this.reset(); }
  get widest() { return Math.max(this.window[2], this.window[3] / this.shape); }
  reset() { this.wide = this.widest; this.x = this.window[0] + this.window[2] / 2; this.y = this.window[1] + this.window[3] / 2; this.show(); }
  fit(shape) { if (Math.abs(shape - this.shape) > 0.01) { const whole = this.whole; this.shape = shape; if (whole) this.reset(); else this.show(); } }
  get whole() { return this.wide >= this.widest - 1; }
  get closest() { return this.wide <= CLOSEST * HEX + 1; }
  zoom(factor, at) {
    const wide = Math.min(this.widest, Math.max(CLOSEST * HEX, this.wide / factor));
    if (at) { this.x = at[0] + (this.x - at[0]) * wide / this.wide; this.y = at[1] + (this.y - at[1]) * wide / this.wide; }
    this.wide = wide;
    this.show();
  }
  move(dx, dy) { this.x += dx * this.wide; this.y += dy * this.wide * this.shape; this.show(); }
  centre(x, y) { this.x = x; this.y = y; this.show(); }
  /** The part around these points, with room for what is drawn beside them. */
  frame(points) {
    const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis])), room = HEX * ROOM;
    const [wide, high] = [xs, ys].map((all) => Math.max(...all) - Math.min(...all) + 2 * room);
    this.wide = Math.min(this.widest, Math.max(CLOSEST * HEX, wide, high / this.shape));
    this.centre((Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2);
  }
  reveal(x, y) {
    const [width, height] = [this.wide / 2 - HEX * 0.8, this.wide * this.shape / 2 - HEX * 0.8];
    this.x = Math.min(Math.max(this.x, x - width), x + width);
    this.y = Math.min(Math.max(this.y, y - height), y + height);
    this.show();
  }
  show() {
    const [left, top, wide, high] = this.window, height = this.wide * this.shape;
    const held = (at, from, size, part) => (part >= size ? from + size / 2 : Math.min(Math.max(at, from + part / 2), from + size - part / 2));
    this.x = held(this.x, left, wide, this.wide);
    this.y = held(this.y, top, high, height);
    const box = [this.x - this.wide / 2, this.y - height / 2, this.wide, height].map((n) => n.toFixed(1)).join(" ");
    this.drawings.forEach((drawing) => drawing.setAttribute("viewBox", box));
    this.changed();
  }
}

function render({ model, el: node }) {
  const frame = root(node, "map");
  frame.classList.add("nv-sea-chart");
  const uid = unique("nv-ocean-");
  const drawing = svg("svg", { class: "nv-map-drawing nv-ocean-drawing", role: "group" });
  const ground = svg("svg", { class: "nv-ocean-ground", "aria-hidden": "true" });   // apart: it is not painted again when a line changes
  const plate = el("p", { class: "nv-ocean-weather" });
  const where = el("p", { class: "nv-map-where nv-quiet", "aria-hidden": "true" });
  const hint = el("p", { class: "nv-map-hint" });
  const told = el("p", { class: "nv-ocean-told" });
  const keys = el("p", { class: "nv-hidden", id: uid + "-keys", text: t(model, "table-ocean-keys") });
  const legend = el("details", { class: "nv-map-legend" });
  const tools = el("div", { class: "nv-map-tools", role: "group", "aria-label": t(model, "table-map-tools") });
  let view, hexes = new Map(), groups = new Map(), current = null, pointed = null, byKeys = false, planned = false;
  const layers = {}, drawn = new Map(), said = new Map(), mine = { target: new Set(), chosen: new Set(), warned: new Set(), marked: new Set() };

  const button = (key, sign, action) => el("button", { type: "button", class: "nv-button nv-map-tool", "aria-label": t(model, key), title: t(model, key), text: sign, on: { click: action } });
  const pans = [["left", "←", -0.3, 0], ["right", "→", 0.3, 0], ["up", "↑", 0, -0.3], ["down", "↓", 0, 0.3]].map(([name, sign, dx, dy]) => button("table-map-" + name, sign, () => view.move(dx, dy)));
  const zoomIn = button("table-map-in", "+", () => view.zoom(1.5)), zoomOut = button("table-map-out", "−", () => view.zoom(1 / 1.5)), whole = button("table-map-whole", "⤢", () => view.reset());
  tools.append(zoomIn, zoomOut, whole, ...pans);

  function build() {
    const chart = model.get("chart");
    drawing.replaceChildren();
    ground.replaceChildren();
    hexes = new Map(); groups = new Map(); drawn.clear(); said.clear(); labelled = null;
    Object.values(mine).forEach((set) => set.clear());
    frame.hidden = !chart.hexes;
    if (!chart.hexes) return;
    const [left, top, wide, high] = chart.window, cold = new Set(chart.cold), below = new Map();
    chart.hexes.forEach((hex) => { hexes.set(hex[0], hex); groups.set(hex[0], ocean.hex(chart, hex, cold.has(hex[0]))); });
    const at = (id) => hexes.get(id).slice(1, 3);
    for (const name of ["harbours", "forces", "lurking", "named"]) layers[name] = svg("g", { class: "nv-ocean-" + name, "aria-hidden": "true" });
    ground.append(svg("defs", {}, svg("pattern", { id: uid + "-rain", width: 22, height: 22, patternUnits: "userSpaceOnUse", patternTransform: "rotate(20)" }, svg("path", { d: "M4 2V9M15 12V19", class: "nv-ocean-rain" }))),
      svg("rect", { x: left - wide, y: top - high, width: 3 * wide, height: 3 * high, class: "nv-map-sea" }), ocean.land(chart), ocean.names(chart),
      layers.rain = svg("rect", { x: left - wide, y: top - high, width: 3 * wide, height: 3 * high, fill: `url(#${uid}-rain)`, class: "nv-ocean-raining" }));
    drawing.append(...groups.values(), ocean.edges(chart),
      svg("g", {}, chart.ports.map((port) => { const n = below.get(port[0]) || 0; below.set(port[0], n + 1); return ocean.port(at(port[0]), port, chart.window, n); }), chart.bases.map(([hex, side]) => ocean.base(at(hex), side))),
      layers.forces, layers.lurking, layers.harbours, layers.named);
    view = new View([drawing, ground], chart.window, showTools);
    current = current && hexes.has(current) ? current : chart.hexes[Math.floor(chart.hexes.length / 2)][0];
    if (still()) {
      drawing.setAttribute("role", "img");
      groups.forEach((group) => { for (const name of ["role", "tabindex", "aria-label"]) group.removeAttribute(name); });
    } else rove(current);
    fit();
    refresh();
    if (drawing.clientWidth) sizeTo();
  }

  const still = () => model.get("still");
  const near = () => model.get("near").filter((id) => hexes.has(id)).map((id) => hexes.get(id).slice(1, 3));

  /** What is in sight to begin with: of a still chart what it is about, on a phone where something lies, else all. */
  function sizeTo() {
    if (still() && near().length) {
      view.frame(near());
      for (const one of [drawing, ground]) one.style.setProperty("--nv-chart-px", (view.wide / drawing.clientWidth).toFixed(3));   // units for a pixel: names keep the size of text
    }
    else if (!still() && drawing.clientWidth < 480) begin();
    else view.reset();
  }

  /** A phone begins close to where something lies. */
  function begin() {
    view.zoom(view.wide / (NARROW * HEX));
    const first = model.get("targets").find((id) => hexes.has(id)) || (model.get("forces")[0] || [])[3]?.[0] || (model.get("harbours")[0] || [])[0];
    if (first) view.centre(...hexes.get(first).slice(1, 3));
  }

  function fit() {
    const size = drawing.getBoundingClientRect();
    if (view && size.width) view.fit(size.height / size.width);
  }

  function showTools() {
    if (!view) return;
    pans.forEach((pan) => { pan.hidden = view.whole; });
    whole.disabled = zoomOut.disabled = view.whole;
    drawing.classList.toggle("nv-ocean-near", !view.whole);     // a finger moves the chart, not the page
    zoomIn.disabled = view.closest;
  }

  function rove(id) {
    groups.get(current)?.setAttribute("tabindex", "-1");
    current = id;
    groups.get(id)?.setAttribute("tabindex", "0");
  }

  function sentence(id) { return model.get("about")[id] || hexes.get(id)[3]; }

  function point(id) {
    pointed = id;
    const why = id && !mine.target.has(id) ? refusal(id) : null;
    where.textContent = id ? sentence(id) + (why ? " " + why[0] : "") : "";
  }

  function refusal(id) { return (model.get("course").refused || []).find(([, , list]) => list.includes(id)); }

  /** Puts a class on exactly these hexes: only those that changed are touched. */
  function mark(name, css, wanted) {
    const before = mine[name], now = new Set(wanted.filter((id) => groups.has(id)));
    before.forEach((id) => { if (!now.has(id)) groups.get(id).classList.remove(css); });
    now.forEach((id) => { if (!before.has(id)) groups.get(id).classList.add(css); });
    mine[name] = now;
    return now.size !== before.size || [...now].some((id) => !before.has(id));
  }

  /** Forces, plates and boats: one node each, made anew only when its record changed. */
  function layer(name, records, made) {
    const seen = new Set(), parent = layers[name];
    records.forEach((record, n) => {
      const key = name + ":" + (name === "harbours" ? record[0] + "/" + record[1] : record[0]);
      const print = JSON.stringify(record);
      seen.add(key);
      const old = drawn.get(key);
      if (old && old.print === print) return;
      const fresh = made(record, n);
      if (old && old.node && fresh) old.node.replaceWith(fresh);
      else if (fresh) parent.append(fresh);
      drawn.set(key, { print, node: fresh });
    });
    for (const [key, old] of drawn) if (key.startsWith(name + ":") && !seen.has(key)) { old.node?.remove(); drawn.delete(key); }
  }

  /** Each record with its place among the pins of its hex, and how many these are. */
  function sideBySide(records) {
    const pins = new Map();
    records.forEach(([id, , , [hex], pin]) => { if (pin) pins.set(hex, [...(pins.get(hex) || []), id]); });
    return records.map((record) => { const here = (record[4] && pins.get(record[3][0])) || []; return [...record, Math.max(0, here.indexOf(record[0])), here.length]; });
  }

  function label(id) {
    const target = mine.target.has(id), seen = mine.warned.has(id) && target;
    const words = [target ? t(model, "table-map-target", { hex: sentence(id) }) : sentence(id), seen ? t(model, "table-ocean-reported") : ""].join(" ").trim();
    if (said.get(id) === words) return;
    said.set(id, words);
    const group = groups.get(id);
    group.setAttribute("aria-label", words);
    group.setAttribute("aria-disabled", target ? "false" : "true");
  }

  /** Picks out what belongs to these forces: lines and pins, boats, names on the plates of harbours. */
  function light(lit) {
    let lines = false;
    for (const name of ["forces", "lurking", "harbours"]) layers[name].querySelectorAll("[data-force]").forEach((one) => {
      const on = lit.has(one.dataset.force);
      one.classList.toggle("nv-ocean-lit", on);
      lines ||= on && name === "forces";
    });
    layers.harbours.childNodes.forEach((plate) => plate.classList.toggle("nv-ocean-lit", Boolean(plate.querySelector(".nv-ocean-lit"))));
    layers.forces.classList.toggle("nv-ocean-some-lit", lines);
  }

  let labelled = null;
  /** What may be chosen on a still chart, by the hex in which it lies. */
  function offeredAt() {
    const lies = new Map();
    model.get("forces").forEach(([id, , , places]) => places.forEach((hex) => lies.set(hex, [...(lies.get(hex) || []), id])));
    model.get("harbours").forEach(([hex, , ids]) => lies.set(hex, [...(lies.get(hex) || []), ...ids]));
    const wanted = new Set(model.get("targets")), found = new Map();
    hexes.forEach((_, hex) => { const place = [hex, ...(lies.get(hex) || [])].find((one) => wanted.has(one)); if (place) found.set(hex, place); });
    return found;
  }

  function refresh() {
    if (!hexes.size) return;
    const course = model.get("course"), chosen = model.get("chosen"), plates = new Map();
    layer("forces", sideBySide(model.get("forces")), (record) => marks.force(record, hexes));
    layer("lurking", model.get("lurking"), (record) => (hexes.has(record[3]) ? marks.lurking(record, hexes.get(record[3]).slice(1, 3)) : null));
    layer("harbours", model.get("harbours"), (record) => { const n = plates.get(record[0]) || 0; plates.set(record[0], n + 1); return hexes.has(record[0]) ? marks.harbour(record, hexes.get(record[0]).slice(1, 3), n) : null; });
    layer("named", still() ? marks.namesOf(model.get("named"), sideBySide(model.get("forces")), model.get("harbours"), hexes, new Set(model.get("near"))) : [], (record) => marks.named(record));
    const reported = course.reported || [], offered = still() ? offeredAt() : null;
    mark("marked", "nv-marked", model.get("marked"));
    const moved = [mark("target", "nv-target", offered ? [...offered.keys()] : model.get("targets")), mark("warned", "nv-ocean-warned", reported), mark("chosen", "nv-chosen", chosen)].some(Boolean);
    const lit = new Set([...chosen, course.force]);
    light(lit);
    const about = model.get("about");
    if (!still() && (moved || labelled !== about)) { groups.forEach((_, id) => label(id)); labelled = about; }
    drawing.classList.toggle("nv-many-targets", mine.target.size > 16);
    const weather = model.get("weather");
    ground.classList.toggle("nv-ocean-bad", weather.kind === "bad");
    plate.textContent = weather.words || "";
    plate.className = "nv-ocean-weather nv-weather-" + (weather.kind || "none");
    hint.textContent = model.get("hint");
    if (told.dataset.words !== (course.words || "")) {
      told.dataset.words = course.words || "";
      told.replaceChildren(course.words || "");
      if (course.words) announceSoon(course.words, 250);
    }
    const lies = still() ? model.get("near").map((id) => about[id]).filter(Boolean) : [];
    drawing.setAttribute("aria-label", [model.get("caption"), weather.words, ...lies].filter(Boolean).join(". "));
    if (!still()) drawing.setAttribute("aria-describedby", uid + "-keys");
  }

  function choose(id) {
    if (mine.target.has(id)) { ask(model, frame, { event: "choose", place: id }); return; }
    const why = refusal(id);
    if (why) refuse(id, why);
    else announce(t(model, "table-map-not-now", { hex: id }));
  }

  /** Why a hex may not be chosen, with its rule, where everybody sees it. */
  function refuse(id, [why, rule]) {
    told.replaceChildren(el("b", { text: id + ": " }), why + " ", el("span", { class: "nv-rule" }, ruleLink(model, rule)));
    told.dataset.words = "?";
    announce(`${id}: ${why} ${ruleLabel(model, rule)}`);
  }

  frame.addEventListener("nv-answered", () => {
    const left = drawing.contains(document.activeElement) && !model.get("targets").length;
    if (left || focusLost()) focusDecision();
  });

  function neighbour(id, [dx, dy]) {
    const [, fromX, fromY] = hexes.get(id);
    let best = null, least = Infinity;
    hexes.forEach(([other, x, y]) => {
      const far = Math.hypot(x - fromX, y - fromY), along = ((x - fromX) * dx + (y - fromY) * dy) / (far || 1);
      if (far === 0 || along < 0.4) return;
      const cost = far * (2.2 - along);
      if (cost < least) { least = cost; best = other; }
    });
    return best;
  }

  function visit(id) {
    if (!id) return;
    rove(id);
    groups.get(id).focus({ preventScroll: true });
    view.reveal(...hexes.get(id).slice(1, 3));
  }

  function nextTarget(step) {
    const order = [...hexes.keys()].filter((id) => mine.target.has(id));
    if (!order.length) return;
    const at = order.indexOf(current);
    visit(order[at < 0 ? 0 : (at + step + order.length) % order.length]);
  }

  const undo = () => document.querySelector(".nv-orders-foot [data-key='undo']:not([aria-disabled='true'])")?.click();
  const actions = {
    Enter: () => choose(current), " ": () => choose(current), PageDown: () => nextTarget(1), PageUp: () => nextTarget(-1),
    Home: () => visit([...hexes.keys()][0]), End: () => visit([...hexes.keys()].at(-1)), Backspace: undo, Escape: () => focusDecision(),
    "+": () => view.zoom(1.5, hexes.get(current).slice(1, 3)), "=": () => view.zoom(1.5, hexes.get(current).slice(1, 3)), "-": () => view.zoom(1 / 1.5), 0: () => view.reset(),
  };

  function pressed(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || !hexes.size) return;
    if (STEPS[event.key] && event.shiftKey) view.move(...STEPS[event.key].map((n) => n * 0.15));
    else if (STEPS[event.key]) visit(neighbour(current, STEPS[event.key]));
    else if (actions[event.key]) actions[event.key]();
    else return;
    event.preventDefault();
  }

  const hexOf = (target) => target.closest && target.closest("[data-hex]")?.dataset.hex;
  let drag = null;
  if (still()) drawing.addEventListener("click", (event) => { const place = offeredAt().get(hexOf(event.target)); if (place) ask(model, frame, { event: "choose", place }); });
  else listen();

  function listen() {
    drawing.addEventListener("keydown", pressed);
    drawing.addEventListener("focusin", (event) => { const id = hexOf(event.target); if (id) { rove(id); point(id); } });
    drawing.addEventListener("pointerover", (event) => { const id = hexOf(event.target); if (id) point(id); });
    drawing.addEventListener("pointerdown", (event) => { if (event.isPrimary) drag = { x: event.clientX, y: event.clientY, far: false }; });
    drawing.addEventListener("pointermove", (event) => {
      if (!drag || !event.isPrimary || !event.buttons || !view || view.whole) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.far && Math.hypot(dx, dy) < TOUCH) return;
      if (!drag.far) drawing.setPointerCapture(event.pointerId);   // on beyond the edge, and no hex is clicked
      const size = drawing.getBoundingClientRect();
      view.move(-dx / size.width, -dy / size.height);
      drag = { x: event.clientX, y: event.clientY, far: true };
    });
    drawing.addEventListener("click", (event) => {
      const id = hexOf(event.target);
      if (id && !(drag && drag.far)) { rove(id); groups.get(id).focus({ preventScroll: true }); choose(id); }
    });
    // A click, if there is one, comes before this.
    for (const end of ["pointerup", "pointercancel"]) drawing.addEventListener(end, () => setTimeout(() => { drag = null; }));
    drawing.addEventListener("wheel", (event) => {
      if (!event.ctrlKey || !view) return;
      event.preventDefault();
      view.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2);
    }, { passive: false });
  }

  function explain() {
    legend.replaceChildren(el("summary", { text: t(model, "table-map-legend") }),
      el("dl", {}, model.get("legend").map(([sign, words]) => el("div", {}, el("dt", { text: sign }), el("dd", { text: words })))),
      el("p", { class: "nv-quiet", text: t(model, "table-ocean-keys") }));
    legend.hidden = !model.get("legend").length;
  }

  /** What is in sight, as a picture of its own. */
  function picture() {
    const [, , wide, high] = drawing.getAttribute("viewBox").split(" ").map(Number);
    const width = 960, height = Math.round(width * high / wide), copy = written(drawing);
    copy.prepend(...written(ground).childNodes);
    for (const [name, value] of Object.entries({ width, height })) copy.setAttribute(name, value);
    return framed({ title: model.get("caption"), drawing: copy, width, height, said: [plate.textContent] });
  }

  const rows = () => [["hex", "about"], ...[...hexes.keys()].map((id) => [id, sentence(id)])];
  const files = filesPart(model, { label: t(model, "table-map-save"), name: () => model.get("game") + "-chart", rows, picture });
  frame.append(el("div", { class: "nv-map-sheet nv-ocean-sheet" }, ground, drawing, plate, still() ? null : tools), hint, told, waitLine(frame, () => t(model, "general-busy")), where, keys, problemLine(model), still() ? "" : el("div", { class: "nv-row nv-map-foot" }, legend, files));

  function soon() {
    if (planned) return;
    planned = true;
    queueMicrotask(() => { planned = false; refresh(); if (pointed && hexes.has(pointed)) point(pointed); });
  }
  const changes = { chart: build, legend: explain };
  for (const name of ["forces", "lurking", "harbours", "about", "weather", "course", "targets", "chosen", "hint", "caption", "marked", "named"]) changes[name] = soon;
  changes.near = () => { if (view && drawing.clientWidth) sizeTo(); soon(); };
  for (const [name, changed] of Object.entries(changes)) model.on("change:" + name, changed);
  let narrow = null;
  const sized = new ResizeObserver(() => {
    fit();
    const small = drawing.clientWidth > 0 && drawing.clientWidth < 480;
    if (view && drawing.clientWidth && (still() || small !== narrow)) { narrow = small; sizeTo(); }
  });
  sized.observe(drawing);
  build();
  explain();
  return () => { sized.disconnect(); for (const [name, changed] of Object.entries(changes)) model.off("change:" + name, changed); };
}

export default widget(render);
