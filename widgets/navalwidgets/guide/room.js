// How high the scene of a step stands: what dice and bars below it leave of the window. Knows parts of the page by their classes.

const LARGEST_SCENE = 26;                                 // rem

/** Follow what the scene and the bars need, for as long as the page is open. */
function keepRoom(scene, name) {
  const guide = scene?.closest(".nv-guide"), bench = guide?.querySelector(":scope > .nv-lesson-bench");
  if (!bench || scene.dataset.kept) return;
  scene.dataset.kept = "true";
  let asked = 0;
  const look = () => { cancelAnimationFrame(asked); asked = requestAnimationFrame(() => { watch(); fitScene(guide, scene, bench); leaveTogether(guide, scene); reachable(scene, name); }); };
  const sizes = new ResizeObserver(look);
  const watch = () => [scene, bench, ...scene.querySelectorAll(":scope > *, :scope > * > *"), ...bench.children].forEach((one) => sizes.observe(one));
  new MutationObserver(look).observe(guide, { attributeFilter: ["class"] });
  new MutationObserver(look).observe(scene, { childList: true });
  window.addEventListener("resize", look);
  look();
}

/** Give the scene its height. To measure, sizes change for a moment: what was scrolled to stays, and what has the focus is in view. */
function fitScene(guide, scene, bench) {
  const before = guide.style.getPropertyValue("--nv-scene"), [low, down] = [bench.scrollTop, window.scrollY], focus = document.activeElement;
  const height = fitting(guide, scene, bench);
  guide.style.setProperty("--nv-scene", height);
  bench.scrollTop = low;
  if (window.scrollY !== down) window.scrollTo({ top: down, behavior: "instant" });
  if (height !== before && bench.contains(focus)) focus.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** Beside its dice and bars a scene is as high as they leave it room, where it can use that; before them ("") the style says how high. */
function fitting(guide, scene, bench) {
  guide.style.removeProperty("--nv-scene");
  const last = [".nv-odds-plot", ".nv-dice"].map((one) => bench.querySelector(one)).find((one) => one?.checkVisibility());
  if (getComputedStyle(scene).position !== "sticky" || guide.matches(".nv-guide-presenter, .nv-lesson-asking") || !last) return "";
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize), least = scene.clientHeight;
  const below = last.getBoundingClientRect().bottom - bench.getBoundingClientRect().top + bench.scrollTop;
  const room = window.innerHeight - (guide.getBoundingClientRect().top + window.scrollY) - below - rem;
  const most = Math.min(room, LARGEST_SCENE * rem);
  if (most <= least) return "";
  guide.style.setProperty("--nv-scene", most + "px");
  scene.style.height = "auto";
  const used = scene.getBoundingClientRect().height;
  scene.style.height = "";
  return Math.min(room, used) + "px";
}

/** At the end of the page what stands below the scene must not be pushed over it: the scene leaves with it. */
function leaveTogether(guide, scene) {
  scene.style.marginBottom = "";
  const below = [...guide.querySelectorAll(":scope > :is(.nv-lesson-bench, .nv-lesson-rule)")].find((one) => one.checkVisibility() && getComputedStyle(one).position === "sticky");
  if (below && getComputedStyle(scene).position === "sticky") scene.style.marginBottom = `calc(${below.offsetHeight}px + 0.5rem)`;
}

/** A scene that is higher than its room scrolls, by keyboard as well. */
function reachable(scene, name) {
  const told = { tabindex: 0, role: "region", "aria-label": name };
  const scrolls = scene.scrollHeight > scene.clientHeight + 1;
  Object.entries(told).forEach(([key, value]) => scrolls ? scene.setAttribute(key, value) : scene.removeAttribute(key));
}
