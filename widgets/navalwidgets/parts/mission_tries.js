// How a learner's tries at a mission went, kept in this tab: the table tells it, the episode shows it. Knows no game.

const MISSION_PLACE = "navalgames:mission:", MISSION_BACK = "navalgames:mission-back";

/** Keep that so many of so many tries were met; without storage the episode just does not know it. */
function keepTries(mission, met, tries) {
  try { sessionStorage.setItem(MISSION_PLACE + mission, JSON.stringify({ met, tries })); } catch { /* nothing is kept */ }
}

/** {met, tries} of a mission; null where none was kept. */
function triesOf(mission) {
  try { return JSON.parse(sessionStorage.getItem(MISSION_PLACE + mission)); } catch { return null; }
}

/** The learner goes back to the episode: its page begins where the mission stands. */
function goBackTo(mission) {
  try { sessionStorage.setItem(MISSION_BACK, mission); } catch { /* it begins at the top */ }
}

/** Whether the learner has just come back from this mission; told once. */
function hasComeBackFrom(mission) {
  try {
    const back = sessionStorage.getItem(MISSION_BACK) === mission;
    if (back) sessionStorage.removeItem(MISSION_BACK);
    return back;
  } catch { return false; }
}
