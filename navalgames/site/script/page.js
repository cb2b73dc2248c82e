// A page whose Python runs in this browser: widgets on one side, the worker on the other.
// Knows widgets' models and comms. Must not know a game; the frame around the page is site.js.
import { ManagerBase, Widget, anywidget, base, boxes } from "./vendor.js";

const MODULES = { "@jupyter-widgets/base": base, "@jupyter-widgets/controls": boxes, anywidget };
const frame = window.navalFrame;
const comms = new Map();
const answered = new Map();
let number = 0, worker;

/** A model's end of the way to Python; what comes before the model listens is kept for it. */
class Comm {
  constructor(id, target) {
    this.comm_id = id;
    this.target_name = target;
    this.early = [];
    comms.set(id, this);
  }
  send(data, callbacks) {
    const sent = ++number;
    if (callbacks) answered.set(sent, callbacks);
    worker.postMessage({ number: sent, comm: this.comm_id, data: JSON.stringify(data) });
    return String(sent);
  }
  open() { return ""; }
  close() { comms.delete(this.comm_id); return ""; }
  on_msg(heard) {
    this.heard = heard;
    this.early.splice(0).forEach(heard);
  }
  on_close(heard) { this.closed = heard; }
  tell(message) {
    if (this.heard) this.heard(message);
    else this.early.push(message);
  }
}

class Manager extends ManagerBase {
  async loadClass(name, module) {
    const found = MODULES[module]?.[name];
    if (!found) throw new Error(`no class ${name} in ${module}`);
    return found;
  }
  _get_comm_info() { return Promise.resolve({}); }
  _create_comm() { return Promise.reject(new Error("only Python opens a comm")); }
}
const manager = new Manager();

function hear({ type, comm: id, content, metadata }) {
  const message = { content, metadata, buffers: [] };
  if (type === "comm_open") manager.handle_comm_open(new Comm(id, content.target_name), message);
  else if (type === "comm_msg") comms.get(id)?.tell(message);
  else if (type === "comm_close") {
    comms.get(id)?.closed?.(message);
    comms.delete(id);
  }
}

async function show(root) {
  const view = await manager.create_view(await manager.get_model(root));
  Widget.attach(view.luminoWidget, document.getElementById("rendered_cells"));
  frame.ready();
}

worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
worker.onmessage = ({ data }) => {
  if (data.batch) JSON.parse(data.batch).forEach(hear);
  else if (data.root) show(data.root).catch((failure) => frame.failed(failure));
  else if (data.idle) {
    answered.get(data.idle)?.iopub?.status?.({ content: { execution_state: "idle" } });
    answered.delete(data.idle);
  } else if (data.progress) frame.progress(data.progress);
  else if (data.trouble) frame.failed(data.trouble);
};
worker.onerror = (event) => frame.failed(event.message);
worker.postMessage({ role: "page", ...frame.asked });
