// Keeps what a reader has fetched, so that the next visit needs no network.
// Files in a folder named after what they hold never change: they are taken from what is kept. Pages are asked
// for first, and taken from what is kept when nobody answers. Knows no page.
const KEPT = "naval-kept", FIXED = /\/(runtime|naval)-[0-9a-f]{12}\//;
const CURRENT = "@current@".split(" ");
const scope = new URL(self.registration.scope);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  const kept = await caches.open(KEPT);
  for (const asked of await kept.keys()) {  // folders of versions before this one
    if (FIXED.test(asked.url) && !CURRENT.some((folder) => asked.url.includes(`/${folder}/`))) await kept.delete(asked);
  }
  await self.clients.claim();
})()));

async function keep(asked, answer) {
  if (answer.ok && answer.type === "basic") await (await caches.open(KEPT)).put(bare(asked.url), answer.clone());
  return answer;
}
const bare = (address) => address.split(/[?#]/)[0];

async function fixed(asked) {
  return await (await caches.open(KEPT)).match(bare(asked.url)) || keep(asked, await fetch(asked));
}

async function fresh(asked) {
  try {
    return await keep(asked, await fetch(asked));
  } catch (failure) {
    const kept = await caches.open(KEPT), address = bare(asked.url);
    const found = await kept.match(address) || await kept.match(address.replace(/\/?$/, "/")) || await kept.match(address + "index.html");
    if (!found) throw failure;
    return found.redirected ? new Response(found.body, { headers: found.headers }) : found;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.origin || !pathname.startsWith(scope.pathname)) return;
  event.respondWith(FIXED.test(pathname) ? fixed(request) : fresh(request));
});

/** Fetch and keep all that a list of the site names, unless it is kept already. */
async function keepAll(list) {
  const kept = await caches.open(KEPT);
  for (const file of await (await fetch(new URL(list, scope))).json()) {
    const address = new URL(file, scope).href;
    if (FIXED.test(address) && await kept.match(address)) continue;
    try { await keep({ url: address }, await fetch(address)); } catch { return; }  // the network is gone: next time
  }
}

self.addEventListener("message", (event) => { if (event.data.keep) event.waitUntil(keepAll(event.data.keep)); });
