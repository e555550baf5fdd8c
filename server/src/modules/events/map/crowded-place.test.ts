import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent } from '../../../../test/factories/events';
import { copyEvent } from '../../../../test/factories/many-events';
import { statementsOf } from '../../../../test/statements';
import { testDatabase } from '../../../../test/test-database';
import type { EventCursor } from '../list/event-filter';
import { findPage, type PageWanted, type Placed } from '../list/event-lists.repository';

const banff = { latitude: 51.18, longitude: -115.57, kilometres: 100 };
const around = 200;
const day = sql`current_date + (n * 37 % 60 - 30)`;

const database = await testDatabase();
beforeAll(async () => {
  const { db } = database;
  const { id } = await buildEvent(db, { title: 'Quartz walk' });
  const dates = { start_date: day, end_date: day };
  await copyEvent(db, id, around - 1, {
    ...dates,
    latitude: sql`51 + n % 7 / 10.0`,
    longitude: sql`-115.5 + n % 5 / 10.0`,
  });
  await copyEvent(db, id, 200, { ...dates, latitude: sql`45`, longitude: sql`-75` });
  await db.execute(sql`update events set lowest_adult_price_cents = id * 7919 % 40 * 100`);
});

type Page = Pick<PageWanted, 'sort' | 'limit' | 'isCrowded'>;

/** Every page of a list, one after the other. */
async function pages({ sort, limit = 0, isCrowded }: Page): Promise<readonly (readonly Placed[])[]> {
  const all: (readonly Placed[])[] = [];
  let after: EventCursor | null = null;
  for (;;) {
    const page: readonly Placed[] = await findPage(database.db, {
      filter: { around: banff },
      sort,
      after,
      limit,
      isCrowded,
    });
    if (page.length === 0) return all;
    // How many are published is read with one of them only.
    all.push(page.map(({ id, part, key }) => ({ id, part, key })));
    const last = page.at(-1);
    after = last ? { sort, ...last } : null;
  }
}

describe.each(['date', 'price'] as const)('a list by %s of events around a crowded place', (sort) => {
  it.each([12, 90])('has the same pages of %d as one around any other', async (limit) => {
    const crowded = await pages({ sort, limit, isCrowded: true });
    expect(crowded.flat()).toHaveLength(around);
    expect(crowded).toEqual(await pages({ sort, limit }));
  });

  it('is read in its order until a page is full, and the rest of it by place', async () => {
    const sentFor = (limit: number) =>
      statementsOf(database.pool, () =>
        findPage(database.db, { filter: { around: banff }, sort, after: null, limit, isCrowded: true }),
      );
    expect(await sentFor(12)).toHaveLength(1);
    // Of upcoming events and of past ones: looked for, not enough, found by place.
    expect(await sentFor(500)).toHaveLength(4);
  });
});
