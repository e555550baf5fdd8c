import type { BookedExtra } from '@ascendant/domain/pricing/extra';
import type { BookedType } from '@ascendant/domain/pricing/price-type';
import type { Pool, PoolClient } from 'pg';

/** Anything that can run SQL: the pool, or one connection inside a transaction. */
export type Connection = Pick<Pool | PoolClient, 'query'>;

/** Runs a statement that returns one `id`. */
export async function idOf(on: Connection, statement: string, values: unknown[] = []): Promise<number> {
  const { rows } = await on.query<{ id: number }>(statement, values);
  const [row] = rows;
  if (!row) throw new RangeError(`no id came back from: ${statement}`);
  return row.id;
}

let people = 0;

/** A traveller with a unique name. */
export async function userByHand(on: Connection): Promise<number> {
  people += 1;
  const name = `person${people}`;
  return idOf(
    on,
    `insert into users (username, email, password, first_name, last_name) values ($1, $2, 'x', 'Ann', 'Lee') returning id`,
    [name, `${name}@example.org`],
  );
}

export async function dependentByHand(on: Connection, userId: number): Promise<number> {
  return idOf(
    on,
    `insert into dependents (user_id, first_name, last_name, relationship_type, consent_at)
     values ($1, 'Kim', 'Lee', 'child', now()) returning id`,
    [userId],
  );
}

/** A published event with a regular tier of $100.00. */
export async function eventByHand(
  on: Connection,
  { capacity = 10, status = 'published' } = {},
): Promise<{ eventId: number; tierId: number }> {
  const categoryId = await idOf(
    on,
    `insert into categories (name) values ('Outdoor & Nature')
     on conflict (lower(name)) do update set description = null returning id`,
  );
  const eventId = await idOf(
    on,
    `insert into events (title, slug, description, location, timezone, category_id, duration, capacity, status,
       start_date, end_date, start_time, end_time)
     values ('Ridge walk', 'ridge-walk', 'Along the ridge and back.', 'Banff, Canada', 'America/Edmonton', $1, 1, $2, $3,
       '2030-06-01', '2030-06-01', '09:00', '17:00') returning id`,
    [categoryId, capacity, status],
  );
  const tierId = await idOf(
    on,
    `insert into pricing_tiers (event_id, tier_type, adult_price, child_price) values ($1, 'regular', 100, 50) returning id`,
    [eventId],
  );
  return { eventId, tierId };
}

/** Another date of an event's series, a draft, written as our own program does. */
export function dateByHand(on: Connection, eventId: number): Promise<number> {
  return idOf(
    on,
    `insert into events (title, slug, description, location, timezone, category_id, duration, capacity, status, start_date, end_date,
       start_time, end_time, series_id)
     select title, slug, description, location, timezone, category_id, duration, capacity, 'draft', '2030-06-08', '2030-06-08',
       start_time, end_time, series_id from events where id = $1 returning id`,
    [eventId],
  );
}

export async function codeByHand(on: Connection, eventId: number, usageLimit: number): Promise<number> {
  return idOf(
    on,
    `insert into discount_codes (code, event_id, discount_type, discount_value, usage_limit)
     values ('CODE' || $1::int, $1::int, 'fixed', 0, $2) returning id`,
    [eventId, usageLimit],
  );
}

interface BookingByHand {
  readonly eventId: number;
  readonly tierId: number;
  readonly userId: number;
  readonly dependentIds?: readonly number[];
  readonly discountCodeId?: number | null;
  /** What the first person takes along. */
  readonly extras?: readonly BookedExtra[];
  /** What each comes as, in order; an adult without one. */
  readonly types?: readonly Partial<BookedType>[];
  /** Free bookings are confirmed at once (T10). */
  readonly free?: boolean;
}

/** A booking with only adults: pending at $100.00 before fee and tax, or free and confirmed. */
export async function bookingByHand(on: Connection, booking: BookingByHand): Promise<number> {
  const attendees = [
    {
      type: 'user',
      id: booking.userId,
      name: 'Ann Lee',
      age: 40,
      isChild: false,
      ...(booking.extras && { extras: booking.extras }),
    },
    ...(booking.dependentIds ?? []).map((id) => ({ type: 'dependent', id, name: 'Kim Lee', age: 20, isChild: false })),
  ].map((person, position) => ({
    ...person,
    ...(booking.types?.[position] && { priceType: booking.types[position] }),
  }));
  const state = booking.free ? ['confirmed', 'completed'] : ['pending', 'pending'];
  /** Subtotal, fee, tax, total. */
  const amounts = booking.free ? [0, 0, 0, 0] : [10_000, 620, 1381, 12_001];
  return idOf(
    on,
    `insert into bookings (event_id, pricing_tier_id, user_id, attendees, seats, status, payment_status, tier_type,
       adult_price_cents, child_price_cents, tickets_total_cents, booking_fee_cents, hst_cents, total_cents, total_amount,
       discount_code_id)
     values ($1, $2, $3, $4, $5, $6, $7, 'regular', $8::int, 0, $8::int, $9::int, $10::int, $11::int, ($8::int + $9::int) / 100.0, $12)
     returning id`,
    [
      booking.eventId,
      booking.tierId,
      booking.userId,
      JSON.stringify(attendees),
      attendees.length,
      ...state,
      ...amounts,
      booking.discountCodeId ?? null,
    ],
  );
}

/** The hold of a pending booking. @param minutes until it runs out; negative if it already has */
export async function holdByHand(on: Connection, bookingId: number, minutes = 15): Promise<number> {
  return idOf(
    on,
    `insert into holds (booking_id, event_id, user_id, seats, discount_code_id, expires_at)
     select id, event_id, user_id, coalesce(seats_taken, seats), discount_code_id, now() + make_interval(mins => $2) from bookings where id = $1
     returning id`,
    [bookingId, minutes],
  );
}

/** A held booking's payment, already paid at the provider. */
export async function paymentByHand(on: Connection, bookingId: number): Promise<number> {
  const paymentId = await idOf(
    on,
    `insert into payments (booking_id, hold_id, provider, amount_cents)
     select b.id, h.id, 'sandbox', b.total_cents from bookings b join holds h on h.booking_id = b.id where b.id = $1
     returning id`,
    [bookingId],
  );
  await on.query(
    `update payments set status = 'requires_payment', intent_id = 'pi_' || id, client_secret = 's' where id = $1`,
    [paymentId],
  );
  await on.query(`update payments set status = 'succeeded' where id = $1`, [paymentId]);
  return paymentId;
}

/** T4: consumes the hold, then confirms the booking. */
export async function confirmByHand(on: Connection, bookingId: number): Promise<void> {
  await on.query(
    `begin; update holds set status = 'consumed' where booking_id = ${bookingId};
     update bookings set status = 'confirmed', payment_status = 'completed' where id = ${bookingId}; commit`,
  );
}

/** How the database answered a statement: the constraint it violated, or null if it was accepted. */
export async function refusalOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof Error && 'constraint' in error) return String(error.constraint);
    throw error;
  }
}

/** A pending booking of a new traveller, with its hold. @param minutes from now until the hold runs out */
export async function heldBooking(
  on: Connection,
  event: { eventId: number; tierId: number },
  minutes = 15,
  discountCodeId: number | null = null,
): Promise<{ userId: number; bookingId: number; holdId: number }> {
  const userId = await userByHand(on);
  const bookingId = await bookingByHand(on, { ...event, userId, discountCodeId });
  const holdId = await holdByHand(on, bookingId, minutes);
  return { userId, bookingId, holdId };
}

/** The seats that an event counts. */
export async function takenOf(
  on: Connection,
  eventId: number,
): Promise<{ confirmed: number; held: number } | undefined> {
  const { rows } = await on.query<{ confirmed: number; held: number }>(
    'select seats_confirmed as confirmed, seats_held as held from events where id = $1',
    [eventId],
  );
  return rows[0];
}
