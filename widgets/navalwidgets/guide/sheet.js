// The whole episode on paper. Knows plain records. Knows no game.

/** Exact chances as bars beside their numbers; a bar is drawn, so that it is printed without colours of the background. */
function sheetChances(step) {
  const bar = (length) => svg("svg", { viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" }, svg("rect", { width: length, height: 10 }));
  return el("table", {}, el("tbody", {}, step.chances.map(([label, ...numbers], place) => el("tr", {}, el("th", { scope: "row", text: label }),
    el("td", { class: "nv-sheet-bar" }, bar(step.bars[place])), numbers.map((one) => el("td", { class: "nv-number", text: one }))))));
}

/** A check question with what was answered so far. */
function sheetCheck(check) {
  const sign = (one) => (check.kind === "order" ? "" : one.id !== check.chosen ? "☐ " : "☒ ");
  if (check.kind === "line") return [el("p", {}, el("strong", { text: check.question })), check.marks.length ? el("ul", {}, check.marks.map((one) => el("li", { text: one.label }))) : null,
    el("p", { text: check.said || "0 ______________________________ 100" }), check.feedback ? el("p", {}, el("strong", { text: check.verdict + " " }), check.feedback) : null];
  return [el("p", {}, el("strong", { text: check.question })), el("ul", { class: "nv-sheet-answers" }, check.answers.map((one) => el("li", { text: sign(one) + one.label }))),
    check.feedback ? el("p", {}, el("strong", { text: check.verdict + " " }), check.feedback) : null];
}

/** A sheet of all steps, seen only by printers; the page itself is not printed while it is there. */
function printSheet(model, sheet) {
  document.querySelector(".nv-lesson-sheet")?.remove();
  const list = (items, tag = "ul") => el(tag, {}, items.map((one) => el("li", { text: one })));
  const paper = el("div", { class: "nv nv-lesson-sheet" }, el("h2", { text: sheet.title }), list(sheet.goals), sheet.steps.map((step) => el("section", {},
    el("p", { text: step.place }), el("h3", { text: step.title }), el("p", { text: step.hook }),
    step.scene ? [el("p", { text: t(model, "lesson-ui-scene") + t(model, "general-colon") + step.scene }), el("div", { class: "nv-scene nv-sheet-scene", "data-scene": step.id })] : null,
    el("p", { text: t(model, "lesson-ui-assumptions") + t(model, "general-colon") }), list(step.assumptions),
    el("h4", { text: t(model, "lesson-ui-predict") }), el("p", {}, el("strong", { text: step.question })), step.options.length ? list(step.options) : null,
    el("p", { text: step.said || "________________" }),
    el("h4", { text: t(model, "lesson-ui-chart") }), el("p", { text: step.told }), sheetChances(step),
    pictureOnPaper(step), el("h4", { text: t(model, "lesson-ui-explain") }), step.own ? el("p", {}, el("strong", { text: step.own })) : null, step.explain.map((one) => el("p", { text: one })),
    el("h4", { text: t(model, "lesson-ui-vary") }), el("p", { text: step.task }), step.found ? el("p", { text: step.found }) : null,
    el("h4", { text: t(model, "lesson-ui-check") }), step.checks.map(sheetCheck),
    el("h4", { text: t(model, "lesson-ui-history") }), step.history.map((one) => el("p", {}, mark(model, one.mark), el("span", { text: " " + one.text + " " }), el("cite", { text: one.source }))))),
    el("h3", { text: t(model, "lesson-ui-summary") }), list(sheet.summary), el("p", { text: sheet.exit }),
    el("h3", { text: t(model, "lesson-ui-sources") }), list(sheet.sources));
  document.body.append(paper);
  const worn = [...document.adoptedStyleSheets];
  window.addEventListener("afterprint", () => { paper.remove(); document.adoptedStyleSheets = worn; }, { once: true });
  scenesOnPaper(sheet.drawn).finally(() => window.print());      // after the pictures, which draw themselves when all is laid out
}

/** The scenes, each in its place, by the script that reading pages draw them with. Where none may run, their words stand there. */
function scenesOnPaper(drawn) {
  const address = URL.createObjectURL(new Blob([drawn], { type: "text/javascript" })), script = el("script", { src: address });
  const ended = new Promise((end) => { script.onload = end; script.onerror = end; });
  document.head.append(script);
  return ended.finally(() => { script.remove(); URL.revokeObjectURL(address); });
}

/** Why the chances of a step are what they are; the view of the pictures that the page shows draws it. */
function pictureOnPaper(step) {
  return window.nvWhyOnPaper && step.picture.sections.some((part) => part.pictures.length) ? window.nvWhyOnPaper(step.picture, step.title) : null;
}

function takeAlong(model) {
  const file = model.get("file") || {};
  if (file.text) download(file.name, "text/csv;charset=utf-8", "\ufeff" + file.text);
  if (file.sheet) printSheet(model, file.sheet);
}
