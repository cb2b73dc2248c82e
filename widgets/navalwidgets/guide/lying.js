// All dice of a roll beside the scene, in the order in which they fell: large, as a table of rounds, or one after another.
// Knows plain records of throws. Knows no game.

const LONGEST_FALL = 2400, NEXT_DIE = 110;                // ms: until the last die lies, and from one die to the next
const MOST_BESIDE = 2;                                    // columns of dice beside which a sentence has room

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

/** Rounds as rows; what the rules say of one stands beside few dice, below more. */
function layRounds(model, dice) {
  const notes = (row) => row.map((one) => one?.note).filter(Boolean).join(" ");
  const beside = dice.heads.length <= MOST_BESIDE && dice.rows.some(notes), below = (row) => !beside && notes(row);
  const line = (row, number) => [
    el("tr", {}, el("th", { scope: "row", rowspan: below(row) ? 2 : null, text: number }), row.map((one) => el("td", {}, one ? laidThrows(one) : null)), beside ? el("td", { class: "nv-scene-note", text: notes(row) }) : null),
    below(row) ? el("tr", {}, el("td", { class: "nv-scene-note", colspan: row.length, text: notes(row) })) : null];
  return laidBoth(model, dice.rows, dice.folded, (rows, first) => el("table", { class: "nv-scene-rounds" },
    el("thead", {}, el("tr", {}, el("td"), dice.heads.map((one) => el("th", { scope: "col", text: one })), beside ? el("th", { scope: "col", text: t(model, "lesson-ui-scene-so") }) : null)),
    el("tbody", {}, rows.map((row, place) => line(row, first + place)))));
}

function layGroups(model, dice) {
  const said = (one) => el("span", { class: "nv-scene-why" }, el("span", { text: one.why }), el("span", { class: "nv-hidden", text: one.why ? t(model, "general-colon") : "" }));
  const told = (one) => one.note ? el("span", { class: "nv-scene-note", text: one.note }) : null;
  return laidBoth(model, dice.rows[0], dice.folded, (groups) => el("ul", {}, groups.map((one) => el("li", { "data-told": String(Boolean(one.note)) }, said(one), laidThrows(one), told(one)))));
}

/** What lies open, below what is folded. */
function laidBoth(model, all, folded, lay) {
  const before = folded ? el("details", { class: "nv-scene-before" }, el("summary", { text: t(model, "lesson-ui-scene-before", { count: folded }) }), lay(all.slice(0, folded), 1)) : null;
  return [before, lay(all.slice(folded), folded + 1)];
}

/** How long until the last of these dice lies, in ms: what they decide is said then. */
const fallTime = (dice) => Math.min(LONGEST_FALL, NEXT_DIE * dice.rows.flat().filter(Boolean).reduce((sum, one) => sum + one.throws.flat().length, 0));

/** The throws of a group; dice that the rule does not count are pale. */
function laidThrows(group) {
  return el("span", { class: "nv-scene-faces" }, group.throws.map((one, place) => el("span", { class: "nv-scene-throw" }, one.map((face) => { const drawn = die(face); drawn.classList.toggle("nv-die-idle", face.idle); return drawn; }), group.sums[place] ? el("span", { class: "nv-scene-sum", text: group.sums[place] }) : null)),
    el("span", { class: "nv-hidden", text: group.said }));
}
