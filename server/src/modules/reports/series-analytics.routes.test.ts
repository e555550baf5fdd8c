import { reportRoutes as routes } from '@ascendant/contract/report';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventSeries } from '../../../db/schema/event-series';
import { buildSold } from '../../../test/factories/bookings';
import { buildEvent, dayFromNow, type BuiltEvent, type EventOptions } from '../../../test/factories/events';
import { buildAdmin, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { buildReview } from '../../../test/factories/reviews';
import { testApp } from '../../../test/test-app';

const app = await testApp();
let admin: SignedInPerson;
let organizer: SignedInPerson;
let seriesId: number;
let past: BuiltEvent;
let next: BuiltEvent;
let later: BuiltEvent;
let single: BuiltEvent;

beforeAll(async () => {
  admin = await buildAdmin(app.db);
  organizer = await buildOrganizer(app.db);
  const traveller = await buildTraveller(app.db);
  const [series] = await app.db.insert(eventSeries).values({}).returning();
  seriesId = series?.id ?? 0;
  const date = (options: EventOptions) => buildEvent(app.db, { createdBy: organizer.id, seriesId, ...options });
  past = await date({ title: 'Dawn walk', startDate: dayFromNow(-9), capacity: 10 });
  later = await date({ title: 'Dawn walk, all new', startDate: dayFromNow(30), capacity: 5 });
  next = await date({ title: 'Dawn walk', startDate: dayFromNow(20), startTime: '07:30', capacity: 5 });
  await date({ title: 'Dawn walk', startDate: dayFromNow(10), status: 'cancelled', capacity: 5 });
  single = await buildEvent(app.db, { createdBy: organizer.id, title: 'Concert', startDate: dayFromNow(5) });
  await buildEvent(app.db, { title: 'Another’s', startDate: dayFromNow(6) });
  await buildSold(app.db, past, { userId: traveller.id, amount: 60, seats: 3 });
  await buildSold(app.db, later, { userId: traveller.id, amount: 50, seats: 2 });
  await buildSold(app.db, single, { userId: traveller.id, amount: 100 });
  await buildReview(app.db, { eventId: past.id, rating: 5 });
  await buildReview(app.db, { eventId: past.id, rating: 4 });
  await buildReview(app.db, { eventId: later.id, rating: 2 });
});

const own = (query: Record<string, unknown>) =>
  app.call(routes.organizerEventAnalytics, { query: { by: 'series', ...query } }, organizer.session);
const titles = async (query: Record<string, unknown>) => (await own(query)).body.map(({ title }) => title);

it('a summary counts each date, and beside that an event once, all of them and those to come', async () => {
  const { body } = await app.call(routes.organizerSummary, {}, organizer.session);
  expect(body).toMatchObject({ totalEvents: 5, totalSeries: 2, activeEvents: 3, activeSeries: 2 });
});

describe('the event analytics by series', () => {
  it('have one row for all dates of a series, with the sums and the averages over all reviews', async () => {
    const { body, headers } = await own({});
    expect(headers['x-total-count']).toBe('2');
    expect(body[0]).toMatchObject({
      id: next.id,
      seriesId,
      dates: 4,
      title: 'Dawn walk',
      startDate: past.event.startDate,
      endDate: later.event.endDate,
      startTime: '07:30',
      status: 'published',
      capacity: 25,
      avgRating: 3.7,
      reviewCount: 3,
      totalTickets: 5,
      totalRevenue: 110,
    });
    expect(body[1]).toMatchObject({ id: single.id, dates: 1, totalTickets: 1, totalRevenue: 100, avgRating: null });
  });

  it('are ordered by what the dates add up to, so that many small dates come before one that’s larger than each', async () => {
    expect(await titles({ sort: 'revenue' })).toEqual(['Dawn walk', 'Concert']);
    const { body } = await app.call(
      routes.organizerEventAnalytics,
      { query: { sort: 'revenue', limit: 2 } },
      organizer.session,
    );
    expect(body.map(({ id, dates }) => [id, dates])).toEqual([
      [single.id, 1],
      [past.id, 1],
    ]);
  });

  it.each([
    [{ sort: 'tickets' }, ['Dawn walk', 'Concert']],
    [{ sort: 'match' }, ['Concert', 'Dawn walk']],
    [{ sort: 'rating' }, ['Dawn walk', 'Concert']],
    [{ sort: 'reviews' }, ['Dawn walk', 'Concert']],
    [{ sort: 'date' }, ['Dawn walk', 'Concert']],
    [{ sort: 'title' }, ['Concert', 'Dawn walk']],
    [{ sort: 'title', limit: 1, offset: 1 }, ['Dawn walk']],
    [{ status: 'cancelled' }, ['Dawn walk']],
    [{ status: 'cancelled', sort: 'title' }, ['Dawn walk']],
    [{ q: 'concert' }, ['Concert']],
    // One date is called so.
    [{ q: 'all new', sort: 'date' }, ['Dawn walk']],
    [{ q: 'another' }, []],
  ])('for %j are %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('open to the dates of one series, the latest first, whatever else is asked', async () => {
    const { body, headers } = await own({ series: seriesId, sort: 'date', status: 'draft', q: 'concert' });
    expect(body.map(({ id, dates }) => [id, dates]).filter((_row, place) => place !== 2)).toEqual([
      [later.id, 1],
      [next.id, 1],
      [past.id, 1],
    ]);
    expect(headers['x-total-count']).toBe('4');
  });

  it('AUT-02 show an organizer no date of someone else’s series', async () => {
    const stranger = await buildOrganizer(app.db);
    const query = { by: 'series' as const, series: seriesId };
    expect((await app.call(routes.organizerEventAnalytics, { query }, stranger.session)).body).toEqual([]);
    const all = await app.call(routes.eventAnalytics, { query: { by: 'series' } }, admin.session);
    expect(all.body.map(({ title }) => title).toSorted()).toEqual(['Another’s', 'Concert', 'Dawn walk']);
  });

  it('follow a date that goes to another series, and a draft that’s deleted', async () => {
    const [other] = await app.db.insert(eventSeries).values({}).returning();
    const strayed = await buildEvent(app.db, { createdBy: organizer.id, title: 'Strayed', seriesId, status: 'draft' });
    const datesOfSeries = async () => (await own({ series: undefined })).body.map(({ title, dates }) => [title, dates]);
    expect(await datesOfSeries()).toContainEqual(['Dawn walk', 5]);
    await app.db.execute(`update events set series_id = ${other?.id} where id = ${strayed.id}`);
    expect(await datesOfSeries()).toEqual([
      ['Dawn walk', 4],
      ['Concert', 1],
      ['Strayed', 1],
    ]);
    await app.db.execute(`delete from events where id = ${strayed.id}`);
    expect(await datesOfSeries()).toEqual([
      ['Dawn walk', 4],
      ['Concert', 1],
    ]);
  });
});

describe('the file of the event analytics', () => {
  it('has a row for all dates of a series, and below it one for each, which the row says', async () => {
    const { body } = await app.inject({
      method: 'GET',
      url: '/organizer/reports/events.csv',
      headers: organizer.session,
    });
    const [header, ...rows] = body.trim().split('\r\n');
    expect(header).toMatch(/"Revenue \(USD\)","Taken by you \(USD\)","Row","Series"$/);
    const lastCells = rows.map((row) => row.split(',').slice(-4).join(','));
    expect(lastCells).toEqual([
      `"110.00","0.00","All dates","${seriesId}"`,
      `"50.00","0.00","Date","${seriesId}"`,
      `"0.00","0.00","Date","${seriesId}"`,
      `"0.00","0.00","Date","${seriesId}"`,
      `"60.00","0.00","Date","${seriesId}"`,
      `"100.00","0.00","Event","${single.event.seriesId}"`,
    ]);
  });

  it('can be of one series', async () => {
    const url = `/organizer/reports/events.csv?series=${seriesId}`;
    const { body } = await app.inject({ method: 'GET', url, headers: organizer.session });
    expect(body.trim().split('\r\n')).toHaveLength(6);
  });
});
