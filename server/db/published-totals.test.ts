import { expect, it } from 'vitest';
import { buildEvent } from '../test/factories/events';
import { buildTraveller } from '../test/factories/people';
import { testDatabase } from '../test/test-database';
import { bookingByHand } from './rows-by-hand';

it('the number of published events is kept with every transition and deletion', async () => {
  const { db, pool } = await testDatabase();
  const total = async () =>
    (await pool.query('select coalesce(sum(count), 0)::int as count from published_totals')).rows[0].count;
  const { id } = await buildEvent(db, { status: 'draft' });
  expect(await total()).toBe(0);
  await pool.query(`update events set status = 'published' where id = $1`, [id]);
  await buildEvent(db);
  expect(await total()).toBe(2);
  await pool.query(`update events set title = 'Another name' where id = $1`, [id]);
  expect(await total()).toBe(2);
  await pool.query(`update events set status = 'draft' where id = $1`, [id]);
  await pool.query('delete from events where id = $1', [id]);
  expect(await total()).toBe(1);
});

it('an event is among the full ones while it has no seat left', async () => {
  const { db, pool } = await testDatabase();
  const { id, tiers } = await buildEvent(db, { capacity: 1 });
  const full = async () => (await pool.query('select event_id from full_events')).rows;
  expect(await full()).toEqual([]);
  await bookingByHand(pool, { eventId: id, tierId: tiers[0]!.id, userId: (await buildTraveller(db)).id, free: true });
  expect(await full()).toEqual([{ event_id: id }]);
  await pool.query('update events set capacity = 2 where id = $1', [id]);
  expect(await full()).toEqual([]);
});

it('the number of published series is kept: it grows with the first published date and falls with the last', async () => {
  const { db, pool } = await testDatabase();
  const total = async () =>
    (await pool.query('select coalesce(sum(series), 0)::int as count from published_totals')).rows[0].count;
  const { event } = await buildEvent(db, { status: 'draft' });
  const { seriesId } = event;
  const dates = [event.id, (await buildEvent(db, { seriesId, status: 'draft' })).id];
  await buildEvent(db);
  expect(await total()).toBe(1);
  await Promise.all(dates.map((id) => pool.query(`update events set status = 'published' where id = $1`, [id])));
  expect(await total()).toBe(2);
  const third = await buildEvent(db, { seriesId });
  expect(await total()).toBe(2);
  for (const id of dates) await pool.query(`update events set status = 'draft' where id = $1`, [id]);
  expect(await total()).toBe(2);
  const { event: alone } = await buildEvent(db);
  expect(await total()).toBe(3);
  await pool.query('update events set series_id = $1 where id = $2', [seriesId, alone.id]);
  expect(await total()).toBe(2);
  await pool.query('update events set series_id = null where id = $1', [third.id]);
  expect(await total()).toBe(3);
});
