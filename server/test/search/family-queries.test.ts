import { eventRoutes } from '@ascendant/contract/event';
import { searchRoutes, relaxedFilterRoutes } from '@ascendant/contract/search';
import { adultCategories } from '@ascendant/domain/event/for-children';
import { noChildTicketsFromAge } from '@ascendant/domain/event/limits';
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
import { emptyFamilySearches, familyExamples, mustBeChosen } from './family-queries';
import { demoMadeAt, readersToday } from './reading-queries';

const keyOfTitle = new Map(readDemoEvents().map(({ title, key }) => [title, key] as const));

const app = await testApp({ modules: [trusting, eventsModule] });
beforeAll(async () => {
  await inTransaction(app.db, async (tx) => {
    const people = await loadPeople(tx, { people: planPeople(demoMadeAt), now: demoMadeAt, password: 'unused' });
    const categoryIds = await loadCatalogue(tx, demoMadeAt, people.adminId);
    const plans = planEvents(demoMadeAt).filter(({ isOver }) => !isOver);
    await loadEvents(tx, { plans, people, categoryIds });
  });
});

/** What the site filters by when a search is submitted. */
async function filtersOf(q: string) {
  const { reading } = (await app.call(searchRoutes.readSearch, { query: { q, today: readersToday } })).body;
  const { isNearReader: _, hasKids, ...filters } = reading ?? { q, isNearReader: false, hasKids: false };
  const said = Object.entries(filters).filter(([, value]) => value !== null && value !== '');
  return { ...Object.fromEntries(said), ...(hasKids && { kids: 'true' as const }) };
}

const isForFamilies = /\b(?:kids|family|children)\b/;
const listed = async (q: string) =>
  (await app.call(eventRoutes.listEvents, { query: { ...(await filtersOf(q)), limit: 3, dates: 'next' } })).body;
const similarTo = async (q: string) =>
  (await app.call(relaxedFilterRoutes.relaxFilters, { query: await filtersOf(q) })).body.similar;
const suitsChildren = ({ minimumAge, categoryName }: { minimumAge: number; categoryName: string }) =>
  minimumAge < noChildTicketsFromAge && !adultCategories.some((name) => name === categoryName);

it('every example means events of the demo', () => {
  const keys = new Set(keyOfTitle.values());
  expect(familyExamples.flatMap(({ chosen }) => chosen).filter((key) => !keys.has(key))).toEqual([]);
  expect(familyExamples).toHaveLength(20);
});

it(`at least ${mustBeChosen} of 20 searches of families and couples show what they’d choose among the first three`, async () => {
  const missed: string[] = [];
  for (const { query, chosen } of familyExamples) {
    const keys = (await listed(query)).map(({ title }) => keyOfTitle.get(title) ?? '');
    if (!chosen.some((key) => keys.includes(key))) missed.push(`${query}: ${keys.join(', ')}`);
  }
  expect(familyExamples.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(mustBeChosen);
});

it('a family is shown nothing that children can’t come to, neither as found nor as similar', async () => {
  const asked = [...familyExamples.map(({ query }) => query), ...emptyFamilySearches].filter((q) =>
    isForFamilies.test(q),
  );
  const unsuitable: string[] = [];
  for (const q of asked)
    for (const event of [...(await listed(q)), ...(await similarTo(q))])
      if (!suitsChildren(event)) unsuitable.push(`${q}: ${event.title}`);
  expect(unsuitable).toEqual([]);
});

it('where nothing is found for a family, something similar is', async () => {
  for (const q of emptyFamilySearches) {
    expect(await listed(q), q).toEqual([]);
    expect((await similarTo(q)).length, q).toBeGreaterThan(0);
  }
});
