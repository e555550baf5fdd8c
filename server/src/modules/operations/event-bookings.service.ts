import type { eventBookingRoutes } from '@ascendant/contract/event-bookings';
import type { RouteReply } from '@ascendant/contract/route';
import { eventBookingsPageSize } from '@ascendant/domain/list-limits';
import { zeroCents } from '@ascendant/domain/money';
import { extrasSum } from '@ascendant/domain/pricing/extra-text';
import type { Caller } from '../../access/caller';
import type { Database } from '../../database/database';
import { findEarnedByAll, findEarnedByBooking } from '../../database/earned.repository';
import { findTakenByEvent } from '../../database/taken.repository';
import type { Sealer } from '../../encryption/sealer';
import { events } from '../events/events.module';
import { findBookingsOfEvent, findExtrasOfEvent } from './event-bookings.repository';
import { presentEventBooking, presentEventMoney } from './operations.presenter';

type BookingsPage = RouteReply<typeof eventBookingRoutes.listEventBookings>;

export interface EventBookingsDeps {
  readonly db: Database;
  /** For the phone numbers of guests whom the organizer booked. */
  readonly sealer: Sealer;
}

/**
 * A page of the bookings of an event, newest first, for its organizer and for admins.
 * @param after the last booking id of the page before; null for the first page
 * @throws AppError not_found for anyone else
 */
export async function bookingsOfEvent(
  { db, sealer }: EventBookingsDeps,
  caller: Caller,
  { eventId, after }: { eventId: number; after: number | null },
): Promise<BookingsPage> {
  const event = await events.eventWithBookings(db, eventId, caller);
  const { id, title, startDate, startTime } = event;
  const [rows, earned, money, taken, extras] = await Promise.all([
    findBookingsOfEvent(db, id, { after, limit: eventBookingsPageSize + 1 }),
    findEarnedByBooking(db, id),
    findEarnedByAll(db, id),
    findTakenByEvent(db, [id]),
    findExtrasOfEvent(db, id),
  ]);
  const page = rows.slice(0, eventBookingsPageSize);
  const last = page.at(-1);
  return {
    event: { id, title, startDate, startTime },
    money: presentEventMoney(money, taken.get(id) ?? zeroCents),
    ...(extras.length > 0 && { extras: extrasSum(extras) }),
    bookings: page.map((row) => presentEventBooking(row, { earned, event, sealer })),
    after: last && rows.length > eventBookingsPageSize ? last.booking.id : null,
  };
}
