// The cards or markers that may be drawn: one small card for each, by kind, in the colour of what it leads to.
// Knows kinds and numbers handed in.

const MOST_CARDS_DRAWN = 60;

function handPicture(model, section, ends) {
  const { kinds, taken, cards } = section.hand, small = cards <= MOST_CARDS_DRAWN;
  return el("div", { class: "nv-why-hand" }, el("p", { text: t(model, "picture-hand", { taken, cards }) }),
    el("ul", {}, kinds.map((kind) => {
      const end = kind.to === null ? undefined : endAt(ends, kind.to);
      const drawn = small ? Array.from({ length: kind.count }, () => card(end)) : [card(end)];
      return el("li", { class: end ? "nv-why-part" : null, "data-place": end ? end.place : null }, el("span", { class: "nv-why-pool" }, drawn),
        el("span", { text: t(model, "picture-hand-kind", { count: kind.count, words: kind.words, cards }) }));
    })));
}

function card(end) {
  const c = PAGE;
  return svg("svg", { width: 20, height: 28, viewBox: "0 0 20 28", "aria-hidden": "true" }, svg("rect", { x: 1, y: 1, width: 18, height: 26, rx: 3, fill: c.paper }),
    svg("rect", { x: 1, y: 1, width: 18, height: 26, rx: 3, ...(end ? filled(end, c) : { fill: c["paper-2"] }), stroke: c.ink, "stroke-width": 1 }),
    end && inkWidth(end.mark) <= 16 && inked(end.mark, 10, 18.5, c.ink));
}
