import { describe, expect, it } from 'vitest';
import { migrate } from '../src/database/migrate';
import { testDatabase, type TestDatabase } from '../test/test-database';
import { dateByHand, eventByHand, idOf } from './rows-by-hand';

const seriesOf = async ({ pool }: TestDatabase, id: number) => {
  const { rows } = await pool.query<{ series: number; several: boolean }>(
    'select series_id as series, has_other_dates as several from events where id = $1',
    [id],
  );
  return rows[0]!;
};

const countSeries = async ({ pool }: TestDatabase) =>
  (await pool.query<{ count: number }>('select count(*)::int as count from event_series')).rows[0]!.count;

describe('the series of an event', () => {
  it('is made with an event that’s written without one, as earlier programs do', async () => {
    const database = await testDatabase();
    const [one, other] = [await eventByHand(database.pool), await eventByHand(database.pool)];
    const first = await seriesOf(database, one.eventId);
    expect(first).toEqual({ series: expect.any(Number), several: false });
    expect((await seriesOf(database, other.eventId)).series).not.toBe(first.series);
    const copy = await idOf(
      database.pool,
      `insert into events (title, slug, description, location, timezone, category_id, duration, capacity, start_date, end_date, start_time,
         end_time, series_id)
       select title, slug, description, location, timezone, category_id, duration, capacity, start_date, end_date, start_time, end_time, null
       from events where id = $1 returning id`,
      [one.eventId],
    );
    expect((await seriesOf(database, copy)).series).not.toBe(first.series);
  });

  it('says on every date that there are several, from the second on', async () => {
    const database = await testDatabase();
    const { eventId } = await eventByHand(database.pool);
    const { series } = await seriesOf(database, eventId);
    const second = await dateByHand(database.pool, eventId);
    const third = await dateByHand(database.pool, eventId);
    for (const id of [eventId, second, third]) expect(await seriesOf(database, id)).toEqual({ series, several: true });
  });

  it('two first dates that are added at once see each other', async () => {
    const database = await testDatabase();
    const { eventId } = await eventByHand(database.pool);
    const series = await idOf(database.pool, 'insert into event_series default values returning id');
    const added = await Promise.all(
      [1, 2].map((day) =>
        idOf(
          database.pool,
          `insert into events (title, slug, description, location, timezone, category_id, duration, capacity, start_date, end_date, start_time,
             end_time, series_id)
           select title, slug, description, location, timezone, category_id, duration, capacity, start_date + $2::int, end_date + $2::int,
             start_time, end_time, $3 from events where id = $1 returning id`,
          [eventId, day, series],
        ),
      ),
    );
    for (const id of added) expect(await seriesOf(database, id)).toEqual({ series, several: true });
  });

  it('goes with its last date', async () => {
    const database = await testDatabase();
    const { eventId } = await eventByHand(database.pool, { status: 'draft' });
    const second = await dateByHand(database.pool, eventId);
    const before = await countSeries(database);
    await database.pool.query('delete from events where id = $1', [second]);
    expect(await countSeries(database)).toBe(before);
    await database.pool.query('delete from pricing_tiers where event_id = $1', [eventId]);
    await database.pool.query('delete from events where id = $1', [eventId]);
    expect(await countSeries(database)).toBe(before - 1);
  });

  it('is given to events from before, which are linked already or not, and then no event can be without one', async () => {
    const database = await testDatabase();
    const { pool } = database;
    const made = [];
    for (let count = 0; count < 4; count += 1) made.push((await eventByHand(pool)).eventId);
    const [first = 0, second = 0, third = 0, fourth = 0] = made;
    await pool.query(
      `alter table events alter column series_id drop not null; alter table events disable trigger user;
       alter table event_search alter column text_id drop not null; update event_search set text_id = null;
       update events set series_id = null; delete from event_series`,
    );
    const linked = await idOf(pool, 'insert into event_series default values returning id');
    await pool.query('update events set series_id = $1 where id in ($2, $3)', [linked, first, second]);
    await pool.query('alter table events enable trigger user; update published_totals set series = null');
    await migrate(database.url);
    const { rows: totals } = await pool.query('select sum(series)::int as series from published_totals');
    expect(totals).toEqual([{ series: 3 }]);
    for (const id of [first, second]) expect(await seriesOf(database, id)).toEqual({ series: linked, several: true });
    const { rows: texts } = await pool.query(
      `select s.event_id as id, t.series_id as series, min(s.event_id) over (partition by t.id) as first
       from event_search s left join search_texts t on t.id = s.text_id order by 1`,
    );
    expect(texts.map(({ first: same }) => same)).toEqual([first, first, third, fourth]);
    for (const { id, series } of texts) expect(series).toBe((await seriesOf(database, id)).series);
    const others = [await seriesOf(database, third), await seriesOf(database, fourth)];
    expect(new Set([linked, ...others.map(({ series }) => series)]).size).toBe(3);
    expect(others.map(({ several }) => several)).toEqual([false, false]);
    await expect(
      pool.query('begin; alter table events disable trigger user; update events set series_id = null; commit'),
    ).rejects.toThrow('not-null');
  });
});
