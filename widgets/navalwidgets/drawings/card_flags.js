// Flags of a hundred years ago, 30 by 20, drawn in flat colours.
// Knows nations by their letters. Knows no ship and no game.

const FLAG_RED = "#bf2026", FLAG_BLUE = "#1c3a7e", FLAG_WHITE = "#fbfaf5", FLAG_BLACK = "#15171a", FLAG_YELLOW = "#f2c230", FLAG_ORANGE = "#c8102e";

function flagBox(x, y, width, height, fill) {
  return svg("rect", { x, y, width, height, fill });
}

function flagStripes(colours, upright = false) {
  const size = (upright ? 30 : 20) / colours.length;
  return colours.map((fill, n) => (upright ? flagBox(n * size, 0, size, 20, fill) : flagBox(0, n * size, 30, size, fill)));
}

function unionJack(width, height) {
  const line = (d, stroke, size) => svg("path", { d, stroke, "stroke-width": size, fill: "none" });
  const crossed = `M0 0L${width} ${height}M${width} 0L0 ${height}`, upright = `M${width / 2} 0V${height}M0 ${height / 2}H${width}`;
  return [flagBox(0, 0, width, height, FLAG_BLUE), line(crossed, FLAG_WHITE, height / 5), line(crossed, FLAG_RED, height / 14),
    line(upright, FLAG_WHITE, height / 3), line(upright, FLAG_RED, height / 5)];
}

function nordicCross(field, edge, cross) {
  return [flagBox(0, 0, 30, 20, field), svg("path", { d: "M10.5 0V20M0 10H30", stroke: edge, "stroke-width": 5 }), svg("path", { d: "M10.5 0V20M0 10H30", stroke: cross, "stroke-width": 2.4 })];
}

const FLAGS = {
  GBR: () => [flagBox(0, 0, 30, 20, FLAG_RED), ...unionJack(15, 10)],
  RN: () => [flagBox(0, 0, 30, 20, FLAG_WHITE), svg("path", { d: "M15 0V20M0 10H30", stroke: FLAG_RED, "stroke-width": 3 }), ...unionJack(13, 8)],
  DEU: () => [flagBox(0, 0, 30, 20, FLAG_WHITE), svg("path", { d: "M13 0V20M0 10H30", stroke: FLAG_BLACK, "stroke-width": 3.4 }), svg("path", { d: "M13 0V20M0 10H30", stroke: FLAG_WHITE, "stroke-width": 1.8 }),
    svg("path", { d: "M13 0V20M0 10H30", stroke: FLAG_BLACK, "stroke-width": 0.8 }), svg("circle", { cx: 13, cy: 10, r: 4.2, fill: FLAG_WHITE, stroke: FLAG_BLACK, "stroke-width": 0.8 }),
    svg("path", { d: "M13 7.2l1 1.3 2.1-.6-1.2 2 .6 2.2-1.6-.6-.9 1.6-.9-1.6-1.6.6.6-2.2-1.2-2 2.1.6z", fill: FLAG_BLACK }),
    flagBox(0, 0, 10, 2.6, FLAG_BLACK), flagBox(0, 2.6, 10, 2.6, FLAG_WHITE), flagBox(0, 5.2, 10, 2.6, FLAG_RED)],
  USA: () => [...flagStripes(Array.from({ length: 13 }, (_, n) => (n % 2 ? FLAG_WHITE : FLAG_RED))), flagBox(0, 0, 13, 10.8, FLAG_BLUE),
    ...Array.from({ length: 12 }, (_, n) => svg("circle", { cx: 1.8 + 3.1 * (n % 4), cy: 2.2 + 3.2 * Math.floor(n / 4), r: 0.7, fill: FLAG_WHITE }))],
  FRA: () => flagStripes([FLAG_BLUE, FLAG_WHITE, FLAG_RED], true),
  ITA: () => [...flagStripes(["#1f7a44", FLAG_WHITE, FLAG_RED], true), svg("path", { d: "M12.5 6.5h5v4q0 2.6-2.5 3.8-2.5-1.2-2.5-3.8z", fill: FLAG_RED, stroke: FLAG_BLUE, "stroke-width": 0.7 }), svg("path", { d: "M15 6.6v7M12.6 9h4.8", stroke: FLAG_WHITE, "stroke-width": 1.1 })],
  NLD: () => flagStripes(["#b3222c", FLAG_WHITE, "#21468b"]),
  RUS: () => flagStripes([FLAG_WHITE, "#1d4f9e", FLAG_RED]),
  NOR: () => nordicCross(FLAG_RED, FLAG_WHITE, FLAG_BLUE),
  GRC: () => [...flagStripes(Array.from({ length: 9 }, (_, n) => (n % 2 ? FLAG_WHITE : "#2a6fb5"))), flagBox(0, 0, 11.1, 11.1, "#2a6fb5"), svg("path", { d: "M5.55 0V11.1M0 5.55H11.1", stroke: FLAG_WHITE, "stroke-width": 2.2 })],
  JPN: () => [flagBox(0, 0, 30, 20, FLAG_WHITE), svg("circle", { cx: 15, cy: 10, r: 6, fill: FLAG_ORANGE })],
  ESP: () => [flagBox(0, 0, 30, 20, FLAG_YELLOW), flagBox(0, 3.3, 30, 3.4, FLAG_RED), flagBox(0, 13.3, 30, 3.4, FLAG_RED)],
};

/** The flag of a nation; nothing for a nation without one. */
function flagPicture(nation) {
  if (!FLAGS[nation]) return null;
  return svg("svg", { viewBox: "0 0 30 20", class: "nv-flag", "aria-hidden": "true", focusable: "false" }, FLAGS[nation](), svg("rect", { x: 0.4, y: 0.4, width: 29.2, height: 19.2, class: "nv-flag-edge" }));
}
