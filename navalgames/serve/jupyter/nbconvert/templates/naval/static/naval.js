// The frame of a dashboard: tells in words how far the page is, and when its session is lost.
// Knows Voila's page hooks and JupyterLab's kernel signals. Knows no widget.
(() => {
  const SLOW = 30000; // ms until we say that preparing takes long
  const PATIENCE = 5000; // ms a broken connection may heal before we speak
  const BEAT = 3000; // ms between two looks whether the session is still there
  const ANSWER = 3000; // ms in which the server should answer such a look; it is looked twice before we speak
  const STAYED = 10000; // ms after which a page that was being left is still there
  const AGAIN = 500; // ms until a look that failed is repeated
  const FAILED = "#rendered_cells .naval-failed-cell"; // what our template writes for a cell that failed
  const banner = document.getElementById("naval-banner");
  const FINAL = ["kernel", "failed", "broken"]; // only a reload helps
  let lost = "";

  function tell(reason) {
    if (leaving || lost === reason || lost === "kernel" || lost === "failed" || (lost === "broken" && reason !== "kernel")) return;
    lost = reason;
    for (const line of banner.querySelectorAll("[data-when]")) line.hidden = line.dataset.when !== reason;
    banner.hidden = false;
  }

  function found() {
    if (FINAL.includes(lost)) return;
    lost = "";
    banner.hidden = true;
  }

  banner.querySelector(".naval-reload").addEventListener("click", () => location.reload());

  // Preparing: our sentence stays; Voila's own count of cells says nothing to a learner.
  window.voila_process = () => {};
  const slow = setTimeout(() => tell("slow"), SLOW);
  const show = window.voila_finish;
  window.voila_finish = () => {
    clearTimeout(slow);
    if (document.querySelector(FAILED)) tell("failed");
    show();
  };

  // JupyterLab hangs its shell at the end of the body; it belongs into the page's main part.
  new MutationObserver((_, observer) => {
    const shell = document.querySelector("body > .jp-LabShell");
    if (!shell) return;
    document.getElementById("naval-main").append(shell);
    observer.disconnect();
  }).observe(document.body, { childList: true });

  // Leaving: the server is told to end the session. Voila would also take the connection apart while messages
  // are still on their way through it, each of which would be an error in the console; the browser ends it anyway.
  let leaving = false;
  window.addEventListener("beforeunload", (event) => {
    const kernel = window.jupyterapp?.widgetManager?.kernel;
    if (!kernel) return;
    event.stopImmediatePropagation();
    if (leaving) return;
    leaving = true;
    setTimeout(() => { leaving = false; }, STAYED); // a page that is still here must tell that its session is lost
    const told = new FormData(), token = document.cookie.match(/\b_xsrf=([^;]*)/);
    if (token) told.append("_xsrf", token[1]);
    navigator.sendBeacon(kernel.serverSettings.baseUrl + "voila/api/shutdown/" + kernel.id, told);
  }, true);

  // A page restored from the browser's memory has lost its kernel long ago.
  window.addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

  // A fault in a script of ours: what it left undone is told, not hidden. Other scripts' faults are their own.
  const ours = (fault) => /blob:/.test(fault?.stack || "");
  window.addEventListener("error", (event) => { if (ours(event.error)) tell("broken"); });
  window.addEventListener("unhandledrejection", (event) => { if (ours(event.reason)) tell("broken"); });

  const pause = (time) => new Promise((done) => setTimeout(done, time));

  /** Watch over the session of this page: its kernel, the way to it, and whether it is still the same one. */
  function watch(kernel) {
    const address = kernel.serverSettings.baseUrl + "api/kernels/" + kernel.id;
    let broken = 0, beating = false, checking = false, unheard = 0, seen = Date.now();

    kernel.statusChanged.connect((_, status) => {
      if (["autorestarting", "restarting", "terminating", "dead"].includes(status)) tell("kernel");
    });
    kernel.connectionStatusChanged.connect((_, status) => {
      clearTimeout(broken);
      if (status !== "connected") { broken = setTimeout(() => tell("server"), PATIENCE); return; }
      found();
      check();
    });

    /** What the server says of the kernel: a record, null when it has none, undefined when it does not answer. */
    async function record() {
      try {
        const answer = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(ANSWER) });
        return answer.status === 404 ? null : answer.ok ? await answer.json() : {};
      } catch { return undefined; }
    }

    /** Ask the kernel for its widgets; whether it answered in time and has some.
     * A kernel started anew behind this page knows none; a socket that died in a sleep answers nothing. */
    async function check() {
      if (checking) return false;
      checking = true;
      const asked = kernel.requestCommInfo({ target_name: "jupyter.widget" });
      const known = asked.then((told) => {
        const alive = Object.keys(told?.content?.comms || {}).length > 0;
        if (alive) found(); else tell("kernel");
        return alive;
      }, () => false);
      const silent = Symbol("silent");
      const answer = await Promise.race([known, pause(2 * ANSWER).then(() => silent)]);
      if (answer === silent && (await record())?.execution_state === "idle") tell("server");
      checking = false;
      return answer === true;
    }

    async function beat() {
      if (beating || document.hidden) return;
      beating = true;
      const began = Date.now();
      let told = await record();
      if (told === undefined) {
        if (Date.now() - began < AGAIN) await pause(AGAIN);
        told = await record();
      }
      if (told === null) tell("kernel");
      else if (told === undefined) tell("server");
      else if (kernel.connectionStatus === "connected") found();
      else if (kernel.connectionStatus === "disconnected") kernel.reconnect().catch(() => {});
      beating = false;
    }

    /** A click that went into a socket which was dead already stays unanswered though the kernel answers what came later. */
    async function listen(slept) {
      const waiting = () => kernel.status === "idle" && document.querySelector("[data-asked]");
      const asked = waiting();
      if (!slept && !asked) { unheard = 0; return; }
      if (!await check()) return;
      unheard = asked && waiting() === asked ? unheard + 1 : 0;
      if (unheard === 2) tell("kernel");
    }

    setInterval(() => {
      const slept = Date.now() - seen > 3 * BEAT;
      seen = Date.now();
      if (leaving || lost === "kernel" || lost === "failed") return;
      beat();
      listen(slept);
    }, BEAT);
    for (const [target, event] of [[document, "visibilitychange"], [window, "online"]]) {
      target.addEventListener(event, () => { if (!document.hidden && !leaving) { beat(); check(); } });
    }
  }

  const search = setInterval(() => {
    const kernel = window.jupyterapp?.widgetManager?.kernel;
    if (!kernel) return;
    clearInterval(search);
    found();
    document.documentElement.dataset.session = "ready";
    watch(kernel);
  }, 200);
})();
