import type { Pool } from 'pg';

/** Two a day for a year. */
const dates = 732;

/** One statement, in which triggers do the rest: what's published, what searches read, the totals. */
const statement = `
  with picked as (
    select id, row_number() over (order by series_id, id) - 1 as n, first_value(series_id) over (order by series_id, id) as first
    from events where status = 'published' and has_other_dates order by series_id, id limit ${dates}
  )
  update events set series_id = picked.first, start_date = day, end_date = day, start_time = slot, end_time = slot_end
  from picked cross join lateral (select current_date + 1 + (n / 2)::int as day, case when n % 2 = 0 then '09:00' else '14:00' end as slot,
    case when n % 2 = 0 then '12:00' else '17:00' end as slot_end) planned
  where picked.id = events.id`;

/** Makes the first dates of the large data those of one series, which takes place twice a day for a year. */
export async function makeDailyTour(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`begin; set local statement_timeout = 0`);
    await client.query(statement);
    await client.query('commit');
    await client.query('vacuum analyze events');
  } finally {
    client.release(true);
  }
}
