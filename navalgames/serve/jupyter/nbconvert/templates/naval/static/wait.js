// The page of a full server: asks now and then whether there is room, and opens what its address says when there is.
(() => {
  const EVERY = 8000;  // ms; each page waits a little more or less, so that a class does not ask all at once
  const { free } = document.currentScript.dataset;
  document.querySelector(".naval-waiting").hidden = false;

  async function ask() {
    let room = false;
    try { room = (await (await fetch(free, { cache: "no-store" })).json()).free; } catch { /* the server is away: later */ }
    if (room) location.reload();
    else later();
  }
  const later = () => setTimeout(ask, EVERY * (0.6 + 0.8 * Math.random()));
  later();
})();
