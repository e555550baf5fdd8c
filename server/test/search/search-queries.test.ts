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
import { mustBeFound, searchExamples, type SearchExample } from './queries';

const keyOfTitle = new Map(readDemoEvents().map(({ title, key }) => [title, key] as const));

const app = await testApp({ modules: [trusting, eventsModule] });
beforeAll(async () => {
  const now = new Date();
  await inTransaction(app.db, async (tx) => {
    const people = await loadPeople(tx, { people: planPeople(now), now, password: 'unused' });
    const categoryIds = await loadCatalogue(tx, now, people.adminId);
    await loadEvents(tx, { plans: planEvents(now), people, categoryIds });
  });
});

const search = async (q: string) => app.call(eventRoutes.listEvents, { query: { q, limit: 3, dates: 'next' } });

async function isFound({ query, expected }: SearchExample): Promise<boolean> {
  const { body } = await search(query);
  return body.some(({ title }) => expected.includes(keyOfTitle.get(title) ?? ''));
}

it('every example means events of the demo', () => {
  const keys = new Set(keyOfTitle.values());
  expect(searchExamples.flatMap(({ expected }) => expected).filter((key) => !keys.has(key))).toEqual([]);
  expect(searchExamples).toHaveLength(100);
});

it(`at least ${mustBeFound} of 100 searches show an expected event among the first three`, async () => {
  const missed: string[] = [];
  for (const each of searchExamples) if (!(await isFound(each))) missed.push(each.query);
  expect(searchExamples.length - missed.length, `missed: ${missed.join(', ')}`).toBeGreaterThanOrEqual(mustBeFound);
});

it.each([
  ['canoe shows canoes first', 'canoe', /Canoe/],
  ['ski shows skis first', 'ski', /\bSki/],
  ['safari shows the Okavango or the Mara', 'safari', /Okavango|Mara/],
])('%s', async (_, q, title) => {
  expect((await search(q)).body[0]?.title).toMatch(title);
});

it('a typing error is corrected, and the answer says so', async () => {
  const typed = await search('canoo');
  expect(typed.headers['x-searched-for']).toBe('canoe');
  expect(Number(typed.headers['x-total-count'])).toBeLessThan(10);
  expect((await search('canoe')).headers['x-searched-for']).toBeUndefined();
});

it('while typing, events, their places and categories are suggested', async () => {
  const suggest = async (q: string) => (await app.call(searchRoutes.suggestSearch, { query: { q } })).body;
  const reykjavik = await suggest('reykj');
  expect(reykjavik.places).toEqual(['Reykjavík, Iceland']);
  expect(reykjavik.events.length).toBeGreaterThan(0);
  expect((await suggest('fam')).categories).toEqual([expect.objectContaining({ name: 'Family & Kids' })]);
  expect((await suggest('cano')).events[0]?.title).toMatch(/Canoe/);
  expect(await suggest('%_')).toEqual({ events: [], places: [], categories: [] });
});
