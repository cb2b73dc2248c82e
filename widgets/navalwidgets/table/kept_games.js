// Games in progress, kept by the browser: this tab's own for a reload, the latest few for the next visit.
// A game is kept under its own number, so that two tabs never write over each other's game.

const MOST_KEPT = 4;
const ownPlace = (game) => "navalgames:table:" + game;                    // of this tab: {play, text}
const keptPlace = (game, play) => ownPlace(game) + ":" + play;            // of the browser: {at, text}

function read(store, place) {
  try { return JSON.parse(store().getItem(place)); } catch { return null; }
}

function write(store, place, value) {
  try { store().setItem(place, JSON.stringify(value)); return true; } catch { return false; }
}

function forget(store, place) {
  try { store().removeItem(place); } catch { /* storage is forbidden: nothing was kept */ }
}

const ofTab = () => sessionStorage, ofBrowser = () => localStorage;

/** The places of a game's kept plays, the latest first. */
function keptPlaces(game) {
  try {
    const places = Object.keys(localStorage).filter((place) => place.startsWith(keptPlace(game, "")));
    return places.sort((a, b) => (read(ofBrowser, b)?.at || 0) - (read(ofBrowser, a)?.at || 0));
  } catch { return []; }
}

/** Keep the text of a play, with what it is about in words; "" forgets it. False when a reload would lose it. */
function keepGame(game, play, text, about = "") {
  const place = keptPlace(game, play);
  if (!text) {
    forget(ofBrowser, place);
    if (read(ofTab, ownPlace(game))?.play === play) forget(ofTab, ownPlace(game));
    return true;
  }
  for (const old of keptPlaces(game).filter((one) => one !== place).slice(MOST_KEPT - 1)) forget(ofBrowser, old);
  const own = write(ofTab, ownPlace(game), { play, text, about });
  const kept = write(ofBrowser, place, { at: Date.now(), text, about });
  if (!own) forget(ofTab, ownPlace(game));       // an older turn must not come back for a newer one
  if (!kept) forget(ofBrowser, place);
  return own || kept;
}

/** The plays to go on with, {play, text, about, own}: this tab's own first, then those left last. */
function keptGames(game) {
  const own = read(ofTab, ownPlace(game));
  const left = keptPlaces(game).map((place) => ({ ...read(ofBrowser, place), play: place.slice(keptPlace(game, "").length), own: false }));
  return [...(own?.text ? [{ ...own, own: true }] : []), ...left.filter((one) => one.text && one.play !== own?.play)];
}

/** Whether the page was opened by reloading it, or by going back to it: the reader wants to be where they were. */
function comesBack() {
  return ["reload", "back_forward"].includes(performance.getEntriesByType("navigation")[0]?.type);
}
