// Why this chance: the throws behind an answer as pictures. Each part of the rule first, then the columns of its rounds.
// Knows data and sentences from Python, and which picture draws what. Works out no chance of an outcome.

const PAPER = 620;                    // px of a line on paper
const IN_SIGHT = 6;                   // settings that stand open under what happens in order; more can be unfolded
const IN_A_SENTENCE = 3;              // settings that one sentence tells
const POINTED = ["grid", "stairs"];   // the pictures that have a cursor or a way

function render({ model, el: host }) {
  const box = root(host, "why");
  const title = unique("nv-why-");
  const heading = el("h3", { id: title, tabindex: -1, text: titleOf(model) });
  const body = el("div", { class: "nv-why-body" });
  const skip = el("button", { type: "button", class: "nv-button nv-why-skip", hidden: true, text: t(model, "picture-skip"), on: { click: () => ending() } });
  const frame = el("section", { "aria-labelledby": title }, el("div", { class: "nv-row" }, heading, skip), body, problemLine(model));
  box.append(frame);
  let shown = [];                                          // what undoes each part
  let falls = null;                                        // the part through which rolls fall

  function fill(kept = new Map()) {
    shown.forEach((part) => part.undo());
    const doorsBefore = [...body.querySelectorAll("[data-open]")].map((door) => door.textContent), shutting = document.activeElement?.matches("[data-shut]") && body.contains(document.activeElement);
    const data = model.get("data") || {}, sections = (data.sections || []).map((section, place) => ({ ...section, place }));
    const inside = sections.slice(0, -1).filter((section) => !standsIn(section)), ofWhole = sections.filter((section, place) => standsIn(section) || place === sections.length - 1);
    const columns = data.rounds ? [roundsSection(data.rounds, ofWhole.length > 0)] : [], answer = columns[0] || ofWhole[0];
    const part = (section, ends) => partOf(model, box, section, ends, kept.get(nameOfPart(section)));
    const own = (section) => section !== answer && standsIn(section) && !alike(answer, section);   // a throw with ends of its own
    const others = [...columns, ...ofWhole].filter((section) => !own(section)), order = shared(others) ? endOrder(others) : null;
    const ends = new Map(others.map((section) => [section, endsOf(section, order || endOrder([section]), false)])), taken = Math.max(...[...ends.values()].map(coloursOf), 0);
    const looks = new Map(inside.concat(ofWhole.filter(own)).map((section) => [section.place, sameLook(section, [...ends.values()].find((one) => saysTheSame(section, one))) || endsOf(section, endOrder([section]), true, taken)]));
    const opened = (section) => part(section, looks.get(section.place));
    // What stands open from the beginning stands first; inside one of several throws right before that throw.
    const early = inside.filter((section) => !section.below), chain = ofWhole.some(standsIn);
    const inIt = ({ place }) => (chain ? early.filter((one) => one.place < place && !ofWhole.some((other) => other.place > one.place && other.place < place)) : []);
    // A throw comes before what many throws come to.
    const thrown = ofWhole.map((section) => [...inIt(section).map(opened), part({ ...section, ofOne: looks.get(section.place - 1) }, looks.get(section.place) || ends.get(section))]);
    falls = thrown.length ? thrown[thrown.length - 1].slice(-1)[0] : null;
    const rest = [...thrown.flat(), ...columns.map((section) => part(section, ends.get(section)))];
    // What the reader opened stands below what it is inside of: nothing moves under the pointer.
    const below = inside.filter((section) => section.below).reverse().map(opened), before = new Set(shown.map((one) => one.id));
    shown = [...below, ...(chain ? [] : early).map(opened), ...rest];
    const first = saidFirst(model, data);
    body.replaceChildren(...(first.length ? [el("div", { class: "nv-why-said" }, first)] : []), ...shown.slice(below.length).map((one) => one.node), ...below.map((one) => one.node));
    frame.hidden = !rest.length && !inside.length;
    const fresh = below.find((one) => kept.size && !before.has(one.id)), doors = [...body.querySelectorAll("[data-open]")];
    if (fresh) fresh.enter();
    else if (shutting) (doors.find((door) => !doorsBefore.includes(door.textContent)) || heading).focus();
  }

  let ending = () => {};                                   // ends what is falling at once

  /** What was rolled, through the picture of the whole. Who asks for less movement sees where the last one came to. */
  function rolled() {
    const told = model.get("fallen") || {}, part = falls;
    ending();
    if (part) part.calm();
    if (!part || !told.order || !told.order.length) return;
    const single = told.order.length === 1;
    if (reducedMotion()) { if (single) part.landed(told.paths[0]); return; }
    skip.hidden = single;
    ending = fall(told, part.hit, (last) => { ending = () => {}; skip.hidden = true; part.hit([]); if (single) part.landed(last); });
  }

  let question = model.get("file_name");                   // what was chosen is kept while settings change, not for another question
  const refill = () => {
    const same = question === model.get("file_name");
    question = model.get("file_name");
    fill(new Map(same ? shown.map((part) => [part.id, part.kept()]) : []));
  };
  let seen = 0;
  const size = new ResizeObserver(() => { if (Math.abs(box.clientWidth - seen) > 1) { seen = box.clientWidth; shown.forEach((part) => part.draw()); } });
  size.observe(box);
  ["data", "texts"].forEach((name) => model.on("change:" + name, refill));
  model.on("change:fallen", rolled);
  fill();
  if (!model.get("wide")) window.nvWhyOnPaper = (told, within) => onPaper(model, told, within);
  return () => { ending(); size.disconnect(); model.off("change:fallen", rolled); shown.forEach((part) => part.undo()); ["data", "texts"].forEach((name) => model.off("change:" + name, refill)); };
}

/** The pictures of another answer, as wide as a sheet of paper has room for; they stand still. */
function onPaper(model, data, within) {
  const traits = { data, within, wide: PAPER, fallen: {} }, host = el("div", { class: "nv-why-paper" });
  widget(render).render({ model: { get: (name) => (name in traits ? traits[name] : model.get(name)), on() {}, off() {}, send() {} }, el: host });
  return host;
}

/** What stands above all pictures: what happens in order, the settings they are drawn for, and what cannot happen with them. */
function saidFirst(model, data) {
  const ordered = Boolean(data.course && data.course.acts.length);
  const lists = data.settings || [], listed = lists.some((one) => one.lines.length > IN_A_SENTENCE);
  const begins = listed ? lists.flatMap((one) => settingsList(one, ordered)) : [data.begins && el("p", { text: data.begins })];
  const course = happensInOrder(model, data.course), never = (data.never || []).map((text) => el("p", { text }));
  const both = ordered ? [...course, ...begins] : [...begins, ...course];   // a way to a sum stands behind what is added up
  return [...both, ...never].filter(Boolean);
}

/** Settings, or what they come to, one each; many of them are folded where it is told already what happens. */
function settingsList({ said, head, lines, after }, ordered) {
  const list = lines.length ? el("ul", { class: "nv-why-settings", "aria-label": head }, lines.map((text) => el("li", { text }))) : null;
  const more = after && el("p", { text: after }), first = said && el("p", { text: said });
  if (ordered && lines.length > IN_SIGHT) return [first, el("details", {}, el("summary", { text: head }), list, more)];
  return [first, head && el("p", { text: head }), list, more];
}

/** Whether all that a part comes to is what another comes to as well, and counts the same. */
const alike = ({ ends, unit }, part) => (unit || "") === (part.unit || "") && part.ends.every(({ key }) => ends.some((end) => end.key === key));

/** The end of the whole that an end of a step is: it always leads there, or has its key and its words. */
const endOfWhole = ({ key, words, value, leads }, whole) => whole.find((end) => (leads ? end.key === leads : value === null && end.key === key && end.words === words));

/** Whether all that a step can come to are ends of the whole: then each looks the same in both. */
const saysTheSame = ({ ends }, whole) => ends.every((end) => undecided(end) || endOfWhole(end, whole));

const sameLook = (section, whole) => whole && endsOf(section, endOrder([section]), true).map((end) => {
  const { mark, colour, tint } = endOfWhole(end, whole) || end;
  return { ...end, mark, colour, tint, most: false };
});

/** A part that is told in place of the whole. */
const standsIn = (section) => Boolean(section.heading) && section.heading.startsWith("picture-part-throw");

/** By what a part stays known while others are opened before it. */
const nameOfPart = (section) => `${section.heading}:${section.rounds ? "rounds" : section.name}`;

/** One part of the answer: its heading, the choice of pictures, the picture, the ends, and what is pointed at in words. */
function partOf(model, box, section, ends, before = {}) {
  const name = String(section.place);
  const last = section.rounds ? section.rounds.steps.length - 1 : 0, opens = section.rounds ? openColumn(section.rounds) : 0, begin = section.rounds ? firstEnded(section.rounds) : 0;
  const again = ends.findIndex((end) => end.key === before.lit && end.share > 0);
  const state = { picture: section.pictures.includes(before.picture) ? before.picture : firstPicture(section, box.clientWidth || window.innerWidth), wanted: before.picture || null, lit: again < 0 ? null : again, followed: [], row: before.row || 0, column: before.column || 0,
    round: before.round === undefined || before.flow !== flowOf(section) ? opens : before.round };   // at other settings the answer stands again
  const lead = el("p", { class: "nv-why-lead" }), words = el("p", { class: "nv-why-words" }), way = el("ol", { class: "nv-why-steps" });
  const thin = el("p", { class: "nv-quiet", hidden: true }), board = el("div", { class: "nv-why-board" }), legend = el("div", {});
  const chooser = el("div", { class: "nv-row nv-why-choose", role: "group", "aria-label": t(model, "picture-choose") });
  const reached = el("output", { class: "nv-why-percent" });
  const slider = begin < last && el("label", { class: "nv-why-slider" }, el("span", { text: t(model, "picture-" + section.rounds.called + "-slider") }), reached,
    el("input", { type: "range", min: begin, max: last, step: 1, value: state.round, on: { input: (event) => toRound(Number(event.target.value)) } }));
  /** What a scrolling part of this section is called: no two on the page alike. */
  const within = model.get("within") || model.get("heading");    // a page of many pictures names the part of the page
  const called = (what) => (within ? within + t(model, "general-colon") : "") + (section.heading ? headingOf(model, section) : t(model, section.rounds ? "picture-name-rounds" : "picture-title")) + t(model, "general-colon") + what;
  const shutter = section.below ? el("button", { type: "button", class: "nv-button", "data-shut": name, text: t(model, "picture-shut"), "aria-label": t(model, "picture-shut-part", { part: headingOf(model, section) }), on: { click: () => ask(model, box, { event: "shut", section: section.place }) } }) : null;
  const heading = section.heading ? el("h4", { tabindex: section.below ? -1 : null, text: headingOf(model, section) }) : null;
  const region = el("div", { class: "nv-scroll", role: "region", tabindex: 0, "aria-label": called(t(model, "picture-table")) });
  const table = el("details", { class: "nv-why-table", open: Boolean(before.open), on: { toggle: fillTable } }, el("summary", { text: t(model, "picture-table") }), region);
  const files = filesPart(model, { name: () => model.get("file_name") + (name === "0" ? "" : "-" + name), rows: () => rowsOfPart(section, ends), picture: () => asFile(model, box, section, ends, state) });
  const node = el("div", { class: "nv-why-part-of", "data-section": name }, shutter ? el("div", { class: "nv-row nv-why-head" }, heading, shutter) : heading, saidPart(model, section), opening(), chooser, lead, board, slider || null, legend, way, words, thin, section.certain ? null : el("div", { class: "nv-row nv-why-foot" }, table, files));
  let drawn = null;

  /** Another column, chosen by the slider or pressed. */
  function toRound(round) {
    state.round = round;
    draw();
    announceSoon(words.textContent);
  }

  function pressColumn(event) {
    const column = event.target.closest("[data-round]");
    if (!column || !slider) return;
    slider.querySelector("input").value = column.dataset.round;
    toRound(Number(column.dataset.round));
  }

  function fillTable() { region.replaceChildren(...(table.open ? [tableOfPart(model, section, ends)] : [])); }

  /** A button for each part that the rule leaves to steps of its own. */
  function opening() {
    const doors = section.opens || [], several = doors.length > 1;
    return el("div", { class: "nv-row" }, several ? el("span", { text: t(model, "picture-open-label"), "aria-hidden": "true" }) : null, doors.map((one) => el("button", { type: "button", class: "nv-button", "data-open": one.node, "aria-label": several ? t(model, "picture-open", { part: one.throw }) : null, text: several ? one.throw : t(model, "picture-open", { part: one.throw }),
      on: { click: () => ask(model, box, { event: "open", section: section.place, node: one.node }) } })));
  }

  function choices() {
    chooser.hidden = section.pictures.length < 2;
    chooser.replaceChildren(...section.pictures.map((picture) => el("button", { type: "button", class: "nv-button", "data-picture": picture, "aria-pressed": String(picture === state.picture), text: t(model, nameOf(section, picture)),
      on: { click: () => { state.picture = state.wanted = picture; state.followed = []; draw(); choices(); chooser.querySelector('[aria-pressed="true"]').focus(); } } })));
  }

  function light(place) {
    pressed = place === null ? state.lit : place;
    state.lit = place;
    draw();
    buttonOf(place === null ? 0 : place).focus();
    announce(words.textContent);
  }

  let pressed = null;                                      // a mouse that rests where it has pressed changes nothing more

  /** A mouse over the name of an end lights it for as long as it stays there; nothing is drawn anew. */
  function hover(place) {
    if (place !== null && place === pressed) return;
    pressed = null;
    if (state.lit === null) dim(place);
  }

  function dim(place) {
    board.querySelectorAll(".nv-why-part").forEach((part) => part.classList.toggle("nv-why-dim", place !== null && !part.dataset.place.split(" ").includes(String(place))));
    board.classList.toggle("nv-why-chosen", place !== null);
  }

  /** The button of an end; the first one where it is folded away. */
  function buttonOf(place) { return legend.querySelector(`[data-place="${place}"]`) || legend.querySelector("[data-end]"); }

  function draw() {
    const width = model.get("wide") || Math.max(Math.floor(box.clientWidth / enlargement()) - 2, 240);
    board.replaceChildren(section.certain ? "" : pictureOf(width));
    dim(state.lit);
    markMoved(board, section, state.picture);
    thin.hidden = !(state.picture === "stairs" && drawn && drawn.thin);
    thin.textContent = thin.hidden ? "" : t(model, counted("picture-stairs-thin", drawn.thin), { count: drawn.thin });
    if (section.rounds) reached.textContent = nameOfRound(model, section.rounds, state.round);
    const focused = legend.contains(document.activeElement);
    const shown = section.rounds ? endsAt(ends, section.rounds.steps[state.round]) : ends;
    legend.replaceChildren(legendOf(model, state.lit === null ? shown : shown.map((end) => ({ ...end, most: false })), state.lit, { choose: light, hover }, section.unit));
    if (focused) buttonOf(state.lit || 0).focus();
    tell();
  }

  function pictureOf(width) {
    if (state.picture === "dice") return dicePicture(model, section, ends);
    if (state.picture === "table") return tablesPicture(model, section, ends, called);
    if (state.picture === "hand") return handPicture(model, section, ends);
    if (state.picture === "each") return eachPicture(model, section, ends, width, state.lit);
    drawn = drawingOf(model, section, ends, state, width);
    const plot = svg("svg", { viewBox: `0 0 ${drawn.width || width} ${drawn.height}`, width: (drawn.width || width) * enlargement(), height: drawn.height * enlargement(), class: "nv-why-plot" }, svg("g", { "aria-hidden": "true" }, drawn.drawing));
    if (POINTED.includes(state.picture)) plot.append(cursorOf(plot));
    else { plot.setAttribute("role", "img"); plot.setAttribute("aria-label", section.rounds ? roundWords(model, section.rounds, ends, state.round) : loopWords(model, section)); }
    if (section.rounds) plot.addEventListener("click", pressColumn);
    const wide = (drawn.width || width) > width && { role: "region", tabindex: 0, "aria-label": called(t(model, nameOf(section, state.picture))) };
    return el("div", {}, el("div", { class: "nv-scroll", ...wide }, plot), state.picture === "grid" ? sumsAfter(model, section.grid) : null);
  }

  /** What the keyboard is on: a cell of the field, or a turn of the way. */
  function cursorOf(plot) {
    const cursor = svg("rect", { class: "nv-why-cursor", role: "img", tabindex: 0, fill: "transparent", on: { keydown: (event) => move(event, plot), focus: () => { reach(cursor); tell(); } } });
    plot.addEventListener("click", (event) => { point(event, plot); plot.querySelector(".nv-why-cursor").focus({ preventScroll: true }); });
    reach(cursor);
    return cursor;
  }

  function reach(cursor) {
    if (state.picture === "grid") stayInside();
    const at = state.picture === "grid" ? drawn.spots[state.row][state.column] : bandSpot();
    for (const [name, value] of Object.entries({ x: at.x, y: at.y, width: at.width, height: Math.max(at.height, 2) })) cursor.setAttribute(name, value);
    cursor.setAttribute("aria-label", state.picture === "grid" ? at.words : t(model, "picture-follow"));
  }

  /** Another setting may have fewer rows and columns. */
  function stayInside() {
    state.row = clamped(state.row, drawn.spots.length);
    state.column = clamped(state.column, drawn.spots[state.row].length);
  }

  function bandSpot() {
    const last = state.followed.length - 1;
    const found = drawn.bands.get(last < 0 ? "0:0" : `${nodesOn(section, state.followed)[last]}:${state.followed[last]}`);
    return { x: found.x - STAIR.bar, y: found.y, width: STAIR.bar, height: found.high };
  }

  function point(event, plot) {
    if (state.picture === "grid") {
      const at = plot.getBoundingClientRect(), zoom = enlargement(), px = (event.clientX - at.left) / zoom, py = (event.clientY - at.top) / zoom;
      drawn.spots.forEach((row, number) => row.forEach((spot, column) => {
        if (px >= spot.x && px < spot.x + spot.width && py >= spot.y && py < spot.y + spot.height) [state.row, state.column] = [number, column];
      }));
      reach(plot.querySelector(".nv-why-cursor"));
      tell(true);
      return;
    }
    const band = event.target.closest && event.target.closest("[data-way]");
    if (band) follow(wayThrough(section, ...band.dataset.way.split(":").map(Number)));
  }

  function follow(followed) {
    state.followed = followed;
    draw();
    board.querySelector(".nv-why-cursor").focus({ preventScroll: true });
    announceSoon([...way.children].map((step) => step.textContent).concat(words.textContent).join(" "));
  }

  const across = { ArrowRight: 1, ArrowLeft: -1 }, down = { ArrowDown: 1, ArrowUp: -1 };
  function move(event, plot) {
    if (!(event.key in across || event.key in down || event.key === "Escape") || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (state.picture === "grid") {
      state.row = clamped(state.row + (down[event.key] || 0), drawn.spots.length);
      state.column = clamped(state.column + (across[event.key] || 0), drawn.spots[state.row].length);
      reach(plot.querySelector(".nv-why-cursor"));
      tell(true);
      announceSoon(words.textContent, 150);
    } else if (event.key === "Escape") follow([]);
    else follow(turned(event.key));
  }

  /** The way after a key: on to the next throw, back by one, or another turn at the last one. */
  function turned(key) {
    const met = nodesOn(section, state.followed), at = met[met.length - 1], kept = state.followed.slice(0, -1);
    if (key === "ArrowLeft") return kept;
    if (key === "ArrowRight" || !state.followed.length) return at < 0 ? state.followed : [...state.followed, 0];
    const ways = section.nodes[met[met.length - 2]].ways.length;
    return [...kept, clamped(state.followed[state.followed.length - 1] + down[key], ways)];
  }

  /** In words: what the cursor is on, the way that is followed, or the end that is lit. */
  function tell(pointed = false) {
    way.replaceChildren();
    lead.textContent = glued(leadOf(model, section, ends, state));
    lead.hidden = !lead.textContent;
    const spot = state.picture === "grid" && drawn && drawn.spots[state.row][state.column];
    if (section.rounds) words.textContent = glued(roundWords(model, section.rounds, ends, state.round));
    else if (state.picture === "loop" && state.lit === null) words.textContent = loopWords(model, section);
    else if (section.certain) words.textContent = t(model, section.always ? "picture-always" : "picture-certain", { end: saidOf(ends[0]) });
    else if (state.picture === "stairs" && state.followed.length) {
      const told = wayWords(model, section, ends, state.followed);
      way.replaceChildren(...told.steps.map((step) => el("li", { text: step })));
      words.textContent = told.whole;
    } else if (spot && (pointed || board.contains(document.activeElement))) words.textContent = spot.words;
    else words.textContent = state.lit !== null ? chanceWords(model, ends[state.lit]) : POINTED.includes(state.picture) ? t(model, "picture-press-" + state.picture) : "";
    way.hidden = !way.children.length;
  }

  /** Nothing is followed or lit any more by what was rolled before. */
  function calm() {
    state.followed = [];
    hit([]);
    tell();
  }

  /** Light where these rolls fall: cells of the field, bands of the stairs. */
  function hit(paths) {
    board.querySelectorAll(".nv-why-hit").forEach((one) => one.classList.remove("nv-why-hit"));
    for (const path of paths) placesOf(path).forEach((one) => one.classList.add("nv-why-hit"));
  }

  function placesOf({ way: turns, shows }) {
    if (state.picture === "grid" && section.grid.summed) return section.nodes.length ? cellsOfWay(drawn.spots, turns, -1 - nodesOn(section, turns).pop(), section.grid.idle).map((spot) => spot.part) : [];
    if (state.picture === "grid") return cellsShown(drawn.spots, shows, section.grid.idle).map((spot) => spot.part);
    if (state.picture !== "stairs") return [];
    const met = nodesOn(section, turns);
    return turns.map((turn, place) => drawn.bands.get(`${met[place]}:${turn}`).band);
  }

  /** One roll has come to its end: its way stays in sight, in words as well. */
  function landed(path) {
    if (state.picture === "stairs") { state.followed = [...path.way]; draw(); return; }
    hit([path]);
    if (state.picture !== "grid" || !section.nodes.length) return;
    const told = wayWords(model, section, ends, path.way);
    way.replaceChildren(...told.steps.map((step) => el("li", { text: step })));
    words.textContent = told.whole;
    way.hidden = false;
  }

  choices();
  const shut = openOnPaper(table, fillTable);
  queueMicrotask(draw);
  const enter = () => queueMicrotask(() => heading && heading.focus());
  return { name, id: nameOfPart(section), enter, node, draw, calm, hit, landed, undo: shut, kept: () => ({ picture: state.wanted, lit: state.lit === null ? null : ends[state.lit].key, round: section.rounds && state.round !== opens ? state.round : undefined, flow: flowOf(section), row: state.row, column: state.column, open: table.open }) };
}

/** What a picture is called. */
const nameOf = (section, picture) => "picture-name-" + picture + (picture === "grid" && section.grid.summed ? "-summed" : "");

/** What a part is called; the second of its kind has a number. */
function headingOf(model, section) {
  const words = t(model, section.heading, section.facts);
  return section.facts.number > 1 ? t(model, "picture-part-again", { heading: words, number: section.facts.number }) : words;
}

/** The rules behind a part in their own words, how its dice are read, and what its picture leaves out. */
function saidPart(model, section) {
  const remarks = section.rounds ? roundsRemarks(model, section.rounds) : [...(section.certain ? readIn(model, section) : []), section.stands, ...section.notations.slice(section.explains), section.combined, ...(section.counted || [])].filter(Boolean);
  if (!section.rules.length && !remarks.length && !section.begins) return null;
  return el("div", { class: "nv-why-said" }, section.begins ? el("p", { text: section.begins }) : null, section.rules.map((one) => el("p", {}, one.title ? el("b", { text: one.title + t(model, "general-colon") }) : null, one.words, " ", ruleLink(model, one.rule))), remarks.map((text) => el("p", { class: "nv-quiet", text })));
}

const loopWords = (model, section) => t(model, "picture-loop-factor", { again: section.loop.again.percent, factor: section.loop.factor });

/** A sentence for one, or for several. */
const counted = (key, count) => (count === 1 ? key + "-one" : key);

const clamped = (place, count) => Math.min(Math.max(place, 0), count - 1);

/** The drawing of a picture that is one SVG. */
function drawingOf(model, section, ends, state, width) {
  if (state.picture === "grid") return gridPicture(model, section, ends, width);
  if (state.picture === "rounds") return roundsPicture(model, section.rounds, ends, width, state.round);
  if (state.picture === "loop") return loopPicture(model, section, ends, width);
  return stairsPicture(model, section, ends, width, state.followed, state.lit);
}

export default widget(render);
