// A table of cards: areas with small and whole cards, the dice of duels, and what may be chosen.
// Knows areas, cards, dice and words handed in. Knows no game.

const FORMS = { piles: "tiles nv-form-piles", played: "cards nv-form-played" };   // zones that look like others

/** A die of a coin with the face it shows; the one that counts is ringed. Before the throw it bears its own number of sides. */
function duelDie(die) {
  return svg("svg", { viewBox: "-1 -1 30 30", class: `nv-coin-die nv-coin-d${die.sides}` + (die.best ? " nv-die-best" : die.face === null ? "" : " nv-die-lower"), role: "img",
    "aria-label": die.face === null ? "d" + die.sides : `d${die.sides}: ${die.face}` },
    svg("path", { d: COIN_DICE[die.sides] || COIN_DICE[6] }), svg("text", { x: 14, y: 19, "text-anchor": "middle", text: die.face === null ? "d" + die.sides : die.face }));
}

function throwPart(one) {
  return el("div", { class: "nv-throw" + (one.side === null ? "" : " nv-side-" + one.side) }, el("span", { class: "nv-throw-name", text: one.name }),
    el("span", { class: "nv-coin-dice" }, one.dice.map(duelDie)), one.extra ? el("span", { class: "nv-throw-extra", text: one.extra }) : null,
    one.total ? el("b", { class: "nv-throw-total", text: one.total }) : null);
}

function duelPart(duel) {
  return el("li", { class: "nv-duel" }, duel.title ? el("p", { class: "nv-duel-title", text: duel.title }) : null,
    el("div", { class: "nv-duel-throws" }, throwPart(duel.throws[0]), el("span", { class: "nv-duel-against", "aria-hidden": "true", text: "×" }), throwPart(duel.throws[1])),
    duel.result ? el("p", { class: "nv-duel-result", text: duel.result }) : null);
}

function render({ model, el: node }) {
  const frame = root(node, "card-table");
  frame.classList.add("nv-board", "nv-cards");
  const heading = el("h2", { class: "nv-hidden" });
  const hint = el("p", { class: "nv-table-hint" });
  const duels = el("ul", { class: "nv-duels" });
  const areas = el("div", { class: "nv-areas" });
  const sheet = el("div", { class: "nv-table-sheet", role: "group" });
  let targets = new Set(), chosen = new Set(), marked = new Set(), near = new Set(), planned = false, fought = "", lay = "";

  const send = (place) => ask(model, frame, { event: "choose", place });

  /** A button that lies on the table: what it says, and what choosing it does. */
  function pick(place, said, look, content) {
    return el("button", { type: "button", class: look + (chosen.has(place) ? " nv-chosen" : ""), "data-place": place, "aria-pressed": chosen.has(place) ? "true" : null,
      "aria-label": chosen.has(place) ? said : `${said}. ${model.get("hint")}`, on: { click: () => send(place) } }, content);
  }

  function cardPart(card, form) {
    const face = gameCard(card), free = card.place && targets.has(card.place);
    const look = marked.has(card.place) ? "nv-marked" : form === "tiles" && near.size && !free && !near.has(card.place) ? "nv-card-by" : null;
    const taken = !free && chosen.has(card.place) ? "nv-card-ordered" : null;
    return el("li", { title: form === "cards" ? null : card.label, class: [look, taken].filter(Boolean).join(" ") || null, "data-card": nameOf(card), "data-lies": card.place }, free ? pick(card.place, card.label, "nv-card-pick", face) : face);
  }

  /** Beside a lesson only those cards of a hand lie open that it is about; of what was won, what it was about or all of a player it is about. */
  function shown(zone, whole) {
    if (!model.get("small")) return zone.cards;
    if (zone.form === "cards") return zone.cards.filter((card) => targets.has(card.place) || marked.has(card.place));
    if (zone.form === "hand" || zone.form === "played") return zone.cards.filter((card) => near.has(card.place));
    return zone.form === "won" && !whole ? zone.cards.filter((card) => near.has(card.of)) : zone.cards;
  }

  /** Whether all that was won is shown: always, but for a lesson that is not about it. */
  const allWon = (area) => !near.size || near.has(area.place);

  function zonePart(zone, whole) {
    return [zone.title ? el("h4", { text: zone.title }) : null, el("ul", { class: "nv-card-list nv-form-" + (FORMS[zone.form] ?? zone.form) }, shown(zone, whole).map((card) => cardPart(card, zone.form)))];
  }

  function headPart(area) {
    const flag = area.side === null ? null : el("span", { class: "nv-bar-flag", "aria-hidden": "true" });
    const name = area.place && targets.has(area.place) ? pick(area.place, area.title, "nv-button nv-spot", el("span", { text: area.title })) : el("span", { text: area.title });
    if (flag) flag.classList.add("nv-side-" + area.side);
    return el("div", { class: "nv-area-head" }, el("h3", {}, flag, name), area.facts.length ? el("p", { class: "nv-area-facts", text: area.facts.join(" · ") }) : null);
  }

  function areaPart(area) {
    const spots = area.spots.filter(([place]) => targets.has(place)).map(([place, words]) => pick(place, words, "nv-button nv-spot", el("span", { text: words })));
    return el("section", { class: "nv-area" + (area.side === null ? "" : " nv-side-" + area.side), "aria-label": area.title }, headPart(area),
      spots.length ? el("div", { class: "nv-row nv-spots" }, spots) : null, area.zones.filter((zone) => shown(zone, allWon(area)).length).map((zone) => zonePart(zone, allWon(area))));
  }

  function draw() {
    planned = false;
    const held = frame.contains(document.activeElement) ? document.activeElement.dataset.place : null;
    targets = new Set(model.get("targets"));
    chosen = new Set(model.get("chosen"));
    marked = new Set(model.get("marked"));
    near = new Set(model.get("small") ? model.get("near") : []);
    frame.classList.toggle("nv-card-small", model.get("small"));
    const lies = JSON.stringify(model.get("areas")), before = model.get("small") && lies !== lay ? whereCardsLie(areas) : null;
    lay = lies;
    heading.textContent = model.get("caption");
    hint.textContent = model.get("hint");
    hint.hidden = !model.get("hint");
    duels.replaceChildren(...model.get("duels").map(duelPart));
    duels.hidden = !model.get("duels").length;
    const told = JSON.stringify(model.get("duels"));
    if (told !== fought && model.get("duels").length) sheet.scrollTop = 0;    // new dice are brought into sight
    fought = told;
    areas.replaceChildren(...model.get("areas").map(areaPart));
    sheet.setAttribute("aria-label", model.get("caption"));
    reach();
    if (before) moveCards(sheet, areas, before, model.get("courses"));
    if (held) hold(held);
  }

  /** A table higher than its frame is scrolled by keyboard, also where there is nothing to choose. */
  function reach() {
    if (sheet.scrollHeight > sheet.clientHeight + 1) sheet.tabIndex = 0;
    else sheet.removeAttribute("tabindex");
  }

  /** The place that had the focus keeps it; when it is no longer to be chosen the decision gets it. */
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
  frame.addEventListener("nv-answered", () => requestAnimationFrame(() => { if (focusLost()) focusDecision(); }));

  const names = ["caption", "areas", "duels", "targets", "chosen", "hint", "small", "marked", "near", "courses"];
  sheet.append(heading, hint, waitLine(frame, () => t(model, "general-busy")), duels, areas);
  frame.append(sheet, problemLine(model));
  for (const name of names) model.on("change:" + name, soon);
  draw();
  const sizes = new ResizeObserver(reach);
  sizes.observe(sheet);
  sizes.observe(areas);
  return () => { sizes.disconnect(); for (const name of names) model.off("change:" + name, soon); };
}

export default widget(render);
