// @vitest-environment node
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';

const origin = 'https://ascendant.example';
const source = readFileSync(new URL('../public/service-worker.js', import.meta.url), 'utf8');
const asset = '/assets/site-1a2b.js';
const decoder = '/assets/decode-3c4d.js';

type Listener = (event: object) => void;
type Answer = Response | Error;

/** What the worker kept, by the name of the cache and the path. */
let kept: Map<string, Map<string, Response>>;
let network: (path: string, init: RequestInit) => Answer | Promise<Answer>;
let asked: { readonly path: string; readonly init: RequestInit }[];

beforeEach(() => {
  kept = new Map();
  asked = [];
  network = () => new TypeError('Failed to fetch');
});

const pathOf = (request: string | Request) =>
  new URL(typeof request === 'string' ? request : request.url, origin).pathname;
const text = async (answer: Response | undefined) => answer?.text();

async function fetchIt(request: string | Request, init: RequestInit = {}): Promise<Response> {
  const path = pathOf(request);
  asked.push({ path, init });
  const answer = await network(path, init);
  if (answer instanceof Error) throw answer;
  return answer;
}

const cacheNamed = (name: string) => {
  const entries = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, entries);
  const put = async (request: string | Request, response: Response) => void entries.set(pathOf(request), response);
  return {
    match: async (request: string | Request) => entries.get(pathOf(request))?.clone(),
    put,
    addAll: async (all: readonly (string | Request)[]) => {
      const answers = await Promise.all(all.map(async (one) => [one, await fetchIt(one)] as const));
      for (const [one, answer] of answers) await put(one, answer);
    },
    keys: async () => [...entries.keys()].map((path) => ({ url: origin + path })),
    delete: async (request: { readonly url: string }) => entries.delete(pathOf(request.url)),
  };
};

/** The worker of one deployment, on this device. */
function worker(
  version: string,
  files: readonly string[] = [asset, '/first.js'],
  reader: readonly string[] = [decoder],
) {
  const listeners = new Map<string, Listener>();
  runInNewContext(
    source.replace("{ version: '', files: [], reader: [] }", JSON.stringify({ version, files, reader })),
    {
      self: {
        location: { origin },
        addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
        skipWaiting: async () => undefined,
        clients: { claim: async () => undefined },
      },
      caches: {
        open: async (name: string) => cacheNamed(name),
        keys: async () => [...kept.keys()],
        delete: async (name: string) => kept.delete(name),
        match: async (request: Request) =>
          (await Promise.all([...kept.keys()].map((name) => cacheNamed(name).match(request)))).find(Boolean),
      },
      fetch: fetchIt,
      Request: class extends Request {
        constructor(path: string, init: RequestInit) {
          super(new URL(path, origin), init);
        }
      },
      Response,
      URL,
      AbortSignal,
      // A timeout ends at once: a network that answers is always in time here.
      setTimeout: (work: () => void) => setTimeout(work, 5),
    },
  );
  const run = async (name: string, event: object = {}): Promise<void> => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  };
  return {
    install: async () => {
      await run('install');
      await run('activate');
    },
    keep: (keep: readonly string[], needsReader = false) => run('message', { data: { keep, needsReader } }),
    /** The worker's answer; undefined if it leaves the request to the browser. */
    ask: (path: string, { mode = 'navigate', method = 'GET', destination = 'document' } = {}) => {
      let answer: Promise<Response> | undefined;
      const request = { url: new URL(path, origin).href, mode, method, destination };
      listeners.get('fetch')?.({ request, respondWith: (one: Promise<Response>) => (answer = one) });
      return answer;
    },
  };
}

const site = (name: string) => (path: string) => {
  const page = `<script src="${asset}"></script>${name} ${path}`;
  return new Response(path.startsWith('/assets/') || path.endsWith('.js') ? `code of ${name}` : page);
};

async function installed(version = 'one') {
  network = site(version);
  const device = worker(version);
  await device.install();
  asked = [];
  return device;
}

test('a page comes from the network, and without one it is the offline page', async () => {
  const device = await installed();
  expect(await text(await device.ask('/events/7'))).toContain('one /events/7');
  network = () => new TypeError('Failed to fetch');
  expect(await text(await device.ask('/events/7'))).toContain('one /offline');
  expect(await text(await device.ask('/checkout/3'))).toContain('one /offline');
});

test('a page that fails or does not exist is shown as the server sent it', async () => {
  const device = await installed();
  network = () => new Response('gone', { status: 410 });
  expect((await device.ask('/events/7'))?.status).toBe(410);
  network = () => new Response('broken', { status: 503 });
  expect((await device.ask('/'))?.status).toBe(503);
});

test('My Bookings does not wait for a network that says nothing', async () => {
  const device = await installed();
  network = () => new Promise<Answer>(() => undefined);
  expect(await text(await device.ask('/my-bookings'))).toContain('one /offline');
});

test.each([
  ['a call of the API', '/api/my-bookings', { mode: 'cors', destination: '' }],
  ['a payment', '/api/create-payment-intent', { mode: 'cors', method: 'POST', destination: '' }],
  ['a form that is sent', '/auth', { method: 'POST' }],
  ['a ticket’s code', '/tickets/abc.svg', { mode: 'no-cors', destination: 'image' }],
  ['a picture', '/uploads/1.jpg', { mode: 'no-cors', destination: 'image' }],
  ['a file', '/my-bookings/3/tickets.pdf', {}],
  ['the outbox', '/dev/outbox', {}],
  ['the documentation', '/docs', {}],
  ['an embedded page', '/iframe/events', { destination: 'iframe' }],
  ['the check of health', '/healthz', { mode: 'cors', destination: '' }],
  ['another site', 'https://js.stripe.com/v3', { mode: 'no-cors', destination: 'script' }],
] as const)('%s is left to the browser, and nothing of it is kept', async (_what, path, request) => {
  const device = await installed();
  const before = JSON.stringify([...kept].map(([name, entries]) => [name, [...entries.keys()]]));
  expect(device.ask(path, request)).toBeUndefined();
  expect(JSON.stringify([...kept].map(([name, entries]) => [name, [...entries.keys()]]))).toBe(before);
});

test('only the offline page and its files are kept, read as a visitor', async () => {
  network = site('one');
  await worker('one').install();
  expect(asked.find(({ path }) => path === '/offline')?.init).toMatchObject({ credentials: 'omit' });
  expect([...(kept.get('site-one') ?? new Map()).keys()].toSorted()).toEqual(
    [asset, '/offline', '/first.js'].toSorted(),
  );
});

test('a file named by its content comes from this device, one that is not kept from the network', async () => {
  const device = await installed();
  network = site('two');
  const script = { mode: 'no-cors', destination: 'script' };
  expect(await text(await device.ask(asset, script))).toBe('code of one');
  expect(await text(await device.ask('/assets/new-3c4d.js', script))).toBe('code of two');
  expect(await text(await device.ask('/first.js', script))).toBe('code of two');
});

test('after a deployment the new worker replaces what the old one kept', async () => {
  await installed('one');
  const device = await installed('two');
  expect([...kept.keys()]).toEqual(['site-two']);
  network = () => new TypeError('Failed to fetch');
  expect(await text(await device.ask('/'))).toContain('two /offline');
});

test('an offline page of another deployment is not kept, nor half of its files', async () => {
  network = () => new Response('<script src="/assets/other.js"></script>');
  await expect(worker('one').install()).rejects.toThrow('another deployment');
  expect(kept.get('site-one')).toBeUndefined();
});

test('check-in opens without a network once it was opened with one, and so does another event’s', async () => {
  const device = await installed();
  await device.keep(['/organizer/check-in/7', '/assets/qr-5e6f.js']);
  network = () => new TypeError('Failed to fetch');
  expect(await text(await device.ask('/organizer/check-in/7'))).toContain('one /organizer/check-in/7');
  expect(await text(await device.ask('/organizer/check-in/8'))).toContain('one /organizer/check-in/7');
  const script = { mode: 'no-cors', destination: 'script' };
  expect(await text(await device.ask('/assets/qr-5e6f.js', script))).toBe('code of one');
});

test('a file that a later message names is kept although an earlier one takes longer', async () => {
  const device = await installed();
  let reply: (response: Response) => void = () => undefined;
  const slow = new Promise<Response>((resolve) => (reply = resolve));
  network = (path) => (path === '/assets/slow-7a8b.js' ? slow : site('one')(path));
  const earlier = device.keep(['/organizer/check-in/7', '/assets/slow-7a8b.js']);
  const later = device.keep(['/organizer/check-in/7', '/assets/dialog-9c0d.js']);
  setTimeout(() => reply(new Response('slow')), 20);
  await Promise.all([earlier, later]);
  const paths = [...(kept.get('check-in-shell') ?? []).keys()];
  expect(paths.toSorted()).toEqual(['/assets/dialog-9c0d.js', '/organizer/check-in/7']);
});

test('a message that can’t be followed doesn’t stop the next one', async () => {
  const device = await installed();
  network = () => new TypeError('Failed to fetch');
  await expect(device.keep(['/organizer/check-in/7'])).rejects.toThrow('Failed to fetch');
  network = site('one');
  await device.keep(['/organizer/check-in/7']);
  expect([...(kept.get('check-in-shell') ?? []).keys()]).toEqual(['/organizer/check-in/7']);
});

test('what reads QR codes is kept for a browser that can’t, and only for one', async () => {
  const device = await installed();
  await device.keep(['/organizer/check-in/7']);
  expect([...(kept.get('check-in-shell') ?? []).keys()]).toEqual(['/organizer/check-in/7']);
  await device.keep(['/organizer/check-in/7'], true);
  network = () => new TypeError('Failed to fetch');
  expect(await text(await device.ask(decoder, { mode: 'no-cors', destination: 'script' }))).toBe('code of one');
});

test('check-in is kept although a deployment has replaced what reads QR codes', async () => {
  const device = await installed();
  network = (path) => (path === decoder ? new TypeError('Gone') : site('two')(path));
  await device.keep(['/organizer/check-in/7'], true);
  network = () => new TypeError('Failed to fetch');
  expect(await text(await device.ask('/organizer/check-in/7'))).toContain('two /organizer/check-in/7');
});

test('check-in shows what it has while the server fails, and is not replaced by the offline page', async () => {
  const device = await installed();
  await device.keep(['/organizer/check-in/7']);
  network = () => new Response('broken', { status: 503 });
  expect(await text(await device.ask('/organizer/check-in/7'))).toContain('one /organizer/check-in/7');
});

test('check-in that was never opened with a network shows the offline page', async () => {
  const device = await installed();
  network = () => new TypeError('Failed to fetch');
  expect(await text(await device.ask('/organizer/check-in/7'))).toContain('one /offline');
});
