// Light or dark: the reader's own choice, else what the system asks for; usual or large type. Runs before
// the page is drawn.
(() => {
  const KEY = "naval-theme";
  const remembered = () => { try { return localStorage.getItem(KEY); } catch { return null; } };
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const chosen = () => remembered() || (system.matches ? "dark" : "light");

  function show(theme) {
    document.documentElement.dataset.theme = theme;
    for (const button of document.querySelectorAll(".naval-theme")) {
      button.setAttribute("aria-pressed", String(theme === "dark"));
    }
  }

  show(chosen());
  system.addEventListener("change", () => show(chosen()));
  document.addEventListener("DOMContentLoaded", () => show(chosen()));
  document.addEventListener("click", (event) => {
    if (!event.target.closest(".naval-theme")) return;
    const next = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
    try { localStorage.setItem(KEY, next); } catch { /* private window: the choice lasts for this page */ }
    show(next);
  });
})();

(() => {
  const KEY = "naval-type";
  const remembered = () => { try { return localStorage.getItem(KEY); } catch { return null; } };

  function show(type) {
    document.documentElement.dataset.type = type;
    for (const button of document.querySelectorAll(".naval-type")) {
      button.setAttribute("aria-pressed", String(type === "large"));
    }
  }

  const known = () => (remembered() === "large" ? "large" : "usual");
  show(known());
  document.addEventListener("DOMContentLoaded", () => show(known()));
  document.addEventListener("click", (event) => {
    if (event.target.closest(".naval-print")) window.print();
    if (!event.target.closest(".naval-type")) return;
    const next = document.documentElement.dataset.type === "large" ? "usual" : "large";
    try { localStorage.setItem(KEY, next); } catch { /* private window: the choice lasts for this page */ }
    show(next);
  });
})();
