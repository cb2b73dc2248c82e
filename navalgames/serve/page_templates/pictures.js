// Draws every picture of a page that has no kernel from the data beside it. It stands behind the scripts of the widgets that draw.
// What stands in its place before tells the same in words, and stays where no script runs.

const spoken = JSON.parse(document.getElementById("naval-picture-words").textContent);
for (const place of document.querySelectorAll(".naval-picture")) {
  const part = place.closest("section").getAttribute("aria-labelledby");
  const traits = { ...spoken, ...JSON.parse(place.querySelector("script").textContent), within: document.getElementById(part).textContent.trim() };
  const model = { get: (name) => traits[name], on() {}, off() {}, send() {} };
  const drawn = place.querySelector(".naval-picture-drawn");
  widget(render).render({ model, el: drawn });
  const frame = drawn.querySelector("section"), called = frame.getAttribute("aria-labelledby");
  frame.setAttribute("aria-labelledby", part + " " + called);   // no two on the page alike
}
