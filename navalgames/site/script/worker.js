// The Python of a page, in a worker of the page; a second one helps with long work.
// Knows Pyodide and packs. Must not know a widget: what Python says goes to the page as it is.

const ROOM = "/lib/python3.14/site-packages";
const total = { have: 0, all: 0 };
let python, here, helper, asked;

/** Bytes of a file, counted as they come; every file is packed with gzip, and unpacked here. */
async function bytes({ file, size }) {
  const answer = await fetch(new URL(file, asked.root));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  let came = 0;
  const count = new TransformStream({ transform(piece, out) {
    came += piece.byteLength;
    total.have += piece.byteLength;
    if (asked.role === "page") postMessage({ progress: { have: total.have, all: total.all } });
    out.enqueue(piece);
  } });
  const stream = answer.body.pipeThrough(count).pipeThrough(new DecompressionStream("gzip"));
  const whole = new Uint8Array(await new Response(stream).arrayBuffer());
  if (size !== came) throw new Error(`${file}: ${came} of ${size} bytes`);
  return whole;
}

/** Pyodide asks for its parts by names of its own: they come from the packed ones. */
function answerFromPacks(parts) {
  const usual = self.fetch, kinds = { wasm: "application/wasm", json: "application/json" };
  self.fetch = async (what, how) => {
    const name = String(what?.url || what).split("/").pop(), part = parts[name];
    if (!part) return usual(what, how);
    return new Response(await part, { headers: { "content-type": kinds[name.split(".").pop()] || "application/octet-stream" } });
  };
}

/** A pack: the length of its index, the index (JSON: name -> place and size), and the files one after another. */
function unpack(pack) {
  const length = new DataView(pack.buffer).getUint32(0, true), start = 4 + length;
  const made = new Set();
  for (const [name, [at, size]] of Object.entries(JSON.parse(new TextDecoder().decode(pack.subarray(4, start))))) {
    const path = `${ROOM}/${name}`, folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) { python.FS.mkdirTree(folder); made.add(folder); }
    python.FS.writeFile(path, pack.subarray(start + at, start + at + size));
  }
}

async function wake() {
  const { runtime, packs } = asked;
  total.all = [...Object.values(runtime.parts), ...packs].reduce((sum, one) => sum + one.size, 0);
  const waiting = packs.map(bytes);
  for (const one of waiting) one.catch(() => {});  // told where it is awaited
  const parts = Object.entries(runtime.parts).map(([name, part]) => [name, bytes(part)]);
  const missing = Promise.all(parts.map(([, part]) => part)).then(() => new Promise(() => {}));  // Pyodide would wait for ever
  answerFromPacks(Object.fromEntries(parts));
  const { loadPyodide } = await import(new URL(runtime.script, asked.root));
  const base = new URL("./", new URL(runtime.script, asked.root)).href;
  const settings = { indexURL: base, stdLibURL: base + "python_stdlib.zip", stderr: told, stdout: told };
  python = await Promise.race([loadPyodide(settings), missing]);
  for (const one of waiting) unpack(await one);
  python.runPython("import importlib; importlib.invalidate_caches()");
  python.pyimport("navalgames.site.browser.library").offer_rest(new URL(runtime.rest.file, asked.root).href);
}

const told = (text) => console.info(text);  // what Python writes is for whoever looks into the browser

async function beginPage() {
  if (asked.helped) startHelper();
  await wake();
  const { kind, game, query } = asked;
  here = python.pyimport("navalgames.site.browser.page").begin(kind, game, query, (batch) => postMessage({ batch }), toHelper);
  postMessage({ root: here.root });
}

function startHelper() {
  helper = new Worker(self.location.href, { type: "module" });
  helper.onmessage = ({ data }) => {
    if (data.lost) lose(data.lost);
    else here.away.hear(data.kind, data.number, python.toPy(data.bytes).tobytes());
  };
  helper.onerror = (event) => { event.preventDefault(); lose(event.message); };
  helper.postMessage({ ...asked, role: "helper" });
}

/** The helper is gone: whoever waits is told, and another one begins with the next work. */
function lose(reason) {
  helper?.terminate();
  helper = undefined;
  here?.away.lost(reason);
}

function toHelper(kind, number, pickle) {
  if (!helper) startHelper();
  helper.postMessage({ kind, number, bytes: pickle.toJs() });
}

async function beginHelp() {
  await wake();
  const { kind, game, query } = asked;
  const post = (said, number, pickle) => postMessage({ kind: said, number, bytes: pickle.toJs() });
  here = python.pyimport("navalgames.site.browser.page").help_with(kind, game, query, post);
}

let ready;
onmessage = async ({ data }) => {
  try {
    if (data.role) {
      asked = data;
      await (ready = data.role === "page" ? beginPage() : beginHelp());
    } else if (asked.role === "helper") {
      await ready;
      here.hear(data.kind, data.number, python.toPy(data.bytes).tobytes());
    } else {
      try { here.hear(data.comm, data.data); } finally { postMessage({ idle: data.number }); }
    }
  } catch (failure) {
    postMessage(asked?.role === "helper" ? { lost: String(failure) } : { trouble: String(failure?.message || failure) });
  }
};
