import { describe, expect, it } from 'vitest';
import { testDatabase } from '../test/test-database';
import {
  bookingByHand,
  codeByHand,
  confirmByHand,
  eventByHand,
  heldBooking,
  holdByHand,
  idOf,
  paymentByHand,
  refusalOf,
  takenOf,
  userByHand,
} from './rows-by-hand';

const database = await testDatabase();

describe('seats', () => {
  it('PAY-04 a hold takes the last seat, and one more is refused', async () => {
    const event = await eventByHand(database.pool, { capacity: 2 });
    await heldBooking(database.pool, event);
    await heldBooking(database.pool, event);
    expect(await takenOf(database.pool, event.eventId)).toEqual({ confirmed: 0, held: 2 });
    expect(await refusalOf(heldBooking(database.pool, event))).toBe('event_capacity');
    expect(await takenOf(database.pool, event.eventId)).toEqual({ confirmed: 0, held: 2 });
  });

  it('PAY-04 free bookings inserted directly are refused when no seats are left', async () => {
    const event = await eventByHand(database.pool, { capacity: 1 });
    const free = async () =>
      bookingByHand(database.pool, { ...event, userId: await userByHand(database.pool), free: true });
    expect(await refusalOf(free())).toBeNull();
    expect(await refusalOf(free())).toBe('event_capacity');
    expect(await takenOf(database.pool, event.eventId)).toEqual({ confirmed: 1, held: 0 });
  });

  it('PAY-04 a confirmed booking replaces its hold, even at a full event', async () => {
    const event = await eventByHand(database.pool, { capacity: 1 });
    const { bookingId } = await heldBooking(database.pool, event);
    await paymentByHand(database.pool, bookingId);
    await confirmByHand(database.pool, bookingId);
    expect(await takenOf(database.pool, event.eventId)).toEqual({ confirmed: 1, held: 0 });
  });

  it('PAY-04 capacity can be lowered to the seats taken, but no further', async () => {
    const event = await eventByHand(database.pool, { capacity: 5 });
    await heldBooking(database.pool, event);
    await bookingByHand(database.pool, { ...event, userId: await userByHand(database.pool), free: true });
    const lower = (capacity: number) =>
      refusalOf(database.pool.query('update events set capacity = $2 where id = $1', [event.eventId, capacity]));
    expect(await lower(1)).toBe('event_capacity');
    expect(await lower(2)).toBeNull();
  });

  it('PAY-04 a released hold and a cancelled booking give their seats back', async () => {
    const event = await eventByHand(database.pool, { capacity: 2 });
    const { bookingId, holdId } = await heldBooking(database.pool, event);
    await database.pool.query(
      `begin; update holds set status = 'released' where id = ${holdId};
       update bookings set status = 'cancelled', payment_status = 'failed' where id = ${bookingId}; commit`,
    );
    const free = await bookingByHand(database.pool, {
      ...event,
      userId: await userByHand(database.pool),
      free: true,
    });
    expect(await takenOf(database.pool, event.eventId)).toEqual({ confirmed: 1, held: 0 });
    await database.pool.query(`update bookings set status = 'cancelled' where id = $1`, [free]);
    expect(await takenOf(database.pool, event.eventId)).toEqual({ confirmed: 0, held: 0 });
  });

  it('PAY-04 the counts cannot be written directly', async () => {
    const event = await eventByHand(database.pool, { capacity: 2 });
    await heldBooking(database.pool, event);
    const write = `update events set seats_held = 0 where id = ${event.eventId}`;
    expect(await refusalOf(database.pool.query(write))).toBe('counted_by_triggers');
  });

  it('PAY-04 60 concurrent buyers without a lock get exactly the 10 seats', async () => {
    const event = await eventByHand(database.pool, { capacity: 10 });
    const answers = await Promise.all(Array.from({ length: 60 }, () => refusalOf(heldBooking(database.pool, event))));
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(10);
    expect(new Set(answers)).toEqual(new Set([null, 'event_capacity']));
    expect(await takenOf(database.pool, event.eventId)).toEqual({ confirmed: 0, held: 10 });
  });

  it('CRA-17 without the guard, the same buyers oversell', async () => {
    const control = await testDatabase();
    await control.pool.query('alter table events drop constraint event_capacity');
    const { eventId, tierId } = await eventByHand(control.pool, { capacity: 10 });
    const buyers = Array.from({ length: 60 }, () => 0);
    const seen = await Promise.all(
      buyers.map(async () => {
        const { rows } = await control.pool.query('select capacity - seats_held as left from events');
        return Number(rows[0].left);
      }),
    );
    await Promise.all(
      seen.map(async (left) => {
        if (left <= 0) return;
        const userId = await userByHand(control.pool);
        await holdByHand(control.pool, await bookingByHand(control.pool, { eventId, tierId, userId }));
      }),
    );
    const { rows } = await control.pool.query('select seats_held from events');
    expect(rows[0].seats_held).toBe(60);
  });
});

describe('holds that have run out', () => {
  it('PAY-04 free their seats for the next buyer, while their status waits for the provider', async () => {
    const event = await eventByHand(database.pool, { capacity: 1 });
    const late = await heldBooking(database.pool, event, -1);
    expect(await refusalOf(heldBooking(database.pool, event))).toBeNull();
    expect(await takenOf(database.pool, event.eventId)).toEqual({ confirmed: 0, held: 1 });
    const { rows } = await database.pool.query('select status, lapsed_at from holds where id = $1', [late.holdId]);
    expect(rows[0]).toEqual({ status: 'active', lapsed_at: expect.any(Date) });
  });

  it('PAY-12 a late success takes the seat while it is free', async () => {
    const event = await eventByHand(database.pool, { capacity: 1 });
    const late = await heldBooking(database.pool, event, -1);
    await database.pool.query('select lapse_run_out($1)', [event.eventId]);
    expect(await takenOf(database.pool, event.eventId)).toEqual({ confirmed: 0, held: 0 });
    await paymentByHand(database.pool, late.bookingId);
    await confirmByHand(database.pool, late.bookingId);
    expect(await takenOf(database.pool, event.eventId)).toEqual({ confirmed: 1, held: 0 });
  });

  it('PAY-12 a late success is refused once someone else has the seat', async () => {
    const event = await eventByHand(database.pool, { capacity: 1 });
    const late = await heldBooking(database.pool, event, -1);
    await heldBooking(database.pool, event);
    await paymentByHand(database.pool, late.bookingId);
    const client = await database.pool.connect();
    expect(await refusalOf(confirmByHand(client, late.bookingId))).toBe('event_capacity');
    await client.query('rollback');
    client.release();
    expect(await takenOf(database.pool, event.eventId)).toEqual({ confirmed: 0, held: 1 });
  });

  it('PAY-18 lapse once, by the database clock, and are never extended', async () => {
    const event = await eventByHand(database.pool);
    const live = await heldBooking(database.pool, event);
    const change = (assignment: string, holdId: number) =>
      refusalOf(database.pool.query(`update holds set ${assignment} where id = $1`, [holdId]));
    expect(await change(`lapsed_at = now() + interval '1 hour'`, live.holdId)).toBe('hold_lapse');
    expect(await change(`expires_at = expires_at + interval '1 second'`, live.holdId)).toBe('hold_not_extended');
    expect(await change(`expires_at = now() - interval '1 second'`, live.holdId)).toBeNull();
    await database.pool.query('select lapse_run_out($1)', [event.eventId]);
    expect(await change('lapsed_at = null', live.holdId)).toBe('hold_lapse');
  });

  it('PAY-16 one person has one live hold per event, and a new one after it has run out', async () => {
    const event = await eventByHand(database.pool);
    const userId = await userByHand(database.pool);
    await holdByHand(database.pool, await bookingByHandFor(userId, event), -1);
    const second = await bookingByHandFor(userId, event);
    expect(await refusalOf(holdByHand(database.pool, second))).toBeNull();
    const third = await bookingByHandFor(userId, event);
    expect(await refusalOf(holdByHand(database.pool, third))).toBe('holds_one_live_per_event');
  });

  /** A pending booking whose attendee is forgotten, so that PAY-17 doesn't refuse it first. */
  async function bookingByHandFor(userId: number, event: { eventId: number; tierId: number }): Promise<number> {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      const bookingId = await bookingByHand(client, { ...event, userId });
      await client.query('update booking_attendees set user_id = null where booking_id = $1', [bookingId]);
      await client.query('commit');
      return bookingId;
    } finally {
      client.release();
    }
  }
});

describe('waitlist offers', () => {
  async function offer(eventId: number, seats: number, hours = 24): Promise<number> {
    const entryId = await idOf(
      database.pool,
      'insert into waitlist_entries (event_id, user_id, seats) values ($1, $2, $3) returning id',
      [eventId, await userByHand(database.pool), seats],
    );
    return idOf(
      database.pool,
      `insert into waitlist_offers (entry_id, event_id, seats, expires_at)
       values ($1, $2, $3, now() + make_interval(hours => $4)) returning id`,
      [entryId, eventId, seats, hours],
    );
  }

  it('PAY-04 an open offer counts as taken until it is declined', async () => {
    const event = await eventByHand(database.pool, { capacity: 3 });
    const offerId = await offer(event.eventId, 2);
    expect(await takenOf(database.pool, event.eventId)).toEqual({ confirmed: 0, held: 2 });
    expect(await refusalOf(offer(event.eventId, 2))).toBe('event_capacity');
    await database.pool.query(`update waitlist_offers set status = 'declined' where id = $1`, [offerId]);
    expect(await takenOf(database.pool, event.eventId)).toEqual({ confirmed: 0, held: 0 });
  });

  it('PAY-04 an offer that has run out frees its seats for the next buyer', async () => {
    const event = await eventByHand(database.pool, { capacity: 2 });
    await offer(event.eventId, 2, -1);
    expect(await refusalOf(heldBooking(database.pool, event))).toBeNull();
    expect(await takenOf(database.pool, event.eventId)).toEqual({ confirmed: 0, held: 1 });
  });
});

describe('discount uses', () => {
  const usesOf = async (codeId: number) => {
    const { rows } = await database.pool.query(
      'select usage_count as used, uses_held as held from discount_codes where id = $1',
      [codeId],
    );
    return rows[0];
  };

  it('PAY-04 of many concurrent buyers, one gets the last use', async () => {
    const event = await eventByHand(database.pool, { capacity: 100 });
    const codeId = await codeByHand(database.pool, event.eventId, 3);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refusalOf(heldBooking(database.pool, event, 15, codeId))),
    );
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(3);
    expect(new Set(answers)).toEqual(new Set([null, 'discount_usage_limit']));
    expect(await usesOf(codeId)).toEqual({ used: 0, held: 3 });
  });

  it('PAY-04 a use is held, then used, then free again when the booking is cancelled', async () => {
    const event = await eventByHand(database.pool);
    const codeId = await codeByHand(database.pool, event.eventId, 1);
    const { bookingId } = await heldBooking(database.pool, event, 15, codeId);
    await paymentByHand(database.pool, bookingId);
    await confirmByHand(database.pool, bookingId);
    expect(await usesOf(codeId)).toEqual({ used: 1, held: 0 });
    await database.pool.query(
      `update bookings set status = 'cancelled', payment_status = 'refund_pending' where id = $1`,
      [bookingId],
    );
    expect(await usesOf(codeId)).toEqual({ used: 0, held: 0 });
  });

  it('PAY-04 a run-out hold frees its use of the code', async () => {
    const event = await eventByHand(database.pool);
    const codeId = await codeByHand(database.pool, event.eventId, 1);
    await heldBooking(database.pool, event, -1, codeId);
    expect(await refusalOf(heldBooking(database.pool, event, 15, codeId))).toBeNull();
  });

  it('PAY-04 the limit cannot be lowered below what is used, and the counts cannot be written directly', async () => {
    const event = await eventByHand(database.pool);
    const codeId = await codeByHand(database.pool, event.eventId, 5);
    await heldBooking(database.pool, event, 15, codeId);
    await heldBooking(database.pool, event, 15, codeId);
    const set = (assignment: string) =>
      refusalOf(database.pool.query(`update discount_codes set ${assignment} where id = $1`, [codeId]));
    expect(await set('usage_limit = 1')).toBe('discount_usage_limit');
    expect(await set('usage_limit = 2')).toBeNull();
    expect(await set('uses_held = 0')).toBe('counted_by_triggers');
  });
});

describe('refunds', () => {
  it('PAY-04 never exceed what was paid; failed refunds do not count', async () => {
    const event = await eventByHand(database.pool);
    const { bookingId } = await heldBooking(database.pool, event);
    const paymentId = await paymentByHand(database.pool, bookingId);
    const refund = (number: number, amount: number) =>
      refusalOf(
        database.pool.query(
          `insert into refunds (payment_id, number, amount_cents, reason) values ($1, $2, $3, 'requested')`,
          [paymentId, number, amount],
        ),
      );
    expect(await refund(1, 12_000)).toBeNull();
    expect(await refund(2, 2)).toBe('payments_refunded_cents');
    expect(await refund(2, 1)).toBeNull();
    await database.pool.query(`update refunds set status = 'failed' where payment_id = $1 and number = 1`, [paymentId]);
    expect(await refund(3, 12_000)).toBeNull();
  });
});

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
