// What happens in order where a question is a whole procedure of the game.
// Knows sentences from Python. Works out no chance.

/** What happens in order, the act on which most depends marked, and one way multiplied out. */
function happensInOrder(model, course) {
  if (!course) return [];
  const most = (place) => (place === course.most ? [" ", el("strong", { text: t(model, "picture-course-most") })] : []);
  const acts = el("ol", { class: "nv-why-course" }, course.acts.map((text, place) => el("li", { class: place === course.most ? "nv-why-most" : null }, glued(text), most(place))));
  const way = course.way.length ? [el("p", { class: "nv-why-thrown", text: course.head }), el("ul", { class: "nv-why-course" }, course.way.map((text) => el("li", { text: glued(text) })))] : [];
  const order = course.acts.length ? [el("p", { class: "nv-why-thrown", text: t(model, course.compared ? "picture-course-compared" : "picture-course-head") }), acts] : [];
  return [...order, ...way, ...course.told.map((text) => el("p", { text: glued(text) }))];
}
