// A small button that opens the pictures of a chance or of a throw, and gets the focus back when they are closed.
// Knows no picture: the panel closes itself and says so.

/** The button. `called`: its whole name for those who do not see where it stands; `marks`: its attributes. */
function doorTo(words, called, marks, open) {
  return el("button", { type: "button", class: "nv-door", "aria-label": called, ...marks, text: words, on: { click: (event) => {
    window.nvDoor = { button: event.currentTarget, marks };
    open();
  } } });
}
