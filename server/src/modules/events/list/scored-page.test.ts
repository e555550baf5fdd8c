import { maxCounted } from '@ascendant/domain/list-limits';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent } from '../../../../test/factories/events';
import { copyEvent } from '../../../../test/factories/many-events';
import { testDatabase } from '../../../../test/test-database';
import type { Viewer } from '../../../access/caller';
import { eventScores, type EventScorer, type ScoredOrder } from '../../../application/event-scores';
import { searchText } from '../search/text-search.service';
import { scoredList, type ScoredListing } from './scored-page';

const caller: Viewer = { userId: 1, sessionId: 1, role: 'traveller' };
const tours = 4;
/** Every upcoming event, the best match first. */
let order: readonly number[] = [];

const database = await testDatabase();
beforeAll(async () => {
  const { db } = database;
  for (let tour = 0; tour < tours; tour += 1) {
    const { id } = await buildEvent(db, { title: 'Granite tour' });
    await copyEvent(db, id, (2 * maxCounted) / tours - 1, { series_id: sql`model.series_id` });
  }
  await buildEvent(db, { title: 'Granite climb' });
  const { id } = await buildEvent(db, { title: 'Quartz tour' });
  await copyEvent(db, id, maxCounted - 1);
  order = await idsOf('true order by id * 7919 % 10007');
});

async function idsOf(condition: string): Promise<readonly number[]> {
  const { rows } = await database.pool.query<{ id: number }>(`select id from events where ${condition}`);
  return rows.map(({ id }) => id);
}

/** From 10 down to 0 in the order. */
const scoreOf = (id: number) => Math.round((100 * (order.length - order.indexOf(id))) / order.length) / 10;

/** Lists what has a word, for someone whose scores are in the order. @param asked collects what's ranked */
async function list(q: string, wanted: Partial<ScoredListing> = {}, asked: ScoredOrder[] = []) {
  const scores: EventScorer = {
    scoresOf: async (_, ids) => new Map(ids.map((id) => [id, scoreOf(id)])),
    explained: async () => new Map(),
    ordered: async (_, ranked) => {
      asked.push(ranked);
      const good = order.filter((id) => scoreOf(id) >= ranked.least);
      return { ids: good.slice(0, ranked.wanted), total: good.length };
    },
    reading: () => ({ isReady: true, events: order.length }),
  };
  const deps = { db: database.db, eventScores: { ...scores, scoreWith: () => undefined } };
  const filter = { text: await searchText(database.db, q), ...wanted.filter };
  return scoredList(deps, { sort: 'match', least: 0, needed: 13, ...wanted, filter }, caller);
}

const bestOf = async (title: string) => {
  const ids = new Set(await idsOf(`title = '${title}'`));
  return order.filter((id) => ids.has(id));
};

describe('a list by match of what a search finds', () => {
  it('scores twice as many dates as are counted one by one, and ranks nothing', async () => {
    const asked: ScoredOrder[] = [];
    const found = await list('granite tour', {}, asked);
    expect(found).toMatchObject({ count: tours, isCapped: false });
    const [best = 0] = await bestOf('Granite tour');
    expect(found?.ids.map(scoreOf)[0]).toBe(scoreOf(best));
    expect(asked).toEqual([]);
  });

  it('goes through all events in their order for one more, and still counts a series once', async () => {
    const asked: ScoredOrder[] = [];
    const found = await list('granite', {}, asked);
    expect(found).toMatchObject({ count: tours + 1, isCapped: false });
    expect(found?.ids).toHaveLength(tours + 1);
    expect(asked.length).toBeGreaterThan(0);
  });

  it('counts as far as other lists', async () => {
    const found = await list('tour');
    expect(found).toMatchObject({ count: maxCounted, isCapped: true });
    const quartz = new Set(await bestOf('Quartz tour'));
    const best = found?.ids.filter((id) => quartz.has(id)) ?? [];
    expect(best.length).toBeGreaterThan(0);
    expect(best).toEqual([...quartz].slice(0, best.length));
  });

  it('with a least score has only events of that score', async () => {
    const found = await list('quartz', { least: 9 });
    const good = (await bestOf('Quartz tour')).filter((id) => scoreOf(id) >= 9);
    expect(found).toMatchObject({ count: good.length, isCapped: false });
    expect(new Set(found?.ids)).toEqual(new Set(good));
  });

  it.each(['quartz', 'granite'])('is no list without scores, of %s', async (q) => {
    const deps = { db: database.db, eventScores: eventScores() };
    const filter = { text: await searchText(database.db, q) };
    expect(await scoredList(deps, { filter, sort: 'match', least: 0, needed: 13 }, caller)).toBeNull();
  });
});
