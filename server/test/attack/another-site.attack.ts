import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '../../src/application/modules';
import { buildEvent } from '../factories/events';
import { buildAdmin, buildDependent, buildOrganizer, buildTraveller, factoryPassword } from '../factories/people';
import { buildReview } from '../factories/reviews';
import { testApp } from '../test-app';
import { framedBy, keepsHoldOf, openBrowser, openOtherSite, readableFrom, rowsOf, submitForm } from './other-site';
import { pagesOfTheWeb } from './pages-of-the-web';
import { planted } from './planted-module';
import { markup } from './shapes';
import { noteSurface } from './surface';

const surface = noteSurface();

const port = await freePort();
const site = `http://localhost:${port}`;
const app = await testApp({
  pages: 'built',
  modules: [surface.module, ...modules, planted],
  settings: { PUBLIC_URL: site },
});
let browser: Browser;
let other: Awaited<ReturnType<typeof openOtherSite>>;
let eventId: number;

beforeAll(async () => {
  await app.app.http.listen({ port, host: 'localhost' });
  [browser, other] = await Promise.all([openBrowser(), openOtherSite()]);
});

afterAll(async () => {
  await browser.close();
  other.close();
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const name = markup.slice(0, 80);
type Role = 'traveller' | 'organizer' | 'admin';
const people: Partial<Record<Role, string>> = {};

/** What people could have written, all over the site. */
beforeAll(async () => {
  const texts = { firstName: name, lastName: name, displayName: name };
  const organizer = await buildOrganizer(app.db, { ...texts, bio: markup });
  const traveller = await buildTraveller(app.db, texts);
  people.admin = (await buildAdmin(app.db, texts)).user.username;
  people.organizer = organizer.user.username;
  people.traveller = traveller.user.username;
  const written = { title: markup, description: `${markup} `.repeat(3), location: markup, features: [name] };
  eventId = (await buildEvent(app.db, { ...written, category: name, createdBy: organizer.id })).id;
  await buildReview(app.db, { eventId, userId: traveller.id, comment: markup, adminResponse: markup });
  await buildDependent(app.db, traveller.id, { firstName: name, lastName: name });
});

/** A browser whose person is signed in. `zqAttack`, which the markup calls, notes that it ran. */
async function signedIn(role: Role): Promise<{ context: BrowserContext; ran: string[] }> {
  const context = await browser.newContext();
  const ran: string[] = [];
  await context.exposeFunction('zqAttack', (call: unknown) => ran.push(String(call)));
  const page = await context.newPage();
  await page.goto(`${site}/terms`);
  const body = JSON.stringify({ username: people[role], password: factoryPassword });
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const status = await page.evaluate(`fetch('/api/login', ${JSON.stringify(request)}).then(({ status }) => status)`);
  expect(status).toBe(200);
  await page.close();
  return { context, ran };
}

const isFile = (path: string) => /\.[\w:]+$/.test(path);
const filled = (path: string) => path.replaceAll(/:\w+/g, String(eventId));

/** On another site altogether, and on another port of the same host, whose requests carry even cookies that are `SameSite`. */
const others = { 'another site': '127.0.0.1', 'another port of the same host': 'localhost' };

describe.each(Object.entries(others))('%s, for someone who is signed in', (_, host) => {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    ({ context } = await signedIn('traveller'));
  });
  const visit = async () => {
    page = await context.newPage();
    await page.goto(`http://${host}:${other.port}/`);
  };

  const requests = (isPlanted: boolean) =>
    surface.served
      .filter(
        ({ method, path }) =>
          path.includes('planted') === isPlanted && !['HEAD', 'OPTIONS'].includes(method) && !path.includes('*'),
      )
      .map(({ method, path }) => ({ method, path: filled(path) }));

  it('can read and change nothing', async () => {
    await visit();
    expect(requests(false).length).toBeGreaterThan(100);
    // Reading computes and keeps charts.
    const reads = requests(false).filter(({ method }) => method === 'GET');
    expect(await readableFrom(page, site, reads)).toBe('');
    const before = await rowsOf(app);
    expect(await readableFrom(page, site, requests(false))).toBe('');
    for (const path of ['/api/user/deletion', '/api/logout', `/api/events/${eventId}/waitlist`, '/api/bookings']) {
      await visit();
      await submitForm(page, site + path);
    }
    expect(await rowsOf(app)).toBe(before);
  });

  it('can show none of our pages in a frame but the embeddable ones', async () => {
    await visit();
    // A file that a browser saves shows nothing, and its frame never loads.
    const addresses = pagesOfTheWeb()
      .filter((path) => !isFile(path))
      .map((path) => site + filled(path));
    const shown = await framedBy(page, addresses);
    const framed = ['/iframe/events', `/iframe/events/${eventId}`, `/widget/events/${eventId}`];
    expect(shown).toEqual(framed.map((path) => site + path));
  });

  it('keeps no hold on a window that it opened', async () => {
    await visit();
    expect(await keepsHoldOf(page, `${site}/browse`)).toBe(false);
  });

  it('and each planted fault is found', async () => {
    await visit();
    const before = await rowsOf(app);
    expect(await readableFrom(page, site, requests(true))).toContain('/api/planted/shared');
    expect(await rowsOf(app)).not.toBe(before);
    expect(await framedBy(page, [`${site}/planted/framed`])).toEqual([`${site}/planted/framed`]);
    expect(await keepsHoldOf(page, `${site}/planted/framed`)).toBe(true);
  });
});

/** Files and the outbox aside, which are no pages of the site. */
const screens = pagesOfTheWeb().filter((path) => !isFile(path) && !/^\/(?:dev|iframe|widget)\//.test(path));
const rolesOf = (path: string): Role =>
  path.startsWith('/admin') ? 'admin' : /^\/organizer(?:\/|$)/.test(path) ? 'organizer' : 'traveller';

describe.each(['traveller', 'organizer', 'admin'] as const)(
  'what people wrote runs nowhere in the browser of %s',
  (role) => {
    it('on no page', async () => {
      const { context, ran } = await signedIn(role);
      const page = await context.newPage();
      for (const path of screens.filter((screen) => rolesOf(screen) === role)) {
        await page.goto(`${site}${filled(path)}?q=${encodeURIComponent(markup)}&tab=${encodeURIComponent(markup)}`);
        await page.waitForLoadState('networkidle');
      }
      expect(ran).toEqual([]);
      await page.goto(`${site}/planted/markup?q=${encodeURIComponent(markup)}`);
      await expect.poll(() => ran.length).toBeGreaterThan(0);
    });
  },
);

it('an address to return to never leads elsewhere', async () => {
  const { context, ran } = await signedIn('traveller');
  const page = await context.newPage();
  const origins: string[] = [];
  for (const target of [
    'javascript:zqAttack(3)',
    '//zq.example/',
    'https://zq.example/',
    String.raw`/\zq.example`,
    '/%5Czq.example',
  ]) {
    await page.goto(`${site}/auth?redirect=${encodeURIComponent(target)}`);
    await page.waitForLoadState('networkidle');
    origins.push(new URL(page.url()).origin);
  }
  expect(new Set(origins)).toEqual(new Set([site]));
  expect(ran).toEqual([]);
});
