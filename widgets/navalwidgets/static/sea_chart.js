// The open sea: ships, smoke and wind in SVG; a button for each ship shows her arcs, a click on an outline sails there (the list of orders does, too).
// Knows what is handed in. Knows no game.

const LEAST = 13;           // squares in sight at least
const MARGIN = 3;
const FLAT = 0.66;          // height by width
const ZOOMS = [1, 0.7, 0.5];
const TYPE = 40;

/** A word on the sea: written large and made small, for browsers do not draw letters of less than a pixel well. */
function lettered(x, y, size, kind, text) {
  return svg("g", { transform: `translate(${x} ${y}) scale(${size / TYPE})` }, svg("text", { class: kind, "font-size": TYPE, text }));
}

function render({ model, el: node }) {
  const frame = root(node, "sea");
  frame.classList.add("nv-board");
  const uid = unique("nv-sea-");
  const drawing = svg("svg", { class: "nv-sea-drawing nv-map-drawing", role: "img", "aria-describedby": uid + "-said" });
  const said = el("p", { id: uid + "-said", class: "nv-sea-said", role: "status" });
  const hint = el("p", { class: "nv-map-hint" });
  const cards = el("div", { class: "nv-sea-cards", role: "group" });
  const tools = el("div", { class: "nv-map-tools", role: "group", "aria-label": t(model, "table-map-tools") });
  let selected = "", zoom = 0, planned = false;

  const button = (key, sign, action) => el("button", { type: "button", class: "nv-button nv-map-tool", "aria-label": t(model, key), title: t(model, key), text: sign, on: { click: action } });
  const closer = button("table-map-in", "+", () => look(zoom + 1));
  const wider = button("table-map-out", "−", () => look(zoom - 1));
  tools.append(closer, wider);

  const label = (name) => (model.get("labels") || {})[name] || "";

  function look(step) {
    zoom = Math.min(Math.max(step, 0), ZOOMS.length - 1);
    closer.disabled = zoom === ZOOMS.length - 1;
    wider.disabled = zoom === 0;
    draw();
  }

  /** The window: all ships and places with some sea around; closer in it stays on the chosen ship. */
  function sight() {
    const ships = model.get("ships"), chosen = ships.find((ship) => ship.id === selected);
    const points = [...ships, ...model.get("ghosts")];
    if (!points.length) return [0, 0, LEAST, LEAST * FLAT];
    const xs = points.map((one) => one.x), ys = points.map((one) => -one.y);
    const [left, right, top, bottom] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN, Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
    const wide = Math.max(LEAST, right - left, (bottom - top) / FLAT) * ZOOMS[zoom];
    const [x, y] = zoom && chosen ? [chosen.x, -chosen.y] : [(left + right) / 2, (top + bottom) / 2];
    return [x - wide / 2, y - wide * FLAT / 2, wide, wide * FLAT];
  }

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

  function arcs(scale) {
    const ship = model.get("ships").find((one) => one.id === selected);
    if (!ship || ship.out) return null;
    return svg("g", { class: "nv-side-" + ship.side },
      ship.arcs.map((arc) => wedge(ship, arc)),
      ship.rakes.map(([x, y, word]) => [
        svg("rect", { x: x - 0.44, y: -y - 0.44, width: 0.88, height: 0.88, class: "nv-sea-rake", "stroke-width": 0.05 }),
        lettered(x, -y + 0.13 * scale, 0.36 * scale, "nv-sea-rake-word", word)]));
  }

  function standing(ship, scale, place) {
    return svg("g", { transform: `translate(${ship.x + place} ${-ship.y + place}) scale(${0.0095 * scale})` }, shipMark(ship, uid));
  }

  function names(ships, scale) {
    return ships.map((ship) => lettered(ship.x, -ship.y + 0.95 * scale, 0.42 * scale, "nv-sea-name", ship.name));
  }

  function draw() {
    const window = sight(), [left, top, wide, high] = window, scale = Math.max(1, wide / 11);
    const ships = model.get("ships"), targets = new Set(model.get("targets")), wind = model.get("wind");
    drawing.setAttribute("viewBox", window.map((n) => n.toFixed(2)).join(" "));
    drawing.setAttribute("aria-label", model.get("caption"));
    const together = new Map();
    const moved = (ship) => { const key = ship.x + "," + ship.y, n = together.get(key) || 0; together.set(key, n + 1); return n * 0.34 * scale; };
    drawing.replaceChildren(
      svg("defs", {}, svg("clipPath", { id: uid + "-hull" }, svg("path", { d: HULL })),
        svg("pattern", { id: uid + "-holes", width: 6, height: 6, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
          svg("rect", { width: 6, height: 6, class: "nv-sea-hole-ground" }), svg("rect", { width: 3, height: 6, class: "nv-sea-hole" }))),
      svg("rect", { x: left, y: top, width: wide, height: high, class: "nv-map-sea" }), grid(window), arcs(scale) || "",
      ...model.get("smoke").map(([x, y, value]) => svg("g", { transform: `translate(${x} ${-y}) scale(${0.009 * scale})` }, smokeMark(value))),
      ...model.get("ghosts").filter((ghost) => targets.has(ghost.id)).map((ghost) => svg("g", { class: "nv-sea-ghost nv-side-" + ghost.side, "data-place": ghost.id,
        transform: `translate(${ghost.x} ${-ghost.y}) scale(${0.006 * scale})` }, svg("title", { text: ghost.label }), ghostMark(ghost))),
      ...ships.map((ship) => standing(ship, scale, moved(ship))), ...names(ships, scale),
      wind.words ? svg("g", { transform: `translate(${left + wide * 0.075} ${top + high * 0.16}) scale(${wide / 700})` }, rose(wind.heading, label("north"))) : "");
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
        `${ship.letter} · ${ship.name}`, el("span", { class: "nv-hidden", text: ". " + label("arcs") })),
      el("p", { class: "nv-sea-about", text: ship.about }), ship.gauges.map(gauge),
      el("ul", { class: "nv-sea-facts" }, ship.facts.map((fact) => el("li", { text: fact }))));
  }

  function refresh() {
    const held = document.activeElement, key = cards.contains(held) ? held.dataset.key : null;
    const ships = model.get("ships"), wind = model.get("wind"), targets = model.get("targets");
    if (!ships.some((ship) => ship.id === selected)) selected = "";
    cards.replaceChildren(...ships.map(card));
    cards.setAttribute("aria-label", label("ships"));
    if (key) cards.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
    hint.textContent = model.get("hint");
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
  frame.append(el("div", { class: "nv-map-sheet nv-sea-sheet" }, drawing, tools), hint, waitLine(frame, () => t(model, "general-busy")), said, cards, problemLine(model), files);
  const heard = ["ships", "ghosts", "smoke", "wind", "summary", "targets", "hint", "caption", "labels"];
  for (const name of heard) model.on("change:" + name, soon);
  look(0);
  refresh();
  return () => { for (const name of heard) model.off("change:" + name, soon); };
}

export default widget(render);
