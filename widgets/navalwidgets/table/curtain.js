// A page of its own between two players or at the end. Knows words and buttons.

/** A share of games as a bar, with the interval in which the chance most likely lies. */
function shareBar(one) {
  const percent = (share) => 100 * share + "%";
  return [el("p", { text: one.said }), el("div", { class: "nv-curtain-bar", "aria-hidden": "true" },
    el("span", { class: "nv-curtain-share", style: "inline-size:" + percent(one.share) }),
    el("span", { class: "nv-curtain-interval", style: "inset-inline-start:" + percent(one.low) + ";inline-size:" + percent(one.high - one.low) }))];
}

/** How likely the goal was as a mission went on, and what each order did to it. */
function coursePart(course) {
  if (!course.points) return [];
  const steps = el("details", {}, el("summary", { text: course.about }), el("ol", { class: "nv-curtain-steps" }, course.steps.map((step) => el("li", { text: step }))));
  const followed = course.followed;
  return [course.turning ? el("p", {}, el("strong", { text: course.turning })) : "",
    followed.length ? el("ul", { class: "nv-curtain-steps" }, followed.map((line) => el("li", { text: line }))) : "",
    course.instead ? el("p", { text: course.instead }) : "",
    el("p", {}, outlookCurve(course, course.whole, 1.5)), course.steps.length ? steps : ""].filter(Boolean);
}

function render({ model, el: node }) {
  const frame = root(node, "curtain");
  const wait = waitLine(frame, () => t(model, "general-busy"));
  const course = el("div");
  const drawCourse = () => course.replaceChildren(...coursePart(model.get("course")));
  function draw() {
    drawCourse();
    frame.replaceChildren();
    const tried = model.get("tried");
    if (tried.mission) keepTries(tried.mission, tried.met, tried.tries);
    frame.hidden = !model.get("title");
    if (frame.hidden) return;
    const side = model.get("side");
    const title = el("h2", { tabindex: "-1", text: model.get("title") });
    const press = (key) => ask(model, frame, { event: "press", key, drawn: model.get("drawn") });
    frame.append(el("div", { class: "nv-card nv-curtain-card" + (side === null || side === undefined ? "" : " nv-side-" + side) }, title,
      model.get("lines").map((line) => el("p", { text: line })), wordList(model, true) || "", course, model.get("bars").map(shareBar), model.get("rule") ? el("p", {}, ruleLink(model, model.get("rule"))) : null, problemLine(model), wait,
      el("div", { class: "nv-row" }, model.get("buttons").map((button) => el("button", { type: "button", class: "nv-button nv-curtain-button" + (button.main ? " nv-button-main" : ""), "data-key": button.key, text: button.label, on: { click: () => press(button.key) } })),
        model.get("doors").map((door) => el("a", { href: door.href, text: door.label, on: { click: () => goBackTo(tried.mission) } })))));
    announce([model.get("title"), ...model.get("lines"), ...model.get("bars").map((one) => one.said)].join(" "));
    focusSoon(() => frame.querySelector(".nv-button-main") || title);
  }
  frame.addEventListener("nv-answered", () => { if (!isSeen(frame)) focusDecision(); });
  model.on("change:drawn", draw);
  model.on("change:course", drawCourse);
  draw();
  return () => { model.off("change:drawn", draw); model.off("change:course", drawCourse); };
}

export default widget(render);
