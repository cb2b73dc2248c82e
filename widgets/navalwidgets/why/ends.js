// The ends of a way: each with a colour, a mark and its words, alike in every picture of one answer.
// Knows the data of a section. Works out no chance.

const END_COLOURS = ["data-1", "data-2", "data-3", "data-4", "data-5", "flag-yellow"];   // no two alike: a second blue would be taken for the first
const END_TINTS = [0.4, 0.14, 0.27];            // of a colour over paper: ink stays readable on each; more ends than colours take the next
const NUMBER_TINTS = { least: 0.1, most: 0.62 };
/** A chance in its writings: a line may break between them, and nowhere else. */
const brokenBetween = (parts) => parts.map((one) => one.replaceAll(" ", "\u00a0")).join(" ·\u00a0");
/** A number with its percent sign, what it is less or more than, and an arrow with what is before it, that stay on one line. */
const glued = (words) => words.replaceAll(/(\d) %/g, "$1\u00a0%").replaceAll(/([<>]) (?=\d)/g, "$1\u00a0").replaceAll(" →", "\u00a0→");
const LONGEST_FRACTION = 9;
const FEW_ENDS = 10, RARE = 0.0005;    // of more ends those that come less often than one time in 2,000 are folded away
const MOST_COUNTED = 1296;             // throws, four dice, that are counted unasked
const KEY = { width: 42 };
const WAITING = "…";        // the mark of what is not decided yet: another round, more throws
const PLAIN = /^[−-]?[0-9./]+$/;   // a number that is told by no words
const COUNT = /^[−-]?[0-9]+(?![0-9./])/;   // of words that begin with a number: what tells them apart best
const ITEMS = "items";
const ONCE_MORE = "↺";      // of a try that does not count

/** The keys of what an answer can come to, in one order for all its parts: so the same end has the same mark in each.
    `often`: those that are not rare; between them the shades of numbers are spread. */
function endOrder(sections) {
  const decided = sections.flatMap((section) => section.ends.filter((end) => !undecided(end)));
  const order = [...new Set(decided.map((end) => end.key))];
  const seen = new Set(decided.filter((end) => (end.seen === undefined ? end.share : end.seen) >= RARE).map((end) => end.key));
  return Object.assign(order, { often: order.filter((key) => seen.has(key)) });
}

/** How dark a number is drawn: from the least to the most of those that are not rare. */
function shadeOf(order, key) {
  const { often } = order, first = order.indexOf(often[0]), last = order.indexOf(often[often.length - 1]);
  const share = last > first ? Math.min(Math.max((order.indexOf(key) - first) / (last - first), 0), 1) : 1;
  return NUMBER_TINTS.least + (NUMBER_TINTS.most - NUMBER_TINTS.least) * share;
}

/** Whether all these sections come to some of the same. */
function shared(sections) {
  const [first, ...others] = sections.map((section) => new Set(section.ends.filter((end) => !undecided(end)).map((end) => end.key)));
  return others.every((keys) => [...keys].some((key) => first.has(key)));
}

/** The ends of a section with their looks. Each has a colour and a tint of its own; numbers grow darker from the least to the most,
    the likeliest of them framed in bold. `inside`: they are those of a step inside the rule, marked with small letters; `ITEMS`:
    of equal things side by side, marked with small numerals, so that no mark stands for two ends of one part. `taken`: colours that stand
    for other ends already. */
function endsOf(section, order, inside, taken = 0) {
  const counting = section.ends.filter((end) => !undecided(end) && end.value !== null && end.value !== undefined), numbers = order.length > 2 && counting.length > 1;
  const others = order.filter((key) => section.ends.some((end) => end.key === key && !counting.includes(end)));
  const decided = section.ends.filter((end) => !undecided(end)), top = Math.max(...decided.map((end) => end.share));
  const most = numbers && decided.filter((end) => end.share === top).length === 1 ? top : null;
  const counts = decided.map((end) => (end.words.match(COUNT) || [""])[0]), counted = counts.every(Boolean) && new Set(counts).size === counts.length;
  return section.ends.map((given, place) => {
    const end = { ...given, most: given.share === most };
    if (undecided(end)) return { ...end, place, mark: end.key === "(again)" ? ONCE_MORE : WAITING, colour: "line", tint: 0.18 };
    const step = order.indexOf(end.key);
    const mark = counted && end.value === null ? end.words.match(COUNT)[0] : end.value !== null && (PLAIN.test(end.words) || holds(end.words, end.value)) ? (PLAIN.test(end.words) ? String(end.words) : signed(end.value)) : inside === ITEMS ? numeral(step + 1) : inside ? letter(step).toLowerCase() : letter(numbers && others.includes(end.key) ? others.indexOf(end.key) : step);
    if (numbers && !others.includes(end.key)) return { ...end, place, mark, colour: END_COLOURS[taken % END_COLOURS.length], tint: shadeOf(order, end.key) };
    if (numbers) return { ...end, place, most: false, mark, ...lookOf(others.indexOf(end.key) + taken + 1) };
    return { ...end, place, mark, ...lookOf(step + taken) };
  });
}

/** A number as it is printed, and whether words tell it. */
const LETTERS = /^[a-zA-Z]+$/;
const signed = (number) => String(number).replace("-", "−");
const holds = (words, number) => (words.match(/−?[0-9]+([./][0-9]+)?/g) || []).includes(signed(number));   // 1917 tells no 7

/** The look of an end among those that are no numbers: colours, then the same paler. */
const lookOf = (place) => ({ colour: END_COLOURS[place % END_COLOURS.length], tint: END_TINTS[Math.floor(place / END_COLOURS.length) % END_TINTS.length] });

/** How many colours these ends have between them: numbers are shades of one. */
const coloursOf = (ends) => new Set(ends.filter((end) => !undecided(end)).map((end) => end.colour)).size;

/** The first colour behind all those of these ends. */
const colourAfter = (ends) => Math.max(...ends.map((end) => END_COLOURS.indexOf(end.colour))) + 1;

const undecided = (end) => ["(goes on)", "(folded)", "(again)"].includes(end.key);

/** A, B, ... Z, AA, AB, ... */
function letter(place) {
  return (place >= 26 ? letter(Math.floor(place / 26) - 1) : "") + String.fromCharCode(65 + (place % 26));
}

/** i, ii, iii, iv, ... */
const numeral = (number) => [[10, "x"], [9, "ix"], [5, "v"], [4, "iv"], [1, "i"]].reduce(([left, told], [value, sign]) => [left % value, told + sign.repeat(Math.floor(left / value))], [number, ""])[1];

/** How the field of an end is filled: its colour over paper. */
const filled = (end, c) => ({ fill: c[end.colour], "fill-opacity": end.tint });

/** The end that a way leads to; undefined where another throw follows. */
const endAt = (ends, to) => (to < 0 ? ends[-1 - to] : undefined);

/** Whether the throws that lead to an end can be counted in a picture. */
const countable = ({ ways: [, of], fraction }) => Boolean(of && fraction) && Number(of) <= MOST_COUNTED;

/** The part of all throws that lead to an end beside its chance: so many of so many, else a fraction that is short; "" for all. */
function partOfAll(model, end) {
  const { ways: [count, of], fraction } = end;
  if (!fraction || fraction === "1") return "";
  if (countable(end)) return t(model, "picture-part-of-all", { count, of });
  return fraction.length <= LONGEST_FRACTION ? fraction : "";
}

/** How often an end comes, in words: in ways of so many where all ways are equally likely, in any case in percent. */
function chanceWords(model, end) {
  const [count, of] = end.ways;
  if (of && end.fraction) return t(model, end.drawn ? "picture-end-draws" : "picture-end-ways", { end: saidOf(end), count, of, percent: exactOf(end) });
  const key = end.fraction ? "picture-end-fraction" : "picture-end-percent";
  return t(model, key, { end: saidOf(end), fraction: end.fraction, percent: exactOf(end) });
}

/** A chance that stands alone: with as many decimals as tell it from none and all. */
const exactOf = ({ exact, percent }) => exact || percent;

/** An end in a sentence: a number with what it counts. */
const saidOf = (end) => end.said || end.words;

/** The part of a throw that a way takes: so many of so many throws where those are all alike, else a fraction that can be read. */
function partWords(model, node, way) {
  if (node.total && node.total.length <= LONGEST_FRACTION) return t(model, "picture-count-of", { count: way.weight, of: node.total });
  return way.fraction || way.percent;
}

/** A share in percent, written as every chance is: more decimals only where it would look like none or all. */
function percentOf(model, share) {
  const exact = 100 * share, distance = Math.min(exact, 100 - exact), digits = distance >= 0.1 ? 1 : distance >= 0.01 ? 3 : 4;
  const told = Number(exact.toFixed(digits));
  return (exact > 0 && told === 0 ? "< 0.0001" : exact < 100 && told === 100 ? "> 99.9999" : told) + t(model, "general-percent");
}

/** The buttons that name the ends: pressed, its part of every picture is lit until it is pressed again, or all are asked for; under
    the mouse for as long as it stays. What the numbers count stands before them; of many ends those that hardly ever come are folded away. */
function legendOf(model, ends, lit, { choose, hover }, unit) {
  const shown = lettered(ends.filter((end) => end.share > 0 || end.place === lit));
  const rare = shown.length > FEW_ENDS ? shown.filter((end) => end.share < RARE && end.place !== lit) : [], often = shown.filter((end) => !rare.includes(end));
  const every = lit === null ? null : el("li", {}, el("button", { type: "button", class: "nv-why-end nv-why-every", text: t(model, "picture-every"), on: { click: () => choose(null) } }));
  const list = (some, more = null) => el("ul", { class: "nv-why-ends" }, some.map((end) => el("li", {}, endButton(model, end, lit, choose, hover))), more);
  return el("div", {}, unit && ends.some((end) => end.value !== null && end.value !== undefined) ? el("p", { class: "nv-quiet nv-why-unit", text: t(model, "picture-unit", { unit }) }) : null,
    list(rare.length > 1 ? often : shown, every), rare.length > 1 ? el("details", { class: "nv-why-rare" }, el("summary", { text: glued(t(model, "picture-rare", { count: rare.length })) }), list(rare.map((end) => ({ ...end, percent: exactOf(end) })))) : null);
}

/** Ends in the order of their letters, as a reader looks for them; what is not decided stands last. */
function lettered(ends) {
  const decided = ends.filter((end) => !undecided(end));
  if (!decided.every((end) => LETTERS.test(end.mark))) return ends;
  return [...decided.sort((one, other) => one.mark.length - other.mark.length || (one.mark < other.mark ? -1 : 1)), ...ends.filter(undecided)];
}

function endButton(model, end, lit, choose, hover) {
  return el("button", { type: "button", class: "nv-why-end", "data-end": end.key, "data-place": end.place, "aria-pressed": String(lit === end.place),
    "aria-label": end.mark === end.words ? [end.words, end.percent].filter(Boolean).join(" ") : null,
    on: { click: () => choose(lit === end.place ? null : end.place), pointerenter: (event) => { if (event.pointerType === "mouse") hover(end.place); }, pointerleave: () => hover(null) } },
    svg("svg", { width: KEY.width + 2, height: 22, viewBox: `0 0 ${KEY.width + 2} 22`, "aria-hidden": "true" }, swatchOf(end, 1, 1, KEY.width, 20, PAGE)),
    el("span", { class: "nv-why-told" }, end.mark === end.words && inkWidth(end.mark, 600) + 4 <= KEY.width ? null : el("span", { text: end.words }), " ", el("span", { class: "nv-why-percent", text: brokenBetween([end.percent, partOfAll(model, end)].filter(Boolean)) })));
}

/** A field with the look and the mark of an end. */
function swatchOf(end, x, y, width, height, c) {
  const roomy = inkWidth(end.mark, 600) + 4 <= width;
  return svg("g", {}, svg("rect", { x, y, width, height, fill: c.paper }), svg("rect", { x, y, width, height, ...filled(end, c), stroke: c.ink, "stroke-width": end.most ? 2.5 : 0.75 }),
    roomy && inked(end.mark, x + width / 2, y + height / 2 + 4.5, c.ink, { weight: 600 }));
}

// ---- what the pictures share ---------------------------------------------------------------------------------

const PICTURE_TOKENS = ["paper", "paper-2", "ink", "ink-2", "line", "focus", ...END_COLOURS];

/** Colours as references, so that a drawing follows the theme. Files get what they stand for then. */
const PAGE = Object.fromEntries(PICTURE_TOKENS.map((name) => [name, `var(--${name})`]));

function inked(content, x, y, colour, { anchor = "middle", weight = 400, size = INK_SIZE, halo = false } = {}) {
  const clear = halo && { stroke: PAGE.paper, "stroke-width": 3, "stroke-linejoin": "round", "stroke-opacity": 0.75, "paint-order": "stroke" };
  return svg("text", { x, y, fill: colour, "text-anchor": anchor, "font-size": size, "font-weight": weight, ...clear, text: content });
}

/** As much of a text as one line holds, with an ellipsis where that is not all. */
function oneLine(text, room) {
  const [first, ...rest] = lines(text, room);
  return !rest.length ? first : inkWidth(first + "…") <= room ? first + "…" : first.slice(0, -1) + "…";
}

/** Where labels stand that want to stand `at` a place and take `size` each: as near as they can without touching.
    Of those that do not all fit between `from` and `to` the least heavy have none. */
function apart(labels, from, to) {
  const kept = [...labels].sort((a, b) => b.weight - a.weight);
  while (kept.length && kept.reduce((sum, one) => sum + one.size, 0) > to - from) kept.pop();
  kept.sort((a, b) => a.at - b.at);
  let edge = from;
  for (const one of kept) { one.said = Math.max(one.at, edge + one.size / 2); edge = one.said + one.size / 2; }
  edge = to;
  for (const one of kept.reverse()) { one.said = Math.min(one.said, edge - one.size / 2); edge = one.said - one.size / 2; }
  return kept.reverse();
}
