// One die as it lies on the table: the outline of its solid, pips or a number. Knows sides and faces, no rule.

const PIPS = { 1: [5], 2: [1, 9], 3: [1, 5, 9], 4: [1, 3, 7, 9], 5: [1, 3, 5, 7, 9], 6: [1, 3, 4, 6, 7, 9] };
// Outlines in a 40 by 40 box; a d4 is an eight-sided die numbered 1 to 4 twice, so it looks like the d8 but red.
const OUTLINES = { 0: "M7 2h26v36H7z", 4: "M20 2L37 20 20 38 3 20z", 8: "M20 2L37 20 20 38 3 20z", 10: "M20 1L38 17 36 26 20 39 4 26 2 17z", 20: "M20 1L37 10.5V29.5L20 39 3 29.5V10.5z", 6: "M8 3h24a5 5 0 015 5v24a5 5 0 01-5 5H8a5 5 0 01-5-5V8a5 5 0 015-5z" };

function die({ sides, face }) {
  const kind = sides in OUTLINES ? sides : sides > 20 ? 10 : sides > 10 ? 20 : 6;
  const picture = svg("svg", { viewBox: "0 0 40 40", class: `nv-die nv-die-${sides}`, "aria-hidden": "true" }, svg("path", { class: "nv-die-body", d: OUTLINES[kind] }));
  if (sides === 6 && PIPS[face]) {
    for (const place of PIPS[face]) picture.append(svg("circle", { class: "nv-die-pip", cx: 11 + 9 * ((place - 1) % 3), cy: 11 + 9 * Math.floor((place - 1) / 3), r: 3.4 }));
  } else {
    const long = String(face).length > 3;
    picture.append(svg("text", { class: "nv-die-number", x: 20, y: 26, "text-anchor": "middle", "font-size": long ? 8 : String(face).length > 2 ? 12 : 17, text: long ? String(face).slice(0, 6) : face }));
  }
  return picture;
}
