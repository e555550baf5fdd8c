import { eventRoutes } from '@ascendant/contract/event';
import { searchRoutes } from '@ascendant/contract/search';
import { beforeAll, expect, it } from 'vitest';
import { readDemoEvents } from '../../db/seed/event-content';
import { loadCatalogue } from '../../db/seed/load/load-catalogue';
import { loadEvents } from '../../db/seed/load/load-events';
import { loadPeople } from '../../db/seed/load/load-people';
import { planEvents } from '../../db/seed/plan/event-plan';
import { planPeople } from '../../db/seed/plan/people-plan';
import { inTransaction } from '../../src/database/database';
import { eventsModule } from '../../src/modules/events/events.module';
import { trusting } from '../checkout/checkout';
import { testApp } from '../test-app';
import { demoMadeAt, mustBeRead, readersToday, readingExamples, type ReadingExample } from './reading-queries';

const keyOfTitle = new Map(readDemoEvents().map(({ title, key }) => [title, key] as const));

const app = await testApp({ modules: [trusting, eventsModule] });
beforeAll(async () => {
  const now = demoMadeAt;
  await inTransaction(app.db, async (tx) => {
    const people = await loadPeople(tx, { people: planPeople(now), now, password: 'unused' });
    const categoryIds = await loadCatalogue(tx, now, people.adminId);
    // Those that are over by then are still to come by the database's clock.
    const plans = planEvents(now).filter(({ isOver }) => !isOver);
    await loadEvents(tx, { plans, people, categoryIds });
  });
});

const read = async (q: string) =>
  (await app.call(searchRoutes.readSearch, { query: { q, today: readersToday } })).body.reading;

/** The list that the site shows for a search that was submitted. */
async function search(q: string) {
  const reading = await read(q);
  const { isNearReader: _, hasKids, ...filters } = reading ?? { q, isNearReader: false, hasKids: false };
  const said = Object.entries(filters).filter(([, value]) => value !== null && value !== '');
  const query = { ...Object.fromEntries(said), ...(hasKids && { kids: 'true' as const }) };
  return app.call(eventRoutes.listEvents, { query: { ...query, limit: 3, dates: 'next' } });
}

async function isFound({ query, expected }: ReadingExample): Promise<boolean> {
  const { body } = await search(query);
  const keys = body.map(({ title }) => keyOfTitle.get(title) ?? '');
  return expected.length === 0 ? keys.length === 0 : expected.every((key) => keys.includes(key));
}

it('every example means events of the demo', () => {
  const keys = new Set(keyOfTitle.values());
  expect(readingExamples.flatMap(({ expected }) => expected).filter((key) => !keys.has(key))).toEqual([]);
  expect(readingExamples).toHaveLength(100);
});

it(`at least ${mustBeRead} of 100 searches are read as the filters that show what's meant`, async () => {
  const missed: string[] = [];
  for (const each of readingExamples) if (!(await isFound(each))) missed.push(each.query);
  expect(readingExamples.length - missed.length, `missed: ${missed.join(', ')}`).toBeGreaterThanOrEqual(mustBeRead);
});

it('what’s read is said as filters, and only words are left to search for', async () => {
  expect(await read('free yoga for kids near banff in july')).toEqual({
    q: 'yoga',
    category: null,
    hasKids: true,
    from: '2032-07-01',
    to: '2032-07-31',
    minPrice: null,
    maxPrice: 0,
    near: 'Banff, Alberta, Canada',
    within: null,
    isNearReader: false,
  });
});

it.each(['canoe', '"free"', 'Sunday Braai in Langa', 'yodel yodel', '!!!'])('%s is only words', async (q) => {
  expect(await read(q)).toBeNull();
});

it('words that no event has are left out and named, beside other words and beside filters', async () => {
  expect((await search('parkour yoga')).headers['x-dropped-words']).toBe('parkour');
  expect((await search('zumba near banff')).headers['x-dropped-words']).toBe('zumba');
  const alone = await search('zumba');
  expect(alone.body).toEqual([]);
});

it('words that events have, but none has together, find nothing and aren’t left out', async () => {
  const { body, headers } = await search('penguin igloo');
  expect(body).toEqual([]);
  expect(headers['x-dropped-words']).toBeUndefined();
});
