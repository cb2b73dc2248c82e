// What lies on the ocean chart: flowing lines, pins, harbours, forces under water, and their markers.
// Knows records handed in (see ocean_chart.py). Knows no game.

const marks = {};
const ROUND = 0.34;            // the part of a segment that its corner takes
const SPREAD = 10;             // how far lines of several forces keep apart

/** Each force keeps its own small distance from the middle of the hexes, so that lines lie side by side. */
marks.aside = (id, side) => {
  const number = Number(id.slice(1)) || 0;
  const turn = (number * 2.4 + side * 1.2) % (2 * Math.PI);
  return [Math.cos(turn) * SPREAD, Math.sin(turn) * SPREAD * 0.8];
};

/** A line through the middles of its hexes, its corners rounded. */
marks.flowing = (points) => {
  if (points.length === 1) return `M${points[0][0] - 6} ${points[0][1]}h12`;
  const near = (a, b) => [a[0] + (b[0] - a[0]) * ROUND, a[1] + (b[1] - a[1]) * ROUND];
  const put = ([x, y]) => x.toFixed(1) + " " + y.toFixed(1);
  let path = "M" + put(points[0]);
  for (let n = 1; n < points.length - 1; n += 1) path += `L${put(near(points[n], points[n - 1]))}Q${put(points[n])} ${put(near(points[n], points[n + 1]))}`;
  return path + "L" + put(points[points.length - 1]);
};

/** Intel: a flag with an i; Contact: a target; each told by its shape. */
marks.intel = (x, y) => svg("g", { class: "nv-ocean-intel", transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
  svg("path", { d: "M0 -9L9 0L0 9L-9 0Z" }), svg("text", { y: 4.4, text: "i" }));

marks.contact = (x, y) => svg("g", { class: "nv-ocean-contact", transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
  svg("circle", { r: 8 }), svg("circle", { r: 3.2 }), svg("path", { d: "M-11 0H-5M5 0H11M0 -11V-5M0 5V11" }));

marks.label = (id, x, y, evasive) => {
  const wide = 9 + 9 * id.length + (evasive ? 12 : 0);
  return svg("g", { class: "nv-ocean-label", transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
    svg("rect", { x: -wide / 2, y: -9.5, width: wide, height: 19, rx: 5 }),
    svg("text", { x: evasive ? -6 : 0, y: 5, text: id }),
    evasive ? svg("path", { d: `M${wide / 2 - 13} 5q2.5 -10 5 -5t5 -5`, class: "nv-ocean-evasive" }) : null);
};

/** A task force: a line with its name in the middle, or a pin with its name in the head; pins in one hex stand side by side. */
marks.force = ([id, side, tint, hexes, pin, intel, contact, evasive, slot, pins], at) => {
  const [dx, dy] = pin ? [(slot - (pins - 1) / 2) * 22, 0] : marks.aside(id, side);
  const places = hexes.map((hex) => at.get(hex)).filter(Boolean).map((hex) => [hex[1] + dx, hex[2] + dy]);
  if (!places.length) return null;
  const spot = (hex) => places[hexes.indexOf(hex)];
  const group = svg("g", { class: `nv-ocean-force nv-side-${side} nv-tint-${tint}`, "data-force": id });
  if (pin) group.append(marks.pin(id, places[0], side, evasive));
  else {
    const path = marks.flowing(places);
    group.append(svg("path", { d: path, class: "nv-ocean-under" }), svg("path", { d: path, class: "nv-ocean-line" }),
      ...places.map(([x, y]) => svg("circle", { cx: x.toFixed(1), cy: y.toFixed(1), r: 3.6, class: "nv-ocean-dot" })), ...marks.ends(places));
    const middle = places[Math.floor((places.length - 1) / 2)];
    group.append(marks.label(id, middle[0], middle[1] + (places.length > 1 ? 0 : -14), evasive));
  }
  group.append(...contact.map((hex) => spot(hex)).filter(Boolean).map(([x, y]) => marks.contact(x + 13, y + 9)),
    ...intel.map((hex) => spot(hex)).filter(Boolean).map(([x, y]) => marks.intel(x - 13, y + 9)));
  return group;
};

/** The ends of a line: the beginning a square, the end an arrow, as the orders call them. */
marks.ends = (places) => {
  if (places.length < 2) return [];
  const [first, last, before] = [places[0], places[places.length - 1], places[places.length - 2]];
  const turn = Math.atan2(last[1] - before[1], last[0] - before[0]) * 180 / Math.PI;
  return [svg("rect", { x: (first[0] - 5.5).toFixed(1), y: (first[1] - 5.5).toFixed(1), width: 11, height: 11, class: "nv-ocean-end" }),
    svg("path", { d: "M-6 -8L9 0L-6 8Z", class: "nv-ocean-end", transform: `translate(${last[0].toFixed(1)} ${last[1].toFixed(1)}) rotate(${turn.toFixed(0)})` })];
};

/** A pin that stands in its hex: round head for one side, square head for the other. */
marks.pin = (id, [x, y], side, evasive) => svg("g", { class: "nv-ocean-pin", transform: `translate(${x} ${y})` },
  svg("path", { d: side ? "M0 14L-6 -2H6Z" : "M0 14L-7 -4H7Z" }),
  side ? svg("circle", { cy: -9, r: 14 }) : svg("rect", { x: -13, y: -22, width: 26, height: 26, rx: 3 }),
  svg("text", { y: -4, text: id }), evasive ? svg("path", { d: "M-8 2q4 -8 8 -4t8 -4", class: "nv-ocean-evasive" }) : null);

/** Forces that lie in the same port box, on one plate beside the port. */
marks.harbour = ([, side, forces], [x, y], place) => {
  const text = forces.join(" "), wide = 12 + 7.6 * text.length;
  const names = forces.flatMap((id, n) => [n ? " " : "", svg("tspan", { "data-force": id, text: id })]);
  return svg("g", { class: "nv-ocean-harbour nv-side-" + side, transform: `translate(${(x + place * 4).toFixed(1)} ${y - 24 - place * 20})` },
    svg("rect", { x: -wide / 2, y: -9, width: wide, height: 18, rx: 2 }), svg("text", { y: 4.6 }, names));
};

/** A force under water: a boat with its tower, or a mine with its horns. */
marks.lurking = ([id, side, kind], [x, y]) => svg("g", { class: "nv-ocean-lurking nv-side-" + side, "data-force": id, transform: `translate(${x + 12} ${y + 19})` },
  kind === "mine" ? [svg("circle", { r: 6 }), svg("path", { d: "M0 -10V10M-10 0H10M-7 -7L7 7M7 -7L-7 7", class: "nv-ocean-horns" })]
    : svg("path", { d: "M-15 0Q-12 6 0 6T15 0H4V-6H-3V0Z" }), svg("text", { y: -8, text: id }));

/** Where the names of the forces `near` stand on a small chart: below a pin or a harbour, beside that hex of a line where it is least crowded. */
marks.namesOf = (names, forces, harbours, at, near) => {
  const here = new Map(), taken = new Map(), found = [];
  forces.forEach(([, , , hexes]) => hexes.forEach((hex) => here.set(hex, (here.get(hex) || 0) + 1)));
  const put = (id, side, hex, x, y) => {
    const lower = taken.get(hex) || 0;
    taken.set(hex, lower + (names[id] || []).length);
    if (names[id]) found.push([id, side, names[id], x, y, lower]);
  };
  forces.forEach(([id, side, , hexes, pin, , , , slot, pins]) => {
    const places = hexes.filter((hex) => at.has(hex)), middle = (places.length - 1) / 2;
    if (!places.some((hex) => near.has(hex))) return;
    const crowded = (hex) => here.get(hex) + Math.abs(places.indexOf(hex) - middle) / 20;
    const hex = places.reduce((best, one) => (crowded(one) < crowded(best) ? one : best)), [, x, y] = at.get(hex);
    const [dx, dy] = pin ? [(slot - (pins - 1) / 2) * 22, 0] : marks.aside(id, side);
    put(id, side, hex, x + dx, y + dy + (pin ? 34 : 28));
  });
  harbours.forEach(([hex, side, ids]) => { if (near.has(hex)) ids.forEach((id) => put(id, side, hex, at.get(hex)[1], at.get(hex)[2] + 44)); });
  return found;
};

marks.named = ([id, side, names, x, y, lower]) => svg("text", { x: x.toFixed(1), y: y.toFixed(1), class: "nv-ocean-named nv-side-" + side, "data-force": id },
  names.map((name, n) => svg("tspan", { x: x.toFixed(1), dy: (n ? 1 : lower) + "em", text: name })));
