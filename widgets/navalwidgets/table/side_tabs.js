// Tabs for the parts beside the orders. The parts are siblings after this one, in the order of the tabs.

function render({ model, el: node }) {
  const frame = root(node, "tabs");
  let at = 0;
  const list = el("div", { class: "nv-row nv-tabs-list", role: "tablist", "aria-label": t(model, "table-tabs-list") });
  frame.append(list);

  function choose(n, focus) {
    at = n;
    const parts = [...(frame.parentElement?.children || [])].filter((part) => part !== frame);
    parts.forEach((part, index) => {
      part.hidden = index !== n;
      part.classList.toggle("nv-tab-away", index !== n);
      part.id = part.id || "nv-tab-part-" + index + "-" + Math.random().toString(36).slice(2, 8);
      part.setAttribute("role", "tabpanel");
      part.setAttribute("aria-labelledby", list.children[index]?.id || "");
      if (list.children[index]) list.children[index].setAttribute("aria-controls", part.id);
    });
    [...list.children].forEach((tab, index) => {
      tab.setAttribute("aria-selected", index === n ? "true" : "false");
      tab.tabIndex = index === n ? 0 : -1;
    });
    if (focus) list.children[n].focus();
  }

  function draw() {
    const mark = Math.random().toString(36).slice(2, 8);
    list.replaceChildren(...model.get("tabs").map((text, n) => el("button", { type: "button", role: "tab", id: "nv-tab-" + mark + "-" + n, class: "nv-button nv-tab", text,
      on: { click: () => choose(n), keydown: (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (step) { event.preventDefault(); choose((at + step + list.children.length) % list.children.length, true); }
      } } })));
    requestAnimationFrame(() => choose(at));
  }
  // The parts beside it are drawn one after another; each new one is put behind the tabs as well.
  let watcher = null;
  requestAnimationFrame(() => {
    if (!frame.parentElement) return;
    watcher = new MutationObserver(() => choose(at));
    watcher.observe(frame.parentElement, { childList: true });
  });
  model.on("change:tabs", draw);
  draw();
  return () => { model.off("change:tabs", draw); if (watcher) watcher.disconnect(); };
}

export default widget(render);
