import type { ApplicationContext } from '../../application/application-context';
import { findBooking, isEventBooked, isUnderWay } from './bookings.repository';

/** What emails about bookings depend on. Source: docs/rules/emails.md, "Emails that are no longer true". */
export function defineMailConditions({ db, mailConditions }: Pick<ApplicationContext, 'db' | 'mailConditions'>): void {
  mailConditions.define('booking_is_confirmed', (id) => isUnderWay(db, id));
  mailConditions.define('booking_is_awaiting_refund', async (id) => {
    const booking = await findBooking(db, id);
    return booking?.paymentStatus === 'refund_pending' || booking?.paymentStatus === 'refunded';
  });
  mailConditions.define('booking_is_refunded', async (id) => (await findBooking(db, id))?.paymentStatus === 'refunded');
  mailConditions.define(
    'event_is_booked',
    async (eventId, userId) => userId !== null && (await isEventBooked(db, eventId, userId)),
  );
}
