import type { Pool } from 'pg';

const series = 5_000;
/** Two a day for a year. */
const longest = 732;

/** What triggers would do, the statements do: which series an event is of, and when it starts. */
const statements: readonly string[] = [
  `create temp table numbered as
   select id, row_number() over (order by id) - 1 as n from events where status = 'published'`,
  `create temp table first_of as select n, id, series_id from events join numbered using (id) where n < ${series}`,
  `update events set has_other_dates = true, series_id = first_of.series_id
   from numbered join first_of on first_of.n = case when numbered.n between ${series} and ${series + longest - 2} then 0
     else numbered.n % ${series} end
   where numbered.id = events.id`,
  `update events set start_date = day, end_date = day, start_time = slot, end_time = slot_end,
     starts_at = local_instant(day, slot, timezone), ends_at = local_instant(day, slot_end, timezone)
   from numbered cross join lateral (select case when numbered.n = 0 then 0 else numbered.n - ${series - 1} end as k) place
   cross join lateral (select current_date + 1 + (k / 2)::int as day, case when k % 2 = 0 then '09:00' else '14:00' end as slot,
     case when k % 2 = 0 then '12:00' else '17:00' end as slot_end) planned
   where numbered.id = events.id and (numbered.n = 0 or numbered.n between ${series} and ${series + longest - 2})`,
  `update event_totals set series_id = events.series_id from events where events.id = event_totals.event_id and event_totals.series_id <> events.series_id`,
  `delete from series_totals`,
  `insert into series_totals (series_id, owner_id, seats, revenue, match, matches, match_model, rating, reviews)
   select * from series_sums(array(select distinct series_id from events))`,
  `insert into total_changes (event_id) select id from numbered where n = 0 or n between ${series} and ${series + longest - 2}`,
  `delete from published_totals`,
  `insert into published_totals (shard, count, series)
   select 0, count(*), count(distinct series_id) from events where status = 'published'`,
  `delete from event_series where not exists (select from events where series_id = event_series.id)`,
];

/** Groups the events of the large data into series, one of which has two dates a day for a year. */
export async function fillSeries(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`begin; set local session_replication_role = replica; set local statement_timeout = 0`);
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
    await client.query('vacuum analyze events');
  } finally {
    client.release(true);
  }
}
