// The site's only service worker. It keeps the offline page with its files, and the check-in page with its files; no reply of the API
// and nothing of a person. What's kept, and why: docs/archive/decisions/0070-offline.md.

/** Written by the build (web/offline-files.ts): the files of the offline page, a name for this set of them, and what reads QR codes. */
const built = { version: '', files: [], reader: [] };

const siteCache = `site-${built.version}`;
const checkInCache = 'check-in-shell';
const offlinePage = '/offline';
const checkInPages = '/organizer/check-in/';
/** If the network takes longer than this, we show what this device has. Other pages wait as long as the browser does. */
const timeoutsMs = { checkIn: 4000, myBookings: 8000 };
/** Files, and the addresses that aren't pages of the site. */
const notAPage = /^\/(?:api|assets|uploads|dev|docs|iframe|metrics)(?:\/|$)|\.[a-z0-9]{2,12}$/;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keepInTurn(event.data));
});
self.addEventListener('fetch', (event) => {
  const answer = answers[kindOf(event.request)];
  if (answer) event.respondWith(answer(event.request));
});

const answers = {
  page: (request) => pageOr(request, offline),
  myBookings: (request) => pageOr(request, offline, timeoutsMs.myBookings),
  checkIn: (request) => pageOr(request, keptCheckIn, timeoutsMs.checkIn),
  // Its name has the hash of its content, so that a kept file is the right one.
  asset: async (request) => (await kept(request)) ?? fetch(request),
  file: async (request) => fetch(request).catch(async () => (await kept(request)) ?? Response.error()),
};

/** Which of the answers a request gets; undefined leaves it to the browser. */
function kindOf({ method, mode, destination, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return undefined;
  if (mode === 'navigate') {
    if (destination !== 'document' || notAPage.test(pathname)) return undefined;
    if (pathname.startsWith(checkInPages)) return 'checkIn';
    return pathname === '/my-bookings' ? 'myBookings' : 'page';
  }
  if (pathname.startsWith('/assets/')) return 'asset';
  return /^\/[\w-]+\.(?:js|svg)$/.test(pathname) ? 'file' : undefined;
}

/** Keeps the offline page with its files, all of them or none. It's read as a visitor, so that it shows no one's name. */
async function install() {
  const page = await fetch(offlinePage, { credentials: 'omit', cache: 'no-store' });
  const named = [...(await page.clone().text()).matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  const isOfThisBuild = page.ok && named.every((path) => built.files.includes(path));
  if (!isOfThisBuild) throw new Error('The offline page belongs to another deployment');
  const cache = await caches.open(siteCache);
  await cache.addAll(
    built.files.map((path) => new Request(path, path.startsWith('/assets/') ? {} : { cache: 'no-cache' })),
  );
  await cache.put(offlinePage, page);
  await self.skipWaiting();
}

/** Deletes what earlier deployments kept for the site. The check-in page stays until it's opened again. */
async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith('site-') && name !== siteCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A page from the network: always, so that no page of an earlier deployment is shown while there's one. */
async function pageOr(request, fallback, timeoutMs) {
  const network = fetch(request).catch(() => undefined);
  const answer = await (timeoutMs ? Promise.race([network, wait(timeoutMs)]) : network);
  // A redirect has the status 0. A server that fails is shown, unless this device can do better.
  if (answer && (answer.status < 500 || fallback === offline)) return answer;
  return (await fallback(request)) ?? answer ?? (await offline()) ?? Response.error();
}

async function offline() {
  return (await caches.open(siteCache)).match(offlinePage, { ignoreVary: true });
}

/** The check-in page of this event, or another event's. */
async function keptCheckIn(request) {
  const cache = await caches.open(checkInCache);
  const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(checkInPages));
  const found = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
  return found ?? (pages[0] && cache.match(pages[0]));
}

let lastKept = Promise.resolve();

/** One message after another: beside it, an earlier one would delete the files that only the later one names. */
function keepInTurn(message) {
  lastKept = lastKept.catch(() => undefined).then(() => keepCheckIn(message));
  return lastKept;
}

/** Keeps the check-in page with the files it uses now, and deletes those it no longer uses. */
async function keepCheckIn({ keep, needsReader = false }) {
  const cache = await caches.open(checkInCache);
  await cache.addAll(keep);
  // The page loads it with the camera, which may be without a network. It's gone if a deployment has replaced it: the page sends it then.
  const reader = needsReader ? built.reader : [];
  await cache.addAll(reader).catch(() => undefined);
  const paths = [...keep, ...reader];
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!paths.includes(pathname) && !pathname.startsWith(checkInPages)) await cache.delete(request);
  }
}

function kept(request) {
  return caches.match(request, { ignoreSearch: true, ignoreVary: true });
}

function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
