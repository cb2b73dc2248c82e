// A page whose kernel tells late of its widgets. JupyterLab's renderer asks for a widget for two seconds and gives
// it up, even if it has come since the last look; what it gave up is drawn here as soon as the widget is known.
// Knows Voila's page hooks and the widget manager. Knows no widget.
(() => {
  const VIEW = "application/vnd.jupyter.widget-view+json";
  const AGAIN = 100; // ms between two looks
  const places = new Map(); // where a widget is to be drawn -> its name

  const show = window.voila_finish;
  window.voila_finish = () => {
    for (const output of document.querySelectorAll('script[type="application/vnd.voila.cell-output+json"]')) {
      const name = JSON.parse(output.textContent).data?.[VIEW]?.model_id;
      if (name) places.set(output.parentElement, name);
    }
    show();
  };

  const watch = setInterval(() => {
    const manager = window.jupyterapp?.widgetManager;
    if (!manager) return;
    for (const [place, name] of places) {
      const drawn = place.querySelector(":scope > .jp-OutputArea-output");
      const lost = drawn?.classList.contains("jupyter-widgets"); // so the renderer marks what it gave up
      if (lost && manager.has_model(name)) draw(manager, name, drawn);
      if (drawn?.childElementCount || lost) places.delete(place);
    }
    if (!places.size) clearInterval(watch);
  }, AGAIN);

  async function draw(manager, name, place) {
    const view = await manager.create_view(await manager.get_model(name));
    place.textContent = "";
    place.classList.remove("jupyter-widgets");
    view.luminoWidget.constructor.attach(view.luminoWidget, place);
  }
})();
