// The odds chart: exact bars, own prediction (diamond), rolls so far (outlined bar with a dot), previous setting (hatched).
// Knows rows of numbers and words handed to it. Works out no chance.

const GAP = 6;              // px kept free between two labels

/** The top of the percent axis and its steps: round numbers that hold `most`. */
function scale(most) {
  for (const step of [0.5, 1, 2, 5, 10, 20, 25]) if (most <= step * 4) return { top: step * Math.max(1, Math.ceil(most / step)), step };
  return { top: 100, step: 25 };
}

/** The rolls that have landed: those that are still seen to fall are not counted yet. */
function landed(rolls) {
  const falling = window.nvFalling;
  return falling ? Object.fromEntries(Object.entries(rolls).map(([key, count]) => [key, Math.max(count - (falling[key] || 0), 0)])) : rolls;
}

/** Everything a drawing shows, merged by outcome: one entry per key, with what is known of it. */
function entries(model) {
  const rows = model.get("rows") || [];
  const ghosts = model.get("ghost") || [];
  const rolls = landed(model.get("rolls") || {});
  const prediction = model.get("prediction");
  const chances = prediction && typeof prediction === "object" ? prediction : {};
  const total = model.get("roll_total") || Object.values(rolls).reduce((sum, count) => sum + count, 0);
  const merged = new Map(rows.map((row) => [row.key, { ...row }]));
  for (const row of ghosts) {
    if (!merged.has(row.key)) merged.set(row.key, { ...row, percent: 0, chance: ["0", "1"], percent_text: t(model, "odds-none"), fraction: "0", absent: true });
    Object.assign(merged.get(row.key), { ghost: row.percent, ghost_text: row.percent_text });
  }
  const list = [...merged.values()];
  for (const entry of list) {
    if (total) Object.assign(entry, { rolled: rolls[entry.key] || 0, share: (100 * (rolls[entry.key] || 0)) / total });
    const said = chances[entry.key];
    if (Array.isArray(said)) entry.band = said.map(Number);
    else if (said !== undefined) entry.predicted = Number(said);
  }
  if (list.every((entry) => typeof entry.value === "number")) list.sort((a, b) => a.value - b.value);
  return { list, total, numeric: list.length > 0 && list.every((entry) => typeof entry.value === "number") };
}

/** What a bar says when it is reached. */
function spoken(model, entry, total) {
  const facts = { label: entry.label, percent: entry.percent_text, fraction: entry.fraction };
  const parts = [t(model, veiled(entry) ? "odds-bar-veiled" : entry.fraction ? "odds-bar" : "odds-bar-percent", facts)];
  if (entry.rolled !== undefined) parts.push(t(model, "odds-bar-rolled", { count: entry.rolled, total, share: round(entry.share) }));
  if (entry.predicted !== undefined || entry.band) parts.push(predictedWords(model, entry));
  if (entry.ghost !== undefined) parts.push(t(model, "odds-bar-ghost", { label: model.get("ghost_label"), percent: entry.ghost_text }));
  return parts.join(" ");
}

/** An outcome whose chance is not to be seen yet: the learner predicts first. */
const veiled = (entry) => entry.chance === null;

function predictedWords(model, entry) {
  const words = model.get("prediction_label");
  return words ? t(model, "odds-bar-predicted-words", { words }) : t(model, "odds-bar-predicted", { percent: round(entry.predicted) });
}

function round(number) {
  return String(Math.round(number * 10) / 10);
}

/** A percentage as the language of the page writes it. */
function inPercent(model, number) {
  return round(number) + t(model, "general-percent");
}

const TOKENS = ["paper", "paper-2", "ink", "ink-2", "line", "data-1", "data-2", "flag-yellow"];

/** Colours as references (on the page, so that they follow the theme) or as values (in an exported file). */
function palette(fixed) {
  return Object.fromEntries(TOKENS.map((name) => [name, fixed ? token("--" + name) : `var(--${name})`]));
}

/** Text in the drawing; with a halo of paper where lines may run behind it. */
function text(content, x, y, colour, anchor = "middle", weight = 400, halo = null) {
  const behind = halo ? { stroke: halo, "stroke-width": 4, "stroke-linejoin": "round", "paint-order": "stroke" } : {};
  return svg("text", { x, y, fill: colour, "text-anchor": anchor, "font-size": INK_SIZE, "font-weight": weight, "font-family": "inherit", text: content, ...behind });
}

function hatching(id, c) {
  return svg("defs", {}, svg("pattern", { id, width: 6, height: 6, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
    svg("rect", { width: 6, height: 6, fill: c.paper }), svg("line", { x1: 0, y1: 0, x2: 0, y2: 6, stroke: c["ink-2"], "stroke-width": 2.5 })));
}

const diamond = (x, y, c, r = 6.5) =>
  svg("path", { class: "nv-mark-predicted", d: `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`, fill: c["flag-yellow"], stroke: c.ink, "stroke-width": 2 });

/** A predicted range, from here to there. */
const band = (frame, c) => svg("rect", { class: "nv-mark-predicted", ...frame, fill: c["flag-yellow"], "fill-opacity": 0.45, stroke: c.ink, "stroke-dasharray": "3 3" });

/** Rolls so far: an empty bar with an ink outline, and a dot at its end. */
function outlined(x, y, width, height, dot, c) {
  return svg("g", { class: "nv-mark-rolled" }, svg("rect", { x, y, width: Math.max(width, 0), height: Math.max(height, 0), fill: c.paper, stroke: c.ink, "stroke-width": 1.5 }),
    svg("circle", { cx: dot[0], cy: dot[1], r: 4, fill: c.ink, stroke: c.paper, "stroke-width": 1.5 }));
}

/** Labels over the plot (means, a predicted number), each on the first line where it overlaps none. */
function stacked(flags, left, right) {
  const rowsEnd = [];
  for (const flag of [...flags].sort((a, b) => a.x - b.x)) {
    const half = inkWidth(flag.label, 600) / 2;
    flag.at = Math.min(Math.max(flag.x, left + half), right - half);
    flag.row = rowsEnd.findIndex((end) => flag.at - half > end + GAP);
    if (flag.row < 0) flag.row = rowsEnd.length;
    rowsEnd[flag.row] = flag.at + half;
  }
  return rowsEnd.length;
}

function flagsOf(model) {
  const flags = (model.get("marks") || []).map((mark) => ({ ...mark, kind: mark.kind || "mean" }));
  const prediction = model.get("prediction");
  if (typeof prediction === "number") flags.push({ value: prediction, label: t(model, "odds-your-number", { number: round(prediction) }), kind: "predicted" });
  return flags;
}

/** Upright columns over a number line. Returns { height, spots }: one spot per entry for focus and pointer. */
function columns(target, model, data, width, c, id) {
  const { list } = data;
  const left = 46, right = width - 8;
  const low = list[0].value, high = list[list.length - 1].value;
  const unit = list.length > 1 ? Math.min(...list.slice(1).map((entry, place) => entry.value - list[place].value)) : 1;
  const slot = (right - left) / ((high - low) / unit + 1);
  const x = (value) => left + ((value - low) / unit + 0.5) * slot;
  const flags = flagsOf(model).map((flag) => ({ ...flag, x: Math.min(Math.max(x(flag.value), left), right) }));
  const top = 22 + 18 * stacked(flags, left, right);
  const plot = model.get("plot_height") || 210, base = top + plot;
  const { top: full, step } = scale(Math.max(list.every(veiled) ? 20 : 1, ...list.flatMap((e) => [e.percent, e.ghost || 0, e.share || 0, e.predicted || 0, e.band?.[0] || 0])));
  const y = (percent) => base - (plot * percent) / full;
  for (let tick = 0; tick <= full + 1e-9; tick += step) {
    target.append(svg("line", { x1: left, x2: right, y1: y(tick), y2: y(tick), stroke: c.line, "stroke-width": tick ? 0.6 : 1.5, "stroke-dasharray": tick ? "2 3" : null }),
      text(inPercent(model, tick), left - 6, y(tick) + 4, c["ink-2"], "end"));
  }
  const shorts = list.map((entry) => veiled(entry) ? "?" : (entry.percent ? (entry.percent >= 9.95 ? Math.round(entry.percent * 10) / 10 : entry.percent >= 0.05 ? round(entry.percent) : "<0.1") : "0") + "");
  const roomForChances = !list.every(veiled) && slot >= Math.max(...shorts.map((short) => inkWidth(short))) + GAP;
  const spots = list.map((entry, place) => {
    const middle = x(entry.value);
    const group = svg("g", {});
    const spans = (share) => ({ x: middle - (slot * share) / 2, width: slot * share });
    if (entry.band) { const [low, high] = entry.band.map((one) => y(Math.min(one, full))); group.append(band({ ...spans(0.96), y: high, height: low - high }, c)); }
    if (entry.ghost) group.append(svg("rect", { class: "nv-mark-ghost", ...spans(0.92), y: y(entry.ghost), height: base - y(entry.ghost), fill: `url(#${id})`, stroke: c["ink-2"], "stroke-dasharray": "4 2" }));
    if (!veiled(entry)) group.append(svg("rect", { class: "nv-mark-exact", ...spans(0.64), y: y(entry.percent), height: base - y(entry.percent), fill: c["data-1"], stroke: c.ink, "stroke-width": slot > 12 ? 0.75 : 0 }));
    if (entry.share !== undefined) { const s = spans(0.3); group.append(outlined(s.x, y(entry.share), s.width, base - y(entry.share), [middle, y(entry.share)], c)); }
    if (entry.predicted !== undefined) group.append(diamond(middle, y(entry.predicted), c));
    target.append(group);
    return { group, x: middle - slot / 2, y: top, width: slot, height: base - top };
  });
  const step_ = labelStep(list, slot);
  list.forEach((entry, place) => {
    if (place % step_ === 0) target.append(svg("line", { x1: x(entry.value), x2: x(entry.value), y1: base, y2: base + 4, stroke: c["ink-2"] }),
      text(entry.label, Math.min(Math.max(x(entry.value), left + inkWidth(entry.label) / 2 - slot / 2), width - inkWidth(entry.label) / 2), base + 18, c.ink));
  });
  flags.forEach((flag) => {
    const lineTop = 16 + 18 * flag.row + 4;
    target.append(svg("line", { class: "nv-mark-" + flag.kind, x1: flag.x, x2: flag.x, y1: lineTop, y2: base, stroke: c.ink, "stroke-width": 2, "stroke-dasharray": flag.kind === "predicted" ? "2 4" : "8 3", "pointer-events": "none" }));
  });
  flags.forEach((flag) => {                              // words over every line, not only their own
    target.append(text(flag.label, flag.at, 14 + 18 * flag.row, c.ink, "middle", 600, c.paper));
    if (flag.kind === "predicted") target.append(diamond(flag.x, base, c));
  });
  let height = base + 26;
  if (roomForChances) {                                  // below the axis, where no bar, roll or prediction can cover them
    target.append(text("%", left - 6, base + 36, c["ink-2"], "end"));
    list.forEach((entry, place) => target.append(text(shorts[place], x(entry.value), base + 36, c["ink-2"])));
    height += 18;
  }
  if (model.get("unit")) { target.append(text(model.get("unit"), (left + right) / 2, height + 10, c["ink-2"])); height += 18; }
  return { height, spots };
}

/** Every how many columns a label fits without touching the next. */
function labelStep(list, slot) {
  const widest = Math.max(...list.map((entry) => inkWidth(entry.label))) + GAP;
  return [1, 2, 5, 10, 20, 30, 60].find((step) => step * slot >= widest) || list.length;
}

const MANY_BARS = 6;         // more of them lie closer together, so that all are seen at once

/** Lying bars with a name each: beside the bar where there is room, above it on a narrow page. */
function bars(target, model, data, width, c, id) {
  const { list } = data;
  const wide = width >= 460;
  const chanceRoom = Math.max(...list.map((entry) => inkWidth(entry.percent_text, 600))) + 12;
  const nameRoom = wide ? Math.min(Math.max(...list.map((entry) => inkWidth(entry.label))) + 2, width * 0.4) : width - 4;
  const left = wide ? nameRoom + 12 : 4, right = width - chanceRoom - 8;
  const { top: full, step } = scale(Math.max(list.every(veiled) ? 20 : 1, ...list.flatMap((e) => [e.percent, e.ghost || 0, e.share || 0, e.predicted || 0, e.band?.[0] || 0])));
  const x = (percent) => left + ((right - left) * percent) / full;
  const close = wide && list.length > MANY_BARS;
  let y = 6;
  const spots = [];
  const grid = svg("g", {});
  target.append(grid);
  for (const entry of list) {
    const name = lines(entry.label, nameRoom);
    const thick = close ? 14 : 20, inset = close ? 1 : 3;   // the bar stays thicker than the rolls drawn on it
    const height = wide ? Math.max(thick + (close ? 5 : 10), name.length * 16 + (close ? 3 : 8)) : name.length * 16 + thick + 12;
    const barTop = wide ? y + (height - thick) / 2 : y + name.length * 16 + 4;
    const middle = barTop + thick / 2;
    const group = svg("g", {});
    name.forEach((line, place) => group.append(wide
      ? text(line, nameRoom, middle + 4.5 + (place - (name.length - 1) / 2) * 16, c.ink, "end")
      : text(line, left, y + 13 + place * 16, c.ink, "start")));
    if (entry.band) { const [low, high] = entry.band.map((one) => x(Math.min(one, full))); group.append(band({ x: low, width: high - low, y: barTop - 4, height: thick + 8 }, c)); }
    if (entry.ghost) group.append(svg("rect", { class: "nv-mark-ghost", x: left, y: barTop - 2, width: x(entry.ghost) - left, height: thick + 4, fill: `url(#${id})`, stroke: c["ink-2"], "stroke-dasharray": "4 2" }));
    if (!veiled(entry)) group.append(svg("rect", { class: "nv-mark-exact", x: left, y: barTop + inset, width: x(entry.percent) - left, height: thick - 2 * inset, fill: c["data-1"], stroke: c.ink, "stroke-width": 0.75 }));
    if (entry.share !== undefined) group.append(outlined(left, middle - 3, x(entry.share) - left, 6, [x(entry.share), middle], c));
    if (entry.predicted !== undefined) group.append(diamond(x(entry.predicted), middle, c));
    group.append(text(entry.percent_text, width - 4, middle + 4.5, c.ink, "end", 600, c.paper));
    target.append(group);
    spots.push({ group, x: 1, y, width: width - 2, height });
    y += height;
  }
  const most = Math.floor((right - left) / (inkWidth(inPercent(model, 100)) + 10));
  const every = Math.ceil((full / step + 1) / Math.max(most, 2)) * step;
  for (let tick = 0; tick <= full + 1e-9; tick += every) {
    grid.append(svg("line", { x1: x(tick), x2: x(tick), y1: 4, y2: y, stroke: c.line, "stroke-width": tick ? 0.6 : 1.5, "stroke-dasharray": tick ? "2 3" : null }));
    target.append(text(inPercent(model, tick), x(tick), y + 16, c["ink-2"], tick ? "middle" : "start"));
  }
  return { height: y + 24, spots };
}

function draw(target, model, width, c, id) {
  const data = entries(model);
  target.replaceChildren(hatching(id, c));
  if (!data.list.length) return { ...data, height: 8, spots: [] };
  return { ...data, ...(data.numeric ? columns : bars)(target, model, data, width, c, id) };
}

/** The series that are present, for the legend: [kind, words]. */
function legend(model, data) {
  const present = data.list.every(veiled) ? [] : [["exact", model.get("exactness") || t(model, "odds-legend-exact")]];
  if (data.total) present.push(["rolled", t(model, "odds-legend-rolled", { total: data.total })]);
  const prediction = model.get("prediction");
  if (typeof prediction === "number" || (prediction && Object.keys(prediction).length)) present.push([data.list.some((entry) => entry.band) ? "band" : "predicted", predictedLegend(model)]);
  if ((model.get("ghost") || []).length) present.push(["ghost", model.get("ghost_label") || t(model, "odds-legend-ghost")]);
  return present;
}

function predictedLegend(model) {
  const words = model.get("prediction_label");
  return words ? t(model, "odds-legend-predicted-words", { words }) : t(model, "odds-legend-predicted");
}

function swatch(kind, c, id) {
  const at = { x: 1, y: 3, width: 20, height: 12 };
  if (kind === "exact") return svg("rect", { ...at, fill: c["data-1"], stroke: c.ink, "stroke-width": 0.75 });
  if (kind === "ghost") return svg("rect", { ...at, fill: `url(#${id})`, stroke: c["ink-2"], "stroke-dasharray": "4 2" });
  if (kind === "predicted") return diamond(11, 9, c);
  if (kind === "band") return band(at, c);
  return outlined(1, 6, 16, 6, [17, 9], c);
}

// ---- export --------------------------------------------------------------------------------------------------

/** The chart as a file of its own, with today's colours written in. */
function standalone(model) {
  const width = FRAME.width - 2 * FRAME.side, c = palette(true), id = "hatch";
  const drawing = svg("g", {}), keys = svg("g", {});
  const data = draw(drawing, model, width, c, id);
  let x = 0, y = 0;
  for (const [kind, words] of legend(model, data)) {
    if (x && x + 34 + inkWidth(words) > width) { x = 0; y += 22; }
    keys.append(svg("g", { transform: `translate(${x} ${y})` }, swatch(kind, c, id), text(words, 28, 14, c.ink, "start")));
    x += 50 + inkWidth(words);
  }
  return framed({ title: model.get("title"), drawing, width, height: data.height, keys, keysHeight: y + 22, said: [model.get("summary"), badgeWords(model)] });
}

function badgeWords(model) {
  return model.get("badge") ? t(model, "odds-source", { source: model.get("badge_text") || t(model, "badge-" + model.get("badge")) }) : "";
}

const fractionOf = (entry) => (veiled(entry) ? "" : entry.chance[0] + "/" + entry.chance[1]);

function rowsOf(model) {
  const { list, total } = entries(model);
  const heads = ["outcome", "chance", "percent", "rolled", "rolls", "predicted_percent", "previous_percent"];
  return [heads, ...list.map((e) => [e.label, fractionOf(e), veiled(e) ? "" : e.percent, e.rolled, total || "", e.band ? e.band.join("–") : e.predicted, e.ghost])];
}

// ---- the widget ----------------------------------------------------------------------------------------------

function tableOf(model) {
  const { list, total, numeric } = entries(model);
  const predicted = list.some((e) => e.predicted !== undefined || e.band), ghost = list.some((e) => e.ghost !== undefined);
  const heads = ["odds-table-outcome", "odds-table-fraction", "odds-table-percent", numeric && "odds-table-at-least", total && "odds-table-rolled", predicted && "odds-table-predicted", ghost && "odds-table-ghost"].filter(Boolean);
  return el("table", {}, el("caption", { class: "nv-hidden", text: model.get("title") }),
    el("thead", {}, el("tr", {}, heads.map((key) => el("th", { scope: "col", text: t(model, key) })))),
    el("tbody", {}, list.map((e) => el("tr", { "data-key": e.key }, el("th", { scope: "row", text: e.label }),
      el("td", { class: "nv-number nv-odds-fraction", text: fractionOf(e) }), el("td", { class: "nv-number", text: e.percent_text }),
      numeric && el("td", { class: "nv-number", text: e.at_least || "" }),
      total ? el("td", { class: "nv-number", text: t(model, "odds-rolled-cell", { count: e.rolled, total, share: round(e.share) }) }) : null,
      predicted && el("td", { class: "nv-number", text: e.band ? round(e.band[0]) + "–" + inPercent(model, e.band[1]) : e.predicted === undefined ? "" : inPercent(model, e.predicted) }),
      ghost && el("td", { class: "nv-number", text: e.ghost_text || "" })))));
}

function render({ model, el: host }) {
  const box = root(host, "odds");
  const id = unique("nv-hatch-");
  const c = palette(false);
  const heading = el("h3", { class: "nv-odds-title", id: id + "-title" });
  const source = el("span", {});
  const summary = el("p", { class: "nv-odds-summary", id: id + "-summary" });
  const plot = svg("svg", { class: "nv-odds-plot", role: "group", "aria-labelledby": id + "-title", "aria-describedby": `${id}-summary ${id}-hint`, "font-family": "inherit" });
  const hint = el("p", { class: "nv-quiet nv-odds-readout", id: id + "-hint" });
  const key = el("ul", { class: "nv-odds-legend" });
  const tableRegion = el("div", { class: "nv-scroll", role: "region", tabindex: 0, "aria-labelledby": id + "-title" });
  const table = el("details", { class: "nv-odds-table", on: { toggle: fillTable } }, el("summary", { text: t(model, "odds-table") }), tableRegion);
  const files = filesPart(model, { name: () => model.get("file_name") || "odds", rows: () => rowsOf(model), picture: () => standalone(model) });
  box.append(el("div", { class: "nv-row nv-odds-head" }, heading, source), summary, plot, hint, key, el("div", { class: "nv-row nv-odds-foot" }, table, files), problemLine(model));

  let state = { list: [], spots: [], total: 0 };
  let chosen = null;                                     // key of the bar the keyboard is on

  function fillTable() { tableRegion.replaceChildren(...(table.open ? [tableOf(model)] : [])); }

  function reach(place, move) {
    const spot = state.spots[place];
    if (!spot) return;
    chosen = state.list[place].key;
    state.spots.forEach((other, at) => { other.bar.setAttribute("tabindex", at === place ? 0 : -1); other.bar.classList.toggle("nv-odds-on", at === place); });
    hint.textContent = spoken(model, state.list[place], state.total);
    if (move) spot.bar.focus({ preventScroll: true });
  }

  function leave() {
    state.spots.forEach((spot) => spot.bar.classList.remove("nv-odds-on"));
    hint.textContent = t(model, "odds-hint");
  }

  const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, PageDown: 5, PageUp: -5, Home: -Infinity, End: Infinity };
  plot.addEventListener("keydown", (event) => {
    if (!(event.key in steps) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const now = state.list.findIndex((entry) => entry.key === chosen);
    reach(Math.min(Math.max(now + steps[event.key], 0), state.list.length - 1), true);
  });
  plot.addEventListener("pointermove", (event) => {
    const at = plot.getBoundingClientRect();
    const zoom = enlargement(), px = (event.clientX - at.left) / zoom, py = (event.clientY - at.top) / zoom;
    const place = state.spots.findIndex((s) => (state.numeric ? px >= s.x && px < s.x + s.width : py >= s.y && py < s.y + s.height));
    if (place >= 0 && state.list[place].key !== chosen) reach(place, false);
    else if (place >= 0) reach(place, false);
  });
  plot.addEventListener("pointerleave", () => { if (!plot.contains(document.activeElement)) leave(); });
  plot.addEventListener("focusout", (event) => { if (!plot.contains(event.relatedTarget)) leave(); });

  function redraw() {
    const zoom = enlargement(), width = Math.max(Math.floor(box.clientWidth / zoom), 220);
    const held = plot.contains(document.activeElement);
    state = draw(plot, model, width, c, id);
    plot.setAttribute("viewBox", `0 0 ${width} ${state.height}`);
    plot.setAttribute("width", width * zoom);
    plot.setAttribute("height", state.height * zoom);
    if (!state.list.some((entry) => entry.key === chosen)) chosen = state.list.length ? state.list[0].key : null;
    state.spots.forEach((spot, place) => {
      const entry = state.list[place];
      spot.group.setAttribute("aria-hidden", "true");
      spot.bar = svg("rect", { class: "nv-odds-bar", role: "img", tabindex: entry.key === chosen ? 0 : -1, "aria-label": spoken(model, entry, state.total), "data-key": entry.key,
        x: spot.x, y: spot.y, width: Math.max(spot.width, 1), height: spot.height, fill: "transparent", on: { focus: () => reach(place, false), click: () => reach(place, true) } });
      plot.append(spot.bar);
    });
    plot.querySelectorAll("text, line, path, defs").forEach((part) => part.setAttribute("aria-hidden", "true"));
    key.replaceChildren(...legend(model, state).map(([kind, words]) => el("li", {}, svg("svg", { width: 24, height: 18, viewBox: "0 0 24 18", "aria-hidden": "true" }, swatch(kind, c, id)), el("span", { text: words }))));
    if (held) reach(state.list.findIndex((entry) => entry.key === chosen), true);
    fillTable();
  }

  function words() {
    heading.textContent = model.get("title");
    heading.hidden = !model.get("title");
    showBadge(model, source, model.get("badge"), model.get("badge_text"));
    const said = model.get("summary");
    if (summary.textContent && summary.textContent !== said && said) announceSoon(said);
    summary.textContent = said;
  }

  let waiting = 0;
  const soon = () => { waiting ||= requestAnimationFrame(() => { waiting = 0; words(); redraw(); }); };
  const watched = ["rows", "ghost", "ghost_label", "rolls", "roll_total", "prediction", "prediction_label", "marks", "title", "summary", "badge", "badge_text", "unit", "texts", "plot_height"];
  watched.forEach((name) => model.on("change:" + name, soon));
  const falls = () => { if (Object.keys(model.get("rolls") || {}).length) soon(); };
  window.addEventListener("nv-falling", falls);
  const unfollow = followed(box, summary);
  let seen = 0;
  const size = new ResizeObserver(() => { if (Math.abs(box.clientWidth - seen) > 1) { seen = box.clientWidth; soon(); } });
  size.observe(box);
  const shut = openOnPaper(table, fillTable);
  words();
  leave();
  redraw();
  return () => { size.disconnect(); shut(); unfollow(); window.removeEventListener("nv-falling", falls); cancelAnimationFrame(waiting); watched.forEach((name) => model.off("change:" + name, soon)); };
}

export default widget(render);
