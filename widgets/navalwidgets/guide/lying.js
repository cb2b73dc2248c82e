// All dice of a roll beside the scene, in the order in which they fell: large, as a table of rounds, or one after another.
// Knows plain records of throws. Knows no game.

const LONGEST_FALL = 2400, NEXT_DIE = 110;                // ms: until the last die lies, and from one die to the next

/** The dice of the last roll; they tumble one after another, once for each roll. What fell long before is folded. */
function sceneDice(model, page, dice) {
  if (!dice.rows.length) return null;
  const fresh = sceneDice.rolled !== page.rolled;
  setTimeout(() => { sceneDice.rolled = page.rolled; });   // both rows of one roll tumble
  const laid = el("div", { class: "nv-scene-dice", "data-fresh": String(fresh), "data-large": String(dice.large) }, dice.heads.length ? layRounds(model, dice) : layGroups(model, dice));
  const all = laid.querySelectorAll(":scope > :not(details) .nv-die"), next = Math.min(NEXT_DIE, LONGEST_FALL / all.length);
  all.forEach((one, place) => { one.style.animationDelay = `${Math.round(place * next)}ms`; });
  return laid;
}

function layRounds(model, dice) {
  const table = (rows, first) => el("table", { class: "nv-scene-rounds" },
    el("thead", {}, el("tr", {}, el("td"), dice.heads.map((one) => el("th", { scope: "col", text: one })))),
    el("tbody", {}, rows.map((row, place) => el("tr", {}, el("th", { scope: "row", text: first + place }), row.map((one) => el("td", {}, one ? laidThrows(one) : null))))));
  return laidBoth(model, dice.rows, dice.folded, (rows, first) => table(rows, first));
}

function layGroups(model, dice) {
  const said = (one) => el("span", {}, el("span", { text: one.why }), el("span", { class: "nv-hidden", text: one.why ? t(model, "general-colon") : "" }));
  return laidBoth(model, dice.rows[0], dice.folded, (groups) => el("ul", {}, groups.map((one) => el("li", {}, laidThrows(one), said(one)))));
}

/** What lies open, below what is folded. */
function laidBoth(model, all, folded, lay) {
  const before = folded ? el("details", { class: "nv-scene-before" }, el("summary", { text: t(model, "lesson-ui-scene-before", { count: folded }) }), lay(all.slice(0, folded), 1)) : null;
  return [before, lay(all.slice(folded), folded + 1)];
}

/** The throws of a group; dice that the rule does not count are pale. */
function laidThrows(group) {
  return el("span", { class: "nv-scene-faces" }, group.throws.map((one) => el("span", { class: "nv-scene-throw" }, one.map((face) => { const drawn = die(face); drawn.classList.toggle("nv-die-idle", face.idle); return drawn; }))),
    el("span", { class: "nv-hidden", text: group.said }));
}
