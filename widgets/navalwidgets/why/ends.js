// The ends of a way: each with a colour, a mark and its words, alike in every picture of one answer.
// Knows the data of a section. Works out no chance.

const END_COLOURS = ["data-1", "data-2", "data-3", "data-4", "data-5", "data-6"];
const END_TINT = 0.4;       // of a colour over paper: ink stays readable on it
const WAITING = "…";        // the mark of what is not decided yet: another round, more throws

/** The keys of what an answer can come to, in one order for all its parts: so the same end has the same mark in each. */
function endOrder(sections) {
  return [...new Set(sections.flatMap((section) => section.ends.filter((end) => !undecided(end)).map((end) => end.key)))];
}

/** The ends of a section with their looks. Few ends have a colour each; numbers grow darker from the least to the most.
    `inside`: they are those of a step inside the rule, marked with small letters. */
function endsOf(section, order, inside) {
  const numbers = order.length > 2 && section.ends.every((end) => undecided(end) || end.value !== null);
  return section.ends.map((end, place) => {
    if (undecided(end)) return { ...end, place, mark: WAITING, colour: "line", tint: 0.18 };
    const step = order.indexOf(end.key), share = order.length > 1 ? step / (order.length - 1) : 1;
    const mark = end.value !== null ? String(end.words) : inside ? letter(step).toLowerCase() : letter(step);
    return numbers ? { ...end, place, mark, colour: "data-1", tint: 0.06 + 0.49 * share } : { ...end, place, mark, colour: END_COLOURS[step % END_COLOURS.length], tint: END_TINT };
  });
}

const undecided = (end) => end.key === "(goes on)" || end.key === "(folded)";

/** A, B, ... Z, AA, AB, ... */
function letter(place) {
  return (place >= 26 ? letter(Math.floor(place / 26) - 1) : "") + String.fromCharCode(65 + (place % 26));
}

/** How the field of an end is filled: its colour over paper. */
const filled = (end, c) => ({ fill: c[end.colour], "fill-opacity": end.tint });

/** The end that a way leads to; undefined where another throw follows. */
const endAt = (ends, to) => (to < 0 ? ends[-1 - to] : undefined);

/** How often an end comes, in words: in ways of so many where all ways are equally likely, in any case in percent. */
function chanceWords(model, end) {
  const [count, of] = end.ways;
  if (of) return t(model, "picture-end-ways", { end: end.words, count, of, percent: end.percent });
  const key = end.fraction ? "picture-end-fraction" : "picture-end-percent";
  return t(model, key, { end: end.words, fraction: end.fraction, percent: end.percent });
}

/** The buttons that name the ends: pressed, its part of every picture is lit. */
function legendOf(model, ends, lit, choose) {
  return el("ul", { class: "nv-why-ends" }, ends.map((end) => el("li", {}, el("button", { type: "button", class: "nv-why-end", "data-end": end.key, "aria-pressed": String(lit === end.place),
    on: { click: () => choose(lit === end.place ? null : end.place) } },
    svg("svg", { width: 34, height: 22, viewBox: "0 0 34 22", "aria-hidden": "true" }, swatchOf(end, 1, 1, 32, 20, PAGE)),
    el("span", { text: end.words }), el("span", { class: "nv-why-percent", text: [end.percent, (end.ways || []).join("/")].filter(Boolean).join(" · ") })))));
}

/** A field with the look and the mark of an end. */
function swatchOf(end, x, y, width, height, c) {
  const roomy = inkWidth(end.mark, 600) + 4 <= width;
  return svg("g", {}, svg("rect", { x, y, width, height, fill: c.paper }), svg("rect", { x, y, width, height, ...filled(end, c), stroke: c.ink, "stroke-width": 0.75 }),
    roomy && inked(end.mark, x + width / 2, y + height / 2 + 4.5, c.ink, { weight: 600 }));
}

// ---- what the pictures share ---------------------------------------------------------------------------------

const PICTURE_TOKENS = ["paper", "paper-2", "ink", "ink-2", "line", "focus", ...END_COLOURS];

/** Colours as references, so that a drawing follows the theme. Files get what they stand for then. */
const PAGE = Object.fromEntries(PICTURE_TOKENS.map((name) => [name, `var(--${name})`]));

function inked(content, x, y, colour, { anchor = "middle", weight = 400, size = INK_SIZE } = {}) {
  return svg("text", { x, y, fill: colour, "text-anchor": anchor, "font-size": size, "font-weight": weight, text: content });
}
