import { eventRoutes } from '@ascendant/contract/event';
import { eventMapRoutes } from '@ascendant/contract/event-map';
import { maxCounted } from '@ascendant/domain/list-limits';
import { isInArea, mapAreaOf, maxMapEvents, wholeWorld, levelOf } from '@ascendant/domain/map/map-area';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { events } from '../../../../db/schema/events';
import { buildEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { copyEvent } from '../../../../test/factories/many-events';
import { buildTraveller } from '../../../../test/factories/people';
import { testApp, type TestApp } from '../../../../test/test-app';
import { accountsModule } from '../../accounts/accounts.module';
import { eventsModule } from '../events.module';

const montreal = { location: 'Montréal, Quebec, Canada', latitude: 45.50884, longitude: -73.58781 };
const halifax = { location: 'Halifax, Nova Scotia, Canada', latitude: 44.64533, longitude: -63.57239 };
const fiji = { location: 'Taveuni, Fiji', latitude: -16.8, longitude: 179.95 };
const priced = (adultPrice: string) => [{ tierType: 'regular' as const, adultPrice, childPrice: null }];

const ids: Record<string, number> = {};

const app = await testApp({ modules: [accountsModule, eventsModule] });
beforeAll(async () => {
  const scene: Record<string, EventOptions> = {
    kayaks: { title: 'Kayaking the Islets', ...montreal, startDate: dayFromNow(40), tiers: priced('80.00') },
    yoga: { title: 'Sunrise yoga', category: 'Spiritual & Wellness', ...halifax, tiers: priced('0.00') },
    hikes: { title: 'Larch valley hike', startDate: dayFromNow(60), tiers: priced('544.50') },
    reefs: { title: 'Reef days', ...fiji },
    past: { title: 'Last summer festival', startDate: dayFromNow(-90) },
    somewhere: { title: 'A secret meadow', location: 'Somewhere', latitude: null, longitude: null },
    draft: { title: 'Hidden kayaks', status: 'draft', ...montreal },
    pending: { title: 'Hidden kayaks', status: 'pending_approval', ...montreal },
    cancelled: { title: 'Hidden kayaks', status: 'cancelled', ...montreal },
  };
  for (const [name, options] of Object.entries(scene)) ids[name] = (await buildEvent(app.db, options)).id;
});

type Query = Record<string, unknown>;
const nameOf = (id: number) => Object.keys(ids).find((name) => ids[name] === id);
const map = async (query: Query = {}, session?: Parameters<TestApp['call']>[2]) =>
  app.call(eventMapRoutes.mapEvents, { query }, session);
const mapped = async (query: Query = {}) => (await map(query)).body.events.map(({ id }) => nameOf(id)).toSorted();
const listed = async (query: Query = {}) =>
  (await app.call(eventRoutes.listEvents, { query })).body.map(({ id }) => nameOf(id)).toSorted();

describe('the map of a list of events', () => {
  it.each<[Query]>([
    [{}],
    [{ q: 'kayak' }],
    [{ q: 'kyaking' }],
    [{ q: 'banff', from: dayFromNow(30) }],
    [{ category: ['Spiritual & Wellness', 'No such category'] }],
    [{ category: 'No such category' }],
    [{ from: dayFromNow(30), to: dayFromNow(50) }],
    [{ minPrice: '80', maxPrice: '100' }],
    [{ maxPrice: '0' }],
    [{ near: '45.5,-73.6', within: '1000' }],
    [{ near: 'Halifax, Nova Scotia' }],
    [{ sort: 'price' }],
    [{ minMatch: '8' }],
  ])('with %o has the events of the list, but those without a place', async (query) => {
    const inList = await listed(query);
    expect(await mapped(query)).toEqual(inList.filter((name) => name !== 'somewhere'));
    const { body } = await map(query);
    expect(body.unplaced).toEqual({ count: inList.includes('somewhere') ? 1 : 0, isCapped: false });
  });

  it('says where the place is that was searched for', async () => {
    expect((await map({ near: '45.5,-73.6' })).body.asked).toEqual({ latitude: 45.5, longitude: -73.6 });
    expect((await map({ near: 'Halifax, Nova Scotia' })).body.asked?.latitude).toBeCloseTo(44.6, 0);
    expect((await map({ q: 'kayak' })).body.asked).toBeNull();
  });

  it('has what a mark on it says of an event', async () => {
    const { body } = await map({ q: 'larch' });
    expect(body).toEqual({
      events: [
        {
          id: ids['hikes'],
          title: 'Larch valley hike',
          location: 'Banff, Alberta, Canada',
          latitude: 51.17622,
          longitude: -115.56982,
          startDate: dayFromNow(60),
          lowestPrice: '544.50',
        },
      ],
      groups: [],
      isCapped: false,
      asked: null,
      unplaced: { count: 0, isCapped: false },
    });
    expect((await map({ q: 'yoga' })).body.events[0]?.lowestPrice).toBe('0.00');
  });

  it('shows what is in an area, and counts what has no place whatever the area', async () => {
    expect(await mapped({ area: '-74,45,-63,46' })).toEqual(['kayaks']);
    expect(await mapped({ area: '179,-17,180,-16' })).toEqual(['reefs']);
    expect(await mapped({ area: '179,-17,-170,-16' })).toEqual(['reefs']);
    expect(await mapped({ area: '179.96,-17,-170,-16' })).toEqual([]);
    expect(await mapped({ area: '-170,-17,-180,-16' })).toEqual(['reefs']);
    const { body } = await map({ area: '0,0,1,1' });
    expect(body).toEqual({
      events: [],
      groups: [],
      isCapped: false,
      asked: null,
      unplaced: { count: 1, isCapped: false },
    });
  });

  it.each([
    [{ area: '170,-10,170,10' }, 'area'],
    [{ area: 'everywhere' }, 'area'],
    [{ within: '0' }, 'within'],
    [{ from: '2027-02-30' }, 'from'],
  ])('refuses %o at its field', async (query, field) => {
    const reply = await map(query);
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
  });

  it("doesn't guess around an unknown place", async () => {
    const reply = await map({ near: 'Nowhereville-upon-Nothing' });
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ code: 'unknown_place', fields: { near: 'We could not find that place' } });
  });

  it('has the events that match someone well enough, or all with a score, as their list does', async () => {
    const { session } = await buildTraveller(app.db);
    const scores = new Map([
      [ids['hikes'], 9.1],
      [ids['kayaks'], 4.2],
    ] as [number, number][]);
    app.app.context.eventScores.scoreWith({
      scoresOf: async () => scores,
      explained: async () => new Map([...scores].map(([id, score]) => [id, { score, reason: null }])),
      ordered: async (_, { least }) => {
        const good = [...scores].filter(([, score]) => score >= least).map(([id]) => id);
        return { ids: good, total: good.length };
      },
      reading: () => ({ isReady: true, events: 2 }),
    });
    for (const query of [{ minMatch: '8' }, { sort: 'match' }, { minMatch: '4', q: 'kayak' }] as const) {
      const list = await app.call(eventRoutes.listEvents, { query }, session);
      const expected = list.body.map(({ id }) => id).toSorted((a, b) => a - b);
      expect(expected).not.toEqual([]);
      const { body } = await map(query, session);
      expect(body.events.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(expected);
    }
  });

  it('counts by cell what is too much to send, and each event once', async () => {
    const { event } = await buildEvent(app.db, { title: 'Crowded glow', ...halifax });
    const { id: _id, seriesId: _seriesId, startsAt: _startsAt, endsAt: _endsAt, ...row } = event;
    const others = Array.from({ length: 1.5 * maxMapEvents }, (_, index) => ({
      ...row,
      ...(index % 4 === 0 ? montreal : {}),
      longitude: (index % 4 === 0 ? montreal.longitude : halifax.longitude) + index / 10_000,
    }));
    const hidden = { ...row, status: 'draft' as const };
    await app.db.insert(events).values([...others, hidden]);
    const { body } = await map({ q: 'crowded glow' });
    expect(body.events).toEqual([]);
    expect(body.groups.map(({ count, location }) => [count, location])).toEqual([
      [451, halifax.location],
      [150, montreal.location],
    ]);
    expect(body.groups[1]?.latitude).toBeCloseTo(montreal.latitude, 6);
    // A part of the world with fewer has them one by one.
    const { body: part } = await map({ q: 'crowded glow', area: '-75,45,-73,46' });
    expect([part.events.length, part.groups.length]).toEqual([150, 0]);
    // The cells of a smaller area are smaller.
    const { body: close } = await map({ area: '-63.6,44.6,-63.5,44.7' });
    expect(close.groups.length).toBeGreaterThan(1);
    expect(close.groups.reduce((sum, { count }) => sum + count, 0)).toBe(452);
  });
  it.each<[{ readonly area?: string }]>([
    [{}],
    [{ area: '-120,45,-60,60' }],
    [{ area: '-90,0,90,90' }],
    [{ area: '-63.632813,44.648437,-63.28125,44.824219' }],
    [{ area: '-80,44,-73,46' }],
    [{ area: '179,-20,-60,60' }],
  ])('counts in %o each published event once, in its cell', async (query) => {
    const area = query.area === undefined ? wholeWorld : (mapAreaOf(query.area) ?? wholeWorld);
    const cells = 2 ** levelOf(area);
    const cellOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
      `${Math.floor(((longitude + 180) / 360) * cells)} ${Math.floor(((latitude + 90) / 180) * cells)}`;
    const counts = new Map<string, number>();
    for (const { latitude, longitude } of await app.db.select().from(events).where(eq(events.status, 'published'))) {
      if (latitude === null || longitude === null) continue;
      const cell = cellOf({ latitude, longitude });
      if (isInArea(area, { latitude, longitude })) counts.set(cell, (counts.get(cell) ?? 0) + 1);
    }
    const { body } = await map(query);
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (body.events.length > 0) expect(body.events.length).toBe(all);
    else expect(new Map(body.groups.map((group) => [cellOf(group), group.count]))).toEqual(counts);
  });

  it('counts a series once in each cell that has one of its dates', async () => {
    const counts = async () => {
      const { body } = await map();
      return Object.fromEntries(body.groups.map(({ count, location }) => [location, count]));
    };
    const before = await counts();
    const { id } = await buildEvent(app.db, { title: 'Daily tour', ...halifax });
    const day = sql`model.start_date + n`;
    await copyEvent(app.db, id, 4, { start_date: day, end_date: day, series_id: sql`model.series_id` });
    const { location, latitude, longitude } = montreal;
    const away = {
      location: sql`${location}`,
      latitude: sql`${latitude}::float8`,
      longitude: sql`${longitude}::float8`,
    };
    await copyEvent(app.db, id, 2, { start_date: day, end_date: day, series_id: sql`model.series_id`, ...away });
    const after = await counts();
    const increases = [halifax, montreal].map((place) => (after[place.location] ?? 0) - (before[place.location] ?? 0));
    expect(increases).toEqual([1, 1]);
  });

  it('the planner’s statistics are of the cells that the whole world has', async () => {
    const { rows } = await app.db.execute<{ expression: string }>(
      sql`select unnest(pg_get_statisticsobjdef_expressions(oid)) as expression from pg_statistic_ext where stxname = 'events_map'`,
    );
    const expressions = rows.map(({ expression }) => expression);
    expect(expressions).toContain(`map_cell(latitude, longitude, ${levelOf(wholeWorld)})`);
  });

  it('with a filter, has the first thousand of the list, and others closer up', async () => {
    const { id } = await buildEvent(app.db, { title: 'Teeming shoal', ...montreal, category: 'Food & Drink' });
    const apart = { longitude: sql`model.longitude + n / 10000.0`, start_date: sql`model.start_date + n` };
    await copyEvent(app.db, id, maxCounted, { ...apart, end_date: sql`model.start_date + n` });
    for (const query of [{ q: 'shoal' }, { category: 'Food & Drink' }]) {
      const { body } = await map(query);
      expect(body.isCapped).toBe(true);
      expect(body.groups.reduce((sum, { count }) => sum + count, 0)).toBe(maxCounted);
    }
    // The last by date.
    const area = `${montreal.longitude + maxCounted / 10_000 - 0.000_01},45,-73,46`;
    const last = await map({ category: 'Food & Drink', area: area.replace(/(\.\d{6})\d*/, '$1') });
    expect([last.body.events.length, last.body.isCapped]).toEqual([1, false]);
  });
});
