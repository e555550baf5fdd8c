import type { Stretch } from '@ascendant/domain/event/event-search';
import { and, sql, type SQL } from 'drizzle-orm';
import { eventSearch } from '../../../../db/schema/event-search';
import { events } from '../../../../db/schema/events';
import { publishedTotals } from '../../../../db/schema/totals';
import { builtOnce, builtPerShape } from '../../../database/built-once';
import type { Database, Queryable } from '../../../database/database';
import { publishedTotal } from '../../../database/listed-events';
import { conditionOf, shapedFilter } from './event-conditions.repository';
import type { EventFilter } from './event-filter';
import { everything, matching } from './event-lists.repository';
import { byDate, isIn, type Part } from './list-order.repository';

/**
 * How many published events match, each series once, counted no further than `most`. Unless most have several dates, twice as many events are
 * enough to know. Dates of a series are beside each other, so the next look is at the next dates of all, which have most series; only then at
 * every event.
 */
export async function countUpTo(db: Database, filter: EventFilter, most: number): Promise<number> {
  const { shape, text, values } = shapedFilter(filter);
  const count = async (part: Part | 'any', rows: number) => {
    const name = shape === null ? null : [part, shape].join(' ');
    const counting = counts(db, name, (on) => selectCount(on, conditionOf(text()), part));
    const [found] = await counting.execute({ ...values, rows });
    return found ?? { events: 0, series: 0 };
  };
  if (filter.isEachDate) return (await count('any', most)).events;
  const first = await count('any', firstLooked * most);
  if (first.events < firstLooked * most || first.series >= most) return Math.min(first.series, most);
  const next = await count('upcoming', nextLooked * most);
  const { series } = next.series >= most ? next : await count('any', everything);
  return Math.min(series, most);
}

/** How many times as many events as are counted are looked at first, and then of the next dates. */
const [firstLooked, nextLooked] = [2, 4];

const counts = builtPerShape<ReturnType<ReturnType<typeof selectCount>['prepare']>>();

function selectCount(db: Queryable, condition: SQL | undefined, part: Part | 'any') {
  const rows = sql.placeholder('rows');
  const found =
    part === 'any'
      ? matching(db, condition).limit(rows).as('found')
      : matching(db, and(condition, isIn[part]))
          .orderBy(...byDate[part].by(events))
          .limit(rows)
          .as('found');
  const [each, series] = [sql<number>`count(*)::int`, sql<number>`count(distinct ${found.seriesId})::int`];
  return db.select({ events: each, series }).from(found);
}

/** How many events are published, whatever the filter: each series once, or every date. */
export async function countAllPublished(
  tx: Queryable,
  { isEachDate }: Pick<EventFilter, 'isEachDate'> = {},
): Promise<number> {
  const [row] = await totals(tx).execute();
  return (isEachDate ? row?.events : row?.series) ?? 0;
}

const totals = builtOnce((db) =>
  db.select({ events: publishedTotal({ isEachDate: true }), series: publishedTotal({}) }).from(publishedTotals),
);

/** The first of some stretches of days in which an event that's still to come matches, by its place among them; null if none does. */
export async function findFirstStretch(
  db: Queryable,
  filter: EventFilter,
  stretches: readonly Stretch[],
): Promise<number | null> {
  const [starts, ends] = [stretches.map(({ from }) => from), stretches.map(({ to }) => to)];
  const [from, to] = [sql`stretch."from"`, sql`stretch."to"`];
  const { rows } = await db.execute<{ place: number }>(sql`
    select (place - 1)::int as place
    from unnest(${sql.param(starts)}::date[], ${sql.param(ends)}::date[]) with ordinality as stretch ("from", "to", place)
    where exists (select from ${events} left join ${eventSearch} on ${eventSearch.eventId} = ${events.id}
      where ${conditionOf({ ...filter, from, to, isAhead: true })})
    order by place limit 1`);
  return rows[0]?.place ?? null;
}
