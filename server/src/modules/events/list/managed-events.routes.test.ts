import { managedEventRoutes } from '@ascendant/contract/managed-event';
import { managedEventSorts } from '@ascendant/domain/event/managed-events';
import { maxCounted, maxListLimit } from '@ascendant/domain/list-limits';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventSeries } from '../../../../db/schema/event-series';
import { events } from '../../../../db/schema/events';
import { buildSold } from '../../../../test/factories/bookings';
import { buildEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { buildAdmin, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../../test/factories/people';
import { testApp, type TestApp } from '../../../../test/test-app';
import { accountsModule } from '../../accounts/accounts.module';
import { eventsModule } from '../events.module';

describe('the list of one’s own events, for organizers', () => {
  let app: TestApp;
  let organizer: SignedInPerson;
  beforeAll(async () => {
    app = await testApp({ modules: [accountsModule, eventsModule] });
    organizer = await buildOrganizer(app.db);
    const created = (days: number) => ({
      createdBy: organizer.id,
      createdAt: new Date(Date.now() - days * 86_400_000),
    });
    const traveller = await buildTraveller(app.db);
    const alpha = await buildEvent(app.db, { title: 'alpha', startDate: dayFromNow(50), ...created(3) });
    const beta = await buildEvent(app.db, { title: 'Beta', startDate: dayFromNow(20), ...created(2) });
    await buildEvent(app.db, { title: 'Gamma', startDate: dayFromNow(-20), ...created(1), status: 'cancelled' });
    await buildEvent(app.db, { title: 'Somebody else’s' });
    await buildSold(app.db, alpha, { userId: traveller.id, amount: 300 });
    await buildSold(app.db, beta, { userId: traveller.id, amount: 100 });
    await buildSold(app.db, beta, { userId: traveller.id, amount: 100 });
  });

  const list = (query: Record<string, unknown> = {}) =>
    app.call(managedEventRoutes.listOrganizerEvents, { query }, organizer.session);
  const titles = async (query: Record<string, unknown>) => (await list(query)).body.map(({ title }) => title);

  it.each([
    [undefined, ['Gamma', 'Beta', 'alpha']],
    ['upcoming', ['Beta', 'alpha', 'Gamma']],
    ['newest', ['Gamma', 'Beta', 'alpha']],
    ['title', ['alpha', 'Beta', 'Gamma']],
    ['bookings', ['Beta', 'alpha', 'Gamma']],
    ['revenue', ['alpha', 'Beta', 'Gamma']],
  ])('sorted by %s it has only their own', async (sort, expected) => {
    expect(await titles(sort === undefined ? {} : { sort })).toEqual(expected);
  });

  it('can be only those that are published and start today or later', async () => {
    expect(await titles({ active: 'true', sort: 'title' })).toEqual(['alpha', 'Beta']);
    expect(await titles({ active: 'true', status: 'cancelled' })).toEqual([]);
  });

  it('can be searched, filtered by status, and read in pages with the total', async () => {
    expect(await titles({ q: 'gam' })).toEqual(['Gamma']);
    expect(await titles({ status: 'published', sort: 'title' })).toEqual(['alpha', 'Beta']);
    const page = await list({ limit: 1, offset: 1 });
    expect(page.body.map(({ title }) => title)).toEqual(['Beta']);
    expect(page.headers['x-total-count']).toBe('3');
  });

  it.each([{ sort: 'price' }, { status: 'sold' }, { limit: 0 }, { offset: -1 }, { q: 'x'.repeat(201) }])(
    '%j is 400',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );
});

it('a list with a row for each series shows its next published date and how many it has, and one series only to its organizer', async () => {
  const app = await testApp({ modules: [accountsModule, eventsModule] });
  const [organizer, other] = [await buildOrganizer(app.db), await buildOrganizer(app.db)];
  const [{ id: series } = { id: 0 }] = await app.db.insert(eventSeries).values({}).returning();
  const date = (options: EventOptions) => buildEvent(app.db, { createdBy: organizer.id, seriesId: series, ...options });
  const past = await date({ startDate: dayFromNow(-7) });
  const later = await date({ startDate: dayFromNow(14), startTime: '14:00' });
  const next = await date({ startDate: dayFromNow(14), startTime: '09:00' });
  const draft = await date({ startDate: dayFromNow(2), status: 'draft' });
  const single = await buildEvent(app.db, { createdBy: organizer.id, startDate: dayFromNow(1) });
  const list = (query: Record<string, unknown>, { session } = organizer) =>
    app.call(managedEventRoutes.listOrganizerEvents, { query }, session);
  const ids = async (...asked: Parameters<typeof list>) => (await list(...asked)).body.map(({ id }) => id);

  const rows = await list({ by: 'series', sort: 'upcoming' });
  expect(rows.body).toMatchObject([
    { id: single.id, series: { dates: 1 } },
    { id: next.id, startTime: '09:00', series: { id: series, dates: 4 } },
  ]);
  expect(rows.headers['x-total-count']).toBe('2');
  expect(await ids({ by: 'series', status: 'draft' })).toEqual([draft.id]);
  expect(await ids({ series, sort: 'upcoming' })).toEqual([draft.id, next.id, later.id, past.id]);
  expect(await ids({})).toHaveLength(5);
  expect(await ids({ series }, other)).toEqual([]);
});

describe('the dates of a series, searched by their days', () => {
  let app: TestApp;
  let organizer: SignedInPerson;
  let series: number;
  beforeAll(async () => {
    app = await testApp({ modules: [accountsModule, eventsModule] });
    organizer = await buildOrganizer(app.db);
    const [{ id } = { id: 0 }] = await app.db.insert(eventSeries).values({}).returning();
    series = id;
    const walk = { createdBy: organizer.id, seriesId: series, title: 'Monday walk', location: 'Montréal' };
    for (const startDate of ['2026-12-01', '2026-12-12', '2027-01-18', '2027-12-12'])
      await buildEvent(app.db, { ...walk, startDate, startTime: '09:30' });
    await buildEvent(app.db, { ...walk, startDate: '2026-12-12', startTime: '14:00' });
    await buildEvent(app.db, { createdBy: organizer.id, startDate: '2026-12-12', title: 'Dec 12' });
  });

  const list = (query: Record<string, unknown>) =>
    app.call(managedEventRoutes.listOrganizerEvents, { query }, organizer.session);
  const found = async (query: Record<string, unknown>) =>
    (await list({ series, sort: 'upcoming', ...query })).body.map(
      ({ startDate, startTime }) => `${startDate} ${startTime}`,
    );
  const [first, morning, afternoon] = ['2026-12-01 09:30', '2026-12-12 09:30', '2026-12-12 14:00'];
  const [january, nextYear] = ['2027-01-18 09:30', '2027-12-12 09:30'];

  it.each([
    ['dec 12', [morning, afternoon, nextYear]],
    ['Dec. 12, 2026', [morning, afternoon]],
    ['on the 12th of December', [morning, afternoon, nextYear]],
    ['dec 1', [first]],
    ['2026-12-12', [morning, afternoon]],
    ['2027-01', [january]],
    ['saturdays', [morning, afternoon]],
    ['Sat', [morning, afternoon]],
    // Not Montréal, nor the title.
    ['mon', [january]],
    ['Monday', [january]],
    ['montreal jan', [january]],
    ['dec 12 2pm', [afternoon]],
    ['14:00', [afternoon]],
    ['fridays', []],
    ['feb', []],
    ['100%', []],
  ])('%s', async (q, expected) => {
    expect((await found({ q })).toSorted()).toEqual(expected.toSorted());
  });

  it('a first and a last day belong to what they limit, and all that’s found is counted', async () => {
    expect(await found({ from: '2026-12-12', to: '2027-01-18' })).toEqual([morning, afternoon, january]);
    expect(await found({ from: '2026-12-13', to: '2027-01-17' })).toEqual([]);
    expect(await found({ q: 'saturdays', from: '2026-12-12' })).toEqual([morning, afternoon]);
    expect(await found({ q: 'saturdays', from: '2026-12-13' })).toEqual([]);
    const { headers } = await list({ series, q: 'dec 12', from: '2026-12-12', limit: 1 });
    expect(headers['x-total-count']).toBe('3');
  });

  it('in a list of all events, days limit series and single events, and words stay words of titles', async () => {
    const titles = async (query: Record<string, unknown>) => {
      const { body, headers } = await list(query);
      return [headers['x-total-count'], ...body.map(({ title }) => title).toSorted()];
    };
    const day = { from: '2026-12-12', to: '2026-12-12' };
    expect(await titles({ ...day, by: 'series' })).toEqual(['2', 'Dec 12', 'Monday walk']);
    expect(await titles(day)).toEqual(['3', 'Dec 12', 'Monday walk', 'Monday walk']);
    expect(await titles({ ...day, q: 'walk', sort: 'revenue' })).toEqual(['2', 'Monday walk', 'Monday walk']);
    expect(await titles({ q: 'dec 12' })).toEqual(['1', 'Dec 12']);
    expect(await titles({ from: '2027-12-13' })).toEqual(['0']);
  });
});

describe('the list of all events, for admins', () => {
  let app: TestApp;
  let admin: SignedInPerson;
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    app = await testApp({ modules: [accountsModule, eventsModule] });
    admin = await buildAdmin(app.db);
    const add = async (name: string, options: EventOptions) => {
      ids[name] = (await buildEvent(app.db, options)).id;
    };
    const organizer = await buildOrganizer(app.db, { firstName: 'Nadia', lastName: 'Brooks' });
    await add('over long ago', { startDate: dayFromNow(-300) });
    await add('over', { startDate: dayFromNow(-3) });
    await add('far', { startDate: dayFromNow(90) });
    await add('near draft', { startDate: dayFromNow(5), status: 'draft', returnReason: 'Please say more.' });
    await add('cancelled', { startDate: dayFromNow(40), status: 'cancelled' });
    const asked = (daysAgo: number) => ({
      status: 'pending_approval' as const,
      reviewRequestedAt: new Date(Date.now() - daysAgo * 86_400_000),
      createdBy: organizer.id,
    });
    await add('asked today', { ...asked(0), startDate: dayFromNow(10) });
    await add('asked on Tuesday', { ...asked(3), startDate: dayFromNow(200), tiers: [] });
  });

  const list = (query: Record<string, unknown> = {}) =>
    app.call(managedEventRoutes.listAdminEvents, { query }, admin.session);
  const named = async (query: Record<string, unknown> = {}) =>
    (await list(query)).body.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));

  const all = ['asked on Tuesday', 'asked today', 'near draft', 'cancelled', 'far', 'over', 'over long ago'];

  it('has events waiting for approval first, the longest waiting at the top, then upcoming ones, then past ones', async () => {
    expect(await named()).toEqual(all);
  });

  it('comes in pages, with the total number of events', async () => {
    const reply = await list({ limit: 3, offset: 3 });
    expect(reply.headers['x-total-count']).toBe('7');
    expect(await named({ limit: 3, offset: 3 })).toEqual(all.slice(3, 6));
    expect(await named({ offset: 7 })).toEqual([]);
  });

  it('can be filtered by status', async () => {
    expect(await named({ status: 'draft' })).toEqual(['near draft']);
    expect((await list({ status: 'pending_approval', limit: 1 })).headers['x-total-count']).toBe('2');
    expect((await list({ status: 'sold' })).status).toBe(400);
    expect((await list({ limit: maxListLimit + 1 })).status).toBe(400);
  });

  it('finds every word of a search in the title, the location or a category, without accents', async () => {
    const { id } = await buildEvent(app.db, { title: 'Nuit étoilée', location: 'Montréal, Québec', status: 'draft' });
    const found = async (q: string) => (await list({ q })).body.map((event) => event.id);
    expect(await found('etoilée montreal')).toEqual([id]);
    expect(await found('toil')).toEqual([id]);
    expect(await found('etoilee banff')).toEqual([]);
    expect(await found('100200300%')).toEqual([]);
    await app.db.delete(events).where(eq(events.id, id));
  });

  it('has what an admin needs to decide about each event', async () => {
    const [waiting, second] = (await list()).body;
    expect(waiting).toMatchObject({
      status: 'pending_approval',
      organizerName: 'Nadia Brooks',
      price: 'Free',
      totalBookings: 0,
      totalRevenue: 0,
      refundable: '0.00',
      reviewRequestedAt: expect.any(String),
      imageUrl: expect.stringMatching(/^\/covers\/\d+-[0-9a-f]{16}\.svg$/),
    });
    expect(second).toMatchObject({ price: 'From $100', capacity: 12, seatsTaken: 0, holds: 0 });
    expect((await list({ status: 'draft' })).body[0]).toMatchObject({ returnReason: 'Please say more.' });
  });

  it('can be one organizer’s alone, with every other filter, and says whose each event is', async () => {
    const [waiting] = (await list()).body;
    expect(waiting).toMatchObject({ organizerId: expect.any(Number), organizerName: 'Nadia Brooks' });
    const organizer = waiting?.organizerId;
    expect(await named({ organizer })).toEqual(['asked on Tuesday', 'asked today']);
    expect((await list({ organizer, limit: 1 })).headers['x-total-count']).toBe('2');
    for (const sort of managedEventSorts) expect(await named({ organizer, sort })).toHaveLength(2);
    expect(await named({ organizer, status: 'draft' })).toEqual([]);
    expect(await named({ organizer: 2_000_000_000 })).toEqual([]);
    expect((await list({ organizer: 'nadia' })).status).toBe(400);
  });

  it('a search counts 1,000 events beyond the page and then says so; without one all are counted', async () => {
    const before = Number((await list()).headers['x-total-count']);
    await app.db.execute(sql`
      insert into events (title, slug, description, location, timezone, category_id, duration, capacity, start_date, end_date,
        start_time, end_time, status)
      select 'Quartz walk', 'quartz-walk', description, location, timezone, category_id, duration, capacity, start_date, end_date,
        start_time, end_time, 'draft' from (select * from events limit 1) model, generate_series(1, ${maxCounted + 25})`);
    const counted = async (query: Record<string, unknown>) => {
      const { headers } = await list({ limit: 1, ...query });
      return [headers['x-total-count'], headers['x-total-count-capped']];
    };
    expect(await counted({ q: 'quartz' })).toEqual(['1000', 'true']);
    expect(await counted({ q: 'quartz', offset: 20 })).toEqual(['1020', 'true']);
    expect(await counted({ q: 'quartz', offset: 25, sort: 'revenue' })).toEqual(['1025', undefined]);
    expect(await counted({})).toEqual([String(before + maxCounted + 25), undefined]);
  });
});
