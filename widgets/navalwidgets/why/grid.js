// The field: rows by columns, one cell for each way two dice or two throws can fall, in the colour of its end.
// Knows the data of a grid and the looks of ends.

const CELL = { row: 30, column: 64, high: 430, mark: 13, line: 15, leader: 14, names: 6, heads: 3, seen: 0.7, hair: 3, named: 0.4, upright: 110, least: 340 };   // what is thinner than `seen` has no label: its values stand in the table

/** Draws the field. Returns its height and its spots: rows of places with what stands there. */
function gridPicture(model, section, ends, width) {
  const grid = unfolded(section.grid), c = PAGE, drawing = svg("g", {}), first = addedTo(section.grid, 0), later = addedTo(section.grid, 1), shift = first.add;
  const headed = grid.rows.some((row) => row.words), pair = !grid.across && totalled(grid), downs = grid.rows.map((row) => (pair ? row : summedHead(row, first)));
  const longest = Math.max(...downs.map((row) => inkWidth(row.percent && row.words ? `${row.words} · ${row.percent}` : row.words, 600)));
  const left = headed ? Math.min(longest + 8 + CELL.leader, width * CELL.named) : 1;
  const parts = grid.summed ? 100 : Math.max(...grid.rows.map((row) => row.cells.length));
  const totals = shift && pair, roomOf = (cell) => inkWidth(shiftedWords(cell, shift, endAt(ends, cell.end))) + 6;
  const wanted = totals ? Math.max(...grid.rows.flatMap((row) => row.cells.map(roomOf))) : 0, column = Math.max(CELL.column, wanted);
  const right = Math.min(width - 1, left + Math.max(parts * column, CELL.least)), written = totals && (right - left) / parts >= wanted ? shift : 0;
  let y = 4;
  const across = grid.across || (headed ? "" : grid.down), alike = headed && across === grid.down;
  const order = (words, place) => (alike ? t(model, "picture-throw-" + place, { throw: words }) : words);
  const added = totals ? [["", t(model, written ? "picture-cells-shifted" : "picture-cells-summed", { add: signedOf(shift) })]] : [];
  const axes = headed && !across ? [["", grid.down], ["", diceAxes(model, grid.dice)], ...added] : [["↓", headed ? order(grid.down, "first") : ""], ["→", order(across, "second")]];
  for (const [arrow, words] of axes) {
    for (const [place, line] of (words ? lines(words, width - 24) : []).entries()) {
      drawing.append(inked((place || !arrow ? "" : arrow + " ") + line, place ? 18 : 1, y + 13, c["ink-2"], { anchor: "start" }));
      y += 18;
    }
  }
  const room = headed || grid.area ? 0 : roomFor(grid, ends);
  if (room * grid.rows[0].cells.length > right - left) return brokenRow(model, grid, ends, drawing, y, room, left, width - 1, c);
  if (grid.columns.length > 1) y += columnHeads(drawing, grid.columns.map((one) => (pair ? one : summedHead(one, headed ? later : first))), y, left, right, c);
  const names = downs.map((row) => rowName(row, left - CELL.leader - 2, CELL.names)), lettered = names.reduce((sum, name) => sum + name.length, 0) * CELL.line;
  const roomy = headed && lettered <= CELL.high, heights = rowHeights(grid.rows, roomy ? lettered : 0), begin = y, named = new Set();
  const spots = grid.rows.map((row, at) => {
    const high = heights[at], top = y;
    y += high;
    return placed(row.cells, left, right).map(({ x, w, one }) => {
      const end = endAt(ends, one.end), part = cellOf(grid, one, end, x, top, w, high, c, written, pair ? shift : 0);
      drawing.append(part.node);
      if (part.told) named.add(end.place);
      return { part: part.node, shows: grid.summed ? [] : shown(model, grid, row, one), turn: row.turn, x, y: top, width: w, height: high, end: end.place, words: cellWords(model, grid, row, one, end, shift) };
    });
  });
  if (headed) {
    const middles = spots.map((row) => row[0].y + row[0].height / 2), unit = (y - begin) / grid.rows.reduce((sum, row) => sum + row.weight, 0);
    const called = grid.rows.map((row, at) => ({ name: roomy ? names[at] : rowName(downs[at], left - CELL.leader - 2, Math.max(Math.floor(heights[at] / CELL.line), 1)), at: middles[at], weight: row.weight })).map((one) => ({ ...one, size: one.name.length * CELL.line }));
    apart(called.filter((row) => row.weight * unit >= CELL.seen), begin, y).forEach((one) => {
      one.name.forEach((line, place, all) => drawing.append(inked(line, left - CELL.leader, one.said + 4.5 + (place - (all.length - 1) / 2) * CELL.line, c.ink, { anchor: "end", weight: 600 })));
      drawing.append(leader(left - CELL.leader + 3, one.said, left - 1, one.at, c));
    });
  }
  const joined = thinRows(model, drawing, grid, heights, begin, left, right, c), thin = [...(headed && !joined ? thinLines(model, grid.rows, y - begin, "lines") : []), ...thinLines(model, grid.columns, right - left, "columns")];
  const below = callouts(model, drawing, spots, ends, named, thin, y, width, c);
  return { drawing, height: y + below + 2, spots };
}

/** The room that every mark of a row would have to have. */
const roomFor = (grid, ends) => Math.max(...grid.rows[0].cells.map((cell) => Math.max(inkWidth(endAt(ends, cell.end).mark), grid.added[0] ? inkWidth(summedHead(cell, addedTo(grid, 0)).words, 600) : 0))) + 8;

/** A single die with more values than fit beside each other: as many rows as that takes, all alike, each with its heads. */
function brokenRow(model, grid, ends, drawing, y, room, left, right, c) {
  const [row] = grid.rows, rows = Math.ceil((row.cells.length * room) / (right - left)), per = Math.ceil(row.cells.length / rows), wide = Math.min((right - left) / per, CELL.column), spots = [];
  for (let first = 0; first < row.cells.length; first += per) {
    spots.push(row.cells.slice(first, first + per).map((one, place) => {
      const end = endAt(ends, one.end), x = left + place * wide, part = cellOf(grid, one, end, x, y + 18, wide, CELL.row, c);
      drawing.append(inked(summedHead(one, addedTo(grid, 0)).words, x + wide / 2, y + 13, c.ink, { weight: 600 }), part.node);
      return { part: part.node, shows: shown(model, grid, row, one), turn: row.turn, x, y: y + 18, width: wide, height: CELL.row, end: end.place, words: cellWords(model, grid, row, one, end) };
    }));
    y += CELL.row + 26;
  }
  return { drawing, height: y, spots };
}

/** Which die goes down and which across: by their sides where those differ. */
function diceAxes(model, [first, second]) {
  const named = (die, place) => (first === second ? t(model, "picture-die-" + place, { die }) : die);
  return t(model, "picture-dice-axes", { first: named(first, "first"), second: named(second, "second") });
}

/** What stands over the columns: side by side with a line to each, or in several lines where each has its own room; turned upright
    before anything is cut. Returns the height. */
function columnHeads(drawing, columns, y, left, right, c) {
  const seen = placed(columns, left, right).filter(({ w }) => w >= CELL.seen), room = (right - left) / 3;
  const widths = (words) => seen.reduce((sum, { one }) => sum + inkWidth(words(one), 600) + 7, 0), fits = (words) => widths(words) <= right - left;
  const whole = [(one) => headOf(one, right - left), (one) => one.words].find(fits);
  if (whole) return headsInALine(drawing, seen, whole, y, left, right, c);
  const wrapped = seen.map(({ w, one }) => lines(one.words, (w - 4) * 0.92));
  if (seen.every(({ w }, place) => wrapped[place].length <= CELL.heads && wrapped[place].every((line) => !line.endsWith("…") && inkWidth(line, 600) + 4 <= w))) return headsInLines(drawing, seen, wrapped, y, c);
  const cut = [(one) => headOf(one, room), (one) => oneLine(one.words, room)].find(fits);
  if (cut && seen.some(({ one }) => inkWidth(one.words, 600) > CELL.upright)) return headsInALine(drawing, seen, cut, y, left, right, c);
  const upright = seen.map(({ x, w, one }) => ({ words: oneLine(one.words, CELL.upright), at: x + w / 2, weight: one.weight, size: CELL.line }));
  const high = Math.max(...upright.map((one) => inkWidth(one.words, 600)));
  apart(upright, left, right).forEach((one) => {
    const label = inked(one.words, 0, 0, c.ink, { anchor: "start", weight: 600 });
    label.setAttribute("transform", `translate(${one.said + 4.5} ${y + high + 2}) rotate(-90)`);
    drawing.append(label, leader(one.said, y + high + 5, one.at, y + high + 11, c));
  });
  return high + 12;
}

function headsInALine(drawing, seen, told, y, left, right, c) {
  const heads = seen.map(({ x, w, one }) => ({ words: told(one), chance: told(one) === one.words && one.percent, at: x + w / 2, weight: one.weight })).map((one) => ({ ...one, size: Math.max(inkWidth(one.words, 600), inkWidth(one.chance || "")) + 7 }));
  const wide = heads.reduce((sum, one) => sum + one.size, 0) > right - left, below = !wide && heads.some((one) => one.chance) ? CELL.line : 0;
  apart(heads.map((one) => (below ? one : { ...one, size: inkWidth(one.words, 600) + 7 })), left, right).forEach((one) => {
    drawing.append(inked(one.words, one.said, y + 13, c.ink, { weight: 600 }), leader(one.said, y + 16 + below, one.at, y + 23 + below, c));
    if (below && one.chance) drawing.append(inked(one.chance, one.said, y + 13 + below, c.ink));
  });
  return 24 + below;
}

function headsInLines(drawing, seen, wrapped, y, c) {
  const high = Math.max(...wrapped.map((one) => one.length)) * CELL.line;
  seen.forEach(({ x, w }, place) => wrapped[place].forEach((line, number, all) => drawing.append(inked(line, x + w / 2, y + 13 + high - (all.length - number) * CELL.line, c.ink, { weight: 600 }))));
  return high + 6;
}

/** Rows too thin to be told apart, as one strip with words; each is still reached with the arrow keys. Returns whether there is one. */
function thinRows(model, drawing, grid, heights, begin, left, right, c) {
  let joined = false;
  const whole = grid.rows.reduce((sum, row) => sum + row.weight, 0), tops = heights.map((_, at) => begin + heights.slice(0, at).reduce((sum, one) => sum + one, 0));
  for (let at = 0; at < grid.rows.length;) {
    let next = at;
    while (next < grid.rows.length && heights[next] <= CELL.hair) next += 1;
    const high = (next - at) * CELL.hair;
    if (high >= CELL.line) {
      joined = true;
      const share = grid.rows.slice(at, next).reduce((sum, row) => sum + row.weight, 0) / whole;
      const told = t(model, "picture-thin-rows", { from: grid.rows[at].words, to: grid.rows[next - 1].words, percent: percentOf(model, share) });
      drawing.append(svg("rect", { x: left, y: tops[at], width: right - left, height: high, fill: c["paper-2"], stroke: c.ink, "stroke-width": 0.75 }), inked(oneLine(told, right - left - 8), (left + right) / 2, tops[at] + high / 2 + 4.5, c.ink));
    }
    at = Math.max(next, at + 1);
  }
  return joined;
}

/** Rows or columns at either edge that are too thin for a name, in a sentence each. */
function thinLines(model, things, room, kind) {
  const whole = things.reduce((sum, one) => sum + one.weight, 0), seen = (one) => (one.weight / whole) * room >= CELL.seen, first = things.findIndex(seen), last = things.findLastIndex(seen);
  return [things.slice(0, first), things.slice(last + 1)].filter((some) => some.length).map((some) => t(model, counted("picture-thin-" + kind, some.length),
    { from: some[0].words, to: some[some.length - 1].words, percent: besideOthers(model, some.reduce((sum, one) => sum + one.weight, 0) / whole) }));
}

/** A share beside others: one decimal at most. */
const besideOthers = (model, share) => (share < 0.001 ? "< 0.1" + t(model, "general-percent") : percentOf(model, share));

/** Below the field, in words: its thin columns, and the mark of every end for which no cell has room. Returns their height. */
function callouts(model, drawing, spots, ends, named, thin, y, width, c) {
  const wanted = [...new Set(spots.flat().map((spot) => spot.end))].filter((place) => !named.has(place) && ends[place].share >= RARE).sort((a, b) => a - b);
  const small = wanted.length ? [t(model, "picture-small", { marks: wanted.map((place) => ends[place].mark).join(t(model, "picture-separator")) })] : [];
  const told = [...thin, ...small].flatMap((words) => lines(words, width - 4));
  if (!told.length) return 0;
  told.forEach((line, place) => drawing.append(inked(line, 1, y + 18 + place * 17, c["ink-2"], { anchor: "start" })));
  return 9 + told.length * 17;
}

/** The head of a column: with its chance where there is room for both. */
function headOf(column, room) {
  const whole = `${column.words} · ${column.percent}`;
  return column.percent && inkWidth(whole, 600) <= room ? whole : oneLine(column.words, room);
}

/** The name of a row in at most so many lines: with its chance, or without before it is cut. */
function rowName({ words, percent }, room, most) {
  const whole = words && percent ? lines(`${words} · ${percent}`, room * 0.92) : [];
  if (whole.length && whole.length <= most) return whole;
  const told = lines(words, room * 0.92);
  return told.length <= most ? told : most > 1 ? [...told.slice(0, most - 1), oneLine(told.slice(most - 1).join(" "), room * 0.92)] : [oneLine(words, room * 0.92)];
}

/** A thin line from a label to what it names. */
const leader = (x1, y1, x2, y2, c) => svg("line", { x1, y1, x2, y2, stroke: c["ink-2"], "stroke-width": 0.75 });

const WHOLE = /^-?[0-9]+$/;
const signedOf = (number) => (number > 0 ? "+" : "−") + Math.abs(number);

/** What is added to the throw that goes down (0) or across (1), and what it counts as at least. */
const addedTo = (grid, place) => ({ add: grid.added[place], least: grid.least[place] });

/** A number that is thrown as a head, with what is added to it: "8+1=9"; what is less than it can count as: "2−2→1". */
function summedHead(one, { add, least }) {
  if (!add || !WHOLE.test(one.words)) return one;
  const sum = Number(one.words) + add, bounded = least !== null && sum < least;
  return { ...one, words: `${one.words}${signedOf(add)}${bounded ? "→" : "="}${trueMinus(bounded ? least : sum)}` };
}

/** A number with a minus sign of its own. */
const trueMinus = (number) => String(number).replace("-", "−");

/** The total of two dice, what is added to it, and where that leads. */
const shiftedWords = (cell, shift, end) => `${cell.shows}${signedOf(shift)}=${Number(cell.shows) + shift}→${end.mark}`;

/** Whether the cells tell the total of their dice. */
const totalled = (grid) => grid.rows.some((row) => row.cells.some((cell) => WHOLE.test(cell.shows)));

/** The grid with all its cells written out: where all rows have the same columns a cell is its end alone. */
function unfolded(grid) {
  const cellOf = (end, place, { length }) => ({ end, words: "", weight: 1, shows: "", ...(length > 1 ? grid.columns[place] : {}) });
  return { ...grid, rows: grid.rows.map((row) => ({ ...row, cells: row.cells.map((cell, place, cells) => (typeof cell === "number" ? cellOf(cell, place, cells) : cell)) })) };
}

/** A cell in the look of its end, and whether it is told: the mark in it where there is room, and the total of two dice. */
function cellOf(grid, cell, end, x, y, w, h, c, shift = 0, added = shift) {
  const shifted = shift && WHOLE.test(cell.shows) && shiftedWords(cell, shift, end);
  const said = grid.summed && cell.words ? `${end.mark}: ${cell.words}` : cell.shows && cell.shows !== end.mark ? (added && WHOLE.test(cell.shows) ? Number(cell.shows) + added : cell.shows) + "→" + end.mark : end.mark;
  const text = [shifted, said, end.mark].find((words) => words && inkWidth(words) + 4 <= w);
  const told = Boolean(text) && h >= CELL.mark;
  return { told, node: svg("g", { class: "nv-why-part", "data-place": end.place }, svg("rect", { x, y, width: w, height: h, ...filled(end, c), stroke: c.ink, "stroke-width": w <= 8 || h <= 8 ? 0.3 : end.most ? 2 : 0.75 }),
    told && inked(text, x + w / 2, y + h / 2 + 4.5, c.ink)) };
}

/** Things side by side, each as wide as its weight. */
function placed(things, left, right) {
  const whole = things.reduce((sum, one) => sum + one.weight, 0);
  let before = 0;
  return things.map((one) => {
    const x = left + ((right - left) * before) / whole;
    before += one.weight;
    return { one, x, w: left + ((right - left) * before) / whole - x };
  });
}

/** A row is as high as its weight; the whole is no higher than a page has room for, and leaves each row room for its name. `names`: what those want. */
function rowHeights(rows, names) {
  const whole = rows.reduce((sum, row) => sum + row.weight, 0), least = Math.min(...rows.map((row) => row.weight));
  const unit = Math.min((CELL.row * (rows.every((row) => row.weight === least) ? 1 : 0.6)) / least, Math.max(CELL.high, CELL.line * rows.length) / whole);
  const tall = Math.max(unit, names / whole);
  return rows.map((row) => Math.max(row.weight * tall, CELL.hair));
}

/** Below a field of divided rows: which sums of what is thrown next lead where. */
function sumsAfter(model, { after = [] }) {
  if (!after.length) return null;
  return el("div", { class: "nv-why-after" }, el("p", { text: t(model, "picture-after") }), el("ul", {}, after.map((row) => el("li", { text: glued(t(model, "picture-after-row", row)) }))));
}

/** What dice show that fall into a cell: the values of both throws, the total of two dice, or their faces. */
function shown(model, grid, row, cell) {
  if (grid.across) return cell.words ? [row.words, cell.words] : [row.words];
  if (cell.shows || !row.words) return [cell.shows || cell.words];
  return [[row.words, cell.words].sort((a, b) => b - a).join(t(model, "picture-faces-and"))];
}

/** The cell of a divided row into which a way leads: by its first turn and its end. */
function cellsOfWay(spots, turns, end, idle) {
  return spots.flat().filter((spot) => spot.turn === turns[idle] && spot.end === end);
}

/** The cells into which dice fall that show this. */
function cellsShown(spots, shown, idle) {
  const shows = shown.slice(idle);
  const met = (spot) => (shows.length < spot.shows.length ? spot.shows.slice(0, Math.max(shows.length, 1)) : spot.shows);
  return spots.flat().filter((spot) => met(spot).every((words, place) => words === shows[place]));
}

/** What a cell is, its own share of the whole as a product, and what all cells of its end come to. */
function cellWords(model, grid, row, cell, end, shift = 0) {
  const facts = { row: row.words, column: cell.words, total: cell.shows, end: saidOf(end) };
  if (grid.summed) return shareWords(model, grid, row, cell, end, t(model, "picture-cell-summed", facts));
  if (!row.words) return t(model, "picture-cell-one-all", { cell: t(model, "picture-cell-one", facts), whole: wholeWords(model, end) });
  if (shift && WHOLE.test(cell.shows)) return shareWords(model, grid, row, cell, end, t(model, "picture-cell-shifted", { ...facts, add: signedOf(shift), sum: Number(cell.shows) + shift }));
  return shareWords(model, grid, row, cell, end, t(model, row.last ? "picture-cell-last" : !cell.words ? "picture-cell-row" : cell.shows && !grid.across ? "picture-cell-total" : "picture-cell", facts));
}

function shareWords(model, grid, row, cell, end, told) {
  const sum = (things) => things.reduce((whole, one) => whole + one.weight, 0);
  const factors = [[row.weight, sum(grid.rows)], [cell.weight, sum(row.cells)]].filter(([up, down]) => up !== down);
  const share = factors.reduce((product, [up, down]) => (product * up) / down, 1), written = factors.map(([up, down]) => reducedTo(up, down));
  const readable = factors.length > 1 && factors.flat().every(Number.isSafeInteger) && written.every((one) => one.length <= LONGEST_FRACTION);
  return t(model, readable ? "picture-cell-product" : "picture-cell-alone", { cell: told, product: written.join(" × "), percent: percentOf(model, share), end: saidOf(end), whole: wholeWords(model, end) });
}

/** What all ways to an end come to. */
const wholeWords = (model, end) => (end.ways && end.ways.length ? t(model, "picture-count-of", { count: end.ways[0], of: end.ways[1] }) + t(model, "picture-separator") : "") + exactOf(end);

/** A fraction in its lowest terms. */
function reducedTo(up, down) {
  const shared = divisor(up, down);
  return `${up / shared}/${down / shared}`;
}
