// The dice themselves: as many as are thrown, in their shapes, and which of them count for how much.
// Knows the dice and ways of a throw. Knows no rule.

const MOST_DICE_DRAWN = 12;

/** Every throw of the section once: its dice, how they are read, and what its values lead to. */
function dicePicture(model, section, ends) {
  const throws = new Map();
  for (const node of section.nodes) if (node.dice) throws.set(node.throw, [...(throws.get(node.throw) || []), node]);
  return el("ul", { class: "nv-why-dice" }, [...throws].map(([words, nodes]) => el("li", {},
    el("p", { class: "nv-why-thrown" }, words),
    el("div", { class: "nv-why-pool" }, pool(model, nodes[0].dice)),
    el("p", { class: "nv-quiet", text: t(model, "picture-dice-" + readingOf(nodes[0].dice), { number: nodes[0].dice.number, dice: nodes[0].dice.sides.length }) }),
    nodes.length === 1 ? waysOf(model, nodes[0], ends) : el("p", { class: "nv-quiet", text: t(model, "picture-dice-later", { count: nodes.length }) }))));
}

/** How the dice are read, as the sentences know it. */
function readingOf({ reading, sides }) {
  return sides.length === 1 && reading === "sum" ? "one" : reading;
}

/** The dice in a row. Of a pool that is counted every face of a die is shown: those that count are lit. */
function pool(model, { sides, reading, number }) {
  const shown = sides.slice(0, MOST_DICE_DRAWN);
  const dice = shown.map((one) => die({ sides: one, face: one }));
  if (sides.length > shown.length) dice.push(el("span", { text: "+" + (sides.length - shown.length) }));
  if (reading === "count") return [...dice, ...[...new Set(sides)].map((one) => faceStrip(model, one, (face) => face >= number))];
  return dice;
}

function faceStrip(model, sides, counts) {
  const faces = Array.from({ length: sides }, (_, place) => place + 1);
  return el("span", { class: "nv-why-faces", role: "img", "aria-label": t(model, "picture-faces", { count: faces.filter(counts).length, sides }) },
    faces.map((face) => el("span", { class: counts(face) ? "nv-why-counts" : null, "aria-hidden": "true", text: face })));
}

/** What the values of a throw lead to, each with its share of all ways. */
function waysOf(model, node, ends) {
  return el("ul", { class: "nv-why-ways" }, node.ways.map((way) => {
    const end = endAt(ends, way.to);
    return el("li", { class: end ? "nv-why-part" : null, "data-place": end ? end.place : null },
      end ? svg("svg", { width: 28, height: 20, viewBox: "0 0 28 20", "aria-hidden": "true" }, swatchOf(end, 1, 1, 26, 18, PAGE)) : null,
      el("span", { text: t(model, end ? "picture-way" : "picture-way-on", { values: way.words, count: way.weight, of: node.total, percent: way.percent, end: end ? end.words : "" }) }));
  }));
}
