import type { Client } from 'pg';

/** How many events get their series in one transaction, so that no one who books waits for long. */
const eventsAtOnce = 1_000;

/** Whether every event has a series, and the database demands it. */
export async function haveAllSeries(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ demanded: boolean }>(
    `select attnotnull as demanded from pg_attribute where attrelid = 'public.events'::regclass and attname = 'series_id'`,
  );
  return rows[0]?.demanded === true;
}

/**
 * Gives some events from before series a series of their own, which the trigger `set_event_series` makes, and notes on dates of those that exist
 * that there are several. When nothing is left, the column refuses null. Runs in the caller's transaction, again and again.
 * @returns whether events are left
 * Source: docs/decisions/0174-series.md.
 */
export async function giveSeries(client: Client): Promise<boolean> {
  const own = await client.query(
    `update events set series_id = null
     where id in (select id from events where series_id is null order by id limit ${eventsAtOnce} for update)`,
  );
  if ((own.rowCount ?? 0) > 0) return true;
  const noted = await client.query(
    `update events set has_other_dates = true where id in (
       select id from events where not has_other_dates
         and series_id in (select series_id from events group by series_id having count(*) > 1)
       order by id limit ${eventsAtOnce} for update)`,
  );
  if ((noted.rowCount ?? 0) > 0) return true;
  await client.query('alter table events alter column series_id set not null');
  return false;
}
