// The open sea: ships, smoke and wind in SVG; a button for each ship shows her arcs, a click on an outline sails there (the list of orders does, too).
// Knows what is handed in. Knows no game.

const LEAST = 9;            // squares in sight at least
const MARGIN = 2;
const FLAT = 0.8;           // height by width; on a narrow page the sea is square
const SMALL = 0.74;         // the same beside a lesson
const NARROW = 380;
const USUAL = 440;          // pixels: the width of a page that is not laid out yet
const ZOOMS = [1, 0.7, 0.5];
const TYPE = 40;
const SHIP = [46, 0.15, 76];   // the length of a ship in pixels: at least, by the width, at most
const NAME = 14, ROSE = 0.72, CORNER = [66, 76];  // in pixels: letters, the rose and its corner

/** A word on the sea: written large and made small, for browsers do not draw letters of less than a pixel well. */
function lettered(x, y, size, kind, text) {
  return svg("g", { transform: `translate(${x} ${y}) scale(${size / TYPE})` }, svg("text", { class: kind, "font-size": TYPE, text }));
}

/** The box around a ship at a heading; `broad`: her breadth, of her length. */
function hullBox(x, y, heading, long, broad) {
  const turn = heading * Math.PI / 4, across = Math.abs(Math.sin(turn)), along = Math.abs(Math.cos(turn));
  const wide = heading < 0 ? long : long * (across + broad * along), high = heading < 0 ? long : long * (along + broad * across);
  return { x: x - wide / 2, y: y - high / 2, wide, high };
}

/** How much of two boxes is one. */
function overlap(one, other) {
  const part = (at, size) => Math.max(0, Math.min(one[at] + one[size], other[at] + other[size]) - Math.max(one[at], other[at]));
  return part("x", "wide") * part("y", "high");
}

function render({ model, el: node }) {
  const frame = root(node, "sea");
  frame.classList.add("nv-board");
  const uid = unique("nv-sea-");
  const drawing = svg("svg", { class: "nv-sea-drawing nv-map-drawing", role: "img", "aria-describedby": uid + "-said" });
  const said = el("p", { id: uid + "-said", class: "nv-sea-said", role: "status" });
  const hint = el("p", { class: "nv-map-hint" });
  const legend = el("p", { class: "nv-quiet nv-sea-said", hidden: true });
  const cards = el("div", { class: "nv-sea-cards", role: "group" });
  const tools = el("div", { class: "nv-map-tools", role: "group", "aria-label": t(model, "table-map-tools") });
  let selected = "", zoom = 0, planned = false, sailed = "";
  const stood = new Map(), reached = new Map();            // where each ship was drawn last, and how far her fan reached
  const still = () => model.get("still");

  const button = (key, sign, action) => el("button", { type: "button", class: "nv-button nv-map-tool", "aria-label": t(model, key), title: t(model, key), text: sign, on: { click: action } });
  const track = el("div", { class: "nv-sea-track" });
  const closer = button("table-map-in", "+", () => look(zoom + 1));
  const wider = button("table-map-out", "−", () => look(zoom - 1));
  tools.append(closer, wider);

  const label = (name) => (model.get("labels") || {})[name] || "";

  function look(step) {
    zoom = Math.min(Math.max(step, 0), ZOOMS.length - 1);
    // Not `disabled`: a button that is would drop the focus of whoever has just pressed it.
    closer.setAttribute("aria-disabled", zoom === ZOOMS.length - 1);
    wider.setAttribute("aria-disabled", zoom === 0);
    draw();
  }

  const across = () => drawing.clientWidth || USUAL;

  /** How many squares long a ship is drawn: easy to see, but not far over the ships beside her. */
  function length(wide) {
    const ships = model.get("ships"), [least, share, most] = SHIP;
    const wanted = Math.min(Math.max(across() * share, least), most) * wide / across();
    const apart = ships.flatMap((one, n) => ships.slice(n + 1).map((other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)))).filter(Boolean);
    return Math.min(wanted, Math.max(1.25, 1.1 * Math.min(...apart)));
  }

  /** The window: all ships and places with some sea around; closer in it stays on the chosen ship. */
  function sight() {
    const ships = model.get("ships"), chosen = ships.find((ship) => ship.id === selected);
    const points = [...ships, ...model.get("ghosts"), ...model.get("runs").map((run) => ({ x: run.end[0], y: run.end[1] })), ...model.get("fans").flatMap(fanPoints)];
    const room = still() ? 2.6 : MARGIN, flat = still() ? drawing.clientHeight / across() || SMALL : across() < NARROW ? 1 : FLAT;
    if (!points.length) return [0, 0, LEAST, LEAST * flat];
    const xs = points.map((one) => one.x), ys = points.map((one) => -one.y);
    const [left, right, top, bottom] = [Math.min(...xs) - room, Math.max(...xs) + room, Math.min(...ys) - room, Math.max(...ys) + room];
    const wide = Math.max(LEAST, right - left, (bottom - top) / flat) * ZOOMS[zoom];
    const [x, y] = zoom && chosen ? [chosen.x, -chosen.y] : [(left + right) / 2, (top + bottom) / 2];
    return [x - wide / 2, y - wide * flat / 2, wide, wide * flat];
  }

  const fanPoints = (fan) => fan.reach.map((far, heading) => ({ x: fan.x + wayOf(heading)[0] * far, y: fan.y - wayOf(heading)[1] * far }));

  function grid([left, top, wide, high]) {
    const lines = [];
    for (let x = Math.floor(left) + 0.5; x < left + wide; x += 1) lines.push(`M${x} ${top}V${top + high}`);
    for (let y = Math.floor(top) + 0.5; y < top + high; y += 1) lines.push(`M${left} ${y}H${left + wide}`);
    return svg("path", { d: lines.join(""), class: "nv-sea-grid", "stroke-width": wide / 900 });
  }

  /** A wedge from a ship: angles clockwise from her bow. */
  function wedge(ship, arc) {
    const at = (angle) => { const turn = (ship.heading * 45 + angle) * Math.PI / 180; return [ship.x + Math.sin(turn) * arc.reach, -ship.y - Math.cos(turn) * arc.reach]; };
    const [x1, y1] = at(arc.start), [x2, y2] = at(arc.end);
    return svg("path", { d: `M${ship.x} ${-ship.y}L${x1} ${y1}A${arc.reach} ${arc.reach} 0 0 1 ${x2} ${y2}Z`, class: "nv-sea-arc nv-sea-arc-" + arc.name });
  }

  function arcs(pixel) {
    const marked = new Set(model.get("marked"));
    return model.get("ships").filter((ship) => !ship.out).map((ship) => armed(ship, pixel, ship.id === selected || marked.has("arcs:" + ship.id), ship.id === selected || marked.has("rakes:" + ship.id)));
  }

  /** Where a ship's guns bear, and the squares from which she is raked. */
  function armed(ship, pixel, guns, rakes) {
    return svg("g", { class: "nv-side-" + ship.side },
      (guns ? ship.arcs : []).filter((arc) => !still() || !/bow|stern/.test(arc.name)).map((arc) => wedge(ship, arc)),
      (rakes ? ship.rakes : []).map(([x, y, word]) => [
        svg("rect", { x: x - 0.44, y: -y - 0.44, width: 0.88, height: 0.88, class: "nv-sea-rake", "stroke-width": 0.05 }),
        lettered(x, -y + 4 * pixel, 12 * pixel, "nv-sea-rake-word", word)]));
  }

  /** A ship's name; beside a lesson, which tells the year, without it. */
  const called = (ship) => still() ? ship.name.replace(/\s*[（(].*[)）]$/, "") : ship.name;

  /** A ring around a ship that a lesson is about. */
  function ring({ ship, x, y }, long) {
    return model.get("marked").includes(ship.id) ? svg("circle", { cx: x, cy: y, r: 0.66 * long, class: "nv-sea-ring nv-map-ring" }) : "";
  }

  /** A name stands above its ship, else below or beside her: where it lies least on outlines, ships and other names. */
  function names(placed, long, pixel, [left, top, wide, high], outlines) {
    const size = (still() ? 46 / TYPE : 1) * NAME * pixel, corner = { x: left, y: top, wide: CORNER[0] * pixel, high: CORNER[1] * pixel };
    const taken = [corner, ...outlines, ...placed.map(({ ship, x, y }) => hullBox(x, y, ship.heading, long, 0.66))];
    return placed.map((one) => {
      const [edge, beside] = model.get("marked").includes(one.ship.id) ? [0.72, 0.78] : [0.5, 0.3];    // outside her ring
      const half = size * lettersWide(called(one.ship), 0.58) / 2, above = -edge * long - 0.6 * size, below = edge * long + 1.2 * size, aside = half + beside * long;
      const near = one.before ? [below, above] : [above, below], rows = [0, 0.5, 1, 1.5].map((far) => near.map((row) => row + Math.sign(row) * far * size));
      const along = rows.flatMap((pair) => [0, -0.4, 0.4, -0.8, 0.8].flatMap((part) => pair.map((row) => [part * half, row])));
      const spots = [...along, [aside, 0.3 * size], [-aside, 0.3 * size]].map(([x, y]) => [one.x + x, one.y + y]);
      const boxes = spots.map(([x, y]) => ({ x: x - half, y: y - 0.8 * size, wide: 2 * half, high: 1.05 * size }));
      const cost = boxes.map((box) => box.wide * box.high - overlap(box, { x: left, y: top, wide, high }) + taken.reduce((sum, other) => sum + overlap(box, other), 0));
      const best = cost.findIndex((one) => one <= Math.min(...cost) + 1e-9);
      taken.push(boxes[best]);
      return lettered(...spots[best], NAME * pixel, "nv-sea-name", called(one.ship));
    });
  }

  /** Ships in one square lie side by side: those after the first are moved. */
  function places(ships, long) {
    const together = new Map();
    return ships.map((ship) => {
      const key = ship.x + "," + ship.y, before = together.get(key) || 0;
      together.set(key, before + 1);
      return { ship, before, x: ship.x + before * 0.4 * long, y: -ship.y + before * 0.4 * long };
    });
  }

  /** Outlines that share a square, or a ship's, are drawn a little ahead, so that each of them can be met. */
  function lies(ghost, long) {
    const here = (one) => one !== ghost && one.x === ghost.x && one.y === ghost.y;
    const turn = ghost.heading * Math.PI / 4, away = model.get("ships").some(here) ? 0.72 * long : model.get("ghosts").some(here) ? 0.45 * long : 0;
    return [ghost.x + Math.sin(turn) * away, -ghost.y - Math.cos(turn) * away];
  }

  function outline(ghost, long) {
    const [x, y] = lies(ghost, long), taken = model.get("chosen").includes(ghost.id) ? " nv-sea-taken" : "";
    return svg("g", { class: "nv-sea-ghost nv-side-" + ghost.side + taken, "data-place": ghost.id, transform: `translate(${x} ${y}) scale(${long * (still() ? 0.0085 : 0.006)})` },
      svg("title", { text: ghost.label }), ghost.heading < 0 ? svg("rect", { x: -40, y: -40, width: 80, height: 80, class: "nv-sea-ghost-hull" }) : ghostMark(ghost));
  }

  /** The fans; one that has changed opens or closes from how it was. */
  function openFans(wind, pixel) {
    const fans = model.get("fans"), far = (fan) => Math.max(...fan.reach, 1);
    const drawn = fans.map((fan) => fanMark(fan, wind, pixel, (reached.get(fan.id) || 0.1) / far(fan)));
    reached.clear();
    fans.forEach((fan) => reached.set(fan.id, far(fan)));
    return drawn;
  }

  /** A ship that an order has moved is seen to sail there, once. */
  function underWay(id, x, y, mark) {
    const [a, b] = stood.get(id) || [x, y], ship = svg("g", {}, mark);
    stood.set(id, [x, y]);
    if (still() && (a !== x || b !== y) && model.get("targets").length && !reducedMotion()) ship.animate([{ translate: `${a - x}px ${b - y}px` }, { translate: "0 0" }], UNDER_WAY);
    return ship;
  }

  function draw() {
    const window = sight(), [left, top, wide, high] = window, pixel = wide / across(), long = length(wide);
    const runs = JSON.stringify(model.get("runs")), fresh = runs !== sailed;
    sailed = runs;
    const inside = ([x, y]) => Math.min(x - left, left + wide - x, -y - top, top + high + y) > 0.6;
    const ships = model.get("ships"), targets = new Set(model.get("targets")), wind = model.get("wind"), placed = places(ships, long);
    const ghosts = model.get("ghosts").filter((ghost) => targets.has(ghost.id));
    drawing.setAttribute("viewBox", window.map((n) => n.toFixed(2)).join(" "));
    drawing.setAttribute("aria-label", model.get("caption"));
    drawing.replaceChildren(
      svg("defs", {}, svg("clipPath", { id: uid + "-hull" }, svg("path", { d: HULL })),
        svg("pattern", { id: uid + "-holes", width: 6, height: 6, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
          svg("rect", { width: 6, height: 6, class: "nv-sea-hole-ground" }), svg("rect", { width: 3, height: 6, class: "nv-sea-hole" }))),
      svg("rect", { x: left, y: top, width: wide, height: high, class: "nv-map-sea" }), grid(window), still() && wind.words ? breaths(window, wind.heading, pixel) : "", ...openFans(wind.heading, pixel), ...arcs(pixel),
      ...model.get("smoke").map(([x, y, value]) => svg("g", { transform: `translate(${x} ${-y}) scale(${0.009 * Math.max(1, 30 * pixel)})` }, smokeMark(value, !still() && inside([x, y])))),
      ...model.get("runs").map((run) => runMark(run, long, fresh)), ...placed.map((one) => ring(one, long)),
      ...placed.map(({ ship, x, y }) => underWay(ship.id, x, y, svg("g", { transform: `translate(${x} ${y}) scale(${0.01 * long})` }, shipMark(ship, uid)))),
      ...ghosts.map((ghost) => outline(ghost, long)),
      ...names(placed, long, pixel, window, ghosts.map((ghost) => hullBox(...lies(ghost, long), ghost.heading, long, 0.35))),
      wind.words ? svg("g", { transform: `translate(${left + 38 * pixel} ${top + 46 * pixel}) scale(${ROSE * pixel})` }, rose(wind.heading, label("north"))) : "");
  }

  function choose(place) {
    if (model.get("targets").includes(place)) ask(model, frame, { event: "choose", place });
  }

  function pick(id) {
    selected = selected === id ? "" : id;
    refresh();
  }

  function gauge(one) {
    return el("div", { class: "nv-sea-gauge" }, el("span", { text: `${one.label} ${one.left}/${one.of}` }),
      el("span", { class: "nv-sea-bar", "aria-hidden": "true" }, el("span", { style: `inline-size:${Math.round(100 * one.left / Math.max(one.of, 1))}%` })));
  }

  /** A ship beside the drawing: her name is the button that shows where her guns bear. */
  function card(ship) {
    const on = ship.id === selected;
    return el("section", { class: "nv-sea-card nv-side-" + ship.side },
      el("button", { type: "button", class: "nv-button nv-sea-pick", "data-key": ship.id, "aria-pressed": on ? "true" : "false", on: { click: () => pick(ship.id) } },
        still() ? called(ship) : `${ship.letter} · ${ship.name}`, el("span", { class: "nv-hidden", text: ". " + label("arcs") })),
      el("p", { class: "nv-sea-about", text: ship.about }), ship.gauges.map(gauge),
      el("ul", { class: "nv-sea-facts" }, ship.facts.map((fact) => el("li", { text: fact }))));
  }

  /** The track as a table: signs to see, words to hear. */
  function lay(found) {
    if (!found.lanes) { track.replaceChildren(); return; }
    const moments = found.lanes[0]?.signs.map((_, n) => n + 1) || [], here = (n) => n === found.now ? { class: "nv-sea-now" } : {};
    const cell = (signs, n) => el("td", here(n + 1), signs.map(([sign, words]) => [el("span", { "aria-hidden": "true", text: sign }), el("span", { class: "nv-hidden", text: words + " " })]));
    track.replaceChildren(
      el("table", {}, el("caption", { text: found.title }),
        el("thead", {}, el("tr", {}, el("td"), moments.map((n) => el("th", { scope: "col", ...here(n) }, String(n), n === found.now ? el("span", { class: "nv-hidden", text: " " + found.now_words }) : null)))),
        el("tbody", {}, found.lanes.map((lane) => el("tr", { class: "nv-side-" + lane.side },
          el("th", { scope: "row" }, el("span", { "aria-hidden": "true", text: lane.letter }), el("span", { class: "nv-hidden", text: lane.name })), lane.signs.map(cell))))),
      el("p", { class: "nv-quiet", text: found.legend }));
  }

  function refresh() {
    frame.classList.toggle("nv-sea-still", still());
    [said, legend].forEach((words) => words.classList.toggle("nv-hidden", still()));
    const held = document.activeElement, key = cards.contains(held) ? held.dataset.key : null;
    const ships = model.get("ships"), wind = model.get("wind"), targets = model.get("targets");
    if (!ships.some((ship) => ship.id === selected)) selected = "";
    cards.replaceChildren(...(still() && ships.some((ship) => ship.gauges.length) ? [el("p", { class: "nv-sea-left", text: label("left") })] : []), ...ships.map(card));
    cards.setAttribute("aria-label", label("ships"));
    if (key) cards.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
    hint.textContent = model.get("hint");
    legend.textContent = selected ? label("legend") : "";
    legend.hidden = !selected;
    lay(model.get("track"));
    const words = [wind.words, model.get("summary")].filter(Boolean).join(" ");
    if (said.textContent !== words) said.textContent = words;   // it is a live region: said again only when it changes
    draw();
  }

  function soon() {
    if (planned) return;
    planned = true;
    queueMicrotask(() => { planned = false; refresh(); });
  }

  drawing.addEventListener("click", (event) => {
    const place = event.target.closest("[data-place]")?.dataset.place, ship = event.target.closest("[data-ship]")?.dataset.ship;
    if (place) choose(place);
    else if (still()) { if (ship) choose(ship); }
    else if (ship) pick(ship);
  });
  frame.addEventListener("nv-answered", () => { if (focusLost()) focusDecision(); });

  function picture() {
    const [, , wide, high] = drawing.getAttribute("viewBox").split(" ").map(Number);
    const width = 960, height = Math.round(width * high / wide), copy = written(drawing);
    for (const [name, value] of Object.entries({ width, height })) copy.setAttribute(name, value);
    return framed({ title: model.get("caption"), drawing: copy, width, height, said: [said.textContent] });
  }

  function rows() {
    return [["ship", "x", "y", "about"], ...model.get("ships").map((ship) => [ship.name, ship.x, ship.y, ship.about])];
  }

  const files = filesPart(model, { label: t(model, "table-map-save"), name: () => model.get("game") + "-sea", rows, picture });
  frame.append(el("div", { class: "nv-map-sheet nv-sea-sheet" }, drawing, tools), hint, legend, waitLine(frame, () => t(model, "general-busy")), said, track, cards, problemLine(model), files);
  const heard = ["ships", "ghosts", "smoke", "wind", "track", "summary", "targets", "chosen", "hint", "caption", "labels", "still", "marked", "fans", "runs"];
  for (const name of heard) model.on("change:" + name, soon);
  look(0);
  refresh();
  const size = () => across() + "x" + (still() ? drawing.clientHeight : 0);
  let seen = size();
  const watch = new ResizeObserver(() => { if (size() !== seen) { seen = size(); draw(); } });
  watch.observe(frame);
  watch.observe(drawing);
  return () => { watch.disconnect(); for (const name of heard) model.off("change:" + name, soon); };
}

export default widget(render);
