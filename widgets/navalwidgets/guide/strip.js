// Before the answer: a line with the learner's prediction and what the rolls have come to. Knows a plain record. Knows no chance.

const STRIP = { wide: 320, high: 58, left: 30, right: 290, y: 22 };

function drawStrip(model, page) {
  if (!page?.ends) { drawStrip.rolls = 0; return null; }
  const at = (place) => STRIP.left + place * (STRIP.right - STRIP.left), { y } = STRIP;
  const [from, to = from] = page.guess;
  const guess = from === undefined ? null : from === to
    ? svg("path", { class: "nv-lesson-strip-guess", d: `M${at(from)} ${y - 8}l8 8l-8 8l-8 -8Z` })
    : svg("rect", { class: "nv-lesson-strip-guess", x: at(from), y: y - 6, width: at(to) - at(from), height: 12 });
  const rolled = page.rolled === null ? null : svg("circle", { class: "nv-lesson-strip-rolled", cx: at(page.rolled), cy: y, r: 5 });
  if (rolled && page.rolls > drawStrip.rolls && page.way.length > 1 && !reducedMotion()) wander(rolled, page, at);
  drawStrip.rolls = page.rolls;
  const ticks = page.ticks.flatMap(([place, text]) => [svg("line", { class: "nv-lesson-strip-line", x1: at(place), x2: at(place), y1: y - 4, y2: y + 4 }), svg("text", { class: "nv-lesson-strip-end", x: at(place), y: y + 26, "text-anchor": "middle", text })]);
  const ends = page.ends.map((text, end) => svg("text", { class: "nv-lesson-strip-end", x: at(end), y: y + 26, "text-anchor": "middle", text }));
  return el("figure", { class: "nv-lesson-strip" },
    svg("svg", { viewBox: `0 0 ${STRIP.wide} ${STRIP.high}`, role: "img", "aria-label": page.said }, svg("line", { class: "nv-lesson-strip-line", x1: at(0), x2: at(1), y1: y, y2: y }),
      [0, 1].map((end) => svg("line", { class: "nv-lesson-strip-line", x1: at(end), x2: at(end), y1: y - 6, y2: y + 6 })), ticks, guess, rolled, ends),
    el("figcaption", { class: "nv-quiet", "aria-hidden": "true" }, [guess ? [from === to ? "◆" : "▬", "lesson-ui-strip-guess"] : null, rolled ? ["●", "lesson-ui-strip-rolled"] : null]
      .filter(Boolean).map(([sign, key]) => el("span", { text: `${sign} ${t(model, key)}` }))));
}
drawStrip.rolls = Infinity;   // what a reload brings back has fallen before

/** The mark goes the way the rolls went: it swings after few of them and settles after many. */
function wander(mark, page, at) {
  const frames = page.way.map((place) => ({ transform: `translateX(${at(place) - at(page.rolled)}px)` }));
  mark.animate(frames, { duration: Math.min(1800, 120 * frames.length), easing: "linear" });
}
