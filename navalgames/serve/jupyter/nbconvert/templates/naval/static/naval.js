// The frame of a dashboard: tells in words how far the page is, and when its session is lost.
// Knows Voila's page hooks and JupyterLab's kernel signals. Knows no widget.
(() => {
  const SLOW = 30000; // ms until we say that preparing takes long
  const PATIENCE = 5000; // ms a broken connection may heal before we speak
  // What Voila writes for a cell that failed; the style hides it, the banner speaks.
  const ERRORS = '#rendered_cells [data-mime-type="application/vnd.jupyter.stderr"]';
  const banner = document.getElementById("naval-banner");
  let lost = "";

  function tell(reason) {
    if (lost === "kernel" || lost === "failed" || lost === reason) return;
    lost = reason;
    for (const line of banner.querySelectorAll("[data-when]")) line.hidden = line.dataset.when !== reason;
    banner.hidden = false;
  }

  function found() {
    if (lost === "kernel" || lost === "failed") return;
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
    if (document.querySelector(ERRORS)) tell("failed");
    show();
  };

  // JupyterLab hangs its shell at the end of the body; it belongs into the page's main part.
  new MutationObserver((_, observer) => {
    const shell = document.querySelector("body > .jp-LabShell");
    if (!shell) return;
    document.getElementById("naval-main").append(shell);
    observer.disconnect();
  }).observe(document.body, { childList: true });

  // A page restored from the browser's memory has lost its kernel long ago.
  window.addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

  let broken = 0;
  function watch(kernel) {
    kernel.statusChanged.connect((_, status) => {
      if (["autorestarting", "restarting", "terminating", "dead"].includes(status)) tell("kernel");
    });
    kernel.connectionStatusChanged.connect((_, status) => {
      clearTimeout(broken);
      if (status === "connected") found();
      else broken = setTimeout(() => tell("server"), PATIENCE);
    });
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
