// What stands above a picture: what is done with what the dice show, what to look at, and what one end comes to.
// Knows the data of a section and which picture is drawn. Works out no chance.

function leadOf(model, section, ends, { picture, lit }) {
  if (section.certain) return "";
  if (section.rounds) return t(model, section.rounds.hint);
  if (ends.length === 1) return t(model, "picture-always", { end: saidOf(ends[0]) });
  return [...readIn(model, section), ...section.notations.slice(0, section.explains), hintOf(model, section, picture), countedWords(model, section, asked(ends, lit), picture), section.opens.length ? t(model, "picture-lead-inside") : ""].filter(Boolean).join(t(model, "picture-lead-between"));
}

/** What is read in the charts, whatever the dice show. */
const readIn = (model, { read }) => (read.length ? [t(model, "picture-read", { listed: read.join(t(model, "picture-begins-separator")) })] : []);

/** What the picture shows. */
function hintOf(model, section, picture) {
  if (picture === "hand" && section.hand.ways.length) return t(model, drawnInTurn(section.hand) ? (section.hand.sought ? counted("picture-hint-hand-sought", section.hand.sought.count) : "picture-hint-hand-drawn") : "picture-hint-hand-several", { taken: section.hand.taken, cards: section.hand.cards });
  if (picture === "table" && section.tables.some((table) => table.often)) return t(model, "picture-hint-table-often");
  if (picture === "each" && section.each.highest) return t(model, "picture-hint-each-highest");
  return t(model, "picture-hint-" + picture + (picture !== "grid" ? "" : section.grid.summed ? "-summed" : section.grid.area ? "-area" : ""));
}

/** The end that is told: the one that is pressed, else yes where that is asked, else the likeliest. */
function asked(ends, lit) {
  const decided = ends.filter((end) => !undecided(end)).sort((a, b) => b.share - a.share);
  return lit === null ? decided.find((end) => end.key === "True") || decided[0] : ends[lit];
}

/** How many throws of all an end has; where they are not counted, what all that leads to it comes to. */
function countedWords(model, section, end, picture) {
  if (!end || end.share === 1) return "";
  if (end.paths && picture !== "each") return t(model, "picture-end-paths", { end: saidOf(end), listed: end.paths, percent: exactOf(end) });
  if (countable(end)) return chanceWords(model, end);
  const rows = picture === "grid" && section.grid.sums[end.place];
  if (rows) return t(model, "picture-together-rows", { end: saidOf(end), listed: rows, percent: end.percent });
  return POINTED.includes(picture) ? t(model, "picture-together-" + picture, { end: saidOf(end), percent: end.percent }) : "";
}
