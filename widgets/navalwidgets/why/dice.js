// The dice themselves: as many as are thrown, in their shapes, and which of them count for how much.
// Knows the dice and ways of a throw. Knows no rule.

const MOST_DICE_DRAWN = 12, MOST_WAYS_TOLD = 4, FEW_WAYS_ON = 2;

/** Every throw of the section once: its dice, how they are read, and what its values lead to. */
function dicePicture(model, section, ends) {
  const throws = new Map();
  section.nodes.forEach((node, place) => { if (node.dice) throws.set(node.throw, [...(throws.get(node.throw) || []), place]); });
  return el("ul", { class: "nv-why-dice" }, [...throws].map(([words, places]) => {
    const { dice: thrown, example } = section.nodes[places[0]], dice = { ...thrown, ...example };
    return el("li", {},
      el("p", { class: "nv-why-thrown" }, words),
      el("div", { class: "nv-why-pool" }, pool(model, dice)),
      el("p", { class: "nv-quiet", text: [t(model, "picture-dice-" + readingOf(dice), { number: dice.number, dice: dice.sides.length }), exampleOf(model, dice)].filter(Boolean).join(t(model, "picture-dice-between")) }),
      places.length === 1 ? waysOf(model, section.nodes[places[0]], ends) : decidedAt(model, section, places, ends));
  }));
}

/** How the dice are read, as the sentences know it. */
function readingOf({ reading, sides, number }) {
  if (sides.length === 1 && reading !== "d66") return reading === "count" ? "count-one" : "one";
  return number === 1 && ["best", "worst"].includes(reading) ? reading + "-one" : reading;
}

/** What the dice count as that are drawn; nothing of one die, or where dice are not put together. */
const exampleOf = (model, { faces, sides, result }) => (!faces || sides.length > MOST_DICE_DRAWN ? "" : t(model, "picture-dice-example", { faces: faces.join(t(model, "picture-faces-and")), result }));

/** The dice in a row, as they may fall. Of a pool that is counted every face of a die is shown: those that count are lit. */
function pool(model, { sides, faces, reading, number }) {
  const shown = sides.slice(0, MOST_DICE_DRAWN);
  const dice = shown.map((one, place) => die({ sides: one, face: faces ? faces[place] : Math.ceil(one / 2) }));
  if (sides.length > shown.length) dice.push(el("span", { text: "+" + (sides.length - shown.length) }));
  if (reading === "count") return [...dice, ...[...new Set(sides)].map((one) => faceStrip(model, one, (face) => face >= number))];
  return dice;
}

function faceStrip(model, sides, counts) {
  const faces = Array.from({ length: sides }, (_, place) => place + 1);
  return el("span", { class: "nv-why-faces", role: "img", "aria-label": t(model, "picture-faces", { count: faces.filter(counts).length, sides }) },
    faces.map((face) => el("span", { class: counts(face) ? "nv-why-counts" : null, "aria-hidden": "true", text: face })));
}

/** What a throw decides that comes at several places: by what was thrown before it, those that decide the same together. */
function decidedAt(model, section, places, ends) {
  const alike = new Map();
  for (const place of places) {
    const node = section.nodes[place], same = JSON.stringify(node.ways.map((way) => [way.words, way.to]));
    alike.set(same, [...(alike.get(same) || []), place]);
  }
  const groups = [...alike.values()];
  return el("div", { class: "nv-why-places" }, el("p", { class: "nv-quiet", text: t(model, "picture-dice-later") }), el("ul", {}, groups.map((group) => el("li", {},
    el("p", { class: "nv-why-thrown", text: cameBy(model, section, group) }), waysOf(model, section.nodes[group[0]], ends)))));
}

/** What was thrown before these throws: "after 7 or 8", "Throw 3: after 2 or less, then 4". The first throw of all comes after nothing. */
function cameBy(model, section, places) {
  const before = section.nodes.flatMap((node) => node.ways.filter((way) => places.includes(way.to)).map((way) => way.words)), { depth } = section.nodes[places[0]];
  if (!before.length) return t(model, "picture-dice-first");
  const short = t(model, "picture-dice-after", { values: valueSpans(model, [...new Set(before)]) });
  if (depth < 2) return short;
  const ways = [...new Set(places.flatMap((place) => waysTo(section, place).map((way) => way.join(t(model, "picture-then")))))], number = t(model, "picture-throw-nth", { number: depth + 1 });
  return ways.length > MOST_WAYS_TOLD ? number + t(model, "general-colon") + short : t(model, "picture-dice-after-nth", { number, values: ways.join(t(model, "picture-or")) });
}

/** Every way to a throw: what was shown at each throw before it; no more of them than can be told. */
function waysTo(section, place) {
  if (!place) return [[]];
  return section.nodes.flatMap((node, from) => node.ways.filter((way) => way.to === place).flatMap((way) => waysTo(section, from).map((before) => [...before, way.words]))).slice(0, MOST_WAYS_TOLD + 1);
}

/** Values in as few words as they need: whole numbers that follow one another as one. */
function valueSpans(model, values) {
  const runs = [];
  for (const one of values) {
    const last = runs[runs.length - 1];
    if (last && /^[0-9]+$/.test(one) && Number(one) === Number(last[1]) + 1) last[1] = one;
    else runs.push([one, one]);
  }
  const told = runs.flatMap(([from, to]) => (Number(to) - Number(from) > 1 ? [t(model, "picture-span", { from, to })] : from === to ? [from] : [from, to]));
  return told.join(t(model, "picture-or"));
}

/** What the values of a throw lead to, each with its share of all ways. */
function waysOf(model, node, ends) {
  const onward = node.ways.filter((way) => !endAt(ends, way.to)), joined = onward.length > FEW_WAYS_ON;
  return el("ul", { class: "nv-why-ways" }, node.ways.map((way) => {
    const end = endAt(ends, way.to);
    if (!end && joined) return way === onward[0] && el("li", {}, el("span", { text: t(model, "picture-way-on-joined", { values: valueSpans(model, onward.map((one) => one.words)) }) }));
    return el("li", { class: end ? "nv-why-part" : null, "data-place": end ? end.place : null }, end && wayMark(end),
      el("span", { text: t(model, !end ? "picture-way-on" : way.words === saidOf(end) || way.words === end.words ? "picture-way-itself" : "picture-way", { values: way.words, part: partWords(model, node, way), percent: way.percent, end: end ? saidOf(end) : "" }) }));
  }));
}
