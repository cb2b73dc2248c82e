// What has moved between two answers to one question: cells and ways that end otherwise now stand out.
// Knows the marks of a section and where a picture draws what they name.

/** What stands above the pictures. */
const titleOf = (model) => model.get("heading") || t(model, "picture-title");

/** Marks the cells of a field, or the ways of stairs, that have moved. */
function markMoved(board, { moved }, picture) {
  board.classList.toggle("nv-why-marked", Boolean(moved));
  if (!moved) return;
  const cells = board.querySelectorAll(".nv-why-plot g.nv-why-part");
  const found = picture === "grid" ? moved.cells.map((place) => cells[place]) : picture === "stairs" ? moved.ways.map((name) => board.querySelector(`[data-way="${name}"]`)) : [];
  found.forEach((one) => one && one.classList.add("nv-why-moved"));
}
