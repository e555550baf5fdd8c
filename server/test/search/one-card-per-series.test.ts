import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookingByHand, userByHand } from '../../db/rows-by-hand';
import { events } from '../../db/schema/events';
import { chartsModule } from '../../src/modules/charts/charts.module';
import { eventsModule } from '../../src/modules/events/events.module';
import { matchesModule } from '../../src/modules/matches/matches.module';
import { as, trusting } from '../checkout/checkout';
import { buildEvent, dayFromNow } from '../factories/events';
import { birthInHalifax, buildTraveller } from '../factories/people';
import { testApp } from '../test-app';

/** 2,000 before a release: `SERIES_FILTERS=2000 npx vitest run server/test/search/one-card-per-series.test.ts`. */
const filters = Number(process.env['SERIES_FILTERS'] ?? 60);
/** Each filter reads several pages; a busy machine takes a second for them. */
const waits = { timeout: 120_000 + filters * 1000 };

const born = { ...birthInHalifax, timeOfBirth: '06:40' } as const;

const categories = ['Outdoor & Nature', 'Food & Drink', 'Music & Concerts'] as const;
const words = ['ridge', 'lake', 'lantern'] as const;
const towns = [
  { location: 'Banff, Alberta, Canada', latitude: 51.17622, longitude: -115.56982 },
  { location: 'Halifax, Nova Scotia, Canada', latitude: 44.64533, longitude: -63.57239 },
] as const;

let soldOut = 0;

const of = <Value>(list: readonly Value[], index: number): Value => list[index % list.length] as Value;

/** A date of each of several series, of 1 to 9 dates: past ones, full ones, and with prices that differ. */
async function addSeries(number: number): Promise<void> {
  const dates = number % 3 === 0 ? 1 : 2 + (number % 8);
  let seriesId: number | undefined;
  for (let date = 0; date < dates; date += 1) {
    const startDate = dayFromNow(((number * 3) % 20) - 12 + date * 7);
    const { event, tiers } = await buildEvent(app.db, {
      ...(seriesId === undefined ? {} : { seriesId }),
      title: `A ${of(words, number)} walk, number ${number}`,
      category: of(categories, number),
      ...of(towns, number),
      startDate,
      endDate: startDate,
      capacity: 1,
      status: number === 4 && date === 1 ? 'cancelled' : 'published',
      tiers: [{ tierType: 'regular', adultPrice: date % 2 === 0 ? '0.00' : `${20 + number}.00` }],
    });
    seriesId = event.seriesId;
    if ((number + date) % 3 !== 0 || event.status !== 'published') continue;
    const userId = await userByHand(app.pool);
    await bookingByHand(app.pool, { eventId: event.id, tierId: tiers[0]?.id ?? 0, userId, free: true });
    soldOut += 1;
  }
}

const app = await testApp({ modules: [trusting, eventsModule, chartsModule, matchesModule] });
const session = await buildTraveller(app.db, born);
beforeAll(async () => {
  for (let number = 0; number < 24; number += 1) await addSeries(number);
}, 120_000);

const anyFilter = fc.record(
  {
    q: fc.constantFrom(...words, 'walk', 'ridge walk'),
    category: fc.constantFrom(...categories),
    from: fc.integer({ min: -10, max: 60 }).map(dayFromNow),
    to: fc.integer({ min: -5, max: 70 }).map(dayFromNow),
    minPrice: fc.integer({ min: 1, max: 40 }),
    maxPrice: fc.integer({ min: 0, max: 50 }),
    near: fc.constantFrom('51.2,-115.5', '44.6,-63.6'),
  },
  { requiredKeys: [] },
);
const anyOrder = fc.constantFrom('date', 'price', 'relevance', undefined);
type Query = Record<string, unknown>;

const listed = async (query: Query, headers = {}) => {
  const { body, headers: sent, status } = await app.call(routes.listEvents, { query: query as never }, headers);
  expect(status).toBe(200);
  return { events: body, next: /[?&]cursor=([^&>]+)/.exec(String(sent.link ?? ''))?.[1], count: sent['x-total-count'] };
};

async function inPages(query: Query, headers = {}) {
  const events = [];
  let page = await listed({ ...query, limit: 5 }, headers);
  const { count } = page;
  for (;;) {
    events.push(...page.events);
    if (page.next === undefined) return { events, count };
    page = await listed({ ...query, limit: 5, cursor: decodeURIComponent(page.next) }, headers);
  }
}

type Listed = Awaited<ReturnType<typeof listed>>['events'][number];
const startOf = ({ startDate, startTime }: Listed) => `${startDate} ${startTime}`;

/** What a list has to show of a series: the next date with seats, else the next, else the latest. */
function shownOf(dates: readonly Listed[]): Listed | undefined {
  const ordered = dates.toSorted((a, b) => startOf(a).localeCompare(startOf(b)) || a.id - b.id);
  const upcoming = ordered.filter(({ hasBegun }) => !hasBegun);
  return upcoming.find(({ seatsLeft }) => seatsLeft > 0) ?? upcoming[0] ?? ordered.at(-1);
}

function seriesIn(events: readonly Listed[]): ReadonlyMap<number, readonly Listed[]> {
  const found = new Map<number, Listed[]>();
  for (const event of events) found.set(event.series.id, [...(found.get(event.series.id) ?? []), event]);
  return found;
}

const sortedIds = (events: readonly Listed[]) => events.map(({ id }) => id).toSorted((a, b) => a - b);

/** What's recommended to the person with a chart, and what isn't. */
async function recommended(query: { readonly dates?: 'next' }) {
  const matched = (await app.call(routes.matchedEvents, { query }, as(session))).body.map(({ event }) => event);
  return { matched, others: (await app.call(routes.otherEvents, { query }, as(session))).body };
}

describe('a list with any filter', () => {
  it(
    `shows each series once, with its first date that fits and can be booked, page by page (${filters} filters)`,
    waits,
    async () => {
      expect(soldOut).toBeGreaterThan(20);
      await fc.assert(
        fc.asyncProperty(anyFilter, anyOrder, async (filter, sort) => {
          const query = { ...filter, ...(sort === undefined ? {} : { sort }) };
          const dates = (await listed({ ...query, dates: 'all', limit: 200 })).events;
          const expected = [...seriesIn(dates).values()].flatMap((each) => shownOf(each) ?? []);
          const { events, count } = await inPages({ ...query, dates: 'next' });
          expect(sortedIds(events)).toEqual(sortedIds(expected));
          expect(new Set(events.map(({ series }) => series.id)).size).toBe(events.length);
          expect(Number(count)).toBe(events.length);
        }),
        { numRuns: filters },
      );
    },
  );

  it('shows each series once for someone with a chart, with the best of its dates that have seats', waits, async () => {
    const scored = fc.record({
      minMatch: fc.integer({ min: 0, max: 6 }),
      sort: fc.constantFrom('match', 'date', 'price', undefined),
    });
    await fc.assert(
      fc.asyncProperty(anyFilter, scored, async (filter, { minMatch, sort }) => {
        const query = { ...filter, minMatch, ...(sort === undefined ? {} : { sort }) };
        const dates = (await listed({ ...query, dates: 'all', limit: 200 }, as(session))).events;
        const { events, count } = await inPages({ ...query, dates: 'next' }, as(session));
        expect(events.map(({ series }) => series.id).toSorted((a, b) => a - b)).toEqual(
          [...seriesIn(dates).keys()].toSorted((a, b) => a - b),
        );
        expect(Number(count)).toBe(events.length);
        if (sort !== 'match') return;
        for (const event of events) {
          const own = dates.filter(({ series }) => series.id === event.series.id);
          const open = own.filter(({ seatsLeft }) => seatsLeft > 0);
          const best = Math.max(...(open.length > 0 ? open : own).map(({ matchScore }) => matchScore ?? 0));
          expect(event.matchScore).toBe(best);
        }
      }),
      { numRuns: Math.ceil(filters / 3) },
    );
  });

  it('counts and places each series once on the map, among the filters, and in what’s recommended', waits, async () => {
    await fc.assert(
      fc.asyncProperty(anyFilter, async (filter) => {
        const { events } = await inPages({ ...filter, dates: 'next' });
        const map = (await app.call(routes.mapEvents, { query: filter as never })).body;
        expect(map.events.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(sortedIds(events));
        const { category: _category, ...others } = filter;
        const counts = (await app.call(routes.countFilters, { query: others as never })).body.categories;
        const all = (await inPages({ ...others, dates: 'next' })).events;
        for (const { id, count } of counts)
          expect(count).toBe(all.filter(({ categoryId }) => categoryId === id).length);
      }),
      { numRuns: Math.ceil(filters / 3) },
    );
    const { matched, others } = await recommended({ dates: 'next' });
    const series = [...matched, ...others].map((event) => event.series.id);
    expect(new Set(series).size).toBe(series.length);
  });

  it('has every date as the documents’ calls ask for it, and so has what’s recommended', async () => {
    const all = (await listed({})).events;
    const published = await app.db.$count(events, eq(events.status, 'published'));
    expect([new Set(sortedIds(all)).size, all.length]).toEqual([published, published]);
    expect((await listed({ limit: 5 })).count).toBe(String(published));
    const { matched, others } = await recommended({});
    const ahead = sortedIds(all.filter(({ hasBegun }) => !hasBegun));
    expect(sortedIds([...matched, ...others])).toEqual(ahead);
    expect(new Set(matched.map(({ series }) => series.id)).size).toBeLessThan(matched.length);
    const none = (await app.call(routes.otherEvents, {}, as(await buildTraveller(app.db)))).body;
    expect(sortedIds(none)).toEqual(ahead);
  });

  it('says how many dates a series still has, and the best of them for someone with a chart', async () => {
    const all = (await listed({ dates: 'all', limit: 200 })).events;
    const { events } = await inPages({ dates: 'next' });
    for (const event of events) {
      const ahead = all.filter(({ series, hasBegun }) => series.id === event.series.id && !hasBegun);
      expect(event.series.dates).toBe(ahead.length);
      expect(event.series.bestDate).toBeNull();
    }
    const own = (await listed({ dates: 'all', limit: 200 }, as(session))).events;
    const mine = (await inPages({ dates: 'next' }, as(session))).events.filter(
      ({ series }) => series.bestDate !== null,
    );
    expect(mine.length).toBeGreaterThan(5);
    for (const { series } of mine) {
      const open = own.filter((date) => date.series.id === series.id && !date.hasBegun && date.seatsLeft > 0);
      expect(series.bestDate?.matchScore).toBe(Math.max(...open.map(({ matchScore }) => matchScore ?? 0)));
    }
  });
});
