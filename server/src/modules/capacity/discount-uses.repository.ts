import type { CalendarDay } from '@ascendant/domain/calendar-day';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import type { DiscountBearer } from '@ascendant/domain/pricing/discount-code';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { discountCodes } from '../../../db/schema/pricing';
import type { Transaction } from '../../database/database';
import { seatsLeft } from '../../database/seats';
import { statement } from '../../database/statement';

export interface DiscountForSale {
  readonly id: number;
  readonly discountType: 'percentage' | 'fixed';
  /** Basis points, or cents. */
  readonly value: number;
  readonly usesLeft: number;
  readonly borneBy: DiscountBearer;
}

/** Uses that are neither made nor held. */
export const usesLeft = sql<number>`(${discountCodes.usageLimit} - ${discountCodes.usageCount} - ${discountCodes.usesHeld})`;

/**
 * Locks the code's row, the second lock of a transaction, if the code is valid for this event today.
 * @returns null if the code is unknown, inactive, for another event or another date, or outside its days
 */
export async function lockDiscount(
  tx: Transaction,
  code: string,
  { eventId, today }: { eventId: number; today: CalendarDay },
): Promise<DiscountForSale | null> {
  const isValid: SQL | undefined = and(
    eq(discountCodes.code, code),
    or(
      eq(discountCodes.eventId, eventId),
      and(
        eq(discountCodes.covers, 'series'),
        sql`(select e.series_id from ${events} e where e.id = ${discountCodes.eventId}) = (select e.series_id from ${events} e where e.id = ${eventId})`,
      ),
    ),
    eq(discountCodes.isActive, true),
    sql`coalesce(${discountCodes.validFrom} <= ${today}, true)`,
    sql`coalesce(${discountCodes.validUntil} >= ${today}, true)`,
  );
  const [row] = await tx
    .select({
      id: discountCodes.id,
      discountType: discountCodes.discountType,
      value: sql<number>`(${discountCodes.discountValue} * 100)::int`,
      usesLeft,
      borneBy: discountCodes.borneBy,
    })
    .from(discountCodes)
    .where(isValid)
    .for('no key update');
  return row ?? null;
}

/** Locks the code that a booking uses, if any. */
export async function lockDiscountOf(tx: Transaction, bookingId: number): Promise<void> {
  await lockCodeOf(tx, { bookingId });
}

const lockCodeOf = statement<{ bookingId: number }, object>(
  (value) => sql`select from ${discountCodes}
    where ${discountCodes.id} = (select discount_code_id from bookings where id = ${value('bookingId')}::int) for no key update`,
);

/** What a booking whose hold has lapsed can still get. */
interface LeftForBooking {
  readonly eventStatus: EventStatus;
  /** Null if the organizer's account is gone. */
  readonly organizerId: number | null;
  readonly capacity: number;
  readonly seatsLeft: number;
  /** Of the discount code that it uses; null if it uses none. */
  readonly usesLeft: number | null;
  /** Whether what its people take along is left, or what its hold keeps of it fits the limits as they are now. */
  readonly extrasFit: boolean;
}

/** @returns null if there's no such booking; as of the locks of event and code that were sent before */
export async function findLeftFor(tx: Transaction, bookingId: number): Promise<LeftForBooking | null> {
  const [row] = await leftFor(tx, { bookingId });
  return row ?? null;
}

const leftFor = statement<{ bookingId: number }, LeftForBooking>(
  (
    value,
  ) => sql`select ${events.status} as "eventStatus", ${events.organizerId} as "organizerId", ${events.capacity} as "capacity", ${seatsLeft} as "seatsLeft", ${usesLeft} as "usesLeft",
    coalesce((select extras_fit(h.event_id, h.extras, h.status = 'active' and h.lapsed_at is null) from holds h
      where h.booking_id = ${bookings.id} and h.extras is not null), true) as "extrasFit"
    from ${bookings} join ${events} on ${events.id} = ${bookings.eventId}
      left join ${discountCodes} on ${discountCodes.id} = ${bookings.discountCodeId}
    where ${bookings.id} = ${value('bookingId')}`,
);
