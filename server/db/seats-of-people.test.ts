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
} from './rows-by-hand';

const { pool } = await testDatabase();
const adult = {};
const infant = { name: 'Infant', seats: 0 };

type Event = Awaited<ReturnType<typeof eventByHand>>;

/** A booking of an adult and of someone who comes as this. */
async function pair(event: Event, types: readonly object[], free = false): Promise<number> {
  const userId = await userByHand(pool);
  const dependentIds = [await dependentByHand(pool, userId)];
  return bookingByHand(pool, { ...event, userId, dependentIds, types, free });
}

async function countsOf({ eventId }: Event): Promise<readonly number[]> {
  const { rows } = await pool.query<{ counts: number[] }>(
    'select array[seats_confirmed, seats_held] as counts from events where id = $1',
    [eventId],
  );
  return rows[0]?.counts ?? [];
}

describe('people without a seat', () => {
  it('TYP-04 take none of a date, held or confirmed, and the next seat is still refused', async () => {
    const event = await eventByHand(pool, { capacity: 2 });
    const bookingId = await pair(event, [adult, infant]);
    await holdByHand(pool, bookingId);
    expect(await countsOf(event)).toEqual([0, 1]);
    await paymentByHand(pool, bookingId);
    await confirmByHand(pool, bookingId);
    expect(await countsOf(event)).toEqual([1, 0]);
    expect(await refusalOf(pair(event, [adult, adult], true))).toBe('event_capacity');
    expect(await refusalOf(pair(event, [adult, infant], true))).toBeNull();
    expect(await countsOf(event)).toEqual([2, 0]);
    expect(await refusalOf(pair(event, [adult, infant], true))).toBe('event_capacity');
  });

  it('are held by as many seats as they take, neither more nor fewer', async () => {
    const event = await eventByHand(pool, { capacity: 9 });
    const bookingId = await pair(event, [adult, infant]);
    const hold = (seats: number) =>
      pool.query(
        `insert into holds (booking_id, event_id, user_id, seats, expires_at)
         select id, event_id, user_id, $2, now() + interval '15 minutes' from bookings where id = $1`,
        [bookingId, seats],
      );
    expect([await refusalOf(hold(2)), await refusalOf(hold(0))]).toEqual(Array(2).fill('hold_matches_booking'));
    expect(await refusalOf(hold(1))).toBeNull();
  });

  it('give none back when they’re cancelled, and someone beside them gives theirs', async () => {
    const event = await eventByHand(pool, { capacity: 9 });
    const [one, other] = [await pair(event, [adult, infant], true), await pair(event, [adult, adult], true)];
    expect(await countsOf(event)).toEqual([3, 0]);
    await pool.query(`update bookings set cancelled_positions = '{1}' where id = any ($1)`, [[one, other]]);
    expect(await countsOf(event)).toEqual([2, 0]);
    await pool.query(`update bookings set status = 'cancelled' where id = any ($1)`, [[one, other]]);
    expect(await countsOf(event)).toEqual([0, 0]);
  });

  it('are counted again when what they come as changes', async () => {
    const event = await eventByHand(pool, { capacity: 1 });
    const bookingId = await pair(event, [adult, infant], true);
    const seated = `update bookings set attendees = jsonb_set(attendees, '{1,priceType,seats}', '1') where id = ${bookingId}`;
    expect(await refusalOf(pool.query(seated))).toBe('event_capacity');
    expect(await countsOf(event)).toEqual([1, 0]);
  });

  it('TYP-04 can’t be all that there is in a booking', async () => {
    const event = await eventByHand(pool, { capacity: 9 });
    expect(await refusalOf(pair(event, [infant, infant], true))).toBe('bookings_seats_taken');
  });

  it('leave a booking in which everyone has a seat as it was', async () => {
    const event = await eventByHand(pool, { capacity: 9 });
    const bookingId = await pair(event, [adult, adult], true);
    const { rows } = await pool.query('select seats, seats_taken from bookings where id = $1', [bookingId]);
    expect(rows).toEqual([{ seats: 2, seats_taken: null }]);
  });
});
