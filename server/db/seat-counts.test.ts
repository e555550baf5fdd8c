import { describe, expect, it } from 'vitest';
import { testDatabase } from '../test/test-database';
import {
  bookingByHand,
  confirmByHand,
  eventByHand,
  heldBooking,
  paymentByHand,
  refusalOf,
  takenOf,
  userByHand,
} from './rows-by-hand';

const database = await testDatabase();

describe('counting', () => {
  /** How often statements update events. They're undone. */
  async function updatesOfEvents(statements: string): Promise<number> {
    const client = await database.pool.connect();
    const updates = async (): Promise<number> => {
      const { rows } = await client.query(
        `select n_tup_upd::int as n from pg_stat_xact_user_tables where relid = 'events'::regclass`,
      );
      return rows[0].n;
    };
    try {
      await client.query('begin');
      const before = await updates();
      await client.query(statements);
      return (await updates()) - before;
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  it('PAY-04 a confirmation moves its seats from held to confirmed in one update of the event', async () => {
    const { bookingId } = await heldBooking(database.pool, await eventByHand(database.pool));
    await paymentByHand(database.pool, bookingId);
    expect(
      await updatesOfEvents(`update holds set status = 'consumed' where booking_id = ${bookingId};
        update bookings set status = 'confirmed', payment_status = 'completed' where id = ${bookingId}`),
    ).toBe(1);
  });

  it('PAY-04 a statement counts all its holds at once, however many there are', async () => {
    const event = await eventByHand(database.pool, { capacity: 5 });
    const held = [
      await heldBooking(database.pool, event),
      await heldBooking(database.pool, event),
      await heldBooking(database.pool, event),
    ];
    const ids = held.map(({ holdId }) => holdId).join();
    expect(await updatesOfEvents(`update holds set status = 'released' where id in (${ids})`)).toBe(1);
    await database.pool.query(
      `begin; update holds set status = 'released' where id in (${ids});
       update bookings set status = 'cancelled', payment_status = 'failed' where event_id = ${event.eventId}; commit`,
    );
    expect(await takenOf(database.pool, event.eventId)).toEqual({ confirmed: 0, held: 0 });
  });

  it('PAY-04 counting doesn’t compute again when the event begins and ends', async () => {
    const { holdId } = await heldBooking(database.pool, await eventByHand(database.pool));
    const client = await database.pool.connect();
    await client.query(`begin; set local track_functions = 'all'`);
    await client.query(`update holds set status = 'released' where id = ${holdId}`);
    const { rows } = await client.query(
      `select funcname from pg_stat_xact_user_functions where funcname in ('count_seats', 'local_instant')`,
    );
    await client.query('rollback');
    client.release();
    expect(rows).toEqual([{ funcname: 'count_seats' }]);
  });

  it('PAY-04 what changes no seats updates no event', async () => {
    const { holdId, bookingId } = await heldBooking(database.pool, await eventByHand(database.pool));
    expect(
      await updatesOfEvents(`update holds set expires_at = expires_at - interval '1 minute' where id = ${holdId};
        update bookings set payment_status = 'failed' where id = ${bookingId}`),
    ).toBe(0);
  });

  it('PAY-04 a confirmed booking whose hold lapsed before takes its seats again, and gives back nothing that it no longer held', async () => {
    const event = await eventByHand(database.pool, { capacity: 2 });
    const late = await heldBooking(database.pool, event, -1);
    await heldBooking(database.pool, event);
    await paymentByHand(database.pool, late.bookingId);
    await confirmByHand(database.pool, late.bookingId);
    expect(await takenOf(database.pool, event.eventId)).toEqual({ confirmed: 1, held: 1 });
  });

  it('PAY-04 a hold is consumed only by a booking that is confirmed', async () => {
    const { bookingId } = await heldBooking(database.pool, await eventByHand(database.pool));
    const client = await database.pool.connect();
    const ending = client.query(
      `begin; update holds set status = 'consumed' where booking_id = ${bookingId};
       update bookings set status = 'cancelled', payment_status = 'failed' where id = ${bookingId}; commit`,
    );
    expect(await refusalOf(ending)).toBe('hold_and_booking_together');
    await client.query('rollback');
    client.release();
  });

  it('PAY-04 bookings and holds that are deleted after seven years give back what they count', async () => {
    const event = await eventByHand(database.pool, { capacity: 3 });
    const { holdId } = await heldBooking(database.pool, event);
    const free = await bookingByHand(database.pool, { ...event, userId: await userByHand(database.pool), free: true });
    expect(await takenOf(database.pool, event.eventId)).toEqual({ confirmed: 1, held: 1 });
    await database.pool.query(
      `update holds set created_at = now() - interval '8 years' where id = ${holdId};
       update bookings set created_at = now() - interval '8 years' where id = ${free};
       delete from holds where id = ${holdId}; delete from bookings where id = ${free}`,
    );
    expect(await takenOf(database.pool, event.eventId)).toEqual({ confirmed: 0, held: 0 });
  });
});
