// Round by round: after each one a column of what has ended, and how, and what goes on. A slider stops at any round.
// Knows steps of chances handed in.

const ROUND = { high: 150, least: 12, most: 84, axis: 30 };

/** The columns; `now` is the round the slider is at. */
function roundsPicture(model, rounds, ends, width, now) {
  const c = PAGE, drawing = svg("g", {}), { steps } = rounds;
  const wide = Math.min(Math.max((width - ROUND.axis) / steps.length, ROUND.least), ROUND.most);
  for (const percent of [0, 50, 100]) drawing.append(inked(String(percent), ROUND.axis - 5, 8 + ROUND.high * (1 - percent / 100) + 4.5, c["ink-2"], { anchor: "end" }));
  const every = [1, 2, 5, 10].find((one) => one * wide >= inkWidth("99") + 4) || 10;
  steps.forEach((step, round) => {
    const x = ROUND.axis + round * wide;
    let y = 8;
    step.forEach((chance, place) => {
      if (!chance) return;
      const high = ROUND.high * chance.share;
      drawing.append(svg("g", { class: "nv-why-part", "data-place": place }, svg("rect", { x: x + 1, y, width: wide - 2, height: high, fill: c.paper }),
        svg("rect", { x: x + 1, y, width: wide - 2, height: high, ...filled(ends[place], c), stroke: c.line, "stroke-width": 0.5 }),
        high >= 14 && inkWidth(ends[place].mark) + 4 <= wide && inked(ends[place].mark, x + wide / 2, y + high / 2 + 4.5, c.ink)));
      y += high;
    });
    if (round % every === 0 || round === now) drawing.append(inked(String(round), x + wide / 2, ROUND.high + 24, c.ink, { weight: round === now ? 700 : 400 }));
    if (round === now) drawing.append(svg("rect", { x, y: 6, width: wide, height: ROUND.high + 4, fill: "none", stroke: c.ink, "stroke-width": 2.5 }));
  });
  drawing.append(inked(t(model, "picture-" + rounds.called + "-axis"), ROUND.axis, ROUND.high + 42, c["ink-2"], { anchor: "start" }));
  return { drawing, height: ROUND.high + 48, width: Math.max(width, ROUND.axis + steps.length * wide) };
}

/** What has ended after so many rounds, in words, the likeliest first. */
function roundWords(model, rounds, ends, now) {
  const told = ends.map((end, place) => [end, rounds.steps[now][place]]).filter(([, chance]) => chance).sort(([, a], [, b]) => b.share - a.share);
  const listed = told.slice(0, 6).map(([end, chance]) => `${end.words} ${chance.percent}`).join(t(model, "picture-separator"));
  return t(model, "picture-" + rounds.called + (told.length > 6 ? "-more" : "-now"), { round: now, listed, more: told.length - 6 });
}
