// Caches the check-in page and its files, so that a reload without network works. Its scope is /organizer/check-in/. It
// doesn't cache API replies or affect any other page. Why it exists: docs/decisions/0008-offline-check-in.md.
const cacheName = 'check-in-shell';
/** If the network takes longer than this, we treat the device as offline. */
const timeoutMs = 4000;

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

/** Deletes files the page no longer uses, once all the files it does use are cached. */
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

/** The page from the network. If that fails, the cached page, or another event's if this one isn't cached. */
async function page(request) {
  const answer = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => Response.error());
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
