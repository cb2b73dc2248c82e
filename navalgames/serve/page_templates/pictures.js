// Draws every picture of a page that has no kernel from the data beside it. It stands behind the scripts of the widgets that draw.
// What stands in its place before tells the same in words, and stays where no script runs.

const spoken = JSON.parse(document.getElementById("naval-picture-words").textContent);
for (const place of document.querySelectorAll(".naval-picture")) {
  const traits = { ...spoken, ...JSON.parse(place.querySelector("script").textContent) };
  const model = { get: (name) => traits[name], on() {}, off() {}, send() {} };
  widget(render).render({ model, el: place.querySelector(".naval-picture-drawn") });
}
