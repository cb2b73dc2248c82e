// Where the focus goes on the play table when the part that held it has nothing more to offer.

/** Whether a node takes up room on the page. */
function isSeen(node) {
  return Boolean(node) && node.getClientRects().length > 0;
}

/** The control with which the pending decision is answered by default, or its prompt. */
function defaultControl() {
  const candidates = [".nv-orders-body .nv-button-main", ".nv-grid:not([hidden]) .nv-grid-confirm", ".nv-orders-body button", ".nv-orders .nv-prompt"];
  return candidates.map((selector) => document.querySelector(selector)).find(isSeen);
}

/** Bring a control into sight, and on a small screen with it the question and, if there is room, what led to it. */
function bringIntoSight(node) {
  node.scrollIntoView({ block: "nearest" });
  const panel = node.closest(".nv-orders"), end = node.getBoundingClientRect().bottom;
  const parts = panel ? [".nv-happened", ".nv-orders-head"].map((selector) => panel.querySelector(selector)) : [];
  const first = parts.find((part) => isSeen(part) && end - part.getBoundingClientRect().top < innerHeight);
  if (first && first.getBoundingClientRect().top < 0) first.scrollIntoView({ block: "start" });
}

/** Focus what `find` returns as soon as it is on the page (parts are drawn one after another), and bring it into sight. */
function focusSoon(find, frames = 30) {
  requestAnimationFrame(() => {
    const node = find();
    if (isSeen(node)) {
      node.focus({ preventScroll: true });
      bringIntoSight(node);
    } else if (frames > 0) focusSoon(find, frames - 1);
  });
}

/** Put the focus on the pending decision, once the page has drawn it. */
function focusDecision() {
  requestAnimationFrame(() => focusSoon(defaultControl));
}

/** Whether the focus is nowhere: the control that held it is gone. */
function focusLost() {
  return !document.activeElement || document.activeElement === document.body || !isSeen(document.activeElement);
}

/** A line that says so when an answer takes longer than 0.2 s. `words()` gives the sentence. */
function waitLine(frame, words) {
  const line = el("p", { class: "nv-wait", role: "status" });
  let slow;
  new MutationObserver(() => {
    clearTimeout(slow);
    if (frame.dataset.busy) slow = setTimeout(() => { line.textContent = words(); }, 200);
    else line.textContent = "";
  }).observe(frame, { attributes: true, attributeFilter: ["data-busy"] });
  return line;
}
