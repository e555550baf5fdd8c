import { expect, it } from 'vitest';
import { migrate } from '../src/database/migrate';
import { migrationsBefore } from '../test/migrations-before';
import { testDatabase } from '../test/test-database';
import { eventByHand, idOf, paymentByHand, refusalOf, userByHand } from './rows-by-hand';

it('a database from before the seats migration keeps its bookings, counts and guards', async () => {
  const database = await testDatabase('template1');
  const { pool } = database;
  await migrate(database.url, await migrationsBefore('seats'));
  const { eventId, tierId } = await eventByHand(pool, { capacity: 1 });
  const book = (userId: number, column: 'places' | 'seats') =>
    idOf(
      pool,
      `insert into bookings (event_id, pricing_tier_id, user_id, attendees, ${column}, status, payment_status, tier_type,
         adult_price_cents, child_price_cents, tickets_total_cents, booking_fee_cents, hst_cents, total_cents, total_amount)
       values ($1, $2, $3::int, jsonb_build_array(jsonb_build_object('type', 'user', 'id', $3::int)), 1, 'pending', 'pending',
         'regular', 10000, 0, 10000, 620, 1381, 12001, 106.20) returning id`,
      [eventId, tierId, userId],
    );
  const hold = (bookingId: number, column: 'places' | 'seats') =>
    pool.query(
      `insert into holds (booking_id, event_id, user_id, ${column}, expires_at)
       select id, event_id, user_id, ${column}, now() + interval '1 hour' from bookings where id = $1`,
      [bookingId],
    );
  const refunded = await book(await userByHand(pool), 'places');
  await hold(refunded, 'places');
  const paymentId = await paymentByHand(pool, refunded);
  await pool.query(
    `insert into refunds (payment_id, number, amount_cents, reason) values ($1, 1, 12001, 'no_places')`,
    [paymentId],
  );
  await pool.query(`begin; update holds set status = 'expired' where booking_id = ${refunded};
    update bookings set status = 'cancelled', payment_status = 'refund_pending', cancel_reason = 'no_places' where id = ${refunded};
    commit; update bookings set payment_status = 'refunded' where id = ${refunded}`);
  const held = await book(await userByHand(pool), 'places');
  await hold(held, 'places');

  await migrate(database.url);

  const { rows } = await pool.query(
    `select b.seats, b.cancel_reason, r.reason, e.seats_held, e.seats_confirmed from bookings b join events e on e.id = b.event_id
     left join payments p on p.booking_id = b.id left join refunds r on r.payment_id = p.id order by b.id`,
  );
  const counts = { seats: 1, seats_held: 1, seats_confirmed: 0 };
  expect(rows).toEqual([
    { ...counts, cancel_reason: 'no_seats', reason: 'no_seats' },
    { ...counts, cancel_reason: null, reason: null },
  ]);
  const another = await book(await userByHand(pool), 'seats');
  expect(await refusalOf(hold(another, 'seats'))).toBe('event_capacity');
  expect(await refusalOf(pool.query('update bookings set seats = 2'))).toBe('booking_snapshot');
});
