import {
  bookingPaymentStatuses,
  bookingStatuses,
  canMoveBooking,
  canMoveHold,
  canMovePayment,
  holdStatuses,
  paymentStatuses,
  type BookingState,
} from '@ascendant/domain/booking/lifecycle';
import { eventStatuses, eventTransitions } from '@ascendant/domain/event/lifecycle';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../test/test-database';
import {
  bookingByHand,
  codeByHand,
  confirmByHand,
  eventByHand,
  holdByHand,
  paymentByHand,
  refusalOf,
  userByHand,
} from './rows-by-hand';

const database = await testDatabase();

const run = (statement: string) => refusalOf(database.pool.query(statement));

async function pendingBooking() {
  const event = await eventByHand(database.pool, { capacity: 100 });
  const userId = await userByHand(database.pool);
  const bookingId = await bookingByHand(database.pool, { ...event, userId });
  return { ...event, userId, bookingId, holdId: await holdByHand(database.pool, bookingId) };
}

async function confirmedBooking() {
  const booking = await pendingBooking();
  const paymentId = await paymentByHand(database.pool, booking.bookingId);
  await confirmByHand(database.pool, booking.bookingId);
  return { ...booking, paymentId };
}

/** Asks a database function about every pair of states. */
async function movesOf<State extends string>(
  ask: string,
  states: readonly State[],
): Promise<(readonly [State, State])[]> {
  const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));
  const { rows } = await database.pool.query<{ allowed: boolean }>(
    `select ${ask}(was, becomes) as allowed from unnest($1::text[], $2::text[]) with ordinality as pair (was, becomes, n)
     order by n`,
    [pairs.map(([from]) => from), pairs.map(([, to]) => to)],
  );
  return pairs.filter((_, index) => rows[index]?.allowed === true);
}

describe('the tables of transitions', () => {
  it('PAY-01 the database allows exactly the booking transitions of the domain', async () => {
    const states = bookingStatuses.flatMap((status) =>
      bookingPaymentStatuses.map((payment): BookingState => `${status}/${payment}`),
    );
    const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));
    expect(await movesOf('booking_may_move', states)).toEqual(pairs.filter(([from, to]) => canMoveBooking(from, to)));
  });

  it('PAY-01 the database allows exactly the hold transitions of the domain', async () => {
    const pairs = holdStatuses.flatMap((from) => holdStatuses.map((to) => [from, to] as const));
    expect(await movesOf('hold_may_move', holdStatuses)).toEqual(pairs.filter(([from, to]) => canMoveHold(from, to)));
  });

  it('PAY-01 the database allows exactly the payment transitions of the domain', async () => {
    const pairs = paymentStatuses.flatMap((from) => paymentStatuses.map((to) => [from, to] as const));
    expect(await movesOf('payment_may_move', paymentStatuses)).toEqual(
      pairs.filter(([from, to]) => canMovePayment(from, to)),
    );
  });

  it('the database allows exactly the event transitions of the domain', async () => {
    const moves = await movesOf('event_may_move', eventStatuses);
    expect(moves.map(String).sort()).toEqual(eventTransitions.map(({ from, to }) => `${from},${to}`).sort());
  });
});

describe('bookings', () => {
  it('PAY-01 start as pending, or as free and confirmed, never as paid', async () => {
    const event = await eventByHand(database.pool);
    const userId = await userByHand(database.pool);
    const insert = (state: string, cents: number) =>
      run(`insert into bookings (event_id, pricing_tier_id, user_id, attendees, seats, status, payment_status, tier_type,
        adult_price_cents, child_price_cents, tickets_total_cents, booking_fee_cents, hst_cents, total_cents, total_amount)
        values (${event.eventId}, ${event.tierId}, ${userId}, '[{"type":"user","id":${userId}}]', 1, ${state}, 'regular',
        0, 0, ${cents}, 0, 0, ${cents}, ${cents} / 100.0)`);
    expect(await insert(`'confirmed', 'completed'`, 1)).toBe('booking_transition');
    expect(await insert(`'cancelled', 'failed'`, 0)).toBe('booking_transition');
    expect(await insert(`'confirmed', 'completed'`, 0)).toBeNull();
  });

  it("PAY-01 a transition that isn't in the table is refused, and an allowed one after it works", async () => {
    const { bookingId, holdId } = await pendingBooking();
    expect(await run(`update bookings set payment_status = 'refunded' where id = ${bookingId}`)).toBe(
      'booking_transition',
    );
    expect(await run(`update bookings set payment_status = 'failed' where id = ${bookingId}`)).toBeNull();
    expect(await run(`update bookings set payment_status = 'pending' where id = ${bookingId}`)).toBe(
      'booking_transition',
    );
    expect(
      await run(`begin; update holds set status = 'expired' where id = ${holdId};
        update bookings set status = 'cancelled' where id = ${bookingId}; commit`),
    ).toBeNull();
  });

  it('PAY-01 a hold ends before its booking leaves pending, in the same transaction', async () => {
    const { bookingId, holdId } = await pendingBooking();
    const cancel = `update bookings set status = 'cancelled', payment_status = 'failed' where id = ${bookingId}`;
    expect(await run(cancel)).toBe('booking_hold_first');
    expect(await run(`update holds set status = 'released' where id = ${holdId}`)).toBe('hold_and_booking_together');
    expect(await run(`begin; update holds set status = 'released' where id = ${holdId}; ${cancel}; commit`)).toBeNull();
  });

  it("PAY-01 a paid booking isn't confirmed without its payment", async () => {
    const { bookingId } = await pendingBooking();
    expect(await refusalOf(confirmByHand(database.pool, bookingId))).toBe('booking_paid');
    await paymentByHand(database.pool, bookingId);
    expect(await refusalOf(confirmByHand(database.pool, bookingId))).toBeNull();
  });

  it('PAY-01 only paid bookings are refunded, and only free ones are cancelled as completed', async () => {
    const { bookingId } = await confirmedBooking();
    const cancel = (id: number, payment: string) =>
      run(`update bookings set status = 'cancelled', payment_status = '${payment}' where id = ${id}`);
    expect(await cancel(bookingId, 'completed')).toBe('bookings_refund');
    expect(await cancel(bookingId, 'refund_pending')).toBeNull();
    const event = await eventByHand(database.pool);
    const free = await bookingByHand(database.pool, { ...event, userId: await userByHand(database.pool), free: true });
    expect(await cancel(free, 'refund_pending')).toBe('bookings_refund');
    expect(await cancel(free, 'completed')).toBeNull();
  });

  it("PAY-01 terminal rows don't change, except to forget a person (PRI-04)", async () => {
    const { bookingId, userId } = await confirmedBooking();
    const change = (assignment: string) => run(`update bookings set ${assignment} where id = ${bookingId}`);
    await change(`status = 'cancelled', payment_status = 'refund_pending', cancel_reason = 'refunded'`);
    await change(`payment_status = 'refunded'`);
    expect(await change(`cancel_reason = 'other'`)).toBe('booking_final');
    expect(await change(`payment_status = 'completed'`)).toBe('booking_transition');
    expect(await change(`attendees = jsonb_set(attendees, '{0,name}', '""')`)).toBeNull();
    expect(await run(`delete from users where id = ${userId}`)).toBeNull();
    const { rows } = await database.pool.query('select user_id, total_cents from bookings where id = $1', [bookingId]);
    expect(rows[0]).toEqual({ user_id: null, total_cents: 12_001 });
  });

  it('MON-04 a booking never changes its quote or its person', async () => {
    const { bookingId } = await pendingBooking();
    const other = await userByHand(database.pool);
    const change = (assignment: string) => run(`update bookings set ${assignment} where id = ${bookingId}`);
    expect(await change('hst_cents = hst_cents + 1, total_cents = total_cents + 1')).toBe('booking_snapshot');
    expect(await change(`user_id = ${other}`)).toBe('booking_snapshot');
    expect(await change(`tier_type = 'last_minute'`)).toBe('booking_snapshot');
  });

  it("MON-01 amounts that don't add up are refused", async () => {
    const event = await eventByHand(database.pool);
    const userId = await userByHand(database.pool);
    const insert = (hst: number, amount: string) =>
      run(`insert into bookings (event_id, pricing_tier_id, user_id, attendees, seats, status, payment_status, tier_type,
        adult_price_cents, child_price_cents, tickets_total_cents, booking_fee_cents, hst_cents, total_cents, total_amount)
        values (${event.eventId}, ${event.tierId}, ${userId}, '[{"type":"user","id":${userId}}]', 1, 'pending', 'pending',
        'regular', 10000, 0, 10000, 620, ${hst}, 12001, ${amount})`);
    expect(await insert(1380, '106.20')).toBe('bookings_total_cents');
    expect(await insert(1381, '106.21')).toBe('bookings_total_amount');
    expect(await insert(1381, '106.20')).toBeNull();
  });

  it("another event's tier or code is refused", async () => {
    const [event, other] = [await eventByHand(database.pool), await eventByHand(database.pool)];
    const userId = await userByHand(database.pool);
    const discountCodeId = await codeByHand(database.pool, other.eventId, 5);
    const refused = 'booking_matches_event';
    expect(await refusalOf(bookingByHand(database.pool, { ...event, tierId: other.tierId, userId }))).toBe(refused);
    expect(await refusalOf(bookingByHand(database.pool, { ...event, userId, discountCodeId }))).toBe(refused);
    expect(await refusalOf(bookingByHand(database.pool, { ...other, userId, discountCodeId }))).toBeNull();
  });

  it("bookings and payments can't be deleted", async () => {
    const { bookingId, paymentId, eventId } = await confirmedBooking();
    expect(await run(`delete from payments where id = ${paymentId}`)).toBe('record_kept');
    expect(await run(`delete from bookings where id = ${bookingId}`)).toBe('record_kept');
    expect(await run(`delete from events where id = ${eventId}`)).toBe('event_deletion');
  });
});

describe('holds and payments', () => {
  it('PAY-01 a hold starts active, for its own booking, and ends once', async () => {
    const { bookingId, holdId } = await pendingBooking();
    const event = await eventByHand(database.pool);
    const another = await bookingByHand(database.pool, { ...event, userId: await userByHand(database.pool) });
    expect(
      await run(`insert into holds (booking_id, event_id, user_id, seats, status)
        select id, event_id, user_id, 1, 'consumed' from bookings where id = ${another}`),
    ).toBe('hold_transition');
    expect(
      await run(`insert into holds (booking_id, event_id, user_id, seats)
        select id, event_id, user_id, 2 from bookings where id = ${another}`),
    ).toBe('hold_matches_booking');
    await run(`begin; update holds set status = 'released' where id = ${holdId};
      update bookings set status = 'cancelled', payment_status = 'failed' where id = ${bookingId}; commit`);
    expect(await run(`update holds set status = 'active' where id = ${holdId}`)).toBe('hold_transition');
    expect(await run(`update holds set settled_at = now() + interval '1 day' where id = ${holdId}`)).toBe(
      'hold_transition',
    );
  });

  it('PAY-01 a payment is created before it can be paid, and is final once canceled', async () => {
    const { bookingId, holdId } = await pendingBooking();
    const insert = (status: string, amount: number) =>
      run(`insert into payments (booking_id, hold_id, provider, intent_id, client_secret, status, amount_cents)
        values (${bookingId}, ${holdId}, 'sandbox', 'pi_${bookingId}', 's', '${status}', ${amount})`);
    expect(await insert('succeeded', 12_001)).toBe('payment_transition');
    expect(await insert('creating', 12_000)).toBe('payment_matches_booking');
    expect(await insert('creating', 12_001)).toBeNull();
    const change = (assignment: string) => run(`update payments set ${assignment} where booking_id = ${bookingId}`);
    expect(await change(`status = 'succeeded'`)).toBe('payment_transition');
    expect(await change('amount_cents = 1')).toBe('payment_snapshot');
    expect(await change(`intent_id = 'pi_other'`)).toBe('payment_snapshot');
    expect(await change(`status = 'canceled'`)).toBeNull();
    expect(await change(`status = 'succeeded'`)).toBe('payment_transition');
    expect(await change(`last_error_code = 'x'`)).toBe('payment_final');
    expect(await change('disputed = true, checked_at = now()')).toBeNull();
  });

  it('PAY-05 a payment that can be paid has its intent stored', async () => {
    const { bookingId, holdId } = await pendingBooking();
    await run(`insert into payments (booking_id, hold_id, provider, amount_cents)
      values (${bookingId}, ${holdId}, 'sandbox', 12001)`);
    const move = (rest: string) =>
      run(`update payments set status = 'requires_payment'${rest} where booking_id = ${bookingId}`);
    expect(await move('')).toBe('payments_intent');
    expect(await move(`, intent_id = 'pi_x${bookingId}', client_secret = 's'`)).toBeNull();
  });
});

describe('events', () => {
  it('cancelled is final, and only drafts can be deleted', async () => {
    const { eventId } = await eventByHand(database.pool);
    expect(await run(`delete from events where id = ${eventId}`)).toBe('event_deletion');
    expect(await run(`update events set status = 'cancelled' where id = ${eventId}`)).toBeNull();
    expect(await run(`update events set status = 'published' where id = ${eventId}`)).toBe('event_transition');
    const draft = await eventByHand(database.pool, { status: 'draft' });
    expect(await run(`delete from events where id = ${draft.eventId}`)).toBeNull();
  });

  it("can't be unpublished while they have live bookings", async () => {
    const { eventId, bookingId, holdId } = await pendingBooking();
    const unpublish = `update events set status = 'draft' where id = ${eventId}`;
    expect(await run(unpublish)).toBe('event_unpublish_booked');
    await run(`begin; update holds set status = 'released' where id = ${holdId};
      update bookings set status = 'cancelled', payment_status = 'failed' where id = ${bookingId}; commit`);
    expect(await run(unpublish)).toBeNull();
  });
});
