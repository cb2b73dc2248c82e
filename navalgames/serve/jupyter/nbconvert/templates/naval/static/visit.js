// A reader is here: says so by a cookie, which a dashboard asks for before it starts anything.
// On the page that stands for a dashboard (data-open) it then goes on, once somebody looks at it.
(() => {
  const FIELD = "visit", KEY = "naval-opening", SOON = 15000;  // ms in which a second try means that cookies are not kept
  const { base, open } = document.currentScript.dataset;
  document.cookie = `naval_visit=1; path=${base}; samesite=lax`;
  const address = new URL(location.href);

  function go() {
    const tried = Number(remembered());
    if (document.cookie.includes("naval_visit=1") && Date.now() - tried > SOON && remember()) {
      location.reload();
    } else {
      address.searchParams.set(FIELD, "1");
      location.replace(address);
    }
  }
  const remembered = () => { try { return sessionStorage.getItem(KEY); } catch { return 0; } };
  const remember = () => { try { sessionStorage.setItem(KEY, Date.now()); return true; } catch { return false; } };

  function onceSeen() {
    if (document.visibilityState !== "visible" || document.prerendering) return;
    document.removeEventListener("visibilitychange", onceSeen);
    document.removeEventListener("prerenderingchange", onceSeen);
    go();
  }

  const asked = address.searchParams.has(FIELD);
  if (open !== undefined) {
    addEventListener("DOMContentLoaded", () => {
      const start = document.querySelector(".naval-start");
      start.hidden = false;
      start.addEventListener("click", go);
    });
    if (asked) return;  // here in spite of it: the reader decides
    document.addEventListener("visibilitychange", onceSeen);
    document.addEventListener("prerenderingchange", onceSeen);
    onceSeen();
  } else if (asked) {  // the mark has done its work; the address is for people
    address.searchParams.delete(FIELD);
    history.replaceState(history.state, "", address);
  }
})();
