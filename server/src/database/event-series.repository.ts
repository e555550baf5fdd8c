import type { Client, ClientBase } from 'pg';

/** How many events get their series in one transaction, so that no one who books waits for long. */
const eventsAtOnce = 1_000;

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

/**
 * Counts the published series of a database from before they were counted; from here on the trigger `count_published` does. Nothing is published
 * meanwhile. Runs in the caller's transaction.
 */
export async function countSeries(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from published_totals where series is null limit 1');
  if (rowCount === 0) return;
  await client.query('lock table events in share row exclusive mode');
  await client.query('update published_totals set series = 0');
  await client.query(
    `insert into published_totals as total (shard, count, series)
     select 0, 0, count(distinct series_id) from events where status = 'published' and access_code is null
     on conflict (shard) do update set series = excluded.series`,
  );
}

/**
 * Notes the events of a database from before series had totals, so that they're added up again, for their series too. Runs in the caller's
 * transaction.
 */
export async function noteUnsummedDates(client: ClientBase): Promise<void> {
  await client.query('insert into total_changes (event_id) select event_id from event_totals where series_id is null');
}
