import { routes } from '@ascendant/contract/routes';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { events } from '../../../../db/schema/events';
import { users } from '../../../../db/schema/users';
import { buildEvent, buildFreeEvent, dayFromNow, type BuiltEvent } from '../../../../test/factories/events';
import { buildOrganizer, buildTraveller, type SignedInPerson } from '../../../../test/factories/people';
import { buildReview } from '../../../../test/factories/reviews';
import { testApp } from '../../../../test/test-app';
import { foldTotals } from '../../../database/totals.repository';

const secret = 'Obsidian gathering';
const open = 'Quartz traverse';
const code = 'SMITH-WEDDING-27';

let traveller: SignedInPerson;
let listed: BuiltEvent;
let unlisted: BuiltEvent;

/** Two dates of one host, place, day and series, one of them unlisted; each list has the other, so that an empty list proves nothing. */
const app = await testApp();
const host = await buildOrganizer(app.db, { displayName: 'Larch Guides' });
beforeAll(async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`insert into event_series default values returning id`);
  const common = { createdBy: host.id, startDate: dayFromNow(40), seriesId: rows[0]?.id ?? 0 };
  listed = await buildEvent(app.db, { ...common, title: open, slug: 'quartz-traverse' });
  unlisted = await buildEvent(app.db, { ...common, title: secret, slug: 'obsidian-gathering', duration: 1 });
  await app.db.update(events).set({ accessCode: code }).where(eq(events.id, unlisted.id));
  for (const eventId of [listed.id, unlisted.id])
    await buildReview(app.db, {
      eventId,
      userId: (await buildTraveller(app.db)).id,
      comment: `About ${eventId === listed.id ? open : secret}`,
    });
  traveller = await buildTraveller(app.db, {
    birthLatitude: 51,
    birthLongitude: -115,
    birthTimezone: 'America/Edmonton',
  });
  await app.db.update(users).set({ starsOff: true }).where(eq(users.id, traveller.id));
  await foldTotals(app.db);
});

const text = async (url: string, session: Record<string, string> = {}) =>
  (await app.inject({ url, headers: session })).body;

describe('an unlisted event', () => {
  it.each([
    ['the list of events', '/api/events'],
    ['the list by price', '/api/events?sort=price'],
    ['the featured events', '/api/events?sort=featured'],
    ['a host’s events', () => `/api/events?host=${host.id}`],
    ['events by their ids, as saved ones are read', () => `/api/events?ids=${listed.id},${unlisted.id}`],
    ['events near a place', '/api/events?lat=51.17&lng=-115.57&km=50'],
    ['events of some days', () => `/api/events?from=${dayFromNow(39)}&to=${dayFromNow(41)}`],
    ['the map', '/api/event-map'],
    ['events nearby', () => `/api/events/${listed.id}/nearby`],
    ['the host’s page', () => `/api/hosts/${host.id}`],
    ['the RSS feed', '/events.rss'],
    ['the calendar feed', '/events.ics'],
    ['the embeddable list', '/iframe/events'],
    ['the embeddable list of its host', () => `/iframe/events?host=${host.id}`],
  ])('isn’t in %s', async (_list, url) => {
    const path = typeof url === 'string' ? url : url();
    const own = /nearby/.test(path);
    for (const session of [{}, traveller.session]) {
      const body = await text(path, session);
      expect(body).not.toContain(secret);
      expect(body).not.toContain('obsidian');
      if (!own) expect(body).toContain(open);
    }
  });

  it('isn’t in the calendar of its series', async () => {
    for (const session of [{}, traveller.session]) {
      const { body } = await app.call(routes.eventDates, { params: { id: listed.id }, query: {} }, session);
      expect(body.map(({ id }) => id)).toEqual([listed.id]);
    }
  });

  it('isn’t in the sitemap', async () => {
    const index = await text('/sitemap.xml');
    const parts = [...index.matchAll(/<loc>[^<]*?(\/sitemap[^<]*)<\/loc>/g)].map(([, path = '']) => path);
    const bodies = await Promise.all(parts.map((path) => text(path)));
    expect(bodies.join('')).toContain(`/events/${listed.id}`);
    expect(bodies.join('')).not.toContain(`/events/${unlisted.id}/`);
    expect(bodies.join('')).not.toContain('obsidian');
  });

  it.each(['obsidian', 'obsidian gathering', 'obsidan', 'Obsidian gathering near Banff'])(
    'isn’t found by searching for %j, and no suggestion or correction knows it',
    async (q) => {
      const query = encodeURIComponent(q);
      for (const url of [
        `/api/events?q=${query}`,
        `/api/search-suggestions?q=${query}`,
        `/api/search-reading?q=${query}`,
        `/api/relaxed-filters?q=${query}`,
      ]) {
        const { body, headers } = await app.inject({ url });
        expect(body, url).not.toContain(secret);
        expect(decodeURIComponent(String(headers['x-searched-for'] ?? ''))).not.toMatch(/obsidian/i);
      }
    },
  );

  it('isn’t counted: not among all events, in filters, or on the host’s page', async () => {
    const list = await app.inject({ url: '/api/events' });
    expect(list.headers['x-unfiltered-count']).toBe('1');
    const filters = await app.call(routes.countFilters, {});
    expect(JSON.stringify(filters.json)).not.toMatch(/"count":2\b/);
    expect((await app.call(routes.getHost, { params: { id: host.id } })).body).toMatchObject({
      upcomingCount: 1,
      pastCount: 0,
    });
  });

  it('isn’t recommended, nor among other adventures', async () => {
    for (const route of [routes.matchedEvents, routes.otherEvents]) {
      const { json } = await app.call(route, {}, traveller.session);
      expect(JSON.stringify(json)).not.toContain(secret);
    }
  });

  it('makes no host page by itself', async () => {
    const quiet = await buildOrganizer(app.db);
    const only = await buildEvent(app.db, { createdBy: quiet.id });
    await app.db.update(events).set({ accessCode: 'ONLY-UNLISTED' }).where(eq(events.id, only.id));
    expect((await app.call(routes.getHost, { params: { id: quiet.id } })).status).toBe(404);
  });
});

describe('who reads an unlisted event', () => {
  it('AUT-04 no one who hasn’t opened it: to them it doesn’t exist, with every call about it', async () => {
    for (const session of [{}, traveller.session, (await buildOrganizer(app.db)).session]) {
      const id = unlisted.id;
      const paths = ['', '/nearby', '/current-pricing', '/dates', '/reviews'];
      const statuses = await Promise.all(
        paths.map(async (path) => (await app.inject({ url: `/api/events/${id}${path}`, headers: session })).statusCode),
      );
      expect(statuses).toEqual([404, 404, 404, 404, 404]);
      expect((await app.inject({ url: `/iframe/events/${id}`, headers: session })).statusCode).toBe(404);
    }
  });

  it('AUT-04 and no one who hasn’t opened it can book it, wait for it, rate it or save it', async () => {
    const eventId = unlisted.id;
    const attendees = [{ type: 'user' as const }];
    const bookingData = { eventId, attendees, agreementAccepted: true as const };
    const { session } = traveller;
    const booked = await app.call(routes.createPaymentIntent, { body: { amount: 100, eventId, bookingData } }, session);
    const waited = await app.call(routes.joinWaitlist, { params: { id: eventId }, body: { seats: 1 } }, session);
    expect([booked.status, waited.status]).toEqual([404, 404]);
    await app.call(routes.changeSavedEvents, { body: { save: [eventId, listed.id] } }, session);
    const saved = await app.db.execute(sql`select event_id from saved_events where user_id = ${traveller.id}`);
    expect(saved.rows).toEqual([{ event_id: listed.id }]);
  });

  it('its organizer and admins, and, once they have the code, anyone, however they spell it', async () => {
    const guest = await buildTraveller(app.db);
    const read = async (session: Record<string, string>) =>
      app.call(routes.getEvent, { params: { id: unlisted.id } }, session);
    expect((await read(host.session)).body).toMatchObject({ title: secret, isUnlisted: true });
    const opened = await app.call(routes.openEvent, { body: { code: ' smith wedding 27 ' } }, guest.session);
    expect(opened.body).toEqual({ eventId: unlisted.id, slug: 'obsidian-gathering' });
    expect((await read(guest.session)).status).toBe(200);
    expect(await text(`/api/events/${unlisted.id}/reviews`, guest.session)).toContain(secret);
    expect(await text('/api/events', guest.session)).not.toContain(secret);
    expect((await read({})).status).toBe(404);
  });

  it('someone who booked it before it was unlisted', async () => {
    const early = await buildTraveller(app.db);
    const { id } = await buildFreeEvent(app.db, { createdBy: host.id });
    const body = { eventId: id, attendees: [{ type: 'user' as const }], agreementAccepted: true as const };
    expect((await app.call(routes.createBooking, { body }, early.session)).status).toBe(201);
    const unlist = { params: { id }, body: { isListed: false } };
    expect((await app.call(routes.setEventListing, unlist, host.session)).body.accessCode).toMatch(/^[A-Z0-9]{12}$/);
    expect((await app.call(routes.getEvent, { params: { id } }, early.session)).status).toBe(200);
    expect((await app.call(routes.getEvent, { params: { id } }, traveller.session)).status).toBe(404);
  });
});

describe('the code of an unlisted event', () => {
  it('is the organizer’s to choose, for one event only, and goes when it’s listed again', async () => {
    const { id } = await buildEvent(app.db, { createdBy: host.id });
    const set = async (body: object, session = host.session) =>
      app.call(routes.setEventListing, { params: { id }, body: body as { isListed: boolean } }, session);
    expect((await set({ isListed: false, code: 'lake party 2027' })).body).toEqual({ accessCode: 'LAKE-PARTY-2027' });
    expect((await set({ isListed: false })).body).toEqual({ accessCode: 'LAKE-PARTY-2027' });
    expect((await set({ isListed: false, code })).json).toMatchObject({
      code: 'taken',
      fields: { code: 'Another event has this code. Please choose another one' },
    });
    expect((await set({ isListed: false, code: 'short' })).json).toMatchObject({
      fields: { code: 'Use 8 to 40 letters, digits or hyphens' },
    });
    expect((await set({ isListed: true })).body).toEqual({ accessCode: null });
    const reply = await app.call(routes.openEvent, { body: { code: 'LAKE-PARTY-2027' } }, traveller.session);
    expect(reply.json).toMatchObject({ code: 'not_found' });
  });

  it.each(['', 'no', 'AAAA-AAAA-AAAA', "' or 1=1 --", '%'])('that’s wrong says so at its field: %j', async (wrong) => {
    const { json, status } = await app.call(routes.openEvent, { body: { code: wrong } }, traveller.session);
    expect([status, Object.keys(json as object)]).toEqual([404, expect.arrayContaining(['fields'])]);
  });

  it('isn’t opened by the code of a draft', async () => {
    const draft = await buildEvent(app.db, { createdBy: host.id, status: 'draft' });
    await app.db.update(events).set({ accessCode: 'DRAFT-CODE-1' }).where(eq(events.id, draft.id));
    const reply = await app.call(routes.openEvent, { body: { code: 'DRAFT-CODE-1' } }, traveller.session);
    expect(reply.status).toBe(404);
  });

  it('is another one for a copy', async () => {
    const copy = await app.call(
      routes.duplicateEvent,
      { params: { id: unlisted.id }, body: {} as never },
      host.session,
    );
    const [row] = await app.db
      .select({ accessCode: events.accessCode })
      .from(events)
      .orderBy(sql`id desc`)
      .limit(1);
    expect(copy.status).toBeLessThan(300);
    expect(row?.accessCode).toMatch(/^[A-Z0-9]{12}$/);
  });
});
