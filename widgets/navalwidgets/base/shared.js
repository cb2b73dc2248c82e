// Helpers of every widget script: elements, words, announcements, requests, downloads, badges.
// Knows the page and anywidget's model. Knows no game and no widget.
// It stands before each widget's own file in one module, so that file begins its drawing with
// `render({ model, el: host }) { const box = root(host, "name"); ... }`: the name `el` is the helper's.

const SVG_NAME = "http://www.w3.org/2000/svg";

/** A new HTML element. Attributes: text, class, on (listeners by name), any attribute; null, undefined and false are left out. */
function el(tag, attributes = {}, ...children) {
  return furnish(document.createElement(tag), attributes, children);
}

/** A new SVG element, with the same conventions as `el`. */
function svg(tag, attributes = {}, ...children) {
  return furnish(document.createElementNS(SVG_NAME, tag), attributes, children);
}

function furnish(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") for (const [event, heard] of Object.entries(value)) node.addEventListener(event, heard);
    else if (name === "text") node.textContent = value;
    else if (name === "style") node.style.cssText = value;
    else if (name === "value" || name === "checked" || name === "disabled" || name === "open") node[name] = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** An id that nothing else on the page has. Every widget runs in a module of its own, so the page itself counts. */
function unique(prefix) {
  window.nvMade = (window.nvMade || 0) + 1;
  return prefix + window.nvMade;
}

/** The sentence of a catalogue key, its {facts} filled in. */
function t(model, key, facts = {}) {
  const sentence = (model.get("texts") || {})[key];
  if (sentence === undefined) return "⟦" + key + "⟧";
  return sentence.replace(/\{([A-Za-z][\w-]*)\}/g, (gap, name) => (name in facts ? String(facts[name]) : gap));
}

/** Say something to screen readers, politely, through the one live region of the page. Every widget speaks here:
    what one says does not take the place of what another has just said. */
function announce(text) {
  let region = document.getElementById("naval-live");
  if (!region) {
    region = el("div", { id: "naval-live", class: "nv-hidden", "aria-live": "polite", "aria-atomic": "false", role: "status" });
    region.style.cssText = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap";
    (document.querySelector("main") || document.body).append(region);
  }
  clearTimeout(announce.timer);
  announce.timer = setTimeout(() => {
    const now = performance.now();
    for (const said of [...region.children]) if (now - said.dataset.said > 1000) said.remove();
    region.append(el("div", { "data-said": now }, text));
  }, 60);
}

/** Announce only the last of several quick changes. */
function announceSoon(text, wait = 700) {
  clearTimeout(announceSoon.timer);
  announceSoon.timer = setTimeout(() => announce(text), wait);
}

function reducedMotion() {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Hand the reader a file built in the page. `content` is text or a Blob. */
function download(name, mime, content) {
  const blob = content instanceof Blob ? content : new Blob([content], { type: mime });
  const address = URL.createObjectURL(blob);
  const link = el("a", { href: address, download: name, class: "nv-hidden" });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

/** Ask Python something; the widget is busy (and deaf to a second click) until the answer raises `revision`.
    Returns false when it was busy already. */
function ask(model, root, message) {
  if (root.dataset.busy) return false;
  root.dataset.busy = root.dataset.asked = "1";            // data-asked: the page sees that an answer is awaited
  root.setAttribute("aria-busy", "true");
  const heard = () => {
    model.off("change:revision", heard);
    delete root.dataset.busy;
    delete root.dataset.asked;
    root.removeAttribute("aria-busy");
    root.dispatchEvent(new CustomEvent("nv-answered"));
  };
  model.on("change:revision", heard);
  model.send(message);
  return true;
}

/** Ask with backpressure, for sliders: while an answer is awaited only the newest question is kept, then sent. */
function askLatest(model, root, message) {
  root.nvWaiting = message;
  if (root.nvAsking) return;
  const next = () => {
    const waiting = root.nvWaiting;
    root.nvWaiting = null;
    root.nvAsking = Boolean(waiting);
    if (!waiting) { root.removeAttribute("aria-busy"); delete root.dataset.asked; return; }
    root.setAttribute("aria-busy", "true");
    root.dataset.asked = "1";
    const heard = () => { model.off("change:revision", heard); next(); };
    model.on("change:revision", heard);
    model.send(waiting);
  };
  next();
}

/** The line in which a widget tells what went wrong (trait `problem`). */
function problemLine(model) {
  const line = el("p", { class: "nv-problem", role: "alert" });
  const show = () => { line.textContent = model.get("problem") || ""; };
  model.on("change:problem", show);
  show();
  return line;
}

// One shape per source kind, so that colour never speaks alone.
const BADGE_SHAPES = {
  owner: "M7 1l1.8 4.1 4.4.4-3.3 2.9 1 4.4L7 10.5l-3.9 2.3 1-4.4L.8 5.5l4.4-.4z",
  rulebook: "M1 2h5l1 1 1-1h5v10H8l-1 1-1-1H1z",
  public: "M7 1a6 6 0 100 12A6 6 0 007 1z",
  deduced: "M7 0.5L13.5 7 7 13.5 0.5 7z",
  parent: "M7 1l6.5 12H.5z",
  reconstruction: "M5 1h4v4h4v4H9v4H5V9H1V5h4z",
  "what-if": "M1 4h12v2H1zM1 8h12v2H1z",
  none: "M1.5 6h11v2h-11z",
};

/** A source badge: shape, colour and word; the meaning is in its title and for screen readers. */
function badge(model, kind, word) {
  const known = kind in BADGE_SHAPES ? kind : "none";
  const about = t(model, "badge-" + known + "-about");
  const mark = el("span", { class: "nv-badge", title: about, "data-kind": known },
    svg("svg", { viewBox: "0 0 14 14", "aria-hidden": "true", focusable: "false" }, svg("path", { d: BADGE_SHAPES[known] })),
    el("span", { text: word || t(model, "badge-" + known) }),
    el("span", { class: "nv-hidden", text: ". " + about }));
  mark.style.setProperty("--badge", "var(--badge-" + known + ")");
  return mark;
}

/** The badge as a button: what it means stands below it when it is pressed. */
function badgeButton(model, kind, word) {
  const mark = badge(model, kind, word), says = el("span", { class: "nv-badge-says", id: unique("nv-badge-"), hidden: true, text: t(model, "badge-" + mark.dataset.kind + "-about") });
  mark.querySelector(".nv-hidden").remove();
  const page = chartLink(model, "kinds", t(model, "badge-kinds"));
  if (page) says.append(" ", page);
  const button = el("button", { type: "button", class: "nv-badge-button", "aria-expanded": "false", "aria-controls": says.id, on: { click: () => {
    says.hidden = !says.hidden;
    button.setAttribute("aria-expanded", String(!says.hidden));
    if (!says.hidden) announce(says.textContent);
  } } }, mark);
  return el("span", { class: "nv-badge-whole" }, button, says);
}

/** The badge that stands in a holder, made anew only when it is another one: what was opened stays open. */
function showBadge(model, holder, kind, word) {
  const key = [kind, word].join();
  if (holder.dataset.badge === key) return;
  holder.dataset.badge = key;
  holder.replaceChildren(...(kind ? [badgeButton(model, kind, word)] : []));
}

/** Where the server's own pages begin ("/" alone, something longer on a hub). */
function baseAddress() {
  const told = document.getElementById("jupyter-config-data");
  try { return JSON.parse(told.textContent).baseUrl || "/"; } catch { return "/"; }
}

const LONG_LABEL = 24;                        // longer ones may be broken anywhere: rules that are called by a word

/** What a rule is called: its number; one that is a chart or an option by the title of it, others whose number is a word by their own title. */
function ruleLabel(model, number, key = "general-rule") {
  return ruleName(model, number) || t(model, key, { rule: number });
}

/** The name of a rule whose number says nothing; undefined where it is a number. */
function ruleName(model, number) {
  const texts = model.get("texts") || {}, [, chart] = /^chart:(.*)$/.exec(number) || [];
  return (chart && texts["chart-" + chart.replaceAll("_", "-")]) || texts["rule-" + number];
}

/** A link to the text of a rule: /rules/<game>#<number>, from wherever the page is served; plain words in JupyterLab, which has no such page. */
function ruleLink(model, number, game = model.get("game")) {
  const label = ruleLabel(model, number);
  if (!game || !document.body.dataset.voila) return el("span", { text: label });
  return el("a", { href: ownPage(model, "rules/" + game) + "#" + encodeURIComponent(number), target: "_blank", rel: "noopener", class: label.length > LONG_LABEL ? "nv-long-rule" : null,
    "aria-label": ruleLabel(model, number, "general-rule-link"), text: label });
}

/** A link to a chart among the charts of the game; null in JupyterLab, which has no such page. */
function chartLink(model, name, text) {
  const game = model.get("game");
  if (!game || !document.body.dataset.voila) return null;
  return el("a", { href: ownPage(model, "charts/" + game) + "#" + encodeURIComponent(name), target: "_blank", rel: "noopener", text });
}

/** A page of our server, in the language of this one where its address names one. */
function ownPage(model, path) {
  return baseAddress() + path + (new URLSearchParams(location.search).has("lang") ? "?lang=" + model.get("language") : "");
}

/** Inside JupyterLab the theme follows Lab's own switch; elsewhere the page's template decides. */
function followLab() {
  if (document.body.dataset.voila || !document.querySelector(".jp-LabShell") || followLab.on) return;
  followLab.on = true;
  const copy = () => { document.documentElement.dataset.theme = document.body.dataset.jpThemeLight === "false" ? "dark" : "light"; };
  new MutationObserver(copy).observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  copy();
}

/** The theme, once per page and before all other styles; our own server's pages link it themselves. */
function dress() {
  if (document.getElementById("naval-theme") || document.querySelector('link[href$="naval/theme.css"]')) return;
  document.head.prepend(el("style", { id: "naval-theme", text: NAVAL_THEME }));
}

/** The root element of a widget: cleared, classed and themed. */
function root(host, name) {
  dress();
  followLab();
  host.replaceChildren();
  host.classList.add("nv", "nv-" + name);
  return host;
}

/** How wide a text is, in heights of its letters: those of Japanese are square, others `latin` of that. */
const lettersWide = (text, latin) => [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? 1 : latin), 0);

/** Wear the classes that Python gives a widget later: its view forgets to hear of them once it draws. */
function wear(model, host) {
  let worn = model.get("_dom_classes") || [];
  model.on("change:_dom_classes", () => {
    const now = model.get("_dom_classes");
    host.classList.remove(...worn.filter((one) => !now.includes(one)));
    host.classList.add(...now);
    worn = now;
  });
}

/** The module of a widget: its drawing, and every answer it hears, end in a sentence when they fail, not in a dead page. */
function widget(render) {
  return { render: ({ model, el: host }) => {
    const broken = (fault) => {
      if (!host.querySelector(".nv-broken")) host.append(el("p", { class: "nv-problem nv-broken", role: "alert", text: t(model, "general-broken") }));
      reportError(fault);
    };
    const kept = new Map();
    const safe = (heard) => {
      if (heard && !kept.has(heard)) kept.set(heard, (...told) => { try { heard(...told); } catch (fault) { broken(fault); } });
      return kept.get(heard);
    };
    const watched = {
      get: (name) => model.get(name),
      send: (message) => model.send(message),
      on: (name, heard) => model.on(name, safe(heard)),
      off: (name, heard) => model.off(name, safe(heard)),
    };
    wear(model, host);
    try { return render({ model: watched, el: host }); } catch (fault) { broken(fault); }
  } };
}

/** The token `name` (for instance "--ink") as the colour it stands for now. */
function token(name, where = document.documentElement) {
  return getComputedStyle(where).getPropertyValue(name).trim();
}
