// What moves on a map: counters that stand elsewhere than before, and courses that ships put to sea on.
// Each leaves a ghost where it was. Whoever wants no motion sees it stand where it came to. Knows points of a drawing. Knows no game.

const MOVE = { duration: 900, easing: "ease-in-out" };
const SHIP = "M-17 3H17L13 9H-13ZM-9 3V-2H-4V3M-2 3V-8H2V3M5 3V-3H9V3";

/** Counters that left one hex and came to another: [{ counter, from, to }], for equal ones in turn. */
function movedCounters(before, after) {
  const kind = ({ hex, ...counter }) => JSON.stringify(counter);
  const left = surplus(before, after, kind), came = surplus(after, before, kind);
  return [...came].flatMap(([name, there]) => there.map((to, n) => ({ from: (left.get(name) || [])[n], to })).filter(({ from }) => from));
}

/** Of each kind, the hexes that hold more of it in `some` than in `others`. */
function surplus(some, others, kind) {
  const found = new Map(), spare = others.map((one) => kind(one) + one.hex);
  some.forEach((one) => {
    const at = spare.indexOf(kind(one) + one.hex);
    if (at >= 0) spare.splice(at, 1);
    else found.set(kind(one), [...(found.get(kind(one)) || []), one.hex]);
  });
  return found;
}

/** A counter slides in from where it stood; a ring stays behind and fades. */
function slideIn(group, layer, from, to) {
  if (reducedMotion()) return;
  const ghost = svg("circle", { cx: from.x, cy: from.y, r: 16, class: "nv-map-ghost" });
  layer.append(ghost);
  ghost.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 1400 }).finished.then(() => ghost.remove(), () => ghost.remove());
  group.animate([{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: "0 0" }], MOVE);
}

/** A course: a line from place to place, a ring where it begins, a ship that runs along it. */
function course(from, to, order, moving) {
  const [dx, dy] = [to.x - from.x, to.y - from.y], turn = dx < 0 ? " scale(-1 1)" : "";
  const ship = svg("g", { class: "nv-map-course-ship" }, svg("path", { d: SHIP, transform: `translate(${to.x} ${to.y}) scale(1.5)${turn}` }));
  const line = svg("path", { d: `M${from.x} ${from.y}L${to.x} ${to.y}`, class: "nv-map-course-line", pathLength: 1 });
  if (moving && !reducedMotion()) {
    ship.animate([{ translate: `${-dx}px ${-dy}px` }, { translate: "0 0" }], MOVE);
    line.animate([{ strokeDasharray: "0 1" }, { strokeDasharray: "1 0" }], MOVE);
  }
  return svg("g", { class: "nv-map-course nv-side-" + order, "aria-hidden": "true" }, line, svg("circle", { cx: from.x, cy: from.y, r: 20, class: "nv-map-ghost" }), ship);
}
