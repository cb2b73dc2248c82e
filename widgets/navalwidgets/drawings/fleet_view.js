// Fleet charts: boxes of ships drawn as silhouettes, named and told on focus; tracks of turns and points.
// Knows boxes, ships and tracks. Knows no game.

// Our own side views, 40 by 14: an old two-funnel ship, dreadnoughts with more turrets, long lean cruisers.
const HULLS = {
  old: "M1 10H39L36 13.5H4ZM7 10V8h5v2M28 10V8h5v2M12.5 8.5H5.5M34.5 8.5H28M15 10V6h3v4M16 6V3M19 10V5h2.5v5M23 10V5h2.5v5M26.5 10V3.5",
  dreadnought: "M0.5 10H39.5L37 13.5H3ZM5 10V8h4v2M10 10V6.5h4v3.5M26 10V6.5h4v3.5M31.5 10V8h4v2M2.5 8.6H7M10 7H7.5M30 7h3M35 8.6h3M15.5 10V5h3v5M17 5V1.5M20 10V4.5h2V10M23 10V4.5h2V10",
  super: "M0 10H40L37.5 13.5H2.5ZM4 10V8h4.5v2M9 10V6h4.5v4M26 10V6h4.5v4M31.5 10V8H36v2M1 8.6h4M6 6.8h4M30 6.8h4.5M35.5 8.6h4M14.5 10V4.5h4V10M16.5 4.5V0.8M15.3 2.5h2.4M19.8 10V4h2.3V10M23 10V4h2.3V10",
  lightcruiser: "M0 10.4L40 9.6L38 13H3ZM5 10.2V8.4h3.5v1.8M31 9.8V8h3.5v1.8M2 9H6M34 8.6h3.5M12 10V6h2.5v4M13.2 6V2M16 10V4.5h2V10M20 10V4.5h2V10M24.5 10V4.5h2V10M29 10V4",
  cruiser: "M0 10.4L40 9.6L38 13.4H2ZM4 10.2V8.2h4v2M9 10V6.4h4V10M27.5 10V8h4v2M33 9.8V8h3.5v1.8M1 8.9H5M10 7H6.5M31 8.6h3M36 8.6h3M14.2 10V5h2.6v5M15.5 5V1M18 10V4h2.4V10M22.4 10V4h2.4V10",
  unknown: "M1 10H39L36 13.5H4ZM14 10L20 4L26 10",
};

const MANY_SHIPS = 18; // beside a lesson only so many are named

function silhouette(shape, nation) {
  return svg("svg", { viewBox: "0 0 40 14", class: "nv-ship-shape nv-nation-" + nation.toLowerCase(), "aria-hidden": "true", focusable: "false" }, svg("path", { d: HULLS[shape] || HULLS.unknown }));
}

function render({ model, el: node }) {
  const frame = root(node, "fleets");
  const tracks = el("div", { class: "nv-tracks" });
  const panels = el("div", { class: "nv-panels" });
  const told = el("p", { class: "nv-ship-told nv-quiet", "aria-hidden": "true", text: t(model, "table-fleet-hint") });
  const hint = el("p", { class: "nv-fleet-hint" });
  const open = new Map();

  function shipPart(ship) {
    const about = [ship.fate, t(model, "table-fleet-ship", ship)].filter(Boolean).join(": ");
    const tell = () => { told.textContent = about; };
    const gone = ship.fate ? " nv-ship-gone" + (ship.lost ? " nv-ship-lost" : "") : "";
    return el("li", {}, el("button", { type: "button", class: "nv-ship" + gone, "aria-label": about, tabindex: "-1", on: { focus: tell, pointerenter: tell, click: tell } },
      silhouette(ship.shape, ship.nation), el("span", { class: "nv-ship-name", text: ship.name }), ship.fate ? el("span", { class: "nv-ship-fate", text: ship.fate }) : null));
  }

  /** The label of a box; where the box may be chosen now, a button with it. */
  function boxLabel(box) {
    if (!model.get("targets").includes(box.place)) return el("span", { text: box.label });
    return el("button", { type: "button", class: "nv-box-choose", "data-place": box.place, "aria-pressed": String(model.get("chosen").includes(box.place)),
      text: box.label, on: { click: () => model.send({ event: "choose", place: box.place }) } });
  }

  function boxPart(box) {
    const lit = model.get("marked").includes(box.place) ? " nv-box-lit" : "", taken = model.get("chosen").includes(box.place) ? " nv-box-chosen" : "";
    return el("section", { class: "nv-box" + (box.ships.length || box.hidden ? "" : " nv-box-empty") + lit + taken }, el("h3", {}, boxLabel(box), box.note ? el("span", { class: "nv-quiet", text: " " + box.note }) : null),
      box.ships.length ? el("ul", {}, box.ships.map(shipPart)) : null, box.hidden ? el("p", { class: "nv-quiet", text: t(model, "table-fleet-hidden", { count: box.hidden }) }) : null);
  }

  function panelPart(panel, n) {
    const many = panel.boxes.reduce((sum, box) => sum + box.ships.length, 0) > MANY_SHIPS ? " nv-panel-many" : "";
    const part = el("details", { class: "nv-panel nv-side-" + panel.side + many, open: open.get(n) ?? true, on: { toggle: (event) => open.set(n, event.target.open) } },
      el("summary", {}, el("b", { text: panel.title }), el("span", { class: "nv-quiet", text: " " + panel.summary })), el("div", { class: "nv-boxes" }, panel.boxes.map(boxPart)));
    const ships = [...part.querySelectorAll(".nv-ship")];
    if (ships.length) ships[0].tabIndex = 0;
    part.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      const at = ships.indexOf(document.activeElement);
      if (!step || at < 0) return;
      event.preventDefault();
      const next = ships[(at + step + ships.length) % ships.length];
      ships[at].tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    });
    return part;
  }

  function trackPart(track) {
    return el("section", { class: "nv-track" }, el("h3", { text: track.title }), el("p", { class: "nv-track-reading", text: track.reading }),
      el("ol", {}, track.spaces.map(([label, lies], n) => el("li", { class: n === track.at ? "nv-here" : "", "aria-current": n === track.at ? "step" : null }, el("span", { text: label }), lies ? el("span", { class: "nv-track-lies", text: lies }) : null))));
  }

  /** Markers that stand elsewhere than before are seen to move there; whoever wants no motion sees them stand. */
  function moveMarkers(before) {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    model.get("tracks").forEach(({ was }, n) => {
      const marker = tracks.children[n].querySelector(".nv-here");
      if (!marker) return;
      const from = tracks.children[n].querySelectorAll("li")[was]?.getBoundingClientRect() ?? before[n], to = marker.getBoundingClientRect();
      if (from && from.width && (from.left !== to.left)) marker.animate([{ transform: `translateX(${from.left - to.left}px)` }, { transform: "none" }], { duration: 500, easing: "ease-in-out" });
    });
  }

  /** Where a marker came from: what its track says, else where it stood before it moved. */
  function ghosts(before) {
    model.get("tracks").forEach(({ title, at, ...track }, n) => {
      const was = track.was ?? before.get(title);
      if (was !== undefined && was !== at) tracks.children[n].querySelectorAll("li")[was]?.classList.add("nv-was");
    });
  }

  let stood = new Map();
  function draw() {
    const before = [...tracks.querySelectorAll(".nv-here")].map((marker) => marker.getBoundingClientRect());
    tracks.replaceChildren(...model.get("tracks").map(trackPart));
    moveMarkers(before);
    ghosts(stood);
    stood = new Map(model.get("tracks").map(({ title, at }) => [title, at]));
    const held = document.activeElement?.dataset?.place;
    panels.replaceChildren(...model.get("panels").map(panelPart));
    if (held) panels.querySelector(`[data-place="${held}"]`)?.focus();
    hint.textContent = model.get("panels").length ? model.get("hint") : "";
  }
  let planned = false;
  const soon = () => { if (!planned) { planned = true; queueMicrotask(() => { planned = false; draw(); }); } };
  const heard = ["panels", "tracks", "marked", "targets", "chosen", "hint"];
  frame.append(tracks, told, hint, panels, problemLine(model));
  for (const name of heard) model.on("change:" + name, soon);
  draw();
  return () => { for (const name of heard) model.off("change:" + name, soon); };
}

export default widget(render);
