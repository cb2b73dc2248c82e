// The stairs: throw after throw from left to right, heights are chances, joined where the future is the same.
// One way can be followed: a list of turns, one for each throw on it. Knows the data of a section.

const STAIR = { column: 118, bar: 12, label: 19, line: 16, thick: 13, gap: 8, least: 170, most: 440, ends: 150, widest: 0.4 };
const FEW_THROWS = 2, LONGEST_HEAD = 8;   // kinds of throws that are named above a column, in so many lines
const LEAST_READ = 5;   // letters of a word that was cut: with fewer nobody can guess it
const SLIM = { below: 480, column: 66, ends: 96 };   // of a narrow page

/** The picture that is seen first: on a narrow page no stairs of many throws, where words have no room, if there is another. */
function firstPicture(section, width) {
  const [first, ...others] = section.pictures;
  const long = first === "stairs" && Math.max(...section.nodes.map((node) => node.depth)) >= FEW_THROWS;
  return (long && width < SLIM.below && ["each", "grid"].find((one) => others.includes(one))) || first;
}

/** Draws the stairs with the followed way on them, and what of each band comes to the end that is lit (null: none).
    Returns its height, width and the bands by "throw:way". */
function stairsPicture(model, section, ends, width, followed, lit = null) {
  const c = PAGE, { nodes } = section;
  const columns = Math.max(...nodes.map((node) => node.depth)) + 1;
  const { column: least, ends: usual } = width < SLIM.below ? SLIM : STAIR;
  const met = ends.filter((end) => end.share > 0);
  const most = Math.max(usual, width * STAIR.widest), wanted = Math.max(...met.map((end) => inkWidth(endLabel(end), 600) + STAIR.bar + 16));
  const brief = width < SLIM.below && wanted > most;       // words that would be cut stand below, at the mark of each end
  const room = brief ? Math.max(...met.map((end) => inkWidth(briefLabel(end), 600) + STAIR.bar + 16)) : Math.min(Math.max(usual, wanted), most);
  const wide = Math.max(width, columns * least + room), step = (wide - room) / columns;
  const head = headings(model, nodes, columns, step);
  const high = Math.min(Math.max(met.length * STAIR.label, nodes.reduce((sum, node) => sum + node.ways.length, 0) * STAIR.thick, STAIR.least), STAIR.most);
  const top = head.height + 8;
  const spots = standing(nodes, met, columns, step, top, high);
  const drawing = svg("g", {}), bands = new Map();
  drawing.append(head.drawing);
  const gets = lit === null ? new Map() : sharesTo(section, -1 - lit);
  const onWay = new Set(followed.map((way, turn) => `${turn ? nodesOn(section, followed)[turn] : 0}:${way}`));
  nodes.forEach((node, place) => {
    const at = spots.get(place);
    let y = at.y;
    inOrder(node.ways, spots, node.depth).forEach(([way, number]) => {
      const tall = at.height * way.share, course = courseOf(spots, node, way, { x: at.x, y, high: Math.max(tall, 0.6) });
      const end = endAt(ends, way.to), name = `${place}:${number}`;
      const band = svg("path", { class: "nv-why-part nv-why-band" + (onWay.has(name) ? " nv-why-followed" : ""), "data-place": end ? end.place : "", "data-way": name,
        d: ribbon(course), ...(end ? filled(end, c) : { fill: c["ink-2"], "fill-opacity": 0.16 }), stroke: c.line, "stroke-width": 0.5 });
      drawing.append(band);
      const part = end ? 0 : gets.get(way.to) || 0;
      if (part) drawing.append(svg("path", { class: "nv-why-part", "data-place": lit, "pointer-events": "none", d: ribbon(course.map((one) => ({ ...one, high: Math.max(one.high * part, 0.6) }))), ...filled(ends[lit], c) }));
      bands.set(name, { band, x: at.x + STAIR.bar, y, high: tall, words: way.words, percent: way.percent, depth: node.depth });
      y += tall;
    });
  });
  for (const [place, at] of spots) {
    if (at.passes) continue;
    const end = endAt(ends, place);
    drawing.append(svg("rect", { class: end ? "nv-why-part" : null, "data-place": end ? end.place : null, x: at.x, y: at.y, width: STAIR.bar, height: Math.max(at.height, 1), fill: end ? c[end.colour] : c["ink-2"], stroke: c.ink, "stroke-width": 0.5 }));
    if (!end && gets.get(place)) drawing.append(svg("rect", { x: at.x, y: at.y, width: STAIR.bar, height: Math.max(at.height * gets.get(place), 1), fill: c[ends[lit].colour] }));
  }
  for (const band of bands.values()) drawing.append(...bandLabel(band, step, c));
  const named = met.filter((end) => spots.get(-1 - end.place).said !== undefined);
  named.forEach((end) => {
    const at = spots.get(-1 - end.place);
    drawing.append(svg("line", { x1: at.x + STAIR.bar, x2: at.x + STAIR.bar + 6, y1: at.y + at.height / 2, y2: at.said - 4, stroke: c.line }),
      inked(brief ? briefLabel(end) : endLabel(end, room - STAIR.bar - 16), at.x + STAIR.bar + 8, at.said, c.ink, { anchor: "start", weight: 600 }));
  });
  return { drawing, height: top + high + 14, width: wide, bands, thin: [...bands.values()].filter((band) => band.high < STAIR.thick).length };
}

/** An end with its mark and chance; of its words as many as there is room for. */
function endLabel(end, room = Infinity) {
  const mark = end.mark === end.words ? "" : end.mark + " ", { words, percent } = end;
  const left = room - inkWidth(`${mark} ${percent}`, 600);
  return `${mark}${inkWidth(words, 600) <= left ? words : oneLine(words, (left * inkWidth(words)) / inkWidth(words, 600))} ${percent}`;
}

const briefLabel = (end) => `${end.mark} ${end.percent}`;

/** The ways of a throw as they leave it from top to bottom, so that bands cross as little as they can; each with its number. */
function inOrder(ways, spots, depth) {
  const next = (way) => spots.get(passing(way.to, depth + 1)) || spots.get(way.to), middle = (way) => next(way).y + next(way).height / 2;
  return ways.map((way, number) => [way, number]).sort(([a], [b]) => middle(a) - middle(b));
}

/** What keeps room in a column for the bands that only pass it, on their way to a throw or an end. */
const passing = (to, column) => `${to}@${column}`;

/** Where a band runs: from its throw through the columns that it passes to where it leads, which it takes its place of. */
function courseOf(spots, node, way, begin) {
  const share = node.share * way.share, course = [begin];
  const columns = [...spots.keys()].filter((key) => typeof key === "string" && key.startsWith(`${way.to}@`)).map((key) => Number(key.split("@")[1])).filter((column) => column > node.depth);
  for (const to of [...columns.map((column) => spots.get(passing(way.to, column))), spots.get(way.to)]) {
    const high = Math.max((to.height * share) / to.share, 0.6);
    course.push({ x: to.x, y: to.y + to.taken, high });
    to.taken += high;
  }
  return course;
}

/** The values of a band, where it is as high as they are, and how likely they are at that throw; of a thinner one the sentence and the
    table tell them. */
function bandLabel(band, step, c) {
  if (!band.words || band.high < STAIR.thick) return [];
  const room = step - STAIR.bar - 8, most = Math.max(Math.floor(band.high / STAIR.line), 1);
  const whole = lines(`${band.words}: ${band.percent}`, room), shown = whole.length <= most ? whole : shortLabel(band, room, most);
  return shown.map((line, place) => inked(line, band.x + 5, band.y + band.high / 2 + 4.5 + (place - (shown.length - 1) / 2) * STAIR.line, c.ink, { anchor: "start", halo: true }));
}

/** Where its words have no room the chance of a band stays, behind as many of them as can be read. */
function shortLabel({ words, percent }, room, most) {
  if (most > 1) {
    const told = lines(words, room), kept = told.length < most ? told : [...told.slice(0, most - 2), oneLine(told.slice(most - 2).join(" "), room)];
    return kept.some((line) => line.length < LEAST_READ) ? [percent] : [...kept, percent];
  }
  const begun = oneLine(words, room - inkWidth(`: ${percent}`));
  return [begun.length < LEAST_READ ? percent : `${begun}: ${percent}`];
}

/** Of what comes to each throw, the share that goes on to one end. */
function sharesTo(section, end) {
  const shares = new Map(), latest = section.nodes.map((node, place) => place).sort((a, b) => section.nodes[b].depth - section.nodes[a].depth);
  for (const place of latest) shares.set(place, section.nodes[place].ways.reduce((sum, way) => sum + way.share * (way.to < 0 ? Number(way.to === end) : shares.get(way.to)), 0));
  return shares;
}

/** What is thrown, above each column: of a few different throws each, of more how many there are. */
function headings(model, nodes, columns, step) {
  const drawing = svg("g", {}), told = Array.from({ length: columns }, (_, column) => {
    const thrown = [...new Set(nodes.filter((node) => node.depth === column).map((node) => node.throw))];
    const each = thrown.join(t(model, "picture-or"));
    return thrown.length === 1 || (thrown.length <= FEW_THROWS && lines(each, step - 14).length <= LONGEST_HEAD) ? each : t(model, "picture-several-throws", { count: thrown.length });
  });
  let height = 0;
  for (let column = 0; column < columns; column += 1) {
    const again = told.filter((one) => one === told[column]).length > 1;
    const words = again ? t(model, "picture-throw-numbered", { number: column + 1, throw: told[column] }) : told[column];
    lines(words, step - 14).forEach((line, place) => {
      drawing.append(inked(line, column * step + 1, 14 + 17 * place, PAGE["ink-2"], { anchor: "start" }));
      height = Math.max(height, 17 * (place + 1));
    });
  }
  return { drawing, height };
}

/** Where each throw and each end stands, by its place (ends below zero): x, y, height, share; where its label is said, if there is room
    for it. What a column is passed by has room there as well (`passing`). Each column is ordered by where it leads in the end. */
function standing(nodes, ends, columns, step, top, room) {
  const spots = new Map(), middle = ({ y, height }) => y + height / 2;
  stack(spots, ends.map((end) => ({ place: -1 - end.place, share: end.share })), columns * step, top, room);
  for (let column = columns - 1; column >= 0; column -= 1) {
    const here = nodes.map((node, place) => ({ place, node })).filter(({ node }) => node.depth === column).map(({ place, node }) => ({ place, share: node.share, leads: node.ways.reduce((sum, way) => sum + way.share * middle(spots.get(way.to)), 0) }));
    const passed = passes(nodes, column).map(({ to, share }) => ({ place: passing(to, column), share, leads: middle(spots.get(to)), passes: true }));
    stack(spots, [...here, ...passed].sort((a, b) => a.leads - b.leads), column * step + 1, top, room);
  }
  const wanted = ends.map((end) => ({ spot: spots.get(-1 - end.place), size: STAIR.label, weight: end.share }));
  for (const label of wanted) label.at = label.spot.y + label.spot.height / 2;
  for (const { spot, said } of apart(wanted, top - STAIR.label / 2, top + room + STAIR.label / 2)) spot.said = said + 4.5;
  return spots;
}

/** What passes a column without a throw in it: where it leads, and how likely that is. */
function passes(nodes, column) {
  const shares = new Map();
  for (const node of nodes.filter(({ depth }) => depth < column)) for (const way of node.ways) if (way.to < 0 || nodes[way.to].depth > column) shares.set(way.to, (shares.get(way.to) || 0) + node.share * way.share);
  return [...shares].map(([to, share]) => ({ to, share }));
}

/** One column, from top to bottom, its parts apart as far as there is room. */
function stack(spots, things, x, top, room) {
  const gap = Math.min(STAIR.gap, (room * 0.3) / Math.max(things.length - 1, 1));
  const unit = room - gap * (things.length - 1);
  let y = top;
  for (const { place, share, passes: only } of things) {
    spots.set(place, { x, y, height: unit * share, share, taken: 0, passes: only });
    y += unit * share + gap;
  }
}

/** A band from bar to bar along its course. */
function ribbon(course) {
  const half = (one, other) => (one.x + STAIR.bar + other.x) / 2, there = course.slice(1), back = course.slice(0, -1).reverse();
  const above = there.map((to, place) => { const from = course[place], middle = half(from, to); return `H${from.x + STAIR.bar}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`; });
  const below = back.map((to, place) => { const from = course[course.length - 1 - place], middle = half(to, from); return `${place ? `H${from.x}` : ""}C${middle} ${from.y + from.high} ${middle} ${to.y + to.high} ${to.x + STAIR.bar} ${to.y + to.high}`; });
  const last = course[course.length - 1];
  return `M${course[0].x + STAIR.bar} ${course[0].y}${above.join("")}V${last.y + last.high}${below.join("")}Z`;
}

// ---- one way through -----------------------------------------------------------------------------------------

/** The places of the throws on a way, and where its last turn leads. */
function nodesOn(section, followed) {
  const met = [0];
  for (const way of followed) met.push(section.nodes[met[met.length - 1]].ways[way].to);
  return met;
}

/** The way that leads through a turn: the likeliest to its throw, the turn itself, and the likeliest on from there. */
function wayThrough(section, place, way) {
  const back = [way];
  for (let at = place; at !== 0;) {
    const [from, turn] = likeliestTo(section, at);
    back.unshift(turn);
    at = from;
  }
  return onward(section, back);
}

function likeliestTo(section, place) {
  let best = null;
  section.nodes.forEach((node, from) => node.ways.forEach((way, turn) => {
    if (way.to === place && (!best || node.share * way.share > best[2])) best = [from, turn, node.share * way.share];
  }));
  return best;
}

/** The same way to its end, by the likeliest turn at each throw. */
function onward(section, followed) {
  const way = [...followed];
  for (let at = nodesOn(section, way).pop(); at >= 0; at = nodesOn(section, way).pop()) {
    const { ways } = section.nodes[at];
    way.push(ways.reduce((best, one, turn) => (one.share > ways[best].share ? turn : best), 0));
  }
  return way;
}

/** The way in words: each throw with what it showed and how likely that is; then the product of them all. */
function wayWords(model, section, ends, followed) {
  const met = nodesOn(section, followed);
  const steps = followed.map((turn, place) => {
    const node = section.nodes[met[place]], way = node.ways[turn];
    return { words: t(model, "picture-step", { throw: node.throw, values: way.words, part: partWords(model, node, way), percent: way.percent }), part: [BigInt(way.weight), BigInt(node.of)] };
  });
  const end = endAt(ends, met[met.length - 1]);
  return { steps: steps.map((step) => step.words), whole: end ? endWords(model, end, steps.map((step) => step.part)) : "", end };
}

function endWords(model, end, parts) {
  const above = parts.reduce((product, [up]) => product * up, 1n), below = parts.reduce((product, [, down]) => product * down, 1n);
  const shared = divisor(above, below);
  const percent = percentOf(model, Number((above * 10n ** 15n) / below) / 1e15);
  const product = parts.length > 1 ? parts.map(([up, down]) => `${up}/${down}`).join(" × ") + " = " : "";
  const fraction = String(below / shared).length > 9 ? "" : product + (above === below ? "1" : `${above / shared}/${below / shared}`);
  return t(model, fraction ? "picture-way-end" : "picture-way-end-percent", { end: saidOf(end), product: fraction, percent });
}

function divisor(a, b) {
  return b ? divisor(b, a % b) : a;
}
