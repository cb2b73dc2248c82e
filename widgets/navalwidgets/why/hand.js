// The cards or markers that may be drawn: one small card for each, by kind, in the colour of what it leads to; then those
// that are taken, unseen, and how many are left. Knows kinds and numbers handed in.

const MOST_CARDS_DRAWN = 60;
const MOST_DIGITS = 6;   // of a number of hands that is read at a glance

function handPicture(model, section, ends) {
  const { kinds, taken, cards } = section.hand, small = cards <= MOST_CARDS_DRAWN;
  return el("div", { class: "nv-why-hand" }, el("p", { class: "nv-why-thrown", text: t(model, "picture-hand", { cards }) }),
    el("ul", {}, kinds.map((kind) => {
      const end = kind.to === null ? undefined : endAt(ends, kind.to);
      const drawn = small ? Array.from({ length: kind.count }, () => card(end)) : [card(end)];
      return el("li", { class: end ? "nv-why-part" : null, "data-place": end ? end.place : null }, el("span", { class: "nv-why-pool" }, drawn),
        el("span", { text: t(model, "picture-hand-kind", { count: kind.count, words: kind.words, cards }) }));
    })),
    el("p", { class: "nv-why-thrown", text: t(model, "picture-hand-taken", { taken, left: cards - taken }) }),
    el("div", { class: "nv-why-pool" }, Array.from({ length: Math.min(taken, MOST_CARDS_DRAWN) }, () => card(undefined, "?"))),
    handsOf(model, section, ends));
}

/** Whether few enough are drawn to multiply one by one, where hands are not told by choices multiplied. */
const drawnInTurn = ({ ways, hands }) => (hands.length > MOST_DIGITS || !ways.every((way) => way.product)) && ways.every((way) => way.drawn);

/** What those that are taken may be: how many of all hands are so, counted by multiplying the choices of each kind. */
function handsOf(model, section, ends) {
  const { ways, hands, taken, cards } = section.hand, long = hands.length > MOST_DIGITS, chain = drawnInTurn(section.hand);
  if (!ways.length) return null;
  const told = (way) => t(model, chain ? "picture-hand-way-drawn" : long ? "picture-hand-way-short" : way.product ? "picture-hand-way-product" : "picture-hand-way", { words: way.words, drawn: way.drawn, product: way.product, hands: way.hands, of: hands, percent: brokenBetween([way.percent]) });
  return el("div", {}, el("p", { class: "nv-why-thrown", text: t(model, chain ? (section.hand.sought ? counted("picture-hand-sought", section.hand.sought.count) : "picture-hand-drawn") : long ? "picture-hand-hands-many" : "picture-hand-hands", { hands, taken, cards, left: cards - taken, sought: section.hand.sought ? section.hand.sought.words : "", count: section.hand.sought ? section.hand.sought.count : 0 }) }),
    el("ul", { class: "nv-why-ways nv-why-hands" }, ways.map((way) => {
      const end = endAt(ends, way.to);
      return el("li", { class: end ? "nv-why-part" : null, "data-place": end ? end.place : null }, end && wayMark(end), el("span", { text: told(way) }));
    })));
}

/** A card in the look of an end, or with a word on it. */
function card(end, word = "") {
  const c = PAGE, said = end ? end.mark : word;
  return svg("svg", { width: 20, height: 28, viewBox: "0 0 20 28", "aria-hidden": "true" }, svg("rect", { x: 1, y: 1, width: 18, height: 26, rx: 3, fill: c.paper }),
    svg("rect", { x: 1, y: 1, width: 18, height: 26, rx: 3, ...(end ? filled(end, c) : { fill: c["paper-2"] }), stroke: c.ink, "stroke-width": 1 }),
    said && inkWidth(said) <= 16 && inked(said, 10, 18.5, c.ink));
}
