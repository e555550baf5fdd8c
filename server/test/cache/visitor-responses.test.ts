import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { Route } from '@ascendant/contract/route';
import { routes, type CallName } from '@ascendant/contract/routes';
import { cents } from '@ascendant/domain/money';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { categories } from '../../db/schema/catalog';
import { eventPictures } from '../../db/schema/event-pictures';
import { eventSeries } from '../../db/schema/event-series';
import { events } from '../../db/schema/events';
import { pricingTiers } from '../../db/schema/pricing';
import { uploads } from '../../db/schema/uploads';
import { users } from '../../db/schema/users';
import { waivers } from '../../db/schema/waivers';
import { pauseMs } from '../../src/cache/response-cache';
import { accessTo } from '../../src/http/authorization';
import { bookFreely } from '../factories/bookings';
import { buildEvent, buildFreeEvent, type BuiltEvent } from '../factories/events';
import { buildOrganizer, buildTraveller } from '../factories/people';
import { buildReview } from '../factories/reviews';
import { writeWaiver } from '../factories/waivers';
import { testApp } from '../test-app';

const app = await testApp({ hearsChanges: true });
let event: BuiltEvent;

beforeEach(async () => {
  event = await buildEvent(app.db, { title: 'Ridge walk', capacity: 12 });
  await settled();
});

/** Waits until the changes so far have dropped what they touch. */
async function settled(): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    app.app.context.changes.hear((touched) => void (touched === 'marker' && resolve()));
  });
  await app.pool.query(`select pg_notify('ascendant_changes', 'marker')`);
  await heard;
  await sleep(pauseMs + 50);
}

const detail = async () => (await app.call(routes.getEvent, { params: { id: event.id } })).body;
const list = async (query = {}) => (await app.call(routes.listEvents, { query })).body;
/** Changes arrive a moment after their commit, and before a response would have expired. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 8000 });

/** A change that no trigger announces, to see whether a response was cached. */
const changeSilently = (title: string) =>
  app.db.transaction(async (tx) => {
    await tx.execute('set local session_replication_role = replica');
    await tx.update(events).set({ title }).where(eq(events.id, event.id));
  });

describe('a response to visitors', () => {
  it('is cached as bytes for the ten seconds its headers promise, less those that have gone by', async () => {
    const first = await app.call(routes.getEvent, { params: { id: event.id } });
    await changeSilently('Unheard of');
    const second = await app.call(routes.getEvent, { params: { id: event.id } });
    expect(second.body.title).toBe('Ridge walk');
    expect(second.headers).toMatchObject({
      'cache-control': expect.stringMatching(/^public, max-age=(?:\d|10)$/),
      vary: 'Accept-Encoding, Cookie, Authorization',
      etag: first.headers.etag,
    });
    expect(Number(second.headers.age)).toBeLessThanOrEqual(10);
    expect(second.headers['x-inner-shows']).toBeUndefined();
  });

  it('is compressed, and needs no body for a client that has it, in whichever encoding', async () => {
    const url = `/api/events/${event.id}`;
    const plain = await app.inject({ url });
    const small = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.payload);
    expect(small.headers.etag).not.toBe(plain.headers.etag);
    for (const etag of [plain.headers.etag, `"x", W/${String(small.headers.etag)}`]) {
      const again = await app.inject({ url, headers: { 'if-none-match': String(etag), 'accept-encoding': 'br' } });
      expect([again.statusCode, again.payload]).toEqual([304, '']);
    }
  });

  it('has one place for all ways to write a query, and its link names only what the call takes', async () => {
    for (let more = 0; more < 3; more += 1) await buildEvent(app.db);
    await settled();
    const first = await app.inject({ url: '/api/events?limit=2&sort=date&utm_source=mail' });
    await changeSilently('Unheard of');
    const second = await app.inject({ url: '/api/events?sort=date&limit=02' });
    expect(second.payload).toBe(first.payload);
    expect(first.headers.link).not.toContain('utm_source');
    expect(second.headers['x-unfiltered-count']).toBe(first.headers['x-unfiltered-count']);
  });

  it('is never cached for, or from, someone with a session', async () => {
    const person = await buildTraveller(app.db);
    const url = `/api/events/${event.id}`;
    expect((await detail()).title).toBe('Ridge walk');
    for (const headers of [person.session, { cookie: 'session=unknown' }]) {
      await changeSilently(`Seen by ${Object.keys(headers)}`);
      const own = await app.inject({ url, headers });
      expect(own.json<{ title: string }>().title).toBe(`Seen by ${Object.keys(headers)}`);
      expect([own.headers['cache-control'], own.headers.age]).toEqual(['no-store', undefined]);
    }
    expect((await detail()).title).toBe('Ridge walk');
  });

  it('is not an error', async () => {
    const params = { id: event.id + 1 };
    expect((await app.call(routes.getEvent, { params })).status).toBe(404);
    await app.pool.query(`select setval(pg_get_serial_sequence('events', 'id'), ${event.id})`);
    await changeSilently('x');
    expect((await buildEvent(app.db)).id).toBe(params.id);
    expect((await app.call(routes.getEvent, { params })).status).toBe(200);
    expect((await app.inject({ url: '/api/events?limit=none' })).statusCode).toBe(400);
    expect((await app.inject({ url: '/api/events?limit=none' })).statusCode).toBe(400);
  });
});

describe('a change drops every cached response that shows it', () => {
  it('a new title', async () => {
    await list();
    await app.db.update(events).set({ title: 'Valley walk' }).where(eq(events.id, event.id));
    await soon(async () => expect((await detail()).title).toBe('Valley walk'));
    await soon(async () => expect((await list()).some(({ title }) => title === 'Valley walk')).toBe(true));
  });

  it('seats that were sold, in the event and in lists', async () => {
    event = await buildFreeEvent(app.db, { capacity: 12 });
    const left = async () => [(await detail()).seatsLeft, (await list()).find(({ id }) => id === event.id)?.seatsLeft];
    await soon(async () => expect(await left()).toEqual([12, 12]));
    await bookFreely(app, await buildTraveller(app.db), { eventId: event.id });
    await soon(async () => expect(await left()).toEqual([11, 11]));
  });

  it('an event that is published, and one that is cancelled', async () => {
    const draft = await buildEvent(app.db, { status: 'pending_approval' });
    const isListed = async () => (await list()).some(({ id }) => id === draft.id);
    expect(await isListed()).toBe(false);
    await app.db.update(events).set({ status: 'published' }).where(eq(events.id, draft.id));
    await soon(async () => expect(await isListed()).toBe(true));
    await app.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, draft.id));
    await soon(async () => expect(await isListed()).toBe(false));
  });

  it('a price', async () => {
    await app.call(routes.currentPricing, { params: { id: event.id } });
    await app.db.update(pricingTiers).set({ adultPrice: '75.00' }).where(eq(pricingTiers.eventId, event.id));
    const price = async () => (await app.call(routes.currentPricing, { params: { id: event.id } })).body.adultPrice;
    await soon(async () => expect(await price()).toBe('75.00'));
  });

  it('a review', async () => {
    const reviews = async () => (await app.call(routes.listReviews, { params: { id: event.id } })).body;
    expect(await reviews()).toEqual([]);
    await buildReview(app.db, { eventId: event.id });
    await soon(async () => expect(await reviews()).toHaveLength(1));
  });

  it('what the organizer says of the practical side, and whether they still have a page', async () => {
    const organizer = await buildOrganizer(app.db);
    await app.db.update(events).set({ organizerId: organizer.id }).where(eq(events.id, event.id));
    await soon(async () => expect(await detail()).toMatchObject({ hostId: organizer.id, meetingPoint: '' }));
    await app.db.update(events).set({ meetingPoint: 'By the clock' }).where(eq(events.id, event.id));
    await soon(async () => expect((await detail()).meetingPoint).toBe('By the clock'));
    const questions = [{ question: 'Dogs?', answer: 'Yes.' }];
    await app.db.update(events).set({ questions }).where(eq(events.id, event.id));
    await soon(async () => expect((await detail()).questions).toEqual(questions));
    await app.db.update(users).set({ disabled: true }).where(eq(users.id, organizer.id));
    await soon(async () => expect((await detail()).hostId).toBeNull());
  });

  it('a picture of its gallery', async () => {
    expect((await detail()).gallery).toEqual([]);
    const file = `${'a'.repeat(32)}.webp`;
    const facts = { purpose: 'gallery_picture', contentType: 'image/webp', bytes: 1, width: 3, height: 2 } as const;
    await app.db.insert(uploads).values({ ...facts, name: file, attachedAt: new Date() });
    await app.db.insert(eventPictures).values({ eventId: event.id, position: 1, file, alt: 'The ridge' });
    await soon(async () => expect((await detail()).gallery).toMatchObject([{ alt: 'The ridge' }]));
  });

  it('what the organizer asks everyone to sign, until it isn’t asked any more', async () => {
    expect((await detail()).waiver).toBeNull();
    const { id, title, text } = await writeWaiver(app.db, { eventId: event.id });
    await soon(async () => expect((await detail()).waiver).toEqual({ title, text }));
    await app.db.update(waivers).set({ endedAt: new Date() }).where(eq(waivers.id, id));
    await soon(async () => expect((await detail()).waiver).toBeNull());
  });

  it('the group prices of its series', async () => {
    const groupPrices = [{ people: 10, percent: 15 }];
    expect((await detail()).groupPrices).toBeUndefined();
    await app.db.update(eventSeries).set({ groupPrices }).where(eq(eventSeries.id, event.event.seriesId));
    await soon(async () => expect((await detail()).groupPrices).toEqual(groupPrices));
  });

  it('the price types of its series', async () => {
    const senior = { name: 'Senior', minAge: 65, maxAge: null, proof: '' };
    const priceTypes = [{ ...senior, kind: 'percent' as const, hundredths: 8500 }];
    await app.db.update(eventSeries).set({ priceTypes }).where(eq(eventSeries.id, event.event.seriesId));
    await soon(async () => expect((await detail()).priceTypes).toMatchObject([senior]));
  });

  it('the extras of its series', async () => {
    const extra = { name: 'Lunch', note: '', per: 'person' as const, choices: [], limit: null, isRefundable: true };
    const extras = [{ ...extra, price: cents(2000) }];
    await app.db.update(eventSeries).set({ extras }).where(eq(eventSeries.id, event.event.seriesId));
    await soon(async () => expect((await detail()).extras).toMatchObject([{ name: 'Lunch', price: '20.00' }]));
  });

  it('the name of a category, and of the organizer', async () => {
    const organizer = await buildOrganizer(app.db, { displayName: 'Peak People' });
    await app.db.update(events).set({ organizerId: organizer.id }).where(eq(events.id, event.id));
    await soon(async () => expect((await detail()).organizerName).toBe('Peak People'));
    await app.db.update(users).set({ displayName: 'Summit People' }).where(eq(users.id, organizer.id));
    await soon(async () => expect((await detail()).organizerName).toBe('Summit People'));
    await app.db.update(categories).set({ name: 'Up & Down' }).where(eq(categories.id, event.event.categoryId));
    await soon(async () => expect((await detail()).category).toBe('Up & Down'));
    const names = async () => (await app.call(routes.listCategories)).body.map(({ name }) => name);
    await soon(async () => expect(await names()).toContain('Up & Down'));
  });
});

it('without the connection that hears changes, nothing is cached until it’s back', async () => {
  const cut = () =>
    app.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query in ('listen ascendant_changes', 'select')`);
  expect((await cut()).rowCount).toBe(1);
  await soon(async () => expect((await app.inject({ url: `/api/events/${event.id}` })).headers.age).toBeUndefined());
  await changeSilently('Changed while no one listened');
  expect((await detail()).title).toBe('Changed while no one listened');
  await soon(async () => expect((await app.inject({ url: `/api/events/${event.id}` })).headers.age).toBeDefined());
  await settled();
  expect((await detail()).title).toBe('Changed while no one listened');
  await changeSilently('Unheard of');
  expect((await detail()).title).toBe('Changed while no one listened');
});

it('every read that visitors may make is cached, or has a reason not to be', () => {
  const reasons: Partial<Record<CallName, string>> = {
    searchPlaces: 'the gazetteer is loaded in the background, and no change announces that it’s there',
    mapTowns: 'the gazetteer is loaded in the background, and no change announces that it’s there',
    clockChange: 'the same',
    getHost: 'shows what its host says of themselves, which no change announces, and is read rarely',
    signMeaning: 'is one row by its key, whose text is never changed',
    matchingModel: 'is computed once',
    getSite: 'is a setting',
    getWidgetVisit: 'is asked for until it changes, under a secret of its own',
  };
  const all = Object.values<Route>(routes);
  const readable = all.filter(({ name, method }) => method === 'GET' && accessTo(name)?.visitor !== 'none');
  const cached = all.filter(({ shows }) => shows !== undefined);
  const explained = [...cached.map(({ name }) => name), ...Object.keys(reasons)];
  expect(explained.toSorted()).toEqual(readable.map(({ name }) => name).toSorted());
});
