// Round by round: after each one a column of what has ended, and how, and what is not decided yet. A slider stops at any
// round. It begins with the round in which something can end.
// Knows steps of chances handed in.

const ROUND = { high: 150, least: 12, most: 84, axis: 46 };

/** The columns; `now` is the round the slider is at. */
function roundsPicture(model, rounds, ends, width, now) {
  const c = PAGE, drawing = svg("g", {}), { steps } = rounds, from = firstEnded(rounds), shown = steps.length - from;
  const wide = Math.min(Math.max((width - ROUND.axis) / shown, ROUND.least), ROUND.most);
  for (const percent of [0, 50, 100]) drawing.append(inked(percent + t(model, "general-percent"), ROUND.axis - 5, 8 + ROUND.high * (1 - percent / 100) + 4.5, c["ink-2"], { anchor: "end" }));
  const every = [1, 2, 5, 10].find((one) => one * wide >= inkWidth("99") + 4) || 10;
  steps.slice(from).forEach((step, place) => {
    const round = from + place, x = ROUND.axis + place * wide;
    let y = 8;
    step.forEach((chance, end) => {
      if (!chance) return;
      const high = ROUND.high * chance.share;
      drawing.append(svg("g", { class: "nv-why-part", "data-place": end }, svg("rect", { x: x + 1, y, width: wide - 2, height: high, fill: c.paper }),
        svg("rect", { x: x + 1, y, width: wide - 2, height: high, ...filled(ends[end], c), stroke: c.line, "stroke-width": 0.5 }),
        high >= 14 && inkWidth(ends[end].mark) + 4 <= wide && inked(ends[end].mark, x + wide / 2, y + high / 2 + 4.5, c.ink)));
      y += high;
    });
    const gained = gainedAt(rounds, round);
    if (gained) drawing.append(gainedPart(rounds, step, gained, x, wide, c));
    if (place % every === 0 || round === now || isAnswer(rounds, round)) drawing.append(inked(nameOfRound(model, rounds, round), x + wide / 2, ROUND.high + 24, c.ink, { weight: round === now ? 700 : 400 }));
    if (round === now) drawing.append(svg("rect", { x, y: 6, width: wide, height: ROUND.high + 4, fill: "none", stroke: c.ink, "stroke-width": 2.5 }));
    drawing.append(svg("rect", { class: "nv-why-column", "data-round": round, x, y: 0, width: wide, height: ROUND.high + 30, fill: "transparent" }));
  });
  drawing.append(inked(t(model, "picture-" + rounds.called + "-axis"), ROUND.axis, ROUND.high + 42, c["ink-2"], { anchor: "start" }));
  return { drawing, height: ROUND.high + 48, width: Math.max(width, ROUND.axis + shown * wide) };
}

/** By how much the end grows in a column that tells how many rounds it takes; nothing elsewhere. */
const gainedAt = ({ gained }, round) => gained && gained.parts[round];

/** What an end has grown by: the first part of it, in a frame of its own. */
function gainedPart({ gained }, step, { share }, x, wide, c) {
  const y = 8 + ROUND.high * step.slice(0, gained.end).reduce((sum, chance) => sum + (chance ? chance.share : 0), 0), high = ROUND.high * share;
  return svg("rect", { class: "nv-why-gained", x: x + 3, y: y + 1, width: wide - 6, height: Math.max(high - 2, 0.5), fill: "none", stroke: c.ink, "stroke-width": 1.5, "stroke-dasharray": "4 2" });
}

/** The column that stands open: the likeliest answer where the columns tell one each, else the last. */
const openColumn = ({ gained, steps }) => (gained ? gained.at : steps.length - 1);

/** Whether a column is no round but the answer: what there is at the end of all of them. */
const isAnswer = ({ open, steps }, round) => Boolean(open) && round === steps.length - 1;

/** What a column is called: its number; the answer stands at the end of all rounds. */
const nameOfRound = (model, rounds, round) => (isAnswer(rounds, round) ? t(model, "picture-rounds-last") : String(round));

/** The first round after which something has ended. */
function firstEnded({ steps, ends }) {
  const found = steps.findIndex((step) => step.some((chance, place) => chance && !undecided(ends[place])));
  return found < 0 ? steps.length - 1 : found;
}

/** What the columns do not show: rounds in which nothing can end, and what is open after the last one that is read. */
function roundsRemarks(model, rounds) {
  const from = firstEnded(rounds), { called, open, steps } = rounds;
  return [rounds.same, from > 1 && t(model, `picture-${called}-silent`, { round: from }), open && t(model, `picture-${called}-open`, { round: steps.length - 2, percent: open.percent })].filter(Boolean);
}

/** What has ended after so many rounds, in words, the likeliest first. */
function roundWords(model, rounds, ends, now) {
  const told = ends.map((end, place) => [end, rounds.steps[now][place]]).filter(([, chance]) => chance).sort(([, a], [, b]) => b.share - a.share);
  const listed = told.slice(0, 6).map(([end, chance]) => t(model, "picture-round-one", { end: end.words, percent: chance.percent })).join(t(model, "picture-separator"));
  if (rounds.added && !now) return t(model, "picture-added-begin", { listed });
  const stands = t(model, "picture-" + (isAnswer(rounds, now) ? "end" : rounds.called) + (told.length > 6 ? "-more" : "-now"), { round: now, listed, more: told.length - 6 }), gained = gainedAt(rounds, now);
  return gained ? [stands, t(model, "picture-gained", { end: ends[rounds.gained.end].words, percent: gained.percent, said: gained.said })].join(" ") : stands;
}

/** Rounds as a section of their own, with the chances after the last one that was read. `after`: it stands below other parts. */
function roundsSection(rounds, after) {
  const last = rounds.steps[rounds.steps.length - 1];
  const none = { share: 0, percent: "", fraction: "" };
  return { place: "rounds", heading: after ? "picture-part-columns" : "", facts: {}, pictures: ["rounds"], rounds, unit: rounds.unit, ends: rounds.ends.map((end, place) => ({ ...end, ways: [], ...(last[place] || none), seen: Math.max(...rounds.steps.map((step) => (step[place] || none).share)) })), nodes: [], tables: [], rules: [], notations: [] };
}

/** The columns of a part, told apart from those at other settings. */
const flowOf = ({ rounds }) => (rounds ? JSON.stringify(rounds.steps) : "");

/** The ends with the chances they have after one round. */
const endsAt = (ends, step) => ends.map((end, place) => ({ ...end, exact: undefined, ...(step[place] || { share: 0, percent: "", fraction: "" }) }));
