// Sailing ships seen from above, 100 long, the bow up; smoke, flames and the rose of the wind. Our own drawings.
// Knows shapes. Knows no names and no game.

const HULL = "M0 -50C9 -42 14 -30 14 -12L13 34C12 44 7 49 0 50C-7 49 -12 44 -13 34L-14 -12C-14 -30 -9 -42 0 -50Z";
const MASTS = [-24, 4, 29];
const SPREAD = { hove_to: 17, battle: 25, full: 33 };

/** Where shot tears a sail: shares of its half width from the mast, in turn. */
const HOLES = [-0.6, 0.55, -0.15];

/** One mast with its yard: a sail that bellies forward, with so many holes in it, a bare yard when hove to, a stump when it is shot away. */
function mast(y, sail, stands, holes) {
  if (!stands) return svg("path", { d: `M-6 ${y - 4}L6 ${y + 4}M-6 ${y + 4}L6 ${y - 4}`, class: "nv-sea-stump" });
  const half = SPREAD[sail] || SPREAD.battle;
  const cloth = sail === "hove_to" ? null : svg("path", { d: `M${-half} ${y}Q0 ${y - half * 0.62} ${half} ${y}Q0 ${y - half * 0.2} ${-half} ${y}Z`, class: "nv-sea-sail" });
  const torn = HOLES.slice(0, cloth ? holes : 0).map((share) => svg("circle", { cx: share * half, cy: y - half * 0.34 * (1 - share * share), r: 5.4, class: "nv-sea-torn" }));
  return svg("g", {}, cloth, torn, svg("path", { d: `M${-half} ${y}H${half}`, class: "nv-sea-yard" }), svg("circle", { cy: y, r: 2.6, class: "nv-sea-mast" }));
}

/** The hull in sections from bow to stern, each hatched as far as it is lost. */
function sections(list, uid) {
  const each = 100 / Math.max(list.length, 1);
  return list.map((lost, n) => [
    lost > 0 ? svg("rect", { x: -16, y: -50 + n * each, width: 32, height: each * lost, class: "nv-sea-lost", "clip-path": `url(#${uid}-hull)`, fill: `url(#${uid}-holes)` }) : null,
    n ? svg("path", { d: `M-14 ${-50 + n * each}H14`, class: "nv-sea-seam", "clip-path": `url(#${uid}-hull)` }) : null,
  ]);
}

function flames() {
  return svg("path", { d: "M-9 12C-16 0 -6 -6 -8 -18C0 -12 2 -8 1 -1C5 -5 6 -9 5 -14C13 -5 14 4 8 12C4 17 -5 17 -9 12Z", class: "nv-sea-flame" });
}

/** What a letter stands on: each colour has a shape, too. */
const BADGES = [() => svg("rect", { x: -9, y: -9, width: 18, height: 18, rx: 2, class: "nv-sea-badge" }), () => svg("circle", { r: 10, class: "nv-sea-badge" }), () => svg("path", { d: "M0 -13L13 0L0 13L-13 0Z", class: "nv-sea-badge" })];

/** A ship: hull, damage, masts, her letter on a square, a disc or a diamond. */
function shipMark(ship, uid) {
  const body = svg("g", { transform: `rotate(${ship.heading * 45})` },
    svg("path", { d: HULL, class: "nv-sea-hull" }), sections(ship.sections, uid),
    svg("path", { d: "M0 -50V-66", class: "nv-sea-sprit" }), MASTS.map((y, n) => mast(y, ship.sail, n < ship.masts, Math.ceil((ship.torn - n) / MASTS.length))));
  return svg("g", { class: `nv-sea-ship nv-side-${ship.side}` + (ship.out ? " nv-sea-out" : ""), "data-ship": ship.id }, body,
    ship.burning ? svg("g", { transform: "translate(14 -12)" }, flames()) : null,
    BADGES[ship.side](), svg("text", { y: 5, class: "nv-sea-letter", text: ship.letter }));
}

/** Where an order would lead: an outline of the hull, her yards, and an arrow ahead of her bow. */
function ghostMark(ghost) {
  return svg("g", { transform: `rotate(${ghost.heading * 45})` }, svg("path", { d: HULL, class: "nv-sea-ghost-hull" }),
    MASTS.map((y) => svg("path", { d: `M-20 ${y}Q0 ${y - 14} 20 ${y}`, class: "nv-sea-ghost-yard" })),
    svg("path", { d: "M0 -48V-62", class: "nv-sea-ghost-yard" }), svg("path", { d: "M0 -82L-13 -58H13Z", class: "nv-sea-ghost-bow" }));
}

/** Clouds of smoke, more of them for a higher value, which is written on them if there is room. */
function smokeMark(value, room) {
  const puffs = [[-20, 6, 20], [14, 10, 22], [-4, -14, 20], [26, -12, 14], [-28, -10, 13]].slice(0, value > 1 ? 5 : 3);
  return [puffs.map(([x, y, r]) => svg("circle", { cx: x, cy: y, r, class: "nv-sea-puff" })), room ? svg("text", { y: 6, class: "nv-sea-value", text: value }) : null];
}

/** The rose: a ring, the north, and an arrow that flies with the wind. */
function rose(heading, north) {
  return [svg("circle", { r: 34, class: "nv-sea-rose" }), [0, 1, 2, 3, 4, 5, 6, 7].map((n) => svg("path", { d: "M0 -34V-28", transform: `rotate(${n * 45})`, class: "nv-sea-tick" })),
    svg("text", { y: -38, class: "nv-sea-north", text: north }),
    svg("path", { d: "M0 26L-9 8H-3.5V-26H3.5V8H9Z", transform: `rotate(${heading * 45})`, class: "nv-sea-arrow" })];
}
