// Every page of the site: leads an address that names another language to that language's page, and asks the
// browser to keep what it has fetched. Knows the page's own links in other languages. Knows no dashboard.
(() => {
  const { root } = document.currentScript.dataset;
  const fields = new URLSearchParams(location.search), asked = fields.get("lang"), spoken = document.documentElement.lang;
  if (asked && asked !== spoken) {
    const other = document.querySelector(`link[rel="alternate"][hreflang="${CSS.escape(asked)}"]`);
    fields.delete("lang");
    if (other) location.replace(other.getAttribute("href") + (fields.size ? "?" + fields : "") + location.hash);
  }
  // Another language than the usual one stands in the address, so that what widgets link to keeps it.
  const usual = document.querySelector('link[rel="alternate"][hreflang="x-default"]');
  if (usual && usual.dataset.language !== spoken && !asked) {
    fields.set("lang", spoken);
    history.replaceState(history.state, "", "?" + fields + location.hash);
  }
  if (navigator.serviceWorker) {
    navigator.serviceWorker.register(new URL(root + "service.js", location.href)).catch(() => {});  // storage refused: the page needs the network again
  }
})();
