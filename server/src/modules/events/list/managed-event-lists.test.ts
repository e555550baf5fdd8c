import { managedEventSorts } from '@ascendant/domain/event/managed-events';
import { maxCounted } from '@ascendant/domain/list-limits';
import { sql, type SQL } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent } from '../../../../test/factories/events';
import { copyEvent } from '../../../../test/factories/many-events';
import { buildOrganizer } from '../../../../test/factories/people';
import { testDatabase } from '../../../../test/test-database';
import { countManaged, foundBy } from '../../../database/managed-event-filter';
import { foldTotals } from '../../../database/totals.repository';
import { findManagedIds, type ManagedEventPage } from './managed-event-lists.repository';

const statuses = sql`(array['draft', 'pending_approval', 'published', 'cancelled'])[1 + n % 4]`;
const day = sql`current_date + (n * 37 % 60 - 30)`;
let organizerId: number;

const database = await testDatabase();
beforeAll(async () => {
  const { db } = database;
  organizerId = (await buildOrganizer(db)).id;
  const { id } = await buildEvent(db, { title: 'Quartz walk' });
  const dates = { status: statuses, start_date: day, end_date: sql`${day} + n % 5` };
  const owner = sql`case when n % 3 = 0 then ${organizerId}::int end`;
  await copyEvent(db, id, maxCounted + 200, { ...dates, created_by: owner });
  await copyEvent(db, id, 200, { ...dates, title: sql`'Ore ' || n % 11`, created_by: owner });
  // Some are dates of a few series.
  await db.execute(sql`update events set series_id = first.series_id
    from (select min(series_id) as series_id, created_by, id % 40 as k from events where id % 4 = 0 group by 2, 3) first
    where id % 4 = 0 and id % 40 = first.k and events.created_by is not distinct from first.created_by`);
  await db.execute(sql`update events set created_at = now() - make_interval(hours => id * 7919 % 300),
    review_requested_at = case when id % 3 > 0 then now() - make_interval(hours => id * 31 % 100) end`);
  await foldTotals(db);
  await db.execute(
    sql`update event_totals set revenue = nullif(event_id * 37 % 90, 0), bookings = nullif(event_id * 11 % 40, 0)`,
  );
  await db.execute(sql`analyze`);
});

/** Every order as one statement that sorts everything. */
const upcoming = sql`ends_at < now(), case when ends_at >= now() then starts_at end, starts_at desc, id desc`;
const references: Readonly<Record<ManagedEventPage['sort'], SQL>> = {
  upcoming,
  waiting: sql`status <> 'pending_approval', case when status = 'pending_approval' then review_requested_at end,
    case when status = 'pending_approval' then starts_at end, case when status = 'pending_approval' then -id end, ${upcoming}`,
  newest: sql`created_at desc, id desc`,
  title: sql`lower(title), id desc`,
  bookings: sql`bookings desc nulls last, id desc`,
  revenue: sql`revenue desc nulls last, id desc`,
};

async function expected(page: ManagedEventPage): Promise<{ readonly ids: readonly number[]; readonly all: number }> {
  const { sort, organizerId: owner, status, words = [], active, by, series, limit, offset } = page;
  const conditions = [
    sql`true`,
    ...(owner === undefined ? [] : [sql`created_by = ${owner}`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(active ? [sql`status = 'published' and start_date >= local_time(now(), timezone)::date`] : []),
    ...words.map((word) => sql`lower(title) like ${`%${word}%`}`),
    ...(series === undefined ? [] : [sql`series_id = ${series}`]),
  ];
  const isNext = sql`(status = 'published' and starts_at > now())`;
  const place = sql`row_number() over (partition by series_id
    order by ${isNext} desc, case when ${isNext} then starts_at end, starts_at desc, id)`;
  const shown = sql`(select * from (select *, ${place} as place from events where ${sql.join(conditions, sql` and `)}) found
    ${by === 'series' ? sql`where place = 1` : sql``}) events`;
  const { rows } = await database.db.execute<{ id: number; all: number }>(sql`
    select id, (count(*) over ())::int as all from ${shown} join (select event_id, bookings, revenue from event_totals) t on event_id = id
    order by ${references[sort]} offset ${offset ?? 0} limit ${limit}`);
  if (rows.length > 0 || !offset) return { ids: rows.map(({ id }) => id), all: rows[0]?.all ?? 0 };
  return { ids: [], all: (await expected({ ...page, offset: 0 })).all };
}

async function found(page: ManagedEventPage) {
  const { db } = database;
  const narrowed = await foundBy(db, page, page.offset);
  return { ids: await findManagedIds(db, narrowed), count: await countManaged(db, narrowed, page.offset) };
}

const filters: readonly Partial<ManagedEventPage>[] = [
  {},
  { status: 'pending_approval' },
  { active: true },
  { words: ['quartz'] },
  { words: ['ore'] },
  { words: ['uart', 'walk'], status: 'draft' },
  { words: ['ore', '7'] },
  { words: ['quartz'], active: true },
  { words: ['nothing'] },
  { by: 'series' },
  { by: 'series', status: 'pending_approval' },
  { by: 'series', active: true },
  { by: 'series', words: ['ore'] },
  { by: 'series', words: ['quartz'], active: true },
];

describe.each(['waiting', ...managedEventSorts] as const)('managed events sorted by %s', (sort) => {
  it.each(filters)('with %o are the pages of one sorted list, for admins and organizers', async (filter) => {
    for (const owner of [undefined, organizerId]) {
      for (const offset of [0, 17, 160, 4_100]) {
        const page = { ...filter, sort, organizerId: owner, limit: 20, offset };
        const [answer, reference] = [await found(page), await expected(page)];
        expect(answer.ids).toEqual(reference.ids);
        const isSearch = (page.words ?? []).length > 0;
        const limit = isSearch ? offset + maxCounted : Number.MAX_SAFE_INTEGER;
        if (isSearch || !('active' in filter)) {
          expect(answer.count).toEqual({ count: Math.min(limit, reference.all), isCapped: reference.all > limit });
        }
      }
    }
  });
});

it('only the dates of one series, from the next on', async () => {
  const { rows } = await database.db.execute<{ series: number }>(
    sql`select series_id as series from events where has_other_dates group by 1 order by count(*) desc limit 1`,
  );
  const page = { series: rows[0]?.series, sort: 'upcoming', limit: 50 } as const;
  const [answer, reference] = [await found(page), await expected(page)];
  expect(answer.ids).toEqual(reference.ids);
  expect(answer.ids.length).toBeGreaterThan(10);
  expect(answer.count).toEqual({ count: reference.all, isCapped: false });
});
