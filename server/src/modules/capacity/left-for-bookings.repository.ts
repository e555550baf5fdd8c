import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { discountCodes } from '../../../db/schema/discount-codes';
import { events } from '../../../db/schema/events';
import type { Transaction } from '../../database/database';
import { seatsLeft } from '../../database/seats';
import { statement } from '../../database/statement';
import { usesLeft } from './discount-uses.repository';

/** What a booking whose hold has lapsed can still get. */
export interface LeftForBooking {
  readonly eventStatus: EventStatus;
  /** Null if the organizer's account is gone. */
  readonly organizerId: number | null;
  readonly seatsLeft: number;
  /** Of the discount code that it uses; null if it uses none. */
  readonly usesLeft: number | null;
}

/** @returns null if there's no such booking; as of the locks of event and code that were sent before */
export async function findLeftFor(tx: Transaction, bookingId: number): Promise<LeftForBooking | null> {
  const [row] = await leftFor(tx, { bookingId });
  return row ?? null;
}

const leftFor = statement<{ bookingId: number }, LeftForBooking>(
  (
    value,
  ) => sql`select ${events.status} as "eventStatus", ${events.organizerId} as "organizerId", ${seatsLeft} as "seatsLeft", ${usesLeft} as "usesLeft"
    from ${bookings} join ${events} on ${events.id} = ${bookings.eventId}
      left join ${discountCodes} on ${discountCodes.id} = ${bookings.discountCodeId}
    where ${bookings.id} = ${value('bookingId')}`,
);
