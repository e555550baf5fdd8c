import { sql, type SQL } from 'drizzle-orm';
import { eventSearch, isInSample } from '../../db/schema/event-search';

/**
 * A query for rows of `event_search` that meet a condition, in no order and no more than `most`. An index of words first collects all events
 * that have one, and only then stops. So a sample is asked first, which has its own small indexes, and everything only if the sample has
 * too few.
 * @param columns what's read of each
 */
export function firstFound(columns: SQL, condition: SQL, most: number): SQL {
  const found = sql`select ${columns} from ${eventSearch} where ${condition}`;
  const sampled = sql`(select count(*) from sampled)`;
  return sql`with sampled as materialized (${found} and ${isInSample(eventSearch.eventId)} limit ${most})
    select * from sampled where ${sampled} = ${most}::int
    union all (${found} and ${sampled} < ${most}::int limit ${most})`;
}
