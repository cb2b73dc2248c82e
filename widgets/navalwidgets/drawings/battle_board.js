// The Battle Board: the zones of both sides one above the other, ships as cards that may be chosen, the ranges between zones.
// A ship that changes its zone is seen to go there; before that, whoever was ordered to another zone stands there as an outline.
// Knows zones, ships and words handed in. Knows no game.

function render({ model, el: node }) {
  const frame = root(node, "battle");
  const title = el("h2", { class: "nv-battle-title" });
  const field = el("div", { class: "nv-battle-field", role: "group" });
  const hint = el("p", { class: "nv-map-hint" });
  const foot = el("div", { class: "nv-row nv-battle-foot" });
  const toggle = el("button", { type: "button", class: "nv-button nv-battle-toggle", "data-key": "chart", "aria-pressed": "false", text: t(model, "table-battle-chart"), on: { click: flip } });
  let planned = false, stood = new Map();

  /** The chart lies under the battle and can be looked at meanwhile. */
  function flip() {
    const open = frame.parentElement.classList.toggle("nv-chart-open");
    toggle.setAttribute("aria-pressed", open ? "true" : "false");
  }

  function choose(place) {
    if (model.get("targets").includes(place)) ask(model, frame, { event: "choose", place });
  }

  function sign(ship) {
    if (ship.smoke === "none") return null;
    return svg("svg", { viewBox: "0 0 24 14", class: "nv-battle-smoke nv-smoke-" + ship.smoke, "aria-hidden": "true" },
      svg("path", { d: "M1 12c0-4 4-5 5-3 0-5 7-6 8-1 2-3 8-1 7 3 2 0 2 2 1 2H3c-1 0-2 0-2-1z" }));
  }

  function card(ship, side, targets, chosen) {
    const target = targets.has(ship.place), on = chosen.has(ship.place);
    const classes = `nv-battle-ship nv-side-${side}` + (target ? " nv-target" : "") + (on ? " nv-chosen" : "") + (ship.damaged ? " nv-damaged" : "") + (ship.done ? " nv-spent" : "");
    const inner = [el("span", { class: "nv-battle-name" }, el("b", { text: ship.name }), el("span", { class: "nv-battle-kind", text: " " + ship.kind }), sign(ship)),
      el("span", { class: "nv-battle-facts", text: ship.facts.join(" · ") })];
    if (!target) return el("div", { class: classes, "data-place": ship.place }, inner);
    return el("button", { type: "button", class: classes, "data-place": ship.place, "aria-pressed": on ? "true" : null, on: { click: () => choose(ship.place) } }, inner);
  }

  function zone(one, targets, chosen) {
    const target = targets.has(one.place), on = chosen.has(one.place);
    const head = target
      ? el("button", { type: "button", class: "nv-button nv-battle-zone-name nv-target", "data-place": one.place, text: one.title, "aria-pressed": on ? "true" : null, on: { click: () => choose(one.place) } })
      : el("span", { class: "nv-battle-zone-name", text: one.title });
    return el("li", { class: `nv-battle-zone nv-side-${one.side}` + (on ? " nv-chosen" : "") }, head,
      el("div", { class: "nv-battle-ships" }, one.ships.map((ship) => card(ship, one.side, targets, chosen)), on ? bound(one) : []));
  }

  /** Outlines of the ships of this side that were ordered into this zone and are not there yet. */
  function bound(goal) {
    const zones = model.get("zones"), order = zones.findIndex((one) => one.place === goal.place);
    return zones.flatMap((one, n) => (one.side !== goal.side || n === order ? [] : one.ships.map((ship) =>
      el("div", { class: `nv-battle-ship nv-battle-bound nv-side-${goal.side}`, "data-bound": ship.place, "aria-hidden": "true" }, el("b", { text: (n > order ? "\u2191 " : "\u2193 ") + ship.name })))));
  }

  /** Where each ship stands: its zone and its corner on the screen. */
  function standing() {
    const zones = model.get("zones");
    return new Map([...field.querySelectorAll(".nv-battle-ship[data-place]")].map((node) =>
      [node.dataset.place, { zone: zones.find((one) => one.ships.some((ship) => ship.place === node.dataset.place))?.place, node, box: node.getBoundingClientRect() }]));
  }

  /** Ships that came to another zone than they stood in go there from where they were; so do those still on their way. */
  function sail(before) {
    const after = standing();
    if (!reducedMotion()) for (const [place, { zone: now, node, box }] of after) {
      const was = before.get(place);
      if (!was || (was.zone === now && !was.moving)) continue;
      node.animate([{ translate: `${was.box.x - box.x}px ${was.box.y - box.y}px` }, { translate: "0 0" }], { duration: 900, easing: "ease-in-out" });
    }
    return after;
  }

  function rangesPart() {
    const { columns, rows } = model.get("ranges");
    if (!rows) return null;
    return el("details", { class: "nv-battle-ranges" }, el("summary", { text: t(model, "table-battle-ranges") }), el("div", { class: "nv-scroll" },
      el("table", {}, el("thead", {}, el("tr", {}, el("th", { scope: "col", text: t(model, "table-battle-zones") }), columns.map((name) => el("th", { scope: "col", text: name })))),
        el("tbody", {}, rows.map(([name, cells]) => el("tr", {}, el("th", { scope: "row", text: name }), cells.map((cell) => el("td", { text: cell }))))))));
  }

  function draw() {
    const held = frame.contains(document.activeElement) ? document.activeElement.dataset.place || document.activeElement.dataset.key : null;
    const zones = model.get("zones"), targets = new Set(model.get("targets")), chosen = new Set(model.get("chosen"));
    frame.hidden = !zones.length;
    title.textContent = model.get("title");
    field.setAttribute("aria-label", model.get("title"));
    const before = new Map([...stood].map(([place, one]) => [place, { ...one, box: one.node.getBoundingClientRect(), moving: one.node.getAnimations().length > 0 }]));
    field.replaceChildren(el("ol", { class: "nv-battle-zones" }, zones.map((one) => zone(one, targets, chosen))));
    stood = sail(before);
    hint.textContent = model.get("hint");
    const open = foot.querySelector("details")?.open;
    foot.replaceChildren(...[rangesPart(), toggle].filter(Boolean));
    if (open) foot.querySelector("details").open = true;
    const again = held && frame.querySelector(`button[data-place="${CSS.escape(held)}"], button[data-key="${CSS.escape(held)}"]`);
    if (again) again.focus({ preventScroll: true });
    else if (held) focusDecision();
  }

  function soon() {
    if (planned) return;
    planned = true;
    queueMicrotask(() => { planned = false; draw(); });
  }

  frame.addEventListener("nv-answered", () => { if (focusLost()) focusDecision(); });
  frame.append(title, field, hint, waitLine(frame, () => t(model, "general-busy")), foot, problemLine(model));
  const heard = ["title", "zones", "ranges", "targets", "chosen", "hint"];
  for (const name of heard) model.on("change:" + name, soon);
  draw();
  return () => { for (const name of heard) model.off("change:" + name, soon); };
}

export default widget(render);
