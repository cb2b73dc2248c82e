// What follows the answer: explanation, change it, checks, history. Knows the plain record of a step. Knows no game.

function drawReveal(model, page, tell) {
  const parts = [];
  if (page.example && !page.waits) parts.push(el("details", {}, el("summary", { "data-at": "example", text: t(model, "lesson-ui-example-title") }), el("p", { text: page.example.about }),
    el("ul", {}, page.example.throws.map((one) => el("li", { text: one }))), el("p", {}, el("strong", { text: page.example.outcome }))));
  if (!page.revealed) {
    parts.push(page.certain && !page.locked ? el("p", { class: "nv-quiet", text: page.certain }) : null, drawStrip(model, page.strip), el("div", { class: "nv-row" }, page.locked
      ? press(tell, { event: "all" }, { class: "nv-button nv-lesson-all", "data-at": "all", text: t(model, "lesson-ui-all") })
      : press(tell, { event: "reveal" }, { class: "nv-button" + (page.rolled || page.certain ? " nv-button-main" : ""), "data-at": "reveal", text: t(model, "lesson-ui-reveal") })));
    return parts;
  }
  parts.push(el("h3", { tabindex: -1, "data-at": "vary", text: t(model, "lesson-ui-vary") }), el("p", { text: page.task }), page.whose ? el("p", { class: "nv-quiet", text: page.whose }) : null, page.foresee.question ? drawForesee(page.foresee, tell) : [drawCurve(page, tell), drawSettings(page, tell)]);
  if (page.cleared) parts.push(el("p", { class: "nv-quiet", text: page.cleared }));
  if (page.watched.length) parts.push(el("ul", { class: "nv-lesson-watched" }, page.watched.map((one) => el("li", { text: one }))));
  if (page.foreseen) parts.push(el("p", { class: "nv-lesson-foreseen", text: page.foreseen }));
  if (page.found) parts.push(el("p", { class: "nv-lesson-found" }, page.foreseen ? null : el("strong", { text: t(model, "lesson-ui-found") + " " }), el("span", { text: page.varied })));
  return parts;
}

/** What will it bring? Said before it is seen: only then can the control be moved. */
function drawForesee(page, tell) {
  return el("fieldset", { class: "nv-lesson-foresee" }, el("legend", { text: page.question }),
    el("div", { class: "nv-row" }, page.answers.map((one) => press(tell, { event: "foresee", said: one.id }, { "data-at": "foresee-" + one.id, text: one.label }))));
}

function drawSettings(page, tell) {
  const name = unique("nv-set-");
  return el("fieldset", { class: "nv-lesson-set" }, el("legend", { text: page.control }), el("div", { class: "nv-row" }, page.values.map((one) => el("label", { class: "nv-lesson-value" },
    el("input", { type: "radio", name, value: one.code, checked: one.current, "data-at": "set-" + one.code, on: { change: () => tell({ event: "vary", value: one.code }) } }), el("span", { text: one.label })))));
}

// ---- explanation, checks, history ----------------------------------------------------------------------------

const FIRST_WHY = 3;                                     // what the learner said, and the way to the number

/** Why it is so: the first thing that is read once the answer is known. */
function drawWhy(model, page) {
  if (!page.explain.length) return [];
  const said = page.explain.map((one, place) => el("p", { class: place ? null : "nv-lesson-own", text: one }));
  return [el("h3", { tabindex: -1, "data-at": "explain", text: t(model, "lesson-ui-explain") }),
    said.slice(0, FIRST_WHY), said.length > FIRST_WHY ? folded(t(model, "lesson-ui-explain-more"), "explain-more", said.slice(FIRST_WHY)) : null,
    page.reconstruction ? el("p", { class: "nv-row" }, badge(model, "reconstruction"), el("span", { text: page.reconstruction })) : null];
}

function drawTalk(model, page, tell) {
  const words = el("details", {}, el("summary", { "data-at": "terms", text: t(model, "lesson-ui-terms") }), el("dl", {}, page.terms.map((one) => [el("dt", { text: one.word }), el("dd", { text: one.means })])));
  if (!page.revealed) return page.terms.length ? [words] : [];
  return [
    el("section", {}, el("h3", { text: t(model, "lesson-ui-check") }), checkForms(model, page.checks, tell)),
    folded(t(model, "lesson-ui-history"), "history", el("ul", { class: "nv-lesson-history" }, page.history.map((one) => statement(model, one)))),
    page.mission?.href ? drawMission(model, page.mission) : null,
    page.summary.length ? el("section", { class: "nv-card" }, el("h3", { text: t(model, "lesson-ui-summary") }), el("ul", {}, page.summary.map((one) => el("li", { text: one }))),
      el("h4", { text: t(model, "lesson-ui-exit") }), el("p", { text: page.exit })) : null,
    page.story?.rows ? drawStory(model, page.story) : null,
    page.ending?.length ? folded(t(model, "lesson-ui-ending"), "ending", el("ul", { class: "nv-lesson-history" }, page.ending.map((one) => statement(model, one)))) : null,
    page.home ? folded(t(model, "lesson-ui-home"), "home", el("ol", {}, page.home.map((one) => el("li", { text: one }))),
      el("p", { class: "nv-row nv-lesson-doors" }, el("a", { href: page.play.href, class: "nv-button nv-button-main", "data-at": "play-on", text: page.play.label }),
        el("a", { href: page.whatIf.href, "data-at": "what-if", text: page.whatIf.label })),
      page.moreToDo.length ? [el("h4", { text: t(model, "lesson-ui-ending-more") }), page.moreToDo.map((one, n) => el("p", {}, el("span", { text: one.text + " " }), el("a", { href: one.href, "data-at": "more-" + n, text: t(model, "lesson-ui-ending-lab") })))] : null) : null,
    el("div", { class: "nv-row nv-lesson-moves" },
      page.back ? press(tell, { event: "back" }, { text: t(model, "lesson-ui-back"), "data-at": "back" }) : null,
      page.next ? press(tell, { event: "next" }, { class: "nv-button nv-button-main", text: page.next, "data-at": "next" }) : null,
      page.nextEpisode ? press(tell, { event: "episode", episode: page.nextEpisode.id }, { class: "nv-button nv-button-main", text: page.nextEpisode.label, "data-at": "next" }) : null,
      el("a", { href: page.lab, text: t(model, "lesson-ui-sandbox") })),
    page.terms.length ? words : null,
    el("details", {}, el("summary", { "data-at": "sources", text: t(model, "lesson-ui-sources") }), el("ul", {}, page.sources.map((one) => el("li", { text: one })))),
  ];
}

/** The door to the mission, with how the learner's tries went; whoever comes back from it sees it first. */
function drawMission(model, mission) {
  const tried = triesOf(mission.place);
  const card = el("section", { class: "nv-card nv-lesson-mission" }, el("h3", { text: mission.title }), el("p", { text: mission.task }),
    tried ? el("p", {}, el("strong", { text: t(model, "lesson-ui-mission-" + (tried.tries > 1 ? "tried" : tried.met ? "met" : "missed"), tried) })) : null,
    el("p", { class: "nv-row" }, el("a", { href: mission.href, class: "nv-button" + (tried ? "" : " nv-button-main"), "data-at": "mission", text: mission.label })));
  if (hasComeBackFrom(mission.place)) focusWhen('[data-at="mission"]');
  return card;
}

/** The learner's own way through the episode: what was ordered, how the dice fell, and how rare all of it is. */
function drawStory(model, story) {
  return folded(t(model, "lesson-ui-story"), "own-story", el("div", { class: "nv-lesson-story" }, el("ol", {}, story.rows.map((one) => el("li", {}, el("strong", { text: one.title }), one.order ? el("span", { text: one.order }) : null, el("span", { text: one.fell })))),
    el("p", { text: story.together }), story.predicted ? el("p", { text: story.predicted }) : null));
}

function statement(model, one) {
  return el("li", {}, mark(model, one.mark), el("span", { text: " " + one.text + " " }), one.source ? el("cite", { class: "nv-quiet", text: one.source }) : null);
}

/** The step's questions, each folded until the one before it was answered; then what is there for those who are done. */
function checkForms(model, checks, tell) {
  const forms = checks.map((one, place) => checkForm(model, one, place, tell));
  const further = forms.filter((_form, place) => checks[place].more);
  const waits = (place) => place > 0 && !checks[place - 1].feedback && !checks[place].feedback;
  const asked = forms.map((form, place) => (waits(place) ? folded(t(model, "lesson-ui-check-question", { number: place + 1 }), "question-" + place, form) : form));
  return [...asked.filter((_form, place) => !checks[place].more),
    further.length ? el("details", { class: "nv-lesson-more" }, el("summary", { "data-at": "more", text: t(model, "lesson-ui-more") }), further) : null];
}
