// One text of each make: axe's question of contrast costs four fifths of its time, and gets the same answer for
// texts of the same colour, size and weight on the same grounds. Marks so many of each make; run inside the page.
(most) => {
  const MARK = "data-look-contrast";
  const names = new Map(), chains = new WeakMap();
  const named = (text) => names.get(text) ?? (names.set(text, names.size + 1), names.size);
  const off = (node) => node.matches(":disabled, [aria-disabled=true]") || Boolean(node.control?.disabled);

  const CLEAR = "rgba(0, 0, 0, 0)";
  const clear = (style) => style.content === "none" || style.backgroundColor === CLEAR;

  /** What lies under a text and dims it: the grounds of all it stands in, those left out that let everything through;
   * what is placed freely is its own make. */
  function chain(node) {
    if (!node) return 0;
    if (chains.has(node)) return chains.get(node);
    const style = getComputedStyle(node);
    const free = ["absolute", "fixed"].includes(style.position) ? named(node) : "";
    const before = getComputedStyle(node, "::before"), after = getComputedStyle(node, "::after");
    const plain = style.backgroundColor === CLEAR && style.backgroundImage === "none" && style.opacity === "1"
      && style.filter === "none" && style.mixBlendMode === "normal" && clear(before) && clear(after) && !off(node) && !free;
    const found = plain ? chain(node.parentElement) : named([
      chain(node.parentElement), style.backgroundColor, style.backgroundImage, style.opacity, style.filter, style.mixBlendMode,
      before.content !== "none" && before.backgroundColor, after.content !== "none" && after.backgroundColor, off(node), free,
    ].join("|"));
    chains.set(node, found);
    return found;
  }

  function make(node) {
    const style = getComputedStyle(node);
    return [node.tagName, chain(node), style.color, style.fontSize, style.fontWeight, style.textShadow, style.textIndent].join("|");
  }

  const says = (node) => node.matches("input, select, textarea") || [...node.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim());
  const seen = new Map();
  for (const node of document.body.querySelectorAll("*")) {
    if (!says(node) || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const key = make(node), count = seen.get(key) || 0;
    seen.set(key, count + 1);
    if (count < most) node.setAttribute(MARK, "");
  }
}
