import { matchRoutes } from '@ascendant/contract/match';
import { reportRoutes as routes } from '@ascendant/contract/report';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookings } from '../../../db/schema/bookings';
import { reviews } from '../../../db/schema/opinions';
import { buildSold } from '../../../test/factories/bookings';
import { buildEvent, dayFromNow, type BuiltEvent } from '../../../test/factories/events';
import {
  birthInHalifax,
  buildAdmin,
  buildOrganizer,
  buildTraveller,
  type SignedInPerson,
} from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';

const born = { ...birthInHalifax, timeOfBirth: '06:40' } as const;

const app = await testApp();
const weekMs = 7 * 86_400_000;
let admin: SignedInPerson;
let organizer: SignedInPerson;
let travellers: SignedInPerson[];
let festival: BuiltEvent;
let ridge: BuiltEvent;
let stranger: BuiltEvent;
const scores: number[] = [];

beforeAll(async () => {
  admin = await buildAdmin(app.db);
  organizer = await buildOrganizer(app.db);
  travellers = [
    await buildTraveller(app.db, born),
    await buildTraveller(app.db, { ...born, dateOfBirth: '1990-07-21' }),
    await buildTraveller(app.db, { createdAt: new Date(Date.now() - 3 * weekMs) }),
  ];
  const own = { createdBy: organizer.id };
  festival = await buildEvent(app.db, { ...own, title: '=Festival', category: 'Music & Concerts', capacity: 40 });
  ridge = await buildEvent(app.db, { ...own, title: 'Ridge', startDate: dayFromNow(-9) });
  await buildEvent(app.db, { ...own, title: 'Draft', status: 'draft', startDate: dayFromNow(9) });
  stranger = await buildEvent(app.db, { title: 'Another’s', startDate: dayFromNow(30) });

  const [first, second, third] = travellers as [SignedInPerson, SignedInPerson, SignedInPerson];
  await buildSold(app.db, festival, { userId: first.id, amount: 80, seats: 3 });
  await buildSold(app.db, festival, { userId: second.id, amount: 20, bookedAt: new Date(Date.now() - weekMs) });
  await buildSold(app.db, ridge, { userId: third.id, amount: 30, bookedAt: new Date(Date.now() - 20 * weekMs) });
  await buildSold(app.db, stranger, { userId: first.id, amount: 500, seats: 3 });
  for (const person of [first, second]) {
    const params = { id: festival.id };
    scores.push((await app.call(matchRoutes.eventMatch, { params }, person.session)).body.matchScore);
  }
  const review = (event: BuiltEvent, person: SignedInPerson, rating: number, isJunk = false) =>
    app.db.insert(reviews).values({ eventId: event.id, userId: person.id, rating, comment: 'So it was.', isJunk });
  await review(festival, first, 5);
  await review(festival, second, 4);
  await review(festival, third, 1, true);
  await review(stranger, third, 2);
});

const round = (value: number) => Math.round(value * 10) / 10;
const session = (person: SignedInPerson | null) => person?.session ?? {};

describe('the summary', () => {
  it('counts an organizer’s own events and confirmed bookings, in all and since Monday', async () => {
    const { body } = await app.call(routes.organizerSummary, {}, organizer.session);
    expect(body).toEqual({
      activeEvents: 1,
      totalEvents: 3,
      activeSeries: 1,
      totalSeries: 3,
      totalBookings: 3,
      totalRevenue: 130,
      bookingsThisWeek: 1,
      revenueThisWeek: 80,
    });
  });

  it('counts everything for an admin, with the users', async () => {
    const { body } = await app.call(routes.adminSummary, {}, admin.session);
    expect(body).toMatchObject({ activeEvents: 2, totalEvents: 4, totalBookings: 4, totalRevenue: 630 });
    // One of them joined three weeks ago.
    expect(body.totalUsers - body.usersThisWeek).toBe(1);
  });

  it('is zero for an organizer without events', async () => {
    const { body } = await app.call(routes.organizerSummary, {}, (await buildOrganizer(app.db)).session);
    expect(Object.values(body)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('the report', () => {
  it('averages matches, and ratings over rated events only', async () => {
    const average = round((scores[0]! + scores[1]!) / 2);
    const { body: own } = await app.call(routes.organizerReport, { query: {} }, organizer.session);
    expect(own).toMatchObject({
      totalEvents: 3,
      astroMatchCount: 2,
      totalTickets: 5,
      avgEventRating: 4.5,
      ratedEvents: 1,
    });
    expect(Math.abs((own.avgAstroMatch ?? 0) - average)).toBeLessThanOrEqual(0.1);
    const { body: all } = await app.call(routes.adminReport, { query: {} }, admin.session);
    expect(all).toMatchObject({ totalEvents: 4, totalTickets: 8, avgEventRating: 3.3, ratedEvents: 2 });
  });

  it('has a line for each week, those without bookings too, the current one last', async () => {
    const { body } = await app.call(routes.organizerReport, { query: {} }, organizer.session);
    expect(body.weeks).toHaveLength(12);
    expect(body.weeks.every(({ weekStart }) => new Date(weekStart).getUTCDay() === 1)).toBe(true);
    expect(body.weeks.at(-1)).toMatchObject({ bookings: 1, tickets: 3, revenue: 80 });
    expect(body.weeks.at(-2)).toMatchObject({ bookings: 1, tickets: 1, revenue: 20 });
    expect(body.weeks.slice(0, 10).every(({ bookings }) => bookings === 0)).toBe(true);
  });

  it('can go back 26 or 52 weeks, and no other number', async () => {
    const ask = (weeks: unknown) => app.call(routes.organizerReport, { query: { weeks } }, organizer.session);
    const { body } = await ask(26);
    expect(body.weeks.filter(({ bookings }) => bookings > 0).map(({ revenue }) => revenue)).toEqual([30, 20, 80]);
    expect((await ask(52)).body.weeks).toHaveLength(52);
    expect((await ask(1000)).status).toBe(400);
  });

  it('counts bookings from widgets by their word, those of its weeks and of one’s own events', async () => {
    const report = async (weeks: number, of = organizer) =>
      (await app.call(routes.organizerReport, { query: { weeks } }, of.session)).body.channels;
    expect(await report(12)).toBeUndefined();
    const word = (channel: string) => app.db.update(bookings).set({ channel });
    await word('spring').where(eq(bookings.eventId, festival.id));
    await word('widget').where(eq(bookings.eventId, ridge.id));
    await word('theirs').where(eq(bookings.eventId, stranger.id));
    const spring = { channel: 'spring', bookings: 2, tickets: 4 };
    expect(await report(12)).toEqual([spring]);
    expect(await report(26)).toEqual([spring, { channel: 'widget', bookings: 1, tickets: 1 }]);
    const { body } = await app.call(routes.adminReport, { query: { weeks: 12 } }, admin.session);
    expect(body.channels).toEqual([spring, { channel: 'theirs', bookings: 1, tickets: 3 }]);
  });

  it('says nothing about scores and ratings that don’t exist', async () => {
    const { body } = await app.call(routes.organizerReport, { query: {} }, (await buildOrganizer(app.db)).session);
    expect(body).toMatchObject({ avgAstroMatch: null, astroMatchCount: 0, avgEventRating: null, ratedEvents: 0 });
  });
});

describe('the event analytics', () => {
  const list = (query: Record<string, unknown> = {}) => app.call(routes.eventAnalytics, { query }, admin.session);
  const titles = async (query: Record<string, unknown>) => (await list(query)).body.map(({ title }) => title);

  it('have each event’s matches, ratings and sales', async () => {
    const row = (await list()).body.find(({ id }) => id === festival.id);
    expect(row).toMatchObject({
      title: '=Festival',
      category: 'Music & Concerts',
      date: festival.event.startDate,
      status: 'published',
      capacity: 40,
      astroMatchCount: 2,
      avgRating: 4.5,
      reviewCount: 2,
      totalTickets: 4,
      totalRevenue: 100,
    });
    expect((await list({ q: 'draft' })).body[0]).toMatchObject({
      avgAstroMatch: null,
      avgRating: null,
      reviewCount: 0,
    });
  });

  it.each([
    [{}, ['Another’s', '=Festival', 'Ridge', 'Draft']],
    [{ sort: 'tickets' }, ['=Festival', 'Another’s', 'Ridge', 'Draft']],
    [{ sort: 'match', limit: 1 }, ['=Festival']],
    [{ sort: 'rating', limit: 2 }, ['=Festival', 'Another’s']],
    [{ sort: 'reviews', limit: 2 }, ['=Festival', 'Another’s']],
    [{ sort: 'date' }, ['=Festival', 'Another’s', 'Draft', 'Ridge']],
    [{ sort: 'title' }, ['=Festival', 'Another’s', 'Draft', 'Ridge']],
    [{ status: 'draft' }, ['Draft']],
    [{ q: 'banff ridge', sort: 'title' }, ['Ridge']],
    [{ sort: 'title', limit: 2, offset: 1 }, ['Another’s', 'Draft']],
  ])('for %j are %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('come with the number of events on all pages', async () => {
    expect((await list({ limit: 1 })).headers['x-total-count']).toBe('4');
    const own = await app.call(routes.organizerEventAnalytics, { query: { limit: 1 } }, organizer.session);
    expect(own.headers['x-total-count']).toBe('3');
  });

  it('are only an organizer’s own for an organizer', async () => {
    const { body } = await app.call(routes.organizerEventAnalytics, { query: {} }, organizer.session);
    expect(body.map(({ title }) => title)).toEqual(['=Festival', 'Ridge', 'Draft']);
  });

  it.each([{ sort: 'price' }, { status: 'sold' }, { limit: 201 }, { offset: -1 }])('%j is 400', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});

describe('the file of the event analytics', () => {
  const file = (url: string, person: SignedInPerson | null) =>
    app.inject({ method: 'GET', url, headers: session(person) });

  it('WEB-09 has a row for each event, and no cell that a spreadsheet runs', async () => {
    const { headers, body } = await file('/admin/reports/events.csv', admin);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="events-\d{4}-\d\d-\d\d\.csv"$/);
    expect(headers['cache-control']).toBe('no-store');
    const lines = body.trim().split('\r\n');
    expect(lines[0]).toContain('"Event","Category","Start date"');
    expect(lines).toHaveLength(5);
    expect(lines[2]).toMatch(
      /^"'=Festival","Music & Concerts",.*,"Published",.*,"4.5","2","4","40","10","100.00","0.00","Event","\d+"$/,
    );
  });

  it('has only an organizer’s own events for an organizer, filtered like the list', async () => {
    const own = await file('/organizer/reports/events.csv?sort=title', organizer);
    expect(own.body.trim().split('\r\n')).toHaveLength(4);
    expect(own.body).not.toContain('Another’s');
    expect((await file('/organizer/reports/events.csv?q=ridge', organizer)).body.trim().split('\r\n')).toHaveLength(2);
    expect((await file('/organizer/reports/events.csv?sort=price', organizer)).statusCode).toBe(400);
  });

  it('AUT-01 is 401 for visitors and 403 for anyone whose lists it isn’t', async () => {
    const [traveller = null] = travellers;
    const statuses = async (url: string) =>
      Promise.all([null, traveller, organizer].map(async (person) => (await file(url, person)).statusCode));
    expect(await statuses('/admin/reports/events.csv')).toEqual([401, 403, 403]);
    expect(await statuses('/organizer/reports/events.csv')).toEqual([401, 403, 200]);
  });
});
