// What moves on a table of cards: a ship that sails to another, cards that lie elsewhere than before, ships that go down.
// Whoever wants no motion sees the cards lie where they came to. Knows cards and where they lie. Knows no game.

const MOST_GONE = 3;    // of the cards: where more are gone another table is laid
const SAIL = { duration: 700, easing: "ease-in-out" }, SLIDE = { duration: 700, easing: "ease-in-out", delay: 600, fill: "backwards" };

/** A card by its name: what it is stays the same wherever it lies. */
function nameOf(card) {
  return card.kind === "back" ? null : card.name;
}

/** Every card with its place in the window, its picture and its place on the table. */
function whereCardsLie(areas) {
  return new Map([...areas.querySelectorAll("[data-card]")].map((one) => [one.dataset.card, { at: one.getBoundingClientRect(), card: one }]));
}

/** From `before` to what lies there now. `courses`: [from, to] of places. */
function moveCards(sheet, areas, before, courses) {
  const now = whereCardsLie(areas), frame = sheet.getBoundingClientRect();
  if (reducedMotion() || [...before.keys()].filter((name) => now.has(name)).length < before.size - MOST_GONE || !before.size) return;
  const placed = new Map([...before.values()].map((one) => [one.card.dataset.lies, one]));
  for (const [from, to] of courses) sail(sheet, frame, placed.get(from), placed.get(to));
  for (const [name, { at, card }] of now) {
    const old = before.get(name);
    if (old && Math.hypot(old.at.x - at.x, old.at.y - at.y) > 4) card.animate([{ translate: `${old.at.x - at.x}px ${old.at.y - at.y}px`, zIndex: 2 }, { translate: "0 0", zIndex: 2 }], SLIDE);
  }
}

/** The picture of a ship runs from her card to the other's and back. */
function sail(sheet, frame, from, to) {
  const picture = from && to && from.card.querySelector(".nv-card-picture, .nv-card-sign, .nv-card-intercept");
  if (!picture) return;
  const ghost = picture.cloneNode(true), [dx, dy] = [to.at.x - from.at.x, to.at.y - from.at.y];
  ghost.classList.add("nv-card-sails");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { left: `${from.at.x - frame.x + sheet.scrollLeft}px`, top: `${from.at.y - frame.y + sheet.scrollTop}px`, width: `${from.at.width}px` });
  sheet.append(ghost);
  ghost.animate([{ translate: "0 0" }, { translate: `${dx}px ${dy}px` }], SAIL).finished.then(() => ghost.remove(), () => ghost.remove());
}
