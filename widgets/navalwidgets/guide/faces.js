// Who decides in a step, and against whom: head and shoulders in the colour of the side, in the dress of the time, name and post. Knows no game.

const HEAD = "M15 20.5C15 33 18.5 37 24 37S33 33 33 20.5C32 14.6 28 13 24 13S16 14.6 15 20.5Z";
const HAIR = "M14.6 23C12.5 12.5 17.5 8.5 24 8.5S35.5 12.5 33.4 23C32.4 17.8 29.5 15.8 24 15.8S15.6 17.8 14.6 23Z";
const SIDES = "M14.8 20.5C14.2 24 14.4 26 15.4 28L16.6 21ZM33.2 20.5C33.8 24 33.6 26 32.6 28L31.4 21Z";
const COAT = "M4 56C5 45 11 41 19 39L24 44L29 39C37 41 43 45 44 56Z";
const SHIRT = "M20 38.6L24 44L28 38.6L26.6 47H21.4Z";
const BUTTONS = [[21, 48], [27, 48], [21, 53], [27, 53]];
const drawn = (cls, ...lines) => lines.map((d) => svg("path", { d, class: cls }));

/** What each dress has on the head, and on coat and collar. */
const DRESS = {
  cap: {
    hat: () => [...drawn("nv-face-cap", "M12 17C12 11 16 8.5 24 8.5S36 11 36 17L38 18.5C38 20.5 31 22 24 22S10 20.5 10 18.5Z"), ...drawn("nv-face-band", "M11.5 18.6C15 20.2 33 20.2 36.5 18.6")],
    coat: () => [...drawn("nv-face-linen", SHIRT), ...drawn("nv-face-tie", "M23 43H25L25.6 48L24 50L22.4 48Z"), ...BUTTONS.map(([cx, cy]) => svg("circle", { cx: cx < 24 ? cx - 2 : cx + 2, cy: cy + 1, r: 1.2, class: "nv-face-button" }))],
  },
  bicorne: {
    hat: () => [...drawn("nv-face-cap", "M6 19.5C8 10 15 5 24 5S40 10 42 19.5C36 16.5 30 15.6 24 15.6S12 16.5 6 19.5Z"), ...drawn("nv-face-band", "M6 19.3C8 10 15 5.2 24 5.2S40 10 42 19.3")],
    coat: () => [...drawn("nv-face-linen", "M19.5 38.4C21 41 27 41 28.5 38.4L29 42C27 45 21 45 19 42ZM21.5 44.5H26.5L26 56H22Z"), ...drawn("nv-face-gold", "M5 47C7 44.4 10 43 13.5 42.4L14 46.6C10.6 47.2 8 48.2 6.4 49.6ZM43 47C41 44.4 38 43 34.5 42.4L34 46.6C37.4 47.2 40 48.2 41.6 49.6Z")],
  },
  sailor: {
    hat: () => [...drawn("nv-face-cap", "M15.5 17C15 10 18 8 24 8S33 10 32.5 17ZM10.5 18.5C14 16 34 16 37.5 18.5C34 20.6 14 20.6 10.5 18.5Z")],
    coat: () => [...drawn("nv-face-linen", "M17 39.6L24 52L31 39.6L27 38.6H21Z"), ...drawn("nv-face-tie", "M19 39.4L24 46L29 39.4L27.6 45.4L24 48.6L20.4 45.4Z")],
  },
  civil: {
    hat: () => drawn("nv-face-hair", HAIR),
    coat: () => [...drawn("nv-face-linen", SHIRT), ...drawn("nv-face-tie", "M23 43H25L26 50L24 53L22 50Z")],
  },
};

/** Of one side the first wears a hat, the next is bareheaded, and so on: two people are never drawn alike. */
function person({ side, look, dress }) {
  const { hat, coat } = DRESS[dress];
  return svg("svg", { viewBox: "0 0 48 56", class: "nv-face-drawn nv-side-" + side, "aria-hidden": "true", focusable: "false" },
    drawn("nv-face-coat", COAT), coat(), drawn("nv-face-head", HEAD),
    [20.4, 27.6].map((cx) => svg("circle", { cx, cy: 25.4, r: 1.1, class: "nv-face-eye" })), drawn("nv-face-line", "M24 26V29.4L25.4 29.8", "M21.6 33C23 34 25 34 26.4 33"),
    look % 2 ? drawn("nv-face-hair", HAIR) : [drawn("nv-face-hair", SIDES), hat()]);
}

/** One person, or two against each other: the first decides. */
function drawFaces(model, faces) {
  if (!faces.length) return null;
  return el("ul", { class: "nv-faces-row", "aria-label": t(model, "lesson-ui-faces") }, faces.map((one) => el("li", { class: "nv-face" }, person(one),
    el("span", {}, el("strong", { text: one.name }), el("span", { class: "nv-face-post", text: one.post })))));
}
