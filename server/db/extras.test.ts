import { cents } from '@ascendant/domain/money';
import type { BookedExtra } from '@ascendant/domain/pricing/extra';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../test/test-database';
import {
  bookingByHand,
  confirmByHand,
  eventByHand,
  holdByHand,
  paymentByHand,
  refusalOf,
  userByHand,
  type Connection,
} from './rows-by-hand';

const database = await testDatabase();
const { pool } = database;
const wetsuit = (choice: string): BookedExtra => ({ name: 'Wetsuit', choice, price: cents(1500) });

type Event = Awaited<ReturnType<typeof eventByHand>>;

/** An event with so many wetsuits of size M, and of all sizes. */
async function eventWith(on: Connection, { m, all = null }: { m: number | null; all?: number | null }): Promise<Event> {
  const event = await eventByHand(on, { capacity: 100 });
  await limit(on, event, { m, all });
  return event;
}

async function limit(on: Connection, { eventId }: Event, { m, all = null }: { m: number | null; all?: number | null }) {
  const choices = [
    { name: 'M', limit: m },
    { name: 'L', limit: null },
  ];
  const extras = [{ name: 'Wetsuit', note: '', price: 1500, per: 'person', choices, limit: all, isRefundable: true }];
  await on.query('update event_series set extras = $2 where id = (select series_id from events where id = $1)', [
    eventId,
    JSON.stringify(extras),
  ]);
}

async function heldWith(on: Connection, event: Event, choice: string, minutes = 15) {
  const userId = await userByHand(on);
  const bookingId = await bookingByHand(on, { ...event, userId, extras: [wetsuit(choice)] });
  return { bookingId, holdId: await holdByHand(on, bookingId, minutes) };
}

async function freeWith(event: Event, choice: string): Promise<number> {
  return bookingByHand(pool, { ...event, userId: await userByHand(pool), free: true, extras: [wetsuit(choice)] });
}

/** How many are taken, by choice; of all with ''. */
async function takenOf(on: Connection, { eventId }: Event): Promise<Record<string, number>> {
  const { rows } = await on.query<{ choice: string; taken: number }>(
    'select choice, taken from extra_stock where event_id = $1 order by choice',
    [eventId],
  );
  return Object.fromEntries(rows.map(({ choice, taken }) => [choice, taken]));
}

describe('extras of a date', () => {
  it('are taken by holds, and one beyond the limit of a choice is refused', async () => {
    const event = await eventWith(pool, { m: 2 });
    await heldWith(pool, event, 'M');
    await heldWith(pool, event, 'M');
    expect(await refusalOf(heldWith(pool, event, 'M'))).toBe('extra_stock_limit');
    expect(await refusalOf(heldWith(pool, event, 'L'))).toBeNull();
    expect(await takenOf(pool, event)).toEqual({ '': 3, L: 1, M: 2 });
  });

  it('are limited by all choices together, too, and free bookings inserted directly likewise', async () => {
    const event = await eventWith(pool, { m: null, all: 2 });
    await freeWith(event, 'M');
    await freeWith(event, 'L');
    expect(await refusalOf(freeWith(event, 'L'))).toBe('extra_stock_limit');
    expect(await takenOf(pool, event)).toEqual({ '': 2, L: 1, M: 1 });
  });

  it('stay taken when a hold is confirmed, whatever the limit is by then', async () => {
    const event = await eventWith(pool, { m: 1 });
    const { bookingId } = await heldWith(pool, event, 'M');
    await limit(pool, event, { m: 0 });
    await paymentByHand(pool, bookingId);
    await confirmByHand(pool, bookingId);
    expect(await takenOf(pool, event)).toEqual({ '': 1, M: 1 });
    expect(await refusalOf(heldWith(pool, event, 'M'))).toBe('extra_stock_limit');
  });

  it('are given back by a released hold, a hold that has run out, and a cancelled booking', async () => {
    const event = await eventWith(pool, { m: 1 });
    const { bookingId, holdId } = await heldWith(pool, event, 'M');
    await pool.query(
      `begin; update holds set status = 'released' where id = ${holdId};
       update bookings set status = 'cancelled', payment_status = 'failed' where id = ${bookingId}; commit`,
    );
    expect(await takenOf(pool, event)).toEqual({ '': 0, M: 0 });
    const late = await heldWith(pool, event, 'M', -1);
    const next = await heldWith(pool, event, 'M');
    expect(await takenOf(pool, event)).toEqual({ '': 1, M: 1 });
    await paymentByHand(pool, late.bookingId);
    const client = await pool.connect();
    expect(await refusalOf(confirmByHand(client, late.bookingId))).toBe('extra_stock_limit');
    await client.query('rollback');
    client.release();
    await paymentByHand(pool, next.bookingId);
    await confirmByHand(pool, next.bookingId);
    await pool.query(
      `update bookings set status = 'cancelled', payment_status = 'refund_pending' where id = ${next.bookingId}`,
    );
    expect(await takenOf(pool, event)).toEqual({ '': 0, M: 0 });
  });

  it('are counted by triggers alone', async () => {
    const event = await eventWith(pool, { m: 2 });
    await heldWith(pool, event, 'M');
    expect(await refusalOf(pool.query('update extra_stock set taken = 0'))).toBe('counted_by_triggers');
    const row = `insert into extra_stock (event_id, name, choice, taken) values (${event.eventId}, 'Fins', '', 1)`;
    expect(await refusalOf(pool.query(row))).toBe('counted_by_triggers');
  });

  it('aren’t counted where no one takes any', async () => {
    const event = await eventWith(pool, { m: 2 });
    await holdByHand(pool, await bookingByHand(pool, { ...event, userId: await userByHand(pool) }));
    expect(await takenOf(pool, event)).toEqual({});
  });

  it('50 buyers at once without a lock get exactly the last 20', async () => {
    const event = await eventWith(pool, { m: 20 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => refusalOf(heldWith(pool, event, 'M'))));
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(20);
    expect(new Set(answers)).toEqual(new Set([null, 'extra_stock_limit']));
    expect(await takenOf(pool, event)).toEqual({ '': 20, M: 20 });
  });

  it('CRA-17 without the guard, the same buyers oversell', async () => {
    const control = await testDatabase();
    await control.pool.query('alter table extra_stock drop constraint extra_stock_limit');
    const event = await eventWith(control.pool, { m: 20 });
    await Promise.all(Array.from({ length: 50 }, () => heldWith(control.pool, event, 'M')));
    expect(await takenOf(control.pool, event)).toEqual({ '': 50, M: 50 });
  });
});
