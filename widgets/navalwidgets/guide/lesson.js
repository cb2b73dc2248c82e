// The parts of a lesson's page. Each draws the plain record `page`; Python decides what happens.
// A redraw keeps the focus on the control with the same data-at; `focus` may send it elsewhere.

const DRAW = { nav: drawNav, scene: drawScene, head: drawHead, why: drawWhy, act: drawAct, given: drawGiven, predict: drawPredict, reveal: drawReveal, talk: drawTalk };

function press(tell, message, attributes = {}, ...children) {
  return el("button", { type: "button", class: "nv-button", ...attributes, on: { click: () => tell(message) } }, ...children);
}

// ---- step list -----------------------------------------------------------------------------------------------

const LONG_TITLE = 22;                                   // letters: a longer title is cut off in the closed list and stands whole below it

function drawNav(model, page, tell) {
  const pick = el("select", { "data-at": "episode", on: { change: (event) => tell({ event: "episode", episode: event.target.value }) } },
    page.episodes.map((one) => el("option", { value: one.id, text: one.label, selected: one.current })));
  const chosen = page.episodes.find((one) => one.current);
  pick.value = chosen.id;
  const steps = el("ol", { class: "nv-lesson-steps" }, page.steps.map((one) => el("li", {}, press(tell, { event: "go", step: one.id },
    { class: "nv-lesson-step", "data-at": "step-" + one.id, "data-state": one.state, "aria-current": one.current ? "step" : null },
    el("span", { text: one.label }),
    one.state === "new" ? null : el("span", { class: "nv-lesson-state", text: ({ done: "✓ ", seen: "◦ " }[one.state] ?? "… ") + t(model, "lesson-ui-" + one.state) })))));
  const wide = window.matchMedia("(min-width: 75rem)").matches;
  const list = el("details", { open: wide, class: "nv-lesson-list" },
    el("summary", { "data-at": "steps", text: t(model, "lesson-ui-steps") }), steps);
  const sure = el("div", { class: "nv-lesson-sure", hidden: true }, el("p", { text: t(model, "lesson-ui-start-over-sure") }),
    el("div", { class: "nv-row" }, press(tell, { event: "start over" }, { text: t(model, "lesson-ui-start-over-yes"), "data-at": "over-yes" }),
      el("button", { type: "button", class: "nv-button", text: t(model, "lesson-ui-start-over-no"), on: { click: () => { sure.hidden = true; over.focus(); } } })));
  const over = el("button", { type: "button", class: "nv-button", "data-at": "over", text: t(model, "lesson-ui-start-over"),
    on: { click: () => { sure.hidden = false; sure.querySelector("button").focus(); } } });
  return [el("nav", { "aria-label": t(model, "lesson-ui-episodes") },
    el("label", { class: "nv-lesson-pick" }, el("span", { text: t(model, "lesson-ui-episode-pick") }), pick),
    el("p", { class: "nv-lesson-small nv-lesson-chosen", "aria-hidden": "true", hidden: chosen.label.length < LONG_TITLE, text: chosen.label }),
    list,
    el("p", { class: "nv-lesson-progress" }, el("progress", { max: page.count, value: page.done, "aria-hidden": "true" }), el("span", { text: page.progress })),
    el("details", {}, el("summary", { "data-at": "about", text: t(model, "lesson-ui-about") }), el("p", { text: page.blurb }),
      el("p", { text: t(model, "lesson-ui-goals") + t(model, "general-colon") }), el("ul", {}, page.goals.map((goal) => el("li", { text: goal }))),
      el("p", {}, el("a", { href: page.teach, "data-at": "teach", text: t(model, "lesson-ui-teach") }))),
    el("div", { class: "nv-row" }, press(tell, { event: "save" }, { text: t(model, "lesson-ui-save"), "data-at": "save" }),
      press(tell, { event: "print" }, { text: t(model, "lesson-ui-print"), "data-at": "print" }), over), sure)];
}

// ---- story ---------------------------------------------------------------------------------------------------

function mark(model, name) {
  return el("span", { class: "nv-lesson-mark", "data-mark": name, text: t(model, "lesson-ui-" + name + "-mark") });
}

/** What is for who looks for it: its name and, opened, the rest. */
function folded(title, at, ...parts) {
  return el("details", { class: "nv-lesson-small" }, el("summary", { "data-at": at, text: title }), parts);
}

/** The story; once the answer is known it folds: what fell and why come first. */
function drawHead(model, page) {
  const story = [
    el("p", { class: "nv-lesson-goal", text: page.goal }),
    drawFaces(model, page.faces),
    page.since ? el("p", { class: "nv-lesson-since", text: page.since }) : null,
    el("p", { class: "nv-lesson-hook", text: page.hook }),
  ];
  return [
    el("p", { class: "nv-lesson-place" }, el("span", { text: page.place }), page.leave ? [" ", el("a", { href: page.leave, "data-at": "leave", text: t(model, "lesson-ui-presenter-leave") })] : null),
    el("h2", { tabindex: -1, "data-at": "title", text: page.title }),
    page.folded ? folded(t(model, "lesson-ui-story-again"), "story", story) : story,
    page.notes.map((note) => el("p", { class: "nv-lesson-note", role: "status", text: note })),
  ];
}

/** The rule that is needed, what is taken as given, and where it all comes from. */
function drawGiven(model, page) {
  const parts = [
    page.rule.length ? el("div", { class: "nv-lesson-rule-told" }, el("h3", { text: t(model, "lesson-ui-rule-told") }), page.rule.map((one) => el("p", { text: one }))) : null,
    el("div", { class: "nv-lesson-small nv-lesson-taken" }, el("p", { text: t(model, "lesson-ui-assumptions") + t(model, "general-colon") }), el("ul", {}, page.assumptions.map((one) => el("li", { text: one })))),
    folded(t(model, "lesson-ui-origin"), "origin", el("p", { class: "nv-row" }, mark(model, page.mark), el("span", { text: page.source })),
      el("p", {}, el("span", { text: t(model, "lesson-ui-rules") + t(model, "general-colon") }), page.rules.map((number, place) => [place ? ", " : "", ruleLink(model, number)]))),
  ];
  const title = t(model, page.rule.length ? "lesson-ui-rule-told" : "lesson-ui-assumptions");
  return page.open ? parts : [folded(title, "given", parts)];
}

// ---- where the focus goes ------------------------------------------------------------------------------------

const MOST_FRAMES = 90;

/** The focus goes to `wanted` as soon as that is drawn and can take it: at once where it can, and never away from whoever has moved on. */
function focusWhen(wanted, frames = 0, from = focusWhen.place()) {
  if (frames && focusWhen.place() !== from && document.activeElement !== document.body) return;
  const target = document.querySelector(wanted);
  if (!target || target.disabled || !target.checkVisibility()) {
    if (frames < MOST_FRAMES) requestAnimationFrame(() => focusWhen(wanted, frames + 1, from));
    return;
  }
  target.focus({ preventScroll: true });
  if (wanted.includes("title")) window.scrollTo({ top: 0 });
  else requestAnimationFrame(() => intoView(target));
}

/** The control that has the focus, by name: a redraw puts another one in its place. */
focusWhen.place = () => document.activeElement.dataset.at || document.activeElement;

/** The part in view, whole where there is room; without motion for whoever wants less. */
function intoView(target) {
  const part = target.closest(".nv"), box = part.getBoundingClientRect();
  const behavior = reducedMotion() ? "instant" : "smooth";
  if (box.height > window.innerHeight) target.scrollIntoView({ block: "start", behavior });
  else if (box.top < 0 || box.bottom > window.innerHeight) part.scrollIntoView({ block: "nearest", behavior });
}

// ---- the widget ----------------------------------------------------------------------------------------------

function render({ model, el: host }) {
  const part = model.get("part");
  const box = root(host, "lesson-" + part);
  const body = el("div", { class: "nv-lesson-body" });
  const unkept = el("p", { class: "nv-quiet", role: "status" });
  box.append(body, unkept, problemLine(model));
  const tell = (message) => { ask(model, box, message); };
  tell.latest = (message) => { askLatest(model, box, message); };   // of several in a row only the newest need be answered
  let opened = new Set();

  function redraw() {
    const page = model.get("page");
    if (!Object.keys(page).length) return;
    const at = body.contains(document.activeElement) ? document.activeElement.dataset.at : null;
    body.querySelectorAll("details > summary[data-at]").forEach((one) => opened[one.parentNode.open ? "add" : "delete"](one.dataset.at));
    if (page.fresh !== redraw.fresh) { redraw.fresh = page.fresh; opened = new Set([...opened].filter((one) => one === "steps")); }
    body.replaceChildren(...DRAW[part](model, page, tell).flat(Infinity).filter(Boolean));
    body.querySelectorAll("details > summary[data-at]").forEach((one) => { if (opened.has(one.dataset.at)) one.parentNode.open = true; });
    if (at) body.querySelector(`[data-at="${CSS.escape(at)}"]`)?.focus({ preventScroll: true });
    if (part === "head") document.title = page.documentTitle;
  }

  function answered() {
    takeAlong(model);
    spoken(model.get("said"), model.get("focus"));
  }

  /** What was done on the board is told here: nobody had asked from this part. */
  function chosen() { spoken(model.get("told").said, model.get("told").focus); }

  function spoken(said, wanted) {
    if (said) announce(said);
    if (wanted) focusWhen(wanted);
  }

  box.addEventListener("nv-answered", answered);
  model.on("change:page", redraw);
  model.on("change:told", chosen);
  redraw();
  const stop = part === "nav" ? keeper(model, (message) => model.send(message), unkept) : () => {};
  return () => { model.off("change:page", redraw); model.off("change:told", chosen); stop(); };
}

export default widget(render);
