import { expect, it } from 'vitest';
import { noteUnsummedDates } from '../src/database/event-series.repository';
import { foldTotals, recountTotals } from '../src/database/totals.repository';
import { countWrongTotals } from '../src/invariants/kept-totals.repository';
import { postMissing } from '../src/modules/ledger/post';
import { buildCategory, buildEvent, dayFromNow } from '../test/factories/events';
import { buildOrganizer, buildTraveller } from '../test/factories/people';
import { buildReview } from '../test/factories/reviews';
import { testDatabase } from '../test/test-database';
import { bookingByHand, confirmByHand, holdByHand, paymentByHand, userByHand } from './rows-by-hand';

const database = await testDatabase();
const organizerId = (await buildOrganizer(database.db)).id;
const { id, tiers } = await buildEvent(database.db, { createdBy: organizerId, startDate: dayFromNow(9) });
const eventId = id;
const tierId = tiers[0]!.id;

/** The organizer's totals of a subject by bucket, once everything is added up; empty ones are left out. */
async function kept(subject: string, owner = organizerId): Promise<Readonly<Record<string, readonly number[]>>> {
  await foldTotals(database.db);
  const { rows } = await database.pool.query<{ bucket: string; figures: number[] }>(
    `select bucket, array[count, seats, amount]::float8[] as figures from totals where owner_id = $1 and subject = $2`,
    [owner, subject],
  );
  return Object.fromEntries(rows.map(({ bucket, figures }) => [bucket, figures]));
}

/** Asks for a refund, and posts it. */
async function refundByHand(number: number, amount: string): Promise<void> {
  await run(
    `insert into refunds (payment_id, number, amount_cents, reason) select id, ${number}, ${amount}, 'requested' from payments`,
  );
  await postMissing(database.db);
}

const run = (statement: string) => database.pool.query(statement.replaceAll('$event', String(eventId)));

it('a booking counts from its confirmation to its end, and what it earns until it has gone back', async () => {
  const userId = await userByHand(database.pool);
  const bookingId = await bookingByHand(database.pool, { eventId, tierId, userId });
  await holdByHand(database.pool, bookingId);
  expect(await kept('week')).toEqual({});
  await paymentByHand(database.pool, bookingId);
  await confirmByHand(database.pool, bookingId);
  await postMissing(database.db);
  // The price of the ticket, without fee and tax.
  expect(Object.values(await kept('week'))).toEqual([[1, 1, 100]]);
  expect(Object.values(await kept('week', 0))).toEqual([[1, 1, 100]]);
  const { rows } = await run(`select bookings, seats, revenue::float8 from event_totals where event_id = $event`);
  expect(rows).toEqual([{ bookings: 1, seats: 1, revenue: 100 }]);
  // A refund in part lowers the revenue; what's left of a cancelled booking stays (docs/rules/events.md, "Reports").
  await refundByHand(1, '1200');
  expect(Object.values(await kept('week'))).toEqual([[1, 1, 90]]);
  await run(`update bookings set status = 'cancelled', payment_status = 'refund_pending' where event_id = $event`);
  expect(Object.values(await kept('week'))).toEqual([[0, 0, 90]]);
  await refundByHand(2, 'amount_cents - 1200');
  expect(await kept('week')).toEqual({});
  expect(await countWrongTotals(database.db)).toBe(0);
});

const start = dayFromNow(9);
const later = dayFromNow(30);
const moves: readonly (readonly [what: string, statement: string, subject: string, expected: object])[] = [
  ['an event by status', 'select 1', 'status', { published: [1, 0, 0] }],
  ['a published one by its day', 'select 1', 'start', { [start]: [1, 0, 0] }],
  [
    'another day',
    `update events set start_date = '${later}', end_date = '${later}' where id = $event`,
    'start',
    { [later]: [1, 0, 0] },
  ],
  ['a draft', `update events set status = 'draft' where id = $event`, 'status', { draft: [1, 0, 0] }],
  ['no day of a draft', 'select 1', 'start', {}],
  ['no event that has another organizer', `update events set organizer_id = null where id = $event`, 'status', {}],
];

it.each(moves)('an organizer’s totals have %s', async (_what, statement, subject, expected) => {
  await run(statement);
  expect(await kept(subject)).toEqual(expected);
  expect(await countWrongTotals(database.db)).toBe(0);
});

it('categories and features are counted over everyone’s events, once for each event', async () => {
  const { db } = database;
  const { id: second } = await buildCategory(db, 'Art & Culture');
  const before = await kept('category', 0);
  const { id, event } = await buildEvent(db, {
    secondaryCategoryId1: second,
    features: ['Parking', 'Parking', 'Showers'],
  });
  const after = await kept('category', 0);
  expect(after[second]).toEqual([1, 0, 0]);
  expect(after[event.categoryId]![0]).toBe((before[event.categoryId]?.[0] ?? 0) + 1);
  const features = await kept('feature', 0);
  expect([features['Parking'], features['Showers']]).toEqual([
    [1, 0, 0],
    [1, 0, 0],
  ]);
  await database.pool.query(`update events set features = '{Showers}', secondary_category_id1 = null where id = ${id}`);
  expect((await kept('feature', 0))['Parking']).toBeUndefined();
  expect((await kept('category', 0))[second]).toBeUndefined();
  await database.pool.query(`update events set status = 'draft' where id = ${id}`);
  await database.pool.query(`delete from events where id = ${id}`);
  expect(await kept('category', 0)).toEqual(before);
  expect(await countWrongTotals(db)).toBe(0);
});

it('the average of events’ ratings follows every review, junk or not', async () => {
  const { db, pool } = database;
  const { id: owner } = await buildOrganizer(db);
  const { id } = await buildEvent(db, { createdBy: owner });
  await buildReview(db, { eventId: id, rating: 5 });
  const second = await buildReview(db, { eventId: id, rating: 2 });
  expect(await kept('rating', owner)).toEqual({ '': [1, 2, 3.5] });
  await pool.query('update reviews set is_junk = true where id = $1', [second.id]);
  expect(await kept('rating', owner)).toEqual({ '': [1, 1, 5] });
  await pool.query('delete from reviews where event_id = $1', [id]);
  expect(await kept('rating', owner)).toEqual({});
  expect(await countWrongTotals(db)).toBe(0);
});

it('accounts are counted until they’re deleted', async () => {
  const before = (await kept('users', 0))['']![0]!;
  const { id } = await buildTraveller(database.db);
  expect((await kept('users', 0))['']![0]).toBe(before + 1);
  await database.pool.query('delete from users where id = $1', [id]);
  expect((await kept('users', 0))['']![0]).toBe(before);
});

it('two processes that add up at once count a change once', async () => {
  const { db } = database;
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([buildEvent(db), buildEvent(db), buildTraveller(db)]);
    await Promise.all([foldTotals(db), buildEvent(db), foldTotals(db), foldTotals(db)]);
  }
  expect(await countWrongTotals(db)).toBe(0);
});

it('INV-14 holds at every moment while events, bookings and scores change', async () => {
  const { db } = database;
  const work = { isOver: false };
  const changing = (async () => {
    for (let round = 0; round < 40; round += 1) {
      const { id } = await buildEvent(db);
      await Promise.all([buildReview(db, { eventId: id, rating: 4 }), buildTraveller(db)]);
      if (round % 3 === 0) await database.pool.query(`update events set status = 'draft' where id = ${id}`);
    }
    work.isOver = true;
  })();
  const found: number[] = [];
  while (!work.isOver) found.push(await countWrongTotals(db));
  await changing;
  expect(found.filter((offending) => offending !== 0)).toEqual([]);
});

it('a recount repairs totals that are wrong', async () => {
  const { db, pool } = database;
  await pool.query(`update totals set count = count + 3`);
  expect(await countWrongTotals(db)).toBeGreaterThan(0);
  await recountTotals(db);
  expect(await countWrongTotals(db)).toBe(0);
});

it('INV-14 a series that isn’t the sum of its dates is found', async () => {
  const { db, pool } = database;
  const { event } = await buildEvent(db);
  await buildReview(db, { eventId: event.id, rating: 4 });
  expect(await countWrongTotals(db)).toBe(0);
  await pool.query('update series_totals set reviews = reviews + 1 where series_id = $1', [event.seriesId]);
  expect(await countWrongTotals(db)).toBe(1);
  await recountTotals(db);
  expect(await countWrongTotals(db)).toBe(0);
});

it('events from before series had totals are added up again after a migration', async () => {
  const { db, pool } = database;
  const { event } = await buildEvent(db);
  await buildReview(db, { eventId: event.id, rating: 5 });
  await foldTotals(db);
  await pool.query('update event_totals set series_id = null');
  await pool.query('delete from series_totals');
  const client = await pool.connect();
  await noteUnsummedDates(client).finally(() => client.release());
  expect(await countWrongTotals(db)).toBe(0);
});

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
