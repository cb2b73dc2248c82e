// The switch of languages leads to what the page shows now: its address may have changed since it was loaded.
// Without this script the links lead to the same page in the other language, from its beginning.
(() => {
  function follow(event) {
    const link = event.target.closest?.(".naval-languages a");
    if (!link) return;
    const fields = new URLSearchParams(location.search);
    const asked = new URL(link.href).searchParams.get("lang");
    for (const name of ["lang", "token", "_xsrf"]) fields.delete(name);
    if (asked) fields.set("lang", asked);
    link.href = link.getAttribute("href").split("?")[0] + "?" + fields + location.hash;
  }
  for (const kind of ["click", "auxclick", "contextmenu"]) document.addEventListener(kind, follow, true);
})();
