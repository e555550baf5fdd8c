import { sql } from 'drizzle-orm';
import { categories } from '../../../../db/schema/catalog';
import { eventSearch } from '../../../../db/schema/event-search';
import { events } from '../../../../db/schema/events';
import type { Database } from '../../../database/database';
import { categoriesOfEvent, conditionOf, isUpcoming } from '../list/event-conditions.repository';
import type { EventFilter } from '../list/event-filter';
import { isShownDate } from '../list/shown-dates.repository';

export interface CategoryCount {
  readonly id: number;
  readonly count: number;
}

/** A category that reaches the limit among this many matching events for each counted one isn't rare. */
const seenPerCounted = 15;

/**
 * How many published events match, each series once, and have each category in use, main or secondary; counted no further than `most`. Most
 * categories reach that among the next matching dates and the latest past ones, which are of more series than events that are beside each
 * other; only the rare ones are looked up on their own, because an index of several categories can't stop early.
 */
export async function countByCategory(
  db: Database,
  filter: EventFilter,
  most: number,
): Promise<readonly CategoryCount[]> {
  const seen = most * seenPerCounted;
  const key = filter.isEachDate ? events.id : events.seriesId;
  const isShown = isShownDate(filter) ?? sql`true`;
  const matching = sql`from ${events} left join ${eventSearch} on ${eventSearch.eventId} = ${events.id} where ${conditionOf(filter)}`;
  const { rows } = await db.execute<{ id: number; count: number }>(sql`
    with first as materialized (
      (select ${categoriesOfEvent} as ids, ${key} as key ${matching} and ${isUpcoming(events)} order by ${events.startsAt} limit ${seen})
      union all
      (select ${categoriesOfEvent}, ${key} ${matching} and ${events.startsAt} <= now() order by ${events.startsAt} desc limit ${seen})
    ),
    total as materialized (select count(*) as events from first),
    counted as materialized (
      select each.id, count(distinct first.key)::int as count from first, unnest(first.ids) as each (id)
        where each.id is not null group by each.id
    )
    select ${categories.id} as id, case
      when total.events < ${seen} or counted.count >= ${most} then least(coalesce(counted.count, 0), ${most}::int)
      else (select count(*)::int from (select 1 ${matching} and ${categoriesOfEvent} @> array[${categories.id}] and ${isShown} limit ${most}) as found)
      end as count
    from ${categories} cross join total left join counted on counted.id = ${categories.id}
    where ${categories.isActive} order by ${categories.id}`);
  return rows;
}
