// The frame of a dashboard: tells in words how far the page is, and when its session is lost.
// Knows Voila's page hooks and JupyterLab's kernel signals. Knows no widget.
(() => {
  const SLOW = 30000; // ms until we say that preparing takes long
  const PATIENCE = 5000; // ms a broken connection may heal before we speak
  const banner = document.getElementById("naval-banner");
  let lost = "";

  function tell(reason) {
    if (lost === "kernel" || lost === reason) return;
    lost = reason;
    for (const line of banner.querySelectorAll("[data-when]")) line.hidden = line.dataset.when !== reason;
    banner.hidden = false;
  }

  function found() {
    if (lost !== "server" && lost !== "slow") return;
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
    if (document.querySelector('#rendered_cells [data-mime-type="application/vnd.jupyter.error"]')) tell("failed");
    show();
  };

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
