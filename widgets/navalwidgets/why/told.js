// A part of the answer as a table and as files: every throw with its values and what follows.
// Knows the data of a section. Works out no chance.

/** Every throw with its values and what follows, line by line; of a field whose choices are too many the cells. */
function waysListed(model, section, ends) {
  if (!section.nodes.length && section.grid) return cellsListed(model, section, ends);
  return section.nodes.flatMap((node, place) => node.ways.map((way) => {
    const end = endAt(ends, way.to);
    return [String(place + 1), node.throw, way.words, partWords(model, node, way), way.percent, end ? end.words : t(model, "picture-table-then", { number: way.to + 1 })];
  }));
}

/** Every cell of a field: what its row and its column are, its share, and what it leads to. */
function cellsListed(model, section, ends) {
  const { grid } = section;
  return fieldCells(grid).map(({ row, cell, share, part }, place) => [String(place + 1), row.words, grid.summed ? "" : cell.words, part, percentOf(model, share), endAt(ends, cell.end).words]);
}

/** The cells of a field with their shares of the whole. */
function fieldCells(given) {
  const grid = unfolded(given), whole = grid.rows.reduce((sum, row) => sum + row.weight, 0);
  return grid.rows.flatMap((row) => {
    const parts = row.cells.reduce((sum, cell) => sum + cell.weight, 0), safe = [whole, parts, row.weight].every(Number.isSafeInteger);
    return row.cells.map((cell) => {
      const written = safe ? reducedTo(BigInt(row.weight) * BigInt(cell.weight), BigInt(whole) * BigInt(parts)) : "";
      return { row, cell, share: (row.weight / whole) * (cell.weight / parts), part: written.length <= LONGEST_FRACTION ? written : "" };
    });
  });
}

function tableOfPart(model, section, ends) {
  const rounds = section.rounds;
  const ofCells = !rounds && !section.nodes.length && section.grid;
  const heads = ofCells ? [t(model, "picture-head-number"), section.grid.down, section.grid.across, ...["ways", "percent", "follows"].map((key) => t(model, "picture-head-" + key))] : rounds ? [t(model, "picture-" + rounds.called + "-axis"), ...ends.map((end) => end.words)]
    : ["picture-head-number", "picture-head-throw", "picture-head-values", "picture-head-ways", "picture-head-percent", "picture-head-follows"].map((key) => t(model, key));
  const rows = rounds ? rounds.steps.map((step, round) => [nameOfRound(model, rounds, round), ...step.map((chance) => (chance ? chance.percent : ""))]).slice(firstEnded(rounds)) : waysListed(model, section, ends);
  return el("table", {}, el("caption", { class: "nv-hidden", text: t(model, "picture-table") }), el("thead", {}, el("tr", {}, heads.map((head) => el("th", { scope: "col", text: head })))),
    el("tbody", {}, rows.map(([first, ...cells]) => el("tr", {}, el("th", { scope: "row", text: first }), cells.map((cell) => el("td", { text: cell }))))));
}

function rowsOfPart(section, ends) {
  if (section.rounds) return [["round", ...ends.map((end) => end.words)], ...section.rounds.steps.map((step, round) => [isAnswer(section.rounds, round) ? "end" : round, ...step.map((chance) => (chance ? chance.share : 0))])];
  if (!section.nodes.length && section.grid) return [["row", "column", "share", "follows"], ...fieldCells(section.grid).map(({ row, cell, share, part }) => [row.words, section.grid.summed ? "" : cell.words, part || share, endAt(ends, cell.end).words])];
  const way = (node, one, place) => [place + 1, node.throw, one.words, `${one.weight}/${node.of}`, one.to < 0 ? endAt(ends, one.to).words : one.to + 1];
  return [["throw", "what", "values", "ways", "follows"], ...section.nodes.flatMap((node, place) => node.ways.map((one) => way(node, one, place)))];
}

/** The picture as a file of its own. What is no drawing is drawn as stairs. */
function asFile(model, box, section, ends, state) {
  const width = FRAME.width - 2 * FRAME.side;
  const picture = section.rounds ? "rounds" : ["grid", "loop"].includes(state.picture) ? state.picture : section.nodes.length ? "stairs" : "grid";
  const made = drawingOf(model, section, ends, { ...state, picture }, width);
  const holder = svg("svg", { class: "nv-hidden" }, made.drawing);
  box.append(holder);                                      // so that its colours can be read
  const drawing = written(made.drawing);
  holder.remove();
  return framed({ title: model.get("title"), drawing, width: made.width || width, height: made.height, said: ends.filter((end) => end.share > 0).slice(0, 12).map((end) => `${end.mark}: ${chanceWords(model, end)}`) });
}
