// The table of a boat: the boat in the sea, ships in sight, tubes and tracks, crew, and the chart with the way of the patrol.
// Knows marks, boxes and words handed in. Knows no game.

/** A torpedo in its tube, or an empty tube (a dashed outline). */
function torpedo(one, small) {
  const loaded = Boolean(one.mark);
  return el("li", { class: "nv-torpedo" + (loaded ? "" : " nv-empty") + (small ? " nv-small" : ""), title: one.label },
    svg("svg", { viewBox: "0 0 64 20", "aria-hidden": "true", focusable: "false" },
      svg("path", { class: "nv-torpedo-body", d: "M12 3H50Q62 3 62 10Q62 17 50 17H12L5 13V15L1 17V3L5 5V7Z" }),
      loaded ? svg("text", { x: 34, y: 14, "text-anchor": "middle", text: one.mark }) : null),
    el("span", { class: "nv-hidden", text: one.label }));
}

/** A row of boxes of which the first are filled; the last one ends everything and bears a cross. */
function boxes(value, most, kind) {
  return svg("svg", { viewBox: `0 0 ${most * 20 + 2} 22`, class: "nv-boxes nv-boxes-" + kind, style: `inline-size: ${most * 1.25}rem`, "aria-hidden": "true", focusable: "false" },
    Array.from({ length: most }, (_, place) => [
      svg("rect", { x: place * 20 + 2, y: 2, width: 18, height: 18, class: place < value ? "nv-filled" : "nv-free" }),
      place < value ? svg("path", { class: "nv-filled-mark", d: `M${place * 20 + 5} 17L${place * 20 + 17} 5` }) : null,
      place === most - 1 && kind !== "damage" ? svg("path", { class: "nv-fatal", d: `M${place * 20 + 7} 7l8 8m0-8l-8 8` }) : null]));
}

const STATE_MARKS = { works: "", damaged: "!", out: "✕", fit: "", light: "+", severe: "++", killed: "✕" };

function stateItem(one) {
  return el("li", { class: "nv-state nv-state-" + one.state }, el("span", { class: "nv-state-mark", "aria-hidden": "true", text: STATE_MARKS[one.state] }),
    el("span", {}, el("span", { class: "nv-state-name", text: one.name }), " ", el("span", { class: "nv-state-words", text: one.words })));
}

function endPart(end) {
  return el("div", { class: "nv-end nv-end-" + end.end }, el("h4", { text: end.title }), el("ul", { class: "nv-torpedoes" }, end.tubes.map((one) => torpedo(one, false))),
    end.reloads.length ? [el("p", { class: "nv-quiet", text: end.reloads_title }), el("ul", { class: "nv-torpedoes" }, end.reloads.map((one) => torpedo(one, true)))] : el("p", { class: "nv-quiet", text: end.reloads_title }),
    end.shut ? el("p", { class: "nv-warned", text: end.shut }) : null);
}

function trackPart(track, lit, small) {
  return el("div", { class: "nv-track" + (lit.has(track.kind) ? " nv-lit-track" : "") }, el("h4", { text: track.title }), boxes(track.value, track.most, track.kind), el("span", { class: small ? "nv-hidden" : "nv-track-words", text: track.words }));
}

function matPart(mat, lit, small) {
  if (!mat.title) return null;
  const hurt = (list) => list.filter((one) => STATE_MARKS[one.state] || one.expert);
  /** What is not as it should be stands in sight; the whole list opens on request. */
  const list = (title, all) => {
    const seen = hurt(all);
    return el("div", { class: "nv-states" }, el("h4", { text: title }), seen.length ? el("ul", {}, seen.map(stateItem)) : null,
      el("details", { "data-list": title }, el("summary", {}, mat.all, el("span", { class: "nv-hidden", text: ` (${title})` })), el("ul", {}, all.map(stateItem))));
  };
  return el("section", { class: "nv-mat nv-card", "aria-label": mat.title }, el("h3", { text: mat.title }), el("p", { class: "nv-mat-summary", text: mat.summary }),
    el("div", { class: "nv-ends" }, mat.ends.map(endPart)), el("div", { class: "nv-tracks" }, mat.tracks.map((track) => trackPart(track, lit, small))),
    el("div", { class: "nv-mat-lists" }, list(mat.systems_title, mat.systems), list(mat.men_title, mat.men)));
}

/** The chart: land, the way of the patrol, its boxes; the same boxes as a list below. Waters that are offered are chosen by hand. */
function chartPart(chart, offered, chosen, choose, lit) {
  if (!chart.title) return null;
  const [, , width] = chart.frame, unit = width / 100;
  const boxMark = (box) => {
    const size = 2.7 * unit, shape = { transit: svg("circle", { cx: box.x, cy: box.y, r: size }), patrol: svg("rect", { x: box.x - size, y: box.y - size, width: 2 * size, height: 2 * size }),
      mission: svg("path", { d: `M${box.x} ${box.y - 1.35 * size}l${1.35 * size} ${1.35 * size}l${-1.35 * size} ${1.35 * size}l${-1.35 * size} ${-1.35 * size}z` }) }[box.kind];
    const mark = svg("g", { class: `nv-box nv-box-${box.state}` }, svg("title", { text: box.label }), box.state === "here" ? svg("circle", { class: "nv-box-ring", cx: box.x, cy: box.y, r: 4.6 * unit }) : null,
      shape, svg("text", { x: box.x, y: box.y + 1.35 * unit, "text-anchor": "middle", "font-size": 3.8 * unit, text: box.number }));
    if (!offered.has(box.place)) return mark;
    return pick(box.place, svg("rect", { x: box.x - 5.4 * unit, y: box.y - 5.4 * unit, width: 10.8 * unit, height: 10.8 * unit, rx: 2 * unit }), mark);
  };
  /** What may be chosen lies in a dashed field; the same order stands as a button beside the drawing. */
  const pick = (place, field, inside) => {
    const one = svg("g", { class: "nv-water-pick", "data-place": place }, field, inside);
    field.classList.toggle("nv-water-chosen", chosen.has(place));
    one.addEventListener("click", () => choose(place));
    return one;
  };
  const name = (label, look, size = 3.9) => svg("text", { class: look, x: label.x, y: label.y, "font-size": size * unit, "text-anchor": "middle", text: label.text });
  /** A name that would reach over the edge is moved in: half its letters, each at most so wide, fit on either side. */
  const within = (label) => {
    const half = 0.5 * label.text.length * 2.3 * unit, [left, , wide] = chart.frame;
    return { ...label, x: Math.min(Math.max(label.x, left + half), left + wide - half) };
  };
  const water = (label) => {
    if (!offered.has(label.place)) return name(label, "nv-water-name");
    const wide = lettersWide(label.text, 0.54), half = (0.5 * wide * 4.8 + 1) * unit;
    return pick(label.place, svg("rect", { x: label.x - half, y: label.y - 5.6 * unit, width: 2 * half, height: 8 * unit, rx: unit }), name(label, "nv-water-name", 4.8));
  };
  const drawing = svg("svg", { viewBox: chart.frame.join(" "), class: "nv-theatre", role: "img", "aria-label": chart.summary, style: `--unit: ${unit}` },
    chart.coasts.map((d) => svg("path", { class: "nv-land", d, "stroke-width": 0.35 * unit })), chart.names.map((label) => water(within(label))),
    chart.way ? svg("path", { class: "nv-way", d: chart.way, "stroke-width": 0.8 * unit, "stroke-dasharray": `${2 * unit} ${1.4 * unit}` }) : null,
    chart.base ? [svg("path", { class: "nv-base", d: `M${chart.base.x} ${chart.base.y - 2.4 * unit}l${2.2 * unit} ${4.2 * unit}h${-4.4 * unit}z` }), name({ ...chart.base, y: chart.base.y + 6.4 * unit }, "nv-base-name")] : null,
    lit.has("traffic") ? svg("g", { class: "nv-traffic" }, chart.ships.map(([cx, cy]) => svg("circle", { cx, cy, r: 0.6 * unit }))) : null, chart.boxes.map(boxMark));
  return el("section", { class: "nv-chart-part nv-card", "aria-label": chart.title }, el("h3", { text: chart.title }), el("p", { class: "nv-chart-told", text: chart.summary }), drawing,
    chart.boxes.length ? el("ol", { class: "nv-boxes-list" }, chart.boxes.map((box) => el("li", { class: `nv-step nv-step-${box.state}`, "aria-current": box.state === "here" ? "step" : null, text: box.label }))) : null);
}

function render({ model, el: node }) {
  const frame = root(node, "boat-table");
  frame.classList.add("nv-board", "nv-boat");
  const heading = el("h2", { class: "nv-hidden" });
  const hint = el("p", { class: "nv-table-hint" });
  const sea = el("div", { class: "nv-boat-sea" }), sight = el("div", { class: "nv-boat-seen" }), mat = el("div", { class: "nv-boat-mat" }), chart = el("div", { class: "nv-boat-chart" });
  const depths = boatDepth();
  sea.append(depths.drawing);
  const sheet = el("div", { class: "nv-boat-sheet", role: "group" });
  let planned = false, met = "";

  function shipPart(ship, targets, chosen) {
    const face = [el("span", { class: "nv-target-number", "aria-hidden": "true", text: ship.number }), shipPicture(ship.shape, ship.shape === "bigcruiser" ? "british" : "merchant"),
      el("span", { class: "nv-target-name", text: ship.name }), el("span", { class: "nv-target-kind", text: ship.kind }), boxes(ship.damage, ship.points, "damage"),
      el("span", { class: "nv-target-words", text: [ship.words, ship.armed, ship.aimed].filter(Boolean).join(" · ") })];
    const look = `nv-target-card nv-target-${ship.state}`;
    if (!targets.has(ship.place)) return el("li", {}, el("div", { class: look }, face.map((part) => hide(part)), el("span", { class: "nv-hidden", text: ship.label })));
    return el("li", {}, el("button", { type: "button", class: look + " nv-target-pick", "data-place": ship.place, "aria-pressed": chosen.has(ship.place) ? "true" : null,
      "aria-label": `${ship.label} ${model.get("hint")}`, on: { click: () => ask(model, frame, { event: "choose", place: ship.place }) } }, face));
  }

  /** What the sentence of a ship tells is not read out twice. */
  function hide(part) {
    part.setAttribute("aria-hidden", "true");
    return part;
  }

  function sightPart(one) {
    if (!one.title) return [];
    const hunt = model.get("small") ? one.hunt.slice(1) : one.hunt;     // the picture shows the hunter
    const targets = new Set(model.get("targets")), chosen = new Set(model.get("chosen"));
    return [el("section", { class: "nv-sight nv-card", "aria-label": one.title }, el("h3", { text: one.title }), one.facts.length ? el("p", { class: "nv-sight-facts", text: one.facts.join(" · ") }) : null,
      hunt.length ? el("p", { class: "nv-hunt", text: hunt.join(" · ") }) : null, one.ships.length ? el("ul", { class: "nv-targets" }, one.ships.map((ship) => shipPart(ship, targets, chosen))) : null)];
  }

  function draw() {
    planned = false;
    const held = frame.contains(document.activeElement) ? document.activeElement.dataset.place : null;
    const opened = new Set([...frame.querySelectorAll("details[open]")].map((one) => one.dataset.list));
    heading.textContent = model.get("caption");
    heading.hidden = model.get("small");                                // a lesson has its own heading
    hint.textContent = model.get("hint");
    hint.hidden = !model.get("hint");
    const lit = new Set(model.get("lit"));
    frame.classList.toggle("nv-boat-small", model.get("small"));
    frame.classList.toggle("nv-boat-met", Boolean(!model.get("patrol").title || model.get("depths").over));
    sea.hidden = !model.get("depths").level;
    if (!sea.hidden) depths.update({ ...model.get("depths"), tracks: model.get("tracks") }, lit);
    const targets = new Set(model.get("targets")), chosen = new Set(model.get("chosen")), choose = (place) => ask(model, frame, { event: "choose", place });
    depths.offer(model.get("small") ? targets : new Set(), chosen, model.get("depths").ranges || {}, choose);   // at the table the ships have cards
    sight.replaceChildren(...sightPart(model.get("encounter")));
    mat.replaceChildren(...[matPart(model.get("mat"), lit, model.get("small"))].filter(Boolean));
    chart.replaceChildren(...[chartPart(model.get("patrol"), targets, chosen, choose, lit)].filter(Boolean));
    for (const one of frame.querySelectorAll("details")) one.open = opened.has(one.dataset.list);
    const told = JSON.stringify(model.get("encounter").title || "");
    if (told !== met) sheet.scrollTop = 0;                              // a new encounter is brought into sight
    met = told;
    sheet.setAttribute("aria-label", model.get("caption"));
    sheet.toggleAttribute("tabindex", false);
    if (sheet.scrollHeight > sheet.clientHeight + 1) sheet.tabIndex = 0; // scrolled by keyboard
    if (held) hold(held);
  }

  /** The ship that had the focus keeps it; when it is no longer to be chosen the decision gets it. */
  function hold(place) {
    const again = [...frame.querySelectorAll("button[data-place]")].find((one) => one.dataset.place === place);
    if (again) again.focus({ preventScroll: true });
    else focusDecision();
  }

  function soon() {
    if (planned) return;
    planned = true;
    requestAnimationFrame(draw);
  }

  const names = ["caption", "encounter", "mat", "patrol", "depths", "small", "lit", "tracks", "targets", "chosen", "hint"];
  sheet.append(heading, hint, waitLine(frame, () => t(model, "general-busy")), sea, sight, mat, chart);
  frame.append(sheet, problemLine(model));
  for (const name of names) model.on("change:" + name, soon);
  draw();
  return () => { for (const name of names) model.off("change:" + name, soon); };
}

export default widget(render);
