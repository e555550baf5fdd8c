import { describe, expect, it } from 'vitest';
import { testDatabase } from '../test/test-database';
import {
  bookingByHand,
  confirmByHand,
  dependentByHand,
  eventByHand,
  holdByHand,
  paymentByHand,
  refusalOf,
  userByHand,
  type Connection,
} from './rows-by-hand';

const { pool } = await testDatabase();
const whole = (seats: number) => ({ name: 'Whole boat', covers: 8, seats, isWhole: true as const });
const kayak = { name: 'Double kayak', covers: 2, seats: 2 };

type Event = Awaited<ReturnType<typeof eventByHand>>;

async function booked(event: Event, type: object, { free = false, on = pool as Connection } = {}): Promise<number> {
  return bookingByHand(on, { ...event, userId: await userByHand(on), types: [type], free });
}

async function held(event: Event, type: object, on: Connection = pool) {
  const bookingId = await booked(event, type, { on });
  return { bookingId, holdId: await holdByHand(on, bookingId) };
}

const capacityOf = ({ eventId }: Event, capacity: number) =>
  pool.query('update events set capacity = $2 where id = $1', [eventId, capacity]);

async function takenOf(on: Connection, { eventId }: Event): Promise<number> {
  const sql = 'select seats_confirmed + seats_held as taken from events where id = $1';
  return (await on.query<{ taken: number }>(sql, [eventId])).rows[0]?.taken ?? 0;
}

describe('a date that’s booked as a whole', () => {
  it('TYP-04 has no seat for anyone else, held or confirmed', async () => {
    const event = await eventByHand(pool, { capacity: 8 });
    const { bookingId } = await held(event, whole(8));
    expect(await refusalOf(booked(event, {}, { free: true }))).toBe('event_capacity');
    await paymentByHand(pool, bookingId);
    await confirmByHand(pool, bookingId);
    expect(await refusalOf(booked(event, {}, { free: true }))).toBe('event_capacity');
    expect(await takenOf(pool, event)).toBe(8);
  });

  it('is refused while anyone has a seat, or while it’s fewer seats than the date has', async () => {
    const event = await eventByHand(pool, { capacity: 8 });
    expect(await refusalOf(held(event, whole(7)))).toBe('booking_whole_date');
    expect(await refusalOf(booked(event, whole(7), { free: true }))).toBe('booking_whole_date');
    await booked(event, {}, { free: true });
    expect(await refusalOf(held(event, whole(8)))).toBe('event_capacity');
    expect(await refusalOf(booked(event, whole(8), { free: true }))).toBe('event_capacity');
  });

  it('doesn’t get more seats, until it’s given up', async () => {
    const event = await eventByHand(pool, { capacity: 8 });
    const { bookingId, holdId } = await held(event, whole(8));
    expect(await refusalOf(capacityOf(event, 9))).toBe('event_booked_whole');
    expect(await refusalOf(capacityOf(event, 7))).toBe('event_capacity');
    await pool.query(
      `begin; update holds set status = 'released' where id = ${holdId};
       update bookings set status = 'cancelled', payment_status = 'failed' where id = ${bookingId}; commit`,
    );
    expect(await refusalOf(capacityOf(event, 9))).toBeNull();
    const free = await booked(event, whole(9), { free: true });
    expect(await refusalOf(capacityOf(event, 10))).toBe('event_booked_whole');
    await pool.query(`update bookings set status = 'cancelled' where id = ${free}`);
    expect(await refusalOf(capacityOf(event, 10))).toBeNull();
  });

  it('other dates get more, also with packages on them', async () => {
    const event = await eventByHand(pool, { capacity: 8 });
    await held(event, kayak);
    expect(await takenOf(pool, event)).toBe(2);
    expect(await refusalOf(capacityOf(event, 9))).toBeNull();
  });

  it('goes to one of 50 who want it at once, and kayaks never take more than there are', async () => {
    const [one, other] = [await eventByHand(pool, { capacity: 8 }), await eventByHand(pool, { capacity: 9 })];
    const wanted = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? whole(8) : {}));
    const answers = await Promise.all(wanted.map((type) => refusalOf(held(one, type))));
    expect(new Set(answers)).toEqual(new Set([null, 'event_capacity']));
    expect(await takenOf(pool, one)).toBeLessThanOrEqual(8);
    const wholes = answers.filter((answer, index) => answer === null && index % 2 === 0);
    const singles = answers.filter((answer, index) => answer === null && index % 2 === 1);
    expect([wholes.length, singles.length]).toEqual(wholes.length === 1 ? [1, 0] : [0, 8]);
    const kayaks = await Promise.all(Array.from({ length: 50 }, () => refusalOf(held(other, kayak))));
    expect(kayaks.filter((answer) => answer === null)).toHaveLength(4);
    expect(await takenOf(pool, other)).toBe(8);
  });

  it('CRA-17 without the guard, seats are sold beside it', async () => {
    const control = await testDatabase();
    const drop = 'alter table events drop constraint event_capacity';
    await control.pool.query(drop);
    const event = await eventByHand(control.pool, { capacity: 8 });
    await held(event, whole(8), control.pool);
    await held(event, {}, control.pool);
    expect(await takenOf(control.pool, event)).toBe(9);
  });

  it('is whole for as many dependents as come', async () => {
    const event = await eventByHand(pool, { capacity: 8 });
    const userId = await userByHand(pool);
    const dependentIds = [await dependentByHand(pool, userId), await dependentByHand(pool, userId)];
    const shared = { name: 'Whole boat', covers: 8, seats: 0 };
    const types = [whole(8), shared, shared];
    const bookingId = await bookingByHand(pool, { ...event, userId, dependentIds, types, free: true });
    await pool.query(`update bookings set cancelled_positions = '{2}' where id = ${bookingId}`);
    expect(await takenOf(pool, event)).toBe(8);
  });
});
