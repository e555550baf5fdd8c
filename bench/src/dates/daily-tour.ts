import type { Pool } from 'pg';

/** Two a day for a year. */
const dates = 732;

const pick = `select id, first_value(series_id) over (order by series_id, id) as series from events
  where status = 'published' and has_other_dates order by series_id, id limit ${dates}`;

/** Days from tomorrow, and which of the day's times. */
const move = `update events set series_id = $2, start_date = current_date + 1 + $3::int, end_date = current_date + 1 + $3::int,
    start_time = $4, end_time = $5 where id = $1`;

const times = [
  ['09:00', '12:00'],
  ['14:00', '17:00'],
] as const;

/**
 * Makes the first dates of the large data those of one series, which takes place twice a day for a year. One statement each: the trigger that
 * counts published series sees what a whole statement has done, and miscounts several dates.
 */
export async function makeDailyTour(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: number; series: number }>(pick);
    for (const [n, { id, series }] of rows.entries())
      await client.query(move, [id, series, Math.floor(n / 2), ...times[n % 2 === 0 ? 0 : 1]]);
    await client.query('commit');
    await client.query('vacuum analyze events');
  } finally {
    client.release(true);
  }
}
