import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

const utcToday = sql`(now() at time zone 'UTC')::date`;

/** Today at a place, by the database's clock and the zone table. @param zone a column or a value */
export function localToday(zone: SQLWrapper | string): SQL {
  return sql`local_time(now(), ${zone})::date`;
}

/**
 * The condition that a day is today or later at a place. A day after today by UTC is so everywhere, and one before yesterday nowhere, so the
 * zone table is read for few rows.
 */
export function isFromToday(day: SQLWrapper, zone: SQLWrapper): SQL {
  return sql`${day} >= ${utcToday} - 1 and (${day} > ${utcToday} or ${day} >= ${localToday(zone)})`;
}
