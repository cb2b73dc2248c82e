// On a narrow page of the lab the answer stands below the settings: a strip at the window's lower edge tells it meanwhile.
// Knows a chart's box and its sentence. Knows no odds.

const STRIP_WIDTH = 700;    // of the window, below which settings and answer stand one below the other

/** Repeats the sentence in a strip while it is further down than the window shows. Returns what takes the strip away. */
function followed(box, sentence) {
  const strip = el("p", { class: "nv-strip", "aria-hidden": "true", hidden: true });
  const told = new MutationObserver(() => { strip.textContent = sentence.textContent; });
  const seen = new IntersectionObserver(([now]) => {
    if (!strip.isConnected && box.closest(".nv-lab")) document.body.append(strip);
    strip.hidden = now.isIntersecting || now.boundingClientRect.top < 0 || window.innerWidth > STRIP_WIDTH;
  });
  told.observe(sentence, { childList: true });
  seen.observe(sentence);
  return () => { told.disconnect(); seen.disconnect(); strip.remove(); };
}
