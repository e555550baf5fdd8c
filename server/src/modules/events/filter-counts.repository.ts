import { sql } from 'drizzle-orm';
import { categories } from '../../../db/schema/categories';
import { eventSearch } from '../../../db/schema/event-search';
import { events } from '../../../db/schema/events';
import type { Database } from '../../database/database';
import { categoriesOfEvent, conditionOf } from './event-conditions.repository';
import type { EventFilter } from './event-filter';

export interface CategoryCount {
  readonly id: number;
  readonly count: number;
}

/** How many published events match and have each category in use, main or secondary; counted no further than `most`. */
export async function countByCategory(
  db: Database,
  filter: EventFilter,
  most: number,
): Promise<readonly CategoryCount[]> {
  const { rows } = await db.execute<{ id: number; count: number }>(sql`
    select ${categories.id} as id, (select count(*)::int from (
      select 1 from ${events} left join ${eventSearch} on ${eventSearch.eventId} = ${events.id}
      where ${conditionOf(filter)} and ${categoriesOfEvent} @> array[${categories.id}] limit ${most}
    ) as found) as count
    from ${categories} where ${categories.isActive} order by ${categories.id}`);
  return rows;
}
