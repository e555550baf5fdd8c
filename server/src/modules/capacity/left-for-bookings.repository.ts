import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { discountCodes } from '../../../db/schema/discount-codes';
import { events } from '../../../db/schema/events';
import type { Transaction } from '../../database/database';
import { seatsLeft } from '../../database/seats';
import { listOf, statement } from '../../database/statement';
import { usesLeft } from './discount-uses.repository';

/** What a booking whose hold has lapsed can still get. */
export interface LeftForBooking {
  readonly bookingId: number;
  readonly eventStatus: EventStatus;
  readonly seatsLeft: number;
  /** Of the discount code that it uses; null if it uses none. */
  readonly usesLeft: number | null;
}

/** @returns a row for each booking that exists, as of the locks of events and codes that were sent before */
export async function findLeftFor(tx: Transaction, bookingIds: readonly number[]): Promise<LeftForBooking[]> {
  return leftFor(tx, { bookingIds });
}

const leftFor = statement<{ bookingIds: readonly number[] }, LeftForBooking>(
  (
    value,
  ) => sql`select ${bookings.id} as "bookingId", ${events.status} as "eventStatus", ${seatsLeft} as "seatsLeft", ${usesLeft} as "usesLeft"
    from ${bookings} join ${events} on ${events.id} = ${bookings.eventId}
      left join ${discountCodes} on ${discountCodes.id} = ${bookings.discountCodeId}
    where ${bookings.id} = any(${listOf(value('bookingIds'), 'int')})`,
);
