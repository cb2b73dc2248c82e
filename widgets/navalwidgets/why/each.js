// Equal things resolved side by side: a column for each, divided by what one comes to; below, the products for all of them.
// And what is tried again until it counts: one try, and what is left of it stretched to the whole.
// Knows chances and products handed in. Works out none.

const EACH = { high: 110, wide: 34, gap: 16, columns: 12, more: 24 };
const LOOP = { bar: 44, between: 66, label: 20 };

function eachPicture(model, section, ends, width, lit) {
  const { times, rows, more, left, joined, of_end: apart } = section.each, one = oneOf(section, ends), told = apart.length ? asked(ends, lit) : null;
  const mine = rows.filter((row) => !told || endAt(ends, row.end).place === told.place);
  const list = el("ul", { class: "nv-why-ways" }, mine.map((row) => {
    const end = endAt(ends, row.end);
    return el("li", { class: "nv-why-part", "data-place": end.place }, wayMark(end), el("span", { text: glued(t(model, "picture-each-row", row)) }));
  }));
  return el("div", { class: "nv-why-each" }, el("p", { class: "nv-why-thrown", text: t(model, "picture-each", { times }) }),
    el("div", { role: "img", "aria-label": one.map((part) => `${part.words} ${part.percent}`).join(t(model, "picture-separator")) }, eachColumns(times, one, width)),
    partsKey(one), told && el("p", { class: "nv-why-thrown", text: t(model, counted("picture-each-ways", apart[told.place]), { end: saidOf(told), count: apart[told.place] }) }), list, joined.map((text) => el("p", { text: glued(text) })),
    told ? [el("p", { text: addedUp(model, told, apart[told.place] - mine.length) }), el("p", { class: "nv-quiet", text: t(model, "picture-each-other") })]
      : more ? el("p", { class: "nv-quiet", text: t(model, counted("picture-each-more", more), { count: more, left }) }) : null);
}

/** What all ways to an end come to, and how many of them do not stand in its list. */
const addedUp = (model, end, rarer) => t(model, "picture-each-added-up" + (rarer ? "-rarer" : ""), { end: saidOf(end), rarer, percent: exactOf(end) });

/** What one of them can come to. Where it is a step that is drawn as well, each part has the look it has there, also where several
    count as one: then it is divided into them. */
function oneOf(section, ends) {
  const { one } = section.each, drawn = new Map((section.ofOne || []).map((end) => [end.key, end]));
  if (!one.every((part) => part.inside.length && part.inside.every((key) => drawn.has(key)))) return endsOf({ ends: one }, endOrder([{ ends: one }]), ITEMS, colourAfter(ends)).map((part) => ({ ...part, looks: [part] }));
  return one.map((part) => ({ ...part, looks: part.inside.map((key) => ({ ...drawn.get(key), most: false })) }));
}

/** As many columns as there are things, up to what a page has room for; a sign between them says that the chances are multiplied. */
function eachColumns(times, one, room) {
  const c = PAGE, { wide } = EACH, step = wide + EACH.gap, shown = Math.min(times, EACH.columns, Math.floor((room - EACH.more) / step)), drawing = svg("g", {});
  for (let place = 0; place < shown; place += 1) {
    let y = 1;
    for (const part of one.flatMap(({ looks }) => looks)) {
      const high = EACH.high * part.share, x = place * step + 1;
      drawing.append(svg("rect", { x, y, width: wide, height: high, ...filled(part, c), stroke: c.ink, "stroke-width": 0.75 }));
      if (high >= 14) drawing.append(inked(part.mark, x + wide / 2, y + high / 2 + 4.5, c.ink));
      y += high;
    }
    if (place < shown - 1) drawing.append(inked("×", place * step + wide + 9, EACH.high / 2 + 5, c.ink));
  }
  const width = shown * step + (times > shown ? EACH.more : 0);
  if (times > shown) drawing.append(inked("…", width - 18, EACH.high / 2 + 5, c.ink));
  return svg("svg", { viewBox: `0 0 ${width} ${EACH.high + 2}`, width: width * enlargement(), height: (EACH.high + 2) * enlargement(), class: "nv-why-plot", "aria-hidden": "true" }, drawing);
}

/** What the parts of a column stand for. */
function partsKey(one) {
  return el("ul", { class: "nv-why-ends" }, one.map((part) => el("li", { class: "nv-why-key" }, part.looks.map(wayMark),
    part.looks.length === 1 && part.looks[0].mark === part.words ? null : el("span", { text: part.words }), el("span", { class: "nv-why-percent", text: brokenBetween([part.percent, part.fraction].filter(Boolean)) }))));
}

/** The mark of an end before a line about it. */
function wayMark(end) {
  return svg("svg", { width: 28, height: 20, viewBox: "0 0 28 20", "aria-hidden": "true" }, swatchOf(end, 1, 1, 26, 18, PAGE));
}

/** Two bars: one try with what does not count, and the same without it, each part as much larger. */
function loopPicture(model, section, ends, width) {
  const c = PAGE, drawing = svg("g", {}), { again } = section.loop, whole = width - 2, parts = [...section.loop.parts].sort((one, other) => other.end - one.end);
  let y = LOOP.label, x = 1, below = 1;
  const down = y + LOOP.bar + LOOP.between;
  drawing.append(inked(t(model, "picture-loop-one"), 1, y - 6, c["ink-2"], { anchor: "start" }), inked(t(model, "picture-loop-all"), 1, down - 6, c["ink-2"], { anchor: "start", halo: true }));
  for (const part of parts) {
    const end = endAt(ends, part.end), wide = whole * part.share, grown = whole * (part.share / (1 - again.share));
    drawing.append(svg("g", { class: "nv-why-part", "data-place": end.place },
      svg("path", { d: `M${x} ${y + LOOP.bar}H${x + wide}L${below + grown} ${down}H${below}Z`, ...filled(end, c), "fill-opacity": end.tint / 2 }),
      ...[[x, y, wide, part.percent], [below, down, grown, end.percent]].flatMap(([at, level, size, percent]) => [
        svg("rect", { x: at, y: level, width: size, height: LOOP.bar, fill: c.paper }), svg("rect", { x: at, y: level, width: size, height: LOOP.bar, ...filled(end, c), stroke: c.ink, "stroke-width": 0.75 }),
        inked(oneLine(`${end.mark} ${percent}`, size - 4), at + size / 2, level + LOOP.bar / 2 + 4.5, c.ink)])));
    x += wide;
    below += grown;
  }
  drawing.append(svg("rect", { x, y, width: whole * again.share, height: LOOP.bar, fill: c.line, "fill-opacity": 0.25, stroke: c.ink, "stroke-width": 0.75, "stroke-dasharray": "4 3" }),
    inked(oneLine(`${ONCE_MORE} ${again.percent}`, Math.max(whole * again.share - 4, 14)), x + (whole * again.share) / 2, y + LOOP.bar / 2 + 4.5, c.ink));
  return { drawing, height: down + LOOP.bar + 2 };
}
