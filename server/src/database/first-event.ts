import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The event of a series with the lowest id: what hearts name a series by. Source: docs/rules/events.md, "Saved events". */
export function firstEventId(seriesId: SQLWrapper): SQL<number> {
  return sql<number>`(select min(first.id) from events as first where first.series_id = ${seriesId})`;
}
