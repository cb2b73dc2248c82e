// What a page owes its readers beyond axe's rules, as functions that list what is wrong. Run inside the page.
() => {
  const TARGETS = "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=radio], [role=option], [role=slider]";
  const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";
  const shown = (node) => node.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true, opacityProperty: true });
  const named = (node) => node.hasAttribute("aria-label") || node.hasAttribute("aria-labelledby");
  const about = (node) => `${node.tagName.toLowerCase()}.${node.getAttribute("class") || ""} "${(node.textContent || node.value || "").trim().slice(0, 40)}"`;
  const scrolls = (style) => ["auto", "scroll"].includes(style.overflowX) || ["auto", "scroll"].includes(style.overflowY);
  const hides = (style) => ["hidden", "clip"].includes(style.overflowX) || ["hidden", "clip"].includes(style.overflowY);
  const hiddenOnPurpose = (node) => node.closest(".nv-hidden, .naval-skip, [aria-hidden=true], option");

  /** What a node does to the words within it. Asked of each node once in a question: many words stand in the same ones. */
  let asked = new Map();
  function part(node) {
    if (!asked.has(node)) {
      const style = getComputedStyle(node), kinds = { scrolls: scrolls(style), hides: hides(style), unboxed: style.display === "contents" };
      const placed = ["sticky", "fixed", "absolute"].includes(style.position);
      asked.set(node, { ...kinds, placed, frame: kinds.scrolls || kinds.hides ? node.getBoundingClientRect() : null });
    }
    return asked.get(node);
  }

  /** A question whose answers hold as long as nothing on the page moves. */
  const atOnce = (question) => () => {
    asked = new Map();
    return question();
  };

  /** The part of a control that takes a click: with its label, where that is one. */
  function area(node) {
    const boxes = [node, node.closest("label")].filter(Boolean).map((one) => one.getBoundingClientRect());
    return { width: Math.max(...boxes.map((box) => box.width)), height: Math.max(...boxes.map((box) => box.height)) };
  }

  /** A link that is a part of a sentence is as high as its line (WCAG 2.5.8, inline). */
  function inSentence(node) {
    if (node.tagName !== "A" || getComputedStyle(node).display !== "inline") return false;
    const around = node.parentElement.closest("p, li, td, th, dd, figcaption, caption, blockquote") || node.parentElement;
    return around.textContent.trim().length > node.textContent.trim().length;
  }

  function smallTargets() {
    return [...document.querySelectorAll(TARGETS)]
      .filter((node) => shown(node) && !hiddenOnPurpose(node) && !inSentence(node))
      .map((node) => [node, area(node)])
      .filter(([, box]) => box.width > 0 && (box.width < 23.5 || box.height < 23.5))
      .map(([node, box]) => `${about(node)} is ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`);
  }

  /** Text that a box without a scroll bar cuts off, or that leaves the window. */
  const cutText = atOnce(() => {
    const found = new Set();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode, owner = node.parentElement;
      if (!node.data.trim() || !shown(owner) || hiddenOnPurpose(owner) || owner.closest("script, style, noscript, .modebar")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width && cut(owner, box)) found.add(about(owner));
    }
    return [...found];
  });

  function cut(owner, box) {
    for (let node = owner; node && node !== document.documentElement; node = node.parentElement) {
      const { frame, ...does } = part(node);
      if (does.scrolls) return false;
      if (node.namespaceURI.endsWith("svg") || does.unboxed || !does.hides) continue;
      if (box.right > frame.right + 2 || box.left < frame.left - 2 || box.bottom > frame.bottom + 3 || box.top < frame.top - 3) return true;
    }
    return box.right > innerWidth + 1 || box.left < -1;
  }

  /** Words or controls that lie on each other. Words inside a drawing are the drawing's own matter. */
  const overlaps = atOnce(() => {
    const boxes = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode, owner = node.parentElement;
      if (!node.data.trim() || owner.namespaceURI.endsWith("svg") || !shown(owner) || hiddenOnPurpose(owner) || owner.closest("script, style, noscript, dialog")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) boxes.push([owner, inSight(owner, box)]);
    }
    for (const node of document.querySelectorAll("button, input, select, textarea")) if (shown(node) && !hiddenOnPurpose(node)) boxes.push([node, inSight(node, node.getBoundingClientRect())]);
    const kept = boxes.filter(([, box]) => box.right - box.left > 1 && box.bottom - box.top > 1).sort((one, other) => one[1].top - other[1].top);
    const found = new Set();
    kept.forEach(([owner, a], place) => {
      for (let next = place + 1; next < kept.length && kept[next][1].top < a.bottom - 5; next += 1) {
        const [other, b] = kept[next];
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) <= 3 || Math.min(a.bottom, b.bottom) - b.top <= 5) continue;
        if (!owner.contains(other) && !other.contains(owner) && stuck(owner) === stuck(other)) found.add(`${about(owner)} and ${about(other)}`);
      }
    });
    return [...found];
  });

  /** What lies on top by intention: a bar that sticks, a part that scrolls on its own. */
  function stuck(node) {
    for (let around = node; around; around = around.parentElement) if (part(around).placed) return around;
    return null;
  }

  /** The part of a box that its scrolling frames let see. */
  function inSight(node, box) {
    let { left, top, right, bottom } = box;
    for (let around = node.parentElement; around && around !== document.body; around = around.parentElement) {
      const { frame, unboxed } = part(around);
      if (unboxed || !frame) continue;
      [left, top, right, bottom] = [Math.max(left, frame.left), Math.max(top, frame.top), Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return { left, top, right, bottom };
  }

  function headings() {
    const all = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(shown);
    const levels = all.map((node) => Number(node.tagName[1]));
    const wrong = levels.filter((level) => level === 1).length === 1 ? [] : [`${levels.filter((level) => level === 1).length} headings of the first level`];
    all.forEach((node, place) => {
      if (place && levels[place] > levels[place - 1] + 1) wrong.push(`h${levels[place]} after h${levels[place - 1]}: ${about(node)}`);
      if (!node.textContent.trim()) wrong.push("an empty heading");
    });
    return wrong;
  }

  /** Every drawing that carries numbers has a name, a sentence on the page, and its numbers in a table. */
  function plots() {
    const drawings = [...document.querySelectorAll("svg.nv-odds-plot, .nv-explore-plot[data-drawn]")].filter(shown);
    return drawings.flatMap((plot) => {
      const box = plot.closest(".nv-odds, .nv-explore");
      const wrong = [];
      if (!named(plot)) wrong.push("a drawing without a name");
      if (!box.querySelector(".nv-odds-summary, :scope > p")?.textContent.trim()) wrong.push("a drawing without a sentence");
      const tables = [...box.querySelectorAll("details")].filter((part) => !part.querySelector("[data-save]"));
      if (!tables.length) wrong.push("a drawing without a table");
      if (tables.some((part) => part.open && !headed(part.querySelector("table")))) wrong.push("a table without headers of rows and columns");
      const shapes = [...box.querySelectorAll(".nv-odds-legend svg")].map(shape);
      if (new Set(shapes).size < shapes.length) wrong.push("two marks of the legend differ by colour alone");
      return wrong.map((said) => `${said}: ${about(plot)}`);
    });
  }

  /** A mark without its colours; a hatching is a shape. */
  function shape(mark) {
    return mark.innerHTML.replace(/(fill|stroke)="(?!url|none)[^"]*"/g, "");
  }

  const headed = (table) => table?.querySelector("thead th[scope=col]") && table.querySelector("tbody tr")
    && [...table.querySelectorAll("tbody tr")].every((row) => row.querySelector("th[scope=row]"));

  function ids() {
    const all = [...document.querySelectorAll("[id]")].map((node) => node.id);
    return all.filter((id, place) => all.indexOf(id) < place);
  }

  /** What is read in the main part before the first thing to do: links, lists of steps and folded parts left out. */
  function readFirst() {
    const first = document.querySelector("main :is(.nv-act-order, form :is(input, select, textarea))");
    return [...document.querySelectorAll("main :is(p, h2, h3, li, legend)")]
      .filter((node) => shown(node) && !node.closest("nav, [hidden], .nv-map, .nv-sea, .nv-card-table, .nv-fleets, .nv-rule, .nv-lesson-rule-told") && node.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING)
      .map((node) => node.innerText).join("\n");
  }

  /** What is wrong with the control that has the focus: no ring of 3 px around it, or something lies over it. */
  function focus() {
    const node = document.activeElement;
    if (!node || node === document.body) return null;
    const ringed = [node, ...node.querySelectorAll("*")].some(ring) || (node.matches("input") && ring(node.parentElement));
    const wrong = [];
    if (!ringed) wrong.push("has no visible focus");
    const whole = node.getBoundingClientRect();
    const box = { left: Math.max(whole.left, 0), top: Math.max(whole.top, 0), right: Math.min(whole.right, innerWidth), bottom: Math.min(whole.bottom, innerHeight) };
    const spots = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.8], [0.1, 0.8], [0.9, 0.2]].map(([x, y]) => [box.left + (box.right - box.left) * x, box.top + (box.bottom - box.top) * y]);
    const seen = spots.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top && (node.contains(top) || top.contains(node));
    });
    if (!seen) wrong.push(`is hidden at ${Math.round(box.left)}, ${Math.round(box.top)}`);
    return { stop: stopName(node), wrong: wrong.map((said) => `${about(node)} ${said}`) };
  }

  function ring(node) {
    const style = getComputedStyle(node);
    const outline = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 3;
    return outline || (node.namespaceURI.endsWith("svg") && style.stroke !== "none" && parseFloat(style.strokeWidth) >= 3);
  }

  let stops = 0;
  const stopName = (node) => (node.dataset.lookedAt ||= String(++stops));

  window.looks = { smallTargets, cutText, overlaps, headings, plots, ids, readFirst, focus, all: () => [
    ...smallTargets().map((one) => "small target: " + one), ...cutText().map((one) => "cut off: " + one), ...overlaps().map((one) => "on each other: " + one),
    ...headings().map((one) => "headings: " + one), ...plots().map((one) => "plots: " + one), ...ids().map((one) => "an id twice: " + one)] };
}
