// Who decides in a step, and against whom: head and shoulders in the colour of the side, name and post. Knows no game.

const CAP = "M12 17C12 11 16 8.5 24 8.5S36 11 36 17L38 18.5C38 20.5 31 22 24 22S10 20.5 10 18.5Z";
const HEAD = "M15 21.5C15 33 18.5 37 24 37S33 33 33 21.5C30 22.4 27 22.7 24 22.7S18 22.4 15 21.5Z";
const COAT = "M4 56C5 45 11 41 19 39L24 44L29 39C37 41 43 45 44 56Z";
const HAIR = "M14.6 23C12.5 12.5 17.5 8.5 24 8.5S35.5 12.5 33.4 23C32.4 17.8 29.5 15.8 24 15.8S15.6 17.8 14.6 23Z";
const BUTTONS = [[21, 48], [27, 48], [21, 53], [27, 53]];

/** Of one side the first wears a cap, the next is bareheaded, and so on: two people are never drawn alike. */
function officer({ side, look }) {
  const head = look % 2 ? [svg("path", { d: HAIR, class: "nv-face-hair" })] : [svg("path", { d: CAP, class: "nv-face-cap" }), svg("path", { d: "M11.5 18.6C15 20.2 33 20.2 36.5 18.6", class: "nv-face-band" })];
  return svg("svg", { viewBox: "0 0 48 56", class: "nv-face-drawn nv-side-" + side, "aria-hidden": "true", focusable: "false" },
    svg("path", { d: COAT, class: "nv-face-coat" }), svg("path", { d: HEAD, class: "nv-face-head" }), head, BUTTONS.map(([cx, cy]) => svg("circle", { cx, cy, r: 1.2, class: "nv-face-button" })));
}

/** One person, or two against each other: the first decides. */
function drawFaces(model, faces) {
  if (!faces.length) return null;
  return el("ul", { class: "nv-faces-row", "aria-label": t(model, "lesson-ui-faces") }, faces.map((one) => el("li", { class: "nv-face" }, officer(one),
    el("span", {}, el("strong", { text: one.name }), el("span", { class: "nv-face-post", text: one.post })))));
}
