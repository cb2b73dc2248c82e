// The head of the pictures at the table: what is explained, and the way back to the orders.
// Knows a heading and a sentence. The pictures stand after it and draw themselves.

function render({ model, el: node }) {
  const frame = root(node, "why-head");
  const title = el("h2", { tabindex: "-1" }), sentence = el("p", {}), steps = el("ol", {});
  const close = el("button", { type: "button", class: "nv-button nv-why-close", text: t(model, "table-why-close"), on: { click: () => ask(model, frame, { event: "close" }) } });
  frame.append(el("div", { class: "nv-why-bar" }, title, close), sentence, steps, problemLine(model));

  /** Opened: the reader begins at the heading. Closed: back where it was opened, or at the orders. */
  function turn() {
    const opened = model.get("opened") > 0;
    title.textContent = model.get("title");
    sentence.textContent = model.get("sentence");
    steps.replaceChildren(...model.get("steps").map((words) => el("li", { text: words })));
    steps.hidden = !model.get("steps").length;
    requestAnimationFrame(() => requestAnimationFrame(() => {
      if (model.get("opened") > 0 !== opened) return;
      if (!opened) { leave(); return; }
      title.focus({ preventScroll: true });
      frame.scrollIntoView({ block: "nearest" });
      model.send({ event: "shown" });
    }));
  }

  function leave() {
    const { button, marks } = window.nvDoor || {};
    window.nvDoor = null;
    if (!focusGone()) return;                             // the reader is somewhere else by now
    const same = marks && document.querySelector(Object.entries(marks).map(([name, value]) => `[${name}="${CSS.escape(value)}"]`).join(""));
    const back = button && button.isConnected ? button : same || document.querySelector(".nv-orders .nv-prompt");
    if (back) { back.focus({ preventScroll: true }); back.scrollIntoView({ block: "nearest" }); }
  }

  /** Whether the focus was in what is hidden now. */
  const focusGone = () => document.activeElement === document.body || !document.activeElement || !document.activeElement.getClientRects().length;

  /** Escape closes, from wherever in the panel, if it means nothing else there. */
  const pressed = (event) => { if (event.key === "Escape" && !event.defaultPrevented && model.get("opened") > 0 && node.closest(".nv-table-why")?.contains(event.target)) close.click(); };
  document.addEventListener("keydown", pressed);
  model.on("change:opened", turn);
  if (model.get("opened") > 0) turn();
  return () => { document.removeEventListener("keydown", pressed); model.off("change:opened", turn); };
}

export default widget(render);
