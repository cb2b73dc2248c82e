// The frame of a page whose Python runs in this browser: tells in words how far it is, and when it is lost.
// Knows the page's own elements. Knows no widget: page.js tells what happens.
window.navalFrame = (() => {
  const SLOW = 60000;  // ms until we say that preparing takes long
  const MEGABYTE = 1e6;
  const told = JSON.parse(document.getElementById("naval-site").textContent);
  const banner = document.getElementById("naval-banner"), loading = document.getElementById("loading");
  const line = document.getElementById("loading_text"), began = performance.now();
  const query = new URLSearchParams(location.search);
  let lost = "", last = 0;

  const filled = (text, facts) => text.replace(/\{([a-z]+)\}/g, (_gap, name) => facts[name]);
  const number = new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

  function tell(reason) {
    if (lost && lost !== "slow") return;
    lost = reason;
    for (const one of banner.querySelectorAll("[data-when]")) one.hidden = one.dataset.when !== reason;
    banner.hidden = false;
    if (reason !== "slow" && loading.isConnected) line.textContent = "";
  }

  banner.querySelector(".naval-reload").addEventListener("click", () => location.reload());
  const slow = setTimeout(() => tell("slow"), SLOW);

  // A fault in a script of ours: what it left undone is told, not hidden.
  const ours = (fault) => /blob:/.test(fault?.stack || "");
  window.addEventListener("error", (event) => { if (ours(event.error)) tell("broken"); });
  window.addEventListener("unhandledrejection", (event) => { if (ours(event.reason)) tell("broken"); });

  const able = "DecompressionStream" in window && "WebAssembly" in window && typeof TransformStream === "function";
  if (location.protocol === "file:") tell("file");
  else if (!able) tell("old");

  query.set("lang", document.documentElement.lang);
  return {
    asked: { ...told.asked, root: new URL(told.root, location.href).href, query: query.toString() },

    /** How much has come, at most four times a second; the seconds are those since the page began. */
    progress({ have, all }) {
      if (performance.now() - last < 250 && have < all) return;
      last = performance.now();
      const key = have < all ? "coming" : "starting";
      line.textContent = filled(told.texts[key], { have: number.format(have / MEGABYTE), all: number.format(all / MEGABYTE),
        seconds: Math.round((last - began) / 1000) });
    },

    ready() {
      clearTimeout(slow);
      loading.remove();
      if (lost === "slow") { lost = ""; banner.hidden = true; }
      document.documentElement.dataset.session = "ready";
      navigator.serviceWorker?.ready.then((one) => one.active.postMessage({ keep: told.keep }));
    },

    failed(reason) {
      clearTimeout(slow);
      console.warn("the page's Python was lost:", reason);
      tell(document.documentElement.dataset.session ? "kernel" : "failed");
    },
  };
})();
