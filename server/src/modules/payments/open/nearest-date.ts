import type { BookingOrder } from '@ascendant/contract/booking';
import type { ErrorCode } from '@ascendant/contract/errors';
import type { NearestDate } from '@ascendant/contract/event-dates';
import { seatsNamed } from '@ascendant/domain/booking/attendee-prices';
import type { Database } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { startText } from '../../../mail/date-text';
import { bookings } from '../../bookings/bookings.module';
import { events } from '../../events/events.module';

const freeOneText = (date: NearestDate) => `The nearest free one is ${startText(date)}.`;

/** What's said of a date that can't be booked, though another one may. */
const ofTheDate: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'sold_out',
  'not_available',
  'not_on_sale',
  'date_changed',
]);

/**
 * Runs an order. If its date was cancelled, filled or moved meanwhile, the refusal names the nearest date of the series.
 * @throws AppError as `work`, with `nearestDate` if there's one
 * Source: docs/rules/booking.md, "A date that's gone".
 */
export async function namingNearestDate<Answer>(
  db: Database,
  order: BookingOrder,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !ofTheDate.has(error.code)) throw error;
    const priceTypes = await events.findPriceTypes(db, order.eventId);
    const wanted = {
      eventId: order.eventId,
      seats: seatsNamed(order.attendees, priceTypes),
      ...bookings.claimedStart(order),
    };
    const nearestDate = await events.findNearestDate(db, wanted);
    if (nearestDate === null) throw error;
    const { facts } = error;
    const message = error.code === 'not_available' ? `${error.message} ${freeOneText(nearestDate)}` : error.message;
    throw new AppError(error.code, { ...facts, message, details: { ...facts.details, nearestDate } });
  }
}
