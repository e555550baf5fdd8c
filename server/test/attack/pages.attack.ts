import { routes } from '@ascendant/contract/routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { modules } from '../../src/application/modules';
import { buildEvent } from '../factories/events';
import { buildAdmin, buildOrganizer } from '../factories/people';
import { buildReview } from '../factories/reviews';
import { testApp, type Session } from '../test-app';
import { faultsIn, notedBugs } from './faults';
import { pagesOfTheWeb } from './pages-of-the-web';
import { brokenSegments, hostileBodies, hostileSegments, hostileTexts, markup } from './shapes';
import { noteSurface } from './surface';

const surface = noteSurface();

const app = await testApp({ pages: 'built', modules: [surface.module, ...modules] });
const organizer = await buildOrganizer(app.db, { displayName: markup.slice(0, 80), bio: markup });
const texts = { title: markup, description: `${markup} `.repeat(3), location: markup };
const event = await buildEvent(app.db, { ...texts, createdBy: organizer.id, features: [markup.slice(0, 80)] });
const eventId = event.id;
let admin: Session;

beforeAll(async () => {
  await buildReview(app.db, { eventId, comment: markup, adminResponse: markup });
  admin = (await buildAdmin(app.db)).session;
});

const accept = { accept: 'text/html' };
const get = (url: string, headers: Readonly<Record<string, string>> = accept) => app.inject({ url, headers });
const withId = (path: string) => path.replaceAll(/:\w+/g, String(eventId));

describe('what people wrote is never run', () => {
  it.each(['/', '/browse', '/events/:id', '/iframe/events', '/iframe/events/:id', '/widget/events/:id', '/dev/outbox'])(
    'on %s',
    async (path) => {
      const reply = await get(withId(path));
      expect(reply.statusCode).toBe(200);
      expect(faultsIn(reply)).toEqual([]);
    },
  );

  it('and the page shows it', async () => {
    expect((await get(withId('/events/:id'))).payload).toContain('zqAttack');
  });
});

/** What the list of events reads from its address. */
const filters = [
  'q',
  'near',
  'cursor',
  'offset',
  'limit',
  'category',
  'from',
  'to',
  'minPrice',
  'maxPrice',
  'minMatch',
  'sort',
  'with',
  'except',
];
/** And what the other pages read. */
const parameters = [
  ...filters,
  'status',
  'redirect',
  'tab',
  'step',
  'free',
  'review',
  'book',
  'date',
  'party',
  'channel',
];
/** Pages that the server reads data for by their address. */
const readingPages = ['/browse', '/iframe/events', '/events.rss', '/events.ics'];

async function faultsAt(address: string, query: URLSearchParams, name: string): Promise<readonly string[]> {
  const reply = await get(`${withId(address)}?${query.toString().slice(0, 3_900)}`);
  return faultsIn(reply).map((fault) => `${address}, ${name}: ${fault}`);
}

describe('INP-06 hostile addresses: no 5xx, no leak, nothing that runs', () => {
  it('every page of the web, with every parameter at once', async () => {
    const faults: string[] = [];
    for (const page of pagesOfTheWeb())
      for (const [name, text] of hostileTexts) {
        const query = new URLSearchParams(
          parameters.map((parameter): [string, string] => [parameter, text.slice(0, 50)]),
        );
        faults.push(...(await faultsAt(page, query, name)));
      }
    expect(faults).toEqual([]);
    expect(pagesOfTheWeb().length).toBeGreaterThan(30);
  });

  it.each(readingPages)('%s, with each parameter alone', async (page) => {
    const faults: string[] = [];
    for (const parameter of filters)
      for (const [name, text] of hostileTexts)
        faults.push(...(await faultsAt(page, new URLSearchParams({ [parameter]: text }), `?${parameter} is ${name}`)));
    expect(faults).toEqual([]);
  });

  it.each(['/events/', '/assets/', '/checkout/', '/organizer/', '/admin/', '/'])(
    '%s followed by each shape',
    async (start) => {
      const faults: string[] = [];
      for (const [name, segment] of hostileSegments)
        faults.push(...faultsIn(await get(start + segment)).map((fault) => `${name}: ${fault}`));
      for (const segment of brokenSegments)
        faults.push(...faultsIn(await get(start + segment)).map((fault) => `${segment}: ${fault}`));
      expect(faults).toEqual([]);
    },
  );

  it.each(['/browse?q=%', '/browse?q=%ff', '//zq.example/', String.raw`/\zq.example`, '/browse?q[]=1&q[a]=2&q=3'])(
    '%s as it is',
    async (url) => {
      expect(faultsIn(await get(url))).toEqual([]);
    },
  );

  it.each([
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'cookie',
    'idempotency-key',
    'if-modified-since',
    'if-none-match',
    'origin',
    'range',
    'referer',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-host',
  ])('the header %s with each shape', async (header) => {
    const faults: string[] = [];
    for (const [name, text] of hostileTexts) {
      // What a header can't contain never reaches a server.
      const value = text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 8_000);
      for (const url of ['/browse', '/api/events', `/covers/${eventId}.svg`])
        faults.push(...faultsIn(await get(url, { [header]: value })).map((fault) => `${url}, ${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

const isBuiltFile = (path: string): boolean => /^\/(?:assets|pictures|embed)\/|^\/[\w.-]+\.\w+$/.test(path);

describe('everything that’s served outside the contract', () => {
  const calls = new Set(Object.values(routes).map(({ method, path }) => `${method} ${path}`));
  const outside = () =>
    surface.served.filter(
      ({ method, path }) =>
        !calls.has(`${method} ${path}`) && !['HEAD', 'OPTIONS'].includes(method) && !isBuiltFile(path),
    );

  it('takes hostile segments, queries and bodies, from visitors and admins', async () => {
    const faults: string[] = [];
    const attack = async (method: string, url: string, sent: { headers?: Session; payload?: string | Buffer } = {}) => {
      for (const session of [{}, admin]) {
        const reply = await app.inject({
          method: method as 'GET',
          url,
          ...sent,
          headers: { ...session, ...sent.headers },
        });
        faults.push(...faultsIn(reply).map((fault) => `${method} ${url.slice(0, 120)}: ${fault}`));
      }
    };
    for (const { method, path } of outside()) {
      for (const [, segment] of hostileSegments) if (/[:*]/.test(path)) await attack(method, filled(path, segment));
      for (const segment of brokenSegments) if (/[:*]/.test(path)) await attack(method, filled(path, segment));
      for (const [, text] of hostileTexts)
        await attack(
          method,
          `${withId(path)}?${new URLSearchParams({ q: text, from: text, to: text }).toString().slice(0, 3_900)}`,
        );
      if (method !== 'GET')
        for (const [, type, payload] of hostileBodies)
          await attack(method, withId(path), { headers: { 'content-type': type }, payload });
    }
    expect(faults).toEqual([]);
    expect(outside().map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/covers/:file', '/uploads/:name', '/organizer/events/:id/attendees.csv']),
    );
  });

  const filled = (path: string, segment: string) => path.replaceAll(/:\w+|\*/g, () => segment);
});

it('and none of it is noted as a bug', async () => {
  expect(await notedBugs(app)).toEqual([]);
});
