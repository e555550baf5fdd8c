// Caches the check-in page and its files, so that a reload without network works. Its scope is /organizer/check-in/; it keeps
// nothing of the API and touches no other page. Why it is there: docs/decisions/0008-check-in-without-network.md.
const cacheName = 'check-in-shell';
/** A network that takes longer to give the page counts as none. */
const patienceMs = 4000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/'))
    event.respondWith(kept(request).then((found) => found ?? fetch(request)));
  else if (/^\/[\w-]+\.(?:js|svg)$/.test(url.pathname))
    event.respondWith(fetch(request).catch(() => keptOrFail(request)));
});

/** What is not part of the page any more goes once everything that is has come. */
async function keep(paths) {
  const cache = await caches.open(cacheName);
  await cache.addAll(paths);
  const wanted = new Set(paths);
  const isPage = (path) => path.startsWith('/organizer/check-in/');
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!wanted.has(pathname) && !isPage(pathname)) await cache.delete(request);
  }
}

/** The page from the network; from here where the network gives none, the page of another event where this one's is not here. */
async function page(request) {
  const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) }).catch(() => Response.error());
  if (answer.ok || (answer.status >= 300 && answer.status < 500)) return answer;
  return (await kept(request)) ?? (await anyPage()) ?? answer;
}

async function anyPage() {
  const cache = await caches.open(cacheName);
  const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/organizer/check-in/'));
  return pages[0] && cache.match(pages[0]);
}

async function kept(request) {
  return (await caches.open(cacheName)).match(request, { ignoreSearch: true, ignoreVary: true });
}

async function keptOrFail(request) {
  return (await kept(request)) ?? Response.error();
}
